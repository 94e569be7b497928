"""A connection before its request is complete: it has a deadline and a bounded head, and an address has only so many of them.

uvicorn waits for ever for the rest of a request. Whoever opens thousands of connections and says nothing, or a letter a
second, would keep everybody else out; so would who asks once and stays, or never reads the answer: an address has only so many
connections of any kind. Through a wire comes no more than somebody could mean: pings, pieces and nonsense among it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from comitium.web.guard.limits import Bucket, note_refusal

DEADLINE: Final = 30.0  # seconds from the first word of a request, or from the connection, to its last
HEAD: Final = 32_768  # bytes of a request before its body
WAITING: Final = 100  # incomplete requests of one address
OPEN: Final = 300  # connections of one address: idle ones, and those that read slowly, among them
FRAMES: Final = (100.0, 400)  # frames a second through a wire, and how many at once: four times what is answered

log = structlog.get_logger("comitium.web")


class Waiting:
    """How many incomplete requests each address has, how many it may have, and how long each may take; and the same of all its
    connections but the wires, which have a limit of their own."""

    def __init__(self, most: float = WAITING, deadline: float = DEADLINE, most_open: float = OPEN) -> None:
        self.most = most
        self.deadline = deadline
        self.most_open = most_open
        self.of: Counter[str] = Counter()
        self.open: Counter[str] = Counter()


class GuardedProtocol(HttpToolsProtocol):
    """uvicorn's protocol, which hangs up on what is not complete in time."""

    def __init__(self, waiting: Waiting, **more: Any) -> None:
        super().__init__(**more)
        self._waiting = waiting
        self._clock: asyncio.TimerHandle | None = None
        self._head = 0  # bytes of a head that is being read
        self._counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = True
        self._waiting.open[self._address] += 1
        self._begin()
        if self._waiting.open[self._address] > self._waiting.most_open:
            self._hang_up("connections")

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._clock is not None and self._head > HEAD:
            self.logger.warning("The head of a request is too long.")
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        self._begin()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = -(1 << 60)  # bodies are bounded by their routes
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._end()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._end()
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self._leave()
        super().connection_lost(exc)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client is not None else ""

    def _begin(self) -> None:
        """Wait for a request; the first one is waited for since the connection was made."""
        if self._clock is not None:
            return
        self._head = 0
        self._waiting.of[self._address] += 1
        self._clock = self.loop.call_later(self._waiting.deadline, self._hang_up, "deadline")
        if self._waiting.of[self._address] > self._waiting.most:
            self._hang_up("connections")

    def _end(self) -> None:
        self._head = 0
        if self._clock is None:
            return
        self._clock.cancel()
        self._clock = None
        self._waiting.of[self._address] -= 1
        if not self._waiting.of[self._address]:
            del self._waiting.of[self._address]

    def _leave(self) -> None:
        """It is no longer one of the address's connections; that is said once."""
        if self._counted:
            self._counted = False
            self._waiting.open[self._address] -= 1
            if not self._waiting.open[self._address]:
                del self._waiting.open[self._address]

    def _hang_up(self, why: str) -> None:
        note_refusal(why, self._address)
        self._end()
        self.transport.abort()


class GuardedWire(WebSocketsSansIOProtocol):
    """uvicorn's protocol of wires, which hangs up on a flood before anybody has to answer it: a ping is answered by the
    protocol itself, and a piece of a message by nobody."""

    def __init__(self, many: float, **more: Any) -> None:
        super().__init__(**more)
        self._bucket = Bucket(FRAMES[0] * many, FRAMES[1] * many)

    def handle_text(self, event: Frame) -> None:
        if self._admits():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._admits():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._admits():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._admits():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._admits():
            super().handle_pong(event)

    def _admits(self) -> bool:
        """Whether another frame is heard."""
        if self.transport.is_closing():
            return False
        if self._bucket.take():
            note_refusal("frames", self.client[0] if self.client is not None else "")
            self.transport.abort()
            return False
        return True
