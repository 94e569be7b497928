"""A table at the beginning of the Revenue Phase."""

from __future__ import annotations

from typing import Any

from comitium.core.frames import Frame
from comitium.games.republic.catalogue.ids import EVIL_OMENS
from comitium.games.republic.catalogue.provinces import BASE_LAND
from comitium.games.republic.catalogue.senators import MILITARY
from comitium.games.republic.numbers import (
    REVENUE,
    ROME_CONSUL,
)
from comitium.games.republic.state import Republic
from games.republic.builder import (
    event,
    garrison,
    govern,
    new_table,
    province,
    put,
)


class Idle(Frame[Republic]):
    """Waits below what a test pushes."""

    def run(self, game: Republic) -> bool:
        return True

    def actors(self, game: Republic) -> list[int]:
        return []


def table(scenario: str = "late", **options: Any) -> Republic:
    """Three factions with a leader each; a Revenue Phase in which every step can be done by itself."""
    game = new_table(scenario, 3, **options)
    game.phase = REVENUE
    game.turn = 2
    put(game, "aurelius", 0, leader=True, office=ROME_CONSUL)
    put(game, "junius", 1, leader=True)
    put(game, "papirius", 2, leader=True)
    game.push(Idle())
    return game


def run(game: Republic) -> None:
    game.advance()


# -- Barbarian Raids


def raided(omens: int = 0, level: int = 1, **options: Any) -> tuple[Republic, int]:
    """Undeveloped Hispania Citerior, land 1, with a legion and a governor of military 2."""
    game = table(**options)
    governor = put(game, "claudius", 0, talents=3)
    assert (MILITARY[governor], BASE_LAND[2 * province("hispania_citerior")]) == (2, 1)
    govern(game, governor, "hispania_citerior")
    garrison(game, "hispania_citerior", 1)
    event(game, "barbarian_raids", level)
    game.levels[EVIL_OMENS] = omens
    return game, governor
