"""How a game really was, told in parts: what is long waits until it is looked for, and the end of a game is not lost in it.

A report comes in lines. What is moved in belongs to the line above it; a line that is no sentence is a heading. A heading
over other headings or over sentences begins a part of its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from comitium.draw.page.beside.notes import cited
from comitium.draw.page.summary import summary
from comitium.draw.page.words import Words, icon, text
from comitium.draw.rulebook import find_rules

SHORT: Final = 9  # lines that are shown at once
COLON: Final = ": \u00a0\u202f"  # headings are lines of a terminal as well
CITED: Final = re.compile(r"(\s*\[[\d.]+\])+$")


def render_report(report: Sequence[str], words: Words) -> str:
    """The whole report: the parts under their headings, what comes first without one."""
    return "".join(_part(part, words) for part in parts(report))


def parts(report: Sequence[str]) -> list[list[str]]:
    """The lines by the part they belong to.

    >>> parts(["Rome wins.", "The sides", "  Rome: 3", "The game", "Turn 1", "  A vote.", "Turn 2", "  A vote."])
    [['Rome wins.'], ['The sides', '  Rome: 3'], ['The game', 'Turn 1', '  A vote.', 'Turn 2', '  A vote.']]
    """
    found: list[list[str]] = [[]]
    is_long = False  # the part has headings or sentences of its own, and goes on until another such part begins
    for place, line in enumerate(report):
        after = report[place + 1] if place + 1 < len(report) else ""
        if _is_heading(line):
            opens = not after.startswith(" ")
            if opens or not is_long:
                found.append([])
                is_long = opens
        elif not line.startswith(" ") and not is_long and found[-1] and _is_heading(found[-1][0]):
            found.append([])
        found[-1].append(line)
    return [part for part in found if part]


def _is_heading(line: str) -> bool:
    return not line.startswith(" ") and not CITED.sub("", line).endswith((".", "!", "?"))


def _part(part: Sequence[str], words: Words) -> str:
    """One part; without a heading it is only its sentences."""
    if not _is_heading(part[0]):
        return f"<div>{_lines(part, words)}</div>"
    title = text(part[0].strip().rstrip(COLON))
    if len(part) - 1 <= SHORT:
        return f"<section><h3>{title}</h3>{_lines(part[1:], words)}</section>"
    return (
        f'<details><summary>{icon("next", "s16")} <h3>{title}</h3></summary><div class="report">'
        f"{_lines(part[1:], words)}</div></details>"
    )


def _sentence(line: str, words: Words) -> str:
    """A line; a rule that it quotes is told as everywhere on the pages."""
    number = re.search(r"\[([\d.]+)\]$", line)
    for rule in find_rules(words.game, words.language, number[1])[:1] if number is not None else ():
        if rule.summary(words.language) == CITED.sub("", line):
            return f"{summary(rule, words)} {words.cite(rule.number)}"
    return cited(text(line), words)


def _lines(lines: Sequence[str], words: Words) -> str:
    found: list[str] = []
    inner: list[str] = []
    for line in [*lines, ""]:
        if line.startswith(" "):
            inner.append(f"<li>{cited(text(line.strip()), words)}</li>")
            continue
        if inner:
            found.append(f"<ul>{''.join(inner)}</ul>")
            inner = []
        if line:
            found.append(f"<h4>{text(line)}</h4>" if _is_heading(line) else f"<p>{_sentence(line, words)}</p>")
    return "".join(found)
