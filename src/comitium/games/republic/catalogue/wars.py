"""[1.07.33] [1.07.34] Wars and the enemy's leaders."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue import records
from comitium.games.republic.catalogue.keys import CONCESSION_KEYS, LEADER_KEYS, PROVINCE_KEYS, WAR_KEYS, numbers, word
from comitium.games.republic.catalogue.values import ACTIVATIONS, CREATED, SERIES

_WARS: Final = records.WARS
_LEADERS: Final = records.LEADERS

WARS: Final[int] = len(_WARS)
WAR_CARD: Final[list[int]] = [one.card - 1 for one in _WARS]
WAR_YEARS: Final[list[tuple[int, int]]] = [one.years for one in _WARS]  # before Christ
LAND: Final[list[int]] = [one.land for one in _WARS]
SUPPORT: Final[list[int]] = [one.support for one in _WARS]  # fleets without which no army goes there
NAVAL: Final[list[int]] = [one.naval for one in _WARS]  # 0: no naval battle
DISASTER: Final[list[tuple[int, ...]]] = [one.disaster for one in _WARS]  # natural totals of three dice
STANDOFF: Final[list[tuple[int, ...]]] = [one.standoff for one in _WARS]
SPOILS: Final[list[int]] = [one.spoils for one in _WARS]

# [1.07.332] matching wars; -1: the war belongs to no series
WAR_SERIES: Final[list[int]] = [word(SERIES, one.series) if one.series else -1 for one in _WARS]
WAR_ORDER: Final[list[int]] = [one.order for one in _WARS]  # 1 is the first of its series, 0 if there is none
SERIES_WARS: Final[list[tuple[int, ...]]] = [
    tuple(sorted([number for number in range(WARS) if WAR_SERIES[number] == series], key=WAR_ORDER.__getitem__))
    for series in range(len(SERIES))
]

# [1.07.331] ACTIVE, INACTIVE or CONDITIONAL: active if all these provinces exist when drawn, or in a Revolution Phase
ACTIVATION: Final[list[int]] = [word(ACTIVATIONS, one.activation) for one in _WARS]
ACTIVE_IF: Final[list[tuple[int, ...]]] = [numbers(PROVINCE_KEYS, one.active_if) for one in _WARS]
ONLY_IF_ATTACKED: Final[list[bool]] = [one.only_if_attacked for one in _WARS]
WAKES_SERIES: Final[list[bool]] = [one.wakes_series for one in _WARS]  # all inactive wars of every series
IS_DROUGHT: Final[list[bool]] = [one.drought for one in _WARS]  # even while inactive

# [1.07.333] a revolt has no spoils: always, or if one of these provinces exists when it is drawn
IS_REVOLT: Final[list[bool]] = [one.revolt for one in _WARS]
REVOLT_IF: Final[list[tuple[int, ...]]] = [numbers(PROVINCE_KEYS, one.revolt_if) for one in _WARS]

CREATES: Final[list[tuple[int, ...]]] = [numbers(PROVINCE_KEYS, one.creates) for one in _WARS]
CREATES_WHEN: Final[list[int]] = [word(CREATED, one.creates_when) for one in _WARS]
CREATES_DEVELOPED: Final[list[tuple[int, ...]]] = [numbers(PROVINCE_KEYS, one.creates_developed) for one in _WARS]
ATTACKS: Final[list[tuple[int, ...]]] = [numbers(PROVINCE_KEYS, one.attacks) for one in _WARS]  # [2.02.4] in printed order
DESTROYS: Final[list[tuple[int, ...]]] = [numbers(CONCESSION_KEYS, one.destroys) for one in _WARS]  # concessions
ROLLS_TAX_FARMERS: Final[list[bool]] = [one.tax_farmers for one in _WARS]  # [1.07.8] while active

LEADERS: Final[int] = len(_LEADERS)
LEADER_CARD: Final[list[int]] = [one.card - 1 for one in _LEADERS]
LEADER_YEARS: Final[list[tuple[int, int]]] = [one.years for one in _LEADERS]  # of his life; 0 is unknown
LEADER_STRENGTH: Final[list[int]] = [one.strength for one in _LEADERS]
LEADER_DISASTER: Final[list[tuple[int, ...]]] = [one.disaster for one in _LEADERS]
LEADER_STANDOFF: Final[list[tuple[int, ...]]] = [one.standoff for one in _LEADERS]
LEADER_SERIES: Final[list[int]] = [word(SERIES, one.series) if one.series else -1 for one in _LEADERS]
LEADER_WARS: Final[list[tuple[int, ...]]] = [
    SERIES_WARS[word(SERIES, one.series)] if one.series else numbers(WAR_KEYS, one.wars) for one in _LEADERS
]
COMBINES: Final[list[tuple[int, ...]]] = [numbers(LEADER_KEYS, one.combines) for one in _LEADERS]
WAITS_FOR_PROVINCES: Final[list[bool]] = [one.waits_for_provinces for one in _LEADERS]
TAX_FARMERS_WITH: Final[list[tuple[int, ...]]] = [numbers(WAR_KEYS, one.tax_farmers_with) for one in _LEADERS]
WAR_LEADERS: Final[list[tuple[int, ...]]] = [
    tuple([leader for leader in range(LEADERS) if war in LEADER_WARS[leader]]) for war in range(WARS)
]
