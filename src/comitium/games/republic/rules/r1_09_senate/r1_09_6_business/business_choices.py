"""The verbs of business: items of a military proposal, units."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

BILL: Final = 135 * SPAN  # + the type of a land bill
RAISE_LEGIONS: Final = 136 * SPAN  # + how many
RAISE_FLEETS: Final = 137 * SPAN
DISBAND_LEGIONS: Final = 138 * SPAN
DISBAND_FLEETS: Final = 139 * SPAN
DISBAND_VETERAN: Final = 140 * SPAN  # + which
DEPLOY: Final = 141 * SPAN  # a commander against a war
RECALL: Final = 142 * SPAN  # + which commander
REPLACE: Final = 143 * SPAN  # + which commander
THIN: Final = 144 * SPAN  # part of a force comes home
REINFORCE: Final = 145 * SPAN  # + which commander
GARRISON: Final = 146 * SPAN  # + which province
UNGARRISON: Final = 147 * SPAN
BEQUEST: Final = 148 * SPAN  # + which, as a card
STRAYS: Final = 149 * SPAN  # + the war from which troops without a commander come home

BUSINESS_WORDS: Final = {
    BILL: ("bill", "bill", "1.09.62"),
    RAISE_LEGIONS: ("raise-legions", "amount", "1.09.63"),
    RAISE_FLEETS: ("raise-fleets", "amount", "1.09.63"),
    DISBAND_LEGIONS: ("disband-legions", "amount", "1.09.63"),
    DISBAND_FLEETS: ("disband-fleets", "amount", "1.09.63"),
    DISBAND_VETERAN: ("disband-veteran", "legion", "1.09.63"),
    DEPLOY: ("deploy", "senator", "1.09.64"),
    RECALL: ("recall", "senator", "1.09.644"),
    REPLACE: ("replace", "senator", "1.09.644"),
    THIN: ("thin", "senator", "1.09.644"),
    REINFORCE: ("reinforce", "senator", "1.09.647"),
    GARRISON: ("garrison", "province", "1.09.646"),
    UNGARRISON: ("ungarrison", "province", "1.09.646"),
    BEQUEST: ("bequest", "card", "1.07.37"),
    STRAYS: ("strays", "war", "1.09.644"),
}
WORDS.add("business", BUSINESS_WORDS)
