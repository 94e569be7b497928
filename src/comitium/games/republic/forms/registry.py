"""Questions in a row that a person would rather answer at once, as forms: the table of all classes of question that have one.
Each form is a class in its own module. The answers are those of the questions, given on a copy; nothing is decided here."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from msgspec.structs import replace

from comitium.core.by_class import by_class
from comitium.core.errors import Illegal
from comitium.core.forms import Form
from comitium.games.republic.state.republic import Republic

Asked = TypeVar("Asked")


class QuestionForm(Generic[Asked]):
    """The form of one class of question."""

    def form(self, game: Republic, seat: int, top: Asked, said: dict[str, int]) -> Form | None:
        """The form as far as it is filled in; None where no chain of answers begins."""
        raise NotImplementedError


FORMS: Final[dict[type[Any], QuestionForm[Any]]] = {}


def register(question: type[Asked], form: QuestionForm[Asked]) -> None:
    """Each form registers itself when the game is imported."""
    FORMS[question] = form


def question_form(top: object) -> QuestionForm[Any] | None:
    """The form for the class of a question; None if it has none."""
    return by_class(FORMS, top)


def near(said: dict[str, int], id: str, usual: int, low: int, high: int) -> int:
    """The number that was said, or the nearest that may be said."""
    return max(low, min(high, said.get(id, usual)))


def one_of(said: dict[str, int], id: str, known: list[int]) -> int:
    """What was picked from a list, or its first."""
    return said[id] if said.get(id) in known else known[0]


def shut(made: Form, refused: Illegal) -> Form:
    """A form that cannot be sent off, with the reason."""
    return replace(made, rule=refused.rule or made.rule, why=refused.why)
