"""[1.09.643] The minimum force: below it a commander is sent only with his consent."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import DICTATOR, MASTER_OF_HORSE
from comitium.games.republic.numbers import AT_WAR, CIVIL_WAR, FORCE, FOUGHT, IMMINENT, INACTIVE, count
from comitium.games.republic.rules.r1_09_senate.r1_09_64_items import DEPLOYED, REPLACED, THINNED, Muster, items
from comitium.games.republic.rules.wars import fleet_strength, land_strength
from comitium.games.republic.state import Republic


def unwilling(game: Republic, what: list[int]) -> list[int]:
    """[1.09.643] The commanders of a proposal whose force would be too weak, and proconsuls thinned below the strength."""
    muster = Muster(game)
    asked: list[int] = []
    for item in items(what):
        muster.do(item)
    woken = wake(game, what)
    for item in items(what):
        man = item[1]
        if item[0] == DEPLOYED and not is_enough(game, muster, man, item[2]):
            asked.append(man)
        elif item[0] == REPLACED and not is_enough(game, muster, item[6], item[2]):
            asked.append(item[6])
        elif item[0] == THINNED and not is_enough(game, muster, man, game.where[man] - AT_WAR):
            asked.append(man)
    for place in range(0, len(woken), 2):
        game.zone[woken[place]] = woken[place + 1]
    return asked


def wake(game: Republic, what: list[int]) -> list[int]:
    """[B-46] The strength that counts is the one after this proposal's activations: the wars it wakes, and their zones
    before."""
    woken: list[int] = []
    for item in items(what):
        if item[0] == DEPLOYED and item[2] != CIVIL_WAR and game.zone[item[2]] in (INACTIVE, IMMINENT):
            woken.extend([item[2], game.zone[item[2]]])
            game.zone[item[2]] = FOUGHT
    return woken


def is_enough(game: Republic, muster: Muster, man: int, war: int) -> bool:
    """[1.09.643] [B-46] Army and fleets, each with the military ratings as far as it goes, against land and naval strength."""
    mask = muster.legions[FORCE + man]
    army = count(mask) + count(mask & game.veterans)
    fleets = muster.fleets[FORCE + man]
    rating = game.military(man)
    master = game.offices[MASTER_OF_HORSE]
    if man == game.offices[DICTATOR] and master >= 0 and (game.in_rome(master) or game.where[master] == game.where[man]):
        rating += game.military(master)
    land = land_strength(game, war)
    naval = fleet_strength(game, war)
    if not game.rules.separate_tests:
        strength = army + (fleets if naval else 0)
        return strength + min(rating, strength) >= (land if army else 0) + naval
    if army and army + min(rating, army) < land:
        return False
    return naval == 0 or fleets + min(rating, fleets) >= naval
