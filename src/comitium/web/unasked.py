"""What bots do unasked at the tables: act where the rules say "at any time", offer, accept and refuse agreements.

All bots of a table are asked at once, in one worker, whenever something has happened; the people wait for nothing. What they
want is done only if nobody else has done anything meanwhile: otherwise they are asked again about the new table.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog

from comitium import bots
from comitium.core.agreements import BindingGame
from comitium.core.errors import ComitiumError, Illegal
from comitium.core.frames import Game
from comitium.core.messages import Phrase
from comitium.draw.page.model import Reply
from comitium.match.match import Match
from comitium.web.live import PERSON, Live
from comitium.web.workers import Work, Workers

if TYPE_CHECKING:
    from comitium.web.hub import Hub

ROUNDS: Final = 6  # that a table's bots talk with each other between two answers; then they wait for the next one

REPLIES: Final = 12  # sentences that are remembered

log = structlog.get_logger("comitium.bots")


class Chair(NamedTuple):
    """A bot that is asked whether it wants anything. It bargains if there is news; who only stands in for somebody makes no
    agreements for her."""

    seat: int
    bot: str
    seed: int
    bargains: bool


class Deed(NamedTuple):
    """What a bot does unasked, and the sentence it says with it."""

    seat: int
    what: int | bots.Offer | bots.Accept | bots.Cancel
    why: Phrase | None = None


class Overtaken(ComitiumError):
    """Somebody else has done something meanwhile."""

    def __init__(self) -> None:
        super().__init__(Phrase("web-overtaken"))


class Unasked:
    """Asks the bots of all living matches what they want to do of themselves."""

    def __init__(self, hub: Hub, workers: Workers) -> None:
        self.hub = hub
        self.workers = workers

    def is_due(self, live: Live) -> bool:
        """Whether something has happened since the bots of a table were last asked."""
        match = live.match
        if not knows_more(match.game) or not any(live.bot_of(seat) for seat in range(match.header.seats)):
            return False
        now = len(match.lines())
        if live.gathered == now:
            return False
        if live.rounds[0] != match.choices:
            live.rounds = (match.choices, 0)
        if live.rounds[1] >= ROUNDS:
            return False
        live.rounds = (match.choices, live.rounds[1] + 1)
        live.gathered = now
        return True

    async def ask(self, live: Live) -> None:
        """Let every bot act and bargain. Raises what a worker raises."""
        async with live.lock:
            match, header = live.match, live.match.header
            news = has_news(live)
            chairs = tuple(
                Chair(seat, bot, bots.bot_seed(header.seed, seat), news and live.sitters[seat].who != PERSON)
                for seat in range(header.seats)
                if (bot := live.bot_of(seat))
            )
            lines = len(match.lines())
            work = Work("gather", "", header.game, live.id, -1, 0, match.game.clone(), tuple(match.claims), chairs=chairs)
        deeds: list[Deed] = await self.workers.ask(work)
        for deed in deeds:
            with suppress(Illegal):  # what the rules refuse is as if it had not been said
                try:
                    await self.hub.change(live, self._doing(live, deed, lines), deed.seat, decides=False)
                except Overtaken:
                    return
            lines = len(live.match.lines())

    def _doing(self, live: Live, deed: Deed, lines: int) -> Callable[[Match], None]:
        def do(match: Match) -> None:
            if len(match.lines()) != lines or not live.bot_of(deed.seat):
                raise Overtaken
            number = done(match, deed)
            if number and deed.why is not None:
                live.replies.pop((number, deed.seat), None)
                live.replies[number, deed.seat] = Reply(deed.seat, number, deed.why)
                if len(live.replies) > REPLIES:
                    del live.replies[next(iter(live.replies))]

        return do


def done(match: Match, deed: Deed) -> int:
    """Do it; the number of the agreement it is about, or 0. Raises `Illegal`."""
    seat, what = deed.seat, deed.what
    if isinstance(what, int):
        if what not in match.game.asides(seat):
            raise match.game.refusal(seat, what)
        match.choose(seat, what)
        return 0
    if isinstance(what, bots.Offer):
        return match.offer(seat, what.clauses)
    if isinstance(what, bots.Accept):
        match.accept(seat, what.number)
    else:
        match.cancel(seat, what.number)
    return what.number


def has_news(live: Live) -> bool:
    """Whether something has become known, or was offered, since those who bargain last had a word."""
    game, before = live.match.game, live.known
    live.known = (game.told, game.offers if isinstance(game, BindingGame) else 0)
    return live.known != before


def knows_more(game: Game) -> bool:
    """Whether one may do anything in a game beside answering."""
    return isinstance(game, BindingGame) or type(game).asides is not Game.asides


# -- inside the worker


def gather(work: Work, player_of: Callable[[int, str, int], bots.Player]) -> list[Deed]:
    """What the bots of a table want to do unasked now. One that breaks off says nothing, and the log says so."""
    assert work.game is not None
    found: list[Deed] = []
    for chair in work.chairs:
        player = player_of(chair.seat, chair.bot, chair.seed)
        host = player.player if isinstance(player, bots.guests.Guest) else player
        seat = bots.Seat(work.game_id, work.game, chair.seat, work.claims)
        if isinstance(host, bots.floor.Actor) and (asides := work.game.asides(chair.seat)):
            act = host.act(seat, asides[:])
            if act is not None and act in asides:
                found.append(Deed(chair.seat, act))
        if chair.bargains and isinstance(host, bots.floor.Bargainer) and isinstance(work.game, BindingGame):
            words = host.bargain(seat, [one.clone() for one in work.game.agreements])
            found += [Deed(chair.seat, word, word.why) for word in words]
    return found
