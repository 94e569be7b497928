"""[1.09.13] The kinds of proposals and trials: the first number of what is put to the vote."""

from __future__ import annotations

from typing import Final

CONSULS: Final = 0  # the pair
DICTATOR: Final = 1  # the man
CENSOR: Final = 2
MINOR: Final = 3  # [1.09.412] accused, prosecutor, reason, [2.05.2] the advocate if there is one
MAJOR: Final = 4  # [1.09.413] accused, prosecutor, [2.05.2] the advocate if there is one
SPECIAL: Final = 5  # [1.09.74] accused, popularity of the victim
GOVERNORS: Final = 6  # pairs: province, senator
CONCESSIONS: Final = 7  # pairs: concession, senator
LAND_BILL: Final = 8  # type, sponsor, co-sponsor
REPEAL: Final = 9  # type, sponsor
FORCES: Final = 10  # legions and fleets raised, ordinary legions, mask of veterans and fleets disbanded
MILITARY: Final = 11  # items, see r1_09_64_military.py
RHODIAN: Final = 12
FOR_LIFE: Final = 13  # the man
LAW: Final = 14  # [2.06.2] its card, sponsor, co-sponsor, 1 if it is given up for its other use
PONTIFEX: Final = 15  # [2.01.2] the man
PONTIFEX_REMOVAL: Final = 16  # [2.01.8] the man

# -- by what right something is proposed
BY_CHAIR: Final = 0
BY_TRIBUNE: Final = 1  # a card, or a statesman's free Tribune
BY_GRACCHUS: Final = 2
BY_LAW: Final = 3  # the rules themselves: trials, special prosecutions
BY_HOLDER: Final = 4  # [2.06.2] who holds the card of a law

# -- steps of the session
S0: Final = 0
S1: Final = 1
S2: Final = 2  # [2.01.2] only with a Pontifex Maximus
S3: Final = 3
S4: Final = 4
S5: Final = 5
S6: Final = 6
S7: Final = 7
S8: Final = 8
S9: Final = 9
Q: Final = 10  # [4.05] the whole session of chapter 4, in which nothing is proposed
