"""The moments of Caesar & Cleopatra: votes that a side wins, action cards and vetoes, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from comitium.core.messages import Event, Phrase
from comitium.draw.moments.model import Builder, Card, Figure, Moment, Term
from comitium.games.caesar import names
from comitium.games.caesar.events import (
    ActionVetoed,
    AssassinationAnnounced,
    BonusShown,
    CardStolen,
    CastlingAnnounced,
    GameDrawn,
    GameEnded,
    GameWon,
    GroupExhausted,
    GroupRevealed,
    GroupsCastled,
    InfluenceKilled,
    ScoutAnnounced,
    SpecialVoteCalled,
    SpyAnnounced,
    TurnBegan,
    VoteDecided,
    VoteDrawn,
    VoteUndecided,
    WrathAnnounced,
    WrathFell,
)

SIDES: Final = (0, 1)
ENDING: Final = (GameEnded, BonusShown, GameWon, GameDrawn)
ACTIONS: Final[dict[type[Event], str]] = {
    AssassinationAnnounced: "assassination",
    SpyAnnounced: "spy",
    CastlingAnnounced: "castling",
    ScoutAnnounced: "scout",
    WrathAnnounced: "wrath",
}
ANNOUNCED: Final = (AssassinationAnnounced, SpyAnnounced, CastlingAnnounced, ScoutAnnounced, WrathAnnounced)
DONE: Final = (ActionVetoed, InfluenceKilled, CardStolen, GroupsCastled, GroupRevealed, WrathFell)
SAID: Final = (InfluenceKilled, CardStolen)  # their closing sentence says it all
LATER: Final = (TurnBegan, VoteDrawn, SpecialVoteCalled, GameEnded)  # by then nothing has come of it


def vote(events: Sequence[Event]) -> Moment | None:
    """[7.2] A group votes: what both sides have there, and who wins a patrician."""
    called = events[0]
    assert isinstance(called, (VoteDrawn, SpecialVoteCalled))
    decided = next((place for place, one in enumerate(events[:4]) if isinstance(one, (VoteDecided, VoteUndecided))), -1)
    if decided < 0:
        return None
    end = events[decided]
    assert isinstance(end, (VoteDecided, VoteUndecided))
    after = [one for one in events[decided + 1 : decided + 2] if isinstance(one, GroupExhausted)]
    won = (
        Phrase("draw-moment-vote-won", {"seat": names.seat(end.seat), "group": names.group(end.group)})
        if isinstance(end, VoteDecided)
        else Phrase("draw-moment-vote-tied", {"group": names.group(end.group)})
    )
    return Moment(
        kind="vote",
        rule=end.rule,
        kicker=Phrase("draw-moment-vote"),
        title=Phrase("draw-moment-vote-title", {"group": names.group(called.group)}),
        closing=won,
        count=decided + 1 + len(after),
        decided=decided,
        rank=2,
        figures=tuple([Figure(names.seat(seat), seat=seat) for seat in SIDES]),
        terms=(Term(end.caesar, names.seat(0), 0), Term(end.cleopatra, names.seat(1), 1)),
        form="against",
        throw=next((one.phrase() for one in events[1:decided] if isinstance(one, GroupRevealed)), None),
        told=(end, *after),
        seal="vote",
    )


def action(events: Sequence[Event]) -> Moment | None:
    """[6] An action card that was announced does what it does, or is vetoed [6.6]."""
    announced = events[0]
    assert isinstance(announced, ANNOUNCED)
    rest = range(1, len(events))
    decided = next((place for place in rest if isinstance(events[place], (*DONE, *ANNOUNCED, *LATER))), -1)
    if decided < 0 or not isinstance(events[decided], DONE):
        return None
    end = events[decided]
    what = ACTIONS[type(announced)]
    vetoed = isinstance(end, ActionVetoed)
    rival = 1 - announced.seat
    cards: tuple[Card, ...] = ()
    if isinstance(end, (InfluenceKilled, CardStolen)):
        cards = (Card(names.CARDS[end.card], end.seat),)
    elif isinstance(end, GroupRevealed):
        cards = tuple([Card(names.CARDS[card], end.seat) for card in end.cards])
    return Moment(
        kind=what,
        rule=end.rule,
        kicker=names.card(names.CARDS.index(what)),
        title=Phrase(f"draw-moment-{what}-title", {**announced.phrase().args, "seat2": names.seat(rival)}),
        closing=Phrase(f"draw-moment-{what}-vetoed" if vetoed else f"draw-moment-{what}-done", end.phrase().args),
        count=decided + 1,
        decided=decided,
        rank=2,
        figures=(Figure(names.seat(announced.seat), seat=announced.seat), Figure(names.seat(rival), seat=rival)),
        cards=cards,
        told=() if isinstance(end, SAID) else (end,),
        seal="veto" if vetoed else what,
    )


def end(events: Sequence[Event]) -> Moment | None:
    """[8.5] Who has won, and with how many points."""
    last = next((place for place, one in enumerate(events) if isinstance(one, (GameWon, GameDrawn))), -1)
    if last < 0:
        return None
    over, told = events[last], [one for one in events[:last] if isinstance(one, ENDING)]
    won = isinstance(over, GameWon)
    points = (over.points, over.points2) if isinstance(over, GameWon) else ()
    seat = over.seat if isinstance(over, GameWon) else -1
    return Moment(
        kind="victory",
        rule=over.rule,
        kicker=Phrase("draw-moment-end"),
        title=Phrase("draw-moment-end-title"),
        closing=Phrase("draw-moment-duel-won", {"seat": names.seat(seat)}) if won else Phrase("draw-moment-drawn"),
        count=last + 1,
        decided=last,
        ends=True,
        open_ended=True,
        figures=(Figure(names.seat(seat), seat=seat),) if won else (),
        terms=(Term(points[0], names.seat(seat), seat), Term(points[1], names.seat(1 - seat), 1 - seat)) if points else (),
        form="bars",
        told=(over, *told),
        seal="trophy" if won else "even",
        temple=True,
    )


BUILDERS: Final[Mapping[type[Event], Builder]] = {
    VoteDrawn: vote,
    SpecialVoteCalled: vote,
    **dict.fromkeys(ANNOUNCED, action),
    GameEnded: end,
    GameWon: end,
    GameDrawn: end,
}
