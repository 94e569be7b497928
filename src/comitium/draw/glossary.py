"""The words of a game that a newcomer meets on the screen: a sentence each, and the rule behind it.

A game lists them in `glossary.toml`; how they are called, by which other words they are found and what they mean is spoken in
its `text/<language>/glossary.ftl`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from comitium.core.messages import Phrase
from comitium.core.registry import game_type
from comitium.text import LANGUAGES, bare, forms, say


class Word(NamedTuple):
    """A word, other words that find it (plurals, short forms, what others call it), its meaning and its rule."""

    id: str
    term: str
    also: tuple[str, ...]
    means: str
    rule: str

    def is_called(self, name: str) -> bool:
        return _plain(name) in map(_plain, (self.term, *self.also))


@cache
def glossary(game: str, language: str) -> tuple[Word, ...]:
    """All words of a game, in the order of the reader's alphabet."""
    listed = msgspec.toml.decode((files(game_type(game).package) / "glossary.toml").read_bytes(), type=dict[str, str])
    found: list[Word] = []
    for id, rule in listed.items():
        phrase = Phrase(f"{game}-glossary-{id}")
        spoken = forms(phrase, language)
        found.append(Word(id, say(phrase, language), tuple(spoken["also"].split(", ")), spoken["means"], rule))
    return tuple(sorted(found, key=lambda word: _plain(word.term)))


def look_up(game: str, language: str, asked: str) -> Word | None:
    """The word that somebody asks for, told in the reader's language; a word of another language is understood as well."""
    for spoken in (language, *(other for other in LANGUAGES if other != language)):
        for named in glossary(game, spoken):
            if named.is_called(asked):
                return next(word for word in glossary(game, language) if word.id == named.id)
    return None


def _plain(text: str) -> str:
    """A word as it is compared: keyboards have one apostrophe, the catalogues the other."""
    return bare(text).replace("’", "'")
