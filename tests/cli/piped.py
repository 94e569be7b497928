"""What is typed into a game whose input is a pipe, and what it leaves in the folder of saves."""

from __future__ import annotations

import random
from pathlib import Path

SHUFFLED = ("--option", "action_deck_order=shuffled")
PREPARED = "1 1 1 1"


def journals(home: Path) -> list[Path]:
    return sorted((home / "saves").glob("*.jsonl"))


def enough(seed: int, count: int = 3000, *words: str) -> str:
    """Answers for any game: mostly low numbers, so that many are legal; empty lines accept what is forced. Where nothing is
    numbered, a game needs words."""
    pick = random.Random(seed)
    return "".join(pick.choice(["1", "2", "3", "4", "1", "", *words]) + "\n" for _ in range(count))
