"""Holds one case and measures it each time it is told to.

A process per case, because a process can hold only one build of our kernel and because
one library's garbage must not slow another. Reads a number of seconds per line on
standard input and answers each with a line of JSON; ends with its input.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from itertools import repeat
from pathlib import Path
from random import Random
from time import process_time  # what others do on the machine is not held against a case

from cases import LIBRARIES, Case

SOURCE = Path(__file__).resolve().parents[2] / "src"
LONGEST_GAME = 100_000  # decisions; a game that never ends must not hang the run
CLONE_SHARE = 5  # copying is timed for a fifth of the time that playing is


def decision_speed(case: Case, seconds: float) -> tuple[float, float]:
    """Decisions per second and per game, over whole games lasting at least `seconds`."""
    decisions = games = 0
    began = process_time()
    while (elapsed := process_time() - began) < seconds:
        decisions += case.play(LONGEST_GAME)
        games += 1
    return decisions / elapsed, decisions / games


def reach_middle(case: Case, usual_length: float) -> None:
    """Leave the case half-way through a game: an opening position copies too cheaply."""
    middle = max(1, int(usual_length / 2))
    for _ in range(100):
        case.play(middle)
        if not case.is_over():
            return


def clone_time(clone: Callable[[], object], seconds: float) -> float:
    """Microseconds a copy, from the first doubling batch that lasts `seconds`."""
    copies = 1
    while True:
        began = process_time()
        for _ in repeat(None, copies):
            clone()
        if (elapsed := process_time() - began) >= seconds:
            return elapsed / copies * 1e6
        copies *= 2


def measure(case: Case, seconds: float) -> dict[str, float]:
    """One round of one case."""
    speed, length = decision_speed(case, seconds)
    reach_middle(case, length)
    return {
        "decisions_per_second": speed,
        "decisions_per_game": length,
        "clone_us": clone_time(case.cloner(), seconds / CLONE_SHARE),
    }


def main(library: str, name: str) -> None:
    # Some peers greet on standard output, which is our channel: send them to standard error.
    channel = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    sys.path.insert(0, str(SOURCE))
    try:
        case = LIBRARIES[library](name, Random(7))
        case.play(LONGEST_GAME)
        print(json.dumps({"version": case.version}), file=channel)
        for line in sys.stdin:
            print(json.dumps(measure(case, float(line))), file=channel)
    except Exception as problem:  # reported to the run, which goes on without this case
        print(json.dumps({"problem": f"{type(problem).__name__}: {problem}"}), file=channel)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
