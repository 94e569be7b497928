"""The names of things, and how a number becomes a phrase that can be spoken."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase
from comitium.core.words import Speakers
from comitium.games.republic.numbers import PHASE_NAMES

SEATS: Final = ("column", "amphora", "trident", "star", "torch", "crescent")


def seat(number: int) -> Phrase:
    return Phrase(f"republic-seat-{SEATS[number]}")


def phase(number: int) -> Phrase:
    return Phrase(f"republic-phase-{PHASE_NAMES[number]}")


SPEAKERS: Final[Speakers] = {"seat": seat, "phase": phase}
THINGS: Final[dict[str, tuple[str, ...]]] = {"seat": SEATS}
