"""Moments in a terminal: a box that grows beat by beat, as on a page."""

from __future__ import annotations

from typing import Final

from rich.box import HEAVY
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from comitium.core.messages import Phrase
from comitium.draw.moments import BEATS, Moment, Row, Tile
from comitium.text import say

MANY = 40  # signs of a row
SIGNS = {"legion": "⚑", "fleet": "⛵", "shield": "◉"}
COLUMN = 4  # lines of a column
BAR = 30  # signs of the longest bar


def beats(moment: Moment) -> list[int]:
    """The beats that a moment has: 0 who, 1 the count, 2 the outcome."""
    there = (bool(moment.figures or moment.rows or moment.temple), bool(moment.terms or moment.dice or moment.throw), True)
    return [beat for beat in range(BEATS) if there[beat]]


def box(moment: Moment, beat: int, language: str, seats: int = 0) -> RenderableType:
    """The moment as it stands at a beat, at a table of so many."""
    title = Text(f" {say(moment.kicker, language)} ", style="strong")
    inside = Group(*lines(moment, beat, language, seats))
    return Panel(inside, title=title, subtitle=Text(f"[{moment.rule}]", style="citation"), box=HEAVY, padding=(1, 3))


def lines(moment: Moment, beat: int, language: str, seats: int = 0) -> list[Text]:
    """The same without its frame."""
    lines: list[Text] = [Text(say(moment.title, language), style="strong"), Text()]
    lines += _portico(moment, beat, seats) if moment.temple else _stage(moment, beat, language)
    if beat >= 1:
        lines += _count(moment, language)
    if beat >= BEATS - 1:
        lines += _outcome(moment, language)
    return lines


def _stage(moment: Moment, beat: int, language: str) -> list[Text]:
    over = beat >= BEATS - 1
    figures = [one if over else one.before for one in moment.figures] if over or not moment.open_ended else []
    named = [f"{'† ' if one.sign in ('dead', 'murdered') else ''}{say(one.name, language)}" for one in figures]
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


def _count(moment: Moment, language: str) -> list[Text]:
    lines = [Text(line, style="number") for line in FORMS[moment.form](moment, language)]
    if moment.throw is not None:
        lines.append(Text(say(moment.throw, language)))
    return [*lines, Text()] if lines else []


def _sum(moment: Moment, language: str) -> list[str]:
    """A written sum."""
    terms = [
        f"{'−' if one.amount < 0 else '+' if place else ''} {abs(one.amount)} ({say(one.label, language)})".strip()
        for place, one in enumerate(moment.terms)
        if one.amount or not place
    ]
    dice = " ".join(f"[{value}]" for _, value in moment.dice)
    total = f"  =  {_signed(moment.total)}" if moment.total is not None else ""
    return [f"{dice}  {'  '.join(terms)}{total}".strip()] if terms or dice else []


def _against(moment: Moment, language: str) -> list[str]:
    """Two numbers that are compared."""
    between = f"   {say(Phrase('draw-moment-against'), language)}   "
    line = between.join(f"{one.amount} ({say(one.label, language)})" for one in moment.terms)
    return [line] if line else []


def _bars(moment: Moment, language: str) -> list[str]:
    """A line for each: the longest for the most."""
    names = [say(one.label, language) for one in moment.terms]
    most = max([one.amount for one in moment.terms], default=0) or 1
    width = max([len(name) for name in names], default=0)
    return [
        f"{name:<{width}}  {'█' * max(0, round(BAR * one.amount / most))} {one.amount}"
        for name, one in zip(names, moment.terms, strict=True)
    ]


FORMS: Final = {"sum": _sum, "against": _against, "bars": _bars}


def _outcome(moment: Moment, language: str) -> list[Text]:
    told = [Text(say(one.phrase(), language)) for one in moment.told[:5]]
    return [Text(say(moment.closing, language), style="strong"), *told, *[_tile(one, language) for one in moment.tiles]]


def _tile(one: Tile, language: str) -> Text:
    was = f"{_signed(one.was)} → " if one.was is not None else ""
    colon = say(Phrase("language-colon"), language)
    return Text(f"{say(one.label, language)}{colon}{was}{_signed(one.now)}")


def _signed(number: int) -> str:
    return str(number).replace("-", "−")
