"""Series of games between bots.

Game k of a series has its own seed, derived from the series' seed and k, and so has every bot in it: a series comes out the
same however many processes share it.
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import active_children, get_context
from pathlib import Path
from signal import SIG_DFL, SIGINT, signal
from typing import Any, Final

from msgspec import Struct

from comitium import bots as registry
from comitium.arena.crashes import failure
from comitium.arena.tally import Failure, Made, Tally
from comitium.bots.faults import BotFailed, astray, blame
from comitium.bots.player import Player, bot_seed, derive, hurry
from comitium.core.errors import BadOption
from comitium.core.messages import Outcome, Phrase
from comitium.core.options import Setting, check_players, resolve
from comitium.core.registry import game_type
from comitium.play import RULE, BotGame
from comitium.play.stall import quiet_answer
from comitium.play.who_leads import led_options, with_neutrals

ENDLESS: Final = 1_000_000  # decisions after which a game counts as one that never ends
NEVER_ASKED: Final = "random"  # the bot on a seat that is led by rule
PIECE: Final = 0.3  # seconds that a piece of a series should take
MOST_WORKERS: Final = 61  # what every system allows

Progress = Callable[[int, int], None]


class Series(Struct, frozen=True):
    """Everything that decides how a series comes out."""

    game: str
    settings: dict[str, Setting]
    players: int
    bots: list[str]
    seed: int
    rotate: bool
    duplicate: bool = False

    def game_seed(self, number: int) -> int:
        """Every game is dealt anew; in a duplicate series every deal is played from each seating."""
        return derive(self.seed, self.game, number // self.players if self.duplicate else number)

    def seating(self, number: int) -> list[int]:
        """Which bot sits on each seat: they move on by one seat from game to game."""
        shift = number % self.players if self.rotate else 0
        return [(seat + shift) % self.players for seat in range(self.players)]


class Broken(Exception):
    """A game that does not end as games do."""


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
        from comitium.arena.series_run import run_series

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


def plan(
    game: str,
    bots: list[str] | None = None,
    seed: int = 0,
    options: Mapping[str, Setting] | None = None,
    players: int | None = None,
    rotate: bool | None = None,
    duplicate: bool = False,
) -> Series:
    """A series, everything checked. One bot's name stands for the whole table; bots that differ change seats. "rule" in place
    of a bot is a faction that is led by rule, where the game has such: then nobody changes seats. A game that leads more
    factions by rule with few players adds them to the bots.

    In a duplicate series each deal is played once from every seating, so that nobody is lucky with the cards.
    """
    meta = game_type(game).meta
    names = [name if name == RULE else registry.canonical(name) for name in bots or ["random"]]
    for name in names:
        if name != RULE:
            registry.check(name, game)
    playing = players if players is not None else len(names) if len(names) > 1 else meta.players[0]
    if playing not in meta.few:
        check_players(meta, playing)
    if len(names) == 1:
        names = names * playing
    if len(names) != playing:
        raise BadOption(Phrase("arena-bot-count", {"bots": len(names), "players": playing}))
    names = with_neutrals(game, names)
    seats = len(names)
    by_rule = [seat for seat, name in enumerate(names) if name == RULE]
    if by_rule and (duplicate or rotate):
        raise BadOption(Phrase("arena-rule-stays"))
    settings = led_options(game, names, options or {})
    differ = len(set(names)) > 1
    moves = duplicate or (differ and not by_rule if rotate is None else rotate)
    return Series(game, resolve(meta, settings), seats, names, seed, moves, duplicate)


def play(
    series: Series, number: int, made: Made, limit: int = ENDLESS, faults: Callable[[BotFailed], None] | None = None
) -> Outcome:
    """One game of a series; `made` receives the choices as they are made, so that they survive an exception, and `faults` is
    told which bot kept the game from going on."""
    state = game_type(series.game).new(series.settings, series.players, series.game_seed(number))
    state.advance()
    players: list[Player] = []
    for seat, bot in enumerate(series.seating(number)):
        name = series.bots[bot] if series.bots[bot] != RULE else NEVER_ASKED
        players.append(registry.make(name, series.game, bot_seed(series.seed, seat, number)))
        hurry(players[seat])
    table = BotGame(series.game, state, players, lambda seat, choice: made.append((seat, choice)))
    chairs = [(player.choose, table.seats[seat]) for seat, player in enumerate(players)]
    is_lively = table.driver.is_lively
    stall = table.driver.stall
    is_stalled = stall.is_stalled
    actors = state.actors
    apply = state.apply
    remember = made.append
    for answers in range(limit):
        if is_lively:
            table.answers = answers
            table.let_bots_act()
        acting = actors()  # every seat has its bot: the driver would ask the first of them
        if not acting:
            break
        seat = acting[0]
        choose, chair = chairs[seat]
        if is_stalled(state, answers):
            choice = quiet_answer(state, seat, answers)
            fault = stall.fault(series.game, seat, players[seat].name)
            if fault is not None and faults is not None:
                faults(fault)
        else:
            try:
                choice = choose(chair)
            except Exception as error:
                raise blame(players[seat], series.game, seat, error) from error
        remember((seat, choice))
        try:
            apply(seat, choice)
        except Exception:
            legal = state.legal(seat)
            if type(choice) is int and choice in legal:
                raise
            made.pop()  # no choice at all: perhaps not even an int
            raise astray(players[seat], series.game, seat, choice, legal) from None
    else:
        raise Broken(f"no end after {limit} decisions")
    outcome = state.outcome()
    if outcome is None:
        raise Broken("nobody may act, and the game is not over")
    return outcome


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
