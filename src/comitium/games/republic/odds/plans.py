"""[4.05.3] The odds of the battles that a military plan foresees, with the force that it would get as things stand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from comitium.games.republic.catalogue.ids import MASTER_OF_HORSE
from comitium.games.republic.odds.battle import Force, campaign, force_of, planned
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_armies import SendArmies, call_home
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_commanders import officers
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_adequate import standing
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_allotment import allot
from comitium.games.republic.state.numbers import CIVIL_WAR, NOBODY, bits, count
from comitium.games.republic.state.republic import Republic


class PlannedBattle(Struct, frozen=True):
    """Who would attack a war with what, and what may come of it."""

    war: int
    commander: int
    legions: int
    fleets: int
    victory: float
    lost: float  # defeat or disaster
    at_sea: bool = False  # the odds are of the battle at sea alone: nobody could land after it


def planned_battles(
    game: Republic, wars: list[int], all_force: bool, named: Sequence[int] = (), capped: bool = False
) -> list[PlannedBattle]:
    """The attacks of a plan in its order. Whoever is named for a war leads there, or who stands on it; else the magistrates in
    their usual order, and as long as offices are open the best soldier in Rome who is left without one, of the coalition first
    (4.05.41). A civil war is left out, and a war for which nobody could be named."""
    given = dict(zip(wars, named, strict=False))
    fought = [war for war in wars if war != CIVIL_WAR and given.get(war, 0) != NOBODY]
    free = officers(game, 0)
    master = game.offices[MASTER_OF_HORSE]  # he goes with the Dictator
    others = sorted(bits(game.rome), key=lambda man: (_governs(game, man), game.military(man)), reverse=True)
    free.extend([man for man in others if man not in free and man != master])
    free = [man for man in free if man not in named]
    leaders: list[int] = []
    for war in fought:
        there = given.get(war, standing(game, war))
        if there < 0 and not free:
            return []
        leaders.append(there if there >= 0 else free.pop(0))
    found: list[PlannedBattle] = []
    for army in allot(game, fought, leaders, all_force, capped):
        veterans = count(army.sworn)
        force = planned(game, army.war, army.man, army.legions - veterans, veterans, army.fleets)
        if standing(game, army.war) == army.man:
            force = _joined(force, force_of(game, army.man))
        odds = campaign(game, army.war, force)
        only_sea = odds.sea if odds.land is None else None
        battle = only_sea or odds.whole
        lost = battle.defeat + battle.disaster
        legions = force.legions + force.veterans
        found.append(PlannedBattle(army.war, army.man, legions, force.fleets, battle.victory, lost, only_sea is not None))
    return found


def battles_of_plan(game: Republic, wars: list[int], all_force: bool, capped: bool) -> list[PlannedBattle]:
    """The same before anybody has left: [D-25] with what armies bring home that stand on other wars and are needed."""
    ahead = game.clone()
    plan = SendArmies(0, wars[:], all_force, capped)
    call_home(ahead, plan)
    return planned_battles(ahead, plan.wars, all_force, (), capped)


def _governs(game: Republic, man: int) -> bool:
    """[4.05.2] Whether he is of a faction of the coalition."""
    return game.faction[man] >= 0 and game.coalition >> game.faction[man] & 1 == 1


def _joined(one: Force, other: Force) -> Force:
    """Both forces under the commander of the second."""
    return Force(
        other.commander, one.legions + other.legions, one.veterans + other.veterans, one.fleets + other.fleets, other.master
    )
