"""[1.11.37] The civil war."""

from __future__ import annotations

from comitium.games.republic.state import Republic


def rebellion_collapses(game: Republic) -> bool:
    """[A-8] [C-35] The primary rebel is dead: his partisans die, his legions join the Active Forces. True: it did."""
    return False
