"""How fast Res Publica Romana runs, phase by phase: `python bench/republic.py [--games 20] [--rounds 3] [--temper 1]`.

Decisions a second of processor time (random legal play), what a copy, an imagined world, a view, a board and a question cost,
and whether a decision becomes dearer in the course of a long game. Of several rounds over the same games the best counts: the
rest is what other processes did to the caches. Tempers: 0 wild, 1 patriots (tools/republic_tempers.py). Set COMITIUM_BUILD.
Then random play with all rules of chapter 2 beside the same without them, in turns; and games for one and two, the acts of
neutrals apart. `--only phases`, `advanced` or `few` leaves out the rest.
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
from comitium.core.options import Setting
from comitium.core.prompts import prompt
from comitium.games.republic.rules.common.wars import leave_play
from comitium.games.republic.state.numbers import FOUGHT, NOWHERE, PHASE_NAMES, WARS
from comitium.games.republic.state.republic import Republic

KIND = comitium.kind("republic")
SCENARIOS = KIND.meta.options["scenario"].choices
FEW_SCENARIOS = ("early", "middle", "late")  # those of chapter 4
EVERY = 40  # decisions between the states on which the rest is measured
LONG = 5_000  # decisions of a long game
STRETCH = 1_000
SEEDS = 200  # of long games, until there are enough


def start(seed: int, players: int, scenario: Setting, **options: Setting) -> Republic:
    game = comitium.start("republic", players=players, seed=seed, scenario=scenario, **options)
    assert isinstance(game, Republic)
    return game


def play(games: int, temper: int, states: list[Republic]) -> tuple[Counter[int], Counter[int]]:
    """Nanoseconds and decisions by phase, the choosing left out; and states on the way."""
    spent: Counter[int] = Counter()
    made: Counter[int] = Counter()
    clock = time.process_time_ns
    for seed in range(games):
        dice = random.Random(seed)
        game = start(seed, 3 + seed % 4, SCENARIOS[seed % len(SCENARIOS)])
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
    return spent, made


def whole(games: int, **options: Setting) -> float:
    """Decisions a second, measured from the first to the last: no clock in between, but starting a game counts."""
    decisions, begun = 0, time.process_time_ns()
    for seed in range(games):
        chance = random.Random(seed).random
        game = start(seed, 3 + seed % 4, SCENARIOS[seed % len(SCENARIOS)], **options)
        while acting := game.actors():
            seat = acting[0]
            menu = game.legal(seat)
            game.apply(seat, menu[int(chance() * len(menu))])
            decisions += 1
    return decisions * 1e9 / (time.process_time_ns() - begun)


class Apart:
    """A game for one or two: what the deciding seats took, and what neutrals did by their directives."""

    def __init__(self) -> None:
        self.decisions = 0
        self.acts = 0
        self.deciding = 0  # nanoseconds
        self.acting = 0


def play_few(games: int, players: int) -> Apart:
    """Random legal play of the players. The kernel lets neutrals act as soon as they are asked; here they are stopped, so that
    each act can be timed by itself, as `Game.follow_directives` does it."""
    found = Apart()
    clock = time.process_time_ns
    for seed in range(games):
        chance = random.Random(seed).random
        game = start(seed, players, FEW_SCENARIOS[seed % len(FEW_SCENARIOS)])
        neutrals = game.neutrals
        game.neutrals = 0
        while acting := game.actors():
            led = [seat for seat in acting if neutrals >> seat & 1]
            begun = clock()
            if led:
                game.directive(led[0]).act(game, led[0])
                game.advance()
                found.acting += clock() - begun
                found.acts += 1
            else:
                menu = game.legal(acting[0])
                game.apply(acting[0], menu[int(chance() * len(menu))])
                found.deciding += clock() - begun
                found.decisions += 1
    return found


def quiet_year(game: Republic) -> None:
    """No war, no unrest, some money: or no random Senate would sit for years."""
    game.unrest = 0
    game.treasury = max(game.treasury, 500)
    for war in range(WARS):
        if game.zone[war] == FOUGHT:
            leave_play(game, war, NOWHERE, "")
    game.forget()


def long_game(seed: int, length: int) -> tuple[list[int], list[str], list[Republic]]:
    """Nanoseconds of every decision, at which question it was, and the state after each stretch; shorter if the game is."""
    dice, game, year = random.Random(seed), start(seed, 6, "early_middle_late"), 0
    spent: list[int] = []
    asked: list[str] = []
    states: list[Republic] = []
    clock = time.process_time_ns
    while not game.over and len(spent) < length:
        if game.turn != year:
            year = game.turn
            quiet_year(game)
        asked.append(type(game.stack[-1]).__name__)
        begun = clock()
        seat = game.actors()[0]
        menu = game.legal(seat)
        game.apply(seat, menu[int(dice.random() * len(menu))])
        spent.append(clock() - begun)
        if len(spent) % STRETCH == 0:
            states.append(game.clone())
    return spent, asked, states


def cost(what: Callable[[Republic], object], states: list[Republic], rounds: int) -> float:
    """Microseconds for one, in the best round."""
    best = 0.0
    for _ in range(rounds):
        begun = time.process_time_ns()
        for state in states:
            what(state)
        spent = (time.process_time_ns() - begun) / len(states) / 1000
        best = min(best or spent, spent)
    return best


def imagine(state: Republic) -> object:
    return state.reimagine(0, stream(1, "bench"))


def imagine_anew(state: Republic) -> object:
    state.forget()
    return imagine(state)


def view(state: Republic) -> object:
    return KIND.view(state, 0)


def board(state: Republic) -> object:
    return KIND.board(KIND.view(state, 0), None)


def question(state: Republic) -> object:
    state.forget()
    return prompt(KIND, state, state.actors()[0])


def show_phases(games: int, rounds: int, temper: int) -> list[Republic]:
    """The table of the phases; returns the states it came across."""
    states: list[Republic] = []
    found = [play(games, temper, states if not number else []) for number in range(rounds)]
    made = found[0][1]
    best = {phase: min(spent[phase] for spent, _ in found) for phase in made}
    print(f"{games} games, {made.total()} decisions, best of {rounds} rounds, build {comitium.build()}")
    for phase, name in enumerate(PHASE_NAMES):
        if made[phase]:
            print(f"  {name:<12}{made[phase]:>9} decisions{made[phase] * 1e9 / best[phase]:>10,.0f} a second")
    total = min(spent.total() for spent, _ in found)
    print(f"  {'all':<12}{made.total():>9} decisions{made.total() * 1e9 / total:>10,.0f} a second")
    if not temper:
        speed = max(whole(games) for _ in range(rounds))
        print(f"  without a clock at every decision, new games included: {speed:,.0f} a second")
    return states


def show_costs(states: list[Republic], rounds: int) -> None:
    print(f"  on {len(states)} states, in microseconds:")
    for name, what in (
        ("clone", Republic.clone),
        ("first imagined world", imagine_anew),
        ("further ones", imagine),
        ("view", view),
        ("view and board", board),
        ("question", question),
    ):
        print(f"  {name:<22}{cost(what, states, rounds):>8.1f}")


def show_long(games: int, rounds: int) -> None:
    """The cost of a decision early and late. Later years ask other questions than early ones: so the cost is also given as if
    every stretch asked as the whole does, each kind of question at what it costs in that stretch."""
    seeds: list[int] = []
    for seed in range(SEEDS):
        if len(seeds) < games and len(long_game(seed, LONG)[0]) == LONG:
            seeds.append(seed)
    if not seeds:
        return
    stretches = LONG // STRETCH
    spent: list[Counter[str]] = [Counter() for _ in range(stretches)]  # by question
    asked: list[Counter[str]] = [Counter() for _ in range(stretches)]
    copies = [0.0] * stretches
    for seed in seeds:
        found = [long_game(seed, LONG) for _ in range(rounds)]
        for number, kind in enumerate(found[0][1]):
            asked[number // STRETCH][kind] += 1
            spent[number // STRETCH][kind] += min(one[0][number] for one in found)
        for place in range(stretches):
            copies[place] += cost(Republic.clone, [found[0][2][place]] * 100, rounds) / len(seeds)
    everywhere = [kind for kind in asked[0] if all(counted[kind] for counted in asked)]
    share = {kind: sum(counted[kind] for counted in asked) for kind in everywhere}
    print(f"  {len(seeds)} games of {LONG:,} decisions, six factions, microseconds:")
    for place in range(stretches):
        plain = spent[place].total() / asked[place].total() / 1000
        alike = sum(spent[place][kind] / asked[place][kind] * share[kind] for kind in everywhere) / sum(share.values()) / 1000
        print(f"  up to {(place + 1) * STRETCH:>6,}{plain:>9.2f} a decision{alike:>9.2f} like for like", end="")
        print(f"{copies[place]:>9.2f} a clone")


def show_advanced(games: int, rounds: int) -> None:
    """With all rules of chapter 2 and without, in turns, so that what else runs on the machine slows both."""
    pairs = [(whole(games), whole(games, advanced="all")) for _ in range(rounds)]
    plain, more = max(pair[0] for pair in pairs), max(pair[1] for pair in pairs)
    print(f"random play, best of {rounds} rounds in turns: {plain:,.0f} decisions a second without chapter 2,")
    print(f"  {more:,.0f} with all of it: {more / plain:.0%}")


def show_few(games: int, rounds: int) -> None:
    """Games for one and two: the deciding seats, and the acts of neutrals apart."""
    for players in (1, 2):
        found = [play_few(games, players) for _ in range(rounds)]
        best = min(found, key=lambda one: one.deciding)
        quick = min(found, key=lambda one: one.acting)
        decided = best.decisions * 1e9 / best.deciding
        together = best.decisions * 1e9 / min(one.deciding + one.acting for one in found)
        acted = quick.acts * 1e9 / quick.acting
        print(f"{players} of five factions with a player: {best.decisions} decisions, {decided:,.0f} a second,")
        print(f"  and {quick.acts} acts of neutrals, {acted:,.0f} a second; {together:,.0f} decisions a second with both")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--temper", type=int, default=0)
    parser.add_argument("--long", type=int, default=4, help="how many long games (4; 0: none)")
    parser.add_argument("--only", choices=("phases", "advanced", "few"), default="")
    given = parser.parse_args()
    if given.only in ("", "phases"):
        states = show_phases(given.games, given.rounds, given.temper)
        show_costs(states, given.rounds)
        show_long(given.long, given.rounds)
    if given.only in ("", "advanced"):
        show_advanced(given.games, given.rounds)
    if given.only in ("", "few"):
        show_few(3 * given.games, given.rounds)


if __name__ == "__main__":
    main()
