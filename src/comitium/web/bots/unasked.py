"""What bots do unasked at the tables: act where the rules say "at any time", offer, accept and refuse agreements.

All bots of a table are asked in one worker, whenever something has happened: there they act and bargain on a copy of the game,
one after the other and for as many rounds as everywhere; the people wait for nothing. What they did there is done at the table
only as long as nobody else does anything meanwhile: otherwise they are asked again about the new table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import structlog

from comitium import bots
from comitium.core.errors import ComitiumError, Illegal
from comitium.core.messages import Phrase
from comitium.draw.page.model import Reply
from comitium.match.match import Match
from comitium.play import Unasked
from comitium.web.bots.work import Chair, Deed, Deeds, Work
from comitium.web.bots.workers import Workers
from comitium.web.matches.live_match import LiveMatch

if TYPE_CHECKING:
    from comitium.web.matches.hub import Hub

REPLIES: Final = 12  # sentences that are remembered

log = structlog.get_logger("comitium.bots")


class Overtaken(ComitiumError):
    """Somebody else has done something meanwhile."""

    def __init__(self) -> None:
        super().__init__(Phrase("web-overtaken"))


class UnaskedBots:
    """Asks the bots of all living matches what they want to do of themselves."""

    def __init__(self, hub: Hub, workers: Workers) -> None:
        self.hub = hub
        self.workers = workers

    async def ask(self, live: LiveMatch, due: Unasked) -> None:
        """Let every bot act and bargain. Raises what a worker raises."""
        async with live.lock:
            match, header = live.match, live.match.header
            if match.outcome is not None:
                return
            leaders = live.leaders()
            chairs = tuple(
                Chair(seat, leaders[seat].bot, bots.bot_seed(header.seed, seat), not leaders[seat].stands_in)
                for seat in due.seats
                if leaders[seat].is_bot
            )
            written, game, claims = match.written, match.game.clone(), tuple(match.claims)
            news = live.driver.listen(match.game, written) or due.news
            work = Work("unasked", "", header.game, live.id, -1, 0, game, claims, chairs=chairs, news=news)
        deeds: Deeds = await self.workers.ask(work)
        for report in deeds.failures:
            log.error("bot_idle", match=live.id, why=report)
        at_table = AtTable(live, written)
        try:
            for deed in deeds.done:
                await self.hub.change(live, at_table.doing(deed), deed.seat, decides=False)
        except (Overtaken, Illegal):
            return  # somebody else has done something meanwhile: they are asked again
        at_table.settle()


class AtTable:
    """Does at a table what its bots have done in a worker, one thing after the other, as long as nobody else does anything."""

    def __init__(self, live: LiveMatch, written: int) -> None:
        self.live = live
        self.written = written  # lines of the journal behind the last thing that was done

    def doing(self, deed: Deed) -> Callable[[Match], None]:
        """What is to be done to the match for a deed."""
        return lambda match: self._do(match, deed)

    def _do(self, match: Match, deed: Deed) -> None:
        if match.written != self.written or not self.live.bot_of(deed.seat):
            raise Overtaken
        number = done(match, deed)
        if number and deed.why is not None:
            replies = self.live.replies
            replies.pop((number, deed.seat), None)
            replies[number, deed.seat] = Reply(deed.seat, number, deed.why)
            if len(replies) > REPLIES:
                del replies[next(iter(replies))]
        self.written = match.written

    def settle(self) -> None:
        """What they have done themselves is no news to bots."""
        if self.live.match.written == self.written:
            self.live.driver.listen(self.live.match.game, self.written)


def done(match: Match, deed: Deed) -> int:
    """Do it; the number of the agreement it is about, or 0. Raises `Illegal`."""
    seat, act = deed.seat, deed.act
    if isinstance(act, int):
        if act not in match.game.asides(seat):
            raise match.refusal(seat, act)
        match.choose(seat, act)
        return 0
    if isinstance(act, bots.Offer):
        return match.offer(seat, act.clauses)
    if isinstance(act, bots.Accept):
        match.accept(seat, act.number)
    else:
        match.cancel(seat, act.number)
    return act.number
