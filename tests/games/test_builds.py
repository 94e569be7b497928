"""The compiled build plays the same games as the sources: part of `make test-compiled`, and nothing to compare without it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import comitium
from games import two_builds

GAMES = {"caesar": 60, "idus": 60, "republic": 60}
TENS = [(game, ten) for game, games in GAMES.items() for ten in range(0, games, 10)] if comitium.build() == "compiled" else []


@pytest.mark.parametrize(("game", "ten"), TENS)
def test_the_compiled_build_plays_as_the_sources_do(game: str, ten: int) -> None:
    """Ten whole random games: the same questions, menus, asides, digests and imagined worlds."""
    there = subprocess.run(
        [sys.executable, str(Path(two_builds.__file__)), game, str(ten), str(ten + 10)],
        env={**os.environ, "COMITIUM_BUILD": "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    here = [line for seed in range(ten, ten + 10) for line in two_builds.describe_game(game, seed)]
    assert there[0] == "interpreted"
    assert there[1:] == here
