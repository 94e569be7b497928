"""[1.11.36] Loyal veterans in the rebel's army called home, at any time."""

from __future__ import annotations

from typing import Final

from comitium.core.errors import Reason
from comitium.games.republic.choices import argument
from comitium.games.republic.rules.common.aside_choices import CALL
from comitium.games.republic.rules.common.asides import Aside, register
from comitium.games.republic.rules.r1_11_revolution.r1_11_36_veterans import call_over, callable_by, why_not_call
from comitium.games.republic.rules.r1_12_victory.r1_12_4_survival import LastStand
from comitium.games.republic.state.numbers import ACTIVE, bits
from comitium.games.republic.state.republic import Republic

TOO_LATE: Final = Reason("C-87", "republic-asides-refuse-too-late")


def why_not_call_home(game: Republic, seat: int, legion: int) -> Reason | None:
    """[1.11.36] At any time, until the rebel has won (C-87)."""
    return TOO_LATE if game.topmost(LastStand) is not None else why_not_call(game, seat, legion)


class CallVeterans(Aside):
    """[1.11.36] One legion after the other, into the Active Forces."""

    verb = CALL

    def menu(self, game: Republic, seat: int) -> list[int]:
        return [CALL + legion for legion in bits(callable_by(game, seat)) if why_not_call_home(game, seat, legion) is None]

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return why_not_call_home(game, seat, argument(choice))

    def act(self, game: Republic, seat: int, choice: int) -> None:
        call_over(game, argument(choice), ACTIVE)


register(CallVeterans())
