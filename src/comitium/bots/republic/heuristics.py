"""Rules of thumb: the table of all classes of question that a tribune knows how to answer. Each heuristic is a class in the
module of its phase, registered there for its question."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.mood import Mood
from comitium.games.republic.state.republic import Republic

NONE: Final = -1  # no choice


class Heuristic:
    """How a tribune answers one class of question."""

    last_word: int = NONE  # the answer that ends it, where one could begin for ever
    is_draft: bool = False  # whoever names nothing here has announced a proposal in vain

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        """The answer of a faction in this mood; one that is not legal means that it has none."""
        raise NotImplementedError

    def carry_out(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        """The answer in a playout of whoever searches: what it has begun is done."""
        return self.choose(world, me, legal, mood)


HEURISTICS: Final[dict[type[Any], Heuristic]] = {}


def register(question: type[Any], heuristic: Heuristic) -> None:
    """Each module registers its own when it is imported."""
    HEURISTICS[question] = heuristic
