"""Who has done something is shown it at once; the others when no click waits, and what happened meanwhile in one frame."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import comitium
from comitium.draw.page import shell
from comitium.draw.page.model import Reader
from comitium.store import match_store
from comitium.web.bots.workers import WorkerFailed
from comitium.web.matches import hub as hubs
from comitium.web.matches.connection import Connection
from comitium.web.matches.hub import Hub
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models, render
from comitium.web.pages.page_models import Viewer

from .inside import Paper


class Disk:
    """A store that writes everything, when it is let."""

    shared = False

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.free.set()

    async def write(self, work: Any) -> bool:
        await self.free.wait()
        return True


class House:
    """A table of two people in their preparation: each change is news for whoever makes it; `gallery` looks on."""

    def __init__(self, over: bool = False, workers: Any = None) -> None:
        match = comitium.new("caesar", players=2, seed=1)
        while over and match.outcome is None:
            seat = match.game.actors()[0]
            match.choose(seat, match.game.legal(seat)[0])
        entry = match_store.Entry("m", "caesar", 2, "", True, "", True, False, "", 0, 0)
        self.live = LiveMatch(match_store.StoredMatch(entry, match.lines(), [match_store.Sitter("person", "", "")] * 2))
        self.disk = Disk()
        self.hub = Hub(self.disk, workers)  # type: ignore[arg-type]
        self.mine, self.other = (self.wire(seat) for seat in (0, 1))
        self.hub.tell(self.live)

    def wire(self, seat: int | None) -> Connection:
        party = () if seat is None else (seat,)
        wire = Connection(Paper(), Viewer(seat, party, f"/seat/{seat}", "", "", Reader()), "")
        self.live.wires.add(wire)
        return wire

    async def choose(self, seat: int = 0, choice: int | None = None) -> None:
        wanted = self.live.match.game.legal(seat)[0] if choice is None else choice
        await self.hub.change(self.live, lambda match: match.choose(seat, wanted), seat)

    async def say(self, text: str) -> None:
        """Something happens that everybody sees."""
        self.live.sitters = [sitter._replace(name=text) for sitter in self.live.sitters]
        await self.choose()


def test_who_clicks_is_shown_first_and_the_others_once() -> None:
    async def run() -> None:
        house = House()
        before = (house.mine.frame, house.other.frame)
        for name in ("Livia", "Drusilla", "Octavia"):
            await house.say(name)
        assert (house.mine.frame, house.other.frame) == (before[0] + 3, before[1]), "nobody has told the others yet"
        teller = asyncio.create_task(house.hub._tell_late())
        for _ in range(5):
            await asyncio.sleep(0)
        assert house.other.frame == before[1] + 1
        assert not house.live.late
        teller.cancel()

    asyncio.run(run())


def test_the_others_are_shown_one_at_a_time_and_first_who_is_asked() -> None:
    async def run() -> None:
        house = House()
        watching = [house.wire(None) for _ in range(4)]
        house.hub.tell(house.live)
        before = {wire: wire.frame for wire in (*watching, house.other)}
        await house.say("Livia")
        teller = asyncio.create_task(house.hub._tell_late())
        told: list[Connection] = []
        while house.live.late:
            await asyncio.sleep(0)
            now = [wire for wire, frame in before.items() if wire.frame > frame and wire not in told]
            assert len(now) <= 1, "a click need not wait until the whole table has been drawn"
            told += now
        assert told[0] is house.other
        assert set(told) == set(before)
        teller.cancel()

    asyncio.run(run())


def test_no_frame_for_whom_nothing_has_changed() -> None:
    async def run() -> None:
        house = House()
        await house.choose()  # with the first answer everybody's time begins to be shown
        house.hub.tell(house.live)
        before = house.other.frame
        await house.choose()  # a card of a hidden deck: nobody else's business
        teller = asyncio.create_task(house.hub._tell_late())
        for _ in range(5):
            await asyncio.sleep(0)
        assert house.other.frame == before
        teller.cancel()

    asyncio.run(run())


def test_no_frame_brings_nothing() -> None:
    """Which question waits is known to all, and not always to be seen: whoever is done with her cards draws new ones."""

    async def run() -> None:
        house = House()
        wires = [house.mine, house.other, house.wire(None)]
        standing = [asyncio.create_task(work) for work in (house.hub._tell_late(), *(wire.run() for wire in wires))]
        dice = Random(3)
        for _ in range(140):
            seat = house.live.match.game.actors()[0]
            await house.choose(seat, dice.choice(house.live.match.game.legal(seat)))
            while house.live.late:
                await asyncio.sleep(0)
            await asyncio.sleep(0)
        for wire in wires:
            frames = [one for one in wire.outlet.sent if "frame" in one]  # type: ignore[attr-defined]
            assert len(frames) > 40
            assert not [one for one in frames if not any(one.get(key) for key in ("around", "parts", "moves", "say"))]
            assert [one["frame"] for one in frames] == list(range(1, len(frames) + 1)), "what is left out is not counted"
        for task in standing:
            task.cancel()

    asyncio.run(run())


def test_the_others_are_not_shown_what_is_not_written_yet() -> None:
    async def run() -> None:
        house = House()
        before = house.other.frame
        await house.say("Livia")
        house.disk.free.clear()
        going_on = asyncio.create_task(house.say("Drusilla"))
        await asyncio.sleep(0)
        teller = asyncio.create_task(house.hub._tell_late())
        for _ in range(20):
            await asyncio.sleep(0)
        assert house.other.frame == before, "the table is locked as long as something is being written"
        house.disk.free.set()
        await going_on
        while house.live.late:
            await asyncio.sleep(0.001)
        assert house.other.frame == before + 1
        teller.cancel()

    asyncio.run(run())


def test_matches_are_passed_by_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "ROUND", 0.0)

    async def run() -> None:
        house = House()
        passed: list[tuple[int, str]] = []
        turns = 0
        monkeypatch.setattr(house.hub, "_pass_by", lambda live: passed.append((turns, live.id)))
        house.hub.lives = {str(number): House().live for number in range(5)}
        for number, live in house.hub.lives.items():
            live.id = number
        sweeper = asyncio.create_task(house.hub._sweep())
        while len(passed) < 10:
            await asyncio.sleep(0)
            turns += 1
        assert [id for _, id in passed[:10]] == [str(number) for number in range(5)] * 2, "everybody in turn"
        assert len({turn for turn, _ in passed}) == len(passed), "others were let do something in between"
        sweeper.cancel()

    asyncio.run(run())


def test_a_match_that_nobody_looks_at_is_dropped_and_no_other() -> None:
    async def run() -> None:
        house = House()
        idle = House().live
        idle.wires.clear()
        idle.idle_since = -2 * hubs.IDLE
        house.hub.lives = {"m": idle}
        await idle.lock.acquire()
        house.hub._pass_by(idle)
        assert house.hub.lives, "something is being done there"
        idle.lock.release()
        house.hub._pass_by(idle)
        assert not house.hub.lives
        house.hub.lives = {"m": house.live}
        house.live.idle_since = -2 * hubs.IDLE
        house.hub._pass_by(house.live)
        assert house.hub.lives, "people look at it"
        await asyncio.gather(*house.hub.tasks)

    asyncio.run(run())


def test_a_page_that_was_told_to_leave_the_lobby_is_shown_nothing_until_it_has() -> None:
    async def run() -> None:
        house = House()
        for started in (False, True):
            house.live.entry = house.live.entry._replace(started=started)
            if not started:
                page = house.wire(None)
            house.hub.tell(house.live)
        before = page.frame
        await house.say("Livia")
        house.hub.tell(house.live)
        assert page.frame == before, "it has not what a table is drawn with"
        house.hub.show(house.live, page, anyway=True)  # it says hello
        await house.say("Drusilla")
        house.hub.tell(house.live)
        assert page.frame == before + 2

    asyncio.run(run())


def test_a_page_that_was_shown_something_before_it_said_hello_is_not_told_that_it_is_right() -> None:
    """Five pages open at once, and one person's hello tells all of them: a wire that came without a language had English on a
    French page by then, and kept it."""

    async def run() -> None:
        house = House()
        page = house.wire(0)
        runs = asyncio.create_task(page.run())
        house.hub.tell(house.live)  # somebody else has come
        await asyncio.sleep(0)
        page.viewer = page.viewer._replace(reader=Reader("fr"))
        inside = render.render_frame(house.live, page.viewer, render.page_inputs(house.live, page.viewer), 1).html
        house.hub.show(house.live, page, anyway=True, tag=shell.tag(inside))
        await asyncio.sleep(0)
        assert page.outlet.sent[-1].get("language") == "fr"  # type: ignore[attr-defined]
        runs.cancel()

    asyncio.run(run())


def test_who_has_heard_of_something_is_told_when_it_is_taken_back_and_nobody_else() -> None:
    """A turn went back by one, and what people had read in the log was gone without a word."""

    async def run() -> None:
        house = House()
        match, dice = house.live.match, Random(2)
        while True:  # until somebody does what the other hears of and may take back
            seat = match.game.actors()[0]
            before = match.event_count(1 - seat)
            match.choose(seat, dice.choice(match.game.legal(seat)))
            if match.event_count(1 - seat) > before and match.can_undo(seat):
                break
        watches = house.wire(None)
        runs = [asyncio.create_task(wire.run()) for wire in (house.mine, house.other, watches)]
        house.hub.tell(house.live)
        await asyncio.sleep(0)
        teller = asyncio.create_task(house.hub._tell_late())
        await house.hub.change(house.live, lambda match: match.undo(seat), seat)
        for _ in range(9):
            await asyncio.sleep(0)
        mine, other = (house.mine, house.other) if seat == 0 else (house.other, house.mine)
        told = [[one["news"] for one in wire.outlet.sent if "news" in one] for wire in (mine, other, watches)]  # type: ignore[attr-defined]
        assert [len(one) for one in told] == [0, 1, 1], "once, and not who has done it"
        assert "undone" in told[1][0]
        for task in (teller, *runs):
            task.cancel()

    asyncio.run(run())


def test_a_bot_stands_back_while_many_tables_wait_to_be_shown_something_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hubs, "LULL", 0.0)

    async def run() -> None:
        hub = House().hub
        waiting: dict[Any, None] = dict.fromkeys(range(hubs.FEW + 1))
        hub._late = waiting
        stands_back = asyncio.create_task(hub.wait_for_lull())
        for _ in range(3):
            await asyncio.sleep(0)
        assert not stands_back.done()
        del waiting[0]
        for _ in range(3):
            await asyncio.sleep(0)
        assert stands_back.done()
        waiting[0] = None
        await asyncio.wait_for(hub.wait_for_lull(), 5)

    asyncio.run(run())


class Forgetful:
    """Workers of whom the first one dies."""

    asked = 0

    async def ask(self, work: Any) -> Any:
        self.asked += 1
        if self.asked == 1:
            raise WorkerFailed("died")
        return ["Caesar was ahead all the time."], [], []


def test_a_report_that_has_failed_once_is_tried_again_for_the_next_page() -> None:
    async def run() -> None:
        workers = Forgetful()
        house = House(over=True, workers=workers)
        await asyncio.gather(*house.hub.tasks)
        ending = page_models.ending(house.live, house.mine.viewer)
        assert (ending.report, ending.pending, ending.failed) == ((), False, True), "nobody waits for it, and it says so"
        house.hub.tell(house.live)
        assert workers.asked == 1, "not again and again for who looks at it already"
        house.hub.show(house.live, house.wire(0))
        assert page_models.ending(house.live, house.mine.viewer).pending
        await asyncio.gather(*house.hub.tasks)
        assert page_models.ending(house.live, house.mine.viewer).report == ("Caesar was ahead all the time.",)
        assert not page_models.ending(house.live, house.mine.viewer).failed
        assert workers.asked == 2

    asyncio.run(run())
