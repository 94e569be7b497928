"""What answers gain and lose: the table of all classes of question that put something at stake. What is said of each is a
class in the module of its chapter; what a proposal is worth it says itself (`Measure.stakes`)."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from comitium.core.by_class import by_class
from comitium.core.messages import Stake
from comitium.games.republic.state.republic import Republic

Asked = TypeVar("Asked")
StakesByChoice = dict[int, list[Stake]]


class QuestionStakes(Generic[Asked]):
    """What the answers to one class of question gain and lose. Only what the seat may know is said."""

    def by_choice(self, game: Republic, seat: int, top: Asked) -> StakesByChoice:
        """What is at stake in each answer; nothing for answers that gain and lose nothing."""
        raise NotImplementedError

    def table(self) -> list[Stake]:
        """What is at stake whoever is named, for who reads the rules."""
        return []


STAKES: Final[dict[type[Any], QuestionStakes[Any]]] = {}


def register(question: type[Asked], stakes: QuestionStakes[Asked]) -> None:
    """Each chapter registers its own when the game is imported."""
    STAKES[question] = stakes


def question_stakes(top: object) -> QuestionStakes[Any] | None:
    """The stakes for the class of a question; None if nothing is at stake."""
    return by_class(STAKES, top)
