"""[A-46] Acts nobody asked for: ransom, Influence Peddling, loyal veterans called home."""

from __future__ import annotations

from comitium.games.republic.state import Republic


def unasked(game: Republic, seat: int) -> list[int]:
    """What a seat may do now without being asked."""
    return []


def act(game: Republic, seat: int, choice: int) -> None:
    """Do one of them."""
