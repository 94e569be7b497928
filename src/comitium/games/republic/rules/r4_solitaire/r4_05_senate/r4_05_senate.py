"""[4.05] The Senate of chapter 4: no votes, no proposals, no trials. A coalition governs, makes a military plan and divides
the offices."""

from __future__ import annotations

from typing import Final

from comitium.core.frames import Step
from comitium.games.republic.rules.common.death_listeners import DeathListener
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import open_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_9_closing import (
    new_alliance,
    recall_automatically,
    return_land_commissioner,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_1_opening import (
    claim_for_flaccus,
    close_session,
    open_session,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_coalition import form_coalition
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_armies import send_armies
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_plan import make_plan
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_34_crisis_offices import name_crisis_offices
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_4_spoils import divide_spoils
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic


class SoloSenate(DeathListener):
    """[4.05] Steps Q0 to Q4, and what they leave to each other."""

    def __init__(
        self,
        at: int = 0,
        crisis: bool = False,  # [4.05.3]
        entry: int = NOBODY,  # of the plan: its place in the list that was read, from 0; NOBODY without a plan
        wars: list[int] | None = None,  # [4.05.3] to be attacked, the highest rank number first
        all_force: bool = False,  # whether they are attacked with everything
        outgoing: int = 0,  # [D-17] who was Consul or Dictator when the session opened
    ) -> None:
        super().__init__(at)
        self.crisis = crisis
        self.entry = entry
        self.wars = wars if wars is not None else []
        self.all_force = all_force
        self.outgoing = outgoing

    def on_death(self, game: Republic, senator: int) -> None:
        """[B-52] Whoever comes after him under his number has held no office."""
        self.outgoing &= ~(1 << senator)

    def circumstances(self, game: Republic) -> list[int]:
        return self.own_numbers()

    def steps(self) -> list[Step]:
        return SENATE


def opening(game: Republic, senate: SoloSenate) -> None:
    """[Q0] [4.05.1] [D-17] The acts of S0; the old offices end."""
    senate.outgoing = open_session(game)


def coalition(game: Republic, senate: SoloSenate) -> None:
    """[Q1] [4.05.2] Ranks and coalition; then the test of 4.05.413. [B-66] Without a senator in Rome nobody governs."""
    if game.rome:
        form_coalition(game)
    else:
        senate.go_to(closing)


def after_coalition(game: Republic, senate: SoloSenate) -> None:
    """The session is open: players may enact laws."""
    open_floor(game)


def plan(game: Republic, senate: SoloSenate) -> None:
    """[Q2] [4.05.3] Crisis, plan and builds."""
    make_plan(game, senate)


def crisis_offices(game: Republic, senate: SoloSenate) -> None:
    """[Q3a] [4.05.34] Dictator and Master of Horse."""
    name_crisis_offices(game, senate)


def spoils(game: Republic, senate: SoloSenate) -> None:
    """[Q3b] [4.05.4] The division of spoils."""
    divide_spoils(game, senate.crisis, senate.outgoing)


def after_spoils(game: Republic, senate: SoloSenate) -> None:
    """[D-48] Flaccus may claim the Land Commissioner."""
    claim_for_flaccus(game)
    open_floor(game)


def armies(game: Republic, senate: SoloSenate) -> None:
    """[Q4] [4.05.31] Commanders and armies, bequest, garrisons."""
    send_armies(game, senate)


def last_chance(game: Republic, senate: SoloSenate) -> None:
    """[D-51] The Censor may still fine, before the markers go."""
    open_floor(game)


def closing(game: Republic, senate: SoloSenate) -> None:
    """[Q4] [D-51] The session closes."""
    close_session(game)


def alliances(game: Republic, senate: SoloSenate) -> None:
    """[S9.2] New Alliance."""
    new_alliance(game)


def land_commissioner(game: Republic, senate: SoloSenate) -> None:
    """[S9.3] [1.09.61]"""
    return_land_commissioner(game)


def recalls(game: Republic, senate: SoloSenate) -> None:
    """[S9.4] [1.09.9]"""
    recall_automatically(game)


SENATE: Final[list[Step]] = [
    opening,
    coalition,
    after_coalition,
    plan,
    crisis_offices,
    spoils,
    after_spoils,
    armies,
    last_chance,
    closing,
    alliances,
    land_commissioner,
    recalls,
]
