"""A table in the Revenue Phase."""

from __future__ import annotations

from typing import Any

from comitium.games.republic.numbers import (
    REVENUE,
    ROME_CONSUL,
)
from comitium.games.republic.state import Republic
from games.republic.builder import (
    new_table,
    put,
)
from games.republic.incomes import Idle


def table(players: int = 3, **options: Any) -> Republic:
    game = new_table("late", players, **options)
    game.phase = REVENUE
    put(game, "aurelius", 0, leader=True, office=ROME_CONSUL)
    put(game, "junius", 1, leader=True)
    put(game, "papirius", 2, leader=True)
    game.push(Idle())
    return game
