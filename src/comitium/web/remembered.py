"""What is worked out once and kept, as far as there is room for it."""

from __future__ import annotations

from typing import Final, TypeVar

CACHED: Final = 2_000  # finished games, and lines of lists

K = TypeVar("K")
V = TypeVar("V")


def remember(known: dict[K, V], key: K, value: V, most: int = CACHED) -> None:
    """Keep what was worked out; the oldest gives way, so that a server does not grow with every game that was ever played.

    >>> known = {"one": 1, "two": 2}
    >>> remember(known, "three", 3, most=2)
    >>> known
    {'two': 2, 'three': 3}
    """
    if len(known) >= most:
        del known[next(iter(known))]
    known[key] = value
