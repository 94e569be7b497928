"""The wires: a page opens one, says hello, and gets frames; what it sends is done, or refused with a sentence."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack, suppress
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from comitium.core.errors import ComitiumError, Illegal
from comitium.core.messages import Names, Phrase
from comitium.store import Lost, people
from comitium.text import say
from comitium.web.acts import table_acts
from comitium.web.acts.act import Repeated
from comitium.web.guard.addresses import address_of, check_host, check_origin
from comitium.web.guard.limits import TooFast, note_refusal
from comitium.web.house import House
from comitium.web.matches import away, presence
from comitium.web.matches.connection import Connection
from comitium.web.matches.live_match import LiveMatch
from comitium.web.metrics import CLICK, REFUSED, WIRES

REFUSED_CODE: Final = 4403
MOST: Final = 32  # pages open on one seat, or on one match's gallery by a hundred

log = structlog.get_logger("comitium.web")

Socket = WebSocket[Any, Any, State]


class _Outlet:
    """The socket as a wire writes to it."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket

    async def send_text(self, text: str) -> None:
        await self.socket.send_text(text)

    async def close(self, code: int) -> None:
        with suppress(Exception):
            await self.socket.close(code=code)


@websocket("/seat/{token:str}/socket")
async def seat_socket(socket: Socket, token: str) -> None:
    house: House = socket.app.state.house
    with ExitStack() as doors:
        try:
            _admit(house, socket, doors)
            key, live = await house.open_seat(token, address_of(socket))
        except ComitiumError as refused:
            await _refuse(socket, refused)
            return
        await _serve(house, socket, live, key)


@websocket("/watch/{match:str}/socket")
async def watch_socket(socket: Socket, match: str) -> None:
    house: House = socket.app.state.house
    with ExitStack() as doors:
        try:
            _admit(house, socket, doors)
            live = await house.open_gallery(match, address_of(socket))
        except ComitiumError as refused:
            await _refuse(socket, refused)
            return
        await _serve(house, socket, live, None)


def _admit(house: House, socket: Socket, doors: ExitStack) -> None:
    check_host(socket, house.settings.hosts)
    check_origin(socket, house.settings.origin)
    house.sockets.check(address_of(socket))
    doors.enter_context(house.doors.open(address_of(socket)))


async def _refuse(socket: Socket, refused: ComitiumError) -> None:
    """Say why, and hang up."""
    REFUSED.labels(why="socket").inc()
    await socket.accept()
    wait = refused.wait if isinstance(refused, TooFast) else 0
    gone = {} if wait else {"gone": "/"}
    with suppress(Exception):
        await socket.send_text(msgspec.json.encode({"error": say(refused.why), "wait": wait, **gone}).decode())
        await socket.close(code=REFUSED_CODE)


async def _serve(house: House, socket: Socket, live: LiveMatch, key: people.Key | None) -> None:
    """Until one of the two hangs up; a page whose wire is closed because the database does not answer opens another one."""
    try:
        await _attend(house, socket, live, key)
    except (WebSocketDisconnect, RuntimeError):
        pass
    except Lost as lost:
        log.error("no_database", route="socket", why=lost.reason)


async def _attend(house: House, socket: Socket, live: LiveMatch, key: people.Key | None) -> None:
    await socket.accept()
    viewer = await house.viewer(socket, live, key)
    wire = Connection(_Outlet(socket), viewer, key.token if key is not None else "")
    if sum(other.token == wire.token for other in live.wires) >= (MOST if key is not None else 100 * MOST):
        wire.viewer = viewer._replace(seat=None, party=())
        await _Outlet(socket).close(REFUSED_CODE)
        return
    if key is not None and viewer.device:
        await house.store.write(lambda connection: people.remember_key(connection, viewer.device, key.token))
    sender = asyncio.create_task(wire.run())
    sender.add_done_callback(lambda done: done.cancelled() or done.exception())  # who has hung up is no news for the log
    WIRES.inc()
    try:
        async with live.lock:
            live.wires.add(wire)
            await presence.announce_presence(house.store, live)
            if key is None:
                house.hub.tell(live)  # those who sit see that somebody looks on
        await _listen(house, socket, live, wire)
    finally:
        leaving = house.hub.spawn_alone(_leave(house, live, wire), "leave")
        WIRES.dec()
        wire.close()
        sender.cancel()
        await asyncio.shield(leaving)


async def _leave(house: House, live: LiveMatch, wire: Connection) -> None:
    async with live.lock:
        live.wires.discard(wire)
        live.late.discard(wire)
        now = time.monotonic()
        live.idle_since = now
        for seat in wire.party:
            if not live.is_connected(seat):
                live.last_seen[seat] = now
        try:
            await away.note_leaving(house.store, live, wire.party)
            await presence.announce_presence(house.store, live, wire.party)
            await house.hub.timekeeper.follow(live)  # whoever is asked and gone is sent word
        finally:
            house.hub.tell(live)


async def _listen(house: House, socket: Socket, live: LiveMatch, wire: Connection) -> None:
    while not wire.closed:
        content = await socket.receive_data(mode="text")
        if wire.closed:  # its key was revoked while it was silent
            break
        begun = time.perf_counter()
        try:
            _count(house, wire, 1.0)  # whatever it says, also if it says nothing
            message = table_acts.DECODER.decode(content)
            _count(house, wire, message.cost - 1.0)
            await table_acts.perform(house.hub, live, wire, message)
        except Repeated:
            async with live.lock:
                house.hub.show(live, wire, anyway=True)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            REFUSED.labels(why="message").inc()
            _complain(wire, Illegal("", Phrase("web-bad-message")))
        except ComitiumError as refused:
            REFUSED.labels(why=refused.why.id).inc()
            _complain(wire, refused, live.names())
        except Exception as error:
            log.error("broken", route="socket", error=f"{type(error).__name__}: {error}", exc_info=error)
            _complain(wire, Illegal("", Phrase("web-broken")))
        CLICK.observe(time.perf_counter() - begun)


def _count(house: House, wire: Connection, cost: float) -> None:
    """Raises `TooFast`."""
    wait = wire.bucket.take(cost / house.settings.limits) if cost > 0 else 0.0
    if wait:
        note_refusal("messages", "")
        raise TooFast(wait)


def _complain(wire: Connection, refused: ComitiumError, names: Names = ()) -> None:
    language = wire.viewer.reader.language
    rule = refused.rule if isinstance(refused, Illegal) else ""
    sentence = say(refused.why, language, names) + (f" [{rule}]" if rule else "")
    wire.note({"error": sentence, "wait": refused.wait if isinstance(refused, TooFast) else 0})


ROUTES: Final = [seat_socket, watch_socket]
