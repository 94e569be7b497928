"""Battles: of a commander with an enemy [1.10.2], of the Senate's army with the rebel [1.11.37], at sea with his province
[2.03.81]; and of a province with a war [2.02.41]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from comitium.core.messages import Event, Phrase, Value
from comitium.draw.moments.model import Builder, Figure, Moment, Row, Term
from comitium.draw.moments.republic.changes import following, owners, tiles
from comitium.games.republic import names
from comitium.games.republic.catalogue.wars import LEADER_STRENGTH
from comitium.games.republic.events.advanced.provincial import (
    AlliedLosses,
    FleetsMissing,
    ProvinceAllied,
    ProvinceDefenceless,
    ProvinceFought,
    ProvinceFreed,
    ProvinceWonSea,
    ProvincialLosses,
    WarSubdued,
)
from comitium.games.republic.events.advanced.rebels import (
    MarchingArmiesLost,
    ProvinceAttacked,
    ProvinceFleetBeaten,
    ProvinceFleetLost,
    RebelProvinceLost,
)
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
    FleetsMissing,
    ProvincialLosses,
    ProvinceAllied,
    AlliedLosses,
    ProvinceFreed,
    ProvinceWonSea,
    WarSubdued,
    ProvinceFleetLost,
    ProvinceFleetBeaten,
    MarchingArmiesLost,
    RebelProvinceLost,
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
    FleetsMissing,
    ProvincialLosses,
    ProvinceAllied,
    ProvinceFreed,
    ProvinceWonSea,
    WarSubdued,
    ProvinceFleetLost,
    ProvinceFleetBeaten,
    RebelProvinceLost,
)
BEGINS: Final = (ArmiesMet, RebelMet, ProvinceAttacked, ProvinceFought)


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
    led = min(enemy, sum([LEADER_STRENGTH[one] for one in met.leaders]))
    title = Phrase("draw-moment-battle-title", args)
    if met.leaders:
        title = Phrase("draw-moment-battle-title-led", {**args, "leader": names.leader(met.leaders[0])})
    return _fought(
        events,
        decided,
        rule=met.rule,
        args=args,
        kicker=Phrase("draw-moment-battle", {"war": names.war(met.war), "naval": met.naval}),
        title=title,
        figures=(
            Figure(senator, names.SENATORS[met.senator]),
            Figure(names.leader(met.leaders[0]) if met.leaders else names.war(met.war), "", "enemy"),
        ),
        rows=(
            Row("fleet" if met.naval else "legion", met.army - met.veterans, marked=met.veterans, worth=met.army),
            Row("shield", enemy, marked=led),
        ),
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
        rows=(Row("legion", met.amount), Row("legion", met.amount2)),
        terms=(Term(met.amount, Phrase("draw-moment-senate")), Term(-met.amount2, Phrase("draw-moment-rebel"))),
        closing="draw-moment-clash",
    )


def siege(events: Sequence[Event]) -> Moment | None:
    """[2.03.81] The Senate's fleets against those of a province that a rebel holds."""
    met = events[0]
    assert isinstance(met, ProvinceAttacked)
    decided = _place(events, BattleDecided)
    if decided < 0:
        return None
    args: dict[str, Value] = {"senator": names.senator(met.senator), "province": names.province(met.province)}
    shape = "fleet" if met.naval else "legion"
    return _fought(
        events,
        decided,
        rule=met.rule,
        args=args,
        kicker=Phrase("draw-moment-clash"),
        title=Phrase("draw-moment-siege-title", args),
        figures=(
            Figure(names.senator(met.senator), names.SENATORS[met.senator]),
            Figure(names.senator(met.senator2), names.SENATORS[met.senator2], "enemy"),
        ),
        rows=(Row(shape, met.amount), Row(shape, met.amount2)),
        terms=(Term(met.amount, Phrase("draw-moment-senate")), Term(-met.amount2, Phrase("draw-moment-rebel"))),
        closing="draw-moment-siege",
    )


def province(events: Sequence[Event]) -> Moment | None:
    """[2.02.41] A province defends itself against a war."""
    met = events[0]
    assert isinstance(met, ProvinceFought)
    decided = _place(events, BattleDecided)
    if decided < 0:
        return None
    deserted = sum([one.amount for one in events[:decided] if isinstance(one, AlliesDeserted)])
    enemy = max(0, met.enemy + deserted)
    args: dict[str, Value] = {"province": names.province(met.province), "war": names.war(met.war)}
    army = Term(met.army, Phrase("draw-moment-fleets" if met.naval else "draw-moment-army"))
    return _fought(
        events,
        decided,
        rule=met.rule,
        args=args,
        kicker=Phrase("draw-moment-battle", {"war": names.war(met.war), "naval": met.naval}),
        title=Phrase("draw-moment-province-title", args),
        figures=(Figure(names.province(met.province), "", "place"), Figure(names.war(met.war), "", "enemy")),
        rows=(Row("fleet" if met.naval else "legion", met.army), Row("shield", enemy)),
        terms=(army, Term(met.command, Phrase("draw-moment-governor")), Term(-enemy, Phrase("draw-moment-enemy"))),
        closing="draw-moment-province",
    )


def defenceless(events: Sequence[Event]) -> Moment | None:
    """[C-57] A province without a ship loses a battle at sea without a throw."""
    met = events[0]
    assert isinstance(met, ProvinceDefenceless)
    after = following(events, 1, AFTER)
    args: dict[str, Value] = {"province": names.province(met.province), "war": names.war(met.war)}
    return Moment(
        kind="battle",
        rule=met.rule,
        kicker=Phrase("draw-moment-battle", {"war": names.war(met.war), "naval": 1}),
        title=Phrase("draw-moment-province-title", args),
        closing=Phrase("draw-moment-province-defeat", args),
        count=1 + len(after),
        decided=0,
        figures=(Figure(names.province(met.province), "", "place"), Figure(names.war(met.war), "", "enemy")),
        throw=Phrase("draw-moment-no-fleet", args),
        tiles=tiles(after),
        owners=owners(after),
        told=tuple([one for one in after if isinstance(one, TOLD)]),
        seal="rout",
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
    rows: tuple[Row, Row],
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
    at_sea = rows[0].shape == "fleet"
    lost = sum([one.fleets if at_sea else one.legions for one in after if isinstance(one, UnitsLost)])
    lost += sum([one.fleets if at_sea else one.armies + one.legions for one in after if isinstance(one, ProvincialLosses)])
    dead = dict(owners(after))
    sides = (replace(rows[0], lost=min(lost, rows[0].count)), rows[1])
    missing = any(isinstance(one, FleetsMissing) for one in after)  # [2.02.41] the victory is none
    outcome = "stalemate" if missing and result == "victory" else result
    return Moment(
        kind="battle",
        rule=rule,
        kicker=kicker,
        title=title,
        closing=Phrase(f"{closing}-{outcome}", args),
        count=decided + 1 + len(after),
        decided=decided,
        figures=tuple([replace(one, sign="dead") if one.face in dead else one for one in figures]),
        rows=sides,
        dice=(("black", thrown.black), ("white", thrown.white), ("white", thrown.white2)) if thrown is not None else (),
        terms=sum_of,
        total=None if result in BY_NATURAL else end.total,
        table="" if result in BY_NATURAL else "battle",
        throw=Phrase(f"draw-moment-natural-{result if result in BY_NATURAL else 'none'}", {"number": natural}),
        tiles=tiles(after),
        owners=owners(after),
        told=tuple([one for one in after if isinstance(one, TOLD)]),
        seal=SEALS[outcome],
    )


def _place(events: Sequence[Event], kind: type[Event]) -> int:
    """Where the next of a kind stands before another battle begins, or -1."""
    for place in range(1, len(events)):
        if isinstance(events[place], kind):
            return place
        if isinstance(events[place], BEGINS):
            return -1
    return -1


BUILDERS: Final[Mapping[type[Event], Builder]] = {
    ArmiesMet: battle,
    RebelMet: clash,
    ProvinceAttacked: siege,
    ProvinceFought: province,
    ProvinceDefenceless: defenceless,
}
