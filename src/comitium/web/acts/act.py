"""A message of a page through its wire, and who speaks through it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec import Struct

from comitium.core.errors import ComitiumError, Illegal
from comitium.core.messages import Phrase
from comitium.web.matches.connection import Connection
from comitium.web.matches.hub import Hub
from comitium.web.matches.live_match import LiveMatch

WORDS: Final = 500


class Repeated(ComitiumError):
    """The same answer to the same question twice, as by a double click: it was heard the first time."""

    def __init__(self) -> None:
        super().__init__(Phrase("web-overtaken"))


class Act(Struct, frozen=True, tag_field="do"):
    """A message. Those that play the game need a table that has begun; a lesson admits only those that cannot upset it."""

    plays: ClassVar[bool] = False
    upsets: ClassVar[bool] = True
    cost: ClassVar[float] = 1.0

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        raise NotImplementedError


def speaker(wire: Connection) -> int:
    """The seat that speaks: nobody does behind a curtain, or from the gallery."""
    if wire.viewer.seat is None or wire.viewer.curtain:
        raise Illegal("", Phrase("web-no-seat"))
    return wire.viewer.seat


def answerer(live: LiveMatch, wire: Connection, seat: int | None) -> int:
    """The seat that a page answers for. Of several that one person leads it names the one that it has shown: by the time it is
    heard another may be shown there."""
    faced = speaker(wire)
    if seat is None or seat == faced:
        return faced
    if seat not in wire.party or not live.is_led_by_one(faced, seat):
        raise Illegal("", Phrase("web-no-seat"))
    return seat


async def show_as(hub: Hub, live: LiveMatch, wire: Connection, **changes: Any) -> None:
    """The same table for the same reader, who wants to see it otherwise."""
    async with live.lock:
        wire.viewer = wire.viewer._replace(**changes)
        hub.show(live, wire)
