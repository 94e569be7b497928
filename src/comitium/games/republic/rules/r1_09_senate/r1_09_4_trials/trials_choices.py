"""The verbs of prosecutions."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

ACCUSE: Final = 120 * SPAN  # + whom, in a minor prosecution
ACCUSE_OF_MAJOR: Final = 121 * SPAN  # + whom, in a major one
CHARGE: Final = 122 * SPAN  # + of what, see r1_09_41_charges.py
APPEAL: Final = 123 * SPAN  # + with how many dice

TRIALS_WORDS: Final = {
    ACCUSE: ("accuse", "senator", "1.09.412"),
    ACCUSE_OF_MAJOR: ("accuse-major", "senator", "1.09.413"),
    CHARGE: ("charge", "charge", "1.09.412"),
    APPEAL: ("appeal", "amount", "1.09.421"),
}
WORDS.add("trials", TRIALS_WORDS)
