"""[2.03.3] [2.03.81] What rebels have to fight with: in a province that one of them holds, in Italy, and at sea."""

from __future__ import annotations

from comitium.games.republic.catalogue.provinces import BASE_LAND, BASE_NAVAL, MOST_FLEETS
from comitium.games.republic.rules.common.provinces import side
from comitium.games.republic.rules.common.units import veterans_of
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import army_value, land_force, naval_force
from comitium.games.republic.state.numbers import (
    CIVIL_WAR,
    FORCE,
    GARRISON,
    GOVERNED,
    GOVERNING,
    HELD,
    PROVINCES,
    RESERVE,
    REVOLT,
    count,
)
from comitium.games.republic.state.republic import Republic


def is_rebel_province(game: Republic, province: int) -> bool:
    """[2.03.4] Whether its governor is a rebel, wherever he is himself."""
    return game.province[province] == GOVERNED and game.rebels >> game.governor[province] & 1 == 1


def rebel_provinces(game: Republic) -> list[int]:
    """[2.03.4] The provinces in rebellion."""
    return [province for province in range(PROVINCES) if is_rebel_province(game, province)]


def province_of(game: Republic, rebel: int) -> int:
    """The province of a rebel governor, wherever he is himself, or -1: he has only one (C-65)."""
    for province in range(PROVINCES):
        if game.governor[province] == rebel:
            return province
    return -1


def naval_base(game: Republic, province: int) -> int:
    """[2.03.72] The printed naval strength."""
    return BASE_NAVAL[side(game, province)]


def is_fleet_first(game: Republic, province: int) -> bool:
    """[2.03.81] [C-70] Whether Rome must win at sea first: its naval strength is above the land strength printed on the
    undeveloped side, and it may have fleets. By the option its governor's rating counts in that."""
    naval = naval_force(game, province)
    if game.rules.trigger_with_military:
        naval += min(naval, game.military(game.governor[province]))
    return MOST_FLEETS[side(game, province)] > 0 and naval > BASE_LAND[2 * province]


def land_strength(game: Republic, province: int) -> int:
    """[2.03.81] [C-105] On land, with the rating of its governor as far as the rest goes."""
    force = land_force(game, province)
    return force + min(force, game.military(game.governor[province]))


def fleet_strength(game: Republic, province: int) -> int:
    """[2.03.81] [C-105] At sea, likewise; nothing with the marker of a naval victory, or if no naval battle comes first."""
    if game.naval_victory >> REVOLT + province & 1 or not is_fleet_first(game, province):
        return 0
    force = naval_force(game, province)
    return force + min(force, game.military(game.governor[province]))


def armies_in_italy(game: Republic) -> int:
    """[2.03.3] [2.03.7] What the provincial armies of the march are worth."""
    return army_value(game.armies_in_italy, game.legions[FORCE + game.rebel] != 0)


def force_of(game: Republic, war: int) -> int:
    """[1.11.37] [2.03.81] What the rebel has on land whom the Senate fights, without a rating."""
    if war == CIVIL_WAR:
        return game.army(FORCE + game.rebel) + armies_in_italy(game)
    return land_force(game, war - REVOLT)


def landed(game: Republic) -> tuple[int, int]:
    """[2.03.7] [2.03.71] What the rebels would have in Italy if those who cross landed, with those who are there, and the
    rating of the primary rebel as far as it counts."""
    legions, armies = game.legions[FORCE + game.at_sea], game.armies_at_sea
    if game.at_sea != game.rebel:
        legions |= game.legions[FORCE + game.rebel]
        armies += game.armies_in_italy
    army = count(legions) + count(legions & game.veterans) + army_value(armies, legions != 0)
    return army, min(army, game.military(game.rebel))


def dictator_strength(game: Republic) -> int:
    """[C-105] Of the civil war: the army in Italy, or the strongest province that a rebel holds, on land and at sea; by the
    option what is printed on it."""
    best = 0
    if game.stronghold() < 0 and game.rebel >= 0:
        army = force_of(game, CIVIL_WAR)
        best = army + min(army, game.military(game.rebel))
    for province in range(PROVINCES):
        if game.zone[REVOLT + province] != HELD:
            continue
        if game.rules.printed_strength:
            here = side(game, province)
            best = max(best, BASE_LAND[here] + BASE_NAVAL[here])
        else:
            best = max(best, land_strength(game, province) + fleet_strength(game, province))
    return best


# -- where legions stand in rebellion


def camp_of(game: Republic, rebel: int) -> int:
    """[2.03.22] Where the legions of a rebel stand: in the province he holds; with himself if he is at sea or marches; a
    partisan without a province has them with the primary rebel (C-102)."""
    province = game.held_by(rebel)
    if province >= 0:
        return GARRISON + province
    if rebel == game.rebel or rebel == game.at_sea:
        return FORCE + rebel
    return camp_of(game, game.rebel)


def camps(game: Republic) -> list[int]:
    """[2.03.22] All places where legions stand in rebellion, each once."""
    found: list[int] = []
    for province in rebel_provinces(game):
        found.append(GARRISON + province)
    if game.rebel >= 0:
        found.append(FORCE + game.rebel)
    if game.at_sea >= 0 and game.at_sea != game.rebel:
        found.append(FORCE + game.at_sea)
    return found


def sworn(game: Republic) -> int:
    """[2.03.6] Veterans that owe allegiance to a rebel."""
    return veterans_of(game, game.rebels) & game.veterans & ~game.legions[RESERVE]


def declared_strength(game: Republic, primary: int, followers: int, fleets: int, named: int) -> int:
    """[2.03.2] [C-27] [C-101] The primary rebel's rating, no more and no less; two for every veteran of theirs, wherever it
    is; one for every other garrison legion, provincial army and fleet of rebel governors; legions and fleets won by dice."""
    rebels = named | 1 << primary
    own = veterans_of(game, rebels) & ~game.legions[RESERVE]
    total = game.military(primary) + 2 * count(own) + fleets
    won = followers & ~own
    total += count(won) + count(won & game.veterans)
    for province in range(PROVINCES):
        governor = game.governor[province]
        if governor >= 0 and rebels >> governor & 1 and is_seated(game, governor, province):
            total += count(game.legions[GARRISON + province] & ~own)
            total += game.provincial_armies[province] + game.provincial_fleets[province]
    return total


def is_seated(game: Republic, governor: int, province: int) -> bool:
    """[C-65] Whether a governor is in his province himself."""
    return game.province[province] == GOVERNED and game.where[governor] == GOVERNING + province


def governors(game: Republic, seat: int) -> int:
    """[C-65] [C-29] Those of a faction who are in their provinces; the Consul for Life stays loyal."""
    found = 0
    for province in range(PROVINCES):
        governor = game.governor[province]
        if governor >= 0 and game.faction[governor] == seat and is_seated(game, governor, province):
            found |= 1 << governor
    return found & ~(1 << game.consul_for_life) if game.consul_for_life >= 0 else found
