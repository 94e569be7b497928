"""Attempts on somebody's life [1.09.7], and deaths that came by themselves: all of a phase together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from comitium.core.messages import Event, Phrase, Value
from comitium.draw.moments.model import Builder, Figure, Moment, Term
from comitium.draw.moments.republic.changes import following, owners, tiles
from comitium.games.republic import names
from comitium.games.republic.events.advanced.rebels import RebelProvinceLost
from comitium.games.republic.events.attempts import (
    AssassinExecuted,
    AttemptDeclared,
    AttemptResolved,
    AttemptRolled,
    BodyguardsPlayed,
    CatchRolled,
    FactionImplicated,
)
from comitium.games.republic.events.combat import ArmiesMet, VeteranUnbound
from comitium.games.republic.events.forum import EventDrawn, InitiativeBegan
from comitium.games.republic.events.people import (
    BrothersRolled,
    ChitDrawn,
    ConcessionReturned,
    FamilyMoved,
    InfluenceChanged,
    PhaseBegan,
    PopularityChanged,
    SenatorDied,
    SuccessorStayed,
    TurnBegan,
)
from comitium.games.republic.events.revolution import RebellionEnded
from comitium.games.republic.events.senate import OfficeLost, ProposalAnnounced

AFTER: Final = (
    SenatorDied,
    ConcessionReturned,
    FamilyMoved,
    SuccessorStayed,
    OfficeLost,
    VeteranUnbound,
    AssassinExecuted,
    FactionImplicated,
    ChitDrawn,
    BrothersRolled,
    InfluenceChanged,
    PopularityChanged,
    RebelProvinceLost,
    RebellionEnded,
)
ENDED: Final = (RebellionEnded, RebelProvinceLost)
BEGINS: Final = (  # what begins something else
    TurnBegan,
    PhaseBegan,
    InitiativeBegan,
    EventDrawn,
    AttemptDeclared,
    ArmiesMet,
    ProposalAnnounced,
)
TOLD: Final = (SenatorDied, ConcessionReturned, SuccessorStayed, OfficeLost, AssassinExecuted, FactionImplicated)


def attempt(events: Sequence[Event]) -> Moment | None:
    """[1.09.72] The assassin and his target, the die, what came of it."""
    declared = events[0]
    assert isinstance(declared, AttemptDeclared)
    decided = next((place for place, one in enumerate(events) if isinstance(one, AttemptResolved)), -1)
    if decided < 0:
        return None
    end = events[decided]
    assert isinstance(end, AttemptResolved)
    before = events[:decided]
    rolled = next((one for one in before if isinstance(one, AttemptRolled)), None)
    guards = [one for one in before if isinstance(one, BodyguardsPlayed)]
    caught = next((one for one in before if isinstance(one, CatchRolled)), None)
    after = following(events, decided + 1, AFTER)
    assassin, target = names.senator(declared.senator), names.senator(declared.senator2)
    args: dict[str, Value] = {"senator": assassin, "senator2": target}
    terms: tuple[Term, ...] = ()
    total = None
    if rolled is not None:
        total = guards[-1].total if guards else rolled.total
        against = total - rolled.total - rolled.guards  # Open Bodyguards, and Secret ones played after the die
        parts = ((rolled.cards, "cards"), (against, "guards"), (-rolled.omens, "omens"))
        added = [Term(number, Phrase(f"draw-moment-{id}")) for number, id in parts if number]
        terms = (Term(rolled.die, Phrase("draw-moment-die")), *added)
    outcome = f"{'killed' if end.killed else 'lives'}-{'caught' if end.caught else 'free'}"
    attacked = Figure(target, names.SENATORS[declared.senator2], "murdered" if end.killed else "")
    dice = ((("die", rolled.die),) if rolled is not None else ()) + ((("die", caught.die),) if caught is not None else ())
    return Moment(
        kind="murder",
        rule=declared.rule,
        kicker=Phrase("draw-moment-attempt"),
        title=Phrase("draw-moment-attempt-title", args),
        closing=Phrase(f"draw-moment-attempt-{outcome}", args),
        count=decided + 1 + len(after),
        decided=decided,
        figures=(Figure(assassin, names.SENATORS[declared.senator]), attacked),
        dice=dice,
        terms=terms,
        total=total,
        table="attempt" if total is not None else "",
        throw=caught.phrase() if caught is not None else None,
        tiles=tiles(after),
        owners=owners(after),
        told=tuple([one for one in after if isinstance(one, TOLD) and not _is_death(one, declared.senator2)]),
        seal="skull" if end.killed else "assassination",
    )


def _is_death(event: Event, senator: int) -> bool:
    """Whether it says that he is dead, as the closing sentence of an attempt does."""
    return isinstance(event, SenatorDied) and event.senator == senator


def deaths(events: Sequence[Event]) -> Moment | None:
    """[1.05.3] Who has died, whatever the cause; several who die together are named together, and whose family goes on."""
    after = _together(events)
    dead = [one.senator for one in after if isinstance(one, SenatorDied)]
    if not dead:
        return None
    listed = tuple([names.senator(one) for one in dead])
    last = max(place for place, one in enumerate(after) if isinstance(one, SenatorDied))
    first = next(one for one in after if isinstance(one, SenatorDied))
    chits = [one for one in after if isinstance(one, ChitDrawn)]
    title = Phrase("draw-moment-death-title", {"count": len(chits)})
    if not chits:
        title = Phrase("draw-moment-death-alone", {"count": len(dead)})
    stays = [one for one in after if isinstance(one, SuccessorStayed)]
    closing = Phrase("draw-moment-death-closing", {"senators": listed, "count": len(dead)})
    if stays and len(dead) == 1:
        named: dict[str, Value] = {"senator": listed[0], "senator2": names.senator(stays[0].senator)}
        closing = Phrase("draw-moment-death-stays", {**named, "seat": names.seat(stays[0].seat)})
    return Moment(
        kind="death",
        open_ended=True,
        rule=first.rule,
        kicker=Phrase("draw-moment-death" if chits else "draw-moment-loss"),
        title=title,
        closing=closing,
        count=len(after),
        decided=last,
        rank=1 if any(isinstance(one, SenatorDied) and one.led for one in after) else 2,
        figures=tuple([Figure(names.senator(one), names.SENATORS[one], "dead") for one in dead]),
        throw=Phrase("draw-moment-chits", {"chits": ", ".join([_number(one.chit) for one in chits])}) if chits else None,
        tiles=tiles(after),
        owners=owners(after),
        told=(*stays, *[one for one in after if isinstance(one, (*ENDED, ConcessionReturned, OfficeLost, FamilyMoved))]),
        seal="skull",
    )


def _together(events: Sequence[Event]) -> Sequence[Event]:
    """The deaths of one cause with what follows from each: an agreement that ends with one of them parts nobody."""
    rule = events[0].rule
    end = len(following(events, 0, AFTER))
    while True:
        rest = range(end, len(events))
        later = next((place for place in rest if isinstance(events[place], (SenatorDied, *BEGINS))), -1)
        if later < 0 or not isinstance(events[later], SenatorDied) or events[later].rule != rule:
            return events[:end]
        end = later + len(following(events, later, AFTER))


def _number(chit: int) -> str:
    """A chit as it is printed: a number, nothing, or two more."""
    return {0: "–", 31: "×2"}.get(chit, str(chit))


BUILDERS: Final[Mapping[type[Event], Builder]] = {AttemptDeclared: attempt, ChitDrawn: deaths, SenatorDied: deaths}
