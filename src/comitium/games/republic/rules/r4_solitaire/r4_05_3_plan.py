"""[4.05.3] Q2: crisis, plan and builds."""

from __future__ import annotations

from typing import Any

from comitium.games.republic.state.republic import Republic


def make_plan(game: Republic, senate: Any) -> None:
    raise NotImplementedError
