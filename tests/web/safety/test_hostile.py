"""What a stranger may try on a public server: requests that never end, floods, odd names, deep nests."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import uvicorn.server
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.sync.client import connect

from comitium.store import match_store
from comitium.web.acts.people_acts import Say
from comitium.web.guard.limits import TooFast
from comitium.web.guard.request_guard import FRAMES, HEAD, GuardedProtocol, GuardedWire, Waiting
from comitium.web.house import House
from comitium.web.matches.connection import MESSAGES

from ..inside import in_house, set_table, sit
from ..people.test_people import match_of, words
from ..running import Guest, Running, running

Door = Callable[..., Guest]
JSON = {"content-type": "application/json"}


def dial(server: Running) -> socket.socket:
    host, _, port = server.address.removeprefix("http://").rpartition(":")
    return socket.create_connection((host, int(port)), timeout=60)


# -- requests that are never complete


class Loop:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.later: list[Callable[[], None]] = []

    def call_later(self, _: float, work: Callable[..., None], *given: Any) -> Any:
        call = partial(work, *given)
        self.later.append(call)
        return type("Handle", (), {"cancel": lambda _: self.later.remove(call) if call in self.later else None})()


class Line:
    """A connection as the protocol writes to it."""

    def __init__(self) -> None:
        self.aborted = False
        self.written = b""

    def abort(self) -> None:
        self.aborted = True

    close = abort

    def is_closing(self) -> bool:
        return self.aborted

    def write(self, content: bytes) -> None:
        self.written += content

    def get_extra_info(self, name: str) -> Any:
        return ("10.0.0.1", 5) if name == "peername" else None

    def set_protocol(self, _: object) -> None: ...


def protocol(waiting: Waiting) -> tuple[GuardedProtocol, Line, Loop]:
    config = uvicorn.Config(lambda *_: None, log_config=None)
    config.load()
    loop, line = Loop(), Line()
    made = GuardedProtocol(waiting, config=config, server_state=uvicorn.server.ServerState(), app_state={}, _loop=loop)
    made._start_asgi_task = lambda *_: None  # type: ignore[method-assign]  # what is asked is not of interest here
    made.connection_made(line)  # type: ignore[arg-type]
    return made, line, loop


@pytest.mark.parametrize(
    "said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: a\r\n", b"POST / HTTP/1.1\r\ncontent-length: 9\r\n\r\nabc"]
)
def test_a_request_that_is_not_complete_in_time_is_hung_up_on(said: bytes) -> None:
    waiting = Waiting()
    made, line, loop = protocol(waiting)
    if said:
        made.data_received(said)
    (too_late,) = loop.later
    too_late()
    assert line.aborted
    assert not waiting.of


def test_a_complete_request_has_no_deadline_and_the_next_one_has() -> None:
    waiting = Waiting()
    made, line, loop = protocol(waiting)
    made.data_received(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n")
    assert not loop.later
    assert not waiting.of
    made.cycle.response_complete = True
    made.data_received(b"GET / HTT")
    assert len(loop.later) == 1
    assert waiting.of["10.0.0.1"] == 1
    made.connection_lost(None)
    assert not loop.later
    assert not waiting.of
    assert line.aborted  # closed, as it should be


def test_an_address_has_so_many_incomplete_requests() -> None:
    waiting = Waiting(most=2)
    lines = [protocol(waiting)[1] for _ in range(3)]
    assert [line.aborted for line in lines] == [False, False, True]
    assert waiting.of["10.0.0.1"] == 2


def test_an_address_has_so_many_connections_also_of_those_that_ask_once_and_stay() -> None:
    waiting = Waiting(most_open=2)
    made = [protocol(waiting) for _ in range(2)]
    for idle, _, _ in made:
        idle.data_received(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n")
        idle.cycle.response_complete = True
    assert not waiting.of, "none is incomplete"
    assert protocol(waiting)[1].aborted
    made[0][0].connection_lost(None)
    made[0][0].connection_lost(None)
    assert waiting.open["10.0.0.1"] == 2, "the one that was hung up on has not been told yet"


def test_a_head_that_never_ends_is_refused() -> None:
    made, line, _ = protocol(Waiting())
    made.data_received(b"GET / HTTP/1.1\r\n")
    for _ in range(HEAD // 4000 + 1):
        made.data_received(b"x-more: " + b"a" * 4000 + b"\r\n")
    assert line.aborted
    assert line.written.startswith(b"HTTP/1.1 400")


def test_silent_connections_keep_nobody_out_and_are_logged(tmp_path: Path) -> None:
    with running(tmp_path, "--limits", "0.05") as server:  # five incomplete requests
        silent = [dial(server) for _ in range(9)]
        try:
            for line in silent[5:]:
                assert line.recv(1) == b""
            deadline = time.monotonic() + 60
            while "limited" not in server.log.read_text() and time.monotonic() < deadline:
                time.sleep(0.05)
            noted = [json.loads(line) for line in server.log.read_text().splitlines()]
            assert [one["who"] for one in noted if one.get("limit") == "connections"] == ["127.0.0.1"], "one line, not four"
        finally:
            for line in silent:
                line.close()
        assert httpx.get(f"{server.address}/health").status_code == 200


# -- forms and messages


def test_a_form_is_bounded_and_its_limit_comes_before_its_fields(guest: Door) -> None:
    livia = guest()
    mark = livia.mark()
    long = livia.http.post("/settings", data={"csrf": mark, "back": "/" + "a" * 40_000})
    assert long.status_code == 413
    many = livia.http.post("/settings", data={"csrf": mark, **{f"f{number}": "" for number in range(300)}})
    assert many.status_code == 400


def test_haste_is_met_before_a_form_is_read(tmp_path: Path) -> None:
    with running(tmp_path, "--limits", "0.05") as server:  # one table
        answers = [httpx.post(f"{server.address}/tables", content=b"%" * 20_000).status_code for _ in range(2)]
        assert answers[1] == 429


def test_what_cannot_be_read_counts_as_a_message_and_so_does_a_ping(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        livia = Guest(server.address)
        place = livia.base.replace("http", "ws", 1) + livia.set_table("caesar", "tribune", "me") + "/socket"
        for said in ("{", '{"do": "ping", "at": 1}'):
            with connect(place) as wire:
                for _ in range(MESSAGES[1] + 40):
                    wire.send(said)
                heard = [json.loads(wire.recv(60)) for _ in range(MESSAGES[1] + 2)]
                assert any(one.get("wait") for one in heard), said


def test_a_flood_that_nobody_has_to_answer_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seventeen thousand pings a second were answered, each by the protocol; pieces of messages were kept."""
    heard = Counter[str]()
    handlers = ("handle_ping", "handle_pong", "handle_cont", "handle_text", "handle_bytes")
    for name in handlers:
        monkeypatch.setattr(WebSocketsSansIOProtocol, name, lambda *_, name=name: heard.update([name]))
    for name in handlers:
        config, line = uvicorn.Config(lambda *_: None, log_config=None), Line()
        state = uvicorn.server.ServerState()
        wire: Any = GuardedWire(1.0, config=config, server_state=state, app_state={}, _loop=asyncio.new_event_loop())
        wire.transport, wire.client = line, ("10.0.0.1", 5)
        for _ in range(2 * FRAMES[1]):
            getattr(wire, name)(*[None] * (name != "handle_ping"))
        assert line.aborted, name
        assert FRAMES[1] <= heard[name] < 1.5 * FRAMES[1], name
        wire.loop.close()


def test_chat_is_limited_by_person_and_not_by_wire(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "caesar", "open", "open")
        wires = [await sit(house, live, 0) for _ in range(4)]

        async def flood() -> None:
            for number in range(25):
                await Say(text=f"Salve {number}").do(house.hub, live, wires[number % 4])

        with pytest.raises(TooFast):
            await flood()
        await Say(text="Ave").do(house.hub, live, await sit(house, live, 1))  # another person speaks as she likes

    in_house(tmp_path, story)


# -- odd requests


@pytest.mark.parametrize("name", ["players", "seed", "game", "options"])
def test_an_option_that_is_called_like_an_argument_is_refused_by_name(guest: Door, name: str) -> None:
    asked = {"game": "caesar", "seats": ["random", "random"], "options": {name: 3}}
    answer = guest().http.post("/api/v1/matches", json=asked)
    assert answer.status_code == 400
    assert f"“{name}”" in answer.json()["detail"]


@pytest.mark.parametrize("content", ["[" * 100_000, '{"game": "caesar", "seats": [], "options": {"a": ' + "[" * 5000])
def test_json_that_is_nested_too_deeply_is_refused(guest: Door, content: str) -> None:
    answer = guest().http.post("/api/v1/matches", content=content, headers=JSON)
    assert answer.status_code == 400


@pytest.mark.parametrize("path", ["/", "/rules/caesar", "/static/base.css", "/nowhere"])
def test_head_is_answered_as_get_without_its_content(guest: Door, path: str) -> None:
    http = guest().http
    head, got = http.head(path), http.get(path)
    assert (head.status_code, head.content) == (got.status_code, b"")
    assert head.headers["content-type"] == got.headers["content-type"]


@pytest.mark.parametrize("path", ["/seat/{}%00", "/watch/{}%00", "/replay/{}%00", "/beat/{}%00", "/api/v1/matches/{}%00"])
def test_an_address_with_a_nul_in_it_leads_nowhere(guest: Door, path: str) -> None:
    """PostgreSQL does not read it at all: the store is not asked (tests/postgres asks it)."""
    assert guest().http.get(path.format("a" * 20)).status_code == 404


# -- the disk


def test_health_says_that_the_database_does_not_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        assert await house.health() == "open"
        monkeypatch.setattr("comitium.web.house.HEALTH", 0.0)
        await house.store.write(lambda connection: connection.exec_driver_sql("PRAGMA query_only = 1"))
        assert await house.health() == "broken"
        await house.store.write(lambda connection: connection.exec_driver_sql("PRAGMA query_only = 0"))
        monkeypatch.setattr("comitium.web.house.SPACE", 1 << 62)
        assert await house.health() == "full"

    in_house(tmp_path, story)


def test_an_older_database_under_a_running_server_gets_no_line_behind_a_hole(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await set_table(house, "caesar", "open", "open")
        seat = live.match.game.actors()[0]
        for _ in range(3):
            await house.hub.change(live, lambda match: match.choose(seat, match.game.legal(seat)[0]), seat)
        kept = await house.store.read(lambda connection: match_store.lines(connection, live.id, 0))
        await house.store.write(lambda connection: connection.exec_driver_sql("DELETE FROM lines WHERE line >= 2"))
        await house.hub.change(live, lambda match: match.choose(seat, match.game.legal(seat)[1]), seat)
        now = await house.store.read(lambda connection: match_store.lines(connection, live.id, 0))
        assert now[:2] == kept[:2]
        assert len(now) == 3
        assert now == live.match.lines()

    in_house(tmp_path, story)


def test_a_second_server_on_the_same_file_says_so_and_exits(tmp_path: Path) -> None:
    with running(tmp_path) as server, pytest.raises(AssertionError, match=f"process {server.process.pid}"), running(tmp_path):
        pass


# -- private tables


def test_a_table_is_private_until_its_host_opens_it(guest: Door) -> None:
    livia, marcus, gaius = guest(), guest(), guest()
    address = livia.set_table("caesar", "open", "me")
    (link,) = livia.invitations(address)
    match = match_of(livia, address)
    with livia.sit(address) as hers, marcus.sit(link.removeprefix(livia.base)) as other:
        other.until_frame()
        other.send("spectators", allowed=False)
        assert other.error(), "who has not set it"
        hers.send("start")
        hers.until_asked()
        with gaius.sit(f"/watch/{match}") as his:
            his.until_frame()
            hers.until(lambda message: "One spectator is watching" in message.get("html", ""))
            other.until(lambda message: "One spectator is watching" in message.get("html", ""))
            his.send("spectators", allowed=True)
            assert his.error()
            hers.send("spectators", allowed=False)
            assert his.until(lambda message: "gone" in message)
        hers.until(lambda message: "This table is private" in message.get("html", ""))
        assert "/watch/" not in words(hers)
    assert gaius.http.get(f"/watch/{match}").status_code == 404
    assert gaius.http.get(f"/api/v1/matches/{match}").status_code == 404
    assert f"/watch/{match}" not in gaius.http.get("/").text


def test_a_form_may_ask_for_spectators_and_a_table_of_bots_has_them(guest: Door) -> None:
    livia, gaius = guest(), guest()
    fields = {"game": "caesar", "players": "2", "seat.0": "me", "seat.1": "tribune", "spectators": "yes"}
    opened = livia.post("/tables", **fields).headers["location"]
    assert "/watch/" in livia.http.get(opened).text
    assert gaius.http.get(livia.set_table("caesar", "random", "random")).status_code == 200
