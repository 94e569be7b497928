"""What a seat may know as bytes, and its choices as numbers, for programs that learn: see core/encoding.py.

Seats are counted from one's own, clockwise, and written + 1; so are colours and factions, for 0 means nothing or not known.
Choices name seats by their place at the table: `me` says which of them is one's own. The options are not written: they are
the same in the whole game.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

from comitium.core.encoding import CATEGORY, COUNT, QUESTION, Encoding, lay_out
from comitium.core.vocabulary import NARROW
from comitium.games.idus.choices import AEDILE, DISCARD, EXCHANGE, KEEP, LOOK, PRAETOR, PUT, TRUST, VOTE
from comitium.games.idus.outcome import ENDINGS, winner
from comitium.games.idus.rules.r5_turn import Vote
from comitium.games.idus.state import (
    EXCHANGED,
    NONE,
    REPLACED,
    Idus,
    aedile2_of,
    aedile_of,
    fate_of,
    looked_of,
    original_of,
    pack_turn,
    praetor_of,
    vote2_of,
    vote_of,
)
from comitium.games.idus.worlds import first_number, is_counted

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
NO_TURNS: Final = [bytes(len(TURN) * turns) for turns in range(MOST_TURNS + 1)]
NO_SENATORS: Final = [bytes(len(_SENATOR) * seats) for seats in range(SEATS + 1)]
NO_MORE: Final = [bytes(length) for length in range(len(TURN) + 1)]

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
        out.append((game.first - seat) % seats + 1)
        out.append(game.turn if game.turn < 2 * seats else 2 * seats - 1)
        out.append(game.rules.limit)
        out.append(game.loyal)
        out.append(game.traitor)
        write_senators(game, seat, out)
        out.append((game.consul - seat) % seats + 1)
        if counted or not game.stack:
            out.write(NO_MORE[len(TURN)])
        else:
            write_now(game, seat, out)
        number = first_number(game)
        for turn in game.record:
            write_turn(game, seat, turn, number, True, out)
            number += 1
        out.write(NO_TURNS[MOST_TURNS - len(game.record)])
        out.append(ENDINGS.index(game.ending) + 1 if game.ending else 0)
        out.append(winner(game) + 1 if game.ending else 0)


def write_senators(game: Idus, seat: int, out: BytesWriter) -> None:
    """[7.1] [7.2] [7.6] [7.7] How many cards, and which if the seat may know; whether a vote lies before them."""
    seats = game.rules.seats
    over = game.ending != ""
    actors = game.actors()
    top = game.stack[-1] if game.stack else None
    for place in range(seats):
        other = (seat + place) % seats
        chosen = game.has_chosen(other)
        out.append(1 if other in actors else 0)
        out.append(1 if chosen else 2)
        if place == 0 or over:
            out.append(game.cards[2 * other] + 1)
            out.append(0 if chosen else game.cards[2 * other + 1] + 1)
        else:
            out.write(NO_MORE[2])
        shown = place == 0 or (over and game.rules.reveal_discards)
        out.append(game.cards[2 * other + 1] + 1 if chosen and shown else 0)
        voted = isinstance(top, Vote) and (other == game.aedile or other == game.aedile2) and top.laid_by(other) != NONE
        out.append(1 if voted else 0)
    out.write(NO_SENATORS[SEATS - seats])


def write_now(game: Idus, seat: int, out: BytesWriter) -> None:
    """The turn that is going on. As long as it is being assigned or voted on there is nothing else to see."""
    top = game.stack[-1]
    if game.vote != NONE:
        turn = pack_turn(game.praetor, game.aedile, game.aedile2, game.vote, game.vote2, game.looked, game.fate, game.original)
        write_turn(game, seat, turn, game.turn, False, out)
        return
    seats = game.rules.seats
    for one in (game.praetor, game.aedile, game.aedile2):
        out.append(0 if one == NONE else (one - seat) % seats + 1)
    out.write(NO_MORE[4])
    if isinstance(top, Vote):
        out.append(top.laid_by(seat) + 1 if seat == game.aedile else 0)
        out.append(top.laid_by(seat) + 1 if seat == game.aedile2 else 0)
    else:
        out.write(NO_MORE[2])
    out.append(0)


def write_turn(game: Idus, seat: int, turn: int, number: int, counted: bool, out: BytesWriter) -> None:
    """[7.2] to [7.5] A turn as the seat was shown it; the same knowledge as `worlds.known_turn`."""
    rules = game.rules
    seats = rules.seats
    praetor = praetor_of(turn)
    aedile = aedile_of(turn)
    aedile2 = aedile2_of(turn)
    looked = looked_of(turn)
    fate = fate_of(turn)
    vote = vote_of(turn)
    vote2 = vote2_of(turn)
    out.append((praetor - seat) % seats + 1)
    out.append((aedile - seat) % seats + 1)
    out.append((aedile2 - seat) % seats + 1)
    out.append(looked)
    out.append(fate)
    if counted:
        out.append(1 + (vote if vote < vote2 else vote2))
        out.append(1 + (vote2 if vote < vote2 else vote))
    else:
        out.append(0)
        out.append(0)
    looker = seat == praetor and looked != 0
    sees_new = looker and fate != REPLACED and (fate != EXCHANGED or number < rules.seats or not rules.aedile_chooses)
    out.append(vote + 1 if seat == aedile or (sees_new and looked == 1) else 0)
    out.append(vote2 + 1 if seat == aedile2 or (sees_new and looked == 2) else 0)
    inspected = seat == (aedile if looked == 1 else aedile2)
    out.append(original_of(turn) + 1 if looked != 0 and (inspected or looker or fate == REPLACED) else 0)


ENCODING: Final = IdusEncoding("comitium.games.idus", SCHEMA, CHOICE, NARROW, ROWS)
INDEX: Final = ENCODING.index
