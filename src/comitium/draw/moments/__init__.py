"""The moments of each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from comitium.core.messages import Event
from comitium.draw.moments import caesar, idus, republic
from comitium.draw.moments.model import BEATS, Ballot, Builder, Card, Figure, Found, Moment, Row, Term, Tile, find

BUILDERS: Final[dict[str, Mapping[type[Event], Builder]]] = {
    "caesar": caesar.BUILDERS,
    "idus": idus.BUILDERS,
    "republic": republic.BUILDERS,
}


def moments(game: str, events: Sequence[Event]) -> list[Found]:
    """The moments in what somebody has heard of a game, the oldest first."""
    return find(events, BUILDERS.get(game, {}))


__all__ = ["BEATS", "Ballot", "Card", "Figure", "Found", "Moment", "Row", "Term", "Tile", "moments"]
