"""The moments of Idus Martii: votes that are counted, a conspiracy that fails, the Ides, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from comitium.core.messages import Event, Phrase
from comitium.draw.moments.model import Builder, Figure, Moment, Tile
from comitium.games.idus import names
from comitium.games.idus.events import (
    BothFailed,
    ConspiracyFailed,
    DiscardRevealed,
    FactionRevealed,
    FactionWon,
    IdesReached,
    VotesCounted,
)
from comitium.games.idus.state import GREEN, RED

COLOURS: Final = ("draw-moment-loyal", "draw-moment-traitors")
CLOSING: Final = (ConspiracyFailed, BothFailed, IdesReached)


def counted(events: Sequence[Event]) -> Moment | None:
    """[5.7] The two votes, shuffled, and where the markers stand now."""
    votes = events[0]
    assert isinstance(votes, VotesCounted)
    return Moment(
        kind="count",
        rule=votes.rule,
        kicker=Phrase("draw-moment-count"),
        title=Phrase("draw-moment-count-title"),
        closing=Phrase(
            "draw-moment-count-closing", {"colour": names.colour(votes.colour), "colour2": names.colour(votes.colour2)}
        ),
        count=1,
        decided=0,
        rank=2,
        tiles=(
            Tile("loyal", Phrase(COLOURS[0]), votes.loyal, _before(votes.loyal, votes, GREEN)),
            Tile("traitor", Phrase(COLOURS[1]), votes.traitor, _before(votes.traitor, votes, RED)),
        ),
        seal="urn",
    )


def _before(now: int, votes: VotesCounted, colour: int) -> int | None:
    """[1.3] Where a marker stood before these votes; None if neither has moved it."""
    laid = (votes.colour, votes.colour2).count(colour)
    return now - laid if laid else None


def end(events: Sequence[Event]) -> Moment | None:
    """[8] Why it is over, who was what, and who has won."""
    last = next((place for place, one in enumerate(events) if isinstance(one, FactionWon)), -1)
    if last < 0:
        return None
    over = events[last]
    assert isinstance(over, FactionWon)
    return Moment(
        kind="victory",
        rule=over.rule,
        kicker=Phrase("draw-moment-end"),
        title=events[0].phrase(),
        closing=Phrase("draw-moment-side-won", {"faction": names.faction(over.faction)}),
        count=last + 1,
        decided=last,
        ends=True,
        open_ended=True,
        figures=tuple([Figure(names.seat(seat), seat=seat) for seat in over.seats]),
        told=(over, *[one for one in events[:last] if isinstance(one, (FactionRevealed, DiscardRevealed))]),
        seal="trophy",
        temple=True,
    )


BUILDERS: Final[Mapping[type[Event], Builder]] = {VotesCounted: counted, **dict.fromkeys(CLOSING, end), FactionWon: end}
