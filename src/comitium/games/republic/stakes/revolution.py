"""[1.11.3] [2.03] What a revolt gains and loses: the game, or his life and those of all who follow him."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Stake
from comitium.games.republic.choices import PASS, SENATOR, verb
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.r1_11_revolution.choices import LAY_DOWN, REVOLT, SOUND_OUT
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import COURSE, Declare
from comitium.games.republic.rules.r2_03_rebel_governors.choices import MARCH, STAY
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_2_declaration import GovernorsRise
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_7_march import MarchOrStay
from comitium.games.republic.stakes.registry import QuestionStakes, StakesByChoice, register
from comitium.games.republic.state.republic import Republic

WINS: Final[Stake] = stakes.note("victory", "rebel-wins", "1.11.37")
TOO_LATE: Final[Stake] = stakes.note("warning", "too-late", "1.09.823")
DIES: Final[Stake] = stakes.note("risk", "rebel-dies", "1.11.37")
HOME: Final[Stake] = stakes.note("office", "lays-down", "1.11.3")
SOUNDS: Final[Stake] = stakes.note("talents", "sounds-out", "1.11.31")
WAITS: Final[Stake] = stakes.note("victory", "rebel-waits", "2.03.8")
BURDEN: Final[Stake] = stakes.note("war", "rebel-burden", "2.03.8")


def hope(game: Republic) -> Stake:
    """[1.11.37] What a rebel may win; [1.09.823] nothing once there is a Consul for Life, who wins before the armies meet."""
    return WINS if game.consul_for_life < 0 else TOO_LATE


class DeclareStakes(QuestionStakes[Declare]):
    """[1.11.3] A commander who has won comes home, asks his legions, or marches on Rome."""

    def by_choice(self, game: Republic, seat: int, top: Declare) -> StakesByChoice:
        if top.commander < 0 or top.stage != COURSE:
            return {}
        told: StakesByChoice = {LAY_DOWN: [HOME], SOUND_OUT: [SOUNDS], REVOLT: [hope(game), DIES]}
        menu = top.legal(game, seat)
        return {choice: found for choice, found in told.items() if choice in menu}

    def table(self) -> list[Stake]:
        return [HOME, SOUNDS, TOO_LATE, WINS, DIES]


class RiseStakes(QuestionStakes[GovernorsRise]):
    """[2.03.2] A governor who rises wins the game or dies with his men."""

    def by_choice(self, game: Republic, seat: int, top: GovernorsRise) -> StakesByChoice:
        if top.primary >= 0:
            return {choice: [DIES] for choice in top.legal(game, seat) if verb(choice) == SENATOR}
        return {choice: [WINS, DIES] for choice in top.legal(game, seat) if choice != PASS}


class MarchStakes(QuestionStakes[MarchOrStay]):
    """[2.03.7] [2.03.8] To Rome and a battle, or waiting until Rome breaks down by itself."""

    def by_choice(self, game: Republic, seat: int, top: MarchOrStay) -> StakesByChoice:
        return {MARCH: [WINS, DIES], STAY: [WAITS, BURDEN]}

    def table(self) -> list[Stake]:
        return [WAITS, BURDEN]


register(Declare, DeclareStakes())
register(GovernorsRise, RiseStakes())
register(MarchOrStay, MarchStakes())
