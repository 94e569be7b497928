"""Chapter 8: points, and who has won."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Outcome
from comitium.games.caesar.state import CAESAR, CLEOPATRA, GROUPS, PATRICIANS, Caesar

BONUS_NEEDS: Final = 3


def group_points(won: int, size: int) -> int:
    """[8.1] [8.2] [8.3] A point per patrician, one for the majority of the whole group, one more for all of it.

    >>> [group_points(won, 5) for won in range(6)], [group_points(won, 3) for won in range(4)]
    ([0, 1, 2, 4, 5, 7], [0, 1, 3, 5])
    """
    points = won
    if 2 * won > size:
        points += 1
    if won == size:
        points += 1
    return points


def bonus_points(game: Caesar, seat: int) -> int:
    """[8.4] The bonus card pays for three patricians of its group."""
    return game.rules.bonus_points if game.won[seat * GROUPS + game.bonus[seat]] >= BONUS_NEEDS else 0


def score(game: Caesar, seat: int) -> int:
    """All points of a seat."""
    at = seat * GROUPS
    return sum(group_points(game.won[at + group], PATRICIANS[group]) for group in range(GROUPS)) + bonus_points(game, seat)


def patricians(game: Caesar, seat: int) -> int:
    return sum(game.won[seat * GROUPS : (seat + 1) * GROUPS])


def winner(game: Caesar) -> int:
    """[8.5] More points win; at equal points more patricians, unless `tiebreak=none`; -1 for a draw."""
    lead = score(game, CAESAR) - score(game, CLEOPATRA)
    if lead == 0 and game.rules.tiebreak:
        lead = patricians(game, CAESAR) - patricians(game, CLEOPATRA)
    if lead == 0:
        return -1
    return CAESAR if lead > 0 else CLEOPATRA


def outcome(game: Caesar) -> Outcome | None:
    """Who has won, if the game is over."""
    if not game.ending:
        return None
    won = winner(game)
    scores = (score(game, CAESAR), score(game, CLEOPATRA))
    return Outcome(() if won < 0 else (won,), scores, "8.5", game.ending)
