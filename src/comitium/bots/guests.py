"""Bots from elsewhere: `module:Class` on the command line, or a package's entry point in the group `comitium.bots`.

The class, or any function in its place, is called as `Class(game_id, seed, **parameters)` and gives something with a method
`choose(seat) -> int`; `speak(seat)` and `hurry()` are welcome. Whatever is wrong with it is said in one sentence.
"""

from __future__ import annotations

import importlib
import inspect
import os
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from operator import attrgetter, index
from typing import Any, Final

from comitium.bots.player import Patient, Player, Seat, Speaker
from comitium.core.errors import ComitiumError
from comitium.core.messages import Phrase

GROUP: Final = "comitium.bots"

Factory = Callable[..., Any]


class BadBot(ComitiumError):
    """A bot from elsewhere that cannot be had, with what is wrong with it."""


class Guest:
    """Somebody's bot at our table: its answers are plain ints, and it has the name it was asked for by."""

    def __init__(self, name: str, player: Any) -> None:
        self.name = name
        self.player = player

    def choose(self, seat: Seat) -> int:
        return index(self.player.choose(seat))  # numpy's integers are welcome

    def hurry(self) -> None:
        if isinstance(self.player, Patient):
            self.player.hurry()


class TalkingGuest(Guest):
    """One that has something to say."""

    def speak(self, seat: Seat) -> list[str]:
        return list(self.player.speak(seat))


@cache
def installed() -> dict[str, str]:
    """The bots that other packages offer: `module:Class` by name."""
    return {point.name: point.value for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def is_path(place: str) -> bool:
    """Whether this is `module:Class`, and not the name of a bot with parameters.

    >>> is_path("my.bots:Boldest"), is_path("consul:sims=400"), is_path("consul")
    (True, False, False)
    """
    module, colon, made = place.partition(":")
    return bool(colon) and _is_dotted(module) and _is_dotted(made)


def find(name: str, place: str) -> Factory:
    """The class or function at `module:Class`, called `name` in sentences. The working folder is looked into last.

    Raises `BadBot`.
    """
    module, _, attribute = place.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is not None and f"{module}.".startswith(f"{missing.name}."):
            raise BadBot(Phrase("bots-guest-module", {"bot": name, "module": missing.name})) from None
        raise BadBot(Phrase("bots-guest-import", {"bot": name, "module": module, "error": _line(missing)})) from missing
    except Exception as broken:
        raise BadBot(Phrase("bots-guest-import", {"bot": name, "module": module, "error": _line(broken)})) from broken
    try:
        factory = attrgetter(attribute)(found)
    except AttributeError:
        raise BadBot(Phrase("bots-guest-class", {"bot": name, "module": module, "class": attribute})) from None
    if not callable(factory):
        raise BadBot(Phrase("bots-guest-call", {"bot": name, "class": attribute, "error": type(factory).__name__}))
    made: Factory = factory
    return made


def seat_guest(name: str, factory: Factory, game_id: str, seed: int, parameters: dict[str, Any]) -> Player:
    """Somebody's bot, made and looked over. Raises `BadBot`."""
    called = getattr(factory, "__name__", str(factory))
    try:
        inspect.signature(factory).bind(game_id, seed, **parameters)
    except (TypeError, ValueError) as unfit:
        raise BadBot(Phrase("bots-guest-signature", {"bot": name, "class": called, "error": str(unfit)})) from None
    try:
        player = factory(game_id, seed, **parameters)
    except ComitiumError:
        raise
    except Exception as broken:
        raise BadBot(Phrase("bots-guest-made", {"bot": name, "class": called, "error": _line(broken)})) from broken
    if not callable(getattr(player, "choose", None)):
        raise BadBot(Phrase("bots-guest-choose", {"bot": name, "class": called}))
    return TalkingGuest(name, player) if isinstance(player, Speaker) else Guest(name, player)


def _is_dotted(text: str) -> bool:
    return all(part.isidentifier() for part in text.split("."))


def _line(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
