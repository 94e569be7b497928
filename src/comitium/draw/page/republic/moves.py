"""What an event of Res Publica Romana has brought, and where it lies now: for what glides, what is marked as new since the
reader's last decision, and what a line of the log lights up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Board
from comitium.core.messages import Event
from comitium.draw.page.model import Move
from comitium.games.republic import names
from comitium.games.republic.events.business import CommanderSent, ConcessionAssigned, GovernorElected
from comitium.games.republic.events.combat import ProconsulMade
from comitium.games.republic.events.forum import FamilyAppeared, LeaderNamed
from comitium.games.republic.events.people import SenatorJoined
from comitium.games.republic.events.senate import OfficeTaken
from comitium.games.republic.events.wars import LeaderJoined, ProvinceCreated, WarActivated, WarPlaced

DECK: Final = "deck"
# from where something came (nothing: it is where it was), which field of the event names it, and what kind of thing it is
BROUGHT: Final[dict[type[Event], tuple[str, str]]] = {
    WarPlaced: (DECK, "war"),
    WarActivated: ("", "war"),
    LeaderJoined: (DECK, "leader"),
    FamilyAppeared: (DECK, "senator"),
    SenatorJoined: ("forum/senators", "senator"),
    LeaderNamed: ("", "senator"),
    OfficeTaken: ("", "senator"),
    CommanderSent: ("", "senator"),
    ProconsulMade: ("", "senator"),
    GovernorElected: ("", "province"),
    ProvinceCreated: (DECK, "province"),
    ConcessionAssigned: ("forum/concessions", "concession"),
}


def moves(events: Sequence[Event], board: Board) -> list[Move]:
    """As far as it lies on the reader's table. Before the first turn everything is new, and nothing is worth a mark."""
    if board.moment.startswith("0/"):
        return []
    found: list[Move] = []
    there: frozenset[str] | None = None
    for event in events:
        brought = BROUGHT.get(type(event))
        if brought is None:
            continue
        if there is None:
            there = frozenset(piece.id for zone in board.walk() for piece in zone.pieces)
        source, kind = brought
        target = f"{kind}/{names.THINGS[kind][getattr(event, kind)]}"
        if target in there:
            found.append(Move(source or target, target))
    return found
