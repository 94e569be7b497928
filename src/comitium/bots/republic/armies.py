"""Armies: what to raise, whom to send where, and whether a proposal to send somebody makes sense."""

from __future__ import annotations

from typing import Final

from comitium.bots.republic.money import at_most, of
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.sight import chances, free_legions, needs, open_wars, slack
from comitium.games.republic.catalogue.ids import DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.choices import DONE, FLEETS, LEGIONS, PASS, SENATOR, VETERAN, WAR
from comitium.games.republic.numbers import ACTIVE, CIVIL_WAR, FORCE, STRAY, count
from comitium.games.republic.rules.r1_09_senate.business_words import DEPLOY, RAISE_FLEETS, RAISE_LEGIONS, REINFORCE
from comitium.games.republic.rules.r1_09_senate.r1_09_63_forces import affordable, most_fleets, most_legions, price
from comitium.games.republic.rules.r1_09_senate.r1_09_64_items import DEPLOYED, REPLACED, Muster, items
from comitium.games.republic.rules.wars import fleet_strength, land_strength, support
from comitium.games.republic.state import Republic

WANTED: Final = 6  # the modifier to aim at
ENOUGH: Final = 2  # with which one may go


def rating(world: Republic, man: int) -> int:
    """His military rating; a Dictator's with that of his Master of Horse."""
    master = world.offices[MASTER_OF_HORSE]
    if man == world.offices[DICTATOR] and master >= 0 and world.in_rome(master):
        return world.military(man) + world.military(master)
    return world.military(man)


def generals(world: Republic) -> list[int]:
    """Who may command, the best first."""
    men = [world.offices[office] for office in (DICTATOR, FIELD_CONSUL, ROME_CONSUL)]
    able = [man for man in men if man >= 0 and world.in_rome(man)]
    return sorted(able, key=lambda man: (-rating(world, man), man))


def recruits(world: Republic) -> tuple[int, int]:
    """Legions and fleets to raise for the wars that our generals could fight this year, as far as the State can pay."""
    legions = fleets = 0
    for man, war in zip(generals(world), open_wars(world), strict=False):
        more, ships = needs(world, war, rating(world, man), WANTED)
        legions += max(0, more - count(world.legions[STRAY + war]))
        fleets += max(0, ships - world.fleets[STRAY + war])
    legions = max(0, min(legions - free_legions(world), most_legions(world)))
    fleets = max(0, min(fleets - world.fleets[ACTIVE], most_fleets(world)))
    money = max(0, min(affordable(world), (slack(world) + 20) // (price(world) + 2)))
    fleets = min(fleets, money)
    return min(legions, money - fleets), fleets


def draft_forces(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    frame = world.stack[-1]
    legions, fleets = recruits(world)
    if legions > 0 and getattr(frame, "legions", 0) < 0 and of(legal, RAISE_LEGIONS):
        return at_most(legal, RAISE_LEGIONS, legions)
    if fleets > 0 and getattr(frame, "fleets", 0) < 0 and of(legal, RAISE_FLEETS):
        return at_most(legal, RAISE_FLEETS, fleets)
    return DONE if DONE in legal else PASS


def edge(world: Republic, muster: Muster, man: int, war: int) -> tuple[int, int]:
    """The modifiers on land and at sea of a force as it would stand."""
    mask = muster.legions[FORCE + man]
    army = count(mask) + count(mask & world.veterans)
    fleets = muster.fleets[FORCE + man]
    command = rating(world, man)
    land = army + min(army, command) - land_strength(world, war)
    naval = fleet_strength(world, war)
    return land, (fleets + min(fleets, command) - naval if naval else 99)


def deploys_well(world: Republic, what: list[int]) -> bool:
    """Whether everybody who is sent has a fair chance."""
    muster = Muster(world)
    for item in items(what):
        muster.do(item)
    for item in items(what):
        if item[0] not in (DEPLOYED, REPLACED):
            continue
        man = item[1] if item[0] == DEPLOYED else item[6]
        land, sea = edge(world, muster, man, item[2])
        if (sea < ENOUGH if sea < 99 else land < ENOUGH) and item[2] != CIVIL_WAR:
            return False
    return True


def target(world: Republic, man: int, wars: list[int]) -> int:
    """The war he can win with what there is, the one that hurts most first; -1 if there is none."""
    best = -1
    most = 0.15
    army = free_legions(world) + count(world.legions[ACTIVE] & world.veterans)
    for war in wars:
        if war == CIVIL_WAR:
            return war
        legions = army + count(world.legions[STRAY + war])
        fleets = world.fleets[ACTIVE] + world.fleets[STRAY + war]
        naval = fleet_strength(world, war)
        if fleets < max(support(world, war), 1 if naval else 0):
            continue
        command = rating(world, man)
        strength = naval or land_strength(world, war)
        force = fleets if naval else legions
        won, lost = chances(world, war, man, force + min(force, command) - strength - world.omens)
        value = won - lost
        if value > most:
            best, most = war, value
    return best


def sends(world: Republic) -> bool:
    wars = open_wars(world)
    return any(target(world, man, wars) >= 0 for man in generals(world))


def draft_military(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.64] Each general against the war he can win; half the fleets stay for the next one."""
    frame = world.stack[-1]
    begun: list[int] = getattr(frame, "begun", [])
    planned: list[int] = getattr(frame, "what", [])
    if not begun:
        return opening(world, legal, planned)
    if of(legal, WAR):
        war = target(world, begun[1], [choice - WAR for choice in legal])
        return WAR + war if WAR + war in legal else legal[0]
    if of(legal, SENATOR):
        return legal[0]
    if of(legal, LEGIONS):
        return at_most(legal, LEGIONS, wanted(world, begun, planned)[0])
    if of(legal, VETERAN):
        return of(legal, VETERAN)[0]
    if of(legal, FLEETS):
        return at_most(legal, FLEETS, wanted(world, begun, planned)[1])
    return legal[0]


def opening(world: Republic, legal: list[int], planned: list[int]) -> int:
    taken = planned[2::7]
    for choice in of(legal, DEPLOY):
        wars = [war for war in open_wars(world) if war not in taken]
        if target(world, choice - DEPLOY, wars) >= 0:
            return choice
    helped = planned[1::7]
    if not planned and slack(world) > 0:
        for choice in of(legal, REINFORCE):
            if choice - REINFORCE not in helped and free_legions(world) > 3:
                return choice
    return DONE if DONE in legal else PASS


def wanted(world: Republic, begun: list[int], planned: list[int]) -> tuple[int, int]:
    """How many legions and fleets he takes along: what he needs, and no more."""
    if begun[0] != DEPLOYED:
        return 4, 2
    legions, fleets = needs(world, begun[2], rating(world, begun[1]), WANTED + 2)
    return max(0, legions - count(world.legions[STRAY + begun[2]])), max(0, fleets - world.fleets[STRAY + begun[2]])
