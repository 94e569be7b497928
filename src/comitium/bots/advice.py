"""Advice for a person who asks: what the search would play and how good it thinks that is, or what the tribune would."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol, runtime_checkable

from comitium import bots
from comitium.core.errors import ComitiumError, Unknown
from comitium.core.messages import Phrase

ADVISERS: Final = ("consul:seconds=1", "consul")
RECOMMENDERS: Final = ("tribune", "random")


@runtime_checkable
class Adviser(Protocol):
    """A bot that can say how good it thinks each choice is."""

    def advise(self, seat: bots.Seat) -> list[tuple[int, float]]:
        """Choices with the estimated chance of winning after each, the best first."""


class Advice(NamedTuple):
    """Either chances, or a plain recommendation."""

    chances: tuple[tuple[int, float], ...]
    recommended: int
    adviser: str


def advise(game: str, seed: int, seat: bots.Seat, quick: bots.Player | None = None) -> Advice:
    """Ask the best adviser there is. It sees what the seat sees, no more. A quick one who has been asked before in this game
    remembers what has come to nothing."""
    for name in ADVISERS:
        try:
            player = bots.make(name, game, seed)
        except ComitiumError:
            continue
        if isinstance(player, Adviser):
            legal = set(seat.legal)
            chances = sorted(((c, p) for c, p in player.advise(seat) if c in legal), key=lambda pair: -pair[1])
            if chances:  # one that was weighed against no other has no chance worth telling
                return Advice(tuple(chances) if len(chances) > 1 else (), chances[0][0], name)
    player = quick or recommend(game, seed)
    return Advice((), player.choose(seat), player.name)


def recommend(game: str, seed: int) -> bots.Player:
    """The bot that plays quickly and sensibly, or the best there is."""
    for name in RECOMMENDERS:
        if name in bots.names(game):
            return bots.make(name, game, seed)
    raise Unknown(Phrase("bots-no-adviser"))
