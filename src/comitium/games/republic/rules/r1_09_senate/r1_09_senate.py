"""[1.09] The Senate Phase."""

from __future__ import annotations

from typing import Final

from comitium.core.frames import Script, Step
from comitium.games.republic.state import Republic


class Senate(Script[Republic]):
    """[1.09] The Senate Phase."""

    def steps(self) -> list[Step]:
        return STEPS


STEPS: Final[list[Step]] = []
