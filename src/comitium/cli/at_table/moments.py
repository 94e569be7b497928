"""What decides is shown beat by beat before the table goes on, as long as the one person at it wants to look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from comitium.cli.at_table import speeds
from comitium.cli.at_table.answers import is_number
from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.draw.moments import BEATS, Moment, moments
from comitium.draw.terminal.moments import beats, box, lines
from comitium.text import say

if TYPE_CHECKING:
    from comitium.cli.at_table.terminal import Sitting

BEFORE: Final = 80  # events before the last answer among which a moment may have begun
LISTED: Final = 12  # moments that are listed
FAST: Final = "fast"
SECONDS: Final = {"step": speeds.STEP, "slow": 2.5, "normal": 1.2, "fast": 0.4, "instant": 0.0}
LAST: Final = 2.5  # how many times as long the outcome stays


def show(sitting: Sitting) -> None:
    """Show what has been decided since this was last called. Nobody waits before a file or a pipe, nor line by line."""
    seat, screen = sitting.facing, sitting.screen
    if seat is None:
        return
    heard, since = sitting.match.event_count(seat), sitting.staged
    sitting.staged = heard
    if heard <= since or screen.plain or not screen.watched:
        return
    speed = sitting.seating.speed or speeds.USUAL
    first = max(0, since - BEFORE)
    turn = sitting.board(seat, None).turn
    for found in moments(sitting.match.header.game, sitting.match.history(seat, since=first), turn):
        if first + found.decided >= since and is_shown(found.moment, speed, sitting.hurried):
            _play(sitting, found.moment, speed)


def again(sitting: Sitting, seat: int, asked: str) -> None:
    """What was decided, the latest first; with its number, one of them once more, whole."""
    language, names = sitting.screen.language, sitting.screen.names
    found = moments(sitting.match.header.game, sitting.match.history(seat))[-LISTED:][::-1]
    if not found:
        raise Illegal("", Phrase("cli-play-no-moment"))
    if not asked:
        listed = [f"{number:>2}  {say(one.moment.closing, language, names)}" for number, one in enumerate(found, start=1)]
        sitting.page([sitting.screen.words("cli-play-moments"), "", *listed])
        return
    number = int(asked) if is_number(asked) else 0
    if not 0 < number <= len(found):
        raise Illegal("", Phrase("cli-play-no-such-moment", {"count": len(found)}))
    sitting.page(lines(found[number - 1].moment, BEATS - 1, language, sitting.match.header.seats, names))


def is_shown(moment: Moment, speed: str, hurried: bool = False) -> bool:
    """The end always is; what is told in passing not at the speed "fast", and at "instant", or until she is asked again,
    nothing else."""
    return moment.ends or (not hurried and bool(SECONDS[speed]) and (moment.rank == 1 or speed != FAST))


def shown_beats(moment: Moment, speed: str) -> list[int]:
    """All of them, or in brief only the last."""
    is_brief = moment.rank > 1 or speed == FAST
    return beats(moment)[-1:] if is_brief and not moment.ends else beats(moment)


def _play(sitting: Sitting, moment: Moment, speed: str) -> None:
    """One of them. A line typed cuts it short; "step" waits for it at every beat."""
    screen, seconds = sitting.screen, SECONDS[speed]
    there = shown_beats(moment, speed)
    how = "cli-play-stepping" if seconds == speeds.STEP else "cli-play-following"
    for beat in there:

        def picture(beat: int = beat) -> None:
            screen.show(box(moment, beat, screen.language, sitting.match.header.seats, screen.names))
            screen.show(Text(screen.words(how), style="quiet"))

        screen.picture(picture)
        typed = screen.pause(seconds * (LAST if beat == there[-1] else 1)) if seconds else None
        if typed is not None and seconds != speeds.STEP:
            sitting.hurried = True  # as the line below the box says: until she is asked again
            return
