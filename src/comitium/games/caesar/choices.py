"""Choices as ints: a verb and one argument, packed as `verb * 16 + argument`. What they mean to a person is in notation.py.

The card kinds are the numbers of cards/*.toml: an influence card's kind is its value, the philosopher's is 0.
"""

from __future__ import annotations

from typing import Final

# verbs: the high part of a choice
DOWN: Final = 0 * 16  # lay this influence card face-down ...
UP: Final = 1 * 16  # ... or face-up
PLAY: Final = 2 * 16  # play this action card
END: Final = 3 * 16  # end of play
PASSIVE: Final = 4 * 16  # a passive turn
ON: Final = 5 * 16  # this group
TARGET: Final = 6 * 16  # this card of the opponent
PASS: Final = 7 * 16  # no veto
VETO: Final = 8 * 16
DRAW: Final = 9 * 16  # from this deck
DECLINE: Final = 10 * 16  # draw nothing
DISCARD: Final = 11 * 16  # this card
DONE: Final = 12 * 16  # enough discarded
NEXT: Final = 13 * 16  # this action card comes next in the deck

VERBS: Final = 14


def verb(choice: int) -> int:
    return choice - choice % 16


def argument(choice: int) -> int:
    return choice % 16
