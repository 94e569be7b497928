"""Choices as ints: a verb and one argument below 4,096. Most questions ask for a thing or a number, and share their
verbs; what
is said only in one chapter has its verbs in that chapter's `choices.py`."""

from __future__ import annotations

from typing import Final

from comitium.core.errors import Illegal
from comitium.core.messages import Option, Phrase, Value
from comitium.core.vocabulary import UNKNOWN, Vocabulary
from comitium.games.republic import names

SPAN: Final = 4096

PASS: Final = 1 * SPAN  # nothing, or nothing more
DONE: Final = 2 * SPAN  # that is all, do it
YES: Final = 3 * SPAN
NO: Final = 4 * SPAN
SENATOR: Final = 5 * SPAN  # + whom
FACTION: Final = 6 * SPAN  # + which
WAR: Final = 7 * SPAN
PROVINCE: Final = 8 * SPAN
CONCESSION: Final = 9 * SPAN
CARD: Final = 10 * SPAN
LEADER: Final = 11 * SPAN
TALENTS: Final = 12 * SPAN  # + how many
LEGIONS: Final = 13 * SPAN
FLEETS: Final = 14 * SPAN
VETERAN: Final = 15 * SPAN  # + the number of the legion
NUMBER: Final = 16 * SPAN
KIND: Final = 17 * SPAN  # + a kind of intrigue
FIRST_OF_CHAPTERS: Final = 32  # verbs of chapters begin here: 32 setup to population, 40 revenue, 60 forum, 90 senate,
#                                160 combat, 180 revolution, 200 acts unasked

UNASKED: Final = 200 * SPAN  # acts that nobody asked for begin here

COMMON: Final = {
    PASS: ("pass", "", ""),
    DONE: ("done", "", ""),
    YES: ("yes", "", ""),
    NO: ("no", "", ""),
    SENATOR: ("senator", "senator", ""),
    FACTION: ("faction", "seat", ""),
    WAR: ("war", "war", ""),
    PROVINCE: ("province", "province", ""),
    CONCESSION: ("concession", "concession", ""),
    CARD: ("card", "card", ""),
    LEADER: ("leader", "leader", ""),
    TALENTS: ("talents", "amount", ""),
    LEGIONS: ("legions", "amount", ""),
    FLEETS: ("fleets", "amount", ""),
    VETERAN: ("veteran", "legion", ""),
    NUMBER: ("number", "amount", ""),
    KIND: ("kind", "intrigue", ""),
}


def verb(choice: int) -> int:
    return choice - choice % SPAN


def argument(choice: int) -> int:
    return choice % SPAN


class GameVocabulary:
    """The vocabularies of all chapters as one."""

    def __init__(self) -> None:
        self.chapters: list[Vocabulary] = [Vocabulary("republic-common", COMMON, names.THINGS, names.SPEAKERS)]
        self.by_verb: dict[int, Vocabulary] = dict.fromkeys(COMMON, self.chapters[0])

    def add(self, chapter: str, words: dict[int, tuple[str, str, str]]) -> None:
        """The verbs of a chapter; each number and each word stands for one thing only."""
        made = Vocabulary(f"republic-{chapter}", words, names.THINGS, names.SPEAKERS)
        spoken = {word for vocabulary in self.chapters for word, _, _ in vocabulary.words.values()}
        for number, (word, _, _) in words.items():
            if number in self.by_verb or word in spoken or number < FIRST_OF_CHAPTERS * SPAN:
                raise ValueError(f"the verb {word!r} ({number // SPAN}) of chapter {chapter} is taken")
            self.by_verb[number] = made
        self.chapters.append(made)

    def describe(self, choice: int) -> Option:
        vocabulary = self.by_verb.get(verb(choice))
        if vocabulary is None:
            raise Illegal("", Phrase(UNKNOWN, {"choice": choice}))
        return vocabulary.describe(choice)

    def args(self, choice: int) -> dict[str, Value]:
        vocabulary = self.by_verb.get(verb(choice))
        return {} if vocabulary is None else vocabulary.args(choice)

    def parse(self, text: str) -> int:
        for vocabulary in self.chapters:
            try:
                return vocabulary.parse(text)
            except Illegal:
                continue
        raise Illegal("", Phrase("refuse-notation", {"text": text.strip()}))


WORDS: Final = GameVocabulary()
