"""The ids of seats, factions, colours and roles, and how a number becomes a phrase that can be spoken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comitium.core.messages import Phrase, Value

SEATS: Final = tuple(f"senator_{number}" for number in range(1, 9))
FACTIONS: Final = ("loyal", "traitor", "merchant")
COLOURS: Final = ("green", "red", "yellow")


def seat(number: int) -> Phrase:
    return Phrase(f"idus-seat-{SEATS[number]}")


def faction(number: int) -> Phrase:
    return Phrase(f"idus-faction-{FACTIONS[number]}")


def colour(number: int) -> Phrase:
    return Phrase(f"idus-colour-{COLOURS[number]}")


SPEAKERS: Final[dict[str, Callable[[int], Phrase]]] = {
    "seat": seat,
    "praetor": seat,
    "aedile": seat,
    "faction": faction,
    "colour": colour,
}


def speak(field: str, value: Value | tuple[int, ...]) -> Value:
    """The value of an event's field, by the field's name: `seats` and `factions` are lists."""
    if isinstance(value, tuple):
        return tuple(SPEAKERS[field.rstrip("s")](number) for number in value if isinstance(number, int))
    if isinstance(value, int) and field.rstrip("2") in SPEAKERS:
        return SPEAKERS[field.rstrip("2")](value)
    return value
