"""What is won in the Forum: a senator who is persuaded [1.07.41], an initiative [1.07.22], a law [1.07.36]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from comitium.core.messages import Event, Phrase, Value
from comitium.draw.moments.model import Builder, Figure, Moment, Term
from comitium.draw.moments.republic.changes import following, tiles
from comitium.games.republic import names
from comitium.games.republic.catalogue.tables import PERSUASION_FAILS_FROM
from comitium.games.republic.events.advanced.laws import LawVotedDown
from comitium.games.republic.events.forum import (
    AuctionFree,
    AuctionWon,
    BidMade,
    BidPassed,
    BlackmailRolled,
    BribesPaid,
    PersuasionAttempted,
    PersuasionRolled,
)
from comitium.games.republic.events.people import InfluenceChanged, PopularityChanged, SenatorJoined
from comitium.games.republic.events.senate import LawEnacted, VoteClosed

CAME: Final = (BribesPaid, SenatorJoined, BlackmailRolled, InfluenceChanged, PopularityChanged)
HIGHEST: Final = PERSUASION_FAILS_FROM - 1  # whatever the number, a higher roll fails
BIDDING: Final = (BidMade, BidPassed)


def persuasion(events: Sequence[Event]) -> Moment | None:
    """[1.07.41] Who persuades whom, the number that must not be exceeded, the dice, whether he comes over."""
    begun = events[0]
    assert isinstance(begun, PersuasionAttempted)
    decided = 0
    for place in range(1, len(events)):
        if isinstance(events[place], PersuasionAttempted):
            return None
        if isinstance(events[place], PersuasionRolled):
            decided = place
            break
    if not decided:
        return None
    end = events[decided]
    assert isinstance(end, PersuasionRolled)
    after = following(events, decided + 1, CAME)
    target = Figure(names.senator(end.senator2), names.SENATORS[end.senator2])
    args: dict[str, Value] = {"senator": names.senator(end.senator), "senator2": target.name}
    joined = next((one.seat for one in after if isinstance(one, SenatorJoined)), -1)
    won = Phrase("draw-moment-persuasion-joins", args | {"seat": names.seat(joined)}) if joined >= 0 else None
    terms: tuple[Term, ...] = (Term(end.amount, Phrase("draw-moment-two-dice")),)
    if end.omens:
        terms = (*terms, Term(end.omens, Phrase("draw-moment-omens")))
    return Moment(
        kind="persuasion",
        rule=end.rule,
        kicker=Phrase("draw-moment-persuasion"),
        title=Phrase("draw-moment-persuasion-title", args),
        closing=won or Phrase("draw-moment-persuasion-won" if end.won else "draw-moment-persuasion-lost", args),
        count=decided + 1 + len(after),
        decided=decided,
        rank=1 if end.won and begun.faction >= 0 else 2,  # it costs somebody a man
        figures=(Figure(names.senator(end.senator), names.SENATORS[end.senator]), target),
        terms=terms,
        total=end.amount + end.omens if end.omens else None,
        throw=Phrase("draw-moment-persuasion-number", {"number": min(end.number, HIGHEST + end.omens)}),
        tiles=tiles(after),
        told=tuple([one for one in after if isinstance(one, (BribesPaid, SenatorJoined, BlackmailRolled))]),
        seal="check" if end.won else "close",
        owners=((target.face, begun.faction),),
    )


def initiative(events: Sequence[Event]) -> Moment | None:
    """[1.07.22] Who bids how much for an initiative, and who has it."""
    bids = following(events, 0, BIDDING)
    end = events[len(bids)] if len(bids) < len(events) else None
    if not isinstance(end, (AuctionWon, AuctionFree)):
        return None
    highest = {one.seat: one.amount for one in bids if isinstance(one, BidMade)}
    terms = [Term(amount, names.seat(seat), seat) for seat, amount in sorted(highest.items(), key=lambda one: -one[1])]
    return Moment(
        kind="initiative",
        open_ended=True,
        rule=end.rule,
        kicker=Phrase("draw-moment-initiative"),
        title=Phrase("draw-moment-initiative-title"),
        closing=Phrase("draw-moment-initiative-closing", {"seat": names.seat(end.seat)}),
        count=len(bids) + 1,
        decided=len(bids),
        rank=2,
        figures=(Figure(names.seat(end.seat), seat=end.seat),),
        terms=tuple(terms),
        form="bars",
        told=(end,),
        seal="auction",
    )


def law(events: Sequence[Event]) -> Moment | None:
    """[1.07.36] A law is in force, by a card or [2.06.2] by a vote; or it was voted down."""
    end = events[0]
    assert isinstance(end, (LawEnacted, LawVotedDown))
    enacted = isinstance(end, LawEnacted)
    return Moment(
        kind="law",
        rule=end.rule,
        kicker=Phrase("draw-moment-law"),
        title=Phrase("draw-moment-law-title", {"law": names.law(end.law)}),
        closing=Phrase("draw-moment-law-enacted" if enacted else "draw-moment-law-lost", {"law": names.law(end.law)}),
        count=1,
        decided=0,
        rank=2,
        figures=(Figure(names.seat(end.seat), seat=end.seat),) if isinstance(end, LawEnacted) else (),
        told=(end,),
        seal="law" if enacted else "close",
    )


def voted(events: Sequence[Event]) -> Moment | None:
    """[2.06.2] The vote on a law, with what it decided."""
    closed = events[0]
    assert isinstance(closed, VoteClosed)
    if len(events) < 2 or not isinstance(events[1], (LawEnacted, LawVotedDown)):
        return None
    found = law(events[1:])
    assert found is not None
    terms = (Term(closed.ayes, Phrase("draw-moment-ayes")), Term(closed.noes, Phrase("draw-moment-noes")))
    return replace(found, count=2, decided=1, terms=terms, form="against")


BUILDERS: Final[Mapping[type[Event], Builder]] = {
    PersuasionAttempted: persuasion,
    BidMade: initiative,
    BidPassed: initiative,
    AuctionWon: initiative,
    AuctionFree: initiative,
    LawEnacted: law,
    LawVotedDown: law,
}
