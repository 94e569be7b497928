"""What is said only of rebel governors."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.choices import SPAN, WORDS

MARCH: Final = 66 * SPAN  # on Rome
STAY: Final = 67 * SPAN  # in the province
SEND_ARMIES: Final = 68 * SPAN  # + how many provincial armies reinforce the march
HAND_BACK: Final = 69 * SPAN  # + how many Roman fleets
DROP_LEGION: Final = 70 * SPAN  # + the place where an ordinary legion is released
DROP_FLEET: Final = 71 * SPAN  # a Roman fleet
DROP_ARMY: Final = 72 * SPAN  # + the province that releases an army
DROP_SHIP: Final = 73 * SPAN  # + the province that releases a fleet
DROP_MARCHING: Final = 74 * SPAN  # a provincial army in Italy
DROP_SAILING: Final = 75 * SPAN  # one at sea
SINK: Final = 76 * SPAN  # + how many of the provincial fleets lost are those of who is at sea

WORDS.add(
    "rebels",
    {
        MARCH: ("march", "", "2.03.7"),
        STAY: ("stay", "", "2.03.8"),
        SEND_ARMIES: ("send-armies", "amount", "2.03.71"),
        HAND_BACK: ("hand-back", "amount", "2.03.23"),
        DROP_LEGION: ("drop-legion", "place", "2.03.6"),
        DROP_FLEET: ("drop-fleet", "", "2.03.6"),
        DROP_ARMY: ("drop-army", "province", "2.03.6"),
        DROP_SHIP: ("drop-ship", "province", "2.03.6"),
        DROP_MARCHING: ("drop-marching-army", "", "2.03.6"),
        DROP_SAILING: ("drop-sailing-army", "", "2.03.6"),
        SINK: ("sink", "amount", "2.03.72"),
    },
)
