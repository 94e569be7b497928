"""Choices as ints: a verb and one argument, packed as `verb * 16 + argument`; and what they are in words and in notation.

The card kinds are the numbers of cards/*.toml: an influence card's kind is its value, the philosopher's is 0.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from comitium.core.messages import Option
from comitium.core.vocabulary import NARROW, Vocabulary
from comitium.games.caesar import names

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

QUIET: Final = (PASS, END, DECLINE)  # what only lets things go on
VERBS: Final = 14

# what a verb is called in notation, what its argument is, and its rule
WORDS: Final = {
    DOWN: ("down", "card", "5.2"),
    UP: ("up", "card", "5.2"),
    PLAY: ("play", "card", "5.4"),
    END: ("end", "", "5.3"),
    PASSIVE: ("passive", "", "5.6"),
    ON: ("on", "group", "5.2"),
    TARGET: ("target", "card", "6.7"),
    PASS: ("pass", "", "6.6"),
    VETO: ("veto", "", "6.6"),
    DRAW: ("draw", "deck", "5.5"),
    DECLINE: ("decline", "", "6.6"),
    DISCARD: ("discard", "card", "5.6"),
    DONE: ("done", "", "5.6"),
    NEXT: ("next", "card", "2.5"),
}
CARD_WORDS: Final = ("P", "1", "2", "3", "4", "5", *names.CARDS[6:])
THINGS: Final = {"card": CARD_WORDS, "group": names.GROUPS, "deck": names.DECKS}
CHOICES: Final = Vocabulary("caesar", WORDS, THINGS, names.SPEAKERS, NARROW)
ACTION_RULES: Final = {6: "6.1", 7: "6.2", 8: "6.3", 9: "6.4", 10: "6.5", 11: "6.6"}  # by kind of card


def verb(choice: int) -> int:
    return choice - choice % 16


def argument(choice: int) -> int:
    return choice % 16


def describe(choice: int) -> Option:
    """A choice in words and in notation.

    >>> describe(DOWN + 3).notation, describe(PLAY + 9).notation, describe(END).notation
    ('down 3', 'play scout', 'end')
    """
    option = CHOICES.describe(choice)
    return replace(option, rule=ACTION_RULES.get(argument(choice), option.rule)) if verb(choice) == PLAY else option


def parse(text: str) -> int:
    """The choice that a notation means.

    >>> parse("down 3") == DOWN + 3, parse(" Play  Scout ") == PLAY + 9, parse("up p") == UP
    (True, True, True)
    """
    return CHOICES.parse(text)
