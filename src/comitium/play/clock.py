"""The clocks of a table: how long somebody may take for a decision, and what happens when her time is over.

Nothing here knows the time: whoever asks says what it is, in milliseconds. Time decides no rule: when it is over the table is
told, and what was agreed beforehand happens (a nudge, a bot that plays on, the quiet answer). All of it is one small struct
that is stored with its match, so a clock outlives whoever keeps it.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final, Literal
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from comitium.core.frames import Game
from comitium.core.registry import GameType

NONE: Final = "none"
DECISION: Final = "decision"  # so many seconds for each, and a reserve for the whole game
DAY: Final = "day"  # so many for each, over days: with quiet hours and days off

NUDGE: Final = "nudge"  # she is reminded, and the table waits
QUIET: Final = "quiet"  # the quiet answer, where there is one; else she is reminded
QUIET_OR_BOT: Final = "quiet-or-bot"  # the quiet answer, where there is one; else a bot plays on
BOT: Final = "bot"  # a bot plays on until she is back
WHEN_OVER: Final = (NUDGE, QUIET, QUIET_OR_BOT, BOT)

READ: Final = "read"  # bots wait until the pages of all who are here have shown what was decided
A_PAUSE: Final = "pause"
AT_ONCE: Final = "at-once"
BOTS_MOVE: Final = (READ, A_PAUSE, AT_ONCE)

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
WHOLE_DAY: Final = 24 * HOUR
PATIENCE: Final = MINUTE  # for which nobody is nudged, nor again
SILENCE: Final = 2 * MINUTE  # after a nudge, until the table may do without somebody who says nothing
NOTICE: Final = 20 * SECOND  # until somebody who is not there is told that it is her turn


class Pace(Struct, frozen=True, omit_defaults=True):
    """What a table has agreed on. In quiet hours, minutes of the day in a time zone, no time runs out."""

    kind: Literal["none", "decision", "day"] = "none"
    seconds: int = 0
    reserve: int = 0  # seconds
    over: Literal["nudge", "quiet", "quiet-or-bot", "bot"] = "nudge"
    quiet: tuple[int, int] = (0, 0)
    zone: str = "UTC"
    days_off: int = 0  # that everybody may take, one at a time
    bots: Literal["read", "pause", "at-once"] = "read"  # when bots move: all have read what was shown, after a pause, at once

    @property
    def is_kept(self) -> bool:
        return self.kind != NONE


PACES: Final[Mapping[str, Pace]] = {
    NONE: Pace(),
    DECISION: Pace("decision", 120, 600, "quiet-or-bot"),
    DAY: Pace("day", 24 * 3600, 0, "quiet", (22 * 60, 8 * 60), days_off=2),
}


class Hand(Struct, omit_defaults=True):
    """The hand of a clock for one seat. `number` is the number of the question she is asked, -1 if she is not asked."""

    number: int = -1
    since: int = 0
    spent: int = 0  # of her reserve
    off: int = 0  # days that she has taken off in all,
    extra: int = 0  # and milliseconds for what she is asked now
    nudged: int = 0  # when, for what she is asked now
    told: bool = False  # she was sent a message about what she is asked now
    later: int = 0  # until when she does not want one
    over: bool = False  # her time for it has run out, and what was agreed has happened

    @property
    def tell_at(self) -> int:
        """When she is sent a message, if she is not there."""
        return max(self.since + NOTICE, self.later)


class Clock(Struct, omit_defaults=True):
    """All hands of a table's clock."""

    pace: Pace = Pace()
    hands: list[Hand] = []
    paused: int = 0  # since when; 0 if it goes on
    pausing: list[int] = []  # seats that want a pause

    # -- being asked

    def follow(self, asked: Mapping[int, int], seats: int, now: int) -> None:
        """These people are asked now, each with the number of her question. Who has answered pays from her reserve for what
        she took beyond her time."""
        self.hands += [Hand() for _ in range(seats - len(self.hands))]
        for seat, hand in enumerate(self.hands):
            number = asked.get(seat, -1)
            if number == hand.number:
                continue
            if hand.number >= 0 and self.pace.is_kept:
                beyond = self._now(now) - hand.since - hand.extra - self.pace.seconds * SECOND
                hand.spent = min(hand.spent + max(0, beyond), self.pace.reserve * SECOND)
            self.hands[seat] = Hand(number, self._now(now) if number >= 0 else 0, hand.spent, hand.off)

    def asked(self) -> list[int]:
        return [seat for seat, hand in enumerate(self.hands) if hand.number >= 0]

    # -- time

    def _now(self, now: int) -> int:
        """The time on this clock: in a pause it does not go on."""
        return min(now, self.paused) if self.paused else now

    def free_until(self, seat: int) -> int:
        """When somebody who is asked begins to use her reserve; 0 if there is no clock."""
        hand = self.hands[seat]
        if not self.pace.is_kept or hand.number < 0:
            return 0
        return hand.since + hand.extra + self.pace.seconds * SECOND

    def until(self, seat: int) -> int:
        """When the time of somebody who is asked is over; 0 if there is no clock."""
        free = self.free_until(seat)
        return after_quiet(free + self.pace.reserve * SECOND - self.hands[seat].spent, self.pace) if free else 0

    def is_over(self, seat: int, now: int) -> bool:
        """Whether somebody's time has run out and nothing was done about it yet."""
        until = self.until(seat)
        return 0 < until <= self._now(now) and not self.hands[seat].over

    def due(self) -> int:
        """When this clock has to be looked at next; 0: never, as far as it knows."""
        moments = [hand.tell_at for hand in self.hands if hand.number >= 0 and not hand.told]
        if not self.paused:
            moments += [self.until(seat) for seat in self.asked() if self.pace.is_kept and not self.hands[seat].over]
        return min(moments, default=0)

    # -- pauses and days off

    def want_pause(self, seats: tuple[int, ...], yes: bool, voters: set[int], now: int) -> None:
        """These seats want a pause, or none. It begins when all who are here want it; anybody may end it."""
        wanting = set(self.pausing) | set(seats) if yes else set(self.pausing) - set(seats)
        self.pausing = sorted(wanting)
        if yes and not self.paused and voters and wanting >= voters:
            self.paused = now
        elif not yes and self.paused:
            self._go_on(now)

    def _go_on(self, now: int) -> None:
        gone = max(0, now - self.paused)
        self.paused, self.pausing = 0, []
        for hand in self.hands:
            if hand.number >= 0:
                hand.since += gone

    def take_day_off(self, seat: int) -> bool:
        """A day more for what somebody is asked; whether she has one left."""
        hand = self.hands[seat]
        if self.pace.kind != DAY or hand.number < 0 or hand.off >= self.pace.days_off:
            return False
        hand.off += 1
        hand.extra += WHOLE_DAY
        hand.over = False
        return True

    # -- somebody who says nothing

    def may_nudge(self, seat: int, now: int) -> bool:
        """Whether somebody has been asked for so long that one may remind her, and not just been reminded."""
        hand = self.hands[seat] if seat < len(self.hands) else Hand()
        return hand.number >= 0 and not self.paused and now - max(hand.since, hand.nudged) >= PATIENCE

    def nudge(self, seat: int, now: int) -> None:
        self.hands[seat].nudged = now

    def is_silent(self, seat: int, now: int) -> bool:
        """Whether somebody was reminded, and has said nothing since: the table may vote on a bot in her place."""
        hand = self.hands[seat] if seat < len(self.hands) else Hand()
        return hand.number >= 0 and hand.nudged > 0 and not self.paused and now - hand.nudged >= SILENCE


def after_quiet(moment: int, pace: Pace) -> int:
    """A moment, or the end of the quiet hours that it falls into."""
    start, end = pace.quiet
    if start == end:
        return moment
    local = datetime.fromtimestamp(moment / SECOND, ZoneInfo(pace.zone))
    minute = local.hour * 60 + local.minute
    inside = start <= minute < end if start < end else minute >= start or minute < end
    if not inside:
        return moment
    wakes = local.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if minute >= end:
        wakes += timedelta(days=1)
    return int(wakes.timestamp() * SECOND)


def quiet_answer(kind: GameType, game: Game, seat: int) -> int:
    """The answer that only lets things go on: it votes neither for nor against anything, pays nothing and plays no card; -1
    where there is none, as with a vote that admits no abstention."""
    menu = game.legal(seat)
    routine = game.stack[-1].routine_answer(game, seat)
    return next((choice for choice in (*kind.profile.quiet, routine) if choice in menu), -1)


_DECODER: Final = msgspec.json.Decoder(Clock)


def read(text: str) -> Clock:
    """The clock that was stored; a table without one has none."""
    return _DECODER.decode(text) if text else Clock()


def write(clock: Clock) -> str:
    return msgspec.json.encode(clock).decode()
