"""Speed against other checkouts, in turns: `python bench/turns.py FOLDER ... [--games caesar idus] [--rounds 40]`.

A shared machine is fast in one minute and slow in the next. So each checkout has a process of its own, and they take turns of
a third of a second: the same random games, the same order, CPU time. The best turn of each and the median of the ratios turn
by turn are printed, for decisions and for copies. The first folder is this checkout; `COMITIUM_BUILD` chooses the build.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
PLAYERS = {"caesar": 2, "idus": 5, "republic": 5}
WORKER = """
import random, sys, time
import comitium
game, players = sys.argv[1], int(sys.argv[2])
positions = []
def play(seed, keep=False):
    state, dice, decisions = comitium.start(game, players=players, seed=seed), random.Random(seed), 0
    while not state.over:
        if keep: positions.append(state.clone())
        seat = state.actors()[0]
        menu = state.legal(seat)
        state.apply(seat, menu[int(dice.random() * len(menu))])
        decisions += 1
    return decisions
play(0, keep=True)
clock = time.process_time
for line in sys.stdin:
    seed, begin, decisions = int(line), clock(), 0
    while clock() - begin < 0.3:
        decisions += play(seed); seed += 1
    speed = decisions / (clock() - begin)
    begin, copies = clock(), 0
    while clock() - begin < 0.1:
        for position in positions: position.clone()
        copies += len(positions)
    print(speed, (clock() - begin) / copies * 1e6, flush=True)
"""


def worker(folder: Path, game: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WORKER, game, str(PLAYERS[game])]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0"}
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)


def turn(process: subprocess.Popen[str], seed: int) -> tuple[float, float]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{seed}\n")
    process.stdin.flush()
    speed, copy = process.stdout.readline().split()
    return float(speed), float(copy)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--games", nargs="+", default=list(PLAYERS))
    parser.add_argument("--rounds", type=int, default=40)
    asked = parser.parse_args()
    folders = [HERE, *asked.folders]
    for game in asked.games:
        workers = [worker(folder, game) for folder in folders]
        rounds = [[turn(process, 1000 * number) for process in workers] for number in range(1, asked.rounds + 1)]
        for place, folder in enumerate(folders):
            speeds, copies = ([one[place][what] for one in rounds] for what in (0, 1))
            ratio = statistics.median(one[0][0] / one[place][0] for one in rounds)
            print(
                f"{game:8} {folder.name:12} best {max(speeds):9,.0f} median {statistics.median(speeds):9,.0f} decisions/s, "
                f"clone best {min(copies):.3f} median {statistics.median(copies):.3f} us, here/there {ratio:.3f}"
            )
        for process in workers:
            process.kill()


if __name__ == "__main__":
    main()
