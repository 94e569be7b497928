"""What a seat may know as bytes, and its choices as numbers, for programs that learn: see core/encoding.py.

Seats are counted from one's own, clockwise, and written + 1; so are colours and factions, for 0 means nothing or not known.
Choices name seats by their place at the table: `me` says which of them is one's own. The options are not written: they are
the same in the whole game.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from mypy_extensions import i16, i32, i64

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
NO_SENATORS: Final = [bytes(SENATOR * senators) for senators in range(SEATS + 1)]
NO_TURNS: Final = [bytes(TURN_CELLS * turns) for turns in range(MOST_TURNS + 1)]

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
        """[7.1] to [7.7] The table as a seat sees it, cell behind cell in the order of the schema."""
        assert isinstance(game, Idus)
        self.write_question(game, seat, out)
        rules = game.rules
        seats: i64 = rules.seats
        own: i64 = seat
        counted = is_counted(game)
        first: i64 = game.first
        turn: i64 = game.turn if game.turn < 2 * rules.seats else 2 * rules.seats - 1
        write_i32_le(out, i32(seats | own << 8 | (around(first - own, seats) + 1) << 16 | turn << 24))
        out.append(rules.limit)
        out.append(game.loyal)
        out.append(game.traitor)
        write_senators(game, seat, out)
        out.append(int(around(game.consul - seat, seats) + 1))
        if not counted and game.stack:
            write_now(game, seat, out)
        else:
            out.write(NO_TURNS[1])
        number = oldest(game, counted)
        for packed in game.record:
            write_turn(game, seat, packed, number, True, out)
            number += 1
        out.write(NO_TURNS[MOST_TURNS - len(game.record)])
        out.append(ENDINGS.index(game.ending) + 1 if game.ending else 0)
        out.append(winner(game) + 1 if game.ending else 0)


def around(steps: i64, seats: i64) -> i64:
    """So many places on round the table, which may be fewer than none."""
    return steps if steps >= 0 else steps + seats


def write_senators(game: Idus, seat: int, out: BytesWriter) -> None:
    """[7.1] [7.2] [7.6] [7.7] How many cards, and which if the seat may know; whether a vote lies before them."""
    seats: i64 = game.rules.seats
    chosen: i64 = game.chosen
    asked: i64 = 0
    voted: i64 = 0
    over = game.ending != ""
    if not over:
        for actor in game.actors():
            bit: i64 = actor
            asked |= 1 << bit
        top = game.stack[-1]
        if isinstance(top, Vote):
            for aedile in top.asked:
                if top.laid_by(aedile) != NONE:
                    place: i64 = aedile
                    voted |= 1 << place
    other: i64 = seat
    left = seats
    while left > 0:
        low = (asked >> other & 1) | (2 - (chosen >> other & 1)) << 8
        high = (voted >> other & 1) << 8
        if over or left == seats:  # one's own come first
            cards = cards_of(game, seat, int(other))
            low |= (cards & 0xFFFF) << 16
            high |= cards >> 16
        write_i32_le(out, i32(low))
        write_i16_le(out, i16(high))
        other = other + 1 if other + 1 < seats else 0
        left -= 1
    if seats < SEATS:
        out.write(NO_SENATORS[SEATS - int(seats)])


def cards_of(game: Idus, seat: int, other: int) -> i64:
    """Three cells: both faction cards of a senator, or the one that is left and the one that was laid aside."""
    card: i64 = game.cards[2 * other] + 1
    second: i64 = game.cards[2 * other + 1] + 1
    if not game.has_chosen(other):
        return card | second << 8
    return card | second << 16 if other == seat or game.rules.reveal_discards else card


def write_now(game: Idus, seat: int, out: BytesWriter) -> None:
    """The turn that is going on. As long as it is being assigned or voted on there is nothing else to see."""
    if game.vote != NONE:
        turn = pack_turn(game.praetor, game.aedile, game.aedile2, game.vote, game.vote2, game.looked, game.fate, game.original)
        write_turn(game, seat, turn, game.turn, False, out)
        return
    seats: i64 = game.rules.seats
    own: i64 = seat
    first: i64 = 0 if game.praetor == NONE else around(game.praetor - own, seats) + 1
    second: i64 = 0 if game.aedile == NONE else around(game.aedile - own, seats) + 1
    third: i64 = 0 if game.aedile2 == NONE else around(game.aedile2 - own, seats) + 1
    laid: i64 = 0
    laid2: i64 = 0
    top = game.stack[-1]
    if isinstance(top, Vote) and seat in top.asked:
        vote: i64 = top.laid_by(seat) + 1
        if seat == game.aedile:
            laid = vote
        else:
            laid2 = vote
    write_i64_le(out, first | second << 8 | third << 16 | laid << 56)
    write_i16_le(out, i16(laid2))


def write_turn(game: Idus, seat: int, packed: int, number: int, counted: bool, out: BytesWriter) -> None:
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
    cells = first | second << 8 | third << 16 | looked << 24 | fate << 32
    if counted:
        low = vote if vote < vote2 else vote2
        high = vote2 if vote < vote2 else vote
        cells |= (low + 1) << 40 | (high + 1) << 48
    looker = own == praetor and looked != 0
    sees_new = looker and fate != REPLACED and (fate != EXCHANGED or number < rules.seats or not rules.aedile_chooses)
    if own == aedile or (sees_new and looked == 1):
        cells |= (vote + 1) << 56
    rest: i64 = 0
    if own == aedile2 or (sees_new and looked == 2):
        rest = vote2 + 1
    if looked != 0 and (looker or fate == REPLACED or own == (aedile if looked == 1 else aedile2)):
        rest |= ((turn >> 17) + 1 & 3) << 8  # none, which is 3, becomes nought
    write_i64_le(out, cells)
    write_i16_le(out, i16(rest))


ENCODING: Final = IdusEncoding("comitium.games.idus", SCHEMA, CHOICE, NARROW, ROWS)
INDEX: Final = ENCODING.index
