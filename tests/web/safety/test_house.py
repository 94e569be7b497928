"""The house from inside: bots that are overtaken, writes that fail, pages that cannot be drawn."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar.datastructures import URL

import comitium
from comitium.core.dice import is_secret
from comitium.core.errors import ComitiumError, Illegal
from comitium.core.messages import Phrase
from comitium.draw.page import model
from comitium.match.orders import ANY, FORCED, StandingOrder
from comitium.play.still_asked import asked, is_still_asked
from comitium.store import Lost, match_store, people
from comitium.web import run, sockets
from comitium.web.acts import table_acts
from comitium.web.api import routes
from comitium.web.guard.limits import Doors, TooFast
from comitium.web.house import House, Settings
from comitium.web.matches import presence
from comitium.web.matches.connection import Connection
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import front, page_models, render, replays

from ..inside import Paper, in_house, set_table, sit, until


def test_neither_the_collector_nor_who_draws_holds_up_who_writes() -> None:
    before = sys.getswitchinterval(), gc.get_threshold()
    try:
        run.settle()
        assert sys.getswitchinterval() == pytest.approx(run.SWITCH)
        assert gc.get_threshold() == run.YOUNG
        assert gc.get_freeze_count()
    finally:
        sys.setswitchinterval(before[0])
        gc.set_threshold(*before[1])
        gc.unfreeze()


def test_a_choice_that_cannot_be_written_is_not_shown_and_can_be_given_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "caesar", "me", "open")
        livia = await sit(house, live, 0)
        write = house.store.write
        before, number = live.match.digest, livia.frame

        async def refuse(work: Any) -> Any:
            raise Lost(OSError("no space"))

        choice = live.match.game.legal(0)[0]
        house.store.write = refuse  # type: ignore[method-assign]
        with pytest.raises(ComitiumError):
            await table_acts.perform(house.hub, live, livia, table_acts.Choose(choice, 0))
        assert live.match.digest == before
        assert livia.frame == number, "nobody has seen it"
        house.store.write = write  # type: ignore[method-assign]
        await table_acts.perform(house.hub, live, livia, table_acts.Choose(choice, 0))
        assert live.match.digest != before

    in_house(tmp_path, story)


def test_a_wire_that_cannot_be_noted_leaves_none_behind(tmp_path: Path) -> None:
    """The database stops in the moment in which a page comes: its wire is closed, and nothing waits for it any more."""

    async def story(house: House) -> None:
        live = await set_table(house, "caesar", "me", "tribune")
        key = people.Key("token-of-livia", live.id, (0,))

        async def broken(*_: Any, **__: Any) -> None:
            raise Lost(OSError("stopped"))

        line = SimpleNamespace(accept=nothing, send_text=nothing, close=nothing)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house, "viewer", viewer_of_nobody)
            patch.setattr(presence, "announce_presence", broken)
            await sockets._serve(house, cast("Any", line), live, key)
            await until(lambda: not live.wires)
        assert [task for task in asyncio.all_tasks() if "Connection.run" in str(task.get_coro())] == []

    async def nothing(*_: Any, **__: Any) -> None: ...

    async def viewer_of_nobody(*_: Any) -> page_models.Viewer:
        return page_models.Viewer(0, (0,), "/seat/0", "", "", model.Reader())

    in_house(tmp_path, story)


def test_a_server_that_stops_cuts_short_what_goes_on_without_a_traceback() -> None:
    async def forever(*_: Any) -> None:
        await asyncio.Event().wait()

    async def story() -> None:
        task = asyncio.create_task(run.CutShort(forever)({"type": "websocket"}, None, None))
        await asyncio.sleep(0)
        task.cancel()
        await task

    asyncio.run(story())


def test_a_match_needs_no_process_in_memory_to_live(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "caesar", "me", "open")
        livia = await sit(house, live, 0)
        await table_acts.perform(house.hub, live, livia, table_acts.Choose(live.match.game.legal(0)[0], 0))
        digest = live.match.digest
        del house.hub.lives[live.id]
        again = await house.hub.find(live.id)
        assert again is not live
        assert again.match.digest == digest
        assert again.match.can_undo(0)

    in_house(tmp_path, story)


def test_bots_never_hold_the_lock_while_they_think(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "caesar", "me", "consul")
        await sit(house, live, 0)
        await until(lambda: bool(live.thinking) and house.workers._workers[0].asked is not None)
        await asyncio.wait_for(live.lock.acquire(), 1)
        live.lock.release()

    in_house(tmp_path, story)


def test_what_a_bot_thought_of_a_table_that_was_taken_back_is_not_done() -> None:
    """The same question again, after something that it had seen was taken back: it is asked anew."""
    match = comitium.new("caesar", players=2, seed=1)
    before = asked(match, 1)
    elsewhere = before._replace(game=comitium.new("caesar", players=2, seed=2).game)
    match.choose(0, match.game.legal(0)[0])
    assert is_still_asked(match, elsewhere)  # nothing was taken back: the question tells it all
    match.undo(0)
    assert is_still_asked(match, before)
    assert not is_still_asked(match, elsewhere)
    match.choose(1, match.game.legal(1)[0])
    assert not is_still_asked(match, before)


def test_a_choice_that_cannot_be_written_is_gone_even_if_the_database_cannot_be_read(tmp_path: Path) -> None:
    """A database that is away neither writes nor reads. What was in memory only is shown to nobody, and never written."""

    async def story(house: House) -> None:
        live = await set_table(house, "caesar", "me", "open")
        livia = await sit(house, live, 0)
        write, read = house.store.write, house.store.read
        before, lines = live.match.digest, live.match.lines()

        async def refuse(work: Any) -> Any:
            raise Lost(OSError("no network"))

        house.store.write = house.store.read = refuse  # type: ignore[method-assign, assignment]
        first, second = live.match.game.legal(0)[:2]
        with pytest.raises(Lost):
            await table_acts.perform(house.hub, live, livia, table_acts.Choose(first, 0))
        assert (live.match.digest, live.match.lines()) == (before, lines)
        house.store.write, house.store.read = write, read  # type: ignore[method-assign]
        await table_acts.perform(house.hub, live, livia, table_acts.Choose(second, 0))
        kept = await house.store.read(lambda connection: match_store.lines(connection, live.id, 0))
        assert kept == live.match.lines()
        assert [entry.choice for entry in live.match.entries()] == [second]

    in_house(tmp_path, story)


def test_what_breaks_off_in_the_middle_has_changed_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "caesar", "me", "open")
        livia = await sit(house, live, 0)
        before = live.match.digest
        choice = live.match.game.legal(0)[0]

        def half(error: Exception) -> Callable[[Any], None]:
            def do(match: Any) -> None:
                match.choose(0, choice)
                raise error

            return do

        def unwritten(match: Any) -> None:
            match.game.apply(0, choice)
            raise ZeroDivisionError

        for do, error in (
            (half(Illegal("", Phrase("web-lesson-over"))), Illegal),
            (half(ZeroDivisionError()), ZeroDivisionError),
            (unwritten, ZeroDivisionError),
        ):
            with pytest.raises(error):
                await house.hub.change(live, do, 0)
            assert live.match.digest == before
        await table_acts.perform(house.hub, live, livia, table_acts.Choose(choice, 0))
        assert len(live.match.entries()) == 1

    in_house(tmp_path, story)


def test_a_page_that_cannot_be_drawn_does_not_stop_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "caesar", "me", "tribune")
        livia = await sit(house, live, 0)
        gaius = Connection(Paper(), page_models.Viewer(None, (), "/watch/x", "", "", model.Reader("xx")), "")
        live.wires.add(gaius)
        shown = render.page_inputs

        def broken(live: LiveMatch, viewer: page_models.Viewer) -> Any:
            if viewer.seat is None:
                raise ZeroDivisionError
            return shown(live, viewer)

        monkeypatch.setattr(render, "page_inputs", broken)
        before = livia.frame
        for number in range(4):
            await table_acts.perform(house.hub, live, livia, table_acts.Choose(live.match.game.legal(0)[0], number))
        assert livia.frame > before
        await until(lambda: any(entry.seat == 1 for entry in live.match.entries()))

    in_house(tmp_path, story)


def test_an_address_has_so_many_wires_at_once_and_no_more() -> None:
    doors = Doors(2, "wires")
    with doors.open("one"), doors.open("another"):
        with doors.open("one"), pytest.raises(TooFast) as refused, doors.open("one"):
            pass
        assert refused.value.wait >= 1
        with doors.open("one"):
            pass


def test_a_program_for_which_a_bot_stood_in_is_back_with_its_next_answer(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "caesar", "me", "open")
        async with live.lock:
            await presence.set_deputy(house.hub.store, live, 1, "random")
        await routes._answer(house, live, 1, routes.Answer(live.match.game.legal(1)[0], live.match.number(1)))
        kept = await house.store.read(lambda connection: match_store.sitters(connection, live.id))
        assert live.sitters[1].deputy == kept[1].deputy == ""

    in_house(tmp_path, story)


def test_the_only_answer_is_not_given_at_once_where_that_would_tell_what_somebody_holds(tmp_path: Path) -> None:
    """Two people: whoever has no Veto is asked all the same, and takes her time."""

    async def story(house: House) -> None:
        live = await set_table(house, "caesar", "me", "open")
        livia, marcus = await sit(house, live, 0), await sit(house, live, 1)
        for wire in (livia, marcus):
            await table_acts.perform(house.hub, live, wire, table_acts.Order("", FORCED))
        assert all(order.but for seat in (0, 1) for order in live.match.orders(seat))

    in_house(tmp_path, story)


def test_one_person_alone_has_forced_replies_given_for_her(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "caesar", "me", "random")
        livia = await sit(house, live, 0)
        await table_acts.perform(house.hub, live, livia, table_acts.Order("", FORCED))
        assert not live.match.orders(0)[0].but

    in_house(tmp_path, story)


@pytest.mark.parametrize(("origin", "asked"), [("https://tables.example.org", "http://inside/"), ("", "https://inside/")])
def test_a_cookie_of_a_house_behind_tls_stays_there(origin: str, asked: str) -> None:
    house = SimpleNamespace(settings=SimpleNamespace(origin=origin))
    request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(house=house)), url=asked)
    assert front.cookie(request, "comitium", "x").secure
    assert front.cookie(request, "comitium", "x").httponly


@pytest.mark.parametrize(
    ("asked", "client", "link"),
    [
        ("http://localhost:8264/", "127.0.0.1", "http://10.0.0.7:8264"),
        ("http://10.0.0.7:8264/", "10.0.0.9", "http://10.0.0.7:8264"),
        ("http://localhost:8264/", "172.17.0.1", "http://localhost:8264"),  # by the door of a container
    ],
)
def test_links_that_are_made_at_this_device_lead_others_here(tmp_path: Path, asked: str, client: str, link: str) -> None:
    house = House(Settings(database=str(tmp_path / "house.db"), outside="http://10.0.0.7:8264"))
    host = asked.split("/")[2].partition(":")[0]
    request: Any = SimpleNamespace(base_url=URL(asked), client=SimpleNamespace(host=client), headers={"host": host})
    assert house.origin(request) == link


def test_an_order_leaves_out_the_questions_it_is_told_to() -> None:
    """The only answer there is, but not to the veto window: whoever holds no Veto is asked as if she held one."""
    asked = 0
    for seed in range(4):
        match = comitium.new("caesar", seed=seed)
        for seat in (0, 1):
            match.order(seat, StandingOrder(ANY, FORCED, but=("VetoWindow",)))
        dice = Random(seed)
        while match.outcome is None:
            seat = match.game.actors()[0]
            menu = match.game.legal(seat)
            is_veto = match.question(seat).kind == "VetoWindow"
            assert len(menu) > 1 or is_veto, "everything else that is forced is answered"
            asked += is_veto and len(menu) == 1
            match.choose(seat, dice.choice(menu))
        assert comitium.replay(match.journal()).digest == match.digest
    assert asked > 3


def test_people_who_play_each_other_have_dice_that_nobody_can_foretell(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        together = await set_table(house, "idus", "open", "open", "random", "random", "random")
        assert is_secret(together.match.header.seed)
        alone = await set_table(house, "idus", "me", "random", "random", "random", "random")
        assert not is_secret(alone.match.header.seed)

    in_house(tmp_path, story)


def test_a_game_that_nobody_walks_through_any_more_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(replays.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(replays, "Walk", lambda match: match)
    monkeypatch.setattr(replays, "_walked", OrderedDict())

    def step(game: str) -> Any:
        return replays.walked(SimpleNamespace(id=game, match=object()))  # type: ignore[arg-type]

    first = step("one")
    now[0] += replays.LEFT / 2
    step("two")
    now[0] += replays.LEFT / 2
    assert step("one").walk is first.walk, "she goes on"
    now[0] += replays.LEFT * 0.75
    step("three")
    assert list(replays._walked) == ["one", "three"], "nobody has touched the second for long enough"
    for number in range(replays.OPEN + 5):
        step(f"game {number}")
    assert len(replays._walked) == replays.OPEN
