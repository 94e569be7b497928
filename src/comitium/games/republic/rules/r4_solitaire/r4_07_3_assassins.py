"""[4.07.3] Assassination tests."""

from __future__ import annotations

from comitium.games.republic.state.republic import Republic


def assassination_test(game: Republic, target: int) -> None:
    raise NotImplementedError
