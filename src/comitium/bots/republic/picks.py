"""Choices of a menu, by their verb."""

from __future__ import annotations

from comitium.games.republic.choices import verb


def of(legal: list[int], word: int) -> list[int]:
    """The choices of a verb."""
    return [choice for choice in legal if verb(choice) == word]


def at_most(legal: list[int], word: int, number: int) -> int:
    """The highest amount that is no more than this, or the lowest there is."""
    able = of(legal, word)
    below = [choice for choice in able if choice - word <= number]
    return below[-1] if below else able[0]


def first_of(legal: list[int], *choices: int) -> int:
    """The first of these that is on the menu, else the first of the menu."""
    for choice in choices:
        if choice in legal:
            return choice
    return legal[0]
