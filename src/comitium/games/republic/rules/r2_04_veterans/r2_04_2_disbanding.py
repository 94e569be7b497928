"""[2.04.2] A victorious commander disbands veterans of his own when it is his faction's turn to play cards."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.games.republic.catalogue.tables import DISBANDED_INFLUENCE, DISBANDED_ORATORY
from comitium.games.republic.choices import argument
from comitium.games.republic.events.veterans import VeteransDisbanded
from comitium.games.republic.rules.common.people import gain_influence
from comitium.games.republic.rules.common.units import move_legions, place_of, veterans_of
from comitium.games.republic.rules.r1_11_revolution.r1_11_1_plays import TURN_ACTS, TurnAct
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import commanders_of
from comitium.games.republic.rules.r2_04_veterans.choices import DISBAND_OWN
from comitium.games.republic.state.numbers import FORCE, RESERVE, bits
from comitium.games.republic.state.republic import Republic

NOT_HIS: Final = Reason("2.04.2", "republic-veterans-refuse-disband", "legion")


def disbandable_by(game: Republic, seat: int) -> int:
    """[2.04.2] [C-25] The veterans under a loyal victorious commander of a faction that owe allegiance to himself. A
    directive disbands none."""
    found = 0
    if game.rules.veterans and not game.is_neutral(seat):
        for commander in bits(commanders_of(game, seat) & ~game.rebels):
            found |= game.legions[FORCE + commander] & veterans_of(game, 1 << commander)
    return found


def disband(game: Republic, legion: int) -> None:
    """[2.04.2] To the reserve; its commander gains oratory and influence, and may call it up again."""
    commander = game.allegiance[legion]
    move_legions(game, 1 << legion, place_of(game, legion), RESERVE)
    game.recallable_by[legion] = commander
    game.gained_oratory[commander] += DISBANDED_ORATORY
    if game.has_listener:
        game.tell(VeteransDisbanded("2.04.2", commander, legion, game.oratory(commander)), EVERYBODY)
    gain_influence(game, commander, DISBANDED_INFLUENCE, "2.04.2")


class DisbandVeterans(TurnAct):
    """[2.04.2] [T-23] One legion after the other."""

    verb = DISBAND_OWN

    def menu(self, game: Republic, seat: int) -> list[int]:
        return [DISBAND_OWN + legion for legion in bits(disbandable_by(game, seat))]

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return None if disbandable_by(game, seat) >> argument(choice) & 1 else NOT_HIS

    def act(self, game: Republic, seat: int, choice: int) -> None:
        disband(game, argument(choice))


TURN_ACTS.append(DisbandVeterans())
