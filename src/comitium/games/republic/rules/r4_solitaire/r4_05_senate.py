"""[4.05] The Senate of chapter 4: no votes, no proposals, no trials. A coalition governs, makes a military plan and divides
the offices."""

from __future__ import annotations

from typing import Final

from comitium.core.frames import Script, Step
from comitium.games.republic.rules.r4_solitaire.r4_05_1_opening import close_session, open_session
from comitium.games.republic.rules.r4_solitaire.r4_05_2_coalition import form_coalition
from comitium.games.republic.rules.r4_solitaire.r4_05_3_armies import send_armies
from comitium.games.republic.rules.r4_solitaire.r4_05_3_plan import make_plan
from comitium.games.republic.rules.r4_solitaire.r4_05_4_spoils import divide_spoils
from comitium.games.republic.rules.r4_solitaire.r4_05_34_crisis_offices import name_crisis_offices
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic


class SoloSenate(Script[Republic]):
    """[4.05] Steps Q0 to Q4, and what they leave to each other."""

    def __init__(
        self,
        at: int = 0,
        crisis: bool = False,  # [4.05.3]
        entry: int = NOBODY,  # of the plan: its place in the list that was read, from 0; NOBODY without a plan
        wars: list[int] | None = None,  # [4.05.3] to be attacked, the highest rank number first
        all_force: bool = False,  # whether they are attacked with everything
        tested: bool = False,  # [4.05.413] whether the candidate for Consul for Life of this turn has been tested
    ) -> None:
        super().__init__(at)
        self.crisis = crisis
        self.entry = entry
        self.wars = wars if wars is not None else []
        self.all_force = all_force
        self.tested = tested

    def steps(self) -> list[Step]:
        return SENATE


def opening(game: Republic, senate: SoloSenate) -> None:
    """[Q0] [4.05.1] [D-17] The acts of S0; the old offices end."""
    open_session(game)


def coalition(game: Republic, senate: SoloSenate) -> None:
    """[Q1] [4.05.2] Ranks and coalition; then the test of 4.05.413."""
    form_coalition(game)


def plan(game: Republic, senate: SoloSenate) -> None:
    """[Q2] [4.05.3] Crisis, plan and builds."""
    make_plan(game, senate)


def crisis_offices(game: Republic, senate: SoloSenate) -> None:
    """[Q3a] [4.05.34] Dictator and Master of Horse."""
    name_crisis_offices(game, senate)


def spoils(game: Republic, senate: SoloSenate) -> None:
    """[Q3b] [4.05.4] The division of spoils."""
    divide_spoils(game, senate)


def armies(game: Republic, senate: SoloSenate) -> None:
    """[Q4] [4.05.31] Commanders and armies, bequest, garrisons."""
    send_armies(game, senate)


def closing(game: Republic, senate: SoloSenate) -> None:
    """[Q4] [1.09.9] [D-51] The acts of S9."""
    close_session(game)


SENATE: Final[list[Step]] = [opening, coalition, plan, crisis_offices, spoils, armies, closing]
