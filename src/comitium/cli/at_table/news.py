"""When a person gets to see what happened: while the computer plays, before the device goes on, when it comes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from comitium.cli.at_table import answers, speeds
from comitium.cli.at_table.answers import Command
from comitium.cli.at_table.commands import Leave
from comitium.core.ids import event_id
from comitium.core.messages import Event

if TYPE_CHECKING:
    from comitium.cli.at_table.terminal import Sitting

CROWDED: Final = 30  # lines of a terminal whose log is short
FEW: Final = 4  # events that it has room for


def follow(sitting: Sitting) -> None:
    """Let the one person at the table see what the computer has just done, as long as she wants to look at it.

    Nobody waits for what a short log leaves out, nor before a file or a pipe.
    """
    seat, screen = sitting.facing, sitting.screen
    seconds = speeds.SECONDS[sitting.seating.speed or speeds.USUAL]
    if seat is None or not screen.watched or not seconds or sitting.hurried or sitting.match.outcome is not None:
        return
    happened = sitting.match.history(seat, since=max(sitting.looked, sitting.event_counts[seat]))
    sitting.looked = sitting.match.event_count(seat)
    if all(event.minor for event in happened):
        return
    if screen.plain:
        sitting.tell_news(seat)
    else:
        how = "cli-play-stepping" if seconds == speeds.STEP else "cli-play-following"
        _look_on(sitting, seat, Text(screen.words(how), style="quiet"))
    typed = screen.pause(seconds)
    if typed is not None:
        _keep(sitting, typed.strip())
        sitting.hurried = bool(typed.strip()) or seconds != speeds.STEP


def part(sitting: Sitting) -> None:
    """Before the device goes on, the one who has it sees what her last answer brought."""
    seat, screen = sitting.facing, sitting.screen
    if seat is None or all(event.minor for event in sitting.match.history(seat, since=sitting.event_counts[seat])):
        return
    if screen.plain:
        sitting.tell_news(seat)
        screen.line(screen.words("cli-play-part"))
    else:
        sitting.began.pop(seat, None)  # now her own doing is what matters
        _look_on(sitting, seat, Text(screen.words("cli-play-part"), style="strong"))
        sitting.mark_seen(seat)
    if screen.interactive and answers.command(screen.read()) == Command("quit"):
        raise Leave


def digest(sitting: Sitting, seat: int) -> None:
    """What happened while somebody else had the device, on a page of its own if the log has no room for it."""
    screen = sitting.screen
    happened = [event for event in sitting.match.history(seat, since=sitting.event_counts[seat]) if not event.minor]
    if not screen.plain and screen.height < CROWDED and len(happened) > FEW:
        _page(sitting, happened)


def turned(sitting: Sitting, seat: int) -> None:
    """Where so much happens that the log cannot hold it: what happened since a person's last decision, on a page of its own,
    when the game has come to another phase meanwhile."""
    moment = sitting.board(seat, None).moment
    before, sitting.last_heard[seat] = sitting.last_heard.get(seat, moment), moment
    if before == moment or not sitting.look.digests:
        return
    happened = [event for event in sitting.match.history(seat, since=sitting.match.decided(seat)) if not event.minor]
    if len(happened) > FEW:
        _page(sitting, happened)


def _page(sitting: Sitting, happened: Sequence[Event]) -> None:
    """The news before a question that is not shown yet."""
    sitting.page([sitting.screen.words("cli-play-since"), "", *sitting.sentences(happened)])
    _keep(sitting, sitting.typed_ahead())


def _keep(sitting: Sitting, typed: str) -> None:
    """What was typed before the question is shown waits for it; numbers do not, for they would answer it unseen."""
    if typed and all(answers.is_number(word) for word in typed.split()):
        sitting.note(sitting.screen.words("cli-play-unseen", answers=typed[:60]), "change")
    else:
        sitting.unread(typed)


def dropped_out(sitting: Sitting) -> None:
    """Whoever is out of a game that goes on without her hears so, and how it came, before it does."""
    if not sitting.look.leaving or sitting.match.outcome is not None:
        return
    screen = sitting.screen
    for seat in sitting.humans:
        happened = sitting.match.history(seat, since=sitting.match.decided(seat)) if seat not in sitting.out else []
        for event in happened:
            if event_id(event) == sitting.look.leaving and getattr(event, "seat", None) == seat:
                sitting.out.add(seat)
                told = sitting.sentences([one for one in happened if not one.minor])
                words = [screen.words("cli-play-out", rule=event.rule), screen.words("cli-play-out-how")]
                sitting.page([screen.words("cli-play-since"), "", *told, "", *words])
                if answers.command(sitting.typed_ahead()) == Command("quit"):
                    raise Leave
                return


def _look_on(sitting: Sitting, seat: int, below: Text) -> None:
    """The table without a question."""
    fresh = sitting.unseen(seat)

    def picture() -> None:
        sitting.draw(seat, None, below, fresh)
        sitting.screen.show(below)

    sitting.screen.picture(picture)
