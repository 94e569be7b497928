"""A wire to somebody's page. Frames go out, numbered; a frame that has not left yet gives way to a newer one. Of a frame only
those parts leave that the page has not."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

import msgspec
from msgspec.structs import replace

from comitium.draw.page import model
from comitium.web.guard.limits import Bucket
from comitium.web.pages.page_models import Viewer

MESSAGES: Final = (25.0, 60)  # messages a second from one page, and how many at once
NOTES: Final = 64  # small answers that may wait for a slow page


class Outlet(Protocol):
    """What a wire writes to."""

    async def send_text(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Connection:
    """One open page: who looks at it, what it was last sent, and what waits to be sent."""

    def __init__(self, outlet: Outlet, viewer: Viewer, token: str) -> None:
        self.outlet = outlet
        self.viewer = viewer
        self.token = token
        self.bucket = Bucket(*MESSAGES)
        self.frame = 0
        self.event_count = 0  # events of its seat that frames which have left told of
        self.key: int | None = None  # of what the last frame was drawn from
        self._known: dict[str, int] = {}  # a number for each part that the page has, and under "" for what is around them
        self.begun = False  # whether the game had begun when it was last drawn
        self._frame: tuple[model.Frame, int] | None = None  # the frame that waits, and how much it tells
        self._notes: list[bytes] = []
        self._before = 0  # how many of the notes were made before the frame that waits
        self.left = False  # whether its page was told to open another one: it is shown nothing until then
        self._ready = asyncio.Event()
        self.closed = False

    @property
    def party(self) -> tuple[int, ...]:
        return self.viewer.party

    def show(self, frame: model.Frame, event_count: int) -> None:
        """Send a frame, in the place of one that has not left yet."""
        self._frame, self._before = (frame, event_count), len(self._notes)
        self._ready.set()

    def has(self, frame: model.Frame, event_count: int) -> None:
        """The page has a frame already."""
        self.event_count = event_count
        self._known = _numbers(frame)

    def knows(self, frame: model.Frame) -> bool:
        """Whether a frame would bring nothing: what it was drawn from may change without being shown."""
        return self._frame is None and not frame.moves and not frame.say and _numbers(frame) == self._known

    def note(self, message: dict[str, Any]) -> None:
        """Send something small."""
        if len(self._notes) < NOTES:
            self._notes.append(msgspec.json.encode(message))
            self._ready.set()

    def close(self) -> None:
        self.closed = True
        self._ready.set()

    async def run(self) -> None:
        """Send what there is to send until the wire is closed, in the order in which it was said."""
        while not self.closed:
            await self._ready.wait()
            self._ready.clear()
            notes, self._notes = self._notes, []
            before, self._before = self._before, 0
            for note in notes[:before]:
                await self.outlet.send_text(note.decode())
            if self._frame is not None:
                await self.outlet.send_text(self._take())
            for note in notes[before:]:
                await self.outlet.send_text(note.decode())
        await self.outlet.close(1000)

    def _take(self) -> str:
        """What leaves of the frame that waits. Not a part of `run`, which would hold on to its frame until the next one."""
        assert self._frame is not None
        (frame, event_count), self._frame = self._frame, None
        known = self._known
        self.has(frame, event_count)
        return msgspec.json.encode(_changed(frame, known, self._known)).decode()


def _numbers(frame: model.Frame) -> dict[str, int]:
    """What a page has, as numbers: markup of its own for every page would be most of what a match weighs."""
    return {"": hash(frame.around)} | {id: hash(html) for id, html in frame.parts.items()}


def _changed(frame: model.Frame, known: dict[str, int], now: dict[str, int]) -> model.Frame:
    """As much of a frame as a page needs that knows the other one."""
    if known.get("") != now[""]:
        return frame
    parts = {id: html for id, html in frame.parts.items() if known.get(id) != now[id]}
    return replace(frame, around="", parts=parts)
