"""The living matches of this process: they are read from the store when somebody looks at them, and dropped when nobody does.

A change is done to the match, written to the store, and only then drawn and told, all under the match's lock. A line that
another process has written first wins: what was done here is forgotten, and the match is read again.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

import structlog

from comitium.core.errors import ComitiumError, Illegal, Unknown
from comitium.core.messages import Phrase
from comitium.draw.page import shell
from comitium.match.match import Match
from comitium.play import clock
from comitium.store import Lost, Store, match_store, people
from comitium.text import say
from comitium.web.bots.bot_runner import BotRunner
from comitium.web.bots.workers import Workers
from comitium.web.guard.limits import Limits
from comitium.web.matches import invitations, presence, taking_back
from comitium.web.matches.connection import Connection
from comitium.web.matches.live_match import LiveMatch
from comitium.web.matches.timekeeper import Timekeeper
from comitium.web.metrics import CHOICES, COMMIT, DRAWN, LIVE, LOST, SKIPPED
from comitium.web.pages import page_models, render

MATCH: Final = re.compile(r"[\w-]{8,64}", re.ASCII)  # what the id of a match may look like
IDLE: Final = 60.0  # seconds that a match stays in memory without anybody
ROUND: Final = 10.0  # seconds in which every match is looked at once, whatever happens there
TOUCH: Final = 20.0  # seconds between two notes that a match is being played
CHAT: Final = 60
WALKERS: Final = 2  # games that are over and are read or walked through at once
FEW: Final = 8  # tables that wait to be shown something before a bot stands back for them
LULL: Final = 0.05  # seconds for which it does, again and again
LULLS: Final = 40
TRIES: Final = 60  # at a line that others write first: programs at another process may be quick

log = structlog.get_logger("comitium.hub")


class Hub:
    """All matches that are in memory, and the way to those that are not."""

    def __init__(self, store: Store, workers: Workers, pace: float = 0.0) -> None:
        self.store = store
        self.bot_runner = BotRunner(self, workers, pace)
        self.timekeeper = Timekeeper(self)
        self.lives: dict[str, LiveMatch] = {}
        self.loading: dict[str, asyncio.Future[LiveMatch | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self._late: dict[LiveMatch, None] = {}  # matches with wires that are late, in turn
        self._put_off = asyncio.Event()
        self._standing: list[asyncio.Task[None]] = []  # what runs as long as the house is open
        self.open = True
        self.walkers = ThreadPoolExecutor(WALKERS, thread_name_prefix="replay")  # for games that are over
        self.sayings = Limits(0.5, 20, "sayings", secret=True)  # by person, through however many wires she speaks

    async def start(self) -> None:
        await self.store.listen(self._hear)
        self._standing = [
            asyncio.create_task(self._sweep(), name="sweeper"),
            asyncio.create_task(self._tell_late(), name="teller"),
            asyncio.create_task(self.timekeeper.run(), name="timekeeper"),
        ]

    async def stop(self) -> None:
        """Let what is being written be written, and close all wires."""
        self.open = False
        for standing in self._standing:
            standing.cancel()
        for live in list(self.lives.values()):
            for task in (*live.thinking.values(), live.talking):
                if task is not None:
                    task.cancel()
            for wire in list(live.wires):
                wire.close()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)
        self.walkers.shutdown(wait=False, cancel_futures=True)

    def spawn(self, work: Any, name: str = "") -> asyncio.Task[Any]:
        """Do something that nobody's leaving interrupts."""
        task = asyncio.create_task(work, name=name or None)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def spawn_alone(self, work: Coroutine[Any, Any, object], name: str) -> asyncio.Task[Any]:
        """Do something whose failure interests nobody but the log: if the database does not answer, it has a line."""
        return self.spawn(self._alone(work, name), name)

    async def _alone(self, work: Coroutine[Any, Any, object], name: str) -> None:
        try:
            await work
        except ComitiumError as failed:
            log.error("not_done", what=name, why=str(failed))

    # -- matches come and go

    async def find(self, match: str) -> LiveMatch:
        """The match of an id. Raises `Unknown`."""
        live = self.lives.get(match)
        if live is None:
            live = await self._load(match)
        if live is None:
            raise Unknown(Phrase("web-no-match"))
        live.idle_since = time.monotonic()
        return live

    async def _load(self, match: str) -> LiveMatch | None:
        if match in self.loading:
            return await asyncio.shield(self.loading[match])
        future: asyncio.Future[LiveMatch | None] = asyncio.get_running_loop().create_future()
        self.loading[match] = future
        try:
            live = await self._read(match)
            if live is not None:
                self.lives[match] = live
                LIVE.set(len(self.lives))
            future.set_result(live)
        except BaseException as error:
            future.set_exception(error)
            future.exception()
            raise
        finally:
            del self.loading[match]
        if live is not None:
            self.bot_runner.step(live)
        return live

    async def _read(self, match: str) -> LiveMatch | None:
        stored = None
        if MATCH.fullmatch(match):  # an address may hold anything, and PostgreSQL does not read everything
            stored = await self.store.read(lambda connection: match_store.fetch(connection, match))
        if stored is None:
            return None
        # a long game takes a while: the other tables go on, and none that is played waits for games that are over
        readers = self.walkers if stored.entry.over else None
        live = await asyncio.get_running_loop().run_in_executor(readers, LiveMatch, stored)
        live.touched = time.monotonic()
        await self.read_people(live)
        return live

    async def read_people(self, live: LiveMatch) -> None:
        def work(connection: Any) -> tuple[Any, ...]:
            rooms = {room: people.said(connection, live.id, room, CHAT) for room in live.chat}
            entries, hosts = match_store.listed(connection, [live.id]), people.hosts(connection, live.id)
            return rooms, people.ayes(connection, live.id), match_store.sitters(connection, live.id), entries[0], hosts

        before = live.entry.clock
        live.chat, live.ayes, live.sitters, live.entry, live.hosts = await self.store.read(work)
        if live.entry.clock != before and live.entry.clock:
            live.clock = clock.read(live.entry.clock)

    async def peek(self, match: str) -> LiveMatch | None:
        """A match to be listed: it is not kept in memory for that."""
        return self.lives.get(match) or await self._read(match)

    async def reload(self, live: LiveMatch) -> None:
        """Be again what the store tells. The lock is held. Raises `Unknown` if it has no such match any more."""
        stored = await self.store.read(lambda connection: match_store.fetch(connection, live.id))
        if stored is None:
            self.lives.pop(live.id, None)
            raise Unknown(Phrase("web-no-match"))
        live.take(stored)
        await self.read_people(live)

    def drop(self, live: LiveMatch) -> None:
        """A table is deleted: whoever looks at it is shown out. The lock is held."""
        self.lives.pop(live.id, None)
        live.entry = live.entry._replace(over=True, due=0)
        invitations.dismiss(live, {wire.token for wire in live.wires} | {listener.token for listener in live.listeners})

    async def _sweep(self) -> None:
        """Pass by every match once a round, by one at a time: all at once, nobody's click would be heard for so long."""
        while True:
            here = list(self.lives.values())
            pause = ROUND / (len(here) + 1)
            await asyncio.sleep(pause)
            for live in here:
                self._pass_by(live)
                await asyncio.sleep(pause)
            LIVE.set(len(self.lives))

    def _pass_by(self, live: LiveMatch) -> None:
        if live.lock.locked():
            return
        if live.wires or live.listeners:
            self.spawn_alone(self._look_around(live), "look around")
        elif live.is_idle and time.monotonic() - live.idle_since > IDLE:
            self.lives.pop(live.id, None)

    async def _look_around(self, live: LiveMatch) -> None:
        """Somebody may have been away for long enough by now, or whoever waited for her may have left as well."""
        async with live.lock:
            presence.note(live)
            await presence.announce_presence(self.store, live)
            with suppress(Lost):
                await presence.replace(self.store, live)
                await self.timekeeper.follow(live)
            self.tell(live)
        if any(sitter.deputy for sitter in live.sitters):
            self.bot_runner.step(live)

    # -- other processes

    def _hear(self, notice: str) -> None:
        """Another process has changed a match; "" if anything may have been missed."""
        match, _, origin = notice.partition(" ")
        if origin == match_store.ORIGIN:
            return
        for live in [self.lives[match]] if match in self.lives else [] if match else list(self.lives.values()):
            self.spawn_alone(self._catch_up(live), "catch up")

    async def _catch_up(self, live: LiveMatch) -> None:
        async with live.lock:
            lines = await self.store.read(lambda connection: match_store.lines(connection, live.id, live.durable))
            try:
                fits = live.entry.started and live.follow(lines)  # until it begins its header may change
            except ComitiumError:
                fits = False
            if not fits:
                try:
                    await self.reload(live)
                except Unknown:  # it is not there any more
                    self.drop(live)
                    return
            await self.read_people(live)
            await invitations.check_keys(self, live)
            self.tell(live)
        self.bot_runner.step(live)

    # -- changes

    async def change(self, live: LiveMatch, do: Callable[[Match], object], seat: int, decides: bool = True) -> None:
        """Do something to a match: it is written before anybody hears of it. Raises what `do` raises, `Illegal` if another
        process was quicker, or `Lost` if it could not be written; then nothing has changed."""
        await asyncio.shield(self.spawn(self._change(live, do, seat, decides)))

    async def _change(self, live: LiveMatch, do: Callable[[Match], object], seat: int, decides: bool) -> None:
        async with live.lock:
            for attempt in range(1, TRIES + 1):
                try:
                    do(live.match)
                except BaseException as error:
                    live.forget(anyway=not isinstance(error, ComitiumError))
                    raise
                live.note_decision(seat, decides)
                if await self.keep(live):
                    break
                self.tell(live)  # somebody else was quicker: it is looked at again, and done if it still can be
                if attempt == TRIES:
                    raise Illegal("", Phrase("web-overtaken"))
            self.tell(live, first=seat)
        self.bot_runner.step(live)

    def settle(self, live: LiveMatch) -> None:
        """Take back what people have agreed to: a bot may play by now for the last of those who had been asked."""
        asked = live.match.proposal
        if asked is not None and taking_back.is_agreed(live, live.match):
            self.spawn(self._change(live, lambda match: taking_back.settle(live, match), asked.seat, decides=False))

    async def keep(self, live: LiveMatch) -> bool:
        """Write what is new of a match; whether it was won. If not, the match is what the winner made it. The lock is held."""
        first, (after, *lines) = live.durable, live.match.lines(live.durable - 1)
        if not lines:
            return True
        over = live.match.outcome is not None
        live.clock.follow(live.waited_for(), len(live.sitters), match_store.now())
        text, due = live.clock_text()
        timed = (text, due) if (text, due) != (live.entry.clock, live.entry.due) else None
        begun = time.perf_counter()
        try:
            won = await self.store.write(
                lambda connection: match_store.append(connection, live.id, first, lines, after, over, timed)
            )
        except BaseException:
            LOST.inc()
            live.forget()
            with suppress(ComitiumError):  # a database that does not write may not answer either
                await self.reload(live)
            raise
        COMMIT.observe(time.perf_counter() - begun)
        if not won:
            LOST.inc()
            live.forget()
            await self.reload(live)
            return False
        CHOICES.inc(len(lines))
        live.durable += len(lines)
        live.entry = live.entry._replace(clock=text, due=0 if over else due)
        if over:
            live.entry = live.entry._replace(over=True)
        now = time.monotonic()
        if now - live.touched > TOUCH:
            live.touched = now
            self.spawn_alone(self.store.write(lambda connection: match_store.touch(connection, live.id)), "touch")
        return True

    # -- telling

    def tell(self, live: LiveMatch, first: int | None = None) -> None:
        """A frame for everybody for whom something has changed; with `first` now for those who face that seat, and for the
        others as soon as nobody's click waits. The lock is held."""
        for wire in live.wires:
            if first is not None and wire.viewer.seat == first:
                wire.event_count = min(wire.event_count, live.match.event_count(first))  # who takes something back knows it
            if first is None or wire.viewer.seat == first:
                self._try_to_show(live, wire)
            else:
                live.late.add(wire)
        if live.late:
            self._late[live] = None
            self._put_off.set()
        for listener in live.listeners:
            listener.changed.set()

    async def wait_for_lull(self) -> None:
        """Until hardly anybody waits to be shown something, or for so long as even a bot may be kept waiting."""
        for _ in range(LULLS):
            if len(self._late) <= FEW:
                return
            await asyncio.sleep(LULL)

    async def _tell_late(self) -> None:
        """One page at a time, matches in turn, and in between whatever else there is to do: under a heavy load clicks come
        first, and what happens at a table meanwhile becomes one frame. Of a table, whoever is asked is shown first."""
        while True:
            await self._put_off.wait()
            live = next(iter(self._late))
            del self._late[live]
            if live.lock.locked():  # what is being done there may yet be lost
                self._late[live] = None
                await asyncio.sleep(0.001)
                continue
            async with live.lock:
                asked = live.match.game.actors()
                for wire in sorted(live.late, key=lambda one: one.viewer.seat not in asked)[:1]:
                    self._try_to_show(live, wire)
            if live.late:
                self._late[live] = None
            if not self._late:
                self._put_off.clear()
            await asyncio.sleep(0)

    def _try_to_show(self, live: LiveMatch, wire: Connection) -> None:
        """One page that cannot be drawn does not stop the table."""
        try:
            self.show(live, wire)
        except Exception as error:
            log.error("not_drawn", match=live.id, seat=wire.viewer.seat, exc_info=error)

    def show(self, live: LiveMatch, wire: Connection, anyway: bool = False, tag: int | None = None) -> None:
        """A frame for one wire, if something has changed for it; a page with this `tag` is told that it is right,
        unless it was shown something else since it came."""
        live.late.discard(wire)
        if wire.left and not anyway:
            return
        self._turn_to(live, wire)
        if wire.event_count > live.match.event_count(wire.viewer.seat):  # whoever has heard of it is told, and not who it was
            wire.event_count = live.match.event_count(wire.viewer.seat)
            wire.note({"news": say(Phrase("web-taken-back"), wire.viewer.reader.language)})
        viewer = wire.viewer._replace(event_count=wire.event_count)
        if live.match.outcome is not None:
            self.bot_runner.look_back(live, viewer.reader.language, opens=wire.key is None)
        inputs = render.page_inputs(live, viewer)
        key = render.inputs_hash(inputs)
        if key == wire.key and not anyway:
            SKIPPED.inc()
            return
        tag = tag if wire.key is None else None
        wire.left = wire.key is not None and not wire.begun and live.entry.started
        wire.begun = live.entry.started
        wire.key = key
        if wire.left:  # a lobby has not what a table is drawn with: its page opens the table's, and is shown nothing before
            wire.note({"gone": viewer.address})
            return
        DRAWN.inc()
        frame = render.render_frame(live, viewer, inputs, wire.frame + 1)
        heard = live.match.event_count(viewer.seat)
        if wire.knows(frame) and not anyway:
            return
        wire.frame += 1
        if tag is not None and tag == shell.tag(frame.html):
            wire.has(frame, heard)
            wire.note({"same": frame.frame, "asked": frame.asked, "say": frame.say})
        else:
            wire.show(frame, heard)

    def _turn_to(self, live: LiveMatch, wire: Connection) -> None:
        """Several seats at one device: whichever is asked is shown, behind a curtain if another person leads it; unless it was
        handed to somebody else, or she who has it has not seen yet what her last answer brought."""
        viewer = wire.viewer
        if len(viewer.party) < 2 or not live.entry.started or live.match.outcome is not None:
            wire.viewer = viewer._replace(curtain=False, looks=False) if viewer.curtain or viewer.looks else viewer
            return
        asked = [seat for seat in live.match.game.actors() if seat in viewer.party and not live.bot_of(seat)]
        looks = live.to_look(viewer.party)[:1]
        next_one = looks or asked or (viewer.party if viewer.looks else ())  # the last who has looked keeps nothing open
        keeps = bool(asked) and _has_news(live, wire) and page_models.is_hidden_from(live, viewer, asked[0])
        handed = (viewer.handed or keeps) and not looks and viewer.seat not in asked
        if next_one and not handed and (viewer.seat not in next_one or viewer.looks != bool(looks)):
            wire.event_count = live.match.event_count(next_one[0])
            hidden = viewer.looks or page_models.is_hidden_from(live, viewer, next_one[0])
            viewer = viewer._replace(seat=next_one[0], curtain=hidden)
        wire.viewer = viewer._replace(looks=bool(looks), handed=handed)


def _has_news(live: LiveMatch, wire: Connection) -> bool:
    """Whether she whose table a page has shown last was told something since then, which the next one must not hide."""
    viewer = wire.viewer
    if wire.key is None or viewer.seat is None or viewer.curtain or viewer.looks:
        return False
    return live.match.event_count(viewer.seat) > wire.event_count
