"""The few choices that a search looks at beside the tribune's: the table of all classes of question that are searched. Each
short list is a class in the module of its phase: the best of a menu by the tribune's own measures."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.mood import Mood
from comitium.games.republic.state.republic import Republic

STAGE: Final = 0  # where playouts end: with the stage of the year ...
VOTE: Final = 1  # ... with the vote on the floor ...
PERSUASION: Final = 2  # ... with the attempt ...
STEP: Final = 3  # ... with this step of the Senate's session
MEN: Final = 3  # persons looked at


class Shortlist:
    """What a search thinks over at one class of question."""

    goal: int = STEP  # where its playouts end
    reach: int = 1  # after how many stages, if they end with one
    is_of_many: bool = False  # only where factions are many: a vote decides little there, one's purse as much as ever
    is_ambition: bool = False  # thought of only so often a year

    def is_due(self, world: Republic, me: int, legal: list[int]) -> bool:
        """Whether the question is searched now; it must follow from what everybody knows."""
        return True

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        """The choices worth looking at; none: only the tribune's."""
        raise NotImplementedError


SHORTLISTS: Final[dict[type[Any], Shortlist]] = {}


def register(question: type[Any], shortlist: Shortlist) -> None:
    """Each module registers its own when it is imported."""
    SHORTLISTS[question] = shortlist


def best(choices: list[int], values: list[float], number: int) -> list[int]:
    """The choices with the highest values, the first of equals first."""
    order = sorted(range(len(choices)), key=lambda place: (-values[place], choices[place]))
    return [choices[place] for place in order[:number]]


def spread(choices: list[int], places: tuple[int, ...]) -> list[int]:
    """The choices at these places of a list, as far as there are so many; below nothing is the first."""
    found: list[int] = []
    for place in places:
        choice = choices[max(0, min(place, len(choices) - 1))]
        if choice not in found:
            found.append(choice)
    return found
