"""The look of a game that has none of its own yet: zones as headed lists, what may be chosen with its number.

It draws any board, so that a new game can be played before anybody has thought about how it looks.
"""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from comitium.core.board import Board, Sheet, Zone
from comitium.draw import spoken
from comitium.draw.terminal.look import Look, Scene

MARKS: Final = ("①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧")


class ListLook(Look):
    """The look of any game."""

    inks = ("seat",) * len(MARKS)
    marks = MARKS

    def draw(self, board: Board, scene: Scene) -> RenderableType:
        parts: list[RenderableType] = [Text(scene.speak(board.title), style="strong")]
        for zone in board.zones:
            parts.extend(_zone(zone, 0, board, scene))
        return Group(*parts)

    def tell(self, board: Board, scene: Scene) -> list[str]:
        return spoken.table(board, scene)

    def score(self, board: Board, scene: Scene) -> RenderableType:
        return Group(*(_sheet(sheet, board, scene) for sheet in board.sheets))

    def tell_score(self, board: Board, scene: Scene) -> list[str]:
        return spoken.score(board, scene)


LOOK: Final = ListLook()


def _zone(zone: Zone, depth: int, board: Board, scene: Scene) -> list[RenderableType]:
    """A line for the zone, and further in those that it holds; empty places are left out."""
    inner = [part for one in zone.zones for part in _zone(one, depth + 1, board, scene)]
    if not (inner or zone.pieces or zone.marks or zone.choices):
        return []
    line = Text()
    if zone.owner is not None and zone.name == board.seats[zone.owner]:
        line.append("▸" if zone.owner in board.asked else " ", style="number").append(f"{MARKS[zone.owner]} ")
    _number(line, zone.choices, scene)
    line.append(scene.speak(zone.name), style="strong")
    for remark in spoken.remarks(zone, scene):
        line.append(f" · {remark}", style="quiet")
    for number, (text, choices) in enumerate(spoken.pieces(zone, board, scene)):
        line.append(", " if number else " – ")
        _number(line, choices, scene)
        line.append(text)
    return [Padding(line, (0, 0, 0, 2 * depth)), *inner]


def _number(line: Text, choices: tuple[int, ...], scene: Scene) -> None:
    """The numbers to type."""
    numbers = scene.numbers()
    for choice in choices:
        line.append(f"[{numbers[choice]}] ", style="number")


def _sheet(sheet: Sheet, board: Board, scene: Scene) -> RenderableType:
    table = Table(box=SIMPLE_HEAD, border_style="quiet", show_footer=sheet.total is not None, pad_edge=False)
    table.title, table.title_style, table.title_justify = scene.speak(sheet.title), "strong", "left"
    total = sheet.total
    table.add_column("", scene.speak(total.name) if total is not None else "")
    for place, column in enumerate(sheet.columns):
        foot = spoken.cell(total.cells[place], scene) if total is not None else ""
        table.add_column(spoken.heading(column, board, scene), foot, justify="right")
    for row in sheet.rows:
        table.add_row(scene.speak(row.name), *(spoken.cell(value, scene) for value in row.cells))
    return Group(table, *(Text(scene.speak(note)) for note in sheet.notes))
