"""[4.05.3] The two lists of plans, and the wars that the first possible plan attacks."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from comitium.games.republic.catalogue.neutrals import CRISIS_LEAVES_WARS
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best, roll_wars
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_adequate import missing
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_32_danger import (
    active,
    is_at_sea,
    is_dangerous,
    rank_number,
    strength,
    wars_in_play,
)
from comitium.games.republic.state.numbers import CIVIL_WAR, FOUGHT, NOBODY
from comitium.games.republic.state.republic import Republic

RULE: Final = "4.05.3"
# the entries of the normal list
TWO_ACTIVE: Final = 0
DANGEROUS: Final = 1
ONE_ACTIVE: Final = 2
NOT_ACTIVE: Final = 3
# and of the crisis list
DOWN_TO_THREE: Final = 0
REBEL: Final = 1
THREE_ACTIVE: Final = 2
TWO_IN_CRISIS: Final = 3
WEAKEST: Final = 4

Key = tuple[int, ...]


class Plan:
    """[4.05.3] An entry of a list, from 0; the wars it attacks, the highest rank number first; whether with all force."""

    def __init__(self, entry: int, wars: list[int], all_force: bool) -> None:
        self.entry = entry
        self.wars = wars
        self.all_force = all_force


NO_PLAN: Final = Plan(NOBODY, [], False)


def first_plan(game: Republic, crisis: bool) -> Plan:
    """[4.05.3] The first plan of the list that can be carried out. [D-64] In a crisis without an active war the crisis list is
    empty, and the normal one is read."""
    return crisis_plan(game) if crisis and active(game) else normal_plan(game, crisis)


def normal_plan(game: Republic, crisis: bool) -> Plan:
    """Two active wars; a dangerous one in any zone; one active; one that is not active. All with adequate forces."""
    fought = active(game)
    others = [war for war in wars_in_play(game) if game.zone[war] != FOUGHT]
    dangerous = [war for war in wars_in_play(game) if is_dangerous(game, war)]
    for entry, wars, size in (
        (TWO_ACTIVE, fought, 2), (DANGEROUS, dangerous, 1), (ONE_ACTIVE, fought, 1), (NOT_ACTIVE, others, 1),
    ):  # fmt: skip
        found = adequate_sets(game, sets_of(wars, size), crisis)
        if found:
            return Plan(entry, in_plan_order(game, greatest(game, found)), False)
    return NO_PLAN


def crisis_plan(game: Republic) -> Plan:
    """As many wars as leave three, all force; the rebel, all force; three active wars; two; the weakest, all force."""
    fought = active(game)
    if game.active_wars() > CRISIS_LEAVES_WARS:
        found = down_to_three(game)
        if found:
            return Plan(DOWN_TO_THREE, in_plan_order(game, found), True)
    if game.rebel >= 0 and missing(game, [CIVIL_WAR], True, False):
        return Plan(REBEL, [CIVIL_WAR], True)
    for entry, size in ((THREE_ACTIVE, 3), (TWO_IN_CRISIS, 2)):
        adequate = adequate_sets(game, sets_of(fought, size), True)
        if adequate:
            return Plan(entry, in_plan_order(game, greatest(game, adequate)), False)
    able = [war for war in fought if missing(game, [war], True, False)]
    if able:
        keys: list[Key] = [(-strength(game, war), rank_number(game, war)) for war in able]
        return Plan(WEAKEST, [roll_wars(game, RULE, best(able, keys))], True)
    return NO_PLAN


def down_to_three(game: Republic) -> list[int]:
    """[D-26] [D-50] Exactly the wars above three, a rebel always among them (or besides them, if he does not count). [D-67] By
    the option those first that a battle on land can end."""
    number = game.active_wars() - CRISIS_LEAVES_WARS
    others = [war for war in active(game) if war != CIVIL_WAR]
    always: list[int] = [CIVIL_WAR] if game.rebel >= 0 else []
    if always and game.rules.civil_war_counts:
        number -= 1
    sets = [[*always, *one] for one in sets_of(others, number)]
    if game.rules.four_wars_on_land:
        found = easiest(game, [wars for wars in sets if not has_fleet(game, wars)])
        if found:
            return found
    return easiest(game, sets)


def has_fleet(game: Republic, wars: list[int]) -> bool:
    """[D-67] Whether one of them must be beaten at sea first: this turn's battle would not end it."""
    for war in wars:
        if is_at_sea(game, war):
            return True
    return False


def easiest(game: Republic, sets: list[list[int]]) -> list[int]:
    """[D-26] Of some sets the greatest that can be attacked adequately, else the weakest legal one. Empty if there is none."""
    adequate = adequate_sets(game, sets, True)
    if adequate:
        return greatest(game, adequate)
    legal = [wars for wars in sets if missing(game, wars, True, False)]
    if not legal:
        return []
    least = min([total(game, wars) for wars in legal])
    return greatest(game, [wars for wars in legal if total(game, wars) == least])


def total(game: Republic, wars: list[int]) -> int:
    return sum([strength(game, war) for war in wars])


def sets_of(wars: list[int], size: int) -> list[list[int]]:
    """All sets of so many of the wars.

    >>> sets_of([4, 7, 9], 2)
    [[4, 7], [4, 9], [7, 9]]
    """
    return [list(one) for one in combinations(wars, size)]


def adequate_sets(game: Republic, sets: list[list[int]], crisis: bool) -> list[list[int]]:
    """[4.05.31] Those that can be attacked at once with adequate forces."""
    return [wars for wars in sets if missing(game, wars, crisis, True)]


def weight(game: Republic, war: int) -> Key:
    """[D-20] By what wars are compared: the rank number, then the present strength."""
    return (rank_number(game, war), strength(game, war))


def greatest(game: Republic, sets: list[list[int]]) -> list[int]:
    """[4.05.3] The strongest or most dangerous: rank numbers are compared from the highest down, then strengths; then dice."""
    keys = [compared(game, wars) for wars in sets]
    top = max(keys)
    left = [sets[place] for place in range(len(sets)) if keys[place] == top]
    while len(left) > 1:
        tied: list[int] = []
        for wars in left:
            for war in wars:
                if war not in tied and not is_in_all(war, left):
                    tied.append(war)
        chosen = roll_wars(game, RULE, tied)
        left = [wars for wars in left if chosen in wars]
    return left[0]


def compared(game: Republic, wars: list[int]) -> Key:
    """All rank numbers of a set, the highest first, then all strengths."""
    pairs = sorted([weight(game, war) for war in wars], reverse=True)
    return (*[pair[0] for pair in pairs], *[pair[1] for pair in pairs])


def is_in_all(war: int, sets: list[list[int]]) -> bool:
    for wars in sets:
        if war not in wars:
            return False
    return True


def in_plan_order(game: Republic, wars: list[int]) -> list[int]:
    """The wars of a plan, the highest rank number first, then the stronger; equals by dice."""
    left = wars
    found: list[int] = []
    while left:
        war = roll_wars(game, RULE, best(left, [weight(game, one) for one in left]))
        found.append(war)
        left = [one for one in left if one != war]
    return found
