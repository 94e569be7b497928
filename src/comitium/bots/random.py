"""The `random` bot: every legal choice is equally likely. It reads nothing but the list of them, so that it stays fast.

Where one may act unasked it does so now and then, and it says yes to half of what it is offered.
"""

from __future__ import annotations

from typing import Final

from comitium.bots.player import Player, Seat
from comitium.bots.unasked import Accept, Cancel, Offer
from comitium.core.agreements import OFFERED, Agreement
from comitium.core.dice import stream

RARELY: Final = 8  # of so many moments at which it may act unasked it uses one


class RandomPlayer:
    """Plays any legal choice."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self._below = stream(seed, "bot random").below

    def choose(self, seat: Seat) -> int:
        legal = seat.legal
        count = len(legal)
        return legal[self._below(count)] if count > 1 else legal[0]

    def act(self, seat: Seat, asides: list[int]) -> int | None:
        return None if self._below(RARELY) else asides[self._below(len(asides))]

    def bargain(self, seat: Seat, agreements: list[Agreement]) -> list[Offer | Accept | Cancel]:
        words: list[Offer | Accept | Cancel] = []
        for offer in agreements:
            if offer.status == OFFERED and offer.parties & ~offer.accepted & 1 << seat.seat:
                words.append(Accept(offer.number) if self._below(2) else Cancel(offer.number))
        return words


def make(game_id: str, seed: int) -> Player:
    """The random player, good for any game."""
    return RandomPlayer(seed)
