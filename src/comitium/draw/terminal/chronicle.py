"""What the closing reports of several games share: headings, the names of the points of a curve, the seed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from rich.text import Text

from comitium.draw.terminal.look import Scene

TALL: Final = 9  # lines of a chart


class Sealed(Protocol):
    """A report that tells the seed, its commitment, and whether the two agree."""

    @property
    def seed(self) -> int: ...
    @property
    def commitment(self) -> str: ...
    @property
    def fair(self) -> bool: ...


def heading(text: str) -> Text:
    """Return the title of a part of a report."""
    return Text(text, style="strong")


def turn_title(turn: int, scene: Scene) -> str:
    """Return the title of a turn; 0 is what happened before the first."""
    return scene.say("draw-chronicle-turn", turn=turn) if turn else scene.say("draw-chronicle-before")


def point_names(turns: Iterable[int], scene: Scene) -> list[str]:
    """Return what the points of a curve are called: the turns, then the end of the game."""
    return [*(str(turn) for turn in turns), scene.say("draw-chronicle-end")]


def seed_check(report: Sealed, scene: Scene) -> list[str]:
    """Return the seed, and whether it is the one that was sealed before the first card was dealt."""
    verdict = scene.say("draw-chronicle-fair" if report.fair else "draw-chronicle-unfair")
    return [scene.say("draw-chronicle-seed", seed=str(report.seed), commitment=report.commitment), verdict]
