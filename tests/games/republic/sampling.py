"""How often a gamble succeeds when it is played again and again, or with every throw there is."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import sqrt
from typing import Any

import pytest

from comitium.core.dice import stream
from comitium.games.republic.numbers import (
    CAPTIVE,
    DICTATOR,
    MASTER_OF_HORSE,
    REBEL,
)
from comitium.games.republic.state import Republic
from games.republic.builder import (
    event,
    new_table,
    put,
    send,
    wage,
)

GAMES = 1500
SIGMAS = 4.5  # the seeds are fixed: what passes once passes always


def sample(game: Republic, once: Callable[[Republic], tuple[float, ...]]) -> list[tuple[float, float]]:
    """Each of some numbers on average, and the error of that, over many copies of a table that differ by their dice."""
    found: list[tuple[float, ...]] = []
    for seed in range(GAMES):
        world = game.clone()
        world.dice = stream(seed, "odds")
        found.append(once(world))
    averages = []
    for numbers in zip(*found, strict=True):
        mean = sum(numbers) / GAMES
        spread = sum((number - mean) ** 2 for number in numbers) / GAMES
        averages.append((mean, sqrt(max(spread, 1 / GAMES) / GAMES)))
    return averages


def agree(game: Republic, expected: tuple[float, ...], once: Callable[[Republic], tuple[float, ...]]) -> None:
    for place, (mean, error) in enumerate(sample(game, once)):
        assert abs(mean - expected[place]) <= SIGMAS * error, (place, mean, expected[place], error)


def counted(game: Republic, dice: int, once: Callable[[Republic], tuple[float, ...]]) -> list[float]:
    """Each of some numbers on average over all throws of so many dice; what is thrown after them comes from the seed."""
    found: list[tuple[float, ...]] = []
    for faces in product(range(1, 7), repeat=dice):
        world = game.clone()
        world.loaded = [*faces]
        found.append(once(world))
    return [sum(numbers) / len(found) for numbers in zip(*found, strict=True)]


def about(*chances: float) -> Any:
    return pytest.approx(chances, abs=1e-9)


# -- battles


def struck_down(world: Republic, man: int) -> tuple[bool, bool]:
    """Whether he is dead, and captive."""
    captive = CAPTIVE <= world.where[man] < REBEL
    return world.faction[man] < 0, captive


MARKED = 77  # influence by which a leader is known again: whoever follows him has another


def commanding(war: str, *, legions: int, veterans: int = 0, fleets: int = 0, commander: str = "cornelius",
               master: str = "", omens: int = 0, **options: Any) -> tuple[Republic, int, int]:  # fmt: skip
    game = new_table(**options)
    event(game, "evil_omens", omens)
    number = wage(game, war)
    man = put(game, commander, 0, influence=MARKED, office=DICTATOR)
    if master:
        second = put(game, master, 0, influence=MARKED, office=MASTER_OF_HORSE)
        send(game, second, war)
    for seat, key in enumerate(("quinctius", "valerius", "manlius"), start=1):
        put(game, key, seat, leader=True)
    put(game, "papirius", 0, leader=True)
    send(game, man, war, legions=legions, veterans=veterans, fleets=fleets)
    return game, number, man
