"""[1.06] The Revenue Phase."""

from __future__ import annotations

from typing import Final

from comitium.core.frames import Script, Step
from comitium.games.republic.state import Republic


class Revenue(Script[Republic]):
    """[1.06] The Revenue Phase."""

    def steps(self) -> list[Step]:
        return STEPS


STEPS: Final[list[Step]] = []
