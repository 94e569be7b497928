"""Standing orders: "answer this kind of question so, until ...". The match answers for the seat, and the log looks the same.

One mechanism for terminal, server and bots. An order is a line of the journal, so it lives as long as the match. It
answers only the questions its seat is asked; who else is asked, and for how long, does not depend on it.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from comitium.core.errors import Illegal
from comitium.core.frames import Frame, Game
from comitium.core.ids import event_id, id_of
from comitium.core.messages import Event, Phrase

ALWAYS: Final = -1
MOST_TIMES: Final = 9999
ANY: Final = ""  # in place of a kind of question: whichever is asked
FORCED: Final = -1  # in place of a choice: whatever it is, if it is the only answer there is
QUIET: Final = -2  # in place of a choice: whatever lets things go on, where nothing of one's own is at stake
IDLE: Final = -3  # in place of a choice: whatever lets things go on, where everybody sees that nothing is left to decide
IDLE_ALONE: Final = -4  # the same where she herself sees it, and there is nobody else
NAMELESS: Final = (FORCED, QUIET, IDLE, IDLE_ALONE)  # no choice of a game


class StandingOrder(Struct, frozen=True, omit_defaults=True, rename={"topic": "matter"}):
    """Give this answer (`FORCED`: the only one, `QUIET`, `IDLE`: what the question calls so) to this kind of question: at most
    so many `times`, `within` what goes on now (the kind of a frame on the stack: this vote, this phase), `until` an event of
    this name is heard. Without a scope it holds for the match. It answers whatever is asked `but` these kinds of question:
    where a hidden hand may leave nothing to choose, the haste of an order would tell who holds nothing. Where the same
    is asked about things of several kinds, it holds for this `topic` (`matter` in a journal)."""

    question: str
    choice: int
    times: int = ALWAYS
    within: str = ""
    until: str = ""
    but: tuple[str, ...] = ()
    topic: str = ""

    def is_going_on(self, game: Game) -> bool:
        """Whether what it holds for is on the stack."""
        return not self.within or self.within in [id_of(frame) for frame in game.stack]


class _Standing:
    """An order with the frame it holds for, known by its place on the stack, and how much its seat had heard."""

    def __init__(self, order: StandingOrder, depth: int, event_count: int) -> None:
        self.order = order
        self.depth = depth
        self.event_count = event_count
        self.frame: Frame[Any] | None = None


class Orders:
    """All standing orders of a table."""

    def __init__(self) -> None:
        self._by_seat: dict[int, list[_Standing]] = {}

    def __bool__(self) -> bool:
        return bool(self._by_seat)

    def of(self, seat: int) -> list[StandingOrder]:
        return [standing.order for standing in self._by_seat.get(seat, [])]

    def leave(self, game: Game, seat: int, order: StandingOrder, event_count: int) -> None:
        """A new order of a seat. Raises `Illegal` if what it should hold for is not going on."""
        depth = -1
        if order.within:
            kinds = [id_of(frame) for frame in game.stack]
            if order.within not in kinds:
                raise Illegal("", Phrase("refuse-order-scope", {"scope": order.within}))
            depth = len(kinds) - 1 - kinds[::-1].index(order.within)
        standing = _Standing(order, depth, event_count)
        standing.frame = game.stack[depth] if depth >= 0 else None
        self._by_seat.setdefault(seat, []).append(standing)

    def cancel(self, seat: int, number: int = 0) -> None:
        """All orders of a seat, or one of them, counted from 1."""
        standings = self._by_seat.pop(seat, [])
        left = [standing for place, standing in enumerate(standings, start=1) if number and place != number]
        if left:
            self._by_seat[seat] = left

    def refresh(self, game: Game, logs: list[list[Event]]) -> None:
        """The game was taken back to a copy of it: other objects stand for the same frames, and less has been heard."""
        for seat, standings in self._by_seat.items():
            for standing in standings:
                standing.event_count = min(standing.event_count, len(logs[seat]))
                if 0 <= standing.depth < len(game.stack):
                    standing.frame = game.stack[standing.depth]

    def expire(self, game: Game, logs: list[list[Event]]) -> None:
        """Orders end with what they were given for."""
        for seat, standings in list(self._by_seat.items()):
            left = [standing for standing in standings if _holds(standing, game, logs[seat])]
            if left:
                self._by_seat[seat] = left
            else:
                del self._by_seat[seat]

    def answer(self, game: Game, seat: int) -> int | None:
        """What a seat has ordered to answer now, if anything. Whoever asks gives that answer: an order may be used up."""
        for standing in self._by_seat.get(seat, []):
            choice = _answer(game, seat, standing.order)
            if choice is not None:
                if standing.order.times > 0:
                    standing.order = replace(standing.order, times=standing.order.times - 1)
                return choice
        return None

    def would_answer(self, game: Game, seat: int, order: StandingOrder) -> bool:
        """Whether an order has an answer to what the seat is asked now."""
        return seat in game.actors() and _answer(game, seat, order) is not None


def _answer(game: Game, seat: int, order: StandingOrder) -> int | None:
    """What an order says to the question that is asked now, if anything."""
    asked = id_of(game.stack[-1])
    if order.times == 0 or order.question not in (ANY, asked) or asked in order.but:
        return None
    if order.topic and order.topic != game.stack[-1].topic(game, seat):
        return None
    menu = game.legal(seat)
    choice = menu[0] if order.choice == FORCED and len(menu) == 1 else order.choice
    if order.choice == QUIET:
        choice = game.stack[-1].routine_answer(game, seat)
    elif order.choice in (IDLE, IDLE_ALONE):
        choice = game.stack[-1].idle_answer(game, seat, order.choice == IDLE_ALONE)
    return choice if choice in menu else None


def _holds(standing: _Standing, game: Game, log: list[Event]) -> bool:
    order = standing.order
    if order.times == 0:
        return False
    if order.within and not (standing.depth < len(game.stack) and game.stack[standing.depth] is standing.frame):
        return False
    if order.until:
        fresh = log[standing.event_count :]
        standing.event_count = len(log)
        return not any(event_id(event) == order.until for event in fresh)
    return True
