"""What is said only in the Combat Phase: verbs 160 to 179."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

BEFRIEND: Final = 160 * SPAN  # Cleopatra helps the commander
OPPOSE: Final = 161 * SPAN  # she leads the enemy
PROSCRIBE: Final = 162 * SPAN

WORDS.add(
    "combat",
    {
        BEFRIEND: ("befriend", "", "1.10.1"),
        OPPOSE: ("oppose", "", "1.10.1"),
        PROSCRIBE: ("proscribe", "", "1.10.4"),
    },
)
