"""Long texts in screenfuls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

if TYPE_CHECKING:
    from comitium.cli.at_table.screen import Screen

GLUED: Final = {0x202F: "\ue000", 0xA0: "\ue001"}  # rich breaks at these spaces, which must not break: letters of no alphabet
LOOSE: Final = {ord(letter): chr(space) for space, letter in GLUED.items()}


def screenfuls(lines: Sequence[str | Text], screen: Screen) -> list[list[Text]]:
    """Lines as screenfuls. What stands between two empty lines stays together, if it is no longer than a screen."""
    room = max(5, screen.height - 2)
    pages: list[list[Text]] = [[]]
    block: list[Text] = []
    for line in [*lines, ""]:
        block.extend(wrapped(line, screen))
        if line:
            continue
        if room < len(pages[-1]) + len(block) - 1 and len(block) - 1 <= room and pages[-1]:
            pages.append([])
        for part in block:
            if len(pages[-1]) == room:
                pages.append([])
            if pages[-1] or part.plain:  # no page begins with an empty line
                pages[-1].append(part)
        block = []
    return [page for page in pages if page] or [[]]


def wrapped(line: str | Text, screen: Screen) -> list[Text]:
    """A line in as many as it needs, all as far to the right as the first."""
    if isinstance(line, Text) and line.spans:  # a picture, in which every column counts
        return list(line.wrap(screen.console, screen.width))
    plain, style = (line.plain, line.style) if isinstance(line, Text) else (line, "")
    indent = " " * (len(plain) - len(plain.lstrip()))
    parts = Text(plain.strip().translate(GLUED), style=style).wrap(screen.console, screen.width - len(indent))
    return [Text(indent).append(part.plain.translate(LOOSE), style=style) for part in parts] or [Text()]
