"""Words that bind: agreements as data in the state of a game.

An agreement is a list of clauses, each a promise of one seat to another. It is offered in public and binds once every party
has accepted. Clauses are carried out by the rules when they are due, or narrow what a seat may choose, never to nothing. What
kinds of clauses there are, which may not bind and what they mean is the game's; that they are kept is the core's.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from comitium.core.errors import Illegal
from comitium.core.frames import Frame, Game
from comitium.core.messages import Phrase
from comitium.core.state_object import StateObject

OFFERED: Final = 0  # what an agreement has come to
BINDING: Final = 1
FULFILLED: Final = 2
CANCELLED: Final = 3

LONGEST_MOTION: Final = 240  # letters

OPEN: Final = 0  # what a clause has come to
KEPT: Final = 1
BROKEN: Final = 2  # its performance became impossible
LAPSED: Final = 3  # nothing was due, or it was forgiven


class Clause(StateObject):
    """One promise: of which kind, whose, to whom. The rest is for the game to read: what it is `about`, an `amount`, `who` of
    a side is bound, `when` it comes to be due, `until` when it stands, in what `manner` it is kept; `text` are words that
    only people can judge."""

    def __init__(self, kind: int, by: int, to: int, about: int = 0, amount: int = 0, status: int = OPEN, who: int = 0,
                 when: int = 0, until: int = 0, manner: int = 0, text: str = "") -> None:  # fmt: skip
        self.kind = kind
        self.by = by
        self.to = to
        self.about = about
        self.amount = amount
        self.status = status
        self.who = who
        self.when = when
        self.until = until
        self.manner = manner
        self.text = text

    def clone(self) -> Clause:
        """Written by tools/write_state.py: every choice of a match copies all promises (see docs/performance.md)."""
        return Clause(
            self.kind,
            self.by,
            self.to,
            self.about,
            self.amount,
            self.status,
            self.who,
            self.when,
            self.until,
            self.manner,
            self.text,
        )

    def anew(self) -> Clause:
        """The same promise, as if nothing had come of it yet."""
        made = self.clone()
        made.status = OPEN
        return made


def clause_of(terms: list[Any]) -> Clause:
    """A clause as a journal has it: its fields in order, those behind the last one that was written at their defaults."""
    shape = [int] * 10 + [str]
    if not 3 <= len(terms) <= len(shape) or [type(one) for one in terms] != shape[: len(terms)]:
        raise Illegal("", Phrase("refuse-agreement-parties"))
    return Clause(*terms)


def terms_of(clause: Clause) -> list[Any]:
    """What `clause_of` reads; old journals, which know six fields, look as they did."""
    terms = [*clause.state()]
    while len(terms) > 6 and not terms[-1]:
        terms.pop()
    return terms


class Agreement(StateObject):
    """Clauses between parties (a bit for each seat); `accepted` has those who have said yes."""

    def __init__(self, number: int, parties: int, accepted: int, clauses: list[Clause], status: int = OFFERED) -> None:
        self.number = number
        self.parties = parties
        self.accepted = accepted
        self.clauses = clauses
        self.status = status

    def clone(self) -> Agreement:
        """Written by tools/write_state.py, as are those of its clauses."""
        return Agreement(
            self.number,
            self.parties,
            self.accepted,
            [one.clone() for one in self.clauses],
            self.status,
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class BindingGame(Game):
    """A game at whose table agreements can be made. `agreements` are those that wait or bind, the oldest first; what is over
    has been told and leaves the state, so that a long game stays as light as a short one. `offers` counts all there were."""

    __slots__ = ("agreements", "offers")

    def __init__(self, stack: list[Frame[Any]], reveals: int, agreements: list[Agreement], offers: int) -> None:
        super().__init__(stack, reveals)
        self.binds = True
        self.agreements = agreements
        self.offers = offers

    # -- what the game says of its clauses

    def why_not_bind(self, seat: int, clause: Clause) -> Illegal | None:
        """The rule by which a clause, offered by a seat, may not bind; None if it may."""
        return None

    def contradicts(self, older: Clause, newer: Clause) -> bool:
        """Whether two promises of one seat cannot both be kept. The older one stands, the newer one is refused."""
        return False

    def allows(self, clause: Clause, choice: int) -> bool:
        """Whether who promised the clause may still give this answer to the question that waits for her."""
        return True

    def agreed(self, agreement: Agreement, seat: int) -> None:
        """An agreement was offered, accepted, cancelled or fulfilled by a seat's act: the place to tell of it."""

    def settled(self, agreement: Agreement, clause: Clause) -> None:
        """A clause was kept, or became impossible: the place to tell of it."""

    # -- the verbs

    def offer(self, seat: int, clauses: list[Clause]) -> int:
        """Put an agreement before its parties; who offers it has accepted it. Says its number."""
        if not self.stack:
            raise self.wrong_seat(seat)
        parties = 0
        for clause in clauses:
            if not 0 <= clause.by < self.seats() or not 0 <= clause.to < self.seats() or clause.by == clause.to:
                raise Illegal("", Phrase("refuse-agreement-parties"))
            parties |= 1 << clause.by | 1 << clause.to
        if seat < 0 or not parties >> seat & 1:
            raise Illegal("", Phrase("refuse-agreement-stranger"))
        self.check(seat, clauses)
        made = [clause.anew() for clause in clauses]
        self.offers += 1
        agreement = Agreement(self.offers, parties, 1 << seat, made)
        self.agreements.append(agreement)
        self.agreed(agreement, seat)
        self.forget()
        return agreement.number

    def check(self, seat: int, clauses: list[Clause]) -> None:
        """Refuse clauses that may not bind, or that cannot be kept beside each other or beside what was promised before."""
        for place in range(len(clauses)):
            clause = clauses[place]
            refused = self.why_not_bind(seat, clause)
            if refused is not None:
                raise refused
            for older in [*self.promises(clause.by), *clauses[:place]]:
                if older.by == clause.by and self.contradicts(older, clause):
                    raise Illegal("", Phrase("refuse-agreement-contradicts"))

    def accept(self, seat: int, number: int) -> None:
        """Say yes to an offer. With the last yes it binds."""
        agreement = self.offered(seat, number)
        self.check(seat, agreement.clauses)
        agreement.accepted |= 1 << seat
        if agreement.accepted == agreement.parties:
            agreement.status = BINDING
        self.agreed(agreement, seat)
        self.forget()

    def cancel(self, seat: int, number: int) -> None:
        """Say no to an offer, or take one back. What binds cannot be left."""
        self.close_deal(self.offered(seat, number), CANCELLED, seat)

    def offered(self, seat: int, number: int) -> Agreement:
        """The offer of a number, if it waits and the seat is a party to it."""
        if not self.stack:
            raise self.wrong_seat(seat)
        if not 1 <= number <= self.offers:
            raise Illegal("", Phrase("refuse-agreement-unknown", {"number": number}))
        for agreement in self.agreements:
            if agreement.number == number:
                if agreement.status == BINDING:
                    raise Illegal("", Phrase("refuse-agreement-binds", {"number": number}))
                if seat < 0 or not agreement.parties >> seat & 1:
                    raise Illegal("", Phrase("refuse-agreement-stranger"))
                return agreement
        raise Illegal("", Phrase("refuse-agreement-over", {"number": number}))

    # -- words that bind nobody

    def why_not_move(self, seat: int) -> Illegal | None:
        """Why a seat may not move a motion now; most games know none."""
        return Illegal("", Phrase("refuse-motion"))

    def moved(self, seat: int, text: str) -> None:
        """A seat puts words before the table: what comes of them."""

    def move(self, seat: int, text: str) -> None:
        """Put a motion before the table: one line of readable words."""
        if not self.stack:
            raise self.wrong_seat(seat)
        refused = self.why_not_move(seat)
        if refused is not None:
            raise refused
        words = " ".join(text.split())
        if not words or len(words) > LONGEST_MOTION or not words.isprintable():
            raise Illegal("", Phrase("refuse-motion-words", {"most": LONGEST_MOTION}))
        self.moved(seat, words)
        self.forget()

    # -- keeping them

    def menu(self, seat: int) -> list[int]:
        """What the question offers, less what the seat has promised not to do; an older promise goes before a newer one."""
        menu = self.stack[-1].legal(self, seat)
        for clause in self.promises(seat):
            kept = [choice for choice in menu if self.allows(clause, choice)]
            if kept:
                menu = kept
        return menu

    def refusal(self, seat: int, choice: int) -> Illegal:
        if self.legal(seat) and choice in self.stack[-1].legal(self, seat):
            return Illegal("", Phrase("refuse-promised", {"number": self.forbidding(seat, choice)}))
        return super().refusal(seat, choice)

    def forbidding(self, seat: int, choice: int) -> int:
        """The number of the agreement by which a seat may not give this answer; 0 if none forbids it."""
        for clause in self.promises(seat):
            if not self.allows(clause, choice):
                return self.number_of(clause)
        return 0

    def number_of(self, clause: Clause) -> int:
        """The number of the agreement that a promise is part of; 0 if it is part of none."""
        for agreement in self.agreements:
            for one in agreement.clauses:
                if one is clause:
                    return agreement.number
        return 0

    def promises(self, seat: int) -> list[Clause]:
        """What a seat has promised and not yet done."""
        found: list[Clause] = []
        for agreement in self.agreements:
            if agreement.status == BINDING:
                for clause in agreement.clauses:
                    if clause.by == seat and clause.status == OPEN:
                        found.append(clause)
        return found

    def due(self, kind: int) -> list[Clause]:
        """The open promises of a kind, of anybody, the oldest first: for the step of the rules that carries them out."""
        found: list[Clause] = []
        for agreement in self.agreements:
            if agreement.status == BINDING:
                for clause in agreement.clauses:
                    if clause.kind == kind and clause.status == OPEN:
                        found.append(clause)
        return found

    def settle(self, clause: Clause, status: int) -> None:
        """A promise was kept, or can no longer be; an agreement with nothing left to do is fulfilled."""
        clause.status = status
        for agreement in self.agreements[:]:
            for one in agreement.clauses:
                if one is clause:
                    self.settled(agreement, clause)
                    if self.is_settled(agreement):
                        self.close_deal(agreement, FULFILLED, clause.by)
        self.forget()

    def is_settled(self, agreement: Agreement) -> bool:
        """Whether nothing is left to be done by an agreement."""
        for clause in agreement.clauses:
            if clause.status == OPEN:
                return False
        return True

    def close_deal(self, agreement: Agreement, status: int, seat: int) -> None:
        """An agreement is over: it is told of a last time, and leaves the state."""
        agreement.status = status
        self.agreements.remove(agreement)
        self.agreed(agreement, seat)
        self.forget()
