"""[4.05.31] Q4: commanders and armies."""

from __future__ import annotations

from typing import Any

from comitium.games.republic.state.republic import Republic


def send_armies(game: Republic, senate: Any) -> None:
    raise NotImplementedError
