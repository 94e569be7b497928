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
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final

from comitium.core.errors import ComitiumError
from comitium.core.messages import Phrase
from comitium.web.bots.work import Work
from comitium.web.bots.worker import serve

BUDGET: Final = 20.0  # seconds an answer may take
TRIES: Final = 2
PATIENT: Final = {"look back": 9.0}  # times the budget: a long game is read twice, on a slow machine for minutes
AWAKE: Final = 60.0  # seconds until a new worker has to be awake
PAUSE: Final = 1.0  # seconds before another one is tried in the place of one that never was


class WorkerFailed(ComitiumError):
    """A bot has broken off, or its worker has. `report` is for the log."""

    def __init__(self, report: str) -> None:
        super().__init__(Phrase("web-bot-failed"))
        self.report = report


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
