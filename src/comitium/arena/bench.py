"""How fast the kernels run: random legal play on one core, driven from Python by a plain loop, and the cost of a copy.

Where a compiled build is loaded, the interpreted one runs beside it in a process of its own, a round each in turn, so that
whatever else the machine is doing slows both alike.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from types import TracebackType

import msgspec
from msgspec import Struct

import comitium
from comitium.core.frames import Game
from comitium.core.options import resolve
from comitium.core.registry import game_type
from comitium.match.begin import start

ROUNDS = 5


class Round(Struct, frozen=True):
    """One measurement."""

    decisions_per_second: float
    clone_us: float


class Row(Struct, frozen=True):
    """The medians of some rounds, and how far apart they were."""

    game: str
    build: str
    decisions_per_second: int
    clone_us: float
    rounds: int
    slowest: int
    fastest: int


def measure(game: str, seconds: float, seed: int) -> Round:
    """Play for most of the time, copy for the rest."""
    return Round(_decisions(game, seconds * 0.8, seed), _clone(game, seconds * 0.2, seed))


def _decisions(game: str, seconds: float, seed: int) -> float:
    """Decisions a second, the dealing of new games included."""
    chance = random.Random(seed).random
    deal, meta = game_type(game).new, game_type(game).meta
    settings = resolve(meta, {})
    clock = time.perf_counter
    decisions = 0
    begun = now = clock()
    until = begun + seconds
    while now < until or not decisions:
        state = deal(settings, meta.players[0], seed)
        state.advance()
        seed += 1
        while True:
            acting = state.actors()
            if not acting:
                break
            seat = acting[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(chance() * len(legal))])
            decisions += 1
        now = clock()
    return decisions / (now - begun)


def _clone(game: str, seconds: float, seed: int) -> float:
    """Microseconds a copy, over the positions of one game; the cost of the loop itself is taken off."""
    copies: list[Callable[[], Game]] = [state.clone for state in _positions(game, seed)]
    clock = time.perf_counter
    spent = idle = 0.0
    made = 0
    until = clock() + seconds
    while clock() < until or not made:
        begun = clock()
        for copy in copies:
            copy()
        spent += clock() - begun
        begun = clock()
        for _ in copies:
            pass
        idle += clock() - begun
        made += len(copies)
    return max(spent - idle, 0.0) / made * 1e6


def _positions(game: str, seed: int) -> list[Game]:
    chance = random.Random(seed).random
    state = start(game, seed=seed)
    found: list[Game] = []
    while acting := state.actors():
        found.append(state.clone())
        legal = state.legal(acting[0])
        state.apply(acting[0], legal[int(chance() * len(legal))])
    return found


class _Interpreted:
    """The interpreted build in a process of its own, that measures a round when told to."""

    def __init__(self, prepare: str = "") -> None:
        self._prepare = prepare

    def __enter__(self) -> _Interpreted:
        code = f"{self._prepare}\nfrom comitium.arena.bench import serve; serve()"
        self._process = subprocess.Popen(
            [sys.executable, "-c", code],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "COMITIUM_BUILD": "interpreted"},
        )
        return self

    def measure(self, game: str, seconds: float, seed: int) -> Round:
        orders, answers = self._process.stdin, self._process.stdout
        assert orders is not None
        assert answers is not None
        orders.write(msgspec.json.encode((game, seconds, seed)) + b"\n")
        orders.flush()
        return msgspec.json.decode(answers.readline(), type=Round)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._process.communicate()


def serve() -> None:
    """Measure a round for each line of the standard input: what the process of the other build does."""
    for line in sys.stdin:
        game, seconds, seed = msgspec.json.decode(line)
        sys.stdout.write(msgspec.json.encode(measure(game, seconds, seed)).decode() + "\n")
        sys.stdout.flush()


def bench(games: list[str], seconds: float = 2.0, rounds: int = ROUNDS, prepare: str = "") -> list[Row]:
    """A row for each game and build; `seconds` is shared by the rounds of a row. `prepare` is what the process of the other
    build must run first, to know games that are not the house's."""
    rows: list[Row] = []
    for game in games:
        game_type(game)
    here = comitium.build()
    for game in games:
        found: dict[str, list[Round]] = {here: []}
        if here == "compiled":
            found["interpreted"] = []
            with _Interpreted(prepare) as other:
                for number in range(rounds):
                    found["interpreted"].append(other.measure(game, seconds / rounds, number))
                    found[here].append(measure(game, seconds / rounds, number))
        else:
            found[here] = [measure(game, seconds / rounds, number) for number in range(rounds)]
        rows += [_row(game, build, found[build]) for build in sorted(found, reverse=True)]
    return rows


def _row(game: str, build: str, rounds: list[Round]) -> Row:
    rates = sorted(round.decisions_per_second for round in rounds)
    clone = median(round.clone_us for round in rounds)
    return Row(game, build, int(median(rates)), round(clone, 3), len(rounds), int(rates[0]), int(rates[-1]))
