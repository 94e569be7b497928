"""[2.03] The chances of battles with rebel governors: an interception at sea, and an attack on a province that one holds."""

from __future__ import annotations

from msgspec import Struct

from comitium.games.republic.catalogue.provinces import BASE_LAND
from comitium.games.republic.catalogue.tables import COMBAT_DICE
from comitium.games.republic.catalogue.values import DEFEAT, STALEMATE, VICTORY
from comitium.games.republic.odds.battle import Force, commands, force_of
from comitium.games.republic.odds.dice import throws
from comitium.games.republic.odds.revolt import Clash, civil_war
from comitium.games.republic.rules.common.provinces import side
from comitium.games.republic.rules.r1_10_combat import r1_10_table as table
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import naval_force
from comitium.games.republic.state.numbers import CIVIL_WAR, GARRISON, REVOLT, count
from comitium.games.republic.state.republic import Republic


class Interception(Struct, frozen=True):
    """[2.03.72] The chance that rebels are held in their province, and the fleets that the Senate loses on average."""

    held: float
    fleets: float


class Sea(Struct, frozen=True):
    """[2.03.81] The naval battle before a province is attacked on land, seen from the Senate."""

    defeat: float
    stalemate: float
    victory: float


def interception(game: Republic, fleets: int, enemy: int) -> Interception:
    """[2.03.72] So many fleets of the Senate against a naval strength of the rebels: no ratings, no disasters."""
    held = lost = 0.0
    for natural, chance in throws(COMBAT_DICE):
        result, row = table.result(natural + fleets - enemy - game.omens)
        held += chance if result == VICTORY else 0.0
        lost += chance * table.called_for(row, fleets)
    return Interception(held, lost)


def defender_force(game: Republic, war: int) -> Force:
    """[1.11.37] [2.03.81] What the rebel of a war has on land: in Italy, or in the province that he holds."""
    if war == CIVIL_WAR:
        force = force_of(game, game.rebel)
        return Force(force.commander, force.legions, force.veterans, force.fleets, force.master, game.armies_in_italy)
    province = war - REVOLT
    legions = game.legions[GARRISON + province]
    veterans = count(legions & game.veterans)
    armies, base = game.provincial_armies[province], BASE_LAND[side(game, province)]
    return Force(game.governor[province], count(legions) - veterans, veterans, 0, -1, armies, base)


def against(game: Republic, war: int, senate: Force) -> Clash:
    """[1.11.37] [2.03.9] The battle on land against the rebel of a war."""
    return civil_war(game, senate, defender_force(game, war))


def at_sea(game: Republic, war: int, senate: Force) -> Sea:
    """[2.03.81] The naval battle that comes first."""
    results = [0.0] * 5
    army, foes = senate.fleets, naval_force(game, war - REVOLT)
    governor = Force(game.governor[war - REVOLT], 0)
    for led, known in commands(game, war, senate, army).items():
        for led2, known2 in commands(game, war, governor, foes).items():
            for natural, chance in throws(COMBAT_DICE):
                result, _ = table.result(natural + army + led - foes - led2 - game.omens)
                results[result] += known * known2 * chance
    return Sea(results[DEFEAT], results[STALEMATE], results[VICTORY])
