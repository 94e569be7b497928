"""Moments in a terminal: a box that grows beat by beat, as on a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.box import HEAVY
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from comitium.core.messages import Names, Phrase
from comitium.draw.moments import BEATS, Moment, Row, Tile
from comitium.text import say

MANY = 40  # signs of a row
SIGNS = {"legion": "⚑", "fleet": "⛵", "shield": "◉"}
COLUMN = 4  # lines of a column
BAR = 30  # signs of the longest bar
Tell = Callable[[Phrase], str]  # in a language, with the names of the table


def beats(moment: Moment) -> list[int]:
    """The beats that a moment has: 0 who, 1 the count, 2 the outcome."""
    there = (bool(moment.figures or moment.rows or moment.temple), bool(moment.terms or moment.dice or moment.throw), True)
    return [beat for beat in range(BEATS) if there[beat]]


def box(moment: Moment, beat: int, language: str, seats: int = 0, names: Names = ()) -> RenderableType:
    """The moment as it stands at a beat, at a table of so many."""
    title = Text(f" {say(moment.kicker, language)} ", style="strong")
    inside = Group(*lines(moment, beat, language, seats, names))
    return Panel(inside, title=title, subtitle=Text(f"[{moment.rule}]", style="citation"), box=HEAVY, padding=(1, 3))


def lines(moment: Moment, beat: int, language: str, seats: int = 0, names: Names = ()) -> list[Text]:
    """The same without its frame."""

    def tell(phrase: Phrase) -> str:
        return say(phrase, language, names)

    lines: list[Text] = [Text(tell(moment.title), style="strong"), Text()]
    lines += _portico(moment, beat, seats) if moment.temple else _stage(moment, beat, tell)
    if beat >= 1:
        lines += _count(moment, tell)
    if beat >= BEATS - 1:
        lines += _outcome(moment, tell)
    return lines


def _stage(moment: Moment, beat: int, tell: Tell) -> list[Text]:
    over = beat >= BEATS - 1
    figures = [one if over else one.before for one in moment.figures] if over or not moment.open_ended else []
    named = [f"{'† ' if one.sign in ('dead', 'murdered') else ''}{tell(one.name)}" for one in figures]
    lines = [Text("   ·   ".join(named))] if named else []
    for row in moment.rows:
        lines.append(_row(row, over))
    return [*lines, Text()] if lines else []


def _portico(moment: Moment, beat: int, seats: int) -> list[Text]:
    """A temple with a column for each faction: whole, broken when Rome has fallen, or the winner's set off."""
    over = beat >= BEATS - 1
    fallen = over and moment.kind == "fall"
    width = 4 * seats + 1
    roof = [] if fallen else [Text("▁" * (width // 2) + "▲" + "▁" * (width // 2)), Text("▀" * width)]
    lines = []
    for line in range(COLUMN):
        shown = Text()
        for seat in range(seats):
            stands = not fallen or line >= COLUMN - 1 - seat % 3
            shown.append("  ┃ " if stands else "    ", style="strong" if over and seat in moment.seats else "quiet")
        lines.append(shown)
    return [*roof, *lines, Text("▀" * width), Text()]


def _row(row: Row, over: bool) -> Text:
    """A sign for each of them: the last so many are set off, and what was lost is crossed out when it is `over`."""
    drawn, sign = min(row.count, MANY), SIGNS.get(row.shape, "•")
    lost = min(row.lost, drawn - min(row.marked, drawn)) if over else 0
    marked = min(row.marked, drawn)
    line = Text(sign * (drawn - marked - lost)).append("×" * lost, style="quiet").append(sign * marked, style="strong")
    return line.append(f" {row.worth or row.count}")


def _count(moment: Moment, tell: Tell) -> list[Text]:
    lines = [Text(line, style="number") for line in FORMS[moment.form](moment, tell)]
    if moment.throw is not None:
        lines.append(Text(tell(moment.throw)))
    return [*lines, Text()] if lines else []


def _sum(moment: Moment, tell: Tell) -> list[str]:
    """A written sum."""
    terms = [
        f"{'−' if one.amount < 0 else '+' if place else ''} {abs(one.amount)} ({tell(one.label)})".strip()
        for place, one in enumerate(moment.terms)
        if one.amount or not place
    ]
    dice = " ".join(f"[{value}]" for _, value in moment.dice)
    total = f"  =  {_signed(moment.total)}" if moment.total is not None else ""
    return [f"{dice}  {'  '.join(terms)}{total}".strip()] if terms or dice else []


def _against(moment: Moment, tell: Tell) -> list[str]:
    """Two numbers that are compared."""
    between = f"   {tell(Phrase('draw-moment-against'))}   "
    line = between.join(f"{one.amount} ({tell(one.label)})" for one in moment.terms)
    return [line] if line else []


def _bars(moment: Moment, tell: Tell) -> list[str]:
    """A line for each: the longest for the most."""
    names = [tell(one.label) for one in moment.terms]
    most = max([one.amount for one in moment.terms], default=0) or 1
    width = max([len(name) for name in names], default=0)
    return [
        f"{name:<{width}}  {'█' * max(0, round(BAR * one.amount / most))} {one.amount}"
        for name, one in zip(names, moment.terms, strict=True)
    ]


FORMS: Final = {"sum": _sum, "against": _against, "bars": _bars}


def _outcome(moment: Moment, tell: Tell) -> list[Text]:
    told = [Text(tell(one.phrase())) for one in moment.told[:5]]
    return [Text(tell(moment.closing), style="strong"), *told, *[_tile(one, tell) for one in moment.tiles]]


def _tile(one: Tile, tell: Tell) -> Text:
    was = f"{_signed(one.was)} → " if one.was is not None else ""
    colon = tell(Phrase("language-colon"))
    return Text(f"{tell(one.label)}{colon}{was}{_signed(one.now)}")


def _signed(number: int) -> str:
    return str(number).replace("-", "−")
