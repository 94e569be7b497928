"""[4.01.1] [1.05.4] A neutral that has lost its last senator. (That nobody bargains with neutrals stands where bargains are
made: deals/clause.py, r1_06_3_redistribution.py.)"""

from __future__ import annotations

from comitium.games.republic.rules.r1_05_mortality.choices import CARRY_ON
from comitium.games.republic.rules.r1_05_mortality.r1_05_4_empty import LastSenatorLost
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.state.republic import Republic


class CarryOn(Procedure):
    """[1.05.4] N32: it never leaves, and takes the first family of the Curia."""

    code = "N32"
    rule = "1.05.4"

    def act(self, game: Republic, seat: int) -> None:
        game.stack[-1].answer(game, seat, CARRY_ON)


register(LastSenatorLost, CarryOn())
