"""[B-52] What goes on for a while must know who has died meanwhile: the family of a dead leader is a new man under the
same number."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from comitium.core.frames import Script
from comitium.games.republic.state.republic import Republic


@mypyc_attr(allow_interpreted_subclasses=True)
class DeathListener(Script[Republic]):
    """A script that is told of every death while it lies on the stack."""

    def on_death(self, game: Republic, senator: int) -> None:
        """A senator dies; his offices are still his."""


def notify_death(game: Republic, senator: int) -> None:
    """Tell every such script on the stack that a senator dies."""
    for frame in game.stack:
        if isinstance(frame, DeathListener):
            frame.on_death(game, senator)
