"""Whole percents of things that together are everything."""

from __future__ import annotations


def shares(chances: list[float]) -> list[int]:
    """Whole percents of chances that leave nothing out: they add up to 100, by largest remainder.

    >>> shares([1 / 3, 1 / 3, 1 / 3]), shares([0.004, 0.996]), shares([0.625, 0.125, 0.25])
    ([34, 33, 33], [0, 100], [63, 12, 25])
    """
    found = [int(100 * chance + 1e-9) for chance in chances]
    order = sorted(range(len(chances)), key=lambda place: (round(found[place] - 100 * chances[place], 9), place))
    for place in order[: 100 - sum(found)]:
        found[place] += 1
    return found
