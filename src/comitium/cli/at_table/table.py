"""The table at a terminal: the match as the people before it see it, drawn with its log beside or below it, or told line
by line. Who is asked next, and what an answer does, is terminal.py's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Sheet
from rich.text import Text

from comitium import bots
from comitium.cli.at_table import logbook, pages
from comitium.cli.at_table.saves import HUMAN, Seating
from comitium.cli.at_table.screen import Screen
from comitium.core.board import Board, seat_name
from comitium.core.messages import Event, Phrase, Prompt
from comitium.draw import Scene, look, spoken
from comitium.match.match import Match
from comitium.play import RULE
from comitium.play.who_leads import seat_names
from comitium.text import say

WIDE: Final = 118  # columns of a terminal from which on the log stands beside the table
BOARD: Final = 80  # columns that a table needs
LAST_WORDS: Final = 9  # lines of the log at the end
FEW: Final = 4


def who_is(who: str) -> Phrase:
    """Who answers for a seat, as a save names it: a person, a rule or a bot."""
    return {HUMAN: Phrase("cli-play-person"), RULE: Phrase("cli-play-by-rule")}.get(who) or bots.spoken(who)


class Table:
    """One match on one screen, and what each person before it has seen of it."""

    def __init__(self, match: Match, seating: Seating, screen: Screen) -> None:
        self.match = match
        self.seating = seating
        self.screen = screen
        screen.names = seat_names(match)
        self.look = look(match.header.game)
        self.humans = seating.humans()
        self.is_shared = len({match.leader_of(seat) for seat in self.humans}) > 1  # by people with secrets from each other
        begun = match.begun
        self.event_counts = {
            seat: match.event_count(seat) if begun else 0 for seat in self.humans
        }  # how much of what happened each person has seen
        self.began: dict[int, int] = {}  # where in each person's log the others' doings since her own last move begin
        self.notices: list[Text] = []  # what is said below the table at its next drawing
        self._ahead = ""  # a line that was typed before its question was shown again

    def read(self) -> str:
        """What the person at the table types, or has typed already at the end of a page."""
        text, self._ahead = self._ahead, ""
        return text or self.screen.read()

    def unread(self, text: str) -> None:
        """A line that was read too early: the next question gets it."""
        self._ahead = text

    def typed_ahead(self) -> str:
        """What was typed before it was asked for, if anything; it is used up."""
        text, self._ahead = self._ahead, ""
        return text

    def note(self, text: str, style: str = "") -> None:
        """Say something now, if line by line; else below the table when it is drawn next."""
        if self.screen.plain:
            self.screen.line(text)
        else:
            self.notices.append(Text(text, style=style))

    def name_of(self, seat: int) -> str:
        return say(seat_name(self.match.game_type.meta, seat), self.screen.language, self.screen.names)

    def scene(self, seat: int | None, prompt: Prompt | None, width: int, below: int = 0) -> Scene:
        players = tuple("" if at == seat else self.leader_of(at, seat) for at in range(self.match.header.seats))
        return Scene(self.screen.language, width, self.screen.height, prompt, players, below, self.screen.names)

    def leader_of(self, at: int, seat: int | None) -> str:
        """Who leads a seat, as whoever leads `seat` is told it: herself, another person, a bot or a rule."""
        who = self.seating.seats[at]
        if who == HUMAN and seat is not None and self.is_led_by_one(at, seat):
            return self.screen.words("cli-play-you")
        if who == RULE:
            return self.screen.words("cli-play-neutral")
        return say(who_is(who), self.screen.language)

    def is_led_by_one(self, seat: int, other: int) -> bool:
        """Whether the same player leads both seats."""
        return self.match.leader_of(seat) == self.match.leader_of(other)

    def board(self, seat: int | None, prompt: Prompt | None) -> Board:
        """The table before a person; `None` for all of them."""
        return self.match.game_type.board(self.match.view(seat), prompt, self.match.claims)

    def draw(self, seat: int | None, prompt: Prompt | None, below: RenderableType, fresh: int = 0) -> None:
        """The table with the log, whose last `fresh` events are new: beside it on a wide screen, else below it."""
        screen = self.screen
        if screen.width >= WIDE:
            self._draw_wide(seat, prompt, below, fresh)
            return
        under = len(screen.console.render_lines(below))
        more = FEW if self.match.outcome is not None else 0  # the report is offered as well
        board = self.look.draw(self.board(seat, prompt), self.scene(seat, prompt, screen.width, under + more))
        room = screen.height - len(screen.console.render_lines(board)) - under - 1
        if self.match.outcome is not None:
            room = max(FEW, min(LAST_WORDS, room - 1))  # the report is offered as well
        screen.show(board)
        if room > FEW:
            screen.show(Text("─" * screen.width, style="quiet"))
            room -= 1
        if room > 0:
            screen.show(Group(*self._log(seat, screen.width, room, fresh)))

    def _draw_wide(self, seat: int | None, prompt: Prompt | None, below: RenderableType, fresh: int) -> None:
        """The log is as deep as the table, or deeper if what is new needs it and the screen has room."""
        screen = self.screen
        rail = min(screen.width - BOARD - 2, max(36, screen.width // 3))
        width = screen.width - rail - 2
        under = len(screen.console.render_lines(below))
        board = self.look.draw(self.board(seat, prompt), self.scene(seat, prompt, width, under))
        deep = len(screen.console.render_lines(board, screen.console.options.update(width=width)))
        free = screen.height - under - 2
        needed = len(self._log(seat, rail - 4, free - 2, fresh, last=fresh))
        deep = max(deep, min(free, needed + 2))
        log = Panel(Group(*self._log(seat, rail - 4, deep - 2, fresh)), height=deep, border_style="quiet")
        log.title, log.title_align = screen.words("cli-play-log"), "left"
        sheet = Sheet.grid(padding=(0, 2, 0, 0), pad_edge=False)
        sheet.add_column(width=width)
        sheet.add_column(width=rail)
        sheet.add_row(board, log)
        screen.show(sheet)
        if screen.height > deep + 10:
            screen.line("")

    def unseen(self, seat: int | None) -> int:
        """How many events a person has not seen yet."""
        return len(self.match.history(seat, since=self.event_counts.get(seat, 0))) if seat is not None else 0

    def _log(self, seat: int | None, width: int, room: int, fresh: int, last: int = logbook.LONGEST) -> list[Text]:
        """The newest lines of a person's log, of the last so many events, that fit into so many lines of the screen."""
        events = self.match.history(seat)
        theirs = self.began.get(seat, len(events)) if seat is not None else len(events)
        names = [(self.name_of(at), self.look.inks[at]) for at in range(self.match.header.seats)]
        book = logbook.Logbook(
            events,
            len(events) - fresh,
            theirs,
            self.screen.language,
            names,
            width,
            self.look.together,
            self.look.digests,
            self.screen.names,
        )
        return book.lines(room, last)

    def page(self, lines: Sequence[str | Text], closing: str = "cli-play-enter") -> None:
        """Something longer than the room below the table, a screenful at a time; then the table again."""
        screen = self.screen
        if screen.plain:
            screen.lines(line if isinstance(line, str) else line.plain for line in lines)
            return
        number = 0
        while number < len(pages.screenfuls(lines, self.screen)):
            screen.picture(partial(self._show_page, lines, number, closing))
            if text := screen.read().strip():
                self.unread(text)
                return
            number += 1

    def _show_page(self, lines: Sequence[str | Text], number: int, closing: str) -> None:
        """One screenful, for the size that the terminal has now."""
        found = pages.screenfuls(lines, self.screen)
        self.screen.show(Group(*found[min(number, len(found) - 1)]))
        more = "cli-play-more" if self.match.outcome is None else "cli-play-report-more"
        self.screen.line(self.screen.words(more if number < len(found) - 1 else closing), "quiet")

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """What happened, line by line; what belongs together in one."""
        joined = self.look.together([(at, event) for at, event in enumerate(events) if not event.reason])
        return [spoken.sentence(event, self.screen.language, self.screen.names) for _, event in joined]

    def tell_news(self, seat: int) -> None:
        self.screen.lines(self.sentences(self.match.history(seat, since=self.event_counts[seat])))
        self.mark_seen(seat)

    def mark_seen(self, seat: int) -> None:
        self.event_counts[seat] = self.match.event_count(seat)
