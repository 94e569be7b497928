"""A wire to somebody's page. Whole frames go out, numbered; a frame that has not left yet gives way to a newer one."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

import msgspec

from comitium.draw.page import model
from comitium.web.limits import Bucket
from comitium.web.seen import Viewer

MESSAGES: Final = (25.0, 60)  # messages a second from one page, and how many at once
NOTES: Final = 64  # small answers that may wait for a slow page


class Outlet(Protocol):
    """What a wire writes to."""

    async def send_text(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Wire:
    """One open page: who looks at it, what it was last sent, and what waits to be sent."""

    def __init__(self, outlet: Outlet, viewer: Viewer, token: str) -> None:
        self.outlet = outlet
        self.viewer = viewer
        self.token = token
        self.bucket = Bucket(*MESSAGES)
        self.frame = 0
        self.heard = 0  # events of its seat that frames which have left told of
        self.key: tuple[object, ...] | None = None  # what the last frame was drawn from
        self.begun = False  # whether the game had begun when it was last drawn
        self._frame: tuple[bytes, int] | None = None  # the frame that waits, and how much it tells
        self._notes: list[bytes] = []
        self._ready = asyncio.Event()
        self.closed = False

    @property
    def party(self) -> tuple[int, ...]:
        return self.viewer.party

    def show(self, frame: model.Frame, heard: int) -> None:
        """Send a frame, in the place of one that has not left yet."""
        self._frame = (msgspec.json.encode(frame), heard)
        self._ready.set()

    def note(self, message: dict[str, Any]) -> None:
        """Send something small."""
        if len(self._notes) < NOTES:
            self._notes.append(msgspec.json.encode(message))
            self._ready.set()

    def close(self) -> None:
        self.closed = True
        self._ready.set()

    async def run(self) -> None:
        """Send what there is to send until the wire is closed."""
        while not self.closed:
            await self._ready.wait()
            self._ready.clear()
            notes, self._notes = self._notes, []
            for note in notes:
                await self.outlet.send_text(note.decode())
            if self._frame is not None:
                (content, heard), self._frame = self._frame, None
                self.heard = heard
                await self.outlet.send_text(content.decode())
        await self.outlet.close(1000)
