"""What a seat may know as bytes, and its choices as numbers, for programs that learn: see core/encoding.py.

Seats are counted from one's own, clockwise, and written + 1; so are colours and factions, for 0 means nothing or not known.
Choices name seats by their place at the table: `me` says which of them is one's own. The options are not written: they are
the same in the whole game.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from comitium.core.encoding import CATEGORY, COUNT, QUESTION, Encoding, lay_out
from comitium.core.vocabulary import NARROW
from comitium.games.idus.choices import AEDILE, DISCARD, EXCHANGE, KEEP, LOOK, PRAETOR, PUT, TRUST, VOTE
from comitium.games.idus.outcome import ENDINGS, winner
from comitium.games.idus.rules.r5_turn import Vote
from comitium.games.idus.state import EXCHANGED, NONE, REPLACED, Idus, pack_turn
from comitium.games.idus.worlds import is_counted, oldest

SEATS: Final = 8
MOST_TURNS: Final = 2 * SEATS
TURN: Final = ("praetor", "aedile", "aedile2", "looked", "fate", "low", "high", "vote", "vote2", "original")
_SENATOR: Final = ("asked", "cards", "card", "card2", "discarded", "voted")

SCHEMA: Final = lay_out(
    [
        *QUESTION,
        ("players", COUNT, 1),
        ("me", COUNT, 1),  # the place of one's own seat, as choices name seats
        ("first", CATEGORY, 1),
        ("turn", COUNT, 1),
        ("limit", COUNT, 1),
        ("loyal", COUNT, 1),
        ("traitor", COUNT, 1),
        ("senators", CATEGORY, [f"{seat}.{part}" for seat in range(SEATS) for part in _SENATOR]),
        ("consul", CATEGORY, 1),
        ("now", CATEGORY, TURN),
        ("turns", CATEGORY, [f"{number}.{part}" for number in range(MOST_TURNS) for part in TURN]),
        ("ending", CATEGORY, 1),
        ("faction", CATEGORY, 1),  # that has won, + 1
    ]
)
SIZE: Final = SCHEMA[-1].at + SCHEMA[-1].length
SENATOR: Final = len(_SENATOR)
TURN_CELLS: Final = len(TURN)
NO_SENATORS: Final = bytes(SENATOR * SEATS)
NO_TURNS: Final = bytes(TURN_CELLS * (1 + MOST_TURNS))  # and the one that is going on

CHOICE: Final = [
    *range(PRAETOR, PRAETOR + SEATS),
    *range(AEDILE, AEDILE + SEATS),
    *range(VOTE, VOTE + 3),
    *range(LOOK, LOOK + SEATS),
    TRUST,
    KEEP,
    EXCHANGE,
    *range(PUT, PUT + 3),
    *range(DISCARD, DISCARD + 3),
]
ACTIONS: Final = len(CHOICE)
ROWS: Final = 8  # no menu is longer


class IdusEncoding(Encoding):
    def write(self, game: Any, seat: int, out: BytesWriter) -> None:
        """[7.1] to [7.7] The table as a seat sees it."""
        assert isinstance(game, Idus)
        self.write_question(game, seat, out)
        seats = game.rules.seats
        counted = is_counted(game)
        out.append(seats)
        out.append(seat)
        out.append(int(around(game.first - seat, seats) + 1))
        out.append(game.turn if game.turn < 2 * seats else 2 * seats - 1)
        out.append(game.rules.limit)
        out.append(game.loyal)
        out.append(game.traitor)
        write_senators(game, seat, out)
        out.append(int(around(game.consul - seat, seats) + 1))
        start: i64 = len(out)
        out.write(NO_TURNS)
        if not counted and game.stack:
            write_now(game, seat, start, out)
        number = oldest(game, counted)
        for turn in game.record:
            start += TURN_CELLS
            write_turn(game, seat, turn, number, True, start, out)
            number += 1
        out.append(ENDINGS.index(game.ending) + 1 if game.ending else 0)
        out.append(winner(game) + 1 if game.ending else 0)


def around(steps: i64, seats: i64) -> i64:
    """So many places on round the table, which may be fewer than none."""
    return steps if steps >= 0 else steps + seats


def write_senators(game: Idus, seat: int, out: BytesWriter) -> None:
    """[7.1] [7.2] [7.6] [7.7] How many cards, and which if the seat may know; whether a vote lies before them."""
    seats = game.rules.seats
    chosen: i64 = game.chosen
    start: i64 = len(out)
    out.write(NO_SENATORS)
    at = start + 1
    other: i64 = seat
    for _ in range(seats):
        held = 2 - (chosen >> other & 1)
        out[at] = int(held)
        other = other + 1 if other + 1 < seats else 0
        at += SENATOR
    if game.ending:
        for place in range(seats):
            write_cards(game, seat, (seat + place) % seats, start + SENATOR * place, out)
        return
    write_cards(game, seat, seat, start, out)
    for actor in game.actors():
        at = start + SENATOR * around(actor - seat, seats)
        out[at] = 1
    top = game.stack[-1]
    if isinstance(top, Vote):
        for aedile in top.asked:
            if top.laid_by(aedile) != NONE:
                at = start + SENATOR * around(aedile - seat, seats) + 5
                out[at] = 1


def write_cards(game: Idus, seat: int, other: int, start: i64, out: BytesWriter) -> None:
    """Both faction cards of a senator, or the one that is left and the one that was laid aside."""
    card: i64 = game.cards[2 * other] + 1
    second: i64 = game.cards[2 * other + 1] + 1
    out[start + 2] = int(card)
    if not game.has_chosen(other):
        out[start + 3] = int(second)
    elif other == seat or game.rules.reveal_discards:
        out[start + 4] = int(second)


def write_now(game: Idus, seat: int, start: i64, out: BytesWriter) -> None:
    """The turn that is going on. As long as it is being assigned or voted on there is nothing else to see."""
    if game.vote != NONE:
        turn = pack_turn(game.praetor, game.aedile, game.aedile2, game.vote, game.vote2, game.looked, game.fate, game.original)
        write_turn(game, seat, turn, game.turn, False, start, out)
        return
    seats = game.rules.seats
    write_role(game.praetor, seat, seats, start, out)
    write_role(game.aedile, seat, seats, start + 1, out)
    write_role(game.aedile2, seat, seats, start + 2, out)
    top = game.stack[-1]
    if isinstance(top, Vote) and seat in top.asked:
        laid: i64 = top.laid_by(seat) + 1
        at = start + (7 if seat == game.aedile else 8)
        out[at] = int(laid)


def write_role(other: int, seat: int, seats: i64, at: i64, out: BytesWriter) -> None:
    """Who has a role, if it has been given."""
    if other != NONE:
        place = around(other - seat, seats) + 1
        out[at] = int(place)


def write_turn(game: Idus, seat: int, packed: int, number: int, counted: bool, start: i64, out: BytesWriter) -> None:
    """[7.2] to [7.5] A turn (see `pack_turn`) as the seat was shown it; the same knowledge as `worlds.known_turn`."""
    rules = game.rules
    seats: i64 = rules.seats
    own: i64 = seat
    turn: i64 = packed
    praetor = turn & 7
    aedile = turn >> 3 & 7
    aedile2 = turn >> 6 & 7
    vote = turn >> 9 & 3
    vote2 = turn >> 11 & 3
    looked = turn >> 13 & 3
    fate = turn >> 15 & 3
    first = around(praetor - own, seats) + 1
    second = around(aedile - own, seats) + 1
    third = around(aedile2 - own, seats) + 1
    out[start] = int(first)
    out[start + 1] = int(second)
    out[start + 2] = int(third)
    out[start + 3] = int(looked)
    out[start + 4] = int(fate)
    if counted:
        low = vote if vote < vote2 else vote2
        high = vote2 if vote < vote2 else vote
        out[start + 5] = int(low + 1)
        out[start + 6] = int(high + 1)
    looker = own == praetor and looked != 0
    sees_new = looker and fate != REPLACED and (fate != EXCHANGED or number < rules.seats or not rules.aedile_chooses)
    if own == aedile or (sees_new and looked == 1):
        out[start + 7] = int(vote + 1)
    if own == aedile2 or (sees_new and looked == 2):
        out[start + 8] = int(vote2 + 1)
    if looked != 0 and (looker or fate == REPLACED or own == (aedile if looked == 1 else aedile2)):
        original = (turn >> 17) + 1 & 3  # none, which is 3, becomes nought
        out[start + 9] = int(original)


ENCODING: Final = IdusEncoding("comitium.games.idus", SCHEMA, CHOICE, NARROW, ROWS)
INDEX: Final = ENCODING.index
