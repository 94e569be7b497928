"""A match at which bots lead some of the seats, and somebody else the others: what programs that play one seat drive.

Whoever leads a seat without a bot answers through the match; `step` then lets the bots say, do and answer what they want.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from comitium import bots
from comitium.bots.player import Player, Seat, hurry
from comitium.match.match import Match
from comitium.play.bot_negotiator import BotNegotiator
from comitium.play.bot_talk import BotTalk
from comitium.play.driver import Ask, Driver, Talk
from comitium.play.leaders import led_by


def seated(match: Match, names: Mapping[int, str], number: int = 0) -> dict[int, Player]:
    """The bots of these names on these seats of a match; they answer as soon as they know."""
    made: dict[int, Player] = {}
    for seat, name in names.items():
        made[seat] = bots.make(name, match.header.game, bots.bot_seed(match.header.seed, seat, number))
        hurry(made[seat])
    return made


class BotMatch:
    """One match and the bots on some of its seats. `kept` is called after everything that was done, before anybody hears."""

    def __init__(self, match: Match, players: Mapping[int, Player], kept: Callable[[], None] | None = None) -> None:
        self.match = match
        self.players = dict(players)
        self._kept = kept
        game = match.header.game
        self.talk = BotTalk(game, self.players, self.chair, match.claim)
        self.negotiator = BotNegotiator(game, match.game, self.players, self.chair, match.choose, match)
        leaders = led_by(self.players[seat].name if seat in self.players else "" for seat in range(match.header.seats))
        self.driver = Driver(game, match.game, leaders, talks=not self.talk.is_idle, acts=not self.negotiator.is_idle)

    def chair(self, seat: int) -> Seat:
        """The table as whoever leads this seat sees it now."""
        match = self.match
        return Seat(match.header.game, match.game, seat, match.claims, partial(match.history, seat))

    def asked(self) -> list[int]:
        """The seats without a bot that must answer now."""
        return [seat for seat in self.match.game.actors() if seat not in self.players]

    def step(self) -> bool:
        """Let bots do what is due to them, once; whether there was anything. Raises `BotFailed`."""
        match = self.match
        due = self.driver.due(match.game, match.written, match.choices)
        if due is None or (isinstance(due, Ask) and not due.leader.is_bot):
            return False
        if isinstance(due, Ask):
            match.choose(due.seat, bots.ask(self.players[due.seat], self.chair(due.seat)))
        elif isinstance(due, Talk):
            self.talk.open()
        else:
            self.negotiator.open(match.game, due.news)
            self.driver.listen(match.game, match.written)
        if self._kept is not None:
            self._kept()
        return True

    def run(self) -> list[int]:
        """Let bots play until a seat without one must answer, or the game is over; says who must."""
        while self.step():
            pass
        return self.asked()
