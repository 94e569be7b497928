"""Choices as ints: a verb and one argument, packed as `verb * 16 + argument`. What they mean to a person is in prompts.py."""

from __future__ import annotations

from typing import Final

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

VERBS: Final = 9


def verb(choice: int) -> int:
    return choice - choice % 16


def argument(choice: int) -> int:
    return choice % 16
