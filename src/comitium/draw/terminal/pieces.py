"""The pieces every terminal picture is made of: questions with numbered answers, columns, the log. It knows no game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comitium.core.messages import Event, Names, Option, Prompt
from comitium.draw import spoken
from comitium.text import say

UNIT: Final = re.compile(r"(?<=\d) (?=[%T](?!\w))")  # 5 T, 33 %
FEW: Final = 3  # rows of answers that no table needs to yield to
MANY: Final = 3  # sentences about chances that stand in lines of their own
NO_SIGNS: Final[Mapping[int, str]] = {}
GLUE: Final = "\ue000"  # a letter of nobody's alphabet: as wide as a space, and never broken at

# -- the question


def ask(prompt: Prompt, language: str, width: int, signs: Mapping[int, str] = NO_SIGNS, called: Names = ()) -> RenderableType:
    """A question and its numbered answers, in as many columns as fit; `signs` say whose the things are that they name."""
    head = Text("\n").join(cited(say(prompt.text, language, called), prompt.rule, width, "strong"))
    full, short = (
        [
            _answer(number, option, rule, say(option.text, language, called), signs.get(option.choice, ""))
            for number, option in enumerate(prompt.options, start=1)
        ]
        for rule in (prompt.rule, "")
    )
    rows, least = (layout([cell.cell_len for cell in cells], width) for cells in (full, short))
    fits = max((cell.cell_len for cell in full), default=0) <= width
    cells = full if fits and rows <= least else short
    lines = _lines(short, width)  # a long answer leaves the others few columns
    answers = Group(*lines) if len(lines) < min(rows, least) > FEW else columns(cells, width)
    amounts = [
        Text().append(f"{number:>2} " if number else "", style="number").append(line)
        for number, line in spoken.amount_lines(prompt, language)
    ]
    chances = [say(one, language, called) for one in prompt.odds]
    told = [" ".join(chances)] if len(chances) > MANY else chances  # one by one they would take the table's room
    odds = [line for one in told for line in cited(one, "", width, "quiet")]
    return Group(head, *odds, *([answers] if cells else ()), *amounts)


def _answer(number: int, option: Option, asked: str, said: str, sign: str) -> Text:
    """An answer, with its rule if that differs from the one asked by; without any rule if that is not said."""
    cell = Text().append(f"{number:>2} ", style="number")
    cell.append(f"{sign} " if sign else "").append(said)
    cell.append(f" [{option.rule}]" if asked not in ("", option.rule) else "", style="quiet")
    return cell


def layout(lengths: Sequence[int], width: int) -> int:
    """How many rows cells of these lengths need, filled in down the columns, two cells apart."""
    for rows in range(1, len(lengths)):
        widths = [max(lengths[start : start + rows]) + 2 for start in range(0, len(lengths), rows)]
        if sum(widths) - 2 <= width:
            return rows
    return len(lengths)


def columns(cells: Sequence[Text], width: int) -> Table:
    """Cells down the columns, in as few rows as fit."""
    rows = layout([cell.cell_len for cell in cells], width)
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return grid


def _lines(cells: Sequence[Text], width: int) -> list[Text]:
    """Cells in lines that are filled one after the other, two spaces apart."""
    lines: list[Text] = []
    for cell in cells:
        if lines and lines[-1].cell_len + 2 + cell.cell_len <= width:
            lines[-1].append("  ").append_text(cell)
        else:
            lines.append(cell.copy())
    return lines


def cited(sentence: str, rule: str, width: int, style: str) -> list[Text]:
    """A sentence and its rule, in lines; spaces that must not break do not, nor those between a number and its unit."""
    text = UNIT.sub(GLUE, f"{sentence} [{rule}]" if rule else sentence)
    parts = wrap(text, max(width, 10), break_on_hyphens=False)
    lines = [Text().append(part.replace(GLUE, " "), style=style) for part in parts]
    for line in lines:
        line.highlight_regex(r"\[[0-9.]+\]$", "citation")
    return lines


# -- the log


def log(
    events: Sequence[Event],
    fresh: int,
    language: str,
    names: Sequence[tuple[str, str]],
    size: tuple[int, int],
    called: Names = (),
) -> list[Text]:
    """The newest lines of the log that fit into a width and a height; the last `fresh` ones are marked as new.

    `names` are seats' names with their colours, `called` what they are called if not as usual.
    """
    width, height = size
    lines: list[Text] = []
    for age, event in enumerate(reversed(events)):
        is_new = age < fresh
        wrapped = cited(say(event.phrase(), language, called), event.rule, width - 2, "" if is_new else "quiet")
        for line in wrapped:
            for name, ink in names:
                line.highlight_words([name], style=f"{ink}.strong")
        if len(lines) + len(wrapped) > height:
            break
        marks = ["▸ " if is_new and number == 0 else "  " for number in range(len(wrapped))]
        lines = [
            Text().append(mark, style="change").append_text(part) for mark, part in zip(marks, wrapped, strict=True)
        ] + lines
    return lines
