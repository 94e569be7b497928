"""[1.11] The Revolution Phase."""

from __future__ import annotations

from typing import Final

from comitium.core.frames import Script, Step
from comitium.games.republic.state import Republic


class Revolution(Script[Republic]):
    """[1.11] The Revolution Phase."""

    def steps(self) -> list[Step]:
        return STEPS


STEPS: Final[list[Step]] = []
