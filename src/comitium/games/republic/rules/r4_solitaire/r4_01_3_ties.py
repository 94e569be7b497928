"""[4.01.3] [1.04.8] Ties between candidates: the last of all tie-breaks are two dice for each."""

from __future__ import annotations

from collections.abc import Sequence

from comitium.core.audience import EVERYBODY
from comitium.games.republic.events.solo.reasons import SenatorsCompared
from comitium.games.republic.events.solo.solitaire import SenatorRolled, WarRolled
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


def compare(
    game: Republic, rule: str, candidates: list[int], keys: Sequence[tuple[int, ...]], measures: Sequence[str]
) -> None:
    """Tell what candidates are compared by. A measure that begins with a minus is one of which the least is best: its numbers
    are negative in the keys."""
    if not game.has_listener or len(candidates) < 2:
        return
    values: list[int] = []
    for key in keys:
        for place in range(len(measures)):
            values.append(-key[place] if measures[place].startswith("-") else key[place])
    game.tell(SenatorsCompared(rule, tuple(measures), tuple(candidates), tuple(values)), EVERYBODY)


def best_senator(
    game: Republic, rule: str, candidates: list[int], keys: Sequence[tuple[int, ...]], measures: Sequence[str]
) -> int:
    """The senator whose key is the highest, by two dice if several have it; `measures` name the numbers of the keys."""
    compare(game, rule, candidates, keys, measures)
    return roll_senators(game, rule, best(candidates, keys))
