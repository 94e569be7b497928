"""What a faction says that has lost its last senator."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

QUIT: Final = 32 * SPAN
CARRY_ON: Final = 33 * SPAN

MORTALITY_WORDS: Final = {QUIT: ("quit", "", "1.05.4"), CARRY_ON: ("continue", "", "1.05.4")}
WORDS.add("mortality", MORTALITY_WORDS)
