"""Temperaments: four kinds of politician that a player can tell apart."""

from __future__ import annotations

from typing import Final, NamedTuple


class Deed(NamedTuple):
    """What a faction did to us last, in a word of bonds.py, and to which of our senators, or -1."""

    what: str = ""
    man: int = -1


class Mood(NamedTuple):
    """How much of each there is in him, from 0 to 1: Rome first, money, the crowd, command, spite against who leads.

    `price` is the share of a bargain's gain that he asks for, `faith` what his word is worth where it does not bind. `foe` is
    the faction that broke its word to him, or -1; `broken` how many promises each faction has broken, to anybody;
    `misers` for how many years each has left it to others to pay for Rome; `bonds` how he stands to each faction, from -2
    (grudge) to 2 (gratitude), and `deeds` why (bonds.py).
    """

    name: str
    rome: float
    greed: float
    crowd: float
    sword: float
    spite: float
    price: float
    faith: float = 0.6
    foe: int = -1
    broken: tuple[int, ...] = ()
    misers: tuple[int, ...] = ()
    bonds: tuple[float, ...] = ()
    deeds: tuple[Deed, ...] = ()


MOODS: Final = (
    Mood("statesman", 0.9, 0.2, 0.4, 0.4, 0.4, 0.1, 1.0),
    Mood("plutocrat", 0.5, 0.9, 0.2, 0.2, 0.5, 0.9, 0.2),
    Mood("demagogue", 0.6, 0.4, 0.9, 0.3, 0.5, 0.3, 0.4),
    Mood("warlord", 0.4, 0.3, 0.3, 0.9, 0.6, 0.4, 0.7),
)
AVERAGE: Final = Mood("average", 0.6, 0.45, 0.45, 0.45, 0.55, 0.3)  # what one takes the others for
