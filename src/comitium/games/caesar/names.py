"""The ids of cards, groups, decks and seats, and how a number becomes a phrase that can be spoken."""

from __future__ import annotations

from functools import cache
from typing import Final

from comitium.core.messages import Phrase
from comitium.core.vocabulary import Speakers

SEATS: Final = ("caesar", "cleopatra")
GROUPS: Final = ("senator", "praetor", "quaestor", "censor", "aedile")
DECKS: Final = ("influence", "action")
CARDS: Final = (
    "philosopher",
    "influence_1",
    "influence_2",
    "influence_3",
    "influence_4",
    "influence_5",
    "assassination",
    "spy",
    "castling",
    "scout",
    "wrath",
    "veto",
)


@cache
def seat(number: int) -> Phrase:
    return Phrase(f"caesar-seat-{SEATS[number]}")


@cache
def card(number: int) -> Phrase:
    return Phrase(f"caesar-card-{CARDS[number].replace('_', '-')}")


@cache
def group(number: int) -> Phrase:
    return Phrase(f"caesar-group-{GROUPS[number]}")


@cache
def deck(number: int) -> Phrase:
    return Phrase(f"caesar-deck-{DECKS[number]}")


def cards(numbers: tuple[int, ...]) -> tuple[Phrase, ...]:
    return tuple(card(number) for number in numbers)


THINGS: Final[dict[str, tuple[str, ...]]] = {"seat": SEATS, "card": CARDS, "group": GROUPS, "deck": DECKS}
SPEAKERS: Final[Speakers] = {
    "seat": seat,
    "card": card,
    "caesar_drop": card,
    "cleopatra_drop": card,
    "group": group,
    "deck": deck,
}
