"""[1.07.21] [A-23] The Pretender: when an active war appears, a governed province rises, and its governor fights for it."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.events import BLACK_DICE, HAS_BATTLE, ON_PARITY
from comitium.games.republic.catalogue.ids import ALLY_DESERTS, ENEMY_ALLY_DESERTS, PRETENDER_EMERGES
from comitium.games.republic.catalogue.provinces import BASE_LAND
from comitium.games.republic.catalogue.senators import HALVES_LOSSES, MILITARY_BONUS, MILITARY_DICE
from comitium.games.republic.catalogue.values import VICTORY
from comitium.games.republic.events.forum import GarrisonLost, GarrisonReturned, PretenderFought, PretenderRose
from comitium.games.republic.rules.common.provinces import is_governed, revolt, side
from comitium.games.republic.rules.common.units import move_legions, random_legions
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill, strike
from comitium.games.republic.rules.r1_10_combat.r1_10_table import called_for, result
from comitium.games.republic.state.numbers import ACTIVE, GARRISON, GOVERNING, PROVINCES, RESERVE, count
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.07.21"


def pretender_rises(game: Republic) -> None:
    """[A-23] If the card is in play it strikes a random province that has a governor; without one it goes on waiting."""
    level = game.levels[PRETENDER_EMERGES]
    if level == 0:
        return
    governed = [province for province in range(PROVINCES) if is_governed(game, province)]
    if not governed:
        return
    province = governed[game.dice.below(len(governed))]
    game.levels[PRETENDER_EMERGES] = 0
    if game.has_listener:
        game.tell(PretenderRose(RULE, province), EVERYBODY)
    if HAS_BATTLE[2 * PRETENDER_EMERGES + level - 1]:
        fight(game, province)
    else:
        garrison = game.legions[GARRISON + province]
        lose(game, province, garrison)
        fall(game, province)


def is_there(game: Republic, province: int) -> bool:
    """[1.13.1] Whether the governor is in his province: not if he rules by a legate, or is a captive."""
    return game.where[game.governor[province]] == GOVERNING + province


def fight(game: Republic, province: int) -> None:
    """[A-23] Three dice, the garrison and the governor against what is printed on the province, and [C-100] its own armies.
    Only a Victory holds it."""
    governor = game.governor[province]
    there = is_there(game, province)
    place = GARRISON + province
    army = game.army(place)
    strength = army + (min(army, rating(game, governor)) if there else 0)
    black = game.die()
    white = game.die() + game.die()
    armies = game.provincial_armies[province] if game.rules.provincial_wars else 0
    enemy = after_desertion(game, BASE_LAND[side(game, province)] + armies, black, white)
    total = black + white + strength - enemy - game.omens
    outcome, row = result(total)
    if game.has_listener:
        game.tell(PretenderFought(RULE, governor, province, black, white, strength, enemy, total, outcome), EVERYBODY)
    lost = called_for(row, count(game.legions[place]))
    if there and HALVES_LOSSES[governor]:
        lost = (lost + 1) // 2
    lose(game, province, random_legions(game, game.legions[place], lost))
    if outcome != VICTORY:
        fall(game, province)
    elif there and lost:
        strike(game, lost, 1 << governor, RULE)


def rating(game: Republic, governor: int) -> int:
    """[A-50] [C-79] His military rating in this battle; Pompey throws for his."""
    if MILITARY_DICE[governor] == 0:
        return game.military(governor)
    thrown = MILITARY_BONUS[governor] - game.omens
    for _ in range(MILITARY_DICE[governor]):
        thrown += game.die()
    return max(0, thrown)


def after_desertion(game: Republic, strength: int, black: int, white: int) -> int:
    """[C-8] The enemy's strength once allies have deserted on either side: by the black die, or by the white ones."""
    for event in (ALLY_DESERTS, ENEMY_ALLY_DESERTS):
        level = game.levels[event]
        if level and (black + white) % 2 == ON_PARITY[event]:
            change = black if BLACK_DICE[2 * event + min(level, 2) - 1] else white
            strength += change if event == ALLY_DESERTS else -change
    return max(0, strength)


def lose(game: Republic, province: int, legions: int) -> None:
    """These legions of the garrison are destroyed."""
    if legions:
        move_legions(game, legions, GARRISON + province, RESERVE)
        if game.has_listener:
            game.tell(GarrisonLost(RULE, province, count(legions)), EVERYBODY)


def fall(game: Republic, province: int) -> None:
    """[A-23] The governor dies if he is there, what is left of the garrison goes home, the province is an active revolt."""
    if is_there(game, province):
        kill(game, game.governor[province], RULE)
    left = game.legions[GARRISON + province]
    if left:
        move_legions(game, left, GARRISON + province, ACTIVE)
        if game.has_listener:
            game.tell(GarrisonReturned(RULE, province, count(left)), EVERYBODY)
    revolt(game, province, RULE)
