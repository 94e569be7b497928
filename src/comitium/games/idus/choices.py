"""Choices as ints: a verb and one argument, packed as `verb * 16 + argument`; and what they are in words and in notation."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Option
from comitium.core.vocabulary import NARROW, Vocabulary
from comitium.games.idus import names

# verbs: the high part of a choice
PRAETOR: Final = 0 * 16  # give the Praetor's card to this seat
AEDILE: Final = 1 * 16  # give an Aedile's card to this seat
VOTE: Final = 2 * 16  # lay this colour, face-down
LOOK: Final = 3 * 16  # look at this Aedile's card
TRUST: Final = 4 * 16  # look at neither card
KEEP: Final = 5 * 16  # the card that was seen stays
EXCHANGE: Final = 6 * 16  # it must be exchanged
PUT: Final = 7 * 16  # this colour takes the place of the card
DISCARD: Final = 8 * 16  # this faction card

QUIET: Final = (TRUST, KEEP)  # what only lets things go on
VERBS: Final = 9

# what a verb is called in notation, what its argument is, and its rule
WORDS: Final = {
    PRAETOR: ("praetor", "seat", "5.1"),
    AEDILE: ("aedile", "seat", "5.1"),
    VOTE: ("vote", "colour", "5.2"),
    LOOK: ("look", "seat", "5.3"),
    TRUST: ("trust", "", "10.10"),
    KEEP: ("keep", "", "5.4"),
    EXCHANGE: ("exchange", "", "5.4"),
    PUT: ("put", "colour", "5.5.2"),
    DISCARD: ("discard", "faction", "5.8"),
}
CHOICES: Final = Vocabulary("idus", WORDS, names.THINGS, names.SPEAKERS, NARROW)


def verb(choice: int) -> int:
    return choice - choice % 16


def argument(choice: int) -> int:
    return choice % 16


def describe(choice: int) -> Option:
    """A choice in words and in notation.

    >>> describe(VOTE + 1).notation, describe(LOOK + 2).notation, describe(KEEP).notation
    ('vote red', 'look senator_3', 'keep')
    """
    return CHOICES.describe(choice)


def parse(text: str) -> int:
    """The choice that a notation means; a seat's number is as good as its id.

    >>> parse("vote red") == VOTE + 1, parse(" Look  3 ") == LOOK + 2, parse("keep") == KEEP
    (True, True, True)
    """
    return CHOICES.parse(text)
