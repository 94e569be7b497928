"""Chances of dice and of mortality chits: what every gamble of the Republic is counted with. See gambles.py."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from comitium.games.republic.catalogue.senators import MILITARY, MILITARY_BONUS, MILITARY_DICE, SENATOR_FAMILY
from comitium.games.republic.rules.common.chits import BLANKS, PAIRS, TWICE
from comitium.games.republic.state.numbers import FAMILIES, OUT
from comitium.games.republic.state.republic import Republic

STAYING: Final = FAMILIES + BLANKS  # chits that stay out when drawn


@cache
def ways(dice: int) -> tuple[tuple[int, int], ...]:
    """The totals of so many dice, each with the throws that make it.

    >>> ways(2)[0], ways(2)[5], ways(0)
    ((2, 1), (7, 6), ((0, 1),))
    """
    found = {0: 1}
    for _ in range(dice):
        further: dict[int, int] = {}
        for total, number in found.items():
            for die in range(1, 7):
                further[total + die] = further.get(total + die, 0) + number
        found = further
    return tuple([(total, found[total]) for total in sorted(found)])


@cache
def throws(dice: int) -> tuple[tuple[int, float], ...]:
    """The totals of so many dice, each with its chance.

    >>> throws(2)[0], throws(2)[5][0], throws(0)
    ((2, 0.027777777777777776), 7, ((0, 1.0),))
    """
    every = 6**dice
    return tuple([(total, number / every) for total, number in ways(dice)])


def at_least(dice: int, total: int) -> float:
    """The chance of so much or more.

    >>> at_least(1, 6), at_least(2, 2), at_least(1, 7)
    (0.16666666666666666, 1.0, 0)
    """
    if total <= dice:
        return 1.0
    return sum([chance for thrown, chance in throws(dice) if thrown >= total])


@cache
def chits_drawn(number: int) -> tuple[float, ...]:
    """[1.05.21] [A-4] When so many chits are to be drawn: the chance of each number of chits that stay out in the end. A "draw
    two" goes back and is replaced by two, so it is never less than asked for, but for the size of the urn."""
    if number <= 0:
        return (1.0,)
    found = [0.0] * (STAYING + 1)
    waiting = {min(number, STAYING): 1.0}  # how many are still to come
    for out in range(STAYING):
        twice = TWICE / (STAYING - out + TWICE)
        further: dict[int, float] = {}
        for left, chance in waiting.items():
            again = chance
            while left < STAYING:
                stays = again * (1 - twice)
                further[left - 1] = further.get(left - 1, 0.0) + stays
                again -= stays
                left += 1
            further[left - 1] = further.get(left - 1, 0.0) + again  # more than the urn holds is all of it
        found[out + 1] = further.pop(0, 0.0)
        waiting = further
    found[STAYING] += sum(waiting.values())
    return tuple(found)


def share(game: Republic, senator: int) -> float:
    """[1.05.22] The chance that his chit, if it is drawn, strikes him: of two brothers in play each one half the time."""
    pair = PAIRS.get(SENATOR_FAMILY[senator])
    if pair is not None and senator in pair and game.where[pair[0]] != OUT and game.where[pair[1]] != OUT:
        return 0.5
    return 1.0


def chance_of_death(game: Republic, senator: int, number: int) -> float:
    """[1.05.21] The chance that a senator dies when so many chits are drawn against him."""
    drawn = chits_drawn(number)
    return share(game, senator) * sum([chance * out / STAYING for out, chance in enumerate(drawn)])


def ratings(game: Republic, senator: int) -> tuple[tuple[int, float], ...]:
    """[1.10.11] [C-79] His military rating in a battle; that of Pompey is thrown, omens off, never below 0."""
    if MILITARY_DICE[senator] == 0:
        return ((MILITARY[senator], 1.0),)
    found: dict[int, float] = {}
    for thrown, chance in throws(MILITARY_DICE[senator]):
        rating = max(0, thrown + MILITARY_BONUS[senator] - game.omens)
        found[rating] = found.get(rating, 0.0) + chance
    return tuple(sorted(found.items()))


def mixed(legions: int, veterans: int, lost: int) -> list[tuple[int, float]]:
    """[1.10.6] How many veterans are among the lost when so many legions are drawn at random, with the chances.

    >>> mixed(1, 1, 1)
    [(0, 0.5), (1, 0.5)]
    """
    every = comb(legions + veterans, lost)
    return [
        (gone, comb(veterans, gone) * comb(legions, lost - gone) / every)
        for gone in range(max(0, lost - legions), min(veterans, lost) + 1)
    ]


def followers(number: int, chance: float) -> list[float]:
    """The chances that none, one, two … of so many follow.

    >>> followers(2, 0.5)
    [0.25, 0.5, 0.25]
    """
    return [comb(number, some) * chance**some * (1 - chance) ** (number - some) for some in range(number + 1)]


# -- in hundredths


def spoken(hundredths: int, chance: float) -> str:
    """What is not quite certain, or not quite impossible, is never said to be.

    >>> spoken(0, 0.004), spoken(0, 0.0), spoken(100, 0.996), spoken(100, 1.0)
    ('< 1', '0', '> 99', '100')
    """
    if hundredths == 0 and chance > 0:
        return "< 1"
    return "> 99" if hundredths == 100 and chance < 1 - 1e-9 else str(hundredths)


def percent(chance: float) -> str:
    """A chance by itself.

    >>> percent(0.004), percent(0.5), percent(0.998), percent(1.0)
    ('< 1', '50', '> 99', '100')
    """
    return spoken(round(100 * chance), chance)


def shares(chances: list[float]) -> list[int]:
    """Whole percents of chances that leave nothing out: they add up to 100, by largest remainder.

    >>> shares([1 / 3, 1 / 3, 1 / 3]), shares([0.004, 0.996]), shares([0.625, 0.125, 0.25])
    ([34, 33, 33], [0, 100], [63, 12, 25])
    """
    found = [int(100 * chance + 1e-9) for chance in chances]
    order = sorted(range(len(chances)), key=lambda place: (round(found[place] - 100 * chances[place], 9), place))
    for place in order[: 100 - sum(found)]:
        found[place] += 1
    return found
