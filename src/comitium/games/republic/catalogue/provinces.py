"""[1.06.13] [1.06.51] [2.02] Provinces. What differs by side is found at `2 * province + side`."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue import records
from comitium.games.republic.catalogue.keys import PROVINCE_KEYS, WAR_KEYS, numbers
from comitium.games.republic.catalogue.values import CREATES_AFTER_SERIES
from comitium.games.republic.catalogue.wars import ATTACKS, CREATES, CREATES_WHEN, WARS

_PROVINCES: Final = records.PROVINCES
_SIDES: Final = [side for one in _PROVINCES for side in (one.undeveloped, one.developed)]

PROVINCES: Final[int] = len(_PROVINCES)
IS_FRONTIER: Final[list[bool]] = [one.frontier for one in _PROVINCES]

# throw |dice| dice, count them against him if dice < 0, then add the bonus
SPOILS_DICE: Final[list[int]] = [side.spoils[0] for side in _SIDES]
SPOILS_BONUS: Final[list[int]] = [side.spoils[1] for side in _SIDES]
TAX_DICE: Final[list[int]] = [side.taxes[0] for side in _SIDES]
TAX_BONUS: Final[list[int]] = [side.taxes[1] for side in _SIDES]
LOCAL_TAXES: Final[list[int]] = [side.local_taxes for side in _SIDES]
BASE_LAND: Final[list[int]] = [side.land for side in _SIDES]
BASE_NAVAL: Final[list[int]] = [side.naval for side in _SIDES]
MOST_ARMIES: Final[list[int]] = [side.armies for side in _SIDES]
MOST_FLEETS: Final[list[int]] = [side.fleets for side in _SIDES]

# which wars create it, whether all of them must be won, and which bequests do
CREATED_BY_WARS: Final[list[tuple[int, ...]]] = [
    tuple([war for war in range(WARS) if province in CREATES[war]]) for province in range(PROVINCES)
]
NEEDS_ALL_WARS: Final[list[bool]] = [
    CREATES_AFTER_SERIES in [CREATES_WHEN[war] for war in CREATED_BY_WARS[province]] for province in range(PROVINCES)
]
CREATED_BY_BEQUESTS: Final[list[tuple[int, ...]]] = [
    tuple([number for number, event in enumerate(records.DECK_EVENTS) if key in event.creates]) for key in PROVINCE_KEYS
]
# [2.02.4] the wars that attack it. What only the province card names is never used: the war card decides
ATTACKED_BY: Final[list[tuple[int, ...]]] = [
    tuple([war for war in range(WARS) if province in ATTACKS[war]]) for province in range(PROVINCES)
]
ALSO_NAMED: Final[list[tuple[int, ...]]] = [numbers(WAR_KEYS, one.also_named) for one in _PROVINCES]
