"""[1.07.31] Families and statesmen in one row: senators 0 to 29 are the families, from 30 on the statesmen."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue import records
from comitium.games.republic.catalogue.keys import SENATOR_KEYS, numbers, word
from comitium.games.republic.catalogue.values import LOYALTY_RULES

_FAMILIES: Final = records.FAMILIES
_STATESMEN: Final = records.STATESMEN

FAMILIES: Final[int] = len(_FAMILIES)
SENATORS: Final[int] = FAMILIES + len(_STATESMEN)
_NONE: Final[list[int]] = [0] * FAMILIES
_NOT: Final[list[bool]] = [False] * FAMILIES
_NOBODY: Final[list[tuple[int, ...]]] = [()] * FAMILIES

SENATOR_CARD: Final[list[int]] = [one.card - 1 for one in _FAMILIES] + [one.card - 1 for one in _STATESMEN]
# the number on the chits, 1 to 30
SENATOR_FAMILY: Final[list[int]] = [one.number for one in _FAMILIES] + [one.family for one in _STATESMEN]
SENATOR_LETTER: Final[list[str]] = [""] * FAMILIES + [one.code[-1] for one in _STATESMEN]
SENATOR_CODE: Final[list[str]] = [str(one.number) for one in _FAMILIES] + [one.code for one in _STATESMEN]  # "22A"
IS_STATESMAN: Final[list[bool]] = _NOT + [True] * len(_STATESMEN)

MILITARY: Final[list[int]] = [one.military for one in _FAMILIES] + [one.military for one in _STATESMEN]
ORATORY: Final[list[int]] = [one.oratory for one in _FAMILIES] + [one.oratory for one in _STATESMEN]
LOYALTY: Final[list[int]] = [one.loyalty for one in _FAMILIES] + [one.loyalty for one in _STATESMEN]
INFLUENCE: Final[list[int]] = [one.influence for one in _FAMILIES] + [one.influence for one in _STATESMEN]
POPULARITY: Final[list[int]] = [one.popularity for one in _FAMILIES] + [one.popularity for one in _STATESMEN]

# [1.07.312] by family number less one: its statesmen; a number that has some is printed in brackets
FAMILY_STATESMEN: Final[list[tuple[int, ...]]] = [
    tuple([FAMILIES + place for place, one in enumerate(_STATESMEN) if one.family == family.number]) for family in _FAMILIES
]
# [1.07.411] whom the card names as opponents, which may be one-way, and what that does to his loyalty
OPPOSES: Final[list[tuple[int, ...]]] = _NOBODY + [numbers(SENATOR_KEYS, one.opposes) for one in _STATESMEN]
LOYALTY_RULE: Final[list[int]] = _NONE + [word(LOYALTY_RULES, one.loyalty_rule) for one in _STATESMEN]
# [1.07.312] the brothers of one family who may be in play together
COEXISTS: Final[list[tuple[int, ...]]] = _NOBODY + [numbers(SENATOR_KEYS, one.coexists) for one in _STATESMEN]

# [1.07.312] what statesmen can do. For families these are what everybody does: no, none, two dice, one veteran
VOIDS: Final[list[tuple[int, ...]]] = _NOBODY + [  # wars whose own disaster and standoff numbers do not touch him
    tuple(
        [
            number
            for number, war in enumerate(records.WARS)
            if war.id in one.voids_wars or (war.series and war.series in one.voids_series)
        ]
    )
    for one in _STATESMEN
]
HALVES_LOSSES: Final[list[bool]] = _NOT + [one.halves_losses for one in _STATESMEN]  # rounded up, as commander only
SPARED_LOSSES: Final[list[bool]] = _NOT + [one.spared_losses for one in _STATESMEN]  # at a disaster or standoff
FREE_TRIBUNES: Final[list[int]] = _NONE + [one.free_tribunes for one in _STATESMEN]  # in a turn
FREE_LAND_BILLS: Final[list[int]] = _NONE + [one.free_land_bills for one in _STATESMEN]  # proposals in a turn
FREE_LAND_BILL_VETOES: Final[list[int]] = _NONE + [one.free_land_bill_vetoes for one in _STATESMEN]
CLAIMS_LAND_COMMISSIONER: Final[list[bool]] = _NOT + [one.claims_land_commissioner for one in _STATESMEN]
LAW_VOTES: Final[list[int]] = _NONE + [one.law_votes for one in _STATESMEN]  # with 2.06
LAW_KNIGHTS_DOUBLE: Final[list[bool]] = _NOT + [one.law_knights_double for one in _STATESMEN]  # with 2.06
APPEAL_DICE: Final[list[int]] = [2] * FAMILIES + [one.appeal_dice for one in _STATESMEN]
ADVOCATE_BONUS: Final[list[int]] = _NONE + [one.advocate_bonus for one in _STATESMEN]  # with 2.05, added to the roll of 2.05.3
PROSECUTOR_BONUS: Final[list[int]] = _NONE + [one.prosecutor_bonus for one in _STATESMEN]  # the same
KNIGHT_BONUS: Final[list[int]] = _NONE + [one.knight_bonus for one in _STATESMEN]
VICTORY_VETERANS: Final[list[int]] = [1] * FAMILIES + [one.victory_veterans for one in _STATESMEN]
DOUBLES_INCOME: Final[list[bool]] = _NOT + [one.doubles_income for one in _STATESMEN]  # his own and concessions', not knights'
DOUBLES_POPULARITY: Final[list[bool]] = _NOT + [one.doubles_popularity for one in _STATESMEN]  # every gain and loss
MILITARY_DICE: Final[list[int]] = _NONE + [one.military_dice for one in _STATESMEN]  # thrown before each battle, if any
MILITARY_BONUS: Final[list[int]] = _NONE + [one.military_bonus for one in _STATESMEN]  # added to them
