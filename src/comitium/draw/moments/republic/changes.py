"""What followed from something that was decided: the lines that belong to it, and the numbers that changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from comitium.core.messages import Event, Phrase
from comitium.draw.moments.model import TILES, Tile
from comitium.games.republic import names
from comitium.games.republic.events.people import (
    InfluenceChanged,
    PopularityChanged,
    SenatorDied,
    StateEarned,
    StatePaid,
    UnrestChanged,
)


def following(events: Sequence[Event], start: int, kinds: tuple[type[Event], ...]) -> Sequence[Event]:
    """The events from `start` on, up to the first that does not belong to what was decided."""
    ends = next((place for place in range(start, len(events)) if not isinstance(events[place], kinds)), len(events))
    return events[start:ends]


def owners(events: Sequence[Event]) -> tuple[tuple[str, int], ...]:
    """Whose the dead were: no board knows it any more."""
    dead = [one for one in events if isinstance(one, SenatorDied) and one.faction >= 0]
    return tuple([(names.SENATORS[one.senator], one.faction) for one in dead])


def tiles(events: Sequence[Event]) -> tuple[Tile, ...]:
    """Numbers of Rome first, then of men; what changed twice is told once, from the first to the last."""
    found: dict[tuple[str, str], Tile] = {}
    for event in events:
        made = MADE.get(type(event))
        if made is not None:
            one = made(event)
            before = found.get((one.sign, one.face))
            found[one.sign, one.face] = one if before is None else Tile(one.sign, one.label, one.now, before.was, one.face)
    ordered = sorted(found.values(), key=lambda one: bool(one.face))
    return tuple([one for one in ordered if one.was != one.now][:TILES])


def _unrest(event: UnrestChanged) -> Tile:
    return Tile("unrest", Phrase("draw-moment-unrest"), event.total, event.total - event.amount)


def _earned(event: StateEarned) -> Tile:
    return Tile("treasury", Phrase("draw-moment-treasury"), event.total, event.total - event.amount)


def _paid(event: StatePaid) -> Tile:
    return Tile("treasury", Phrase("draw-moment-treasury"), event.total, event.total + event.amount)


def _influence(event: InfluenceChanged) -> Tile:
    return _of_senator("inf", "draw-moment-influence", event)


def _popularity(event: PopularityChanged) -> Tile:
    return _of_senator("pop", "draw-moment-popularity", event)


def _of_senator(sign: str, label: str, event: InfluenceChanged | PopularityChanged) -> Tile:
    name = Phrase(label, {"senator": names.senator(event.senator)})
    return Tile(sign, name, event.total, event.total - event.amount, names.SENATORS[event.senator])


MADE: Final[Mapping[type[Event], Callable[[Any], Tile]]] = {
    UnrestChanged: _unrest,
    StateEarned: _earned,
    StatePaid: _paid,
    InfluenceChanged: _influence,
    PopularityChanged: _popularity,
}
