"""[1.02] The 160 cards, by their printed number less one: what each is, and where it belongs."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue import records
from comitium.games.republic.catalogue.ids import (
    CONCESSION,
    DECK_EVENT,
    FAMILY,
    INTRIGUE,
    LATE,
    LAW,
    LEADER,
    MIDDLE,
    NO_DECK,
    STATESMAN,
    WAR,
)
from comitium.games.republic.catalogue.keys import INTRIGUE_KEYS, word
from comitium.games.republic.catalogue.senators import FAMILIES
from comitium.games.republic.catalogue.values import DECKS

CARDS: Final = 160
CARD_KIND: Final[list[int]] = [-1] * CARDS
CARD_INDEX: Final[list[int]] = [-1] * CARDS  # within its kind; families and statesmen: the senator
CARD_DECK: Final[list[int]] = [NO_DECK] * CARDS
CARD_KEY: Final[list[str]] = [""] * CARDS  # "cornelius", "tribune_3": no two alike


def _lay(cards: tuple[records.Card, ...], kind: int, first: int = 0) -> None:
    for place, card in enumerate(cards):
        number = card.card - 1
        CARD_KIND[number] = kind
        CARD_INDEX[number] = first + place
        CARD_DECK[number] = word(DECKS, card.deck)
        CARD_KEY[number] = card.id


def _lay_intrigue() -> None:
    for kind, one in enumerate(records.INTRIGUES):
        copies = [*one.early, *one.middle, *one.late]
        for place, printed in enumerate(copies):
            CARD_KIND[printed - 1] = INTRIGUE
            CARD_INDEX[printed - 1] = kind
            CARD_KEY[printed - 1] = f"{one.id}_{place + 1}" if len(copies) > 1 else one.id
        for printed in one.early:
            CARD_DECK[printed - 1] = 0
        for printed in one.middle:
            CARD_DECK[printed - 1] = MIDDLE
        for printed in one.late:
            CARD_DECK[printed - 1] = LATE


_lay(records.FAMILIES, FAMILY)
_lay(records.STATESMEN, STATESMAN, FAMILIES)
_lay(records.CONCESSIONS, CONCESSION)
_lay(records.WARS, WAR)
_lay(records.LEADERS, LEADER)
_lay(records.LAWS, LAW)
_lay(records.DECK_EVENTS, DECK_EVENT)
_lay_intrigue()

# [1.07.3] red text: kept in the hand; all others are Forum cards
CARD_IS_FACTION: Final[list[bool]] = [kind in (STATESMAN, CONCESSION, INTRIGUE, LAW) for kind in CARD_KIND]
DECK_CARDS: Final[list[tuple[int, ...]]] = [
    tuple([card for card in range(CARDS) if CARD_DECK[card] == deck]) for deck in range(len(DECKS))
]
CARD_NUMBER: Final[dict[str, int]] = {key: card for card, key in enumerate(CARD_KEY)}
ERA_ENDS_CARD: Final[int] = CARD_NUMBER["era_ends"]


def name_key(card: int) -> str:
    """By which a card is spoken of: copies of one kind of intrigue have the same.

    >>> name_key(37), name_key(38), name_key(0)
    ('tribune', 'tribune', '1st_punic_war')
    """
    return INTRIGUE_KEYS[CARD_INDEX[card]] if CARD_KIND[card] == INTRIGUE else CARD_KEY[card]
