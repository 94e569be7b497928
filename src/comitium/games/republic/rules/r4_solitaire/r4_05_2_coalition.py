"""[4.05.2] Q1: the ruling coalition."""

from __future__ import annotations

from comitium.games.republic.state.republic import Republic


def form_coalition(game: Republic) -> None:
    raise NotImplementedError
