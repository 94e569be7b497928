"""How fast Res Publica Romana runs, phase by phase: `python bench/republic.py [--games 20] [--temper 1]`.

Decisions a second of processor time (random legal play, dealing included in the setup), and what a copy, an imagined world, a
view, a board and a question cost. Tempers: 0 wild, 1 patriots, whose games are longer (tools/republic_tempers.py).
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "tools"))

import republic_tempers as tempers

import comitium
from comitium.core.dice import stream
from comitium.core.prompts import prompt
from comitium.games.republic.numbers import PHASE_NAMES
from comitium.games.republic.state import Republic

KIND = comitium.kind("republic")
SCENARIOS = KIND.meta.options["scenario"].choices
EVERY = 40  # decisions between the states on which the rest is measured


def play(games: int, temper: int) -> tuple[Counter[int], Counter[int], list[Republic]]:
    """Nanoseconds and decisions by phase, and states on the way."""
    spent: Counter[int] = Counter()
    made: Counter[int] = Counter()
    states: list[Republic] = []
    clock = time.process_time_ns
    for seed in range(games):
        dice = random.Random(seed)
        game = comitium.start("republic", players=3 + seed % 4, seed=seed, scenario=SCENARIOS[seed % len(SCENARIOS)])
        assert isinstance(game, Republic)
        decisions = 0
        while not game.over:
            if decisions % EVERY == 0:
                states.append(game.clone())
            phase, begun = game.phase, clock()
            seat = game.actors()[0]
            menu = game.legal(seat)
            between = clock()
            choice = tempers.pick(game, seat, dice, temper) if temper else menu[int(dice.random() * len(menu))]
            chosen = clock()
            game.apply(seat, choice)
            spent[phase] += clock() - begun - (chosen - between)
            made[phase] += 1
            decisions += 1
    return spent, made, states


def cost(what: Callable[[Republic], object], states: list[Republic]) -> float:
    """Microseconds for one."""
    begun = time.process_time_ns()
    for state in states:
        what(state)
    return (time.process_time_ns() - begun) / len(states) / 1000


def imagine(state: Republic) -> object:
    return state.reimagine(0, stream(1, "bench"))


def question(state: Republic) -> object:
    return prompt(KIND, state, state.actors()[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--temper", type=int, default=0)
    given = parser.parse_args()
    spent, made, states = play(given.games, given.temper)
    print(f"{given.games} games, {sum(made.values())} decisions, build {comitium.build()}")
    for phase, name in enumerate(PHASE_NAMES):
        if made[phase]:
            print(f"  {name:<12}{made[phase]:>9} decisions{made[phase] * 1e9 / spent[phase]:>10.0f} a second")
    print(f"  {'all':<12}{sum(made.values()):>9} decisions{sum(made.values()) * 1e9 / sum(spent.values()):>10.0f} a second")
    print(f"  clone {cost(Republic.clone, states):.1f} us, imagined world {cost(imagine, states):.1f} us first", end="")
    for state in states:
        imagine(state)
    print(f" and {cost(imagine, states):.1f} us after it")
    view = cost(lambda state: KIND.view(state, 0), states)
    board = cost(lambda state: KIND.board(KIND.view(state, 0), None), states)
    print(f"  view {view:.0f} us, board {board:.0f} us, question {cost(question, states):.0f} us")


if __name__ == "__main__":
    main()
