"""The choices of the Republic as numbers: every verb with everything it can be about, and sums up to a bound.

A menu of the Republic is short and its list of actions is long: learners rather take the candidates, in which every sum can be
answered. What is above the bounds here has no action; nor have cards that are shown to somebody.
"""

from __future__ import annotations

from typing import Final

from comitium.core.vocabulary import AMOUNT
from comitium.games.republic.choices import WORDS
from comitium.games.republic.names import THINGS
from comitium.games.republic.rules.chapters import CHAPTERS

MOST_TALENTS: Final = 255  # and votes that are bought
MOST_UNITS: Final = 25  # legions, fleets
MOST_COUNTED: Final = 31
MOST_AGREEMENTS: Final = 7
SUMS: Final = {"talents": MOST_TALENTS, "for": MOST_TALENTS, "against": MOST_TALENTS}
COUNTED: Final = {"number": MOST_COUNTED, "appeal": MOST_COUNTED}
WORDS_ABOUT_AGREEMENTS: Final = frozenset(
    ("dispute", "reclaim", "claim-cancel", "claim-perform", "claim-return", "claim-breach")
)
SHOWN_IN_PRIVATE: Final = "showing"
assert CHAPTERS, "all verbs are known"


def choices() -> list[int]:
    """Every choice that has an action, in order."""
    found: list[int] = []
    spoken = {number: words for chapter in WORDS.chapters for number, words in chapter.words.items()}
    for number in sorted(spoken):
        word, kind, _ = spoken[number]
        if not kind:
            found.append(number)
        elif kind == AMOUNT:
            found += range(number, number + 1 + most(word))
        elif kind != SHOWN_IN_PRIVATE:
            found += range(number, number + len(THINGS[kind]))
    return found


def most(word: str) -> int:
    """The largest amount of a verb that has an action."""
    if word in WORDS_ABOUT_AGREEMENTS:
        return MOST_AGREEMENTS
    return SUMS.get(word) or COUNTED.get(word) or MOST_UNITS


CHOICE: Final = choices()
ACTIONS: Final = len(CHOICE)
