"""Curves on a terminal: some numbers over common points, each line known by its sign and then by its colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

DOT: Final = "·"
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000)
APART: Final = 8  # columns between two points at most


class Curve(NamedTuple):
    """A sign, a style and the numbers."""

    mark: str
    style: str
    values: Sequence[int]


def plot(curves: Sequence[Curve], width: int, height: int = 10, names: Sequence[str] = ()) -> list[Text]:
    """The picture from its top line to the axis of points, which have `names`. It begins at nought, or below if there is
    anything below; where two lines meet, the later one is seen, and each has its last number at its end."""
    points = max([len(curve.values) for curve in curves], default=0)
    if points == 0:
        return []
    highest = max([*(value for curve in curves for value in curve.values), 1])
    lowest = min([*(value for curve in curves for value in curve.values), 0])
    step = next((size for size in STEPS if (highest - lowest) <= size * (height - 1)), STEPS[-1])
    low, high = lowest // step, -(-highest // step)
    label = max(len(str(low * step)), len(str(high * step)))
    room = max(1, width - label - 3 - len(str(highest)) - 2)
    column = [place * room // max(1, points - 1) for place in range(points)]
    if points > 1 and column[1] - column[0] > APART:
        column = [place * APART for place in range(points)]
    rows = [[(" ", "")] * (column[-1] + 1) for _ in range(high - low + 1)]
    for curve in curves:
        _draw(rows, curve, column, step, low)
    lines: list[Text] = []
    ends = _ends(curves, points, step, low)
    for row in range(len(rows) - 1, -1, -1):
        line = Text(f"{(low + row) * step:>{label}} ", style="quiet").append("┤", style="quiet")
        for sign, style in rows[row]:
            line.append(sign, style=style or None)
        for curve in ends.get(row, ()):
            line.append(f" {curve.mark}{curve.values[-1]}", style=curve.style)
        lines.append(line)
    lines.append(Text(" " * (label + 1) + "└" + _names(column, names), style="quiet"))
    return lines


def _draw(rows: list[list[tuple[str, str]]], curve: Curve, column: Sequence[int], step: int, low: int) -> None:
    """Dots from point to point, and the sign on each point."""
    heights = [_row(value, step, low) for value in curve.values]
    for place in range(len(heights) - 1):
        start, end = column[place], column[place + 1]
        for at in range(start + 1, end):
            height = heights[place] + (heights[place + 1] - heights[place]) * (at - start) / (end - start)
            if rows[round(height)][at][0] == " ":
                rows[round(height)][at] = (DOT, curve.style)
    for place, height in enumerate(heights):
        rows[height][column[place]] = (curve.mark, curve.style)


def _row(value: int, step: int, low: int) -> int:
    return round(value / step) - low


def _ends(curves: Sequence[Curve], points: int, step: int, low: int) -> dict[int, list[Curve]]:
    """The curves that end in each row."""
    found: dict[int, list[Curve]] = {}
    for curve in curves:
        if len(curve.values) == points:
            found.setdefault(_row(curve.values[-1], step, low), []).append(curve)
    return found


def _names(column: Sequence[int], names: Sequence[str]) -> str:
    """The names of the points, as many as fit."""
    line = ""
    for at, name in zip(column, names, strict=False):
        if at == 0 or at > len(line):
            line = line.ljust(at) + name
    return line
