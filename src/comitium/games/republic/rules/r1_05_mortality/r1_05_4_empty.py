"""[1.05.4] A faction that has lost its last senator."""

from __future__ import annotations

from comitium.games.republic.state import Republic


def fill_empty_factions(game: Republic) -> bool:
    """[1.05.4] Ask a faction without senators what it does. True: something was done or is asked."""
    return False
