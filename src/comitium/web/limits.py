"""How often somebody may do something. Whoever is too hasty is told how long to wait."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from comitium.core.errors import ComitiumError
from comitium.core.messages import Phrase

KNOWN: Final = 20_000  # buckets that are remembered; the ones that were used longest ago are forgotten
FULL: Final = 10.0  # seconds until it is worth trying again where too many wires are open


class TooFast(ComitiumError):
    """Something was asked too often: wait so many seconds."""

    def __init__(self, wait: float) -> None:
        self.wait = max(1, round(wait + 0.5))
        super().__init__(Phrase("web-too-fast", {"seconds": self.wait}))


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
    """How many wires each address may have open at once."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def open(self, who: str) -> Iterator[None]:
        """Raises `TooFast`."""
        if self._open[who] >= self.most:
            raise TooFast(FULL)
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


class Limits:
    """A bucket for each who asks, of one sort of thing."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str, cost: float = 1.0) -> None:
        """Raises `TooFast`."""
        bucket = self._buckets.pop(who, None) or Bucket(self.rate, self.burst)
        self._buckets[who] = bucket
        if len(self._buckets) > KNOWN:
            self._buckets.popitem(last=False)
        wait = bucket.take(cost)
        if wait:
            raise TooFast(wait)
