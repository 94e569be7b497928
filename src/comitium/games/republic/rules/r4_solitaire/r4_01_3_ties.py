"""[4.01.3] [1.04.8] Ties between candidates: the last of all tie-breaks are two dice for each."""

from __future__ import annotations

from collections.abc import Sequence

from comitium.core.audience import EVERYBODY
from comitium.games.republic.events.solitaire import SenatorRolled, WarRolled
from comitium.games.republic.state.republic import Republic


def best(candidates: list[int], keys: Sequence[tuple[int, ...]]) -> list[int]:
    """All candidates whose key is the highest: one, or those that are tied."""
    top = max(keys)
    return [candidates[place] for place in range(len(candidates)) if keys[place] == top]


def roll_senators(game: Republic, rule: str, tied: list[int]) -> int:
    """[4.01.3] Two dice for each of the tied senators; the highest stays, equals throw again (D-57)."""
    left = tied
    while len(left) > 1:
        rolls = [game.two_dice() for _ in left]
        if game.has_listener:
            for place in range(len(left)):
                game.tell(SenatorRolled(rule, left[place], rolls[place]), EVERYBODY)
        left = best(left, [(roll,) for roll in rolls])
    return left[0]


def roll_wars(game: Republic, rule: str, tied: list[int]) -> int:
    """[4.01.3] The same for wars. Factions throw by `highest_roll` in rules/common/ranks.py."""
    left = tied
    while len(left) > 1:
        rolls = [game.two_dice() for _ in left]
        if game.has_listener:
            for place in range(len(left)):
                game.tell(WarRolled(rule, left[place], rolls[place]), EVERYBODY)
        left = best(left, [(roll,) for roll in rolls])
    return left[0]


def best_senator(game: Republic, rule: str, candidates: list[int], keys: Sequence[tuple[int, ...]]) -> int:
    """The senator whose key is the highest, by two dice if several have it."""
    return roll_senators(game, rule, best(candidates, keys))
