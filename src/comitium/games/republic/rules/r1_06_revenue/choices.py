"""The verbs of the Revenue Phase that no other chapter needs."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

AFRESH: Final = 40 * SPAN  # [1.06.3] the own talents lie where they lay before
DISMISS_LEGION: Final = 41 * SPAN  # + the place of an ordinary legion
DISMISS_FLEET: Final = 42 * SPAN  # + the place of a fleet
GIVE: Final = 43 * SPAN  # [1.06.3] talents, to another faction

REVENUE_WORDS: Final = {
    AFRESH: ("afresh", "", "1.06.3"),
    DISMISS_LEGION: ("dismiss-legion", "place", "1.06.53"),
    DISMISS_FLEET: ("dismiss-fleet", "place", "1.06.53"),
    GIVE: ("give", "", "1.06.3"),
}
WORDS.add("revenue", REVENUE_WORDS)
