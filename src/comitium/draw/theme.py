"""The colour tokens of the design guide, as a terminal can show them. Signs come first: every picture reads without colour."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from rich.theme import Theme

# The tokens of the design guide. Without a sign of the terminal's ground, tones that keep 4.5:1 on white and on black.
_INKS: Final = {
    "": {"rome": "#C74E40", "egypt": "#1F7FA6", "legal": "#A8660A", "change": "#8065C9", "bad": "#C74E40"},
    "light": {"rome": "#9C2B23", "egypt": "#0B5C7D", "legal": "#A8660A", "change": "#6A4FB3", "bad": "#A02A1E"},
    "dark": {"rome": "#F0897A", "egypt": "#6FC3E6", "legal": "#F0B954", "change": "#B9A3FF", "bad": "#F09A8A"},
}
_FACTIONS: Final = {
    "": {"loyal": "#14827E", "traitor": "#C74E40", "merchant": "#917008"},
    "light": {"loyal": "#0B5E63", "traitor": "#9C3418", "merchant": "#8A5A00"},
    "dark": {"loyal": "#4DB6B2", "traitor": "#CF5638", "merchant": "#F2D675"},
}
_HOUSES: Final = {  # the six factions of the Republic, in the order of their seats; each goes with its emblem
    "": ("#6A76D8", "#A8760A", "#1B8867", "#9A78BE", "#C05A42", "#7D7890"),
    "light": ("#3D4CB4", "#8A6300", "#1B8067", "#7A5FA8", "#8E1F1E", "#3B3542"),
    "dark": ("#8688FA", "#E09737", "#4BDDB2", "#E9CFF8", "#D8755F", "#A09BB2"),
}
_FILLS: Final = {"rome.fill": "bold #FFFFFF on #B8463A", "egypt.fill": "bold #FFFFFF on #1F7FA6"}
_EDGES: Final = {"rome.edge": "#B8463A", "egypt.edge": "#1F7FA6"}


def theme(environment: Mapping[str, str] | None = None) -> Theme:
    """The colours, for a light, a dark or an unknown ground; the ground itself is never painted."""
    ground = _ground(os.environ if environment is None else environment)
    houses = {f"house{number}": ink for number, ink in enumerate(_HOUSES[ground])}
    inks = {**_INKS[ground], **_FACTIONS[ground], **houses, "seat": "default"}
    strong = {f"{name}.strong": f"bold {ink}" for name, ink in inks.items()}
    plain = {"quiet": "dim", "citation": "dim not bold", "strong": "bold", "number": strong["legal.strong"]}
    return Theme({**inks, **strong, **_FILLS, **_EDGES, **plain})


def _ground(environment: Mapping[str, str]) -> str:
    """What COLORFGBG, which some terminals set, says of the ground: "light", "dark" or "" for unknown."""
    colour = environment.get("COLORFGBG", "").rpartition(";")[2]
    if not colour.isdecimal() or len(colour) > 2:
        return ""
    return "light" if int(colour) in (7, *range(9, 16)) else "dark"
