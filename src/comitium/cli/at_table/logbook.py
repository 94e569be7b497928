"""Which lines of a long log a small screen shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from comitium.core.messages import Event, Names
from comitium.draw.terminal import pieces as terminal

LONGEST: Final = 60  # events that a screen may have room for
ROOMY: Final = 7  # lines below which the log leaves out what the table shows as well


class Logbook(NamedTuple):
    """What one person has heard. From `fresh` on it is new to her; from `theirs` on it is what the others did since her own
    last move, and what came of it."""

    events: Sequence[Event]
    fresh: int
    theirs: int
    language: str
    names: Sequence[tuple[str, str]]  # of the seats, with their colours
    width: int
    together: Callable[[Sequence[tuple[int, Event]]], list[tuple[int, Event]]] = list
    latest: bool = False  # whether a page of its own has told what happened
    called: Names = ()  # what seats are called at this table, if not as usual

    def lines(self, room: int, last: int = LONGEST) -> list[Text]:
        """The newest lines that fit into so many, of the last so many events.

        What the others did begins with their first doing, even if what came of it would fill all the room; where something
        is left out in between, the next line says so. Where a page has told it all, a short log keeps to the latest.
        """
        shown = [number for number, event in enumerate(self.events) if not event.reason and (room >= ROOMY or not event.minor)]
        shown = shown[max(0, len(shown) - last) :]
        theirs = [number for number in shown if number >= self.theirs]
        if (self.latest and room < ROOMY) or len(self._lines(theirs, LONGEST)) <= room:
            return self._lines(shown, room)
        head, at = self._lines(theirs[:1], LONGEST)[:room], 1
        while len(more := self._lines(theirs[: at + 1], LONGEST)) <= (room + 1) // 2:
            head, at = more, at + 1
        rest = self._lines(theirs[at:], room - len(head))
        if not rest and len(head) < room:
            return [*head, Text("⋯", style="change")]
        return [*head, *(Text("⋯ ", style="change").append_text(line[2:]) for line in rest[:1]), *rest[1:]]

    def _lines(self, numbers: Sequence[int], room: int) -> list[Text]:
        """Some of the events, as many of the last as fit."""
        joined = self.together([(number, self.events[number]) for number in numbers])
        fresh = sum(number >= self.fresh for number, _ in joined)
        return terminal.log([event for _, event in joined], fresh, self.language, self.names, (self.width, room), self.called)
