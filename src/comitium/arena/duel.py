"""How good is A against B: win rates with their 95 % intervals."""

from __future__ import annotations

from math import sqrt
from typing import Final

from msgspec import Struct

Z_95: Final = 1.959963984540054  # the normal distribution's 97.5 % point


class Rate(Struct, frozen=True):
    """A share of wins, and the interval that holds the true one in 95 series out of 100."""

    rate: float
    low: float
    high: float


def wilson(points: float, games: int, z: float = Z_95) -> Rate:
    """Wilson's score interval (Journal of the American Statistical Association 22, 1927). A draw counts as half a point.

    >>> wilson(90, 100)
    Rate(rate=0.9, low=0.8256, high=0.9448)
    >>> wilson(0, 0)
    Rate(rate=0.0, low=0.0, high=1.0)
    """
    if games == 0:
        return Rate(0.0, 0.0, 1.0)
    share = points / games
    square = z * z / games
    middle = (share + square / 2) / (1 + square)
    half = z * sqrt(max(share * (1 - share) / games + square / (4 * games), 0.0)) / (1 + square)
    return Rate(round(share, 4), round(max(middle - half, 0.0), 4), round(min(middle + half, 1.0), 4))
