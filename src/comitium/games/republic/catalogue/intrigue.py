"""[1.07.32] [1.07.35] [1.07.36] [1.07.37] Concessions, intrigue, laws, and the events inside the decks."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue import records
from comitium.games.republic.catalogue.ids import BLACKMAIL, CLEOPATRA_VII, OPEN_BODYGUARD
from comitium.games.republic.catalogue.keys import CONCESSION_KEYS, LAW_KEYS, PROVINCE_KEYS, WAR_KEYS, numbers, word
from comitium.games.republic.catalogue.values import (
    BEQUEATHED,
    DECK_EVENT_KINDS,
    DISCARDED,
    LAW_DISCARDS,
    LAW_NEEDS,
    PAID,
    PLAYED_BY,
    WINDOWS,
)
from comitium.games.republic.catalogue.wars import LEADERS, ROLLS_TAX_FARMERS, TAX_FARMERS_WITH, WARS

_CONCESSIONS: Final = records.CONCESSIONS
_INTRIGUES: Final = records.INTRIGUES
_LAWS: Final = records.LAWS
_DECK_EVENTS: Final = records.DECK_EVENTS

# -- concessions

CONCESSIONS: Final[int] = len(_CONCESSIONS)
CONCESSION_CARD: Final[list[int]] = [one.card - 1 for one in _CONCESSIONS]
INCOME: Final[list[int]] = [one.income for one in _CONCESSIONS]
INCOME_PAID: Final[list[int]] = [word(PAID, one.paid) for one in _CONCESSIONS]
TAX_FARMER: Final[list[int]] = [one.tax_farmer for one in _CONCESSIONS]  # 1 to 6, what the die must show; 0: none
TAX_FARMERS: Final[list[int]] = [TAX_FARMER.index(die) for die in range(1, 7)]  # by what the die shows, less one
NEEDS_LAND_BILL: Final[list[bool]] = [one.needs_land_bill for one in _CONCESSIONS]
INDESTRUCTIBLE: Final[list[bool]] = [one.indestructible for one in _CONCESSIONS]
# [1.06.12] grain, while there is drought: income times this at this popularity; each further drought adds the step to both
DROUGHT_MULTIPLIER: Final[list[int]] = [one.drought_multiplier for one in _CONCESSIONS]  # 1: no grain
DROUGHT_POPULARITY: Final[list[int]] = [one.drought_popularity for one in _CONCESSIONS]
DROUGHT_STEP: Final[list[int]] = [one.drought_step for one in _CONCESSIONS]
DESTROYED_BY_WARS: Final[list[tuple[int, ...]]] = [
    tuple([number for number, war in enumerate(records.WARS) if key in war.destroys]) for key in CONCESSION_KEYS
]
# [1.07.8] what throws a die against the tax farmers: active wars, and leaders with one of these
TAX_FARMER_WARS: Final[tuple[int, ...]] = tuple([war for war in range(WARS) if ROLLS_TAX_FARMERS[war]])
TAX_FARMER_LEADERS: Final[tuple[int, ...]] = tuple([leader for leader in range(LEADERS) if TAX_FARMERS_WITH[leader]])

# -- intrigue, by kind

INTRIGUES: Final[int] = len(_INTRIGUES)
INTRIGUE_CARDS: Final[list[tuple[int, ...]]] = [
    tuple([number - 1 for number in one.early + one.middle + one.late]) for one in _INTRIGUES
]
INTRIGUE_COUNTS: Final[list[tuple[int, int, int]]] = [(len(one.early), len(one.middle), len(one.late)) for one in _INTRIGUES]
WINDOW: Final[list[int]] = [word(WINDOWS, one.window) for one in _INTRIGUES]
WHO_PLAYS: Final[list[int]] = [word(PLAYED_BY, one.played_by) for one in _INTRIGUES]
ATTEMPT_MODIFIER: Final[list[int]] = [one.roll for one in _INTRIGUES]  # [1.09.72] also of the catching rolls
CATCH_ROLLS: Final[list[int]] = [one.catch_rolls for one in _INTRIGUES]  # [1.09.73]
IS_UNOPPOSED: Final[list[bool]] = [one.unopposed for one in _INTRIGUES]  # [1.07.413]
INTRIGUE_DICE: Final[list[int]] = [one.dice for one in _INTRIGUES]
BLACKMAIL_DICE: Final[int] = _INTRIGUES[BLACKMAIL].dice  # of influence, and again of popularity
GUARD_TALENTS: Final[int] = _INTRIGUES[OPEN_BODYGUARD].talents  # paid each Revenue Phase
GUARD_POPULARITY: Final[int] = _INTRIGUES[OPEN_BODYGUARD].popularity
INTRIGUE_KNIGHT_BONUS: Final[list[int]] = [one.knight_bonus for one in _INTRIGUES]  # to all other factions

CLEOPATRA_YEARS: Final[tuple[int, int]] = _INTRIGUES[CLEOPATRA_VII].years
CLEOPATRA_STRENGTH: Final[int] = _INTRIGUES[CLEOPATRA_VII].strength
CLEOPATRA_DISASTER: Final[tuple[int, ...]] = _INTRIGUES[CLEOPATRA_VII].disaster
CLEOPATRA_STANDOFF: Final[tuple[int, ...]] = _INTRIGUES[CLEOPATRA_VII].standoff
CLEOPATRA_WARS: Final[tuple[int, ...]] = numbers(WAR_KEYS, _INTRIGUES[CLEOPATRA_VII].wars)
CLEOPATRA_MILITARY: Final[int] = _INTRIGUES[CLEOPATRA_VII].military  # for the commander whom she helps
CLEOPATRA_TALENTS: Final[int] = _INTRIGUES[CLEOPATRA_VII].talents
CLEOPATRA_POPULARITY: Final[int] = _INTRIGUES[CLEOPATRA_VII].popularity

# -- laws

LAWS: Final[int] = len(_LAWS)
LAW_CARD: Final[list[int]] = [one.card - 1 for one in _LAWS]
LAW_YEARS: Final[list[tuple[int, int]]] = [one.years for one in _LAWS]
LAW_HAS_OWN_TEXT: Final[list[bool]] = [one.own_text for one in _LAWS]  # about rule 2.06
LAW_NEED: Final[list[int]] = [word(LAW_NEEDS, one.needs) for one in _LAWS]
LAW_NEEDS_STRENGTH: Final[list[int]] = [one.needs_strength for one in _LAWS]  # of the active wars together
LAW_NEEDS_LAW: Final[list[int]] = [LAW_KEYS.index(one.needs_law) if one.needs_law else -1 for one in _LAWS]
LAW_NEEDS_WARS: Final[list[tuple[int, ...]]] = [numbers(WAR_KEYS, one.needs_wars) for one in _LAWS]  # one of them in play
LAW_REPEALS: Final[list[int]] = [LAW_KEYS.index(one.repeals) if one.repeals else -1 for one in _LAWS]
LAW_DISCARD: Final[list[int]] = [word(LAW_DISCARDS, one.discard_if) for one in _LAWS]
LAW_DICE: Final[list[int]] = [one.dice for one in _LAWS]  # calpurnian: talents; julian: influence of each own senator
LAW_KNIGHT_BONUS: Final[list[int]] = [one.knight_bonus for one in _LAWS]
LAW_STRENGTH_DIVISOR: Final[list[int]] = [one.strength_divisor for one in _LAWS]  # of the war it needs
LAW_UNREST: Final[list[int]] = [one.unrest for one in _LAWS]
LAW_POPULARITY: Final[list[int]] = [one.popularity for one in _LAWS]  # of each own senator
LAW_UNIT_PRICE: Final[list[int]] = [one.unit_price for one in _LAWS]

# -- events inside the decks

DECK_EVENTS: Final[int] = len(_DECK_EVENTS)
DECK_EVENT_CARD: Final[list[int]] = [one.card - 1 for one in _DECK_EVENTS]
DECK_EVENT_KIND: Final[list[int]] = [word(DECK_EVENT_KINDS, one.kind) for one in _DECK_EVENTS]
BEQUEST_TALENTS: Final[list[int]] = [one.talents for one in _DECK_EVENTS]
ESCORT_LEGIONS: Final[list[int]] = [one.legions for one in _DECK_EVENTS]  # 0: nobody is sent
ESCORT_FLEETS: Final[list[int]] = [one.fleets for one in _DECK_EVENTS]
BEQUEATHS: Final[list[tuple[int, ...]]] = [numbers(PROVINCE_KEYS, one.creates) for one in _DECK_EVENTS]
BEQUEATHS_WHEN: Final[list[int]] = [word(BEQUEATHED, one.creates_when) for one in _DECK_EVENTS]
DECK_EVENT_DISCARD: Final[list[int]] = [word(DISCARDED, one.discard) for one in _DECK_EVENTS]
DISCARD_IF_CREATED: Final[list[bool]] = [one.discard_if_created for one in _DECK_EVENTS]  # if its province exists already
CONSPIRACY_DICE: Final[list[int]] = [one.chit_dice for one in _DECK_EVENTS]  # of chits
CONSPIRACY_POPULARITY: Final[list[int]] = [one.popularity for one in _DECK_EVENTS]  # for each chit
PERSUASION_FAILS: Final[list[int]] = [one.persuasion_fails for one in _DECK_EVENTS]  # naturally from here; 0: says nothing
