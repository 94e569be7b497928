"""How fast a long run goes, and how long it will still take."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

EVERY: Final = 10.0  # seconds between two lines


class Pace(NamedTuple):
    """Games done of all, how many a second in this run, and the seconds that are left (-1: not known yet)."""

    done: int
    total: int
    rate: float
    left: float


class Clock:
    """A `progress` that tells `heard` the pace, at most every few seconds and at the end."""

    def __init__(self, heard: Callable[[Pace], None], every: float = EVERY, now: Callable[[], float] = time.monotonic) -> None:
        self.heard = heard
        self.every = every
        self.now = now
        self._begun = self._told = now()
        self._first: int | None = None  # what an earlier run had done

    def __call__(self, done: int, total: int) -> None:
        if self._first is None:
            self._first = done - 1 if done < total else done
        at = self.now()
        if at - self._told >= self.every or done >= total:
            self._told = at
            self.heard(self.pace(done, total, at))

    def pace(self, done: int, total: int, at: float) -> Pace:
        played, seconds = done - (self._first or 0), at - self._begun
        rate = played / seconds if seconds > 0 else 0.0
        return Pace(done, total, rate, (total - done) / rate if rate > 0 else -1.0)
