"""[2.02] Provincial wars: what a governor raises from local taxes, and which provinces need a legion."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import at_most, of
from comitium.games.republic.catalogue.provinces import ATTACKED_BY, BASE_LAND
from comitium.games.republic.catalogue.tables import COMBAT_DICE
from comitium.games.republic.catalogue.values import DEFEAT
from comitium.games.republic.choices import TALENTS
from comitium.games.republic.odds.battle import outcome
from comitium.games.republic.odds.dice import ways
from comitium.games.republic.rules.common.provinces import side
from comitium.games.republic.rules.common.wars import disasters, fleet_strength, in_forum, support
from comitium.games.republic.rules.r2_02_provincial_wars.choices import ARMIES
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_3_levies import RaiseProvincials, affordable
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_4_attacks import defender
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import (
    army_value,
    enemy_force,
    governor_there,
    naval_force,
    supporting_fleets,
)
from comitium.games.republic.state.numbers import FOUGHT, GARRISON, IMMINENT, NOBODY, WARS, count
from comitium.games.republic.state.republic import Republic

SHARE: Final = 0.5  # of his purse that a governor in danger spends on his province, at most
MOST_GUARDS: Final = 3  # legions that a province is given, so that its governor does not turn on Rome with them
PER_LEGION: Final = 0.08  # the chance of a defeat that a legion must take away to be missed in Italy


def waiting(world: Republic, province: int) -> list[int]:
    """The wars in the Forum that will attack a province once they are active."""
    return [war for war in ATTACKED_BY[province] if in_forum(world, war)]


def fleets_short(world: Republic, province: int) -> int:
    """How many fleets it lacks to win against the wars that wait for it."""
    needed = 0
    for war in waiting(world, province):
        needed = max(needed, support(world, war), fleet_strength(world, war))
    return max(0, needed - supporting_fleets(world, province))


# -- [2.02.4] provinces under attack


def fights(world: Republic, war: int) -> int:
    """[2.02.4] The province that must fight an active war by itself; -1: none."""
    return defender(world, war) if world.rules.provincial_wars and war < WARS and world.zone[war] == FOUGHT else -1


def falls(world: Republic, war: int, province: int, guards: int = 0) -> float:
    """[2.02.412] The chance that a province loses its battle and helps the war from then on, with so many more legions in
    it."""
    there = world.legions[GARRISON + province]
    naval = fleet_strength(world, war) > 0
    armies = army_value(world.provincial_armies[province], there != 0 or guards > 0)
    garrison = count(there) + count(there & world.veterans) + guards
    army = naval_force(world, province) if naval else BASE_LAND[side(world, province)] + garrison + armies
    if naval and not army:
        return 1.0
    governor = governor_there(world, province)
    led = min(army, world.military(governor)) if governor >= 0 else 0
    return lost(army + led - enemy_force(world, war, naval) - world.omens, disasters(world, war, governor))


@cache
def lost(edge: int, bad: int) -> float:
    """[2.02.412] The chance of a defeat with this modifier; a disaster costs no province."""
    found = every = 0
    for natural, number in ways(COMBAT_DICE):
        every += number
        found += number if outcome(natural, edge, bad, 0)[0] == DEFEAT else 0
    return found / every


def guards_for(world: Republic, war: int, province: int, most: int) -> int:
    """[2.02.32] How many legions are well spent on a province that must fight: one doubles its armies, each takes something
    from the chance of a defeat."""
    best, chosen = 0.0, 0
    alone = falls(world, war, province)
    missing = MOST_GUARDS - count(world.legions[GARRISON + province])
    for guards in range(1, min(most, missing) + 1):
        gain = alone - falls(world, war, province, guards) - PER_LEGION * guards
        if gain > best:
            best, chosen = gain, guards
    return chosen


def exposed(world: Republic) -> list[tuple[int, int]]:
    """The wars that provinces must fight this turn, and the province that fights each."""
    found: list[tuple[int, int]] = []
    for war in range(WARS):
        province = fights(world, war)
        if province >= 0:
            found.append((war, province))
    return found


def is_guarded(world: Republic, province: int) -> bool:
    """[2.02.32] Whether its guards are needed: it must fight a war, or will when an imminent one breaks out."""
    if not world.rules.provincial_wars:
        return False
    for war in ATTACKED_BY[province]:
        if world.zone[war] in (FOUGHT, IMMINENT) and defender(world, war) == province:
            return True
    return False


def is_menace(world: Republic, me: int, province: int, more: int) -> bool:
    """[2.03.2] Whether so many more legions would be more than a rival's governor needs: he might lead them to Rome."""
    governor = world.governor[province]
    if not world.rules.rebel_governors or governor < 0 or world.faction[governor] in (NOBODY, me):
        return False
    return not is_guarded(world, province) or count(world.legions[GARRISON + province]) + more > MOST_GUARDS


class RaiseProvincialsHeuristic(Heuristic):
    """[2.02.3] A governor pays for more only if a war waits for his province: he dies with its defeat. Fleets as far as the
    war asks for them, armies for the rest."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        province: int = frame.province
        if of(legal, TALENTS):
            if not waiting(world, province):
                return TALENTS
            purse = world.talents[world.governor[province]]
            return at_most(legal, TALENTS, int(purse * SHARE * (1.0 - mood.greed / 2.0)))
        number = affordable(world, province, frame.added)
        return at_most(legal, ARMIES, max(0, number - fleets_short(world, province)))


register(RaiseProvincials, RaiseProvincialsHeuristic())
