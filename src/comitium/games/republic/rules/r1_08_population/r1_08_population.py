"""[1.08] The Population Phase."""

from __future__ import annotations

from typing import Final

from comitium.core.frames import Script, Step
from comitium.games.republic.state import Republic


class Population(Script[Republic]):
    """[1.08] The Population Phase."""

    def steps(self) -> list[Step]:
        return STEPS


STEPS: Final[list[Step]] = []
