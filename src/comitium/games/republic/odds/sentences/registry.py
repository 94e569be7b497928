"""The odds of questions: the table of all classes of question that are a gamble. What is said of each is a class in the module
of its chapter."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from comitium.core.by_class import by_class
from comitium.core.messages import Phrase
from comitium.games.republic.state.republic import Republic

Asked = TypeVar("Asked")
ByChoice = dict[int, Phrase]


class QuestionOdds(Generic[Asked]):
    """What may come of one class of question. Only what the seat may know is said."""

    def sentences(self, game: Republic, seat: int, top: Asked) -> list[Phrase]:
        """The odds beside the question."""
        return []

    def by_choice(self, game: Republic, seat: int, top: Asked) -> ByChoice:
        """The odds beside each answer, in half a sentence; what others may still bid or guard is left out."""
        return {}


ODDS: Final[dict[type[Any], QuestionOdds[Any]]] = {}


def register(question: type[Asked], odds: QuestionOdds[Asked]) -> None:
    """Each chapter registers its own when the game is imported."""
    ODDS[question] = odds


def question_odds(top: object) -> QuestionOdds[Any] | None:
    """The odds for the class of a question; None if it is no gamble."""
    return by_class(ODDS, top)
