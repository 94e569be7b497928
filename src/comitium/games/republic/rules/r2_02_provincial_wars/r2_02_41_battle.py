"""[2.02.41] The battle of a province against a war: strengths, dice, and what comes of it."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.senators import VICTORY_VETERANS
from comitium.games.republic.catalogue.values import DEFEAT, DISASTER, STALEMATE, STANDOFF, VICTORY
from comitium.games.republic.catalogue.wars import SERIES_WARS, WAR_SERIES
from comitium.games.republic.events.advanced.provincial import (
    FleetsMissing,
    ProvinceAllied,
    ProvinceDefenceless,
    ProvinceFought,
    ProvinceWonSea,
    WarSubdued,
)
from comitium.games.republic.events.combat import AlliesDeserted, BattleDecided, DiceThrown
from comitium.games.republic.rules.common.units import home
from comitium.games.republic.rules.common.wars import (
    disasters,
    fleet_strength,
    in_forum,
    land_strength,
    printed_fleet,
    printed_land,
    standoffs,
    support,
)
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill, vacate
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_peace import shuffle_into_top_six
from comitium.games.republic.rules.r1_07_forum.r1_07_34_leaders import helpers
from comitium.games.republic.rules.r1_10_combat import r1_10_table as table
from comitium.games.republic.rules.r1_10_combat.commanders import go_home, on_war
from comitium.games.republic.rules.r1_10_combat.r1_10_2_results import (
    SecondVeteran,
    lose_popularity,
    make_veteran,
    reward,
)
from comitium.games.republic.rules.r1_10_combat.r1_10_11_battles import desertion, rating
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import expose
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import (
    enemy_force,
    governor_there,
    land_force,
    naval_force,
    supporting_fleets,
)
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_411_losses import counted, lose_units, units_lost
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_412_allies import allies_lose, join_enemy
from comitium.games.republic.state.numbers import FOUGHT, GARRISON, INACTIVE, NOBODY, STRAY, bits, count
from comitium.games.republic.state.republic import Republic

RULE = "2.02.41"


def fight(game: Republic, province: int, war: int) -> None:
    """[2.02.41] At sea if the war has a fleet, otherwise on land; from the strengths to all that comes of it."""
    naval = fleet_strength(game, war) > 0
    governor = governor_there(game, province)
    army = naval_force(game, province) if naval else land_force(game, province)
    if naval and army == 0:
        if game.has_listener:
            game.tell(ProvinceDefenceless("C-57", province, war), EVERYBODY)
        defeat(game, province, war)
        return
    led = min(army, rating(game, governor)) if governor >= 0 else 0
    enemy = enemy_force(game, war, naval)
    if game.has_listener:
        game.tell(ProvinceFought(RULE, province, war, 1 if naval else 0, army, led, max(0, enemy)), EVERYBODY)
    result, row = roll(game, war, governor, army + led, enemy)
    if result == VICTORY and not naval and supporting_fleets(game, province) < support(game, war):
        result = STALEMATE
        if game.has_listener:
            game.tell(FleetsMissing(RULE, province, support(game, war)), EVERYBODY)
    settle(game, province, war, naval, result, row)


def roll(game: Republic, war: int, governor: int, strength: int, enemy: int) -> tuple[int, int]:
    """[2.02.41] The dice as in every battle (C-7, C-8). Says the result and the row of losses."""
    black, white, white2 = game.die(), game.die(), game.die()
    natural = black + white + white2
    if game.has_listener:
        game.tell(DiceThrown(RULE, black, white, white2, natural), EVERYBODY)
    change = desertion(game, black, white + white2)
    if change and game.has_listener:
        game.tell(AlliesDeserted("C-8", war, change), EVERYBODY)
    total = natural + strength - max(0, enemy + change) - game.omens
    result, row = table.result(total)
    if disasters(game, war, governor) >> natural & 1:
        result = DISASTER
    elif standoffs(game, war, governor) >> natural & 1:
        result = STANDOFF
    if result in (DISASTER, STANDOFF):
        game.spent[war] |= 1 << natural  # C-7
    if game.has_listener:
        game.tell(BattleDecided(RULE, war, result, total), EVERYBODY)
    return result, row


def settle(game: Republic, province: int, war: int, naval: bool, result: int, row: int) -> None:
    """[C-9] [2.02.411] to [2.02.414] All that the battle does, in the order of every battle. Unrest never moves (C-61)."""
    place = GARRISON + province
    governor = governor_there(game, province)
    had_legion = game.legions[place] != 0
    armies, legions, fleets = units_lost(
        governor,
        result,
        row,
        game.provincial_armies[province],
        count(game.legions[place]),
        game.provincial_fleets[province],
        naval,
    )
    lose_units(game, province, armies, legions, fleets, "2.02.411")
    alive = governor >= 0
    if alive and result != DEFEAT:
        lose_popularity(game, governor, legions)
        alive = not expose(game, war, armies + legions + fleets, 1 << governor, result, "2.02.413")
    allies_lose(game, war, naval, result, counted(armies, legions, had_legion), fleets)
    if result == DEFEAT:
        defeat(game, province, war)
    elif result == VICTORY:
        win(game, province, war, naval, governor if alive else NOBODY)


def defeat(game: Republic, province: int, war: int) -> None:
    """[2.02.412] The governor dies, [C-55] or loses the province if he is not there; the garrison goes home, and the province
    helps the war."""
    governor = governor_there(game, province)
    if governor >= 0:
        kill(game, governor, "2.02.412")
    if game.governor[province] >= 0:
        vacate(game, province)
    home(game, GARRISON + province)
    join_enemy(game, province, war)
    if game.has_listener:
        land, fleet = land_strength(game, war), fleet_strength(game, war)
        game.tell(ProvinceAllied("2.02.412", province, war, land, fleet), EVERYBODY)


def win(game: Republic, province: int, war: int, naval: bool, governor: int) -> None:
    """[2.02.414] The governor, if he is there and alive, gains as every victor does. A battle at sea leaves the one on land
    for another turn (C-58); otherwise the war is over for now, and the garrison has a veteran."""
    if governor >= 0:
        reward(game, governor, printed_fleet(game, war) if naval else printed_land(game, war), "2.02.414")
    if naval and printed_land(game, war):
        game.naval_victory |= 1 << war
        game.fought_sea |= 1 << war  # it counts as prosecuted
        if game.has_listener:
            game.tell(ProvinceWonSea("2.02.414", province, war), EVERYBODY)
        return
    end_war(game, province, war)
    if naval:
        return
    make_veteran(game, game.legions[GARRISON + province], governor)
    more = game.legions[GARRISON + province] & ~game.veterans
    if governor >= 0 and game.faction[governor] >= 0 and VICTORY_VETERANS[governor] > 1 and more:
        game.push(SecondVeteran(game.faction[governor], governor))


def is_matched(game: Republic, war: int) -> bool:
    """[2.02.414] [C-99] Whether a leader of it is there, or another war of its series: in whatever zone, by the option only an
    active one."""
    if helpers(game, war):
        return True
    if WAR_SERIES[war] < 0:
        return False
    for other in SERIES_WARS[WAR_SERIES[war]]:
        if other != war and (in_forum(game, other) if game.rules.any_war_matches else game.zone[other] == FOUGHT):
            return True
    return False


def end_war(game: Republic, province: int, war: int) -> None:
    """[2.02.414] It goes back among the next cards if something matches it; otherwise it is inactive, with its captives (C-18)
    and its allies, and forces of the Senate on it go home (C-64)."""
    if is_matched(game, war):
        if game.has_listener:
            game.tell(WarSubdued("2.02.414", province, war, 0), EVERYBODY)
        shuffle_into_top_six(game, war, "2.02.414")
        return
    game.zone[war] = INACTIVE
    game.subdued |= 1 << war
    game.unprosecuted &= ~(1 << war)
    if game.has_listener:
        game.tell(WarSubdued("2.02.414", province, war, 1), EVERYBODY)
    for senator in bits(on_war(game, war)):
        go_home(game, senator, "C-64")
    home(game, STRAY + war)
