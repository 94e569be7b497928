"""A bot that breaks off at its third answer."""

from __future__ import annotations

from comitium.bots.player import Seat


class Stumbling:
    def __init__(self, game_id: str, seed: int) -> None:
        self.left = 3

    def choose(self, seat: Seat) -> int:
        self.left -= 1
        if not self.left:
            raise RuntimeError("stumbled")
        return seat.legal[0]
