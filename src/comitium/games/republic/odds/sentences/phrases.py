"""The words that sentences about odds are made of."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase, Value
from comitium.games.republic.odds.dice import percent, shares, spoken

MOST: Final = 9  # lines


def phrase(id: str, **args: Value) -> Phrase:
    return Phrase(id, args)


def part(number: int, chance: str) -> Phrase:
    """One of a list: so much, with this chance."""
    return phrase("republic-odds-part", number=number, chance=chance)


def chance_phrase(id: str, chance: float) -> Phrase:
    """A sentence that says one chance."""
    return phrase(id, chance=percent(chance))


def describe_chances(chances: dict[str, float]) -> dict[str, str]:
    """In whole percents that add up to 100, so that a number never differs between two places."""
    numbers = shares(list(chances.values()))
    return {name: spoken(number, chances[name]) for name, number in zip(chances, numbers, strict=True)}


def victory(chances: dict[str, float]) -> Phrase:
    """[1.10.2] The two ends of a campaign, of all that may come of it."""
    if not chances:
        return phrase("republic-odds-choice-idle")
    numbers = dict(zip(chances, shares(list(chances.values())), strict=True))
    lost = [name for name in ("defeat", "disaster") if name in chances]
    bad = spoken(sum([numbers[name] for name in lost]), sum([chances[name] for name in lost]))
    return phrase("republic-odds-choice-battle", victory=spoken(numbers["victory"], chances["victory"]), lost=bad)
