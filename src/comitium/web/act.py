"""A message of a page through its wire, and who speaks through it."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec import Struct

from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.web.hub import Hub
from comitium.web.live import Live
from comitium.web.wire import Wire

WORDS: Final = 500


class Act(Struct, frozen=True, tag_field="do"):
    """A message. Those that play the game need a table that has begun."""

    plays: ClassVar[bool] = False
    cost: ClassVar[float] = 1.0

    async def do(self, hub: Hub, live: Live, wire: Wire) -> None:
        raise NotImplementedError


def speaker(wire: Wire) -> int:
    """The seat that speaks: nobody does behind a curtain, or from the gallery."""
    if wire.viewer.seat is None or wire.viewer.curtain:
        raise Illegal("", Phrase("web-no-seat"))
    return wire.viewer.seat
