"""How cards are best laid out in a castling: every way to share them between two groups is weighed. Compiled."""

from __future__ import annotations

from typing import Final

from comitium.bots.caesar.group_estimate import GroupEstimate
from comitium.games.caesar.state import GROUPS, INFLUENCE_KINDS, Caesar

HOPELESS: Final = -9.0


def best_castling(game: Caesar, seat: int, estimates: list[GroupEstimate]) -> float:
    best = HOPELESS
    for group in range(GROUPS - 1):
        gain = best_castling_with(game, seat, estimates, group, group + 1)
        if gain > best:
            best = gain
    return best


def best_castling_with(game: Caesar, seat: int, estimates: list[GroupEstimate], group: int, others: int) -> float:
    """What a castling of this group and one of those from `others` on brings at best."""
    best = HOPELESS
    for other in range(others, GROUPS):
        one, two = estimates[group], estimates[other]
        if other != group and one.left and two.left and one.own_count + two.own_count:
            gain = castling_gain(game, seat, estimates, group, other)
            if gain > best:
                best = gain
    return best


def castling_gain(game: Caesar, seat: int, estimates: list[GroupEstimate], group: int, group2: int) -> float:
    """What the best layout of the seat's cards on two groups brings."""
    pool = [0] * INFLUENCE_KINDS
    for card in range(INFLUENCE_KINDS):
        for estimate in (estimates[group], estimates[group2]):
            pool[card] += game.up[estimate.at + card] + game.down[estimate.at + card]
    nothing = [0] * INFLUENCE_KINDS
    split = Split(estimates[group], estimates[group2])
    split.deal(pool, nothing[:], nothing, INFLUENCE_KINDS - 1)
    return split.best - estimates[group].now - estimates[group2].now


class Split:
    """The search for the best layout of cards on two groups."""

    def __init__(self, first: GroupEstimate, second: GroupEstimate) -> None:
        self.first = first
        self.second = second
        self.best = HOPELESS * 9.0
        self.on_first: list[int] = []

    def deal(self, pool: list[int], here: list[int], there: list[int], card: int) -> None:
        """Try all ways to share out the cards of this kind and below."""
        if card < 0:
            if self.first.fits(sum(here)) and self.second.fits(sum(there)):
                worth = self.first.worth_of(here) + self.second.worth_of(there)
                if worth > self.best:
                    self.best = worth
                    self.on_first = here[:]
            return
        mine = here[card]
        hers = there[card]
        for number in range(pool[card] + 1):
            here[card] = mine + number
            there[card] = hers + pool[card] - number
            self.deal(pool, here, there, card - 1)
        here[card] = mine
        there[card] = hers
