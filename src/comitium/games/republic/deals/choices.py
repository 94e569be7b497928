"""What is said when an agreement is disputed, a card shown, something claimed back, or a motion moved: verbs 210 to 229."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

DISPUTE: Final = 210 * SPAN  # + the number of an agreement
UPHOLD: Final = 211 * SPAN  # the claim
REJECT: Final = 212 * SPAN
SHOW: Final = 213 * SPAN  # + a seat * 160 + a card; this and what follows puts no question anew
RECLAIM: Final = 214 * SPAN  # + the number of an agreement
AYE: Final = 215 * SPAN  # to a motion
NAY: Final = 216 * SPAN
CANCEL: Final = 220 * SPAN  # remedies: + which promise of the agreement, from 1
PERFORM: Final = 221 * SPAN
RETURN: Final = 222 * SPAN
BREACH: Final = 223 * SPAN

WORDS.add(
    "deals",
    {
        DISPUTE: ("dispute", "amount", "1.04.3"),
        UPHOLD: ("uphold", "", "1.04.3"),
        REJECT: ("reject", "", "1.04.3"),
        SHOW: ("show", "showing", "1.04.5"),
        RECLAIM: ("reclaim", "amount", "1.04.3"),
        AYE: ("aye", "", "1.09.83"),
        NAY: ("nay", "", "1.09.83"),
        CANCEL: ("claim-cancel", "amount", "1.04.3"),
        PERFORM: ("claim-perform", "amount", "1.04.3"),
        RETURN: ("claim-return", "amount", "1.04.3"),
        BREACH: ("claim-breach", "amount", "1.04.3"),
    },
)
