"""[1.09.5] Governorships."""

from __future__ import annotations

from comitium.games.republic.state import Republic


def fill_vacancy(game: Republic) -> bool:
    """[1.09.54] [S6] A province lacks a governor and somebody can be found: an automatic last candidate goes (after W-FLOOR), else the
    chair must propose. True: something was done or is asked."""
    return False


def has_vacancy(game: Republic) -> bool:
    """[1.09.54] Whether a vacancy can be filled: it blocks every other act of the chair (B-34)."""
    return False
