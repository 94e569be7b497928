"""[2.03.81] [2.03.9] The Senate attacks a province that a rebel holds: the battle at sea, what rebels lose, and what
becomes of the province."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.values import DEFEAT, STALEMATE, VICTORY
from comitium.games.republic.events.advanced.rebels import (
    MarchingArmiesLost,
    ProvinceAttacked,
    ProvinceFleetBeaten,
    ProvinceFleetLost,
    RebelProvinceLost,
)
from comitium.games.republic.events.combat import BattleDecided, DiceThrown
from comitium.games.republic.rules.common.people import come_to_rome
from comitium.games.republic.rules.common.units import home
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import governs, kill
from comitium.games.republic.rules.r1_10_combat import r1_10_table as table
from comitium.games.republic.rules.r1_10_combat.commanders import go_home, make_proconsul, master_of
from comitium.games.republic.rules.r1_10_combat.r1_10_2_results import lose, lose_popularity
from comitium.games.republic.rules.r1_10_combat.r1_10_11_battles import command, units_lost_of
from comitium.games.republic.rules.r1_11_revolution.r1_11_37_civil_war import draw_chits, senate_falls
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import naval_force
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_411_losses import lose_units, units_lost
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_412_allies import disband
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_7_march import free_target
from comitium.games.republic.state.numbers import (
    AT_WAR,
    CAPTIVE,
    CIVIL_WAR,
    FORCE,
    GARRISON,
    HELD,
    NOBODY,
    REVOLT,
    STRAY,
    VACANT,
    count,
)
from comitium.games.republic.state.republic import Republic

RULE: Final = "2.03.81"


def fight_at_sea(game: Republic, province: int, commander: int) -> int:
    """[2.03.81] [C-71] The naval battle: no disasters, no desertions. A victory takes the fleets out of the way, and no more;
    both sides lose the row, on a defeat only the Senate."""
    war, governor, place = REVOLT + province, game.governor[province], FORCE + commander
    game.fought_sea |= 1 << war
    army, foes = game.fleets[place], naval_force(game, province)
    strength = army + command(game, war, commander, army)
    enemy = foes + command(game, war, governor, foes)
    if game.has_listener:
        game.tell(ProvinceAttacked(RULE, commander, strength, governor, enemy, province, 1), EVERYBODY)
    black, white, white2 = game.die(), game.die(), game.die()
    natural = black + white + white2
    total = natural + strength - enemy - game.omens
    result, row = table.result(total)
    if game.has_listener:
        game.tell(DiceThrown(RULE, black, white, white2, natural), EVERYBODY)
        game.tell(BattleDecided(RULE, war, result, total), EVERYBODY)
    legions, fleets = units_lost_of(commander, result, row, count(game.legions[place]), army)
    if result == DEFEAT:
        senate_falls(game, war, commander, governor, legions, fleets, True)
        return result
    master = master_of(game, commander)
    lose(game, commander, legions, fleets)
    lose_popularity(game, commander, legions)
    ships = units_lost(governor, result, row, 0, 0, game.provincial_fleets[province], True)[2]
    game.provincial_fleets[province] -= ships
    if ships and game.has_listener:
        game.tell(ProvinceFleetLost(RULE, province, ships), EVERYBODY)
    if result == VICTORY:
        game.naval_victory |= 1 << war
        game.victorious |= 1 << commander  # a governor struck by a chit takes his province with him: this man has won
        if game.has_listener:
            game.tell(ProvinceFleetBeaten("2.03.91", province, commander), EVERYBODY)
    dead = draw_chits(game, commander, governor, [master, NOBODY], legions + fleets, ships)
    if master >= 0 and dead >> commander & 1 and AT_WAR <= game.where[master] < CAPTIVE:
        come_to_rome(game, master, "1.10.7")
    if game.where[commander] != AT_WAR + war:
        leave_the_dead(game, war, result)
    elif result == STALEMATE:
        make_proconsul(game, commander, "1.10.8")
    elif not game.legions[place]:
        go_home(game, commander, "1.10.12")
    return result


def leave_the_dead(game: Republic, war: int, result: int) -> None:
    """[1.10.12] The force of a commander who died in his victory at sea goes home."""
    if result == VICTORY:
        home(game, STRAY + war)


def lose_land(game: Republic, war: int, row: int) -> tuple[int, int]:
    """[2.03.9] [2.02.411] A row of losses on land: says how many armies and legions are gone."""
    if war == CIVIL_WAR:
        armies, legions = lose_with_armies(game, row)
        lose(game, game.rebel, legions, 0)
        return armies, legions
    province = war - REVOLT
    garrison = count(game.legions[GARRISON + province])
    armies, legions, _ = units_lost(
        game.governor[province], STALEMATE, row, game.provincial_armies[province], garrison, 0, False
    )
    lose_units(game, province, armies, legions, 0, "2.03.9")
    return armies, legions


def lose_with_armies(game: Republic, row: int) -> tuple[int, int]:
    """[2.03.9] Of the army in Italy: the provincial armies are gone, the legions still to be drawn."""
    legions = count(game.legions[FORCE + game.rebel])
    armies, legions, _ = units_lost(game.rebel, STALEMATE, row, game.armies_in_italy, legions, 0, False)
    game.armies_in_italy -= armies
    if armies and game.has_listener:
        game.tell(MarchingArmiesLost("2.03.9", armies), EVERYBODY)
    return armies, legions


def beat_partisan(game: Republic, province: int) -> None:
    """[2.03.91] He dies, and his province with him; the civil war goes on."""
    kill(game, game.governor[province], "2.03.91")


def governor_dies(game: Republic, senator: int) -> None:
    """[2.03.91] [C-72] His province lies in the Forum, undeveloped and without forces; its garrison and what was at sea with
    him are in the Active Forces, and forces of the Senate there go home (C-104)."""
    for province in governs(game, senator):
        if game.zone[REVOLT + province] == HELD:
            free_target(game, province, "C-104")
        game.naval_victory &= ~(1 << REVOLT + province)
        disband(game, province)
        home(game, GARRISON + province)
        game.developed &= ~(1 << province)
        game.governor[province] = NOBODY
        game.dial[province] = 0
        game.province[province] = VACANT
        if game.has_listener:
            game.tell(RebelProvinceLost("2.03.91", province), EVERYBODY)
    if game.at_sea == senator:
        game.at_sea = NOBODY
        game.armies_at_sea = 0
    if game.rebel == senator:
        game.armies_in_italy = 0
