"""The one who looks at clocks. `play/clock.py` says what they show; here it is written down, and what was agreed is done.

What has to be looked at next, and when, stands in the database with each match, so that nothing is forgotten when a server
stops, and a match need not be in memory for its time to run out. Of several servers one does it: whoever writes first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import structlog

from comitium.core.errors import ComitiumError
from comitium.core.messages import Phrase
from comitium.match.journal import TIME_OVER
from comitium.match.match import Match
from comitium.play import clock
from comitium.play.clock import BOT, QUIET, QUIET_OR_BOT
from comitium.store import match_store
from comitium.text import say
from comitium.web.matches import lesson, presence
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models

if TYPE_CHECKING:
    from comitium.web.matches.hub import Hub

ROUND: Final = 1.0  # seconds between two looks at what is due
MOST: Final = 200  # matches in one look

log = structlog.get_logger("comitium.time")

Tell = Callable[[LiveMatch, int], Awaitable[bool]]
QuietUntil = Callable[[LiveMatch, int, int], Awaitable[int]]


class Gone(ComitiumError):
    """She has answered meanwhile."""

    def __init__(self) -> None:
        super().__init__(Phrase("web-overtaken"))


class Timekeeper:
    """Keeps the clocks of all matches. `tell` sends somebody word that it is her turn."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tell: Tell | None = None
        self.quiet_until: QuietUntil | None = None

    async def run(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.look(match_store.now())
            except ComitiumError as failed:
                log.error("clocks_not_read", why=str(failed))
            except Exception as error:
                log.error("clocks_not_read", exc_info=error)

    async def look(self, now: int) -> None:
        """Do what is due at all matches."""
        for match in await self.hub.store.read(lambda connection: match_store.due(connection, now, MOST)):
            try:
                await self.look_at(await self.hub.find(match), now)
            except ComitiumError as failed:
                log.error("clock_not_kept", match=match, why=str(failed))
            except Exception as error:  # one table at which something is wrong stops no other's clock
                log.error("clock_not_kept", match=match, exc_info=error)

    async def look_at(self, live: LiveMatch, now: int) -> None:
        """Do what is due at a match: send word to those who are not there, and do what was agreed where time is over."""
        async with live.lock:
            live.clock.follow(live.waited_for(), len(live.sitters), now)
            late = [seat for seat in live.clock.asked() if live.clock.is_over(seat, now)]
            told = [seat for seat in live.clock.asked() if await self._is_to_be_told(live, seat, now)]
            for seat in live.clock.asked():
                hand = live.clock.hands[seat]
                hand.told = hand.told or now >= hand.tell_at
                hand.over = hand.over or seat in late
            if not await self.keep(live):
                return  # another server was quicker
        for seat in late:
            await self._run_out(live, seat)
        if self.tell is not None:
            for seat in dict.fromkeys([*told, *(one for one in late if live.clock.hands[one].number >= 0)]):
                if not live.is_here(seat):
                    await self.tell(live, seat)

    async def _is_to_be_told(self, live: LiveMatch, seat: int, now: int) -> bool:
        """Whether it is time to send somebody word; in her quiet hours it is put off."""
        hand = live.clock.hands[seat]
        if hand.told or now < hand.tell_at or live.is_here(seat):
            return False
        if self.quiet_until is not None:
            hand.later = max(0, await self.quiet_until(live, seat, now))
        return now >= hand.tell_at

    async def _run_out(self, live: LiveMatch, seat: int) -> None:
        """Somebody's time is over: the journal notes it, and what was agreed happens."""
        number, over = live.clock.hands[seat].number, live.clock.pace.over
        quiet = over in (QUIET, QUIET_OR_BOT)

        def do(match: Match) -> None:
            if seat not in match.game.actors() or match.number(seat) != number:
                raise Gone
            match.note(seat, TIME_OVER)
            answer = clock.quiet_answer(match.game_type, match.game, seat) if quiet else -1
            if answer >= 0:
                match.choose(seat, answer, number)

        try:
            await self.hub.change(live, do, seat, decides=False)
        except Gone:
            return
        still = seat in live.match.game.actors() and live.match.number(seat) == number
        log.info("time_over", match=live.id, seat=seat, over=over, answered=not still)
        if still and over in (BOT, QUIET_OR_BOT):
            async with live.lock:
                await presence.set_deputy(self.hub.store, live, seat, page_models.deputy(live))
                await self.follow(live)
                self.hub.tell(live)
            self.hub.bot_runner.step(live)
        elif still:
            self.remind(live, seat, "web-time-over")

    async def send_word(self, live: LiveMatch, seat: int) -> bool:
        """Send word to somebody whom others call, if she is not here and these are not her quiet hours; whether it left."""
        now = match_store.now()
        if self.tell is None or live.is_here(seat):
            return False
        if self.quiet_until is not None and await self.quiet_until(live, seat, now) > now:
            return False
        return await self.tell(live, seat)

    def remind(self, live: LiveMatch, seat: int, message: str) -> None:
        """Say so on the pages of somebody who is here."""
        for wire in live.wires:
            if seat in wire.party:
                wire.note({"nudge": say(Phrase(message), wire.viewer.reader.language)})

    # -- writing down

    async def follow(self, live: LiveMatch, now: int | None = None) -> None:
        """Who is asked may have changed. The lock is held."""
        if live.entry.started and lesson.given(live) is None:
            live.clock.follow(live.waited_for(), len(live.sitters), match_store.now() if now is None else now)
            await self.keep(live)

    async def keep(self, live: LiveMatch) -> bool:
        """Write the clock of a match, if it says something else than what is written; whether nobody else has. The lock is
        held."""
        text, due = live.clock_text()
        if (text, due) == (live.entry.clock, live.entry.due):
            return True
        before = live.entry.clock
        won = await self.hub.store.write(lambda connection: match_store.keep_clock(connection, live.id, before, text, due))
        if won:
            live.entry = live.entry._replace(clock=text, due=due)
        else:
            await self.hub.read_people(live)
        return won
