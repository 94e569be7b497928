"""[4.05.1] Q0 and the end of Q4."""

from __future__ import annotations

from comitium.games.republic.state.republic import Republic


def open_session(game: Republic) -> None:
    raise NotImplementedError


def close_session(game: Republic) -> None:
    raise NotImplementedError
