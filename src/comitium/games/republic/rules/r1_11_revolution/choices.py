"""What is said only in the Revolution Phase: verbs 180 to 199."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

KEEP: Final = 180 * SPAN  # not after all
DROP: Final = 181 * SPAN  # + a card to throw away
LAY_DOWN: Final = 182 * SPAN  # the command
REVOLT: Final = 183 * SPAN
SOUND_OUT: Final = 184 * SPAN  # test the legions

WORDS.add(
    "revolution",
    {
        KEEP: ("keep", "", ""),
        DROP: ("drop", "card", "1.11.2"),
        LAY_DOWN: ("lay-down", "", "1.11.3"),
        REVOLT: ("revolt", "", "1.11.3"),
        SOUND_OUT: ("sound-out", "", "1.11.31"),
    },
)
