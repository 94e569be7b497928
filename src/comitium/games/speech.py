"""How a game's numbers become words: events by the names of their fields, choices by a word and what it is about."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias

from msgspec.structs import asdict

from comitium.core.errors import Illegal
from comitium.core.messages import Event, Option, Phrase, Value
from comitium.games.fields import is_number

Speakers: TypeAlias = Mapping[str, Callable[[int], Phrase]]


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
        return Phrase(self.message(), {**args, **self.nuances()})

    def nuances(self) -> dict[str, int]:
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
    """The choices of a game in words and in notation: `play scout`, `vote red`, `end`. A choice is a verb plus an argument.

    `words` has for each verb what it is called, what kind of thing its argument is ("" for none), and its rule; `things` the
    names of each kind, in the order of their numbers. A seat's number is as good as its name.
    """

    def __init__(
        self, game: str, words: Mapping[int, tuple[str, str, str]], things: Mapping[str, tuple[str, ...]], speakers: Speakers
    ) -> None:
        self.game = game
        self.words = words
        self.things = things
        self.speakers = speakers

    def describe(self, choice: int) -> Option:
        number = choice % 16
        word, kind, rule = self.words.get(choice - number, ("", "", ""))
        if not word or number >= (len(self.things[kind]) if kind else 1):
            raise Illegal("", Phrase("refuse-choice", {"choice": choice}))
        message = f"{self.game}-choice-{word}"
        if not kind:
            return Option(choice, word, Phrase(message), rule)
        return Option(
            choice, f"{word} {self.things[kind][number]}", Phrase(message, {kind: self.speakers[kind](number)}), rule
        )

    def parse(self, text: str) -> int:
        words = text.lower().split()
        for verb, (word, kind, _) in self.words.items():
            if words[:1] == [word] and len(words) == (2 if kind else 1):
                number = self.number(kind, words[1]) if kind else 0
                if number >= 0:
                    return verb + number
        raise Illegal("", Phrase("refuse-notation", {"text": text.strip()}))

    def number(self, kind: str, word: str) -> int:
        """The number of a thing, or -1 if there is none of that name."""
        names = [name.lower() for name in self.things[kind]]
        if kind == "seat" and is_number(word):
            return int(word) - 1 if 1 <= int(word) <= len(names) else -1
        return names.index(word) if word in names else -1
