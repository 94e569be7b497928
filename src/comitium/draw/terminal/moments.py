"""Moments in a terminal: a box that grows beat by beat, as on a page."""

from __future__ import annotations

from rich.box import HEAVY
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from comitium.core.messages import Phrase
from comitium.draw.moments import BEATS, Moment, Tile
from comitium.text import say

MANY = 40  # signs of a row
SIGNS = {"legion": "⚑", "fleet": "⛵", "war": "◉"}


def beats(moment: Moment) -> list[int]:
    """The beats that a moment has: 0 who, 1 the count, 2 the outcome."""
    there = (bool(moment.figures or moment.rows), bool(moment.terms or moment.dice or moment.throw), True)
    return [beat for beat in range(BEATS) if there[beat]]


def box(moment: Moment, beat: int, language: str) -> RenderableType:
    """The moment as it stands at a beat."""
    lines: list[Text] = [Text(say(moment.title, language), style="strong"), Text()]
    lines += _stage(moment, beat, language)
    if beat >= 1:
        lines += _count(moment, language)
    if beat >= BEATS - 1:
        lines += _outcome(moment, language)
    title = Text(f" {say(moment.kicker, language)} ", style="strong")
    return Panel(Group(*lines), title=title, subtitle=Text(f"[{moment.rule}]", style="citation"), box=HEAVY, padding=(1, 3))


def _stage(moment: Moment, beat: int, language: str) -> list[Text]:
    over = beat >= BEATS - 1
    figures = [one if over else one.before for one in moment.figures] if over or not moment.open_ended else []
    named = [f"{'† ' if one.sign in ('dead', 'murdered') else ''}{say(one.name, language)}" for one in figures]
    lines = [Text("   ·   ".join(named))] if named else []
    for row in moment.rows:
        shown = SIGNS.get(row.shape, "•") * min(row.count, MANY)
        lines.append(Text(f"{shown} {row.count}"))
    return [*lines, Text()] if lines else []


def _count(moment: Moment, language: str) -> list[Text]:
    terms = [
        f"{'−' if one.amount < 0 else '+' if place else ''} {abs(one.amount)} ({say(one.label, language)})".strip()
        for place, one in enumerate(moment.terms)
        if one.amount or not place
    ]
    dice = " ".join(f"[{value}]" for _, value in moment.dice)
    total = f"  =  {_signed(moment.total)}" if moment.total is not None else ""
    lines = [Text(f"{dice}  {'  '.join(terms)}{total}".strip(), style="number")] if terms or dice else []
    if moment.throw is not None:
        lines.append(Text(say(moment.throw, language)))
    return [*lines, Text()] if lines else []


def _outcome(moment: Moment, language: str) -> list[Text]:
    told = [Text(say(one.phrase(), language)) for one in moment.told[:5]]
    return [Text(say(moment.closing, language), style="strong"), *told, *[_tile(one, language) for one in moment.tiles]]


def _tile(one: Tile, language: str) -> Text:
    was = f"{_signed(one.was)} → " if one.was is not None else ""
    colon = say(Phrase("language-colon"), language)
    return Text(f"{say(one.label, language)}{colon}{was}{_signed(one.now)}")


def _signed(number: int) -> str:
    return str(number).replace("-", "−")
