"""The `random` bot: every legal choice is equally likely. It reads nothing but the list of them, so that it stays fast."""

from __future__ import annotations

from comitium.bots.player import Player, Seat
from comitium.core.dice import stream


class RandomPlayer:
    """Plays any legal choice."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self._below = stream(seed, "bot random").below

    def choose(self, seat: Seat) -> int:
        legal = seat.legal
        count = len(legal)
        return legal[self._below(count)] if count > 1 else legal[0]


def make(game_id: str, seed: int) -> Player:
    """The random player, good for any game."""
    return RandomPlayer(seed)
