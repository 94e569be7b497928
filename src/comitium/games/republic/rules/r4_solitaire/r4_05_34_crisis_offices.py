"""[4.05.34] Q3a: Dictator and Master of Horse."""

from __future__ import annotations

from typing import Any

from comitium.games.republic.state.republic import Republic


def name_crisis_offices(game: Republic, senate: Any) -> None:
    raise NotImplementedError
