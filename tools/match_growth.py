"""What a long match costs: the Senate in miniature, six factions and thirty senators, for thousands of choices.

`python tools/match_growth.py [--choices 5000] [--json]`: the median cost of a choice in windows along the match (of all
choices, and of votes, the commonest, which are alike), the bytes of journal and the memory per choice, and how many steps are
kept for taking back. All of it must stay flat.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import tracemalloc
from contextlib import suppress
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "core" / "miniature"))

import comitium
from comitium.core.agreements import Clause
from comitium.core.dice import Dice, stream
from comitium.core.errors import Illegal
from comitium.core.ids import id_of
from comitium.core.registry import register
from comitium.match.match import Match

from senate_choices import DEBT, NO_VETO, VOTE_FOR  # isort: skip
from senate_kind import SenateType  # isort: skip

WINDOW = 500  # choices whose median is a figure; the first window begins at choice 100
PLAYERS = 6


def begin(seed: int) -> Match:
    return comitium.new("senate", players=PLAYERS, seed=seed, senators=30, captives=3, sessions=1000)


def answer(match: Match, dice: Dice) -> None:
    """A random seat that is asked answers at random."""
    actors = match.game.actors()
    seat = actors[dice.below(len(actors))]
    menu = match.game.legal(seat)
    match.choose(seat, menu[dice.below(len(menu))])


def meddle(match: Match, dice: Dice) -> None:
    """Now and then somebody acts unasked, offers something that another accepts, or takes its last answer back."""
    kind = dice.below(30)
    seat, other = dice.below(PLAYERS), dice.below(PLAYERS)
    if kind == 0:
        asides = match.game.asides(seat)
        if asides:
            match.choose(seat, asides[dice.below(len(asides))])
    elif kind == 1:
        clauses = [Clause(DEBT, seat, other, amount=2), Clause(VOTE_FOR, other, seat, 1), Clause(NO_VETO, other, seat, 2)]
        with suppress(Illegal):
            match.accept(other, match.offer(seat, clauses[dice.below(2) :]))
    elif kind == 2 and match.can_undo(seat):
        match.undo(seat)


def costs(choices: int, seed: int) -> tuple[Match, list[tuple[str, float]]]:
    """The match, and for each choice the kind of question and the microseconds of processor time that it took."""
    match, dice, clock = begin(seed), stream(seed, "growth"), time.thread_time
    taken: list[tuple[str, float]] = []
    while match.choices < choices:
        meddle(match, dice)
        kind = id_of(match.game.stack[-1])
        begun = clock()
        answer(match, dice)
        taken.append((kind, (clock() - begun) * 1e6))
    return match, taken


def middle(taken: list[tuple[str, float]], kind: str = "") -> float:
    """The median cost of the choices of a kind, or of all."""
    return round(median(cost for asked, cost in taken if kind in ("", asked)), 1)


def memory(choices: int, seed: int) -> list[float]:
    """The kilobytes that the match holds, at every thousand choices."""
    tracemalloc.start()
    match, dice = begin(seed), stream(seed, "growth")
    held: list[float] = []
    while match.choices < choices:
        if match.choices // 1000 == len(held):
            held.append(tracemalloc.get_traced_memory()[0] / 1024)
        meddle(match, dice)
        answer(match, dice)
    held.append(tracemalloc.get_traced_memory()[0] / 1024)
    tracemalloc.stop()
    return held


def growth(choices: int, seed: int = 1) -> dict[str, object]:
    """All figures of one match."""
    match, taken = costs(choices, seed)
    held = memory(choices, seed)
    rows = []
    for place in (100, *range(1000, choices + 1, 1000)):
        window = taken[place : place + WINDOW] if place < 1000 else taken[place - WINDOW : place]
        kept = round(held[place // 1000] - held[place // 1000 - 1], 1) if place >= 1000 else None
        rows.append({"choice": place, "us": middle(window), "vote_us": middle(window, "Turn"), "memory_kb_per_1000": kept})
    lines = match.lines()
    return {
        "build": comitium.build(),
        "choices": match.choices,
        "lines": len(lines) - 1,
        "journal_bytes_per_line": round(sum(map(len, lines[1:])) / (len(lines) - 1), 1),
        "kept_steps": sum(len(match._undoing.steps.of(seat)) for seat in range(PLAYERS)),
        "agreements_offered": match.game.offers,  # type: ignore[attr-defined]
        "agreements_alive": len(match.agreements),
        "early_us": middle(taken[:1000]),
        "late_us": middle(taken[-1000:]),
        "windows": rows,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    register(SenateType())
    found = growth(given.choices, given.seed)
    if given.json:
        print(json.dumps(found))
        return
    print(f"{found['build']}: {found['choices']} choices, {found['lines']} lines of {found['journal_bytes_per_line']} bytes")
    print(f"steps kept {found['kept_steps']}, agreements alive {found['agreements_alive']} of {found['agreements_offered']}")
    print(f"median of the first 1,000 choices {found['early_us']} us, of the last 1,000 {found['late_us']} us")
    print("choice   median us   a vote, us   memory, kB per 1,000")
    for row in found["windows"]:  # type: ignore[attr-defined]
        print(f"{row['choice']:>6}   {row['us']:>9}   {row['vote_us']:>10}   {row['memory_kb_per_1000'] or '':>20}")


if __name__ == "__main__":
    main()
