"""The numbers behind the names: places, zones, offices, phases. Everything in the state is one of them, or a mask of bits."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue.ids import CENSOR as CENSOR
from comitium.games.republic.catalogue.ids import DICTATOR as DICTATOR
from comitium.games.republic.catalogue.ids import EARLY as EARLY
from comitium.games.republic.catalogue.ids import FIELD_CONSUL as FIELD_CONSUL
from comitium.games.republic.catalogue.ids import LATE as LATE
from comitium.games.republic.catalogue.ids import MASTER_OF_HORSE as MASTER_OF_HORSE
from comitium.games.republic.catalogue.ids import MIDDLE as MIDDLE
from comitium.games.republic.catalogue.ids import PONTIFEX_MAXIMUS as PONTIFEX_MAXIMUS
from comitium.games.republic.catalogue.ids import ROME_CONSUL as ROME_CONSUL

# -- people: families 0 to 29, then the 19 statesmen
FAMILIES: Final = 30
SENATORS: Final = 49
NOBODY: Final = -1

# -- wars: the 31 cards, then a province of each number in revolt, then the civil war
WARS: Final = 31
REVOLT: Final = 31  # + the province
CIVIL_WAR: Final = 46
ALL_WARS: Final = 47
RAID: Final = 47  # who holds a captive of the Barbarian Raids

PROVINCES: Final = 15
CONCESSIONS: Final = 13
LEADERS: Final = 8
LAWS: Final = 10
EVENTS: Final = 18
CARDS: Final = 160
LEGIONS: Final = 25
FLEETS: Final = 25
ALL_LEGIONS: Final = (1 << 25) - 1

# -- where a senator is
OUT: Final = 0  # in the pile, in a hand, in the Curia, under his statesman, dead
ROME: Final = 1  # aligned or not: an unaligned senator lies in the Forum
GOVERNING: Final = 2  # + the province
AT_WAR: Final = 17  # + the war he fights
CAPTIVE: Final = 64  # + the war that holds him, or RAID
REBEL: Final = 112
MISSION: Final = 113  # + the bequest he fetches

# -- where legions and fleets are
RESERVE: Final = 0  # not in play
ACTIVE: Final = 1  # the Active Forces in Italy
GARRISON: Final = 2  # + the province
STRAY: Final = 17  # + the war on which they stand without a commander
FORCE: Final = 64  # + the senator who commands them
UNIT_PLACES: Final = 113

# -- zones of a war
NOWHERE: Final = 0  # in a pile, set aside, or not drawn
FOUGHT: Final = 1  # active, prosecuted or not
INACTIVE: Final = 2
IMMINENT: Final = 3
BEATEN: Final = 4  # out of the game
HELD: Final = 5  # [2.03.81] a province whose rebel governor is there: the Senate may attack it, part of the civil war

# -- where an enemy leader is: NOWHERE, or
ON_BOARD: Final = 1  # with his wars
IN_CURIA: Final = 2
IN_REFUGE: Final = 3
DEAD: Final = 4

# -- where a concession is: with the senator of that number, or
IN_FORUM: Final = -1
DESTROYED: Final = -2  # face down in the Curia
ELSEWHERE: Final = -3  # in a pile, a hand, or set aside

# -- what a province is
UNKNOWN: Final = 0  # not created
VACANT: Final = 1  # in the Forum
GOVERNED: Final = 2
REVOLTED: Final = 3  # a war
ALLIED: Final = 4  # [2.02.412] helps a war

# -- bequests in play, by number
PERGAMUM: Final = 0
BITHYNIA: Final = 1
APION: Final = 2
OPEN_BEQUEST: Final = 1  # in the Forum
FETCHED: Final = 2  # its money comes with the next revenue, its province with the next Forum Phase
KEPT: Final = 3  # [C-80] fetched by a man who is a rebel now: he has the money, its province comes all the same

OFFICES: Final = 5  # in order of rank; [2.01] a sixth where there is a Pontifex Maximus

# -- phases, in order
SETUP: Final = 0
MORTALITY: Final = 1
REVENUE: Final = 2
FORUM: Final = 3
POPULATION: Final = 4
SENATE: Final = 5
COMBAT: Final = 6
REVOLUTION: Final = 7

PHASE_NAMES: Final = ("setup", "mortality", "revenue", "forum", "population", "senate", "combat", "revolution")

# -- mortality chits besides the numbers 1 to 30
BLANK: Final = 0
DRAW_TWO: Final = 31


def bits(mask: int) -> list[int]:
    """The numbers of the bits, ascending.

    >>> bits(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def lowest(mask: int) -> int:
    """The lowest bit's number, or -1.

    >>> lowest(0b1000), lowest(0)
    (3, -1)
    """
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """How many bits there are.

    >>> count(0b1011)
    3
    """
    return mask.bit_count()
