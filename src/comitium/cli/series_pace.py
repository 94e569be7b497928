"""How far a long series has come, in a line every few seconds."""

from __future__ import annotations

import sys
from collections.abc import Callable

from comitium.cli.speech import Reader


def progress_of(reader: Reader) -> Callable[[int, int], None]:
    """A line on the standard error every few seconds: what is done, how fast, how long it will still take."""
    from comitium.arena.progress import Clock, Pace

    def tell(pace: Pace) -> None:
        left = "–" if pace.left < 0 else duration(pace.left)
        rate = reader.number(pace.rate, 2)
        line = reader.say("cli-series-pace", done=pace.done, total=pace.total, rate=rate, left=left)
        print(line, file=sys.stderr, flush=True)

    return Clock(tell)


def duration(seconds: float) -> str:
    """So many seconds as a clock shows them.

    >>> duration(59.6), duration(3725)
    ('1:00', '1:02:05')
    """
    whole = round(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
