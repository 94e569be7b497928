"""Dice as they fell, beside what they decided."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

FACES: Final = 6


def dice(thrown: Sequence[tuple[str, int]]) -> str:
    """Dice as they fell. On a new line they show two other faces first; who wants no motion sees the last one at once."""
    return f'<span class="dice" aria-hidden="true">{"".join(_die(*one) for one in thrown)}</span>' if thrown else ""


def _die(colour: str, value: int) -> str:
    faces = [(value * step) % (FACES + 1) for step in (3, 5, 1)]
    shown = "".join(f'<use href="#die-{face}"/>' for face in faces)
    return f'<svg class="die {colour}" viewBox="0 0 24 24"><rect x="1" y="1" width="22" height="22" rx="4"/>{shown}</svg>'


@cache
def pips() -> str:
    """The six faces, once for a page."""
    near, mid, far = 6.5, 12.0, 17.5
    spots = {
        1: ((mid, mid),),
        2: ((near, near), (far, far)),
        3: ((near, near), (mid, mid), (far, far)),
        4: ((near, near), (far, near), (near, far), (far, far)),
        5: ((near, near), (far, near), (mid, mid), (near, far), (far, far)),
        6: ((near, near), (far, near), (near, mid), (far, mid), (near, far), (far, far)),
    }
    drawn = {face: "".join(f'<circle cx="{x}" cy="{y}" r="2.2"/>' for x, y in found) for face, found in spots.items()}
    return "".join(f'<symbol id="die-{face}" viewBox="0 0 24 24">{circles}</symbol>' for face, circles in drawn.items())
