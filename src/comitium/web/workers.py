"""Bots think in processes of their own, so that nobody's click waits for them.

Each worker has one question at a time. Whoever waits is served by match in turn: a table of seven bots waits no longer and no
shorter than a table of one. A worker that dies, or thinks beyond the budget, is replaced; its question is asked once more.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from comitium.core.errors import ComitiumError
from comitium.core.frames import Game
from comitium.core.messages import Event, Phrase

if TYPE_CHECKING:
    from comitium.web.unasked import Chair

BUDGET: Final = 20.0  # seconds an answer may take
TRIES: Final = 2
PATIENT: Final = {"look back": 9.0}  # times the budget: a long game is read twice, on a slow machine for minutes
AWAKE: Final = 60.0  # seconds until a new worker has to be awake
PAUSE: Final = 1.0  # seconds before another one is tried in the place of one that never was
CACHED: Final = 512  # players that a worker remembers
MEMORY: Final = 1 << 31  # bytes that a worker may take
NICE: Final = 10  # how far a worker stands back where cores are short: else a click waits until it has thought its share


class WorkerFailed(ComitiumError):
    """A bot has broken off, or its worker has. `report` is for the log."""

    def __init__(self, report: str) -> None:
        super().__init__(Phrase("web-bot-failed"))
        self.report = report


class Work(NamedTuple):
    """What a worker is asked: `choose`, `speak`, `advise`, what the bots on `chairs` do `unasked` (and say, if there is
    `news`), to `check` a journal, or to `look back` on a finished one (in the language that stands in the place of the bot).
    `seed` makes the bot if it is not known."""

    verb: str
    bot: str = ""
    game_id: str = ""
    match: str = ""
    seat: int = 0
    seed: int = 0
    game: Game | None = None
    claims: tuple[Event, ...] = ()
    text: str = ""
    names: tuple[str, ...] = ()  # of people, by seat
    chairs: tuple[Chair, ...] = ()
    news: bool = False


class _Asked:
    """A piece of work that waits for its answer."""

    __slots__ = ("begun", "future", "tries", "work")

    def __init__(self, work: Work, future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        self.tries = 0
        self.begun = time.perf_counter()


class _Worker:
    """One process and what it is thinking about."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.pipe: Connection = ours
        self.process = context.Process(target=serve, args=(theirs,), daemon=True, name="comitium-bot")
        self.process.start()
        theirs.close()
        self.awake = False  # it has said that it listens: until then a long question would fill the pipe and stop the house
        self.asked: _Asked | None = None
        self.clock: asyncio.TimerHandle | None = None


class Workers:
    """A few worker processes and a fair queue before them."""

    def __init__(self, count: int, budget: float = BUDGET, tries: int = TRIES) -> None:
        self.count = count
        self.budget = budget
        self.tries = tries
        self.waits: deque[float] = deque(maxlen=10_000)  # seconds from question to answer, for those who measure
        self.replaced = 0
        self._workers: list[_Worker] = []
        self._waiting: OrderedDict[str, deque[_Asked]] = OrderedDict()
        self._open = False

    def start(self) -> None:
        """Hire them, unless they are here already."""
        if self._open:
            return
        self._open = True
        for _ in range(self.count):
            self._hire()

    def stop(self) -> None:
        self._open = False
        for worker in self._workers:
            self._dismiss(worker)
        self._workers.clear()

    @property
    def queue(self) -> int:
        """How many questions wait for a worker."""
        return sum(map(len, self._waiting.values()))

    async def ask(self, work: Work) -> Any:
        """The answer. Raises `WorkerFailed`."""
        asked = _Asked(work, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(work.match, deque()).append(asked)
        self._give()
        try:
            return await asked.future
        finally:
            self.waits.append(time.perf_counter() - asked.begun)

    # -- the queue

    def _give(self) -> None:
        for worker in self._workers:
            if worker.awake and worker.asked is None and (asked := self._next()) is not None:
                self._send(worker, asked)

    def _next(self) -> _Asked | None:
        """The oldest question of the match that has waited longest for its turn."""
        while self._waiting:
            match, line = self._waiting.popitem(last=False)
            asked = line.popleft()
            if line:
                self._waiting[match] = line  # at the end: the others first
            if not asked.future.done():
                return asked
        return None

    def _send(self, worker: _Worker, asked: _Asked) -> None:
        asked.tries += 1
        worker.asked = asked
        worker.clock = asyncio.get_running_loop().call_later(self.budget_of(asked.work), self._overdue, worker)
        try:
            worker.pipe.send(asked.work)
        except (OSError, ValueError):
            self._lost(worker)

    def budget_of(self, work: Work) -> float:
        """How many seconds a piece of work may take."""
        return self.budget * PATIENT.get(work.verb, 1.0)

    # -- workers come and go

    def _hire(self) -> None:
        if not self._open:
            return
        worker = _Worker()
        self._workers.append(worker)
        loop = asyncio.get_running_loop()
        loop.add_reader(worker.pipe.fileno(), self._heard, worker)
        os.set_blocking(worker.pipe.fileno(), True)  # uvloop turns that off, and long messages would be broken off
        worker.clock = loop.call_later(AWAKE, self._overdue, worker)

    def _dismiss(self, worker: _Worker) -> None:
        with suppress(ValueError, OSError):
            asyncio.get_running_loop().remove_reader(worker.pipe.fileno())
        if worker.clock is not None:
            worker.clock.cancel()
        worker.pipe.close()
        worker.process.kill()
        worker.process.join(1)

    def _overdue(self, worker: _Worker) -> None:
        self._lost(worker)

    def _lost(self, worker: _Worker) -> None:
        """A worker has died, or had to: another comes, and asks itself the same once more."""
        if worker not in self._workers:
            return
        self._workers.remove(worker)
        self._dismiss(worker)
        self.replaced += 1
        asked = worker.asked
        if worker.awake:
            self._hire()
        else:
            asyncio.get_running_loop().call_later(PAUSE, self._hire)
        if asked is not None and not asked.future.done():
            if asked.tries < self.tries:
                self._waiting.setdefault(asked.work.match, deque()).appendleft(asked)
            else:
                asked.future.set_exception(
                    WorkerFailed(f"{asked.work.bot} did not answer in {self.budget_of(asked.work)} s, or died")
                )
        self._give()

    def _heard(self, worker: _Worker) -> None:
        try:
            good, answer = worker.pipe.recv()
        except (EOFError, OSError):
            self._lost(worker)
            return
        worker.awake = True
        asked, worker.asked = worker.asked, None
        if worker.clock is not None:
            worker.clock.cancel()
        if asked is not None and not asked.future.done():
            if good:
                asked.future.set_result(answer)
            else:
                asked.future.set_exception(answer if isinstance(answer, ComitiumError) else WorkerFailed(str(answer)))
        self._give()


# -- inside the worker


def serve(pipe: Connection) -> None:
    """Answer until the server stops."""
    import signal

    os.nice(NICE)
    limit_memory(MEMORY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C at the terminal is the server's to hear
    players: OrderedDict[tuple[str, int, str], Any] = OrderedDict()
    with suppress(EOFError, OSError, KeyboardInterrupt):
        pipe.send((True, None))  # awake
        while True:
            work = pipe.recv()
            try:
                answer = (True, _do(work, players))
            except ComitiumError as refused:
                answer = (False, _picklable(refused))
            except Exception as error:
                answer = (False, f"{type(error).__name__}: {error}")
            pipe.send(answer)


def limit_memory(most: int) -> None:
    """Let a process that wants more than so many bytes break off, in the place of the whole machine."""
    with suppress(ImportError, ValueError, OSError):  # not on Windows; a lower limit may stand already
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def _picklable(refused: ComitiumError) -> object:
    from comitium.bots import BotFailed

    return f"{refused.error}\n{refused.trace}" if isinstance(refused, BotFailed) else refused


def _do(work: Work, players: OrderedDict[tuple[str, int, str], Any]) -> Any:
    from comitium import bots

    if work.verb == "check":
        return _check(work.text)
    if work.verb == "look back":
        from comitium.web.lookback import look_back

        return look_back(work.text, work.seat if work.seat >= 0 else None, work.bot, work.names)
    if work.verb == "unasked":
        from comitium.web.unasked import rehearse

        return rehearse(work, partial(_player, work, players))
    assert work.game is not None
    seat = bots.Seat(work.game_id, work.game, work.seat, work.claims)
    if work.verb == "advise":
        return _advise(work, players, seat)
    player = _player(work, players, work.seat, work.bot, work.seed)
    if work.verb == "speak":
        return list(player.speak(seat)) if isinstance(player, bots.player.Speaker) else []
    return bots.ask(player, seat)


def _player(work: Work, players: OrderedDict[tuple[str, int, str], Any], seat: int, bot: str, seed: int) -> Any:
    """The bot on a seat of a match, as it is remembered, or made anew."""
    from comitium import bots

    return _remembered(players, (work.match, seat, bot), lambda: bots.make(bot, work.game_id, seed))


def _remembered(players: OrderedDict[tuple[str, int, str], Any], known: tuple[str, int, str], make: Callable[[], Any]) -> Any:
    player = players.pop(known, None) or make()
    players[known] = player
    if len(players) > CACHED:
        players.popitem(last=False)
    return player


def _advise(
    work: Work, players: OrderedDict[tuple[str, int, str], Any], seat: Any
) -> tuple[str, tuple[tuple[int, float], ...], int]:
    """The adviser's name, chances by choice (the best first), and what it recommends."""
    from comitium.bots.advice import Confidant

    adviser = _remembered(players, (work.match, work.seat, "advise"), lambda: Confidant(work.game_id, work.seed))
    found = adviser.advise(seat)
    return found.adviser, found.chances, found.recommended


def _check(text: str) -> tuple[str, Sequence[int], bool, Sequence[str]]:
    """A journal that somebody brings: its game, who leads each seat, whether it is over, its lines. Raises `BadJournal`."""
    from comitium.match.begin import replay

    match = replay(text, torn=True)
    return match.header.game, match.leaders, match.outcome is not None, match.lines()
