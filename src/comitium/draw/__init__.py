"""What a board looks like: colours, terminal pictures, lines read aloud. A game may have a look of its own, here by its id.

A look draws a `Board` and works nothing out: no rule, no score, nothing of what may be chosen.
"""

from __future__ import annotations

from typing import Final

from comitium.draw.terminal import lists
from comitium.draw.terminal.caesar import board as caesar
from comitium.draw.terminal.idus import board as idus
from comitium.draw.terminal.look import Look, Scene
from comitium.draw.terminal.republic import board as republic

LOOKS: Final[dict[str, Look]] = {"caesar": caesar.LOOK, "idus": idus.LOOK, "republic": republic.LOOK}


def look(game: str) -> Look:
    """A game's own look, or the one that draws any board."""
    return LOOKS.get(game, lists.LOOK)


__all__ = ["LOOKS", "Look", "Scene", "look"]
