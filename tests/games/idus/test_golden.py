"""Which golden games of Idus Martii must be there, beside what is asked of every game."""

from __future__ import annotations

from games.idus.table import TABLES
from games.test_golden import README


def test_every_table_is_there_with_both_ends() -> None:
    """The Ides, and a conspiracy that fails."""
    kept = {(result[-1], ending.partition("-")[0]) for name, (ending, result, _) in README.items() if name.startswith("idus-")}
    assert kept >= {(str(players), end) for players in TABLES for end in ("ides", "conspiracy")}
