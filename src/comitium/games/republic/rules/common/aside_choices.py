"""What is said unasked: verbs 200 to 209."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

RANSOM: Final = 200 * SPAN  # + a captive
PEDDLE: Final = 201 * SPAN  # + the faction whose card is taken
CALL: Final = 202 * SPAN  # + a veteran legion that leaves the rebel
PLAY_LAW: Final = 203 * SPAN  # [4.04.1] + the card
ASSIGN: Final = 204 * SPAN  # [4.04.1] + the card of a concession
TEST: Final = 205 * SPAN  # + whose life is tested

WORDS.add(
    "asides",
    {
        RANSOM: ("ransom", "senator", "1.10.71"),
        PEDDLE: ("peddle", "seat", "1.07.35"),
        CALL: ("call-over", "legion", "1.11.36"),
        PLAY_LAW: ("play-law", "card", "4.04.1"),
        ASSIGN: ("assign", "card", "4.04.1"),
        TEST: ("test", "senator", "4.07.3"),
    },
)
