"""[1.11.37] The Senate against the rebel: the battle, and how a rebellion ends without the rebel's victory."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.senators import HALVES_LOSSES, VICTORY_VETERANS
from comitium.games.republic.catalogue.values import DEFEAT, VICTORY
from comitium.games.republic.events.advanced.rebels import ProvinceAttacked
from comitium.games.republic.events.combat import BattleDecided, DiceThrown
from comitium.games.republic.events.revolution import RebellionEnded, RebelMet
from comitium.games.republic.rules.common.people import come_to_rome
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.common.treasury import change_unrest
from comitium.games.republic.rules.common.units import home, move_legions
from comitium.games.republic.rules.common.wars import leave_play
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill, strike
from comitium.games.republic.rules.r1_10_combat import r1_10_table as table
from comitium.games.republic.rules.r1_10_combat.commanders import make_proconsul, master_of
from comitium.games.republic.rules.r1_10_combat.r1_10_2_results import (
    SecondVeteran,
    lose,
    lose_popularity,
    make_veteran,
    reward,
)
from comitium.games.republic.rules.r1_10_combat.r1_10_11_battles import command
from comitium.games.republic.state.numbers import (
    ACTIVE,
    AT_WAR,
    CAPTIVE,
    CIVIL_WAR,
    FORCE,
    GARRISON,
    NOBODY,
    NOWHERE,
    REBEL,
    REVOLT,
    STRAY,
    bits,
    count,
)
from comitium.games.republic.state.republic import FORMER_MASTER, REBEL_BATTLES, Republic


def clash(game: Republic, war: int, commander: int) -> int:
    """[1.11.37] The Senate attacks, the rebel defends: no fleets, no disasters, no desertions. Says the result. [2.03.81] The
    war is the civil war, or a province that a rebel holds."""
    rebel = defender(game, war)
    if war == CIVIL_WAR:
        game.marks[REBEL_BATTLES] = 1
    game.fought_land |= 1 << war
    army = game.army(FORCE + commander)
    led = command(game, CIVIL_WAR, commander, army)
    foes = REBEL_GOVERNORS[0].force_of(game, war) if game.rules.rebel_governors else game.army(FORCE + rebel)
    strength = foes + command(game, CIVIL_WAR, rebel, foes)
    if game.has_listener:
        if war == CIVIL_WAR:
            game.tell(RebelMet("1.11.37", commander, army + led, rebel, strength), EVERYBODY)
        else:
            game.tell(ProvinceAttacked("2.03.81", commander, army + led, rebel, strength, war - REVOLT, 0), EVERYBODY)
    black, white, white2 = game.die(), game.die(), game.die()
    natural = black + white + white2
    total = natural + army + led - strength - game.omens
    result, losses = table.result(total)
    if game.has_listener:
        game.tell(DiceThrown("1.11.37", black, white, white2, natural), EVERYBODY)
        game.tell(BattleDecided("1.11.37", war, result, total), EVERYBODY)
    if result == DEFEAT:
        senate_falls(game, war, commander, rebel, losses_of(game, commander, losses), 0, False)
    else:
        both_lose(game, war, commander, result, losses, strength)
    return result


def defender(game: Republic, war: int) -> int:
    """[1.11.37] The rebel whom the Senate fights: the primary one, or [2.03.81] the governor of a province."""
    return game.rebel if war == CIVIL_WAR else game.governor[war - REVOLT]


def camp_of(game: Republic, war: int) -> int:
    """[1.11.37] Where his legions stand."""
    return FORCE + game.rebel if war == CIVIL_WAR else GARRISON + war - REVOLT


def losses_of(game: Republic, commander: int, losses: int) -> int:
    """[1.11.37] What a row takes from one army; Fabius halves that of his own."""
    called = table.called_for(losses, count(game.legions[FORCE + commander]))
    return table.share(called, 2) if HALVES_LOSSES[commander] else called


def both_lose(game: Republic, war: int, commander: int, result: int, losses: int, strength: int) -> None:
    """[1.11.371] [1.11.372] The row hits both armies; chits hit whoever leads one of them. [2.03.9] Provincial armies are
    units lost like legions."""
    rebel, place, camp = defender(game, war), FORCE + commander, camp_of(game, war)
    masters = [master_of(game, commander), master_of(game, rebel)]
    had_army = game.legions[camp] != 0 or game.armies_in_italy > 0
    ours = losses_of(game, commander, losses)
    lose(game, commander, ours, 0)
    armies = 0
    if game.rules.rebel_governors:
        armies, theirs = REBEL_GOVERNORS[0].lose_land(game, war, losses)
    else:
        theirs = losses_of(game, rebel, losses)
        lose(game, rebel, theirs, 0)
    lose_popularity(game, commander, ours)
    lose_popularity(game, rebel, theirs)
    if result == VICTORY:
        change_unrest(game, -1, "1.11.371")
        if war != CIVIL_WAR:
            game.victorious |= 1 << commander  # C-104: even if a chit strikes the governor, he has won
    left, left2 = game.legions[place], game.legions[camp]
    dead = draw_chits(game, commander, rebel, masters, ours, theirs + armies)
    if masters[0] >= 0 and dead >> commander & 1 and AT_WAR <= game.where[masters[0]] < CAPTIVE:
        come_to_rome(game, masters[0], "1.10.7")
    alive = not dead >> commander & 1
    if result == VICTORY:
        senate_wins(game, war, rebel, commander, alive, left, strength)
        return
    make_veteran(game, left, commander if alive else NOBODY)
    make_veteran(game, left2, NOBODY if dead >> rebel & 1 else rebel)
    wiped_out = war == CIVIL_WAR and had_army and not left2 and not game.armies_in_italy
    if (dead >> rebel & 1 and rebel == game.rebel) or wiped_out:
        end_rebellion(game, "1.11.371")  # C-35: no victory of his
    else:
        if war == CIVIL_WAR and game.rules.rebel_governors:
            game.march_drawn = 1
        if game.where[commander] == AT_WAR + war:
            make_proconsul(game, commander, "1.10.8")


def draw_chits(game: Republic, commander: int, rebel: int, masters: list[int], ours: int, theirs: int) -> int:
    """[C-33] One draw for the legions of both sides, against all who lead; the option knows other ways. Hits kill."""
    senate = people([commander, masters[0]])
    rebels = people([rebel, masters[1]])
    if game.rules.civil_war_chits == "each_side":
        dead = strike(game, ours, senate, "1.11.37") + strike(game, theirs, rebels, "1.11.37")
    elif game.rules.civil_war_chits == "senate_losses":
        dead = strike(game, ours, senate | rebels, "1.11.37")
    else:
        dead = strike(game, ours + theirs, senate | rebels, "1.11.37")
    return people(dead)


def people(senators: list[int]) -> int:
    """Their bits; NOBODY has none."""
    found = 0
    for senator in senators:
        if senator >= 0:
            found |= 1 << senator
    return found


def senate_wins(game: Republic, war: int, rebel: int, commander: int, alive: bool, left: int, strength: int) -> None:
    """[1.11.371] [C-36] All rebels die, their legions are in Italy. Half of the beaten strength is the commander's reward.
    [2.03.91] Where he has beaten a partisan governor, only that one, and his province is lost to the rebels."""
    if alive:
        reward(game, commander, strength, "1.11.371")
        game.victorious |= 1 << commander
    if rebel == game.rebel:
        end_rebellion(game, "1.11.371")
    elif game.governor[war - REVOLT] == rebel:
        REBEL_GOVERNORS[0].beat_partisan(game, war - REVOLT)
    make_veteran(game, left, commander if alive else NOBODY)
    if alive and VICTORY_VETERANS[commander] > 1 and left & ~game.veterans:
        game.push(SecondVeteran(game.faction[commander], commander))


def senate_falls(game: Republic, war: int, commander: int, rebel: int, legions: int, fleets: int, naval: bool) -> None:
    """[1.11.373] [2.03.92] [T-5] The rebel loses nothing; commander and Master of Horse die, what is left of the army is in
    Italy."""
    master, former = master_of(game, commander), master_of(game, rebel)
    lose(game, commander, legions, fleets)
    change_unrest(game, game.rules.civil_war_defeat_unrest, "C-33")
    left, ships = game.legions[FORCE + commander], game.fleets[FORCE + commander]
    if master >= 0:
        kill(game, master, "1.11.373")
    kill(game, commander, "1.11.373")
    stray = STRAY + war
    move_legions(game, left, stray, ACTIVE)
    game.fleets[stray] -= ships
    game.fleets[ACTIVE] += ships
    dead = 0
    if game.rules.civil_war_chits == "senate_losses":
        dead = people(strike(game, legions + fleets, people([rebel, former]), "1.11.37"))
    if not naval:
        make_veteran(game, game.legions[camp_of(game, war)], NOBODY if dead >> rebel & 1 else rebel)
    if dead >> rebel & 1 and rebel == game.rebel:
        end_rebellion(game, "A-8")


def end_rebellion(game: Republic, rule: str) -> None:
    """[1.11.371] [C-35] Every rebel dies; his legions are in the Active Forces, the commanders who faced him in Rome."""
    rebel = game.rebel
    if game.has_listener:
        game.tell(RebellionEnded(rule, rebel), EVERYBODY)
    camp = FORCE + rebel
    for senator in bits(game.rebels):
        kill(game, senator, rule)
    home(game, camp)
    game.rebel = NOBODY
    game.rebels = 0
    game.marks[FORMER_MASTER] = 0
    game.march_drawn = 0
    leave_play(game, CIVIL_WAR, NOWHERE, rule)


def rebellion_collapses(game: Republic) -> bool:
    """[A-8] [C-35] The primary rebel is dead: his partisans die, his legions join the Active Forces. True: it did."""
    rebel = game.rebel
    if rebel < 0 or game.where[rebel] == REBEL:
        return False
    end_rebellion(game, "A-8")
    return True
