"""What is said when an agreement is disputed, or a card shown: verbs 210 to 219."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

DISPUTE: Final = 210 * SPAN  # + the number of an agreement
UPHOLD: Final = 211 * SPAN  # the claim
REJECT: Final = 212 * SPAN
SHOW: Final = 213 * SPAN  # + a seat * 160 + a card

WORDS.add(
    "deals",
    {
        DISPUTE: ("dispute", "amount", "1.04.3"),
        UPHOLD: ("uphold", "", "1.04.3"),
        REJECT: ("reject", "", "1.04.3"),
        SHOW: ("show", "showing", "1.04.5"),
    },
)
