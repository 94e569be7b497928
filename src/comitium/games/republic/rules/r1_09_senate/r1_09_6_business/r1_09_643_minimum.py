"""[1.09.643] The minimum force: below it a commander is sent only with his consent."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import DICTATOR, MASTER_OF_HORSE
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength
from comitium.games.republic.rules.r1_07_forum.r1_07_34_leaders import helpers
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import (
    DEPLOYED,
    REPLACED,
    THINNED,
    Muster,
    items,
)
from comitium.games.republic.state.numbers import (
    AT_WAR,
    CIVIL_WAR,
    FORCE,
    FOUGHT,
    IMMINENT,
    IN_CURIA,
    INACTIVE,
    ON_BOARD,
    count,
)
from comitium.games.republic.state.republic import Republic


def tests(game: Republic, proposal: list[int]) -> list[list[int]]:
    """[1.09.643] What is read for each commander of a proposal, and each proconsul who is thinned: himself, the war, army,
    fleets, ratings, land and naval strength (0: there is no such battle, or nothing of the kind is sent)."""
    muster = Muster(game)
    found: list[list[int]] = []
    for item in items(proposal):
        muster.do(item)
    zones, enemies = game.zone[:], game.enemy[:]
    wake(game, proposal)
    seen = 0
    for item in items(proposal):
        man = item[6] if item[0] == REPLACED else item[1]
        if item[0] not in (DEPLOYED, REPLACED, THINNED) or seen >> man & 1:
            continue
        seen |= 1 << man
        if item[0] == THINNED:
            found.append(read_thinned(game, muster, man))
        else:
            found.append(read(game, muster, man, item[2], False))
    game.zone, game.enemy = zones, enemies
    return found


def wake(game: Republic, proposal: list[int]) -> None:
    """[B-46] The strength that counts is the one after this proposal's activations: the wars it wakes, with the leaders in
    the Curia that would join them."""
    for item in items(proposal):
        if item[0] == DEPLOYED and item[2] != CIVIL_WAR and game.zone[item[2]] in (INACTIVE, IMMINENT):
            for leader in helpers(game, item[2]):
                if game.enemy[leader] == IN_CURIA:
                    game.enemy[leader] = ON_BOARD
            game.zone[item[2]] = FOUGHT


def read(game: Republic, muster: Muster, man: int, war: int, had_legions: bool) -> list[int]:
    mask = muster.legions[FORCE + man]
    army = count(mask) + count(mask & game.veterans)
    rating = game.military(man)
    master = game.offices[MASTER_OF_HORSE]
    if man == game.offices[DICTATOR] and master >= 0 and (game.in_rome(master) or game.where[master] == game.where[man]):
        rating += game.military(master)
    land = land_strength(game, war) if army or had_legions else 0
    return [man, war, army, muster.fleets[FORCE + man], rating, land, fleet_strength(game, war)]


def read_thinned(game: Republic, muster: Muster, man: int) -> list[int]:
    """[1.09.643] Only what is taken from a proconsul can bring him below: without his fleets he is at sea as he was before."""
    test = read(game, muster, man, game.where[man] - AT_WAR, game.legions[FORCE + man] != 0)
    if game.rules.separate_tests:
        if muster.legions[FORCE + man] == game.legions[FORCE + man]:
            test[5] = 0
        if muster.fleets[FORCE + man] == game.fleets[FORCE + man]:
            test[6] = 0
    return test


def is_enough(game: Republic, test: list[int]) -> bool:
    """[1.09.643] [B-46] Army and fleets, each with the military ratings as far as it goes, against land and naval strength."""
    army, fleets, rating, land, naval = test[2], test[3], test[4], test[5], test[6]
    if not game.rules.separate_tests:
        strength = army + (fleets if naval else 0)
        return strength + min(rating, strength) >= land + naval
    if army + min(rating, army) < land:
        return False
    return naval == 0 or fleets + min(rating, fleets) >= naval


def unwilling(game: Republic, proposal: list[int]) -> list[int]:
    """[1.09.643] The commanders of a proposal whose force would be too weak, and proconsuls thinned below the strength."""
    return [test[0] for test in tests(game, proposal) if not is_enough(game, test)]


def packed(game: Republic, proposal: list[int], senator: int) -> int:
    """[B-71] What he was asked: the same question is the same number, as long as nothing has changed that the test reads."""
    for test in tests(game, proposal):
        if test[0] == senator:
            force = test[1] | test[2] << 6 | test[3] << 12 | test[4] << 17
            return force << 16 | test[5] << 37 | test[6] << 45 | senator << 8 | proposal[0]
    return senator << 8 | proposal[0]


def has_refused(game: Republic, proposal: list[int], faction: int) -> bool:
    """[B-71] Whether somebody has refused just this, to go or to be left with this force; [B-46] not one's own commander."""
    for senator in unwilling(game, proposal):
        if (
            game.controller_of(game.faction[senator]) != game.controller_of(faction)
            and packed(game, proposal, senator) in game.session.refused
        ):
            return True
    return False
