"""A position as one line of fields, `name=value`: how every game reads and writes it. What the fields mean is the game's."""

from __future__ import annotations

from typing import NoReturn

from comitium.core.errors import BadPosition
from comitium.core.messages import Phrase
from comitium.core.options import Meta, Setting, resolve, written


class Fields:
    """The fields of a position text, taken one after the other; the options among them are settled at once.

    Whatever is wrong raises `BadPosition` with the field, a wrong option `BadOption`.
    """

    def __init__(self, text: str, meta: Meta) -> None:
        self.left: dict[str, str] = {}
        for word in text.split():
            name, equals, value = word.partition("=")
            if not equals or not value or name in self.left:
                raise BadPosition(Phrase("position-word", {"word": word}))
            self.left[name] = value
        self.settings = resolve(meta, {name: self.left.pop(name) for name in meta.options if name in self.left})

    def take(self, name: str, default: str = "") -> str:
        return self.left.pop(name, default)

    def number(self, name: str, default: str, low: int, high: int) -> int:
        value = self.take(name, default)
        if not is_number(value) or not low <= int(value) <= high:
            fail(name, value)
        return int(value)

    def pair(self, name: str, default: str) -> list[str]:
        """What stands before a slash and behind it."""
        value = self.take(name, default)
        parts = value.split("/")
        if len(parts) != 2:
            fail(name, value)
        return parts

    def close(self) -> None:
        """Every field must have been taken."""
        for name in self.left:
            raise BadPosition(Phrase("position-unknown", {"field": name}))


def fail(name: str, value: str) -> NoReturn:
    raise BadPosition(Phrase("position-field", {"field": name, "value": value}))


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def line(fields: dict[str, str], meta: Meta, settings: dict[str, Setting]) -> str:
    """The fields, then the rule set if there are several, and the options that differ from what it says."""
    several = {name: settings[name] for name in ("rule_set",) if name in settings}
    defaults = resolve(meta, several)
    options = {name: written(value) for name, value in settings.items() if name in several or value != defaults[name]}
    return " ".join(f"{name}={value}" for name, value in {**fields, **options}.items())
