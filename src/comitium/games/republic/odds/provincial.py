"""[2.02.41] What may come of a provincial battle, exactly."""

from __future__ import annotations

from comitium.games.republic.catalogue.values import DEFEAT, STALEMATE, VICTORY
from comitium.games.republic.odds.battle import Force, commands, naturals, outcome
from comitium.games.republic.rules.common.wars import disasters, fleet_strength, standoffs, support
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_4_attacks import defender, waiting_wars
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import (
    enemy_force,
    governor_there,
    land_force_with,
    naval_force,
    supporting_fleets,
)
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic


def provincial_battle(game: Republic, province: int, war: int, legions: int) -> list[float]:
    """[2.02.41] The chances of each result, from a defeat to a victory, with these legions as the garrison."""
    found = [0.0] * (VICTORY + 1)
    naval = fleet_strength(game, war) > 0
    army = naval_force(game, province) if naval else land_force_with(game, province, legions)
    if naval and army == 0:
        found[DEFEAT] = 1.0
        return found
    governor = governor_there(game, province)
    enemy = enemy_force(game, war, naval)
    bad, flat = disasters(game, war, governor), standoffs(game, war, governor)
    supported = naval or supporting_fleets(game, province) >= support(game, war)
    led = commands(game, war, Force(governor, 0), army) if governor != NOBODY else {0: 1.0}
    for command, known in led.items():
        for natural, moved, chance in naturals(game):
            edge = army + command - max(0, enemy + moved) - game.omens
            result, _ = outcome(natural, edge, bad, flat)
            found[STALEMATE if result == VICTORY and not supported else result] += known * chance
    return found


def wars_to_fight(game: Republic, province: int) -> list[int]:
    """[2.02.4] The wars that a province must fight this turn, as things stand."""
    if not game.rules.provincial_wars:
        return []
    return [war for war in waiting_wars(game) if defender(game, war) == province]
