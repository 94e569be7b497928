"""Which golden games of Caesar & Cleopatra must be there, beside what is asked of every game."""

from __future__ import annotations

from games.caesar.table import RULE_SETS
from games.test_golden import README


def test_every_edition_is_there_with_its_endings() -> None:
    kept = {name: ending for name, (ending, *_) in README.items() if name.startswith("caesar-")}
    for rule_set in RULE_SETS:
        endings = {ending for name, ending in kept.items() if name == f"caesar-{rule_set}-{ending}.jsonl"}
        assert {"patricians", "blocked"} <= endings
