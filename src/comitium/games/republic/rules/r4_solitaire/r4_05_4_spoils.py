"""[4.05.4] Q3b: the division of spoils."""

from __future__ import annotations

from typing import Any

from comitium.games.republic.state.republic import Republic


def divide_spoils(game: Republic, senate: Any) -> None:
    raise NotImplementedError
