"""[1.07.21] Random events. What differs by side is at `2 * event + side`, and 0 where the side does not speak of it."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue import records
from comitium.games.republic.catalogue.ids import NATURAL_DISASTER
from comitium.games.republic.catalogue.keys import CONCESSION_KEYS, EVENT_KEYS, numbers, word
from comitium.games.republic.catalogue.values import ACTS, AGAIN, UNTIL, VICTIMS, WAR_GOES

_EVENTS: Final = records.EVENTS
_FACES: Final = [face for one in _EVENTS for face in (one.light, one.dark)]

EVENTS: Final[int] = len(_EVENTS)
EVENT_NUMBER: Final[list[int]] = [one.number for one in _EVENTS]  # as printed, 161 to 178
EVENT_UNTIL: Final[list[int]] = [word(UNTIL, one.until) for one in _EVENTS]
EVENT_ACTS: Final[list[int]] = [word(ACTS, one.when) for one in _EVENTS]
EVENT_AGAIN: Final[list[int]] = [word(AGAIN, one.again) for one in _EVENTS]  # drawn while dark
HRAO_CHOOSES: Final[list[bool]] = [one.hrao_chooses for one in _EVENTS]
EVENT_DICE: Final[list[int]] = [one.dice for one in _EVENTS]
EACH_LEGION: Final[list[int]] = [one.each_legion for one in _EVENTS]  # of the garrison, in a raid or a disorder
ON_PARITY: Final[list[int]] = [one.on_parity for one in _EVENTS]  # desertion: 0 even, 1 odd; -1: asks for none
# what a natural disaster destroys, by the die less one
DISASTER_CONCESSIONS: Final[tuple[int, ...]] = numbers(CONCESSION_KEYS, _EVENTS[NATURAL_DISASTER].concessions)

EVENT_TALENTS: Final[list[int]] = [face.talents for face in _FACES]  # to the State, or from it
BLACK_DICE: Final[list[int]] = [face.black_dice for face in _FACES]
WHITE_DICE: Final[list[int]] = [face.white_dice for face in _FACES]
SAFE_ABOVE: Final[list[int]] = [face.safe_above for face in _FACES]
DROUGHTS: Final[list[int]] = [face.droughts for face in _FACES]
EVENT_CHITS: Final[list[int]] = [face.chits for face in _FACES]
EVENT_CHIT_DICE: Final[list[int]] = [face.chit_dice for face in _FACES]
MOB_MARGIN: Final[list[int]] = [face.margin for face in _FACES]  # victims: popularity below unrest plus this
EVENT_VICTIMS: Final[list[int]] = [word(VICTIMS, face.victims) for face in _FACES]
OMENS_ROLL: Final[list[int]] = [face.roll for face in _FACES]
OMENS_PERSUASION: Final[list[int]] = [face.persuasion for face in _FACES]
PROVINCE_INCOME: Final[list[int]] = [face.province_income for face in _FACES]  # of the State from each province
PROVINCE_SPOILS: Final[list[int]] = [face.spoils for face in _FACES]  # of each governor, not below 0
UNIT_PRICE: Final[list[int]] = [face.unit_price for face in _FACES]
EVENT_STEP: Final[list[int]] = [face.step for face in _FACES]  # what every further draw adds
RHODIAN_FLEETS: Final[list[int]] = [face.fleets for face in _FACES]  # in all
SPOILS_DIVISOR: Final[list[int]] = [face.spoils_divisor for face in _FACES]  # rounded down; 0: no spoils
EVENT_WAR_GOES: Final[list[int]] = [word(WAR_GOES, face.war_goes) for face in _FACES]
REVOLTS_TOO: Final[list[bool]] = [face.revolts_too for face in _FACES]
EVENT_CREATES_PROVINCES: Final[list[bool]] = [face.creates_provinces for face in _FACES]
HAS_BATTLE: Final[list[bool]] = [face.battle for face in _FACES]

LOWEST_ROLL: Final = 3
_COLUMN: Final = records.COLUMNS
EVENT_COLUMN: Final[list[int]] = [  # sixteen totals of the early era, of the middle, of the late
    EVENT_KEYS.index(key) for key in _COLUMN.early + _COLUMN.middle + _COLUMN.late
]


def random_event(era: int, total: int) -> int:
    """[1.07.21] What a total of three dice brings in an era.

    >>> EVENT_KEYS[random_event(1, 8)]
    'internal_disorder'
    """
    return EVENT_COLUMN[16 * era + total - LOWEST_ROLL]
