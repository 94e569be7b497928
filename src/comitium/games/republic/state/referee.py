"""What the state of the Republic asks of the rules, which it does not import. The rules answer in `republic/referee.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from comitium.core.agreements import Agreement, Clause
from comitium.core.errors import Reason
from comitium.core.frames import Directive, Referee

if TYPE_CHECKING:
    from comitium.games.republic.state.republic import Republic


class RepublicReferee(Referee[Any]):
    """One object, appointed when the game is imported."""

    # -- what one chapter sets going in another

    def run_triggers(self, game: Republic) -> bool:
        """Look at what was noted since the last step. True: something was done, or somebody must be asked."""
        raise NotImplementedError

    def bankrupt(self, game: Republic, rule: str, talents: int) -> None:
        """[1.06.53] The State cannot pay what it owes."""
        raise NotImplementedError

    def activate_war(self, game: Republic, war: int, rule: str) -> None:
        """[1.07.34] A leader wakes a war."""
        raise NotImplementedError

    def stand_alone(self, game: Republic, how: int) -> None:
        """[1.12.4] A rebel who has won must beat four wars himself."""
        raise NotImplementedError

    def end_session(self, game: Republic) -> None:
        """[1.09.642] The presiding magistrate has gone to war: the session ends."""
        raise NotImplementedError

    def directive(self, game: Republic, seat: int) -> Directive[Any]:
        """[4.02.1] What leads a neutral faction."""
        raise NotImplementedError

    # -- acts nobody asked for

    def asides(self, game: Republic, seat: int) -> list[int]:
        raise NotImplementedError

    def act(self, game: Republic, seat: int, choice: int) -> None:
        raise NotImplementedError

    def is_aside(self, choice: int) -> bool:
        raise NotImplementedError

    def keeps_question(self, choice: int) -> bool:
        """Whether an act leaves the question that waits as it is."""
        raise NotImplementedError

    def why_not_act(self, game: Republic, seat: int, choice: int) -> Reason | None:
        raise NotImplementedError

    # -- words that bind [1.04.3]

    def bound_menu(self, game: Republic, seat: int, menu: list[int]) -> list[int]:
        """What promises leave of a menu."""
        raise NotImplementedError

    def forbidding(self, game: Republic, seat: int, choice: int) -> Clause | None:
        """The promise by which a seat may not give this answer."""
        raise NotImplementedError

    def judged(self, game: Republic, seat: int, choice: int) -> list[tuple[Clause, int]]:
        """The promises that an answer keeps or breaks by itself, each with what it comes to."""
        raise NotImplementedError

    def close_judged(self, game: Republic, judged: list[tuple[Clause, int]]) -> None:
        """The answer was given."""
        raise NotImplementedError

    def why_not_bind(self, game: Republic, seat: int, clause: Clause) -> Reason | None:
        raise NotImplementedError

    def contradicts(self, older: Clause, newer: Clause) -> bool:
        raise NotImplementedError

    def agreed(self, game: Republic, agreement: Agreement, seat: int) -> None:
        raise NotImplementedError

    def settled(self, game: Republic, clause: Clause) -> None:
        raise NotImplementedError

    def is_settled(self, game: Republic, agreement: Agreement) -> bool:
        raise NotImplementedError

    # -- minor motions [1.09.83]

    def why_not_move(self, game: Republic, seat: int) -> Reason | None:
        raise NotImplementedError

    def moved(self, game: Republic, seat: int, text: str) -> None:
        raise NotImplementedError
