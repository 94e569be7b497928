"""What was decided in Res Publica Romana since the reader's last decision and no moment tells: votes, who has changed sides,
which card was stolen from her; and what has begun and is not decided yet. A list on the stage."""

from __future__ import annotations

from html import escape
from typing import Final

from comitium.core.messages import Event
from comitium.draw.moments import moments
from comitium.draw.page import zones
from comitium.draw.page.model import Table
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import describe_event, icon
from comitium.games.republic import names
from comitium.games.republic.events.advanced.advocates import AdvocateFound, AdvocateMissing, TrialRolled
from comitium.games.republic.events.advanced.laws import LawPlayed
from comitium.games.republic.events.advanced.pontifex import LeaderLiable, PontifexVetoed, PriesthoodMoved, PriestMade
from comitium.games.republic.events.advanced.provincial import ProvinceFought
from comitium.games.republic.events.advanced.rebels import InterceptionFought
from comitium.games.republic.events.asides import CardStolen
from comitium.games.republic.events.attempts import AttemptDeclared, AttemptRolled, BodyguardsPlayed
from comitium.games.republic.events.combat import ArmiesMet, DiceThrown
from comitium.games.republic.events.people import PhaseBegan, SenatorJoined
from comitium.games.republic.events.senate import OfficeTaken, ProposalAnnounced, TribunePlayed, VoteClosed, VotesCast
from comitium.games.republic.events.solo.senate import CoalitionFormed
from comitium.games.republic.events.solo.spoils import ChoiceSkipped, PassCancelled
from comitium.games.republic.events.trials import AppealRolled
from comitium.games.republic.events.veterans import VeteransCalledUp, VeteransDisbanded

DECIDED: Final = (
    CoalitionFormed,
    VoteClosed,
    TribunePlayed,
    ChoiceSkipped,
    PassCancelled,
    AppealRolled,
    SenatorJoined,
    OfficeTaken,
    CardStolen,
    PontifexVetoed,
    PriestMade,
    PriesthoodMoved,
    LeaderLiable,
    AdvocateFound,
    AdvocateMissing,
    TrialRolled,
    LawPlayed,
    VeteransDisbanded,
    VeteransCalledUp,
)
BEGUN: Final = (  # told here only until it is decided: then it is a moment
    ArmiesMet,
    DiceThrown,
    ProvinceFought,
    InterceptionFought,
    AttemptDeclared,
    AttemptRolled,
    BodyguardsPlayed,
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
        if place >= start and place not in told and isinstance(event, (*DECIDED, *BEGUN)) and not event.rule.startswith(SETUP)
    ]
    if not decided:
        return ""
    lines = "".join(f"<li>{_describe_cited(event, scene)}</li>" for event in decided[-MANY:])
    head = f'<h3 class="kick">{icon("vote", "s14")} {say(scene.words, "closed")}</h3>'
    return f'<section class="zone told">{head}<ul>{lines}</ul></section>'


def _told(model: Table) -> frozenset[int]:
    """The places of events that moments tell: she has seen them, or opens them from the list above the log."""
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
