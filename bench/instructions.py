"""Machine instructions a decision costs, here and in another checkout: `python bench/instructions.py FOLDER [GAME ...]`.

Seconds on a busy machine say little; `valgrind --tool=callgrind` counts instructions, the same whatever else is going on. The
cost of starting Python is taken off by playing few games and then many. Both builds, if both checkouts are compiled.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
PLAYERS = {"caesar": 2, "idus": 7, "republic": 5}
GAMES = {"caesar": (5, 45), "idus": (5, 45), "republic": (1, 6)}  # few, and many
PLAY = """
import random, sys
import comitium
game, players, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
decisions = 0
for seed in range(games):
    state, dice = comitium.start(game, players=players, seed=seed), random.Random(seed)
    while not state.over:
        seat = state.actors()[0]
        menu = state.legal(seat)
        state.apply(seat, menu[int(dice.random() * len(menu))])
        decisions += 1
print(decisions)
"""


def counted(folder: Path, build: str, game: str, games: int) -> tuple[int, int]:
    """Instructions and decisions of so many games."""
    python = str(folder / ".venv" / "bin" / "python")
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}", python, "-c", PLAY]
    done = subprocess.run(
        [*command, game, str(PLAYERS[game]), str(games)],
        env={**os.environ, "COMITIUM_BUILD": build, "PYTHONHASHSEED": "0"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1]), int(done.stdout)


def per_decision(folder: Path, build: str, game: str) -> float:
    few, many = (counted(folder, build, game, games) for games in GAMES[game])
    return (many[0] - few[0]) / (many[1] - few[1])


def main() -> None:
    other = Path(sys.argv[1]).resolve()
    builds = ["interpreted"]
    if all(list((folder / "src" / "comitium" / "core").glob("frames.*.so")) for folder in (HERE, other)):
        builds.append("compiled")
    for game in sys.argv[2:] or PLAYERS:
        for build in builds:
            there, here = per_decision(other, build, game), per_decision(HERE, build, game)
            print(f"{game:8} {build:12} {there:8.0f} there {here:8.0f} here: {here / there:.3f}", flush=True)


if __name__ == "__main__":
    main()
