"""Armies: the proposals that raise and send them, and whether somebody else's proposal to send somebody makes sense."""

from __future__ import annotations

from typing import Final

from comitium.bots.republic.advanced.provinces import exposed, guards_for, is_guarded
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.situation import after_debts, chances, is_falling, threats
from comitium.bots.republic.wars.campaign import SPARE_FLEETS, Move, Plan, in_field, is_marched_on, plan, rating
from comitium.games.republic.catalogue.ids import FIELD_CONSUL, INTERNAL_DISORDER
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength, support
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import is_rejected
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import (
    disbandable,
    disbandable_fleets,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import (
    DEPLOYED,
    FETCHING,
    GARRISONED,
    RECALLED,
    REINFORCED,
    REPLACED,
    UNGARRISONED,
    Muster,
    items,
    may_garrison,
    mustered,
)
from comitium.games.republic.state.numbers import (
    ACTIVE,
    AT_WAR,
    CIVIL_WAR,
    FORCE,
    FOUGHT,
    GOVERNED,
    IMMINENT,
    INACTIVE,
    PROVINCES,
    WARS,
    count,
)
from comitium.games.republic.state.numbers import GARRISON as GARRISONS
from comitium.games.republic.state.republic import Republic

GARRISON_SIZE: Final = 3
ENOUGH: Final = 0.5  # with such a chance of victory an army needs no second one
SCARCE: Final = 60  # with less than this after the next debts ships that nobody needs go home
POOR: Final = 0  # with less than this after the next debts idle units go home


# -- raising and disbanding [1.09.63]


def ships_wanted(world: Republic) -> int:
    """What the war in sight that asks for most ships asks for."""
    found = 0
    for war in range(WARS):
        if world.zone[war] in (FOUGHT, INACTIVE, IMMINENT):
            found = max(found, fleet_strength(world, war), support(world, war) + SPARE_FLEETS)
    return found


class Levy:
    """What to raise, or which idle units to send home."""

    def __init__(self, world: Republic, left_at_home: int = 0) -> None:
        made = plan(world, True, left_at_home)
        self.legions = made.legions
        self.fleets = made.fleets
        self.disbanded = 0
        self.scrapped = 0
        if not self.fleets:
            self.scrap(world, made)
        if not self.legions and not self.fleets:
            self.go_home(world, made)

    def scrap(self, world: Republic, made: Plan) -> None:
        """While talents are scarce, ships that no war in sight asks for."""
        if after_debts(world) < SCARCE:
            idle = world.fleets[ACTIVE] - sum(move.fleets for move in made.moves)
            self.scrapped = max(0, min(idle - ships_wanted(world), disbandable_fleets(world)))

    def go_home(self, world: Republic, made: Plan) -> None:
        """Only what the State cannot pay, and what no move of this year takes."""
        missing = POOR - after_debts(world) - 2 * self.scrapped
        if missing <= 0:
            return
        units = (missing + 1) // 2
        used = sum(move.legions for move in made.moves)
        idle = count(world.legions[ACTIVE]) - used
        idle_fleets = world.fleets[ACTIVE] - sum(move.fleets for move in made.moves)
        scrapped = max(0, min(units, min(idle_fleets, disbandable_fleets(world)) - self.scrapped))
        self.scrapped += scrapped
        plain = count(disbandable(world) & ~world.veterans)
        self.disbanded = max(0, min(units - scrapped, idle, plain))

    def proposal(self) -> list[int]:
        return [kinds.FORCES, self.legions, self.fleets, self.disbanded, 0, self.scrapped]

    def is_wanted(self, world: Republic) -> bool:
        return any(self.proposal()[1:]) and not is_rejected(world, self.proposal())


def levies_well(world: Republic, proposal: list[int], mood: Mood) -> bool:
    """Whether a proposal to raise or disband is no folly: the State can pay, and does not send home what it needs."""
    raised = proposal[1] + proposal[2]
    if raised and (is_falling(world) or is_marched_on(world)):
        return True
    spare = max(0, world.fleets[ACTIVE] - ships_wanted(world))
    dismissed = proposal[3] + count(proposal[4]) + max(0, proposal[5] - spare)
    if dismissed and threats(world) >= 2 and after_debts(world) > 0:
        return False
    left = after_debts(world) - 12 * raised
    return raised == 0 or left >= 0 or (threats(world) >= 3 and left >= -20)


# -- sending [1.09.64]


def orders(world: Republic, left_at_home: int = 0) -> list[list[int]]:
    """The items of the proposal that would carry out the plan with what there is: garrisons come last."""
    found: list[list[int]] = []
    made = plan(world, False, left_at_home)
    for move in made.moves:
        item = ordered(world, found, move)
        if item is not None:
            found.append(item)
    for item in recalls(world, made):
        muster = mustered(world, flat([*found, item]))
        if muster is not None and muster.keeps_order():
            found.append(item)
    for item in errands(world, found):
        found.append(item)
    for item in garrisons(world, found):
        found.append(item)
    return found


def errands(world: Republic, found: list[list[int]]) -> list[list[int]]:
    """[1.07.37] A bequest is fetched by a Field Consul who has no war to go to; guards come home from provinces in peace."""
    able: list[list[int]] = []
    if world.offices[FIELD_CONSUL] >= 0:
        able = [[FETCHING, world.offices[FIELD_CONSUL], bequest, 0, 0, 0, 0] for bequest in range(2)]
    return possible(world, found, [*able, *relieved(world)])


def relieved(world: Republic) -> list[list[int]]:
    """[1.09.646] The guards of provinces that nothing threatens come home. [2.02.32] A province that must fight a war
    keeps its own."""
    found: list[list[int]] = []
    if world.levels[INTERNAL_DISORDER]:
        return found
    for province in range(PROVINCES):
        mask = world.legions[GARRISONS + province]
        if mask and may_garrison(world, province) and not is_guarded(world, province):
            veterans = mask & world.veterans
            found.append([UNGARRISONED, 0, province, count(mask & ~veterans), veterans, 0, 0])
    return found


def possible(world: Republic, found: list[list[int]], able: list[list[int]]) -> list[list[int]]:
    """Those of some more items that can still be done after these."""
    made: list[list[int]] = []
    for item in able:
        muster = mustered(world, flat([*found, *made]))
        if muster is not None and muster.do(item):
            made.append(item)
    return made


def flat(found: list[list[int]]) -> list[int]:
    return [kinds.MILITARY, *[number for item in found for number in item]]


def ordered(world: Republic, found: list[list[int]], move: Move) -> list[int] | None:
    """A move as an item: veterans first."""
    muster = mustered(world, flat(found))
    if muster is None:
        return None
    free = muster.available()
    veterans = 0
    left = move.legions
    mask = free & world.veterans
    while left and mask:
        low = mask & -mask
        veterans |= low
        mask ^= low
        left -= 1
    plain = min(left, count(free & ~world.veterans))
    fleets = min(move.fleets, muster.available_fleets())
    kind = REINFORCED if move.is_there else DEPLOYED
    item = [kind, move.man, 0 if move.is_there else move.war, plain, veterans, fleets, 0]
    return item if muster.do(item) and muster.keeps_order() else None


def recalls(world: Republic, made: Plan) -> list[list[int]]:
    """Nobody is called home who has a battle to win; who has no chance and no help is."""
    helped = [move.man for move in made.moves]
    found: list[list[int]] = []
    for man in in_field(world):
        war = world.where[man] - AT_WAR
        if man in helped or world.session.reinforced >> man & 1 or threats(world) >= 4:
            continue
        land, sea = standing(world, man, war, world.army(FORCE + man), world.fleets[FORCE + man])
        if (sea if sea < 99 else land) < -2:
            found.append([RECALLED, man, 0, 0, 0, 0, 0])
    return found


def restless(world: Republic) -> list[int]:
    """The provinces that Internal Disorder may take."""
    if not world.levels[INTERNAL_DISORDER]:
        return []
    return [
        province
        for province in range(PROVINCES)
        if world.province[province] == GOVERNED and not world.developed >> province & 1
    ]


def garrisons(world: Republic, found: list[list[int]]) -> list[list[int]]:
    """[1.06] Internal Disorder lies open one Senate before it bites: legions that stay at home guard what could revolt.
    [2.02.4] And a province that must fight a war, unless an army goes there too."""
    made: list[list[int]] = []
    for province in restless(world):
        muster = mustered(world, flat([*found, *made]))
        if muster is None:
            return []
        add_guards(world, made, muster, province, GARRISON_SIZE)
    for war, province in exposed(world):
        muster = mustered(world, flat([*found, *made]))
        if muster is None:
            return made
        if not is_met(world, found, war):
            add_guards(world, made, muster, province, guards_for(world, war, province, ordinary(world, muster)))
    return made


def ordinary(world: Republic, muster: Muster) -> int:
    """Legions in Italy that are no veterans."""
    return count(muster.available() & ~world.veterans)


def add_guards(world: Republic, made: list[list[int]], muster: Muster, province: int, wanted: int) -> None:
    number = min(wanted, ordinary(world, muster))
    item = [GARRISONED, 0, province, number, 0, 0, 0]
    if number and muster.do(item):
        made.append(item)


def is_met(world: Republic, found: list[list[int]], war: int) -> bool:
    """Whether an army of the Senate stands before a war, or goes there by these orders."""
    if AT_WAR + war in world.where:
        return True
    return any(item[0] == DEPLOYED and item[2] == war for item in found)


def sends(world: Republic, left_at_home: int = 0) -> bool:
    """Whether there is anything to send that was not voted down."""
    found = orders(world, left_at_home)
    return len(found) > 0 and not is_rejected(world, flat(found))


# -- judging


def standing(world: Republic, man: int, war: int, army: int, fleets: int) -> tuple[int, int]:
    """The modifiers on land and at sea of a force; 99 if there is nothing to beat at sea."""
    command = rating(world, man)
    land = army + min(army, command) - land_strength(world, war) - world.omens
    naval = fleet_strength(world, war)
    return land, (fleets + min(fleets, command) - naval - world.omens if naval else 99)


def is_covered(world: Republic, war: int) -> bool:
    """Whether an army stands before a war already that is more likely to win than not."""
    for man in in_field(world):
        if world.where[man] == AT_WAR + war:
            land, sea = standing(world, man, war, world.army(FORCE + man), world.fleets[FORCE + man])
            if chances(world, war, man, sea if sea < 99 else land)[0] >= ENOUGH:
                return True
    return False


def expected(world: Republic, proposal: list[int]) -> tuple[float, float]:
    """The best chance of victory of those who are sent, and the worst chance of a defeat."""
    muster = Muster(world)
    won, lost = 0.0, 0.0
    for item in items(proposal):
        muster.do(item)
    for item in items(proposal):
        if item[0] not in (DEPLOYED, REPLACED) or item[2] == CIVIL_WAR:
            continue
        man = item[1] if item[0] == DEPLOYED else item[6]
        mask = muster.legions[FORCE + man]
        army = count(mask) + count(mask & world.veterans)
        land, sea = standing(world, man, item[2], army, muster.fleets[FORCE + man])
        good, bad = chances(world, item[2], man, sea if sea < 99 else land)
        won, lost = max(won, good), max(lost, bad)
    return won, lost
