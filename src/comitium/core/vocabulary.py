"""How a game's numbers become words: events by the names of their fields, choices by a word and what it is about."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeAlias

from msgspec.structs import asdict

from comitium.core.errors import Illegal
from comitium.core.messages import Event, Option, Phrase, Value
from comitium.core.positions import is_number

Speakers: TypeAlias = Mapping[str, Callable[[int], Phrase]]

NARROW: Final = 16  # how far apart verbs are where an argument is never above 15
WIDE: Final = 4096  # and where it may be anything up to 4,095
REMEMBERED: Final = 4_096  # choices of a vocabulary
UNKNOWN: Final = "refuse-unknown-choice"  # the words for a number that no verb of a game stands behind
AMOUNT: Final = "amount"  # the kind of an argument that is just a number


def name_of(things: Mapping[str, Sequence[str]], speakers: Speakers, thing: str, number: int) -> Phrase:
    """What the thing of a number is called. Raises `LookupError` if there is no such kind or number."""
    if not 0 <= number < len(things[thing]):
        raise IndexError(number)
    return speakers[thing](number)


class SpokenEvent(Event, frozen=True):
    """An event whose fields are the arguments of its message: a game says its id, and who speaks for which field.

    A second field of a kind ends in 2 (`group2`), a list of them in s (`cards`).
    """

    game: ClassVar[str]
    speakers: ClassVar[Speakers]

    @classmethod
    def message(cls) -> str:
        return f"{cls.game}-event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def phrase(self) -> Phrase:
        args = {name: self._spoken(name, value) for name, value in asdict(self).items() if name != "rule"}
        return Phrase(self.message(), {**args, **self.extra_args()})

    def extra_args(self) -> dict[str, int]:
        """What else the sentence depends on."""
        return {}

    def _spoken(self, field: str, value: Any) -> Value:
        if isinstance(value, tuple):
            speaker = self.speakers[field.rstrip("s")]
            return tuple(speaker(number) for number in value)
        kind = field.rstrip("2")
        spoken: Value = self.speakers[kind](value) if isinstance(value, int) and kind in self.speakers else value
        return spoken


class Vocabulary:
    """The choices of a game in words and in notation: `play scout`, `bid 12`, `end`. A choice is a verb plus an argument.

    `words` has for each verb what it is called, what kind of thing its argument is ("" for none, "amount" for a number), and
    its rule; `things` the names of each kind, in the order of their numbers. A seat's number is as good as its name. Verbs
    are multiples of `span`: arguments are the numbers below it.
    """

    def __init__(
        self,
        game: str,
        words: Mapping[int, tuple[str, str, str]],
        things: Mapping[str, Sequence[str]],
        speakers: Speakers,
        span: int = WIDE,
    ) -> None:
        self.game = game
        self.words = words
        self.things = things
        self.speakers = speakers
        self.span = span
        self._described: dict[int, Option] = {}  # every frame speaks of the same few again

    def describe(self, choice: int) -> Option:
        """A choice in words. Raises `Illegal` for a number that is none."""
        found = self._described.get(choice)
        if found is None:
            if len(self._described) >= REMEMBERED:
                self._described.clear()
            found = self._described[choice] = self._describe(choice)
        return found

    def _describe(self, choice: int) -> Option:
        number = choice % self.span
        word, kind, rule = self.words.get(choice - number, ("", "", ""))
        if not word:
            raise Illegal("", Phrase(UNKNOWN, {"choice": choice}))
        if not self._is_thing(kind, number):
            raise Illegal("", Phrase("refuse-choice", {"choice": choice}))
        message = f"{self.game}-choice-{word}"
        if not kind:
            return Option(choice, word, Phrase(message), rule)
        if kind == AMOUNT:
            return Option(choice, f"{word} {number}", Phrase(message, {kind: number}), rule, number)
        return Option(
            choice, f"{word} {self.things[kind][number]}", Phrase(message, {kind: self.speakers[kind](number)}), rule
        )

    def args(self, choice: int) -> dict[str, Value]:
        """What a choice speaks of, by its kind; nothing for a number that is no choice."""
        try:
            return self.describe(choice).text.args
        except Illegal:
            return {}

    def parse(self, text: str) -> int:
        words = text.lower().split()
        for verb, (word, kind, _) in self.words.items():
            if words[:1] == [word] and len(words) == (2 if kind else 1):
                number = self.number(kind, words[1]) if kind else 0
                if number >= 0:
                    return verb + number
        raise Illegal("", Phrase("refuse-notation", {"text": text.strip()}))

    def _is_thing(self, kind: str, number: int) -> bool:
        return kind == AMOUNT or number < (len(self.things[kind]) if kind else 1)

    def number(self, kind: str, word: str) -> int:
        """The number of a thing, or -1 if there is none of that name."""
        if kind == AMOUNT:
            return int(word) if is_number(word) and int(word) < self.span else -1
        names = [name.lower() for name in self.things[kind]]
        if kind == "seat" and is_number(word):
            return int(word) - 1 if 1 <= int(word) <= len(names) else -1
        return names.index(word) if word in names else -1
