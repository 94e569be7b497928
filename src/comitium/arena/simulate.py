"""Series of games between bots.

Game k of a series has its own seed, derived from the series' seed and k, and so has every bot in it: a series comes out the
same however many processes share it.
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import active_children, get_context
from pathlib import Path
from signal import SIG_DFL, SIGINT, signal
from typing import Any, Final

from comitium.arena.crashes import failure
from comitium.arena.series import Progress, Series, plan, play
from comitium.arena.series_run import run_series
from comitium.arena.tally import Failure, Made, Tally
from comitium.bots.faults import BotFailed
from comitium.core.errors import BadOption
from comitium.core.messages import Phrase
from comitium.core.options import Setting
from comitium.core.registry import game_type

PIECE: Final = 0.3  # seconds that a piece of a series should take
MOST_WORKERS: Final = 61  # what every system allows


def simulate(
    game: str,
    games: int = 100,
    bots: list[str] | None = None,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Setting] | None = None,
    players: int | None = None,
    rotate: bool | None = None,
    progress: Progress | None = None,
    duplicate: bool = False,
    out: Path | None = None,
    cluster: str = "",
) -> dict[str, Any]:
    """Play a series and say how it came out. Only `seconds` depends on `jobs` (0: all cores).

    With `out` every game becomes a row of a Parquet file in that folder, and what is there already is not played again; with
    `cluster` the machines of a Ray cluster share the series.

    >>> result = simulate("caesar", games=4, seed=1)
    >>> result["games"], sum(result["outcomes"]["winners"].values()), result["errors"]
    (4, 4, [])
    """
    planned = plan(game, bots, seed, options, players, rotate, duplicate)
    if games < 1 or jobs < 0:
        name, value = ("games", games) if games < 1 else ("jobs", jobs)
        raise BadOption(Phrase("arena-bad-number", {"name": name, "value": str(value)}))
    started = time.perf_counter()
    workers = jobs or os.cpu_count() or 1
    if out is not None or cluster:
        tally = run_series(planned, games, workers, out, cluster, progress)
    else:
        tally = Tally()
        for part in _parts(planned, games, workers):
            tally.add(part)
            if progress is not None:
                progress(tally.games + len(tally.failures), games)
    return {
        "game": game,
        "games": games,
        "decisions": tally.decisions,
        "seconds": round(time.perf_counter() - started, 3),
        "outcomes": tally.outcomes(game_type(game).meta.seats[: planned.players], planned.bots),
        "errors": [_error(failure) for failure in (*tally.failures, *tally.faults)],
        "seed": seed,
        "players": planned.players,
        "bots": planned.bots,
        "rotate": planned.rotate,
        "duplicate": planned.duplicate,
        "options": planned.settings,
    }


def play_some(series: Series, first: int, last: int) -> Tally:
    """The games from `first` up to `last`, which is left out."""
    tally = Tally()
    begun = time.perf_counter()
    for number in range(first, last):
        made: Made = []
        seating = series.seating(number)
        names = [series.bots[bot] for bot in seating]
        report = partial(_report, tally, number, series.game_seed(number), names, made)
        try:
            outcome = play(series, number, made, faults=report)
        except Exception as error:  # whatever goes wrong in a game is a finding, not the end of the series
            tally.failures.append(failure(error, number, series.game_seed(number), names, made))
        else:
            tally.count(outcome, seating)
        tally.decisions += len(made)
    tally.seconds = time.perf_counter() - begun
    return tally


def _report(tally: Tally, number: int, seed: int, names: list[str], made: Made, fault: BotFailed) -> None:
    """A bot was kept from stopping a game, which goes on."""
    tally.faults.append(failure(fault, number, seed, names, made[:]))


def _parts(series: Series, games: int, jobs: int) -> Iterator[Tally]:
    """The series in pieces, in order: short enough to show progress, long enough to be worth sending to a process."""
    workers = min(jobs, games, MOST_WORKERS)
    if workers > 1:
        yield from _shared(series, games, workers)
        return
    first, size = 0, 1
    while first < games:
        last = min(first + size, games)
        part = play_some(series, first, last)
        yield part
        first, size = last, _size(part)


def _shared(series: Series, games: int, workers: int) -> Iterator[Tally]:
    """The same pieces, played by several processes; only a few are handed out ahead."""
    strangers = set(active_children())
    context = get_context("fork" if os.name == "posix" else "spawn")
    pool = ProcessPoolExecutor(workers, context, signal, (SIGINT, SIG_DFL))
    running: deque[Future[Tally]] = deque()
    first, size = 0, 1
    try:
        while running or first < games:
            while first < games and len(running) < 2 * workers:
                last = min(first + size, games)
                running.append(pool.submit(play_some, series, first, last))
                first = last
            part = running.popleft().result()
            yield part
            size = _size(part)
    except BaseException:  # above all the keyboard's interrupt: nobody wants to wait for the games under way
        for child in set(active_children()) - strangers:
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _size(part: Tally) -> int:
    """How many games take about as long as a piece should."""
    played = part.games + len(part.failures)
    return max(1, min(200, int(played * PIECE / max(part.seconds, 1e-6))))


def _error(failure: Failure) -> dict[str, Any]:
    return {
        "game": failure.game,
        "seed": failure.seed,
        "error": failure.error,
        "bots": failure.bots,
        "bot": failure.bot,
        "seat": failure.seat,
        "decision": failure.decision,
        "traceback": failure.trace,
        "journal": [list(choice) for choice in failure.choices],
    }
