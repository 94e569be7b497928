"""The verbs of the spoils of chapter 4, 124 to 127, and how the spoils are called."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import CONCESSION, PROVINCE, SPAN, WORDS, verb

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


def spoil_name(item: int) -> Phrase:
    """What is divided, by its name."""
    if verb(item) == PROVINCE:
        return Phrase("republic-soloboard-governor", {"province": names.province(item - PROVINCE)})
    if verb(item) == CONCESSION:
        return names.concession(item - CONCESSION)
    return names.office(item - OFFICE) if verb(item) == OFFICE else WORDS.describe(item).text
