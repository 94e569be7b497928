"""[1.06.52] [1.07.6] Talents that were promised to the State, or for games, and are not spent on something else before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from comitium.core.agreements import Clause
from comitium.core.frames import Frame
from comitium.games.republic.catalogue.intrigue import GUARD_TALENTS
from comitium.games.republic.choices import SENATOR, TALENTS, YES, argument, verb
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_bodyguards import HireBodyguard, KeepBodyguard
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import earners
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import Raise, attempt_below
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic

# -- who pays by an answer, and how much; NOBODY if it costs nothing


def by_named(man: int, choice: int) -> tuple[int, int]:
    """Who pays has been named, and the answer says how much."""
    return (man, argument(choice)) if man >= 0 and verb(choice) == TALENTS else (NOBODY, 0)


def by_gift(game: Republic, top: Any, choice: int) -> tuple[int, int]:
    return by_named(top.senator, choice)


def by_bribe(game: Republic, top: Any, choice: int) -> tuple[int, int]:
    return by_named(top.persuader, choice)


def by_raise(game: Republic, top: Any, choice: int) -> tuple[int, int]:
    return by_named(attempt_below(game).persuader, choice)


def by_knights(game: Republic, top: Any, choice: int) -> tuple[int, int]:
    return by_named(top.man, choice)


def by_bid(game: Republic, top: Any, choice: int) -> tuple[int, int]:
    """Who is named bids something."""
    if top.man < 0 and verb(choice) == SENATOR:
        return argument(choice), top.least(game)
    return by_named(top.man, choice)


def by_kept_guard(game: Republic, top: Any, choice: int) -> tuple[int, int]:
    return (top.senator, GUARD_TALENTS) if choice == YES else (NOBODY, 0)


def by_new_guard(game: Republic, top: Any, choice: int) -> tuple[int, int]:
    return (argument(choice), GUARD_TALENTS) if verb(choice) == SENATOR else (NOBODY, 0)


COSTS: Final[dict[type, Callable[[Republic, Any, int], tuple[int, int]]]] = {
    Contributions: by_gift,
    Persuade: by_bribe,
    Raise: by_raise,
    Knights: by_knights,
    Auction: by_bid,
    KeepBodyguard: by_kept_guard,
    HireBodyguard: by_new_guard,
}


# -- what a promise leaves of a menu


def kept_back(game: Republic, top: Frame[Any], clause: Clause, menu: list[int], need: int, together: bool) -> list[int]:
    """[section 5.2] Nobody backs out by choice: where one senator has what was promised, or all `together` have it, an answer
    leaves it to them. What a faction does not have it may spend."""
    cost = COSTS.get(type(top))
    if cost is None:
        return menu
    purses = [game.talents[man] if earners(game, clause.by) >> man & 1 else 0 for man in range(len(game.talents))]
    if lies(purses, together) < need:
        return menu
    found: list[int] = []
    for choice in menu:
        man, spent = cost(game, top, choice)
        left = purses[:]
        if man >= 0:
            left[man] -= spent
        if lies(left, together) >= need:
            found.append(choice)
    return found


def lies(purses: list[int], together: bool) -> int:
    """What lies with all together, or with the richest."""
    return sum(purses) if together else max(purses, default=0)
