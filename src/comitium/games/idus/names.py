"""The ids of seats, factions, colours and roles, and how a number becomes a phrase that can be spoken."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase
from comitium.core.vocabulary import Speakers

SEATS: Final = tuple(f"senator_{number}" for number in range(1, 9))
FACTIONS: Final = ("loyal", "traitor", "merchant")
COLOURS: Final = ("green", "red", "yellow")


def seat(number: int) -> Phrase:
    return Phrase(f"idus-seat-{SEATS[number]}")


def faction(number: int) -> Phrase:
    return Phrase(f"idus-faction-{FACTIONS[number]}")


def colour(number: int) -> Phrase:
    return Phrase(f"idus-colour-{COLOURS[number]}")


THINGS: Final[dict[str, tuple[str, ...]]] = {"seat": SEATS, "faction": FACTIONS, "colour": COLOURS}
SPEAKERS: Final[Speakers] = {
    "seat": seat,
    "praetor": seat,
    "aedile": seat,
    "faction": faction,
    "colour": colour,
}
