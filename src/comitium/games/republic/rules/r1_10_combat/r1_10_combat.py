"""[1.10] The Combat Phase."""

from __future__ import annotations

from typing import Final

from comitium.core.frames import Script, Step
from comitium.games.republic.state import Republic


class Combat(Script[Republic]):
    """[1.10] The Combat Phase."""

    def steps(self) -> list[Step]:
        return STEPS


STEPS: Final[list[Step]] = []
