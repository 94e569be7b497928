"""What a seat of the Republic may know as bytes: see core/encoding.py, layout.py for what lies where.

Only hands, the treasuries of factions and the piles are hidden [1.04.9]. Factions are counted from one's own, clockwise, and
written + 1, as senators, cards and whatever else may be nobody. The options are not written: they are the same in the whole
game. Of agreements the first eight are written, two clauses of each; words that only people can judge are not.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from comitium.core.agreements import Agreement
from comitium.core.encoding import NOUGHTS, Encoding, is_asked, put_bits, write_numbers
from comitium.core.poll import SecretPoll
from comitium.games.republic.choices import SPAN
from comitium.games.republic.encode.actions import ACTIONS as ACTIONS
from comitium.games.republic.encode.actions import CHOICE
from comitium.games.republic.encode.board import MIDDLE, put_all, write_board, write_people
from comitium.games.republic.encode.layout import (
    AGREEMENT,
    AGREEMENTS,
    BILLS,
    CLAUSE,
    CLAUSES,
    CONTEXT_NUMBERS,
    CONTEXTS,
    FACTION,
    NEAR_TOP,
    PILES,
    PROPOSAL,
    RANKS,
    SCHEMA,
    SEATS,
    WAITING,
)
from comitium.games.republic.encode.layout import SIZE as SIZE
from comitium.games.republic.outcome import ENDINGS
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, vote_on_floor
from comitium.games.republic.state.numbers import CARDS, EVENTS, LAWS, SENATE, SENATORS
from comitium.games.republic.state.republic import ERA_ENDS, SEATING, Republic

ROWS: Final = 128  # more is on the menu once in ten thousand questions, or less
_AGREEMENT: Final = len(AGREEMENT) + CLAUSES * len(CLAUSE)
NO_CONTEXTS: Final = [bytes(frames * (1 + 4 * CONTEXT_NUMBERS)) for frames in range(CONTEXTS + 1)]
NO_VOTE: Final = bytes(9 + 4 * PROPOSAL + 2 * SENATORS)
NO_FACTIONS: Final = [bytes(factions * len(FACTION)) for factions in range(SEATS + 1)]
NO_AGREEMENTS: Final = [bytes(deals * _AGREEMENT) for deals in range(AGREEMENTS + 1)]
NO_CLAUSES: Final = [bytes(clauses * len(CLAUSE)) for clauses in range(CLAUSES + 1)]


class RepublicEncoding(Encoding):
    def write(self, game: Any, seat: int, out: BytesWriter) -> None:
        assert isinstance(game, Republic)
        self.write_question(game, seat, out)
        self.write_contexts(game, seat, out)
        write_state(game, seat, out)
        write_factions(game, seat, out)
        write_cards(game, seat, out)
        write_people(game, seat, out)
        write_board(game, out)
        write_session(game, seat, out)
        write_vote(game, seat, vote_on_floor(game) if game.phase == SENATE else None, out)
        write_agreements(game, seat, out)
        out.append(ENDINGS.index(game.ending) + 1 if game.ending else 0)
        out.append(relative(game, seat, game.winner))

    def write_contexts(self, game: Republic, seat: int, out: BytesWriter) -> None:
        """In what the seat is asked: the nearest frames that say something of themselves."""
        written = 0
        if is_asked(game.actors(), seat):
            for place in range(len(game.stack) - 2, -1, -1):
                frame = game.stack[place]
                numbers = frame.circumstances(game)
                if numbers:
                    out.append(self.kind_of(frame))
                    write_numbers(numbers, CONTEXT_NUMBERS, out)
                    written += 1
                    if written == CONTEXTS:
                        break
        out.write(NO_CONTEXTS[CONTEXTS - written])


def relative(game: Republic, seat: int, other: int) -> int:
    """A faction counted from one's own, which is 1; nobody is nought."""
    return 0 if other < 0 else (other - seat) % game.rules.seats + 1


def put_two(out: BytesWriter, number: int) -> None:
    """A number in two cells, as far as they go."""
    known = 0 if number < 0 else number if number < 65536 else 65535
    out.append(known & 255)
    out.append(known >> 8)


def put_first(out: BytesWriter, cells: list[int], most: int) -> None:
    """The first cells of a list, + 1, and nothing behind them."""
    written = 0
    for cell in cells:
        if written == most:
            break
        out.append(cell + 1)
        written += 1
    out.write(NOUGHTS[most - written])


def write_state(game: Republic, seat: int, out: BytesWriter) -> None:
    """The calendar, the State and the piles."""
    out.append(game.rules.seats)
    out.append(seat)
    out.append(game.turn)
    out.append(game.phase)
    out.append(game.era)
    put_two(out, game.treasury)
    out.append(game.unrest + MIDDLE)
    put_first(out, game.bills, BILLS)
    put_all(game.levels, EVENTS, out)
    put_bits(game.laws, LAWS, out)
    put_bits(game.voted_down, LAWS, out)
    out.append(len(game.deck))
    for place in range(PILES):
        out.append(len(game.piles[place]) if place < len(game.piles) else 0)
    for place in range(0, 2 * NEAR_TOP, 2):
        if place < len(game.near_top):
            out.append(game.near_top[place] + 1)
            out.append(game.near_top[place + 1])
        else:
            out.write(NOUGHTS[2])
    out.append(1 if game.marks[ERA_ENDS] else 0)
    out.append(game.marks[SEATING])


def write_factions(game: Republic, seat: int, out: BytesWriter) -> None:
    """[1.06.31] A treasury is its owner's secret, but for those of the neutrals [4.01.1]."""
    seats = game.rules.seats
    actors = game.actors()
    top = game.stack[-1] if game.stack else None
    for place in range(seats):
        other = (seat + place) % seats
        if isinstance(top, SecretPoll) and place:
            out.append(1 if other in top.asked else 0)  # of several who are asked nobody sees who has answered
        else:
            out.append(1 if is_asked(actors, other) else 0)
        out.append(game.playing >> other & 1)
        out.append(game.leader[other] + 1)
        out.append(len(game.hands[other]))
        if place == 0 or game.is_neutral(other):
            out.append(1)
            put_two(out, game.box[other])
        else:
            out.write(NOUGHTS[3])
        out.append(game.directives[other] + 1 if game.directives else 0)
        out.append(game.ranks.index(other) + 1 if other in game.ranks else 0)
        out.append(game.coalition >> other & 1)
    out.write(NO_FACTIONS[SEATS - seats])
    for place in range(RANKS):
        out.append(relative(game, seat, game.ranks[place]) if place < len(game.ranks) else 0)


def write_cards(game: Republic, seat: int, out: BytesWriter) -> None:
    """[1.04.9] [1.09.823] [4.01.1] Cards of hands that the seat may see or has seen; the open pile."""
    seats = game.rules.seats
    start: i64 = len(out)
    out.write(NOUGHTS[CARDS])
    for place in range(seats):
        other = (seat + place) % seats
        sees = place == 0 or game.is_neutral(other) or game.controller_of(other) == seat
        for card in game.hands[other]:
            if sees or game.known[card] >> seat & 1:
                at: i64 = card
                out[start + at] = place + 1
    start = len(out)
    out.write(NOUGHTS[CARDS])
    for number in range(len(game.discards)):
        spot: i64 = game.discards[number]
        out[start + spot] = number + 1


def write_session(game: Republic, seat: int, out: BytesWriter) -> None:
    """What the Senate Phase has come to."""
    session = game.session
    out.append(session.step)
    out.append(1 if session.sitting else 0)
    out.append(1 if session.adjourned else 0)
    out.append(session.minors)
    out.append(session.majors)
    out.append(relative(game, seat, session.booking))
    out.append(1 if session.priesthood_given else 0)
    out.append(1 if session.pontifex_vetoed else 0)
    written = 0
    for one in session.waiting:
        if one and written < WAITING:
            out.append(relative(game, seat, one & 15))
            out.append(one >> 4)
            written += 1
    out.write(NOUGHTS[2 * (WAITING - written)])


def write_vote(game: Republic, seat: int, vote: Vote | None, out: BytesWriter) -> None:
    """[1.09.14] What is voted on, and how it stands."""
    if vote is None:
        out.write(NO_VOTE)
        return
    out.append(1)
    out.append(relative(game, seat, vote.faction))
    put_two(out, vote.ayes)
    put_two(out, vote.noes)
    out.append(relative(game, seat, vote.turn))
    out.append(rotated(game, seat, vote.uncalled(game)))
    out.append(rotated(game, seat, vote.called))
    write_numbers(vote.proposal, PROPOSAL, out)
    put_bits(vote.favour, SENATORS, out)
    put_bits(vote.opposed, SENATORS, out)


def rotated(game: Republic, seat: int, mask: int) -> int:
    """A mask of factions, one's own in the lowest bit."""
    seats = game.rules.seats
    known = mask & ((1 << seats) - 1)
    return (known >> seat | known << (seats - seat)) & ((1 << seats) - 1)


def write_agreements(game: Republic, seat: int, out: BytesWriter) -> None:
    """[1.04.3] All are made in public."""
    deals = game.agreements
    out.append(len(deals) if len(deals) < 256 else 255)
    written = 0
    for deal in deals:
        if written == AGREEMENTS:
            break
        write_agreement(game, seat, deal, out)
        written += 1
    out.write(NO_AGREEMENTS[AGREEMENTS - written])


def write_agreement(game: Republic, seat: int, deal: Agreement, out: BytesWriter) -> None:
    out.append(deal.status + 1)
    out.append(rotated(game, seat, deal.parties))
    out.append(rotated(game, seat, deal.accepted))
    out.append(len(deal.clauses))
    written = 0
    for clause in deal.clauses[:CLAUSES]:
        out.append((clause.kind + 1) & 255)
        out.append(relative(game, seat, clause.by))
        out.append(relative(game, seat, clause.to))
        put_two(out, clause.about)
        put_two(out, clause.amount)
        out.append(clause.status)
        out.append(clause.who & 255)
        out.append(clause.when & 255)
        out.append(clause.until & 255)
        out.append(clause.manner & 255)
        written += 1
    out.write(NO_CLAUSES[CLAUSES - written])


ENCODING: Final = RepublicEncoding("comitium.games.republic", SCHEMA, CHOICE, SPAN, ROWS)
INDEX: Final = ENCODING.index
