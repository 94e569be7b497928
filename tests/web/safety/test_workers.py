"""Workers that die, think too long or are asked by many at once: the tables go on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections import OrderedDict
from pathlib import Path
from typing import Any

import pytest

import comitium
from comitium.bots import advice
from comitium.core.errors import BadJournal, BadOption
from comitium.web.bots.work import Work
from comitium.web.bots.worker import NICE, _do
from comitium.web.bots.workers import BUDGET, WorkerFailed, Workers
from comitium.web.guard.limits import TooFast
from comitium.web.house import House
from comitium.web.matches import tables
from comitium.web.matches.hub import WALKERS

from ..inside import in_house, set_table, until


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "idus", "random", "random", "tribune", "random", "random")
        killed: set[int] = set()  # once each: it takes a moment until one is gone
        while live.match.outcome is None:
            worker = house.workers._workers[0]
            process = worker.process.pid or 0
            if worker.asked is not None and len(killed) < 3 and process not in killed:
                os.kill(process, signal.SIGKILL)
                killed.add(process)
            await asyncio.sleep(0.02)
            house.hub.bot_runner.step(live)
        assert house.workers.replaced >= len(killed) > 0

    in_house(tmp_path, story)


def test_a_bot_that_thinks_beyond_its_budget_is_given_up(tmp_path: Path) -> None:
    async def story() -> None:
        workers = Workers(1, budget=0.3)
        workers.start()
        try:
            with pytest.raises(WorkerFailed):
                await workers.ask(Work("choose", bot="no such bot", game_id="caesar"))
            with pytest.raises(WorkerFailed):
                await workers.ask(Work("sleep", bot="consul"))
        finally:
            workers.stop()

    asyncio.run(story())


def test_a_report_may_take_minutes_on_a_slow_machine_and_an_answer_may_not() -> None:
    workers = Workers(0)
    assert workers.budget_of(Work("look back")) >= 120
    assert workers.budget_of(Work("choose")) == BUDGET


def test_one_adviser_advises_a_person_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another one for each question proposed what the next one gave up."""
    made: list[int] = []

    class Echo:
        def __init__(self, game: str, seed: int) -> None:
            made.append(seed)

        def advise(self, seat: object) -> advice.Advice:
            return advice.Advice((), 0, "tribune")

    monkeypatch.setattr("comitium.web.bots.worker.Confidant", Echo)
    match = comitium.new("caesar", seed=1)
    players: OrderedDict[tuple[str, int, str], Any] = OrderedDict()
    for seat in (0, 0, 1):
        _do(Work("advise", "", "caesar", "m", seat, seat, match.game), players)
    assert made == [0, 1]


def test_who_thinks_stands_back_where_cores_are_short() -> None:
    async def story() -> None:
        workers = Workers(1)
        workers.start()
        try:
            await until(lambda: workers._workers[0].awake)
            ours, theirs = (os.getpriority(os.PRIO_PROCESS, one or 0) for one in (0, workers._workers[0].process.pid))
            assert theirs == min(19, ours + NICE) > ours
        finally:
            workers.stop()

    asyncio.run(story())


def test_matches_are_served_in_turn() -> None:
    """A table that asks seven times at once does not make another wait seven times."""
    workers = Workers(0)

    async def story() -> None:
        waiting = [asyncio.create_task(workers.ask(Work("choose", match="many", seat=seat))) for seat in range(7)]
        waiting.append(asyncio.create_task(workers.ask(Work("choose", match="one"))))
        await asyncio.sleep(0)
        order = [workers._next() for _ in range(8)]
        assert [asked.work.match for asked in order if asked is not None].index("one") == 1
        for task in waiting:
            task.cancel()

    asyncio.run(story())


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_worker_is_given_nothing_before_it_is_awake_and_then_all_of_it(loop: str) -> None:
    """A long question would fill the pipe of one that does not listen yet, and the house would stand still; a pipe that does
    not block (uvloop makes it so) would break off in the middle of it."""

    async def story() -> None:
        workers = Workers(1)
        workers.start()
        try:
            asking = asyncio.create_task(workers.ask(Work("check", text="x" * 3_000_000)))
            await asyncio.sleep(0)
            assert workers._workers[0].asked is None
            assert workers.queue == 1
            with pytest.raises(BadJournal):
                await asyncio.wait_for(asking, 60)
            assert workers.replaced == 0
        finally:
            workers.stop()

    with asyncio.Runner(loop_factory=pytest.importorskip(loop).new_event_loop) as runner:
        runner.run(story())


def test_a_journal_that_takes_too_long_is_refused_at_its_first_try(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        match = comitium.new("caesar", seed=1)
        house.checkers.budget = 0.0
        with pytest.raises(BadOption, match="too long"):
            await tables.import_journal(house, "device", match.journal().encode())
        assert house.checkers.replaced == 1
        assert house.workers.replaced == 0
        live = await set_table(house, "caesar", "tribune", "tribune")
        house.hub.bot_runner.step(live)
        await until(lambda: live.match.choices > 5)

    in_house(tmp_path, story)


def test_a_journal_is_checked_apart_from_the_bots_and_one_at_a_time(tmp_path: Path) -> None:
    """Fourteen slow journals once made somebody else's bot wait for a minute."""

    async def story(house: House) -> None:
        brought = comitium.new("caesar", seed=1).journal().encode()
        house.checkers.start()
        checker = house.checkers._workers[0]
        await until(lambda: checker.awake)
        os.kill(checker.process.pid or 0, signal.SIGSTOP)  # it thinks for ever
        first = asyncio.create_task(tables.import_journal(house, "livia", brought, "10.0.0.1"))
        await until(lambda: checker.asked is not None)
        with pytest.raises(TooFast):
            await tables.import_journal(house, "marcus", brought, "10.0.0.1")
        with pytest.raises(TooFast):
            await tables.import_journal(house, "livia", brought, "10.0.0.2")
        other = asyncio.create_task(tables.import_journal(house, "iulia", brought, "10.0.0.3"))
        live = await set_table(house, "caesar", "tribune", "tribune")
        house.hub.bot_runner.step(live)
        await until(lambda: live.match.choices > 5)
        assert not first.done()
        os.kill(checker.process.pid or 0, signal.SIGCONT)
        assert await first != await other
        assert await tables.import_journal(house, "livia", brought, "10.0.0.1")

    in_house(tmp_path, story)


def test_replays_are_not_in_the_way_of_who_opens_a_table(tmp_path: Path) -> None:
    """Nor are games that are over in the way of those that are played: slow ones wait for each other."""

    async def story(house: House) -> None:
        live = await set_table(house, "caesar", "open", "open")
        brought = await tables.import_journal(house, "livia", comitium.new("caesar", seed=1).journal().encode())
        held = threading.Event()
        try:
            for _ in range(WALKERS):
                house.hub.walkers.submit(held.wait, 60)
            del house.hub.lives[live.id]
            waiting = asyncio.create_task(house.hub.find(brought))
            assert (await asyncio.wait_for(house.hub.find(live.id), 30)).id == live.id
            assert not waiting.done()
        finally:
            held.set()
        assert (await waiting).entry.over

    in_house(tmp_path, story)


def test_a_worker_that_wants_too_much_memory_breaks_off_alone() -> None:
    program = "from comitium.web.bots.worker import limit_memory; limit_memory(1 << 28); bytearray(1 << 29)"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "MemoryError" in ended.stderr
