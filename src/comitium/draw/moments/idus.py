"""The moments of Idus Martii: a vote that is inspected, votes that are counted, a conspiracy that fails, the Ides, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from comitium.core.messages import Event, Phrase, Value
from comitium.draw.moments.model import Builder, Card, Figure, Moment, Tile
from comitium.games.idus import names
from comitium.games.idus.events import (
    BothFailed,
    ConspiracyFailed,
    DiscardRevealed,
    ExchangeForced,
    FactionRevealed,
    FactionWon,
    IdesReached,
    VoteInspected,
    VoteKept,
    VotesCounted,
    VoteSeen,
    YellowShown,
)
from comitium.games.idus.state import GREEN, RED, YELLOW

COLOURS: Final = ("draw-moment-loyal", "draw-moment-traitors")
CLOSING: Final = (ConspiracyFailed, BothFailed, IdesReached)
TITLES: Final = {ConspiracyFailed: "draw-moment-exposed", BothFailed: "draw-moment-exposed", IdesReached: "draw-moment-ides"}
VERDICTS: Final[dict[type[Event], str]] = {VoteKept: "kept", ExchangeForced: "exchanged", YellowShown: "yellow"}


def inspection(events: Sequence[Event]) -> Moment | None:
    """[5.3] [5.4] [5.6] The Praetor looks at a vote and keeps it, has it exchanged, or must show that it is yellow. Others do
    not learn which colour she has seen."""
    looked = events[0]
    assert isinstance(looked, VoteInspected)
    decided = 0
    for place in range(1, len(events)):
        if type(events[place]) in VERDICTS:
            decided = place
            break
        if isinstance(events[place], (VoteInspected, VotesCounted)):
            return None
    if not decided:
        return None
    known = any(isinstance(one, VoteSeen) for one in events[:decided])  # it is her own verdict
    if known and not isinstance(events[decided], YellowShown):
        return None
    verdict = VERDICTS[type(events[decided])]
    args: dict[str, Value] = {"seat": names.seat(looked.seat), "aedile": names.seat(looked.aedile)}
    return Moment(
        kind="verdict",
        rule=events[decided].rule,
        kicker=Phrase("draw-moment-inspection"),
        title=Phrase("draw-moment-inspection-title", args),
        closing=Phrase(f"draw-moment-inspection-{verdict}", args),
        count=1,  # what people say meanwhile is theirs
        decided=decided,
        rank=2,
        figures=(Figure(names.seat(looked.seat), seat=looked.seat), Figure(names.seat(looked.aedile), seat=looked.aedile)),
        cards=(Card(names.COLOURS[YELLOW]),) if verdict == "yellow" else (),
        told=(events[decided],) if verdict == "yellow" else (),
        seal={"kept": "check", "exchanged": "castling", "yellow": "merchant"}[verdict],
    )


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
        cards=tuple([Card(names.COLOURS[colour]) for colour in (votes.colour, votes.colour2)]),
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
        title=Phrase(TITLES.get(type(events[0]), "draw-moment-end-title")),
        throw=events[0].phrase() if last else None,
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


BUILDERS: Final[Mapping[type[Event], Builder]] = {
    VoteInspected: inspection,
    VotesCounted: counted,
    **dict.fromkeys(CLOSING, end),
    FactionWon: end,
}
