"""A shared keyboard goes to somebody who is not asked: to look at her own cards, and to say something to the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from comitium.cli.at_table import answers, commands, pages
from comitium.cli.at_table.answers import Command
from comitium.cli.at_table.commands import Leave
from comitium.core.board import seat_name
from comitium.core.errors import ComitiumError, Illegal
from comitium.core.messages import Phrase
from comitium.text import bare, forms

if TYPE_CHECKING:
    from comitium.cli.at_table.terminal import Sitting

CALLS: Final = ("pass", "passer")


def curtain(sitting: Sitting, seat: int) -> None:
    """The device goes from hand to hand: nothing of the last reader stays on it, only what everybody knows."""
    sitting.drop()
    first = sitting.facing is None
    sitting.facing = seat
    screen = sitting.screen
    name = seat_name(sitting.match.game_type.meta, seat)
    to = forms(name, screen.language).get("to") or screen.words("cli-play-to", seat=name)
    sentence = screen.words("cli-play-curtain", to=to)
    notices, sitting.notices = sitting.notices if first else [], []
    if screen.interactive:
        sitting.typed_ahead()
        sitting.last_heard.pop(seat, None)  # what she was told is out of sight now
    if screen.plain:
        if not first:
            screen.clear(with_past=True)
        screen.line(sentence)
    else:
        ink = sitting.look.inks[seat]
        head = Text(f"{sitting.look.marks[seat]}  {sentence}", style=f"{ink}.strong", justify="center")
        panel = Panel(head, padding=(2, 4), border_style=ink)
        below = [part for notice in notices for part in pages.wrapped(notice, screen)]
        screen.picture(lambda: screen.show(Group(panel, *below)), with_past=True)
    if screen.interactive:
        screen.forget()  # an Enter too many must not lift the curtain
        while text := screen.read().strip():
            if answers.command(text) == Command("quit"):
                raise Leave
            screen.line(sentence)  # whoever typed that is perhaps not the one who may look
        screen.clear(with_past=True)


def turn_to(sitting: Sitting, seat: int) -> None:
    """Show another seat's table: behind a curtain, unless the same person leads both; then she is told for whom she acts."""
    if sitting.facing is None or not sitting.is_led_by_one(sitting.facing, seat):
        curtain(sitting, seat)
        return
    sitting.drop()
    sitting.facing = seat
    sitting.note(sitting.screen.words("cli-play-answers-for", seat=seat_name(sitting.match.game_type.meta, seat)), "change")


def open_round(sitting: Sitting) -> None:
    """Everybody looks at her own cards once before the first question, where the game wants it.

    Only at a terminal: the lines of a file or a pipe are answers, and nobody is there to look.
    """
    new = not sitting.match.begun and sitting.match.outcome is None
    if new and sitting.match.game_type.profile.first_look and sitting.is_shared and sitting.screen.interactive:
        for seat in sitting.humans:
            visit(sitting, seat)


def called(sitting: Sitting, text: str) -> str:
    """The name after "pass", if a line is such a call and there are several people at the keyboard; else ""."""
    first, _, name = " ".join(text.split()).partition(" ")
    return name if bare(first) in CALLS and len(sitting.humans) > 1 else ""


def call(sitting: Sitting, asked: int, name: str) -> None:
    """The device goes to somebody else, and then back to the one who is asked."""
    try:
        seat = _seat(sitting, name)
    except ComitiumError as refused:
        sitting.refuse(refused)
        return
    visit(sitting, seat)
    turn_to(sitting, asked)


def visit(sitting: Sitting, seat: int) -> None:
    """Her table without a question, until she gives the device back."""
    turn_to(sitting, seat)
    sitting.last_heard.pop(seat, None)
    screen = sitting.screen
    while True:
        sitting.show(seat, None)
        text = sitting.read()
        if not text.strip():
            return
        if _does(sitting, seat, text):
            continue
        if not screen.interactive:
            sitting.unread(text)  # not hers: an answer to the question that waits
            return
        sitting.note(f"✗ {screen.words('cli-play-visit-only')}", "bad")


def _does(sitting: Sitting, seat: int, text: str) -> bool:
    """Do what a visitor may; whether the line was something of that kind."""
    asked = answers.command(text)
    if asked is None:
        return False
    does: dict[str, Callable[[], None]] = {
        "claim": lambda: commands.claim(sitting, seat, asked.words),
        "log": lambda: commands.log(sitting, seat),
        "explain": lambda: commands.explain(sitting, seat, None, asked.words),
        "rules": lambda: commands.rules(sitting, asked.words),
        "table": lambda: commands.look(sitting, seat, None, asked.words),
        "quit": commands.leave,
    }
    if asked.name not in does:
        return False
    try:
        does[asked.name]()
    except ComitiumError as refused:
        sitting.refuse(refused)
    return True


def _seat(sitting: Sitting, name: str) -> int:
    """The person with this name or number."""
    seat = answers.seat(sitting.match.header.game, name, sitting.humans)
    if seat is not None:
        return seat
    known = ", ".join(f"{seat + 1} {sitting.name_of(seat)}" for seat in sitting.humans)
    raise Illegal("", Phrase("cli-play-visit-nobody", {"name": name[:60], "known": known}))
