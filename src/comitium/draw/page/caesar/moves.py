"""How what happened in Caesar & Cleopatra goes over the table: from which place to which, turned over or not.

The board knows kinds of cards, not cards: where a card comes from and goes to is read off the events. What cannot be placed
for certain is left out, and the new state stands there all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from comitium.core.board import Board
from comitium.core.messages import Event
from comitium.draw.page.model import Move
from comitium.games.caesar import events as caesar_events
from comitium.games.caesar.names import CARDS, DECKS, GROUPS, SEATS


def moves(events: Sequence[Event], board: Board) -> list[Move]:
    found: list[Move] = []
    for event in events:
        mover = MOVERS.get(type(event))
        if mover is not None:
            found.extend(move for move in mover(event, board) if move.target)
    return _apart(found)


def _apart(found: list[Move]) -> list[Move]:
    """Of equal cards that came to the same place the latest is the last one there, the one before it the last but one."""
    if len({move.target for move in found}) == len(found):
        return found
    taken: set[str] = set()
    apart: list[Move] = []
    for move in reversed(found):
        kind, _, number = move.target.rpartition("/")
        places = range(int(number), -1, -1) if number.isdigit() else ()
        target = next((free for place in places if (free := f"{kind}/{place}") not in taken), move.target)
        taken.add(target)
        apart.append(Move(move.source, target, move.flip))
    return apart[::-1]


def _last(board: Board, zone: str, card: str) -> str:
    """The id of the latest card of a kind in a zone."""
    place = board.find(zone)
    ids = [piece.id for piece in place.pieces if piece.id.rpartition("/")[0].endswith(f"/{card}")] if place is not None else []
    return ids[-1] if ids else ""


def _placed(event: Any, board: Board) -> list[Move]:
    seat, line = SEATS[event.seat], f"{GROUPS[event.group]}/{SEATS[event.seat]}"
    if isinstance(event, caesar_events.InfluencePlacedUnseen):
        return [Move(f"{seat}/hand", _last(board, line, "down"))]
    card = CARDS[event.card]
    down = isinstance(event, caesar_events.InfluencePlacedDown)
    return [Move(f"{seat}/hand/{card}/0", _last(board, line, f"down/{card}" if down else card), flip=not down)]


def _drawn(event: Any, board: Board) -> list[Move]:
    seat = SEATS[event.seat]
    if isinstance(event, caesar_events.CardDrawnUnseen):
        return [Move(f"{seat}/deck/{DECKS[event.deck]}", f"{seat}/hand")]
    deck = DECKS[0] if event.card <= CARDS.index("influence_5") else DECKS[1]
    return [Move(f"{seat}/deck/{deck}", _last(board, f"{seat}/hand", CARDS[event.card]), flip=True)]


def _killed(event: Any, board: Board) -> list[Move]:
    seat, card = SEATS[event.seat], CARDS[event.card]
    return [Move(f"{GROUPS[event.group]}/{seat}/{card}/0", f"{seat}/discards")]


def _stolen(event: Any, board: Board) -> list[Move]:
    return [Move(f"{SEATS[event.seat]}/hand", f"{SEATS[event.seat]}/discards", flip=True)]


def _decided(event: Any, board: Board) -> list[Move]:
    """A patrician goes to the winner; what each side gives up goes to its discards."""
    group = GROUPS[event.group]
    found = [Move(f"{group}/patricians/left", f"{group}/patricians/{SEATS[event.seat]}")]
    for seat, drops in zip(SEATS, (event.caesar_drops, event.cleopatra_drops), strict=True):
        found.extend(Move(f"{group}/{seat}/{CARDS[card]}/0", f"{seat}/discards") for card in drops)
    return found


def _revealed(event: Any, board: Board) -> list[Move]:
    line = f"{GROUPS[event.group]}/{SEATS[event.seat]}"
    return [Move(f"{line}/down/{place}", _last(board, line, CARDS[card]), flip=True) for place, card in enumerate(event.cards)]


MOVERS: Final[dict[type[Event], Callable[[Any, Board], list[Move]]]] = {
    caesar_events.InfluencePlacedUp: _placed,
    caesar_events.InfluencePlacedDown: _placed,
    caesar_events.InfluencePlacedUnseen: _placed,
    caesar_events.CardDrawn: _drawn,
    caesar_events.CardDrawnUnseen: _drawn,
    caesar_events.InfluenceKilled: _killed,
    caesar_events.CardStolen: _stolen,
    caesar_events.VoteDecided: _decided,
    caesar_events.GroupRevealed: _revealed,
}
