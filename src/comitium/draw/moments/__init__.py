"""The moments of each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from comitium.core.messages import Event, Phrase
from comitium.draw.moments import caesar, idus, republic
from comitium.draw.moments.model import BEATS, Ballot, Builder, Card, Figure, Found, Moment, Row, Term, Tile, find

BUILDERS: Final[dict[str, Mapping[type[Event], Builder]]] = {
    "caesar": caesar.BUILDERS,
    "idus": idus.BUILDERS,
    "republic": republic.BUILDERS,
}
DATED: Final[dict[str, Callable[[Phrase, Sequence[Event], int, int], Phrase]]] = {"republic": republic.dated}


def moments(game: str, events: Sequence[Event], turn: int = 0) -> list[Found]:
    """The moments in what somebody has heard of a game, the oldest first. The `turn` that it has come to is known to who shows
    them; those of a long game say theirs."""
    found = find(events, BUILDERS.get(game, {}))
    dated = DATED.get(game)
    if dated is None:
        return found
    return [Found(one.place, replace(one.moment, kicker=dated(one.moment.kicker, events, one.decided, turn))) for one in found]


__all__ = ["BEATS", "Ballot", "Card", "Figure", "Found", "Moment", "Row", "Term", "Tile", "moments"]
