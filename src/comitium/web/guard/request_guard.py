"""A connection before its request is complete: it has a deadline and a bounded head, and an address has only so many of them.

uvicorn waits for ever for the rest of a request. Whoever opens thousands of connections and says nothing, or a letter a
second, would keep everybody else out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from comitium.web.guard.limits import note_refusal

DEADLINE: Final = 30.0  # seconds from the first word of a request, or from the connection, to its last
HEAD: Final = 32_768  # bytes of a request before its body
WAITING: Final = 100  # incomplete requests of one address

log = structlog.get_logger("comitium.web")


class Waiting:
    """How many incomplete requests each address has, how many it may have, and how long each may take."""

    def __init__(self, most: float = WAITING, deadline: float = DEADLINE) -> None:
        self.most = most
        self.deadline = deadline
        self.of: Counter[str] = Counter()


class GuardedProtocol(HttpToolsProtocol):
    """uvicorn's protocol, which hangs up on what is not complete in time."""

    def __init__(self, waiting: Waiting, **more: Any) -> None:
        super().__init__(**more)
        self._waiting = waiting
        self._clock: asyncio.TimerHandle | None = None
        self._head = 0  # bytes of a head that is being read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()

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
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
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

    def _hang_up(self, why: str) -> None:
        note_refusal(why, self._address)
        self._end()
        self.transport.abort()
