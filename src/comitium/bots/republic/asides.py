"""What a faction does unasked [A-46]: the table of all unasked acts that a tribune knows. Each is a class in the module of its
subject, registered there for its verb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import of
from comitium.games.republic.choices import verb
from comitium.games.republic.state.republic import Republic


@mypyc_attr(allow_interpreted_subclasses=True)
class UnaskedAct:
    """Whether and how a faction uses one unasked act."""

    def choose(self, world: Republic, me: int, able: list[int], mood: Mood) -> int:
        """One of the choices of its verb; -1: none of them now."""
        raise NotImplementedError


UNASKED: Final[dict[int, UnaskedAct]] = {}  # by verb; the first that is wanted is done


def register_unasked(word: int, act: UnaskedAct) -> None:
    """Each module registers its own when it is imported."""
    UNASKED[word] = act


def is_tempting(asides: list[int]) -> bool:
    """Whether there is anything among what one may do unasked that a tribune ever does."""
    for choice in asides:
        if verb(choice) in UNASKED:
            return True
    return False


def unasked(world: Republic, me: int, asides: list[int], mood: Mood) -> int | None:
    """The first act that is wanted now; None if there is none."""
    for word, act in UNASKED.items():
        able = of(asides, word)
        chosen = act.choose(world, me, able, mood) if able else -1
        if chosen >= 0:
            return chosen
    return None
