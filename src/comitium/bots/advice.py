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
    """A bot that can say how good it thinks each choice is; where it cannot, its tribune answers."""

    name: str
    tribune: bots.Player

    def advise(self, seat: bots.Seat) -> list[tuple[int, float]]:
        """Choices with the estimated chance of winning after each, what it would choose first."""


class Advice(NamedTuple):
    """Either chances, what is recommended first, or a plain recommendation."""

    chances: tuple[tuple[int, float], ...]
    recommended: int
    adviser: str


class Confidant:
    """Who advises one person all through a game: of one temperament, and with a memory of what it has begun and of what has
    come to nothing. A new one for each question advised to propose what the next one advised to give up. It sees what the
    seat sees, no more."""

    def __init__(self, game: str, seed: int) -> None:
        self.sage = _sage(game, seed)
        self.quick = recommend(game, seed) if self.sage is None else self.sage.tribune  # one mind, one memory

    def advise(self, seat: bots.Seat) -> Advice:
        if self.sage is not None:
            legal = set(seat.legal)
            chances = tuple(pair for pair in self.sage.advise(seat) if pair[0] in legal)
            if chances:  # one that was weighed against no other has no chance worth telling
                return Advice(chances if len(chances) > 1 else (), chances[0][0], self.sage.name)
        return Advice((), self.quick.choose(seat), self.quick.name)


def _sage(game: str, seed: int) -> Adviser | None:
    """The best adviser there is."""
    for name in ADVISERS:
        try:
            player = bots.make(name, game, seed)
        except ComitiumError:
            continue
        if isinstance(player, Adviser):
            return player
    return None


def recommend(game: str, seed: int) -> bots.Player:
    """The bot that plays quickly and sensibly, or the best there is."""
    for name in RECOMMENDERS:
        if name in bots.names(game):
            return bots.make(name, game, seed)
    raise Unknown(Phrase("bots-no-adviser"))
