"""How often somebody may do something. Whoever is too hasty is told how long to wait."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import structlog

from comitium.core.errors import ComitiumError
from comitium.core.messages import Phrase

KNOWN: Final = 20_000  # buckets that are remembered; the ones that were used longest ago are forgotten
FULL: Final = 10.0  # seconds until it is worth trying again where too many wires are open
QUIET: Final = 60.0  # seconds for which the log is told once that somebody meets a limit

log = structlog.get_logger("comitium.web")


class TooFast(ComitiumError):
    """Something was asked too often: wait so many seconds."""

    def __init__(self, wait: float) -> None:
        self.wait = max(1, round(wait + 0.5))
        super().__init__(Phrase("web-too-fast", {"seconds": self.wait}))


_noted: Final[OrderedDict[tuple[str, str], float]] = OrderedDict()


def note_refusal(limit: str, who: str) -> None:
    """Tell the log which limit somebody has met, once a minute: a flood does not become a flood of lines."""
    now = time.monotonic()
    if now - _noted.pop((limit, who), -QUIET) < QUIET:
        _noted[limit, who] = now
        return
    _noted[limit, who] = now
    if len(_noted) > KNOWN:
        _noted.popitem(last=False)
    log.warning("limited", limit=limit, who=who)


class Bucket:
    """So many a second, and so many at once.

    >>> bucket = Bucket(1.0, 2)
    >>> bucket.take(now=0.0), bucket.take(now=0.0), round(bucket.take(now=0.5), 1), bucket.take(now=1.0)
    (0.0, 0.0, 0.5, 0.0)
    """

    __slots__ = ("burst", "left", "rate", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.then = -1.0

    def take(self, cost: float = 1.0, now: float | None = None) -> float:
        """Take one; 0 if there was one, else how many seconds to wait."""
        now = time.monotonic() if now is None else now
        if self.then >= 0:
            self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left >= cost:
            self.left -= cost
            return 0.0
        return (cost - self.left) / self.rate


class Doors:
    """How many of something each may have open at once."""

    def __init__(self, most: float, name: str) -> None:
        self.most = most
        self.name = name
        self._open: Counter[str] = Counter()

    @contextmanager
    def open(self, who: str) -> Iterator[None]:
        """Raises `TooFast`."""
        if self._open[who] >= self.most:
            note_refusal(self.name, who)
            raise TooFast(FULL)
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


class Limits:
    """A bucket for each who asks, of one sort of thing; `secret` if the log must not say who asks: a key opens a seat."""

    def __init__(self, rate: float, burst: float, name: str, secret: bool = False) -> None:
        self.rate = rate
        self.burst = burst
        self.name = name
        self.secret = secret
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str, cost: float = 1.0) -> None:
        """Raises `TooFast`."""
        bucket = self._buckets.pop(who, None) or Bucket(self.rate, self.burst)
        self._buckets[who] = bucket
        if len(self._buckets) > KNOWN:
            self._buckets.popitem(last=False)
        wait = bucket.take(cost)
        if wait:
            note_refusal(self.name, "" if self.secret else who)
            raise TooFast(wait)
