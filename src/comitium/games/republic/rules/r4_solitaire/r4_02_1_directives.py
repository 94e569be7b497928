"""[4.02.1] Directive cards: what leads a faction without a player. Each act is a procedure of chapter 4, registered for the
question that a player would be asked; a neutral is never asked anything itself."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.by_class import by_class
from comitium.core.errors import BadDirective
from comitium.core.frames import Directive, Frame
from comitium.core.ids import id_of
from comitium.core.messages import Phrase
from comitium.games.republic.state.republic import Republic


class Procedure:
    """One act of the neutrals, N1 to N33: a pure function of the state and of the game's dice."""

    code: str = ""
    rule: str = ""

    def act(self, game: Republic, seat: int) -> None:
        """Answer the question on top of the stack for a neutral faction, or do at once all that it would lead to."""
        raise NotImplementedError


PROCEDURES: Final[dict[type[Any], Procedure]] = {}  # by the class of the question


def register(question: type[Any], procedure: Procedure) -> None:
    """Each rule of chapter 4 registers its procedures when the game is imported."""
    PROCEDURES[question] = procedure


def answered(question: Frame[Any]) -> Procedure | None:
    """The procedure that answers a question for a neutral; None if a neutral is never asked it."""
    return by_class(PROCEDURES, question)


class DirectiveCard(Directive[Republic]):
    """[4.02.1] Every neutral follows its card; which one it is stands in the state."""

    def act(self, game: Republic, seat: int) -> None:
        procedure = answered(game.stack[-1])
        if procedure is None:
            raise BadDirective(Phrase("refuse-directive-unknown", {"seat": seat + 1, "question": id_of(game.stack[-1])}))
        procedure.act(game, seat)


DIRECTIVE: Final = DirectiveCard()
