"""[2.02.41] What may come of a provincial battle, exactly."""

from __future__ import annotations

from comitium.games.republic.catalogue.values import STALEMATE, VICTORY
from comitium.games.republic.odds.battle import Battle, Force, commands, hit, naturals, outcome
from comitium.games.republic.rules.common.wars import disasters, fleet_strength, standoffs, support
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_4_attacks import defender, waiting_wars
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import (
    enemy_force,
    land_force_with,
    naval_force,
    supporting_fleets,
)
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_411_losses import units_lost
from comitium.games.republic.state.numbers import NOBODY, count
from comitium.games.republic.state.republic import Republic


def provincial_battle(game: Republic, province: int, war: int, legions: int, governor: int) -> Battle:
    """[2.02.41] The chances of each result with these legions as the garrison and this man as governor, NOBODY if none is
    there; and what becomes of him."""
    naval = fleet_strength(game, war) > 0
    army = naval_force(game, province) if naval else land_force_with(game, province, legions)
    if naval and army == 0:
        return Battle(defeat=1.0, killed=1.0 if governor >= 0 else 0.0)
    enemy = enemy_force(game, war, naval)
    bad, flat = disasters(game, war, governor), standoffs(game, war, governor)
    supported = naval or supporting_fleets(game, province) >= support(game, war)
    own_armies, own_fleets = game.provincial_armies[province], game.provincial_fleets[province]
    results = [0.0] * (VICTORY + 1)
    lost_legions = lost_fleets = killed = captured = 0.0
    for command, known in (commands(game, war, Force(governor, 0), army) if governor != NOBODY else {0: 1.0}).items():
        for natural, moved, part in naturals(game):
            chance = known * part
            result, row = outcome(natural, army + command - max(0, enemy + moved) - game.omens, bad, flat)
            if result == VICTORY and not supported:
                result = STALEMATE
            results[result] += chance
            armies, foot, ships = units_lost(governor, result, row, own_armies, count(legions), own_fleets, naval)
            fallen, taken = hit(game, governor, armies + foot + ships, result)
            lost_legions += chance * foot
            lost_fleets += chance * ships
            killed += chance * fallen
            captured += chance * taken
    defeat, disaster, standoff, stalemate, victory = results
    return Battle(defeat, disaster, standoff, stalemate, victory, lost_legions, lost_fleets, killed=killed, captured=captured)


def wars_to_fight(game: Republic, province: int) -> list[int]:
    """[2.02.4] The wars that a province must fight this turn, as things stand."""
    if not game.rules.provincial_wars:
        return []
    return [war for war in waiting_wars(game) if defender(game, war) == province]
