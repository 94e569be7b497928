"""A revolt [1.11.3], and the end of the game: Rome falls, or a faction wins [1.12]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from comitium.core.messages import Event, Phrase, Value
from comitium.draw.moments.model import Builder, Figure, Moment, Row, Term
from comitium.draw.moments.republic.changes import following
from comitium.games.republic import names
from comitium.games.republic.events.revolution import LegionSounded, RebelDeclared, RebellionBegan, SenatorRebelled
from comitium.games.republic.events.victory import FactionWon, InfluenceCounted, RebelPrevailed, RomeFell

RISING: Final = (LegionSounded, RebelDeclared, SenatorRebelled, RebellionBegan)
COUNTING: Final = (InfluenceCounted, FactionWon, RomeFell)


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
        told=tuple([one for one in after if isinstance(one, SenatorRebelled)]),
        seal="war",
    )


def end(events: Sequence[Event]) -> Moment | None:
    """[1.12] The influence of every faction where it was counted, then who has won, or that all have lost."""
    after = following(events, 0, COUNTING)
    last = next((place for place, one in enumerate(after) if isinstance(one, (FactionWon, RomeFell))), -1)
    if last < 0:
        return None
    over, counted = after[last], [one for one in after[:last] if isinstance(one, InfluenceCounted)]
    fell = isinstance(over, RomeFell)
    seat = over.seat if isinstance(over, FactionWon) else -1
    args: dict[str, Value] = {"seat": names.seat(seat)} if seat >= 0 else {}
    return Moment(
        kind="fall" if fell else "victory",
        rule=over.rule,
        kicker=Phrase("draw-moment-end"),
        title=Phrase("draw-moment-end-title"),
        closing=Phrase("draw-moment-fall" if fell else "draw-moment-victory", args),
        count=last + 1,
        decided=last,
        ends=True,
        open_ended=True,
        figures=(Figure(names.seat(seat), seat=seat),) if seat >= 0 else (),
        terms=tuple([Term(one.amount, names.seat(one.seat)) for one in counted]),
        throw=over.phrase(),
        seal="skull" if fell else "trophy",
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
        throw=won.phrase(),
        seal="trophy",
    )


BUILDERS: Final[Mapping[type[Event], Builder]] = {
    **dict.fromkeys(RISING, revolt),
    RebelPrevailed: prevailed,
    **dict.fromkeys(COUNTING, end),
}
