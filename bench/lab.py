"""What learners get, with an observation and a mask at each step: every bar of the laboratory in one run.

    make compiled && bench/peers/setup.sh && .venv/bin/python bench/lab.py --rounds 7

Ratios to the bare kernel and to peers are taken within rounds in which all cases take turns; then two processes play at once;
then questions to language models are counted in letters. A bar that nothing was measured for is missed. `--games caesar` for
one game, `--build interpreted` without a compiler (no bar of speed holds then), `--only speed|together|letters` for a part,
`--json` for programs.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import mean, median

sys.path.insert(0, str(Path(__file__).resolve().parent / "peers"))
from cases import LAB, LAB_PEERS, OURS
from run import Contender, interleave, note

GAMES = {"caesar": 2, "idus": 5, "republic": 5}  # and how many play where questions are counted
WAYS = ("single", "batch", "AEC", "OpenSpiel")
PARTS = ("speed", "together", "letters")
# at least so much of the bare kernel, and so many times each peer with a single step; None: no bar was set
OF_KERNEL = {("caesar", "single"): 0.42, ("idus", "single"): 0.42, ("republic", "single"): 0.3}
OF_KERNEL |= {("caesar", "batch"): 0.55, ("idus", "batch"): 0.55}
TIMES_PEER = {"leduc-holdem": 5, "gin-rummy": 25, "connect_four_v3": 30, "2 players, random": 80}
AEC_PEER = "connect_four_v3"
AEC_TIMES = 10
CLONE_US = 25  # a copy of OpenSpiel's state of caesar
TOGETHER = 1_000_000  # steps a second of caesar in two processes, on a quiet machine
LETTERS = 400  # of a question to a language model, in the mean

Row = dict[str, object]


def row(what: str, figure: float | None, bar: float | None, digits: int = 2, at_most: bool = False) -> Row:
    """A figure beside its bar; what was not measured has not met it."""
    met = None if bar is None else figure is not None and (figure <= bar if at_most else figure >= bar)
    return {"what": what, "figure": None if figure is None else round(figure, digits or None), "bar": bar, "met": met}


def measured(games: list[str], build: str, rounds: int, seconds: float) -> list[Row]:
    """Every ratio, from one run in which all cases take turns."""
    contenders = [Contender(OURS, game, build) for game in games]
    contenders += [Contender(LAB, f"{game} {way}", build) for game in games for way in WAYS]
    contenders += [Contender(library, case) for library, case in LAB_PEERS]
    ran = {(one.library, one.case): one for one in interleave(contenders, rounds, seconds)}

    def ratio(ours: str, library: str, case: str) -> float | None:
        one, other = ran.get((LAB, ours)), ran.get((library, case))
        return None if one is None or other is None else one.ratio_to(other)

    rows: list[Row] = []
    for game in games:
        kernel, spiel = ran.get((OURS, game)), ran.get((LAB, f"{game} OpenSpiel"))
        rows.append(row(f"{game}: kernel, decisions/s", median(kernel.speeds) if kernel else None, None, 0))
        for way in WAYS:
            bar = OF_KERNEL.get((game, way))
            rows.append(row(f"{game}: {way} / kernel", ratio(f"{game} {way}", OURS, game), bar))
        bar = CLONE_US if game == "caesar" else None
        copied = median(spiel.clones) if spiel else None
        rows.append(row(f"{game}: clone of OpenSpiel's state, us", copied, bar, 1, at_most=True))
    if "caesar" in games:
        for library, case in LAB_PEERS:
            found = ratio("caesar single", library, case)
            rows.append(row(f"caesar: single / {library} {case}", found, TIMES_PEER[case], 1))
        rows.append(row(f"caesar: AEC / {AEC_PEER}", ratio("caesar AEC", "PettingZoo", AEC_PEER), AEC_TIMES, 1))
    return rows


def together(build: str, rounds: int, seconds: float) -> list[Row]:
    """Two processes at once, each with a batch of its own: what they do in a second of processor time each."""
    note("two processes at once")
    with Contender(LAB, "caesar batch", build) as one, Contender(LAB, "caesar batch", build) as two:
        for contender in (one, two):
            contender.get_ready()
        with ThreadPoolExecutor(2) as both:
            for _ in range(rounds):
                list(both.map(lambda contender: contender.run(seconds), (one, two)))
        sums = [first + second for first, second in zip(one.speeds, two.speeds, strict=True)]
    return [row("caesar: batch in two processes, steps/s of processor time", median(sums), TOGETHER, 0)]


def letters(games: list[str], language: str) -> list[Row]:
    """How long a question is to a language model, in the mean over a whole game of the tribune."""
    import comitium
    from comitium.lab.observation import Reader
    from comitium.play.bot_match import BotMatch, seated

    rows = []
    for game in games:
        note(f"questions of {game} in {language}")
        match = comitium.new(game, GAMES[game], seed=11)
        table = BotMatch(match, seated(match, dict.fromkeys(range(match.header.seats), "tribune")))
        reader = Reader(match.game_type, language)
        lengths: list[int] = []
        while match.outcome is None:
            before = match.choices
            for seat in match.game.actors():
                lengths.append(len(reader.question(match.question(seat), match.asides(seat))))
            while match.outcome is None and match.choices == before:
                table.step()
        what = f"{game}: letters of a question ({language}, {len(lengths)} questions)"
        rows.append(row(what, mean(lengths), LETTERS, 0, at_most=True))
    return rows


def table(rows: list[Row]) -> str:
    """All rows as Markdown."""

    def told(number: object, absent: str) -> str:
        return absent if number is None else format(number, ",")

    lines = ["| what | figure | bar | met |", "|---|---:|---:|---|"]
    for one in rows:
        met = {True: "yes", False: "**no**", None: ""}[one["met"]]  # type: ignore[index]
        lines.append(f"| {one['what']} | {told(one['figure'], 'not measured')} | {told(one['bar'], '')} | {met} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="What learners get, beside every bar.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds every case runs in (5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="play per case per round (0.5)")
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES), help="our games (all)")
    parser.add_argument("--build", default="compiled", choices=("compiled", "interpreted"))
    parser.add_argument("--only", choices=PARTS, help="a part of it")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    rows: list[Row] = []
    if chosen.only in (None, "speed"):
        rows += measured(chosen.games, chosen.build, chosen.rounds, chosen.seconds)
    if chosen.only in (None, "together") and "caesar" in chosen.games:
        rows += together(chosen.build, chosen.rounds, chosen.seconds)
    if chosen.only in (None, "letters"):
        rows += letters(chosen.games, "en") + letters(chosen.games, "fr")
    print(json.dumps(rows, indent=2) if chosen.json else table(rows))


if __name__ == "__main__":
    main()
