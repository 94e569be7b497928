"""The signs of Res Publica Romana on a terminal, and how cells flow into lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.text import Text

from comitium.core.board import Piece
from comitium.core.messages import Phrase
from comitium.draw.terminal.look import Scene
from comitium.text import forms, say

INKS: Final = ("house0", "house1", "house2", "house3", "house4", "house5")
MARKS: Final = ("Π", "Ʊ", "Ψ", "★", "¥", "☾")  # column, amphora, trident, star, torch, crescent
LEADS: Final = "*"
AWAY: Final = {"at-war": "→", "governing": "⌂", "captive": "#", "in": "!", "mission": "~"}
VOTED: Final = {"for": "+", "against": "−", "split": "±", "neither": "0"}


class Part(NamedTuple):
    """Some lines of the table; the heavier ones are left out first where room is short, those without weight never."""

    lines: list[Text]
    weight: int
    brief: list[Text] | None = None  # the same told more briefly


def short(phrase: Phrase, scene: Scene) -> str:
    """A name for narrow places."""
    return forms(phrase, scene.language).get("short") or say(phrase, scene.language)


def numbered(choices: Iterable[int], scene: Scene) -> Text:
    """The numbers to type for what may be chosen here."""
    numbers = scene.numbers()
    found = [str(numbers[choice]) for choice in choices]
    return Text(f"[{' '.join(found)}] ", style="number") if found else Text()


def label(name: str, scene: Scene) -> Text:
    """What stands before a list."""
    return Text(scene.say("draw-republic-label", name=name), style="quiet")


def flow(head: Text, cells: Iterable[Text], width: int, between: str = "  ") -> list[Text]:
    """A heading and its cells in as many lines as they need; later lines are indented. Nothing without cells."""
    lines: list[Text] = []
    line, gap = head.copy(), " " if head.plain.strip() else ""
    cells = list(cells)
    for cell in cells:
        if line.cell_len + len(gap) + cell.cell_len > width and line.plain.strip():
            lines.append(line)
            line, gap = Text("  "), ""
        line.append(gap, style="quiet").append_text(cell)
        gap = between
    if not cells:
        return []
    lines.append(line)
    for one in lines:
        one.no_wrap, one.overflow = True, "ellipsis"
    return lines


def away(piece: Piece) -> str:
    """The sign of where a senator is, if not in Rome."""
    mark = piece.mark("away")
    if mark is None:
        return ""
    word = mark.text.id.removeprefix("republic-board-")
    return next((sign for start, sign in AWAY.items() if word.startswith(start)), "~")
