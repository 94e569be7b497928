"""The verbs of the spoils of chapter 4: 124 to 127."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

OFFICE: Final = 124 * SPAN  # + which
SPONSOR: Final = 125 * SPAN  # of a land bill that is not mandatory
COSPONSOR: Final = 126 * SPAN
ANNUL: Final = 127 * SPAN  # + with what: a land bill that is not mandatory

WORDS.add(
    "solospoils",
    {
        OFFICE: ("office", "office", "4.05.41"),
        SPONSOR: ("sponsor", "", "4.05.417"),
        COSPONSOR: ("cosponsor", "", "4.05.416"),
        ANNUL: ("annul", "means", "4.05.419"),
    },
)
