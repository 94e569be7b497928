"""What dice and daggers have decided in Res Publica Romana since the reader's last decision: battles, the speech to the
people, attempts; votes that were closed, who governs, verdicts, deaths, who has changed sides, which card was stolen from
her. Each as a small report on the table, from what she has heard."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from comitium.core.ids import event_id
from comitium.core.messages import Event
from comitium.draw.page import zones
from comitium.draw.page.dice import dice
from comitium.draw.page.model import Table
from comitium.draw.page.republic import tables as republic_tables
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import Words, describe_event, icon, text
from comitium.games.republic import names
from comitium.games.republic.catalogue.tables import REVOLT_TOTAL
from comitium.games.republic.events.advocates import AdvocateFound, AdvocateMissing, TrialRolled
from comitium.games.republic.events.asides import CardStolen
from comitium.games.republic.events.attempts import (
    AttemptDeclared,
    AttemptResolved,
    AttemptRolled,
    BodyguardsPlayed,
    CatchRolled,
)
from comitium.games.republic.events.combat import (
    AlliesDeserted,
    ArmiesMet,
    BattleDecided,
    CombatSaid,
    DiceThrown,
    SeaWon,
    SenatorCaptured,
    UnitsLost,
    VeteranMade,
    WarWon,
)
from comitium.games.republic.events.laws import LawPlayed, LawVotedDown
from comitium.games.republic.events.people import (
    InfluenceChanged,
    PhaseBegan,
    PopularityChanged,
    SenatorDied,
    SenatorJoined,
    UnrestChanged,
)
from comitium.games.republic.events.pontifex import LeaderLiable, PontifexVetoed, PriesthoodMoved, PriestMade
from comitium.games.republic.events.population import (
    ManpowerShort,
    MobRose,
    NoRecruits,
    PeopleRose,
    PopulationSaid,
    StateOfTheRepublic,
)
from comitium.games.republic.events.provincial import (
    FleetsMissing,
    ProvinceAllied,
    ProvinceDefenceless,
    ProvinceFought,
    ProvinceFreed,
    ProvinceWonSea,
    ProvincialLosses,
    WarSubdued,
)
from comitium.games.republic.events.rebels import (
    ForceLanded,
    ForceMarched,
    ForceSailed,
    InterceptionDecided,
    InterceptionFought,
    ProvinceRose,
    RebelProvinceLost,
    RebelStayed,
)
from comitium.games.republic.events.revolution import RebellionBegan, RebellionEnded
from comitium.games.republic.events.senate import OfficeTaken, ProposalAnnounced, TribunePlayed, VoteClosed, VotesCast
from comitium.games.republic.events.solo_senate import CoalitionFormed
from comitium.games.republic.events.trials import AppealRolled, SenatorAcquitted, SenatorConvicted
from comitium.games.republic.events.veterans import VeteransCalledUp, VeteransDisbanded
from comitium.games.republic.events.wars import WarActivated

RESULTS: Final = (
    ("defeat", "rout"),
    ("disaster", "skull"),
    ("standoff", "standoff"),
    ("stalemate", "even"),
    ("victory", "trophy"),
)
AFTER_BATTLE: Final = (
    UnitsLost,
    SenatorCaptured,
    SenatorDied,
    WarWon,
    SeaWon,
    VeteranMade,
    InfluenceChanged,
    PopularityChanged,
    UnrestChanged,
)
AFTER_SPEECH: Final = (UnrestChanged, ManpowerShort, NoRecruits, MobRose, PeopleRose)
AFTER_ATTEMPT: Final = (AttemptRolled, BodyguardsPlayed, CatchRolled, AttemptResolved, SenatorDied)
DECIDED: Final = (
    CoalitionFormed,
    VoteClosed,
    TribunePlayed,
    AppealRolled,
    SenatorConvicted,
    SenatorAcquitted,
    SenatorDied,
    SenatorJoined,
    OfficeTaken,
    WarActivated,
    CardStolen,
    RebellionBegan,
    RebellionEnded,
    PontifexVetoed,
    PriestMade,
    PriesthoodMoved,
    LeaderLiable,
    AdvocateFound,
    AdvocateMissing,
    TrialRolled,
    LawPlayed,
    LawVotedDown,
    ProvinceDefenceless,
    ProvinceFreed,
    VeteransDisbanded,
    VeteransCalledUp,
    ProvinceRose,
    RebelStayed,
    ForceMarched,
    ForceSailed,
    InterceptionFought,
    InterceptionDecided,
    ForceLanded,
    RebelProvinceLost,
)
SHAPES: Final[dict[type[Event], str]] = {SenatorDied: "skull", RebellionBegan: "war", RebellionEnded: "war"}  # of one alone
BATTLES: Final = (ArmiesMet, ProvinceFought)
AFTER_PROVINCIAL: Final = (
    FleetsMissing,
    ProvincialLosses,
    SenatorDied,
    SenatorCaptured,
    ProvinceAllied,
    ProvinceWonSea,
    WarSubdued,
)
BEGUN: Final = ((AttemptResolved, AttemptDeclared), (BattleDecided, ArmiesMet))
SETUP: Final = ("3.", "4.01.")  # by which everybody joins somebody before the game begins, or before neutrals
MOST: Final = 3  # reports of one kind
LINES: Final = 6  # of a report
MANY: Final = 10  # of what was decided otherwise


def news(model: Table, scene: zones.Scene) -> str:
    """The reports, the latest first; nothing if nothing of the kind has happened."""
    fresh = _whole(model)
    reports: list[str] = []
    for place, event in enumerate(fresh):
        if isinstance(event, ArmiesMet):
            reports.append(battle(_of_one(fresh[place:], BATTLES), scene))
        elif isinstance(event, ProvinceFought):
            reports.append(provincial(_of_one(fresh[place:], BATTLES), scene))
        elif isinstance(event, StateOfTheRepublic):
            reports.append(speech(event, fresh[place + 1 :], scene))
        elif isinstance(event, AttemptDeclared):
            reports.append(attempt(event, _of_one(fresh[place:], (AttemptDeclared,))[1:], scene))
    apart = any(isinstance(event, (*BATTLES, AttemptDeclared)) for event in fresh)  # who fell is told there
    decided = [
        event
        for event in fresh
        if isinstance(event, DECIDED) and not (apart and isinstance(event, SenatorDied)) and not event.rule.startswith(SETUP)
    ]
    if decided:
        lines = "".join(f"<li>{_describe_cited(event, scene)}</li>" for event in decided[-MANY:])
        several = f"{_head('vote', say(scene.words, 'closed'))}<ul>{lines}</ul>"
        shape = SHAPES.get(type(decided[0]), "vote")
        told_of = several if len(decided) > 1 else f"<p>{icon(shape)} {_describe_cited(decided[0], scene)}</p>"
        reports.append(f'<article class="zone dispatch">{told_of}</article>')
    shown = "".join(reversed(reports[-MOST:]))
    return f'<div class="news">{shown}</div>' if shown else ""


def _whole(model: Table) -> Sequence[Event]:
    """What is new, from where it began: an answer in the midst of an attempt or a battle does not cut its report in two, and a
    vote that the reader's own ballot has ended is told too."""
    fresh = model.lately
    began = start = len(model.events) - len(fresh)
    for ends, begins in BEGUN:
        if isinstance(next((one for one in fresh if isinstance(one, (ends, begins))), None), ends):
            before = (place for place in range(start - 1, -1, -1) if isinstance(model.events[place], begins))
            began = min(began, next(before, began))
    return model.events[min(began, _closed(model, start)) :] if not model.board.over else ()


def _closed(model: Table, start: int) -> int:
    """Where the vote ended that the reader's own ballot closed, unless something was proposed since: that came with her
    answer, and she wants to know it all the same. Else `start`."""
    ends = (VoteClosed, ProposalAnnounced, PhaseBegan)
    place = next((place for place in range(start - 1, 0, -1) if isinstance(model.events[place], ends)), 0)
    cast = model.events[place - 1] if place and isinstance(model.events[place], VoteClosed) else None
    mine = [zone for zone in model.board.of_kind("faction") if zone.owner is not None and zone.owner == model.board.seat]
    own = {one.face for zone in mine for one in zone.pieces}
    return place if isinstance(cast, VotesCast) and names.SENATORS[cast.senator] in own else start


def _of_one(events: Sequence[Event], kind: tuple[type[Event], ...]) -> Sequence[Event]:
    """The events from the first on, up to the next of its kind."""
    ends = next((place for place, event in enumerate(events) if place and isinstance(event, kind)), len(events))
    return events[:ends]


def _describe_cited(event: Event, scene: zones.Scene) -> str:
    return f"{escape(describe_event(event, scene.words.language, scene.words.names))} {scene.words.cite(event.rule)}"


def _head(shape: str, title: str) -> str:
    return f"<header>{icon(shape, 's22')}<h3>{title}</h3></header>"


# -- attempts


def attempt(event: AttemptDeclared, after: Sequence[Event], scene: zones.Scene) -> str:
    """[1.09.72] The die, the column of the table that it has reached, and what came of it."""
    lines = "".join(
        f"<li>{_describe_cited(one, scene)}{dice(scene.look.dice(one))}</li>"
        for one in after
        if isinstance(one, AFTER_ATTEMPT)
    )
    totals = [one.total for one in after if isinstance(one, (AttemptRolled, BodyguardsPlayed))]
    printed = republic_tables.attempt(totals[-1], scene.words) if totals else ""
    title = escape(describe_event(event, scene.words.language, scene.words.names))
    return f'<article class="zone dispatch">{_head("assassination", title)}{printed}<ul>{lines}</ul></article>'


# -- battles


def provincial(events: Sequence[Event], scene: zones.Scene) -> str:
    """[2.02.41] A battle of a province: its sum, the dice, the result and what came of it."""
    words = scene.words
    met = events[0]
    assert isinstance(met, ProvinceFought)
    followed = _until_phase(events)
    thrown = next((event for event in followed if isinstance(event, DiceThrown)), None)
    decided = next((event for event in followed if isinstance(event, BattleDecided)), None)
    result, shape = RESULTS[decided.result] if decided is not None else ("fought", "war")
    terms = [
        (f"{met.army}", say(words, "sum-sea" if met.naval else "sum-army")),
        (f"+ {met.command}", say(words, "sum-governor")),
        (f"− {met.enemy}", say(words, "sum-enemy")),
    ]
    terms += [(f"+ {thrown.natural}", say(words, "sum-dice"))] if thrown is not None else []
    total = f"= {decided.total}" if decided is not None else ""
    title = say(words, f"province-{result}", province=names.province(met.province), war=names.war(met.war))
    lines = "".join(f"<li>{_describe_cited(one, scene)}</li>" for one in followed if isinstance(one, AFTER_PROVINCIAL))
    written = f'<div class="sum">{_terms(terms, total)}{words.cite(met.rule)}</div>'
    return (
        f'<article class="zone dispatch">{_head(shape, title)}{written}'
        f"{republic_tables.battle(decided.total, words) if decided is not None else ''}<ul>{lines}</ul></article>"
    )


def battle(events: Sequence[Event], scene: zones.Scene) -> str:
    """[1.10.2] The forces as a written sum, the dice, the total, and what came of it."""
    words = scene.words
    met = events[0]
    assert isinstance(met, ArmiesMet)
    thrown = next((event for event in events if isinstance(event, DiceThrown)), None)
    decided = next((event for event in events if isinstance(event, BattleDecided)), None)
    result, shape = RESULTS[decided.result] if decided is not None else ("", "war")
    title = say(
        words, f"battle-{result or 'fought'}", senator=names.senator(met.senator), war=names.war(met.war), naval=met.naval
    )
    deserted = sum(event.amount for event in events if isinstance(event, AlliesDeserted))  # to Rome, or from her [C-8]
    enemy = max(0, met.enemy + deserted)
    sum_of = [
        (f"{met.army}", say(words, "sum-sea" if met.naval else "sum-army")),
        (f"+ {met.command}", say(words, "sum-command")),
        (f"− {enemy}", say(words, "sum-enemy")),
    ]
    picture = ""
    if thrown is not None:
        sum_of.append((f"+ {thrown.natural}", say(words, "sum-dice")))
        picture = dice(scene.look.dice(thrown))
    if thrown is not None and decided is not None:
        omens = met.army + met.command - enemy + thrown.natural - decided.total
        sum_of += [(f"− {omens}", say(words, "sum-omens"))] if omens else []
    total = f"= {decided.total}" if decided is not None else ""
    end = _of_battle(events)
    lines = "".join(f"<li>{_describe_cited(event, scene)}</li>" for event in end[:LINES])
    return (
        f'<article class="zone dispatch battle" id="battle-{met.senator}-{met.war}-{int(met.naval)}">{_head(shape, title)}'
        f'<div class="sum">{_terms(sum_of, total)}{picture}</div>'
        f"{_found(thrown, decided, words)}<ul>{lines}</ul></article>"
    )


def _found(thrown: DiceThrown | None, decided: BattleDecided | None, words: Words) -> str:
    """[1.10.21] Whether the natural total is printed on the war or its leader; if not, where the sum stands in the table."""
    if thrown is None or decided is None:
        return ""
    result = RESULTS[decided.result][0]
    if result in ("disaster", "standoff"):
        return f'<p class="sm">{say(words, f"natural-{result}", number=thrown.natural)} {words.cite("1.10.21")}</p>'
    natural = f'<p class="sm">{say(words, "natural-none", number=thrown.natural)} {words.cite("1.10.21")}</p>'
    return natural + republic_tables.battle(decided.total, words)


def _of_battle(events: Sequence[Event]) -> list[Event]:
    """What followed from a battle, up to the end of the fighting."""
    found: list[Event] = []
    for event in events[1:]:
        if isinstance(event, AFTER_BATTLE):
            found.append(event)
        elif not isinstance(event, CombatSaid) and found and event_id(event).endswith("Began"):
            break
    return found


def _terms(terms: Sequence[tuple[str, str]], total: str) -> str:
    shown = "".join(f'<span><b class="num">{text(number)}</b>{said}</span>' for number, said in terms)
    return shown + (f'<span class="total"><b class="num">{text(total)}</b></span>' if total else "")


# -- the people


def speech(event: StateOfTheRepublic, after: Sequence[Event], scene: zones.Scene) -> str:
    """[1.08.2] Who spoke, the sum, and how the people took it."""
    words = scene.words
    terms = [
        (f"{event.dice}", say(words, "sum-dice")),
        (f"− {event.unrest}", say(words, "sum-unrest")),
        (f"+ {event.popularity}" if event.popularity >= 0 else f"− {-event.popularity}", say(words, "sum-popularity")),
    ]
    if event.omens:
        terms.append((f"− {event.omens}", say(words, "sum-omens")))
    followed = _until_phase(after)
    lines = "".join(
        f"<li>{_describe_cited(one, scene)}</li>" for one in followed if isinstance(one, (*AFTER_SPEECH, PopulationSaid))
    )
    moved = next((one for one in followed if isinstance(one, UnrestChanged)), None)
    mood = "stays" if moved is None else "rises" if moved.amount > 0 else "falls"
    unrest = event.unrest if moved is None else moved.total
    title = say(words, f"speech-{mood}", senator=names.senator(event.senator), unrest=unrest)
    body = (
        f'<div class="sum">{_terms(terms, f"= {event.total}")}{words.cite(event.rule)}</div>'
        f"{republic_tables.speech(event.total, words)}<ul>{lines}</ul>{_falls(scene)}"
    )
    head = _head("ora", title)
    if scene.board.of_kind("floor"):  # a vote has begun since: it has the room
        body, head = f'<details id="speech" data-keep><summary>{head}</summary>{body}</details>', ""
    return f'<article class="zone dispatch speech">{head}{body}</article>'


def _falls(scene: zones.Scene) -> str:
    """[1.12.3] The three ways in which Rome may fall, and how far each of them has come."""
    state = next(iter(scene.board.of_kind("state")), None)
    if state is None:
        return ""
    numbers = {id: state.value(id) for id in ("treasury", "unrest", "active-wars")}
    lines = "".join(
        f"<li>{icon(shape, 's16')} "
        f"{say(scene.words, f'falls-{id}', count=numbers[id], lowest=REVOLT_TOTAL + 1 + numbers[id])}</li>"
        for id, shape in (("active-wars", "war"), ("treasury", "treasury"), ("unrest", "unrest"))
    )
    return f'<ul class="falls">{lines}</ul>'


def _until_phase(events: Sequence[Event]) -> Sequence[Event]:
    ends = next((place for place, event in enumerate(events) if isinstance(event, PhaseBegan)), len(events))
    return events[:ends]
