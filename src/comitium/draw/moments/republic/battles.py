"""Battles: of a commander with an enemy [1.10.2], of the Senate's army with the rebel [1.11.37]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from comitium.core.messages import Event, Phrase, Value
from comitium.draw.moments.model import Builder, Figure, Moment, Row, Term
from comitium.draw.moments.republic.changes import following, tiles
from comitium.games.republic import names
from comitium.games.republic.events.combat import (
    AlliesDeserted,
    ArmiesMet,
    BattleDecided,
    DiceThrown,
    SeaWon,
    SenatorCaptured,
    UnitsLost,
    VeteranMade,
    VeteranUnbound,
    WarWon,
)
from comitium.games.republic.events.people import (
    BrothersRolled,
    ChitDrawn,
    FamilyMoved,
    InfluenceChanged,
    PopularityChanged,
    SenatorDied,
    StateEarned,
    SuccessorStayed,
    UnrestChanged,
)
from comitium.games.republic.events.revolution import RebellionEnded, RebelMet
from comitium.games.republic.events.senate import OfficeLost
from comitium.games.republic.events.wars import ForcesReturned, LeaderDied, LeaderTookRefuge, WarLeft

RESULTS: Final = ("defeat", "disaster", "standoff", "stalemate", "victory")
SEALS: Final = {"defeat": "rout", "disaster": "skull", "standoff": "standoff", "stalemate": "even", "victory": "trophy"}
BY_NATURAL: Final = ("disaster", "standoff")  # [1.10.21] whatever the total
AFTER: Final = (
    UnitsLost,
    ChitDrawn,
    BrothersRolled,
    SenatorCaptured,
    SenatorDied,
    FamilyMoved,
    SuccessorStayed,
    OfficeLost,
    VeteranUnbound,
    WarWon,
    SeaWon,
    VeteranMade,
    InfluenceChanged,
    PopularityChanged,
    UnrestChanged,
    StateEarned,
    LeaderDied,
    LeaderTookRefuge,
    WarLeft,
    ForcesReturned,
    RebellionEnded,
)
TOLD: Final = (
    UnitsLost,
    SenatorCaptured,
    SenatorDied,
    SuccessorStayed,
    WarWon,
    SeaWon,
    VeteranMade,
    LeaderDied,
    LeaderTookRefuge,
    RebellionEnded,
)


def battle(events: Sequence[Event]) -> Moment | None:
    """[1.10.2] A commander against a war."""
    met = events[0]
    assert isinstance(met, ArmiesMet)
    decided = _place(events, BattleDecided)
    if decided < 0:
        return None
    deserted = sum([one.amount for one in events[:decided] if isinstance(one, AlliesDeserted)])  # [C-8]
    enemy = max(0, met.enemy + deserted)
    senator = names.senator(met.senator)
    args: dict[str, Value] = {"senator": senator, "war": names.war(met.war), "naval": met.naval}
    army = Term(met.army, Phrase("draw-moment-fleets" if met.naval else "draw-moment-army"))
    shapes = ("fleet" if met.naval else "legion", "war")
    return _fought(
        events,
        decided,
        rule=met.rule,
        args=args,
        kicker=Phrase("draw-moment-battle", {"war": names.war(met.war), "naval": met.naval}),
        title=Phrase("draw-moment-battle-title", args),
        figures=(Figure(senator, names.SENATORS[met.senator]), Figure(names.war(met.war), "", "enemy")),
        shapes=shapes,
        terms=(army, Term(met.command, Phrase("draw-moment-command")), Term(-enemy, Phrase("draw-moment-enemy"))),
        closing="draw-moment-battle",
    )


def clash(events: Sequence[Event]) -> Moment | None:
    """[1.11.37] The Senate's commander against the rebel."""
    met = events[0]
    assert isinstance(met, RebelMet)
    decided = _place(events, BattleDecided)
    if decided < 0:
        return None
    args: dict[str, Value] = {"senator": names.senator(met.senator), "senator2": names.senator(met.senator2)}
    return _fought(
        events,
        decided,
        rule=met.rule,
        args=args,
        kicker=Phrase("draw-moment-clash"),
        title=Phrase("draw-moment-clash-title", args),
        figures=(
            Figure(names.senator(met.senator), names.SENATORS[met.senator]),
            Figure(names.senator(met.senator2), names.SENATORS[met.senator2], "enemy"),
        ),
        shapes=("legion", "legion"),
        terms=(Term(met.amount, Phrase("draw-moment-senate")), Term(-met.amount2, Phrase("draw-moment-rebel"))),
        closing="draw-moment-clash",
    )


def _fought(
    events: Sequence[Event],
    decided: int,
    *,
    rule: str,
    args: dict[str, Value],
    kicker: Phrase,
    title: Phrase,
    figures: tuple[Figure, ...],
    shapes: tuple[str, str],
    terms: tuple[Term, ...],
    closing: str,
) -> Moment:
    """A battle whose dice have fallen."""
    end = events[decided]
    assert isinstance(end, BattleDecided)
    result = RESULTS[end.result]
    thrown = next((one for one in events[:decided] if isinstance(one, DiceThrown)), None)
    natural = thrown.natural if thrown is not None else 0
    ours, theirs = sum([one.amount for one in terms if one.amount > 0]), -sum([one.amount for one in terms if one.amount < 0])
    omens = ours - theirs + natural - end.total
    sum_of = (*terms, Term(natural, Phrase("draw-moment-dice")))
    if omens > 0 and result not in BY_NATURAL:
        sum_of = (*sum_of, Term(-omens, Phrase("draw-moment-omens")))
    after = following(events, decided + 1, AFTER)
    lost = next((one.legions + one.fleets for one in after if isinstance(one, UnitsLost)), 0)
    return Moment(
        kind="battle",
        rule=rule,
        kicker=kicker,
        title=title,
        closing=Phrase(f"{closing}-{result}", args),
        count=decided + 1 + len(after),
        decided=decided,
        figures=figures,
        rows=(Row(shapes[0], terms[0].amount, lost), Row(shapes[1], theirs)),
        dice=(("black", thrown.black), ("white", thrown.white), ("white", thrown.white2)) if thrown is not None else (),
        terms=sum_of,
        total=None if result in BY_NATURAL else end.total,
        table="" if result in BY_NATURAL else "battle",
        throw=Phrase(f"draw-moment-natural-{result if result in BY_NATURAL else 'none'}", {"number": natural}),
        tiles=tiles(after),
        told=tuple([one for one in after if isinstance(one, TOLD)]),
        seal=SEALS[result],
    )


def _place(events: Sequence[Event], kind: type[Event]) -> int:
    """Where the next of a kind stands before another battle begins, or -1."""
    for place in range(1, len(events)):
        if isinstance(events[place], kind):
            return place
        if isinstance(events[place], (ArmiesMet, RebelMet)):
            return -1
    return -1


BUILDERS: Final[Mapping[type[Event], Builder]] = {ArmiesMet: battle, RebelMet: clash}
