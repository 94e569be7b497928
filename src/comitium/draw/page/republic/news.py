"""What was decided in Res Publica Romana since the reader's last decision and no moment has told: votes, laws, who has
changed sides, which card was stolen from her; all of it where she sees no moments. A list on the stage."""

from __future__ import annotations

from html import escape
from typing import Final

from comitium.core.messages import Event
from comitium.draw.moments import moments
from comitium.draw.page import zones
from comitium.draw.page.model import INSTANT, Table
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import describe_event, icon
from comitium.games.republic import names
from comitium.games.republic.events.advanced.advocates import AdvocateFound, AdvocateMissing, TrialRolled
from comitium.games.republic.events.advanced.laws import LawPlayed, LawVotedDown
from comitium.games.republic.events.advanced.pontifex import LeaderLiable, PontifexVetoed, PriesthoodMoved, PriestMade
from comitium.games.republic.events.advanced.provincial import (
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
    ForceLanded,
    ForceMarched,
    ForceSailed,
    InterceptionDecided,
    InterceptionFought,
    ProvinceRose,
    RebelProvinceLost,
    RebelStayed,
)
from comitium.games.republic.events.asides import CardStolen
from comitium.games.republic.events.attempts import (
    AttemptDeclared,
    AttemptResolved,
    AttemptRolled,
    BodyguardsPlayed,
    CatchRolled,
)
from comitium.games.republic.events.combat import ArmiesMet, BattleDecided, DiceThrown, SenatorCaptured
from comitium.games.republic.events.people import PhaseBegan, SenatorDied, SenatorJoined, SuccessorStayed
from comitium.games.republic.events.population import StateOfTheRepublic
from comitium.games.republic.events.revolution import RebellionBegan, RebellionEnded
from comitium.games.republic.events.senate import OfficeTaken, ProposalAnnounced, TribunePlayed, VoteClosed, VotesCast
from comitium.games.republic.events.solo.senate import CoalitionFormed
from comitium.games.republic.events.solo.spoils import ChoiceSkipped, PassCancelled
from comitium.games.republic.events.trials import AppealRolled, SenatorAcquitted, SenatorConvicted
from comitium.games.republic.events.veterans import VeteransCalledUp, VeteransDisbanded
from comitium.games.republic.events.wars import WarActivated

DECIDED: Final = (
    CoalitionFormed,
    VoteClosed,
    TribunePlayed,
    ChoiceSkipped,
    PassCancelled,
    AppealRolled,
    SenatorConvicted,
    SenatorAcquitted,
    SenatorDied,
    SuccessorStayed,
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
    ProvinceFought,
    FleetsMissing,
    ProvincialLosses,
    ProvinceAllied,
    ProvinceWonSea,
    WarSubdued,
    ArmiesMet,
    DiceThrown,
    BattleDecided,
    SenatorCaptured,
    StateOfTheRepublic,
    AttemptDeclared,
    AttemptRolled,
    BodyguardsPlayed,
    CatchRolled,
    AttemptResolved,
)
SETUP: Final = ("3.", "4.01.")  # by which everybody joins somebody before the game begins, or before neutrals
MANY: Final = 8  # lines that are told


def news(model: Table, scene: zones.Scene) -> str:
    """The lines, the latest last; nothing if nothing of the kind has happened."""
    if model.board.over:
        return ""
    start = _closed(model, len(model.events) - len(model.lately))
    told = _told(model)
    decided = [
        event
        for place, event in enumerate(model.events)
        if place >= start and place not in told and isinstance(event, DECIDED) and not event.rule.startswith(SETUP)
    ]
    if not decided:
        return ""
    lines = "".join(f"<li>{_describe_cited(event, scene)}</li>" for event in decided[-MANY:])
    head = f'<h3 class="kick">{icon("vote", "s14")} {say(scene.words, "closed")}</h3>'
    return f'<section class="zone told">{head}<ul>{lines}</ul></section>'


def _told(model: Table) -> frozenset[int]:
    """The places of events that moments have shown to her: not in a lesson, nor where all happens at once."""
    if model.speed == INSTANT or model.coach is not None:
        return frozenset()
    return frozenset(
        place
        for found in moments(model.board.game, model.events)
        for place in range(found.place, found.place + found.moment.count)
    )


def _closed(model: Table, start: int) -> int:
    """Where the vote ended that the reader's own ballot closed, unless something was proposed since: that came with her
    answer, and she wants to know it all the same. Else `start`."""
    ends = (VoteClosed, ProposalAnnounced, PhaseBegan)
    place = next((place for place in range(start - 1, 0, -1) if isinstance(model.events[place], ends)), 0)
    cast = model.events[place - 1] if place and isinstance(model.events[place], VoteClosed) else None
    mine = [zone for zone in model.board.of_kind("faction") if zone.owner is not None and zone.owner == model.board.seat]
    own = {one.face for zone in mine for one in zone.pieces}
    return place if isinstance(cast, VotesCast) and names.SENATORS[cast.senator] in own else start


def _describe_cited(event: Event, scene: zones.Scene) -> str:
    return f"{escape(describe_event(event, scene.words.language, scene.words.names))} {scene.words.cite(event.rule)}"
