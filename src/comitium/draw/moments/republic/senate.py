"""What the Senate decides about people: elections, verdicts, a Consul for Life. Other votes are told on the floor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from comitium.core.messages import Event, Phrase, Value
from comitium.draw.moments.model import Ballot, Builder, Figure, Moment, Term
from comitium.draw.moments.republic import forum
from comitium.draw.moments.republic.changes import following, owners, tiles
from comitium.games.republic import names
from comitium.games.republic.events.attempts import ConsulForLifeNamed
from comitium.games.republic.events.people import (
    ChitDrawn,
    ConcessionReturned,
    FamilyMoved,
    InfluenceChanged,
    PopularityChanged,
    SenatorDied,
    SuccessorStayed,
    TieRolled,
    UnrestChanged,
)
from comitium.games.republic.events.senate import (
    FactionCalled,
    OfficeLost,
    OfficeTaken,
    PriorConsulMarked,
    SenatorFined,
    VoteClosed,
    VotesCast,
)
from comitium.games.republic.events.trials import (
    AppealRolled,
    PriorConsulTaken,
    SenatorAcquitted,
    SenatorConvicted,
)
from comitium.games.republic.state.numbers import CENSOR, DICTATOR, FIELD_CONSUL, ROME_CONSUL

TOSSED: Final = (TieRolled, OfficeTaken)  # who is now what comes before what he was
HIGH: Final = (DICTATOR, ROME_CONSUL, FIELD_CONSUL, CENSOR)
SIGNS: Final = {DICTATOR: "dictator", ROME_CONSUL: "consul", FIELD_CONSUL: "consul", CENSOR: "censor"}
ELECTED: Final = (TieRolled, OfficeTaken, OfficeLost, PriorConsulMarked, InfluenceChanged)  # both may want one office
JUDGED: Final = (
    SenatorConvicted,
    SenatorAcquitted,
    PopularityChanged,
    InfluenceChanged,
    UnrestChanged,
    ConcessionReturned,
    PriorConsulTaken,
    SenatorFined,
    OfficeLost,
    SenatorDied,
    FamilyMoved,
    SuccessorStayed,
    ChitDrawn,
)
LOST: Final = (ConcessionReturned, PriorConsulTaken, SenatorFined, SenatorDied)
PASSED: Final = "passed"
UNOPPOSED: Final = "draw-moment-unopposed"
NO_VOTE: Final = {"4.05.41": "draw-moment-spoils", "4.05.34": "draw-moment-crisis"}  # in chapter 4, by rule
FOR_LIFE: Final = "republic-senate-proposal-for-life"  # [1.09.821]
VOTING: Final = (FactionCalled, VotesCast)
VERDICTS: Final = (SenatorConvicted, SenatorAcquitted)


def cast(events: Sequence[Event]) -> Moment | None:
    """The same with what each has voted, where nothing came between the calls and the result."""
    calls = following(events, 0, VOTING)
    closed = events[len(calls)] if len(calls) < len(events) else None
    found = vote(events[len(calls) :]) if isinstance(closed, VoteClosed) else None
    if found is None or not isinstance(closed, VoteClosed):
        return None
    votes = [Ballot(names.SENATORS[one.senator], one.ayes, one.noes) for one in calls if isinstance(one, VotesCast)]
    whole = (sum([one.ayes for one in votes]), sum([one.noes for one in votes])) == (closed.ayes, closed.noes)
    counts = (found.count + len(calls), found.decided + len(calls))
    return replace(found, count=counts[0], decided=counts[1], ballots=tuple(votes) if whole and found.terms else ())


def vote(events: Sequence[Event]) -> Moment | None:
    """A vote that made somebody a magistrate, that was a verdict, on a law or a Consul for Life; any other is no moment."""
    closed = events[0]
    assert isinstance(closed, VoteClosed)
    after = following(events, 1, JUDGED)
    verdict = next((one for one in after[:2] if isinstance(one, VERDICTS)), None)
    if verdict is not None:
        return _verdict(verdict, closed, after)
    if closed.what.id == FOR_LIFE:
        return _for_life(events, closed)
    return forum.voted(events) or (elected(events) if closed.result == PASSED else None)


def elected(events: Sequence[Event]) -> Moment | None:
    """[1.09.22] Who holds which office now, by a vote, or because nobody else could."""
    start = 1 if isinstance(events[0], VoteClosed) else 0
    after = following(events, start, ELECTED)
    taken = [one for one in after if isinstance(one, OfficeTaken) and one.office in HIGH]
    if not taken or (not start and events[0] not in taken):  # [1.09.33] a Master of Horse is no part of the next election
        return None
    closed = events[0] if start else None
    offices = {one.office for one in taken}
    both = offices == {ROME_CONSUL, FIELD_CONSUL}
    args: dict[str, Value] = {"senator": names.senator(taken[0].senator), "office": names.office(taken[0].office)}
    if both:
        args["senator2"] = names.senator(taken[1].senator)
    terms: tuple[Term, ...] = ()
    if isinstance(closed, VoteClosed):
        terms = (Term(closed.ayes, Phrase("draw-moment-ayes")), Term(closed.noes, Phrase("draw-moment-noes")))
    return Moment(
        kind="election",
        open_ended=True,
        rule=taken[0].rule,
        kicker=Phrase("draw-moment-office-taken" if taken[0].rule in NO_VOTE else "draw-moment-election"),
        title=Phrase("draw-moment-consuls-title" if both else "draw-moment-office-title", args),
        closing=Phrase("draw-moment-consuls" if both else "draw-moment-office", args),
        count=start + len(after),
        decided=start + max(place for place, one in enumerate(after) if isinstance(one, OfficeTaken)),
        figures=tuple([Figure(names.senator(one.senator), names.SENATORS[one.senator], "laurel") for one in taken]),
        terms=terms,
        form="against",
        throw=None if closed is not None else Phrase("draw-moment-share" if both else NO_VOTE.get(taken[0].rule, UNOPPOSED)),
        tiles=tiles(after),
        owners=owners(after),
        told=tuple([one for told in (TOSSED, (PriorConsulMarked,)) for one in settled(after) if isinstance(one, told)]),
        seal=SIGNS[taken[0].office],
    )


def settled(events: Sequence[Event]) -> list[Event]:
    """The same without the rolls that were rolled again."""
    last = {one.seat: place for place, one in enumerate(events) if isinstance(one, TieRolled)}
    return [one for place, one in enumerate(events) if not isinstance(one, TieRolled) or last[one.seat] == place]


def _verdict(verdict: Event, closed: VoteClosed, after: Sequence[Event]) -> Moment:
    """[1.09.44] Guilty or not, by how many votes, and what the accused loses."""
    assert isinstance(verdict, (SenatorConvicted, SenatorAcquitted))
    guilty = isinstance(verdict, SenatorConvicted)
    senator = names.senator(verdict.senator)
    died = any(isinstance(one, SenatorDied) and one.senator == verdict.senator for one in after)
    voted = closed.ayes or closed.noes  # else the people have spoken before anybody voted
    return Moment(
        kind="verdict",
        rule=verdict.rule,
        kicker=Phrase("draw-moment-trial"),
        title=Phrase("draw-moment-trial-title", {"senator": senator}),
        closing=Phrase("draw-moment-guilty" if guilty else "draw-moment-acquitted", {"senator": senator}),
        count=1 + len(after),
        decided=1 + list(after).index(verdict),
        figures=(Figure(senator, names.SENATORS[verdict.senator], "dead" if died else ""),),
        terms=(Term(closed.ayes, Phrase("draw-moment-condemn")), Term(closed.noes, Phrase("draw-moment-absolve")))
        if voted
        else (),
        form="against",
        throw=None if voted else closed.phrase(),
        tiles=tiles(after),
        owners=owners(after),
        told=tuple([one for one in after if isinstance(one, LOST)]),
        seal="rout" if guilty else "check",
    )


def appeal(events: Sequence[Event]) -> Moment | None:
    """[1.09.423] An appeal to the people that decides the trial by itself: the mob kills the accused, or frees him."""
    rolled = events[0]
    assert isinstance(rolled, AppealRolled)
    if rolled.result not in ("killed", "freed"):
        return None
    after = following(events, 1, JUDGED)
    senator = names.senator(rolled.senator)
    return Moment(
        kind="verdict",
        rule=rolled.rule,
        kicker=Phrase("draw-moment-trial"),
        title=Phrase("draw-moment-appeal-title", {"senator": senator}),
        closing=Phrase(f"draw-moment-appeal-{rolled.result}", {"senator": senator}),
        count=1 + len(after),
        decided=0,
        figures=(Figure(senator, names.SENATORS[rolled.senator], "dead" if rolled.result == "killed" else ""),),
        terms=(
            Term(rolled.roll, Phrase("draw-moment-dice2")),
            Term(rolled.total - rolled.roll, Phrase("draw-moment-popularity-sum")),
        ),
        total=rolled.total,
        tiles=tiles(after),
        owners=owners(after),
        told=tuple([one for one in after if isinstance(one, (SenatorDied, SuccessorStayed))]),
        seal="skull" if rolled.result == "killed" else "check",
    )


def _for_life(events: Sequence[Event], closed: VoteClosed) -> Moment | None:
    """[1.09.821] The vote that would make somebody Consul for Life."""
    named = next((place for place, one in enumerate(events[:2]) if isinstance(one, ConsulForLifeNamed)), 0)
    if closed.result == PASSED and not named:
        return None
    senator = closed.what.args["senator"]
    assert isinstance(senator, Phrase)
    face = next(word for number, word in enumerate(names.SENATORS) if names.senator(number) == senator)
    return Moment(
        kind="for-life",
        rule=closed.rule,
        kicker=Phrase("draw-moment-for-life"),
        title=Phrase("draw-moment-for-life-open", {"senator": senator}),
        closing=Phrase("draw-moment-for-life-closing" if named else "draw-moment-for-life-lost", {"senator": senator}),
        count=1 + named,
        decided=named,
        figures=(Figure(senator, face, "laurel" if named else ""),),
        terms=(Term(closed.ayes, Phrase("draw-moment-ayes")), Term(closed.noes, Phrase("draw-moment-noes"))),
        form="against",
        told=tuple(events[1 : 1 + named]) or (closed,),
        seal="trophy" if named else "close",
    )


def for_life(events: Sequence[Event]) -> Moment | None:
    """[1.09.82] Somebody is Consul for Life: his faction wins unless he falls before the end."""
    named = events[0]
    assert isinstance(named, ConsulForLifeNamed)
    senator = names.senator(named.senator)
    return Moment(
        kind="for-life",
        open_ended=True,
        rule=named.rule,
        kicker=Phrase("draw-moment-for-life"),
        title=Phrase("draw-moment-for-life-title"),
        closing=Phrase("draw-moment-for-life-closing", {"senator": senator}),
        count=1,
        decided=0,
        figures=(Figure(senator, names.SENATORS[named.senator], "laurel"),),
        told=(named,),
        seal="trophy",
    )


BUILDERS: Final[Mapping[type[Event], Builder]] = {
    **dict.fromkeys(VOTING, cast),
    VoteClosed: vote,
    OfficeTaken: elected,
    AppealRolled: appeal,
    ConsulForLifeNamed: for_life,
}
