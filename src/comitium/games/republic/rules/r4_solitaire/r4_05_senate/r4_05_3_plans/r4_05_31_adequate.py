"""[4.05.31] Adequate forces: what a war needs, what stands there already, and whether several can be attacked at once."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue.ids import MANPOWER_SHORTAGE
from comitium.games.republic.catalogue.wars import SERIES_WARS, WAR_ORDER, WAR_SERIES
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength, support
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import affordable, most_fleets, most_legions
from comitium.games.republic.rules.r1_10_combat.commanders import on_war
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_32_danger import is_at_sea
from comitium.games.republic.state.numbers import (
    ACTIVE,
    ALL_WARS,
    AT_WAR,
    CAPTIVE,
    FORCE,
    FOUGHT,
    NOBODY,
    SENATORS,
    STRAY,
    WARS,
    bits,
    count,
)
from comitium.games.republic.state.republic import Republic

COMMANDERS: Final = 2  # Consuls; a crisis has a Dictator besides


# -- what a war needs


def legions_needed(game: Republic, war: int) -> int:
    """[4.05.31] As many as the war is strong, one at least; none for a battle at sea (D-22)."""
    return 0 if is_at_sea(game, war) else max(1, land_strength(game, war))


def fleets_needed(game: Republic, war: int) -> int:
    """[4.05.31] The support; at sea as many as the enemy's fleet is strong, if that is more."""
    return max(fleet_strength(game, war), support(game, war), 1 if is_at_sea(game, war) else 0)


def fewest_legions(game: Republic, war: int) -> int:
    """[D-26] With which all force may attack."""
    return 0 if is_at_sea(game, war) else 1


def fewest_fleets(game: Republic, war: int) -> int:
    """[D-26] [1.09.64] Likewise: the support, or one fleet at sea."""
    if not is_at_sea(game, war):
        return support(game, war)
    return 1 if game.rules.fleet_only_waived else max(1, support(game, war))


# -- what stands there


def standing(game: Republic, war: int) -> int:
    """[D-25] [D-60] The Proconsul on a war: of several the one with the largest army. NOBODY if there is none."""
    found = NOBODY
    for man in bits(on_war(game, war)):
        if found < 0 or army_of(game, man) > army_of(game, found):
            found = man
    return found


def army_of(game: Republic, man: int) -> int:
    return count(game.legions[FORCE + man]) + game.fleets[FORCE + man]


def place_on(game: Republic, war: int) -> int:
    """Where the units stand that an attack on this war finds there: with its Proconsul, or without a commander."""
    man = standing(game, war)
    return FORCE + man if man >= 0 else STRAY + war


def held_legions(game: Republic, war: int) -> int:
    return count(game.legions[place_on(game, war)])


def held_fleets(game: Republic, war: int) -> int:
    return game.fleets[place_on(game, war)]


def idle(game: Republic, wars: list[int]) -> list[int]:
    """[D-25] The wars outside a plan whose armies may be called home for it."""
    kept = earlier_wars(game, wars)
    found: list[int] = []
    for war in bits(held_wars(game)):
        if war in wars or war in kept:
            continue
        if held_legions(game, war) or held_fleets(game, war):
            found.append(war)
    return found


def held_wars(game: Republic) -> int:
    """The wars at which units stand, a bit for each: a few, and `idle` is asked for every set of wars that is weighed."""
    found = 0
    for war in range(ALL_WARS):
        if game.legions[STRAY + war] or game.fleets[STRAY + war]:
            found |= 1 << war
    for man in range(SENATORS):
        where = game.where[man]
        if AT_WAR <= where < CAPTIVE:
            found |= 1 << where - AT_WAR
    return found


def earlier_wars(game: Republic, wars: list[int]) -> list[int]:
    """[1.07.332] The earlier active wars of the same series that must be attacked too, and are not among these."""
    found: list[int] = []
    for war in wars:
        if war >= WARS or WAR_SERIES[war] < 0:
            continue
        for other in SERIES_WARS[WAR_SERIES[war]]:
            if WAR_ORDER[other] < WAR_ORDER[war] and game.zone[other] == FOUGHT and other not in wars and other not in found:
                found.append(other)
    return found


# -- [D-23] what a plan may use


def may_raise(game: Republic, crisis: bool) -> int:
    """[4.05.33] [D-28] How many units the State can raise now: with a Manpower Shortage only in a crisis."""
    if game.levels[MANPOWER_SHORTAGE] and not crisis:
        return 0
    return affordable(game)


def free_units(game: Republic, wars: list[int]) -> tuple[int, int]:
    """[D-23] Legions and fleets in Italy, and with armies that may be called home."""
    legions, fleets = count(game.legions[ACTIVE]), game.fleets[ACTIVE]
    for war in idle(game, wars):
        legions += held_legions(game, war)
        fleets += held_fleets(game, war)
    return legions, fleets


def is_led(game: Republic, wars: list[int], crisis: bool) -> bool:
    """[D-23] Whether there is a commander for each, and [1.07.332] no earlier war of a series is left alone."""
    without = len([war for war in wars if standing(game, war) < 0])
    if without > (COMMANDERS + 1 if crisis else COMMANDERS):
        return False
    for war in earlier_wars(game, wars):
        if standing(game, war) < 0:
            return False
    return True


def missing(game: Republic, wars: list[int], crisis: bool, adequate: bool) -> list[int]:
    """[4.05.31] [D-23] The legions and fleets to be raised so that all these wars are attacked at once, with adequate forces
    or with the fewest that are legal; an empty list if that cannot be."""
    if not is_led(game, wars, crisis):
        return []
    free = free_units(game, wars)
    legions, fleets = -free[0], -free[1]
    for war in wars:
        if adequate:
            legions += max(0, legions_needed(game, war) - held_legions(game, war))
            fleets += max(0, fleets_needed(game, war) - held_fleets(game, war))
        else:
            legions += max(0, fewest_legions(game, war) - held_legions(game, war))
            fleets += max(0, fewest_fleets(game, war) - held_fleets(game, war))
    legions, fleets = max(0, legions), max(0, fleets)
    if legions > most_legions(game) or fleets > most_fleets(game) or legions + fleets > may_raise(game, crisis):
        return []
    return [legions, fleets]
