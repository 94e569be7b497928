"""[1.10.11] [1.10.12] One battle against a war: strengths, dice, what they mean. What comes of it: r1_10_2_results.py."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.events import BLACK_DICE, ON_PARITY, WHITE_DICE
from comitium.games.republic.catalogue.ids import ALEXANDRINE_WAR, ALLY_DESERTS, ENEMY_ALLY_DESERTS
from comitium.games.republic.catalogue.intrigue import CLEOPATRA_MILITARY
from comitium.games.republic.catalogue.senators import (
    HALVES_LOSSES,
    MILITARY,
    MILITARY_BONUS,
    MILITARY_DICE,
    SPARED_LOSSES,
)
from comitium.games.republic.catalogue.tables import RESULT_LOSS_DIVISOR
from comitium.games.republic.catalogue.values import DISASTER, STANDOFF
from comitium.games.republic.events.combat import AlliesDeserted, ArmiesMet, BattleDecided, CommandRolled, DiceThrown
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.common.wars import disasters, fleet_strength, land_strength, standoffs, support
from comitium.games.republic.rules.r1_07_forum.r1_07_34_leaders import helpers
from comitium.games.republic.rules.r1_10_combat import r1_10_table as table
from comitium.games.republic.rules.r1_10_combat.commanders import master_of
from comitium.games.republic.rules.r1_10_combat.r1_10_2_results import settle
from comitium.games.republic.state.numbers import CIVIL_WAR, FORCE, count
from comitium.games.republic.state.republic import CLEOPATRA, DESERTION, LUCULLUS, Republic

AT_SEA: Final = True
ON_LAND: Final = False


def can_sail(game: Republic, commander: int) -> bool:
    """[1.10.12] A naval battle needs a fleet."""
    return game.fleets[FORCE + commander] > 0


def can_march(game: Republic, war: int, commander: int) -> bool:
    """[1.10.11] [C-2] A land battle needs a legion, and the fleet support in the same force."""
    place = FORCE + commander
    has_army = game.legions[place] != 0 or (commander == game.rebel and game.armies_in_italy > 0)
    return has_army and game.fleets[place] >= support(game, war)


def can_fight(game: Republic, war: int, commander: int) -> bool:
    """[C-3] Whether he has what his next battle needs: a fleet where the enemy has one, else legions with fleet support."""
    if war != CIVIL_WAR and fleet_strength(game, war) > 0:
        return can_sail(game, commander)
    return can_march(game, war, commander)


def rating(game: Republic, senator: int) -> int:
    """[1.10.11] His military rating in this battle. [C-79] That of Pompey is thrown, omens off, never below 0."""
    dice = MILITARY_DICE[senator]
    if dice == 0:
        return MILITARY[senator]
    thrown = MILITARY_BONUS[senator] - game.omens
    for _ in range(dice):
        thrown += game.die()
    thrown = max(0, thrown)
    if game.has_listener:
        game.tell(CommandRolled("C-79", senator, thrown), EVERYBODY)
    return thrown


def command(game: Republic, war: int, commander: int, army: int) -> int:
    """[1.10.11] The rating of the commander and of his Master of Horse [1.09.34], with Cleopatra's help (C-42), never more
    than the strength of what they lead."""
    total = rating(game, commander)
    master = master_of(game, commander)
    if master >= 0:
        total += rating(game, master)
    if war == ALEXANDRINE_WAR and game.marks[CLEOPATRA] == commander + 1:
        total += CLEOPATRA_MILITARY
    return min(total, army)


def desertion(game: Republic, black: int, white: int) -> int:
    """[C-8] What desertions change in the enemy's strength: the black die, or the white ones, if the parity is right."""
    natural = black + white
    change = 0
    for event in (ALLY_DESERTS, ENEMY_ALLY_DESERTS):
        level = game.levels[event]
        if level == 0 or natural % 2 != ON_PARITY[event]:
            continue
        face = 2 * event + min(level, 2) - 1
        dice = black * BLACK_DICE[face] + (white if WHITE_DICE[face] else 0)
        change += dice if event == ALLY_DESERTS else -dice
    return change


def fight(game: Republic, war: int, commander: int, naval: bool) -> int:
    """[1.10.11] [1.10.12] A battle, from the strengths to all that comes of it. Says the result."""
    place = FORCE + commander
    army = game.fleets[place] if naval else game.army(place)
    marching = commander == game.rebel and game.armies_in_italy > 0  # [C-106] with provincial armies, in the end game
    if marching and not naval:
        army += REBEL_GOVERNORS[0].armies_in_italy(game)
    led = command(game, war, commander, army)
    enemy = (fleet_strength(game, war) if naval else land_strength(game, war)) + game.marks[DESERTION]
    if naval:
        game.fought_sea |= 1 << war
    else:
        game.fought_land |= 1 << war
    rule = "1.10.12" if naval else "1.10.11"
    if game.has_listener:
        veterans = 0 if naval else count(game.legions[place] & game.veterans)
        leaders = tuple(helpers(game, war))
        met = ArmiesMet(rule, commander, war, 1 if naval else 0, army, led, max(0, enemy), veterans, leaders)
        game.tell(met, EVERYBODY)
    black, white, white2 = game.die(), game.die(), game.die()
    natural = black + white + white2
    if game.has_listener:
        game.tell(DiceThrown(rule, black, white, white2, natural), EVERYBODY)
    change = desertion(game, black, white + white2)
    if change:
        if game.rules.desertion_lasts:
            game.marks[DESERTION] += change
            if game.rules.provincial_wars:
                game.deserted[war] += change
        if game.has_listener:
            game.tell(AlliesDeserted("C-8", war, change), EVERYBODY)
    total = natural + army + led - max(0, enemy + change) - game.omens
    result, losses = table.result(total)
    if disasters(game, war, commander) >> natural & 1:
        result = DISASTER
    elif standoffs(game, war, commander) >> natural & 1:
        result = STANDOFF
    if game.has_listener:
        game.tell(BattleDecided(rule, war, result, total), EVERYBODY)
    if result in (DISASTER, STANDOFF):
        game.spent[war] |= 1 << natural  # C-7: each number once against a war in a turn
    legions, fleets = units_lost(game, commander, result, losses)
    armies = 0
    if marching and not naval:
        armies, legions = REBEL_GOVERNORS[0].lose_with_armies(game, losses)
    settle(game, war, commander, naval, result, legions, fleets, armies)
    return result


def units_lost(game: Republic, commander: int, result: int, losses: int) -> tuple[int, int]:
    """[1.10.6] How many legions and how many fleets are lost; [C-40] Lucullus pays for what he is spared."""
    place = FORCE + commander
    if RESULT_LOSS_DIVISOR[result] and SPARED_LOSSES[commander]:
        game.marks[LUCULLUS] = 1
    return units_lost_of(commander, result, losses, count(game.legions[place]), game.fleets[place])


def units_lost_of(commander: int, result: int, losses: int, legions: int, fleets: int) -> tuple[int, int]:
    """[1.10.6] What a result takes from so many legions and fleets, Fabius (C-11) and Lucullus (C-40) considered."""
    divisor = RESULT_LOSS_DIVISOR[result]
    if divisor:
        if SPARED_LOSSES[commander]:
            return 0, 0
        legions, fleets = table.share(legions, divisor), table.share(fleets, divisor)
    else:
        legions, fleets = table.called_for(losses, legions), table.called_for(losses, fleets)
    if HALVES_LOSSES[commander]:
        return table.share(legions, 2), table.share(fleets, 2)
    return legions, fleets
