"""[4.05.3] Q2: crisis, plan and builds. N19: a coalition with a neutral in it takes the first plan of the list."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.ids import MANPOWER_SHORTAGE
from comitium.games.republic.events.solo.plan import NoPlan, PlanChosen, WarWeighed
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import raise_units
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import decider
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_02_2_rhodes import ask_about_rhodes
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_crisis import find_crisis
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_lists import first_plan
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_adequate import (
    fleets_needed,
    legions_needed,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_32_danger import (
    is_at_sea,
    is_dangerous,
    rank_number,
    strength,
    wars_in_play,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_33_builds import (
    ask_forces,
    builds,
    keep_peace_forces,
)
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic

RULE: Final = "4.05.3"


def make_plan(game: Republic, senate: Any) -> None:
    """[4.05.3] The crisis is tested; players who govern alone raise what they like, everybody else follows the list."""
    senate.crisis = find_crisis(game)
    planner = who_plans(game)
    if planner >= 0:
        ask_forces(game, planner, True, senate.crisis)
        ask_about_rhodes(game, planner)
        return
    if not wars_in_play(game):
        keep_peace_forces(game)
        return
    weigh_wars(game)
    plan = first_plan(game, senate.crisis)
    senate.entry = plan.entry
    senate.wars = plan.wars
    senate.all_force = plan.all_force
    if plan.entry < 0:
        if game.has_listener:
            shortage = int(not senate.crisis and game.levels[MANPOWER_SHORTAGE] > 0)
            game.tell(NoPlan(RULE, int(senate.crisis), shortage), EVERYBODY)
        seat = decider(game, game.rebel >= 0)
        if seat >= 0:
            ask_forces(game, seat, False, senate.crisis)
        return
    units = builds(game, plan, senate.crisis)
    if game.has_listener:
        told = (int(senate.crisis), plan.entry + 1, tuple(plan.wars), int(plan.all_force), units[0], units[1])
        game.tell(PlanChosen(RULE, *told), EVERYBODY)
    raise_units(game, units[0], units[1])


def who_plans(game: Republic) -> int:
    """[4.05.3] The player who makes the plan of a coalition without a neutral: the dominant one. NOBODY if the list is
    followed."""
    if not game.coalition or game.coalition & game.rules.neutral_seats:
        return NOBODY
    return decider(game, game.rebel >= 0)


def weigh_wars(game: Republic) -> None:
    """Tell what the list compares: of each war its strength in the next battle, its rank number, and what it needs."""
    if not game.has_listener:
        return
    for war in wars_in_play(game):
        needed = (legions_needed(game, war), fleets_needed(game, war))
        at_sea, dangerous = int(is_at_sea(game, war)), int(is_dangerous(game, war))
        number = rank_number(game, war)
        game.tell(WarWeighed(RULE, war, strength(game, war), at_sea, number, dangerous, *needed), EVERYBODY)
