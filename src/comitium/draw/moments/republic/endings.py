"""A revolt [1.11.3], and the end of the game: Rome falls, or a faction wins [1.12]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from comitium.core.messages import Event, Phrase
from comitium.draw.moments.model import Builder, Figure, Moment, Row, Term
from comitium.draw.moments.republic.changes import following
from comitium.games.republic import names
from comitium.games.republic.events.advanced.rebels import FleetSounded, ProvinceRose
from comitium.games.republic.events.combat import WarsCounted
from comitium.games.republic.events.people import TieRolled
from comitium.games.republic.events.revolution import (
    LegionsBought,
    LegionSounded,
    RebelDeclared,
    RebellionBegan,
    RebelReplaced,
    SenatorRebelled,
    VeteranJoinedRebel,
)
from comitium.games.republic.events.victory import DebtUnpaid, FactionWon, InfluenceCounted, RebelPrevailed, RomeFell

RISING: Final = (
    LegionsBought,
    LegionSounded,
    FleetSounded,
    RebelReplaced,
    RebelDeclared,
    SenatorRebelled,
    RebellionBegan,
    ProvinceRose,
    VeteranJoinedRebel,
)
REASONS: Final = (WarsCounted, DebtUnpaid)
COUNTING: Final = (InfluenceCounted, TieRolled, *REASONS, FactionWon, RomeFell)
FALLS: Final = ("wars", "debt", "people", "rebel")  # by `why`
SURVIVED: Final = 6  # [4.08.1]


def revolt(events: Sequence[Event]) -> Moment | None:
    """[1.11.32] Somebody marches on Rome with these legions."""
    after = following(events, 0, RISING)
    began = next((one for one in after if isinstance(one, RebellionBegan)), None)
    if began is None:
        return None
    declared = [one for one in after if isinstance(one, RebelDeclared) and one.senator == began.senator]
    legions = declared[-1].amount if declared else 0
    senator = names.senator(began.senator)
    return Moment(
        kind="revolt",
        rule=began.rule,
        kicker=Phrase("draw-moment-revolt"),
        title=Phrase("draw-moment-revolt-title", {"senator": senator}),
        closing=Phrase("draw-moment-revolt-closing", {"senator": senator}),
        count=len(after),
        decided=list(after).index(began),
        figures=(Figure(senator, names.SENATORS[began.senator]),),
        rows=(Row("legion", legions),) if legions else (),
        throw=declared[-1].phrase() if declared else began.phrase(),
        told=tuple([one for one in after if isinstance(one, (SenatorRebelled, ProvinceRose))]),
        seal="war",
    )


def end(events: Sequence[Event]) -> Moment | None:
    """[1.12] The influence of every faction where it was counted, then who has won, or that all have lost; [4.08.1] or that
    Rome stands, and a neutral faction has more than the players."""
    after = following(events, 0, COUNTING)
    last = next((place for place, one in enumerate(after) if isinstance(one, (FactionWon, RomeFell))), -1)
    if last < 0:
        return None
    over, before = after[last], after[:last]
    counted = sorted([one for one in before if isinstance(one, InfluenceCounted)], key=lambda one: -one.amount)
    if isinstance(over, FactionWon):
        stands = over.how == SURVIVED
        closing = Phrase("draw-moment-survived" if stands else "draw-moment-victory", {"seat": names.seat(over.seat)})
        title = Phrase("draw-moment-era-title" if counted else "draw-moment-end-title")
    else:
        assert isinstance(over, RomeFell)
        wars = next((one.amount for one in before if isinstance(one, WarsCounted)), 4)
        closing, title = Phrase("draw-moment-fall"), Phrase(f"draw-moment-fall-{FALLS[over.why]}", {"count": wars})
    won = isinstance(over, FactionWon)
    return Moment(
        kind="victory" if won else "fall",
        rule=over.rule,
        kicker=Phrase("draw-moment-end"),
        title=title,
        closing=closing,
        count=last + 1,
        decided=last,
        ends=True,
        open_ended=True,
        figures=(Figure(names.seat(over.seat), seat=over.seat),) if isinstance(over, FactionWon) else (),
        terms=tuple([Term(one.amount, names.seat(one.seat), one.seat) for one in counted]),
        form="bars",
        throw=next((one.phrase() for one in before if isinstance(one, REASONS)), None),
        told=(over,),
        seal="trophy" if won else "skull",
        temple=True,
    )


def prevailed(events: Sequence[Event]) -> Moment | None:
    """[1.12.4] The rebel has Rome; whether he can hold it is seen at the end."""
    won = events[0]
    assert isinstance(won, RebelPrevailed)
    senator = names.senator(won.senator)
    return Moment(
        kind="revolt",
        rule=won.rule,
        kicker=Phrase("draw-moment-revolt"),
        title=Phrase("draw-moment-revolt-title", {"senator": senator}),
        closing=Phrase("draw-moment-revolt-won", {"senator": senator}),
        count=1,
        decided=0,
        figures=(Figure(senator, names.SENATORS[won.senator], "laurel"),),
        told=(won,),
        seal="trophy",
    )


BUILDERS: Final[Mapping[type[Event], Builder]] = {
    **dict.fromkeys(RISING, revolt),
    RebelPrevailed: prevailed,
    **dict.fromkeys(COUNTING, end),
}
