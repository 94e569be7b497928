"""What a page may ask for about time: a clock for the table, a pause, a day off, and a word to somebody who says nothing."""

from __future__ import annotations

from typing import Final, Literal
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.match.journal import GOES_ON, PAUSED
from comitium.play.clock import PACES, Clock, Pace
from comitium.store import match_store
from comitium.web.acts.act import Act, speaker
from comitium.web.matches.connection import Connection
from comitium.web.matches.hub import Hub
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models

SHORTEST: Final = 10  # seconds for a decision
LONGEST: Final = 30 * 24 * 3600
DAY: Final = 24 * 60  # minutes


class SetPace(Act, frozen=True, tag="pace"):
    """The host says how time is kept, before the game begins: a kind of clock, and what of it is otherwise than usual."""

    kind: Literal["none", "decision", "day"] | None = None
    over: Literal["nudge", "quiet", "quiet-or-bot", "bot"] | None = None
    seconds: int | str | None = None
    reserve: int | str | None = None
    days_off: int | str | None = None
    quiet: str | None = None  # "22-8": hours of the day, or "" for none
    zone: str = ""
    bots: Literal["read", "pause", "at-once"] | None = None

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        page_models.check_host(live, wire.viewer)
        async with live.lock:
            if live.entry.started:
                raise Illegal("", Phrase("web-pace-late"))
            live.clock = Clock(self.pace(live.clock.pace))
            await hub.timekeeper.keep(live)
            hub.tell(live)

    def pace(self, now: Pace) -> Pace:
        """The clock that is wanted: the usual one of its kind, or the present one with something changed."""
        made = now if self.kind in (None, now.kind) else replace(PACES[self.kind or "none"], bots=now.bots)
        if self.bots is not None:
            made = replace(made, bots=self.bots)
        if self.over is not None:
            made = replace(made, over=self.over)
        for name, least, most in (("seconds", SHORTEST, LONGEST), ("reserve", 0, LONGEST), ("days_off", 0, 30)):
            value = getattr(self, name)
            if value is not None and str(value).isascii() and str(value).isdigit() and made.is_kept:
                made = replace(made, **{name: max(least, min(most, int(str(value)[:9])))})
        if self.quiet is not None:
            made = replace(made, quiet=hours_of_day(self.quiet))
        return replace(made, zone=known_zone(self.zone)) if self.zone else made


def hours_of_day(text: str) -> tuple[int, int]:
    """ "22-8" as minutes of the day."""
    start, dash, end = text.partition("-")
    if not dash or not (start.isascii() and start.isdigit() and end.isascii() and end.isdigit()):
        return (0, 0)
    return (int(start[:2]) * 60 % DAY, int(end[:2]) * 60 % DAY)


def known_zone(name: str) -> str:
    """A time zone by its name; that of the world if nobody knows it."""
    try:
        return ZoneInfo(name[:60]).key
    except (ValueError, OSError, LookupError):
        return "UTC"


class Pause(Act, frozen=True, tag="pause"):
    """Somebody wants the clock to stop, or to go on: it stops when all people who are here want it."""

    yes: bool
    plays = True

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)
        now = match_store.now()
        async with live.lock:
            before = bool(live.clock.paused)
            voters = live.voters() | set(wire.party)
            live.clock.want_pause(wire.party, self.yes, voters, now)
            changed = bool(live.clock.paused) != before
            await hub.timekeeper.keep(live)
            hub.tell(live)
        if changed:
            note = GOES_ON if before else PAUSED
            await hub.change(live, lambda match: match.note(seat, note), seat, decides=False)


class DayOff(Act, frozen=True, tag="day-off"):
    """Somebody takes a day off: she has so much longer for what she is asked."""

    plays = True

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)
        async with live.lock:
            if not live.clock.take_day_off(seat):
                raise Illegal("", Phrase("web-no-day-off"))
            await hub.timekeeper.keep(live)
            hub.tell(live)


class Nudge(Act, frozen=True, tag="nudge"):
    """Somebody is reminded that the table waits for her: on her pages, or by a message if she is not here."""

    seat: int
    plays = True
    cost = 5.0

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        speaker(wire)
        now = match_store.now()
        async with live.lock:
            live.clock.follow(live.waited_for(), len(live.sitters), now)
            if not 0 <= self.seat < len(live.sitters) or not live.clock.may_nudge(self.seat, now):
                raise Illegal("", Phrase("web-no-nudge"))
            live.clock.nudge(self.seat, now)
            await hub.timekeeper.keep(live)
            hub.timekeeper.remind(live, self.seat, "web-nudged")
            hub.tell(live)
        await hub.timekeeper.send_word(live, self.seat)
