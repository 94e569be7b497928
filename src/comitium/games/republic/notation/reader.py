"""The words of a position text: lists, pairs, things by their names, each checked as it is read."""

from __future__ import annotations

from typing import Final

from comitium.core.positions import Fields, fail, is_number
from comitium.games.republic.notation import vocabulary as notation_words

MOST: Final = 9999  # of anything that is counted


class Reader(Fields):
    """Reads lists of things by their names as well."""

    def things(self, field: str, known: list[str] | tuple[str, ...]) -> list[int]:
        return [thing(field, word, known) for word in split(self.take(field, notation_words.NONE))]

    def pairs(self, field: str) -> list[tuple[str, str]]:
        """`name:value,name:value`."""
        return [pair(field, part) for part in split(self.take(field, notation_words.NONE))]


def split(text: str, sign: str = ",") -> list[str]:
    """The parts of a list, those in brackets kept together; `-` is an empty one.

    >>> split("a(b,c),[1,2],d")
    ['a(b,c)', '[1,2]', 'd']
    """
    if text == notation_words.NONE:
        return []
    if not any(bracket in text for bracket in "()[]"):
        return text.split(sign)
    found = [""]
    depth = 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter == sign and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return found


def pair(field: str, text: str) -> tuple[str, str]:
    name, colon, value = text.partition(":")
    if not colon or not value:
        fail(field, text)
    return name, value


def thing(field: str, word: str, known: list[str] | tuple[str, ...]) -> int:
    """The number of a thing by its name."""
    if word not in known:
        fail(field, word)
    return known.index(word)


def number(field: str, text: str, low: int, high: int) -> int:
    digits = text[1:] if text.startswith("-") else text
    if not is_number(digits) or not low <= int(text) <= high:
        fail(field, text)
    return int(text)
