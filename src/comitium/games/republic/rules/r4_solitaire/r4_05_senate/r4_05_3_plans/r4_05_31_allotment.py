"""[4.05.31] How the units in Italy are divided among the wars of a plan."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import DICTATOR, MASTER_OF_HORSE
from comitium.games.republic.catalogue.neutrals import MODIFIER_MOST
from comitium.games.republic.rules.common.units import lowest_legions, veterans_of
from comitium.games.republic.rules.common.wars import land_strength, support
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_adequate import (
    fewest_fleets,
    fewest_legions,
    fleets_needed,
    held_fleets,
    held_legions,
    legions_needed,
    place_on,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_32_danger import is_at_sea, strength
from comitium.games.republic.state.numbers import ACTIVE, count
from comitium.games.republic.state.republic import Republic


class Army:
    """What one war of a plan gets from Italy; its Proconsul's units stand there already."""

    def __init__(self, war: int, man: int) -> None:
        self.war = war
        self.man = man  # who leads it
        self.legions = 0
        self.fleets = 0
        self.sworn = 0  # veterans of his faction in Italy, who go with him; once it is mustered, all its veterans
        self.ordinary = 0  # once it is mustered: its other legions


def allot(game: Republic, wars: list[int], leaders: list[int], all_force: bool, capped: bool) -> list[Army]:
    """[4.05.31] The armies of a plan, in its order: what each war needs, legions for a battle at sea (D-22), then the spare
    units. Nothing is moved."""
    armies = [Army(wars[place], leaders[place]) for place in range(len(wars))]
    bound = game.legions[ACTIVE] & game.veterans
    for army in armies:
        army.sworn = bound & veterans_of(game, game.members[game.faction[army.man]])
        bound &= ~army.sworn
    for army in armies:
        need(game, army, not all_force)
    if all_force:
        fill_weakest_first(game, armies)
    embark(game, armies)
    share_legions(game, armies, all_force, capped)
    share_fleets(game, armies, all_force, capped)
    for army in armies:
        army.sworn = lowest_legions(army.sworn, army.legions)
    return armies


def need(game: Republic, army: Army, adequate: bool) -> None:
    """What must go there, besides what stands there."""
    war = army.war
    legions = legions_needed(game, war) if adequate else fewest_legions(game, war)
    fleets = fleets_needed(game, war) if adequate else fewest_fleets(game, war)
    army.legions = max(0, legions - held_legions(game, war))
    army.fleets = max(0, fleets - held_fleets(game, war))


def legions_left(game: Republic, armies: list[Army]) -> int:
    return count(game.legions[ACTIVE]) - sum([army.legions for army in armies])


def fleets_left(game: Republic, armies: list[Army]) -> int:
    return game.fleets[ACTIVE] - sum([army.fleets for army in armies])


def fill_weakest_first(game: Republic, armies: list[Army]) -> None:
    """[D-58] All force, perhaps less than adequate: the weakest war is filled first; each other one has its fewest units."""
    order = sorted([(strength(game, armies[place].war), place) for place in range(len(armies))])
    for _, place in order:
        army = armies[place]
        lacking = legions_needed(game, army.war) - held_legions(game, army.war) - army.legions
        army.legions += max(0, min(lacking, legions_left(game, armies)))
        if is_at_sea(game, army.war):
            lacking = fleets_needed(game, army.war) - held_fleets(game, army.war) - army.fleets
            army.fleets += max(0, min(lacking, fleets_left(game, armies)))


def embark(game: Republic, armies: list[Army]) -> None:
    """[D-22] Legions go along to a battle at sea if a full land force is free, unless the option says never."""
    if not game.rules.legions_at_sea:
        return
    for army in armies:
        if not is_at_sea(game, army.war) or army.fleets + held_fleets(game, army.war) < support(game, army.war):
            continue
        lacking = land_strength(game, army.war) - held_legions(game, army.war)
        if 0 < lacking <= legions_left(game, armies):
            army.legions = lacking


# -- spare units


def share_legions(game: Republic, armies: list[Army], all_force: bool, capped: bool) -> None:
    """[D-24] War by war half of the spare legions, rounded down; with all force all of them, in equal parts."""
    left = [army for army in armies if not is_at_sea(game, army.war)]
    spare = max(0, legions_left(game, armies))
    while left:
        army = left.pop(0)
        part = -(-spare // (len(left) + 1)) if all_force else spare // 2  # the first has the odd unit
        before = army.legions
        while army.legions < before + part and not (capped and modifier_with(game, army, 1) > MODIFIER_MOST):
            army.legions += 1
        spare -= army.legions - before


def share_fleets(game: Republic, armies: list[Army], all_force: bool, capped: bool) -> None:
    """[4.05.31] The same with fleets, for battles at sea."""
    left = [army for army in armies if is_at_sea(game, army.war)]
    spare = max(0, fleets_left(game, armies))
    while left:
        army = left.pop(0)
        part = -(-spare // (len(left) + 1)) if all_force else spare // 2
        before = army.fleets
        while army.fleets < before + part and not (capped and modifier_with(game, army, 1) > MODIFIER_MOST):
            army.fleets += 1
        spare -= army.fleets - before


def modifier(game: Republic, army: Army) -> int:
    """[4.05.31] [D-24] What its next battle adds to the dice: the force, veterans double, and the commander's rating as far as
    the force goes, less the strength of the war."""
    return modifier_with(game, army, 0)


def modifier_with(game: Republic, army: Army, more: int) -> int:
    """The same with so many more units of the kind that fights."""
    if is_at_sea(game, army.war):
        force = held_fleets(game, army.war) + army.fleets + more
    else:
        force = game.army(place_on(game, army.war)) + army.legions + more
        force += min(count(army.sworn), army.legions + more)
    return force + min(rating(game, army.man), force) - strength(game, army.war)


def rating(game: Republic, man: int) -> int:
    """[1.09.34] A Dictator's Master of Horse helps him."""
    master = game.offices[MASTER_OF_HORSE]
    if man == game.offices[DICTATOR] and master >= 0 and game.in_rome(master):
        return game.military(man) + game.military(master)
    return game.military(man)
