"""[1.07.2] [1.07.22] Six initiatives a year: first one for every faction that plays, from the first official clockwise; only
then are the others auctioned. Followed by what is told in whole games, and by the rule's text rather than the program's."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from comitium import bots
from comitium.bots.player import hurry
from comitium.core.frames import Listener
from comitium.core.messages import Event
from comitium.games.republic.catalogue.senators import ORATORY, SENATOR_FAMILY
from comitium.games.republic.state.numbers import CENSOR, DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.state.republic import Republic
from comitium.play import BotGame
from games.republic.fixtures.builder import new_game

RANKS = (DICTATOR, ROME_CONSUL, FIELD_CONSUL, CENSOR, MASTER_OF_HORSE)


class Usher(Listener):
    """Knows whose initiative it is, and whose bid."""

    def __init__(self, game: Republic) -> None:
        self.game = game
        self.gone: set[int] = set()
        self.waiting: list[int] = []  # for their own initiative
        self.number = 0
        self.bids: list[tuple[int, int]] = []  # whose, how much
        self.bidders: list[int] = []  # who may still say something in this auction
        self.heir = -1  # who has it if nobody bids
        self.next = -1  # who has won an auction
        self.seen: Counter[str] = Counter()

    def clockwise(self) -> list[int]:
        """[1.09.11] From the highest official in Rome, or who has most influence there."""
        game = self.game
        here = [man for man in range(len(game.faction)) if game.in_rome(man) and game.faction[man] >= 0]
        ranked = [game.offices[rank] for rank in RANKS if game.offices[rank] in here]
        first = ranked[0] if ranked else self.eminent(here)
        if first is None:
            return []
        seats = game.rules.seats
        order = [(game.faction[first] + place) % seats for place in range(seats)]
        return [seat for seat in order if seat not in self.gone]

    def eminent(self, men: list[int]) -> int | None:
        game = self.game
        return min(men, key=lambda man: (-game.influence[man], -ORATORY[man], SENATOR_FAMILY[man], man), default=None)

    def hear(self, event: Event, audience: int) -> None:
        told: Any = event
        name = type(event).__name__
        if name == "FactionEliminated":
            self.gone.add(told.seat)
            self.seen["gone in the Forum"] += bool(self.number)
        elif name == "InitiativeBegan":
            self.begin(told.number, told.seat)
        elif name in ("BidMade", "BidPassed"):
            self.bid(told.seat, told.senator if name == "BidMade" else -1, told.amount if name == "BidMade" else 0)
        elif name in ("AuctionWon", "AuctionFree"):
            self.award(told.seat, told.amount if name == "AuctionWon" else 0)
        elif name == "PhaseBegan" and self.number:
            assert self.number == 6
            self.number = 0

    def begin(self, number: int, seat: int) -> None:
        assert number == self.number + 1 <= 6
        if number == 1:
            self.waiting = self.clockwise() or [seat]
            self.seen["years"] += 1
            self.seen["years without everybody"] += len(self.gone) > 0
        self.waiting = [one for one in self.waiting if one not in self.gone]
        if self.waiting:
            assert seat == self.waiting.pop(0)
            self.seen["regular"] += 1
            self.seen["without a man in Rome"] += not self.game.here(seat)
        else:
            assert seat == self.next  # an auction was held for it
            self.seen["auctioned"] += 1
        self.number, self.next = number, -1
        self.bids, self.bidders = [], []

    def opened(self) -> None:
        """The first word of an auction: all regular initiatives are over."""
        assert self.number < 6
        assert not [seat for seat in self.waiting if seat not in self.gone]
        self.bidders = self.clockwise()
        self.heir = self.bidders[0] if self.bidders else -1

    def bid(self, seat: int, senator: int, amount: int) -> None:
        if not self.bidders:
            self.opened()
        assert seat in self.bidders  # once each, and nobody before whom one has passed
        self.bidders = [*self.bidders[self.bidders.index(seat) + 1 :], -1]
        if senator >= 0:
            assert self.game.faction[senator] == seat
            assert self.game.in_rome(senator)
            assert max([1, *[high for _, high in self.bids]]) <= amount <= self.game.talents[senator]
            self.bids.append((seat, amount))

    def award(self, seat: int, amount: int) -> None:
        if not self.bidders:
            self.opened()
        if self.bids:
            assert amount == max(high for _, high in self.bids)
            assert (seat, amount) in self.bids  # of equal bids the dice have picked one
        else:
            assert amount == 0
            assert self.heir in (seat, -1)
            self.seen["for nothing"] += 1
        self.next = seat


def watched(scenario: str, players: int, names: tuple[str, ...], seed: int) -> Counter[str]:
    """A whole game between bots, with what they do unasked; what was seen of its initiatives."""
    game = new_game(scenario, players, seed)
    usher = Usher(game)
    game.listen(usher)
    sitting = [bots.make(names[seat % len(names)], "republic", 97 * seed + seat) for seat in range(players)]
    for bot in sitting:
        hurry(bot)
    game.advance()
    table = BotGame("republic", game, sitting)
    while (seat := table.next()) is not None:
        table.answer(seat, table.choice(seat))
    return usher.seen


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_1_07_22_one_initiative_for_each_faction_before_any_is_auctioned(players: int, seed: int) -> None:
    names = ("random", "tribune") if seed == 0 else ("random",)
    seen = watched(("early", "middle", "late")[seed % 3], players, names, seed)
    assert seen["regular"] + seen["auctioned"] >= 6
