"""What learners get, with an observation and a mask at each step: ratios to the bare kernel and to peers, interleaved.

    make compiled && bench/peers/setup.sh && python bench/lab.py --rounds 7

The bars of each ratio stand beside it. `--games caesar` for one game, `--build interpreted` without a compiler (no bar holds
then), `--two-processes` for the sum of two processes at once, `--json` for programs.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent / "peers"))
from cases import LAB, LAB_PEERS, OURS
from run import Contender, interleave

WAYS = ("single", "batch", "AEC", "OpenSpiel")
# at least so much of the bare kernel, and so many times each peer with a single step; None: no bar was set
OF_KERNEL = {("caesar", "single"): 0.42, ("idus", "single"): 0.42, ("republic", "single"): 0.3}
OF_KERNEL |= {("caesar", "batch"): 0.55, ("idus", "batch"): 0.55}
TIMES_PEER = {"leduc-holdem": 5, "gin-rummy": 25, "connect_four_v3": 30, "2 players, random": 80}
AEC_TIMES = 10  # connect_four_v3
CLONE_US = 25  # a copy of OpenSpiel's state of caesar
TOGETHER = 1_000_000  # steps a second of caesar in two processes, on a quiet machine


def row(what: str, figure: float, bar: float | None, digits: int = 2, at_most: bool = False) -> dict[str, object]:
    met = None if bar is None else figure <= bar if at_most else figure >= bar
    return {"what": what, "figure": round(figure, digits), "bar": bar, "met": met}


def measured(games: list[str], build: str, rounds: int, seconds: float) -> list[dict[str, object]]:
    """Every ratio, from one run in which all cases take turns."""
    contenders = [Contender(OURS, game, build) for game in games]
    contenders += [Contender(LAB, f"{game} {way}", build) for game in games for way in WAYS]
    contenders += [Contender(library, case) for library, case in LAB_PEERS]
    ran = {(one.library, one.case): one for one in interleave(contenders, rounds, seconds)}
    rows: list[dict[str, object]] = []
    for game in games:
        kernel = ran[OURS, game]
        rows.append(row(f"{game}: kernel, decisions/s", median(kernel.speeds), None, 0))
        for way in WAYS:
            one = ran.get((LAB, f"{game} {way}"))
            if one is not None:
                rows.append(row(f"{game}: {way}, decisions/s", median(one.speeds), None, 0))
                rows.append(row(f"{game}: {way} / kernel", one.ratio_to(kernel), OF_KERNEL.get((game, way))))
        spiel = ran.get((LAB, f"{game} OpenSpiel"))
        if spiel is not None:
            bar = CLONE_US if game == "caesar" else None
            rows.append(row(f"{game}: clone of OpenSpiel's state, us", median(spiel.clones), bar, 1, at_most=True))
    caesar, turns = ran.get((LAB, "caesar single")), ran.get((LAB, "caesar AEC"))
    for library, case in LAB_PEERS:
        peer = ran.get((library, case))
        if peer is not None and caesar is not None:
            rows.append(row(f"caesar: single / {library} {case}", caesar.ratio_to(peer), TIMES_PEER[case], 1))
            if case == "connect_four_v3" and turns is not None:
                rows.append(row(f"caesar: AEC / {library} {case}", turns.ratio_to(peer), AEC_TIMES, 1))
    return rows


def together(build: str, rounds: int, seconds: float) -> list[dict[str, object]]:
    """Two processes at once, each with a batch of its own."""
    with Contender(LAB, "caesar batch", build) as one, Contender(LAB, "caesar batch", build) as two:
        for contender in (one, two):
            contender.get_ready()
        with ThreadPoolExecutor(2) as both:
            for _ in range(rounds):
                list(both.map(lambda contender: contender.run(seconds), (one, two)))
        sums = [first + second for first, second in zip(one.speeds, two.speeds, strict=True)]
    return [row("caesar: batch in two processes, steps/s of processor time", median(sums), TOGETHER, 0)]


def main() -> None:
    parser = argparse.ArgumentParser(description="What learners get, as ratios.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds every case runs in (5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="play per case per round (0.5)")
    parser.add_argument("--games", nargs="*", default=["caesar", "idus", "republic"], help="our games (all)")
    parser.add_argument("--build", default="compiled", choices=("compiled", "interpreted"))
    parser.add_argument("--two-processes", action="store_true", help="two batches at once, and nothing else")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    if chosen.two_processes:
        rows = together(chosen.build, chosen.rounds, chosen.seconds)
    else:
        rows = measured(chosen.games, chosen.build, chosen.rounds, chosen.seconds)
    if chosen.json:
        print(json.dumps(rows, indent=2))
        return
    print("| what | figure | bar | met |\n|---|---:|---:|---|")
    for one in rows:
        met = {True: "yes", False: "**no**", None: ""}[one["met"]]  # type: ignore[index]
        print(f"| {one['what']} | {one['figure']:,} | {'' if one['bar'] is None else format(one['bar'], ',')} | {met} |")


if __name__ == "__main__":
    main()
