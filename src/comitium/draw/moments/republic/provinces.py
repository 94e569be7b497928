"""Governors: one comes home [1.06.6] [1.09.52]; one who is in revolt marches, sails and is intercepted [2.03.7] [2.03.72]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from comitium.core.messages import Event, Phrase, Value
from comitium.draw.moments.model import Builder, Figure, Moment, Row, Term
from comitium.draw.moments.republic.changes import following
from comitium.games.republic import names
from comitium.games.republic.events.advanced.rebels import (
    ForceLanded,
    ForceMarched,
    ForceSailed,
    InterceptionDecided,
    InterceptionFought,
    InterceptionOmitted,
    RebelFleetsSunk,
    RebelStayed,
    SenateFleetsSunk,
)
from comitium.games.republic.events.business import GovernorRecalled
from comitium.games.republic.events.combat import DiceThrown
from comitium.games.republic.events.people import SenatorCameToRome
from comitium.games.republic.events.revenue import TermEnded, TermShortened

LEFT: Final = (TermEnded, GovernorRecalled)
HOME: Final = (*LEFT, TermShortened, SenatorCameToRome)
SUNK: Final = (SenateFleetsSunk, RebelFleetsSunk, ForceLanded)


def returned(events: Sequence[Event]) -> Moment | None:
    """[1.06.6] [1.09.52] Who has given up which province; all of a phase together."""
    after = following(events, 0, HOME)
    left = [one for one in after if isinstance(one, LEFT)]
    if not left:
        return None
    men = tuple([names.senator(one.senator) for one in left])
    return Moment(
        kind="return",
        rule=left[0].rule,
        kicker=Phrase("draw-moment-return"),
        title=Phrase("draw-moment-return-title", {"count": len(left)}),
        closing=Phrase("draw-moment-return-closing", {"senators": men, "count": len(left)}),
        count=len(after),
        decided=max(place for place, one in enumerate(after) if isinstance(one, LEFT)),
        rank=2,
        figures=tuple([Figure(names.senator(one.senator), names.SENATORS[one.senator]) for one in left]),
        told=tuple(left),
        seal="province",
    )


def march(events: Sequence[Event]) -> Moment | None:
    """[2.03.7] [2.03.72] [2.03.8] A rebel governor leaves for Italy, over land or by sea, or stays in his province."""
    begun = events[0]
    assert isinstance(begun, (ForceMarched, ForceSailed, RebelStayed))
    how = {ForceMarched: "marched", ForceSailed: "sailed", RebelStayed: "stayed"}[type(begun)]
    args: dict[str, Value] = {"senator": names.senator(begun.senator), "province": names.province(begun.province)}
    forces = begun.legions + begun.armies if isinstance(begun, (ForceMarched, ForceSailed)) else 0
    return Moment(
        kind="march",
        rule=begun.rule,
        kicker=Phrase("draw-moment-revolt"),
        title=Phrase("draw-moment-march-title", args),
        closing=Phrase(f"draw-moment-march-{how}", args),
        count=1,
        decided=0,
        rank=2 if isinstance(begun, RebelStayed) else 1,
        figures=(Figure(names.senator(begun.senator), names.SENATORS[begun.senator]),),
        rows=(Row("legion", forces),) if forces else (),
        told=(begun,),
        seal="province" if isinstance(begun, RebelStayed) else "war",
    )


def interception(events: Sequence[Event]) -> Moment | None:
    """[2.03.72] The Senate's fleets against those of the rebels at sea: they are held, or break through."""
    met = events[0]
    assert isinstance(met, InterceptionFought)
    decided = next((place for place, one in enumerate(events[:4]) if isinstance(one, InterceptionDecided)), -1)
    if decided < 0:
        return None
    end = events[decided]
    assert isinstance(end, InterceptionDecided)
    thrown = next((one for one in events[:decided] if isinstance(one, DiceThrown)), None)
    natural = thrown.natural if thrown is not None else 0
    after = following(events, decided + 1, SUNK)
    sunk = next((one.fleets for one in after if isinstance(one, SenateFleetsSunk)), 0)
    beaten = sum([one.provincial + one.fleets for one in after if isinstance(one, RebelFleetsSunk)])
    omens = met.fleets - met.enemy + natural - end.total
    terms: tuple[Term, ...] = (
        Term(met.fleets, Phrase("draw-moment-senate")),
        Term(-met.enemy, Phrase("draw-moment-rebel")),
        Term(natural, Phrase("draw-moment-dice")),
    )
    if omens:
        terms = (*terms, Term(-omens, Phrase("draw-moment-omens")))
    args: dict[str, Value] = {"senator": names.senator(met.senator)}
    return Moment(
        kind="battle",
        rule=met.rule,
        kicker=Phrase("draw-moment-interception"),
        title=Phrase("draw-moment-interception-title", args),
        closing=Phrase("draw-moment-interception-held" if end.held else "draw-moment-interception-past", args),
        count=decided + 1 + len(after),
        decided=decided,
        figures=(Figure(names.senator(met.senator), names.SENATORS[met.senator], "enemy"),),
        rows=(Row("fleet", met.fleets, min(sunk, met.fleets)), Row("fleet", met.enemy, min(beaten, met.enemy))),
        dice=(("black", thrown.black), ("white", thrown.white), ("white", thrown.white2)) if thrown is not None else (),
        terms=terms,
        total=end.total,
        table="battle",
        told=tuple(after),
        seal="trophy" if end.held else "rout",
    )


def landed(events: Sequence[Event]) -> Moment | None:
    """[2.03.72] Nobody intercepts: the rebels are in Italy."""
    after = following(events, 0, (InterceptionOmitted, ForceLanded))
    decided = next((place for place, one in enumerate(after) if isinstance(one, ForceLanded)), -1)
    if decided < 0:
        return None
    end = after[decided]
    assert isinstance(end, ForceLanded)
    args: dict[str, Value] = {"senator": names.senator(end.senator)}
    return Moment(
        kind="march",
        rule=end.rule,
        kicker=Phrase("draw-moment-revolt"),
        title=Phrase("draw-moment-landed-title", args),
        closing=Phrase("draw-moment-landed", args),
        count=decided + 1,
        decided=decided,
        figures=(Figure(names.senator(end.senator), names.SENATORS[end.senator]),),
        throw=after[0].phrase() if decided else None,
        seal="war",
    )


BUILDERS: Final[Mapping[type[Event], Builder]] = {
    **dict.fromkeys(LEFT, returned),
    ForceMarched: march,
    ForceSailed: march,
    RebelStayed: march,
    InterceptionFought: interception,
    InterceptionOmitted: landed,
    ForceLanded: landed,
}
