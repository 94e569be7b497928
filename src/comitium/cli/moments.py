"""What decides is shown beat by beat before the table goes on, as long as the one person at it wants to look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from comitium.cli import speeds
from comitium.draw.moments import Moment, moments
from comitium.draw.terminal.moments import beats, box

if TYPE_CHECKING:
    from comitium.cli.terminal import Sitting

BEFORE: Final = 80  # events before the last answer among which a moment may have begun
SECONDS: Final = {"step": speeds.STEP, "slow": 2.5, "normal": 1.2, "fast": 0.4, "instant": 0.0}
LAST: Final = 2.5  # how many times as long the outcome stays


def show(sitting: Sitting) -> None:
    """Show what has been decided since this was last called. Nobody waits before a file or a pipe, nor line by line."""
    seat, screen = sitting.facing, sitting.screen
    if seat is None:
        return
    heard, since = sitting.match.event_count(seat), sitting.staged
    sitting.staged = heard
    seconds = SECONDS[sitting.seating.speed or speeds.USUAL]
    if heard <= since or screen.plain or not screen.watched or not seconds:
        return
    first = max(0, since - BEFORE)
    for found in moments(sitting.match.header.game, sitting.match.history(seat, since=first)):
        if first + found.decided >= since and found.moment.rank == 1 and not sitting.hurried:
            _play(sitting, found.moment, seconds)


def _play(sitting: Sitting, moment: Moment, seconds: float) -> None:
    """One of them. A line typed cuts it short; "step" waits for it at every beat."""
    screen = sitting.screen
    there = beats(moment)
    how = "cli-play-stepping" if seconds == speeds.STEP else "cli-play-following"
    for beat in there:

        def picture(beat: int = beat) -> None:
            screen.show(box(moment, beat, screen.language))
            screen.show(Text(screen.words(how), style="quiet"))

        screen.picture(picture)
        typed = screen.pause(seconds * (LAST if beat == there[-1] else 1))
        if typed is not None and seconds != speeds.STEP:
            sitting.hurried = True  # as the line below the box says: until she is asked again
            return
