"""[1.04.3] The words of a clause, taken one by one; proposals and conditions in notation, read and written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import quote, unquote

from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.core.positions import is_number
from comitium.games.republic import names
from comitium.games.republic.catalogue.keys import OFFICE_KEYS
from comitium.games.republic.deals.clauses import (
    CONDITIONS,
    ELECTED,
    WHEN,
    condition,
    selected_kind,
    selected_man,
    selected_thing,
    selector,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES

HIDDEN: Final = "~"  # before words in which nothing separates anything
OFFICES: Final = ("consul", *OFFICE_KEYS)  # by which a condition names one; either Consul is the first


def in_one_word(text: str) -> str:
    """Words as one word: no space in it, nor what separates clauses and agreements."""
    return HIDDEN + quote(text, safe="").replace(".", "%2E")


def out_of_one_word(word: str) -> str:
    return unquote(word[1:])


class ClauseReader:
    """What is left of a clause, taken word by word."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.left = [word if word.startswith(HIDDEN) else word.lower() for word in text.split()]

    def refused(self, word: str = "") -> Illegal:
        """This word means nothing where it stands; without one, something is missing at the end."""
        shown = [f'"{out_of_one_word(word)}"' if word.startswith(HIDDEN) else word for word in self.text.split()]
        last = shown[-1] if shown else ""
        return Illegal("1.04.3", Phrase("refuse-notation", {"text": " ".join(shown), "word": word, "last": last}))

    def take(self) -> str:
        if not self.left:
            raise self.refused()
        return self.left.pop(0)

    def end(self) -> None:
        """Nothing more may be said."""
        if self.left:
            raise self.refused(self.left[0])

    def among(self, known: Sequence[str]) -> int:
        """The next word, which has to be one of these: which of them."""
        word = self.take()
        if word not in known:
            raise self.refused(word)
        return list(known).index(word)

    def one_of(self, known: Sequence[str]) -> int:
        """The same, if it is one of these; else -1, and it stays."""
        return self.among(known) if self.left and self.left[0] and self.left[0] in known else -1

    def number(self) -> int:
        word = self.take()
        if not is_number(word):
            raise self.refused(word)
        return int(word)


# -- proposals


def read_selector(words: ClauseReader) -> int:
    """A kind of proposal, perhaps a man and a thing, in any order."""
    kind = words.among(names.PROPOSALS)
    sort = MEASURES[kind].thing
    man = thing = -1
    for _ in range(2):
        man = words.one_of(names.SENATORS) if man < 0 else man
        thing = words.one_of(names.THINGS[sort]) if sort and thing < 0 else thing
    return selector(kind, man, thing)


def selected(about: int) -> list[str]:
    """A selector in notation: the kind of proposal, who and what is named in it."""
    kind, man, thing = selected_kind(about), selected_man(about), selected_thing(about)
    words = [names.PROPOSALS[kind]]
    if man >= 0:
        words.append(names.SENATORS[man])
    if thing >= 0:
        words.append(names.THINGS[MEASURES[kind].thing][thing])
    return words


# -- conditions


def read_condition(words: ClauseReader) -> int:
    """What has to come about first."""
    event = words.among(CONDITIONS[1:]) + 1
    if event != ELECTED:
        return condition(event, read_selector(words))
    office = words.among(OFFICES)
    return condition(event, office * 64 + words.among(names.SENATORS) + 1)


def written_condition(when: int) -> list[str]:
    """A condition in notation."""
    event, about = when // WHEN, when % WHEN
    if event == ELECTED:
        return ["if", CONDITIONS[event], OFFICES[about // 64], names.SENATORS[about % 64 - 1]]
    return ["if", CONDITIONS[event], *selected(about)]
