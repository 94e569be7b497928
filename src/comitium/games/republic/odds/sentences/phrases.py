"""The words that sentences about odds are made of."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase, Value
from comitium.games.republic.odds.dice import percent

MOST: Final = 6  # lines


def phrase(id: str, **args: Value) -> Phrase:
    return Phrase(id, args)


def part(number: int, chance: str) -> Phrase:
    """One of a list: so much, with this chance."""
    return phrase("republic-odds-part", number=number, chance=chance)


def chance_phrase(id: str, chance: float) -> Phrase:
    """A sentence that says one chance."""
    return phrase(id, chance=percent(chance))
