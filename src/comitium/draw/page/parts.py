"""A page taken apart. A drawing is markup in its order; some of it is an element that changes by itself, known by its id.

Whoever has the page already needs only the parts that have changed. Where the rest has changed, too, all of it is sent:
markup with a gap for each part, and the parts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

GAP: Final = "<!--part:{}-->"


class Part(NamedTuple):
    """An element of a page, with everything in it."""

    id: str
    html: str


Drawing: TypeAlias = "Sequence[str | Part]"


def whole(drawing: Drawing) -> str:
    """All of it as one piece of markup.

    >>> whole(("<main>", Part("hand", '<p id="hand">V</p>'), "</main>"))
    '<main><p id="hand">V</p></main>'
    """
    return "".join([one if isinstance(one, str) else one.html for one in drawing])


def around(drawing: Drawing) -> str:
    """What stands around the parts, a gap for each.

    >>> around(("<main>", Part("hand", '<p id="hand">V</p>'), "</main>"))
    '<main><!--part:hand--></main>'
    """
    return "".join([one if isinstance(one, str) else GAP.format(one.id) for one in drawing])


def parts(drawing: Drawing) -> dict[str, str]:
    return {one.id: one.html for one in drawing if not isinstance(one, str)}


def filled(around: str, parts: Mapping[str, str]) -> str:
    """The gaps filled again."""
    for id, html in parts.items():
        around = around.replace(GAP.format(id), html, 1)
    return around
