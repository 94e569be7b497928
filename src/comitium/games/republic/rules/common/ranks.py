"""[1.04.8] [1.09.11] Who comes first: the highest ranking official in Rome, seats clockwise, ties by two dice."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.senators import SENATOR_FAMILY
from comitium.games.republic.events.people import TieRolled
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import SEATING, Republic


def _neighbours(seats: int) -> list[list[int]]:
    """[3.01.2] All ways to sit round a table: for each seat, who sits next clockwise. The first way is that of the numbers.

    >>> _neighbours(3)
    [[1, 2, 0], [2, 0, 1]]
    """
    found: list[list[int]] = []
    for others in permutations(range(1, seats)):
        order = [0, *others]
        beside = [0] * seats
        for place in range(seats):
            beside[order[place]] = order[(place + 1) % seats]
        found.append(beside)
    return found


NEIGHBOURS: Final[list[list[list[int]]]] = [_neighbours(seats) if seats else [] for seats in range(7)]


def highest(game: Republic) -> int:
    """[1.09.11] [A-1] The HRAO: the first office holder in Rome, else the most influential senator; if Rome is empty, as if
    all were there. NOBODY only if no faction has a free senator left."""
    return highest_of(game, game.rome if game.rome else free(game))


def highest_of(game: Republic, able: int) -> int:
    """[1.09.11] The highest in rank among some senators, wherever they are."""
    for senator in game.offices:
        if senator >= 0 and able >> senator & 1:
            return senator
    return first_in_rank(game, able)


def first_in_rank(game: Republic, able: int) -> int:
    """[1.09.11] Without an office: most influence, then oratory, then the lowest number (B-2: A before B)."""
    best = NOBODY
    for senator in bits(able):
        if best < 0 or _before(game, senator, best):
            best = senator
    return best


def _before(game: Republic, one: int, other: int) -> bool:
    if game.influence[one] != game.influence[other]:
        return game.influence[one] > game.influence[other]
    if game.oratory(one) != game.oratory(other):
        return game.oratory(one) > game.oratory(other)
    if SENATOR_FAMILY[one] != SENATOR_FAMILY[other]:
        return SENATOR_FAMILY[one] < SENATOR_FAMILY[other]
    return one < other


def free(game: Republic) -> int:
    """Aligned senators that are neither captive nor in revolt."""
    found = 0
    for seat in range(game.rules.seats):
        found |= game.members[seat]
    return found & ~game.rebels & ~captive(game)


def captive(game: Republic) -> int:
    """All captives."""
    found = 0
    for seat in range(game.rules.seats):
        found |= game.captives(seat)
    return found


def first_seat(game: Republic) -> int:
    """[1.04.8] The faction of the HRAO; the first that still plays if there is none."""
    senator = highest(game)
    seat = game.faction[senator] if senator >= 0 else 0
    while not game.playing >> seat & 1:
        seat = beside(game, seat)
    return seat


def beside(game: Republic, seat: int) -> int:
    """[3.01.2] Who sits next clockwise, whether that faction still plays or not."""
    orders = NEIGHBOURS[game.rules.seats]
    return orders[game.marks[SEATING] % len(orders)][seat]


def clockwise(game: Republic, first: int) -> list[int]:
    """[1.04.8] The factions that still play, from a seat on."""
    found: list[int] = []
    seat = first
    for _ in range(game.rules.seats):
        if game.playing >> seat & 1:
            found.append(seat)
        seat = beside(game, seat)
    return found


def in_order(game: Republic) -> list[int]:
    """[1.04.8] The HRAO's faction first, then clockwise."""
    return clockwise(game, first_seat(game))


def after(game: Republic, seat: int) -> int:
    """The next faction clockwise that still plays."""
    while True:
        seat = beside(game, seat)
        if game.playing >> seat & 1:
            return seat


def highest_roll(game: Republic, rule: str, parties: list[int]) -> int:
    """[1.04.8] Two dice each; equal results are thrown again. Says which of the parties, seats, has won."""
    left = parties
    while len(left) > 1:
        rolls = [game.two_dice() for _ in left]
        if game.has_listener:
            for place in range(len(left)):
                game.tell(TieRolled(rule, left[place], rolls[place]), EVERYBODY)
        best = max(rolls)
        left = [left[place] for place in range(len(left)) if rolls[place] == best]
    return left[0]
