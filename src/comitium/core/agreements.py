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
from comitium.core.plain import Plain

OFFERED: Final = 0  # what became of an agreement
BINDING: Final = 1
FULFILLED: Final = 2
CANCELLED: Final = 3

OPEN: Final = 0  # what became of a clause
KEPT: Final = 1
BROKEN: Final = 2  # its performance became impossible


class Clause(Plain):
    """One promise: of which kind, whose, to whom; `about` and `amount` are for the game to read."""

    def __init__(self, kind: int, by: int, to: int, about: int = 0, amount: int = 0, status: int = OPEN) -> None:
        self.kind = kind
        self.by = by
        self.to = to
        self.about = about
        self.amount = amount
        self.status = status


class Agreement(Plain):
    """Clauses between parties (a bit for each seat); `accepted` has those who have said yes."""

    def __init__(self, number: int, parties: int, accepted: int, clauses: list[Clause], status: int = OFFERED) -> None:
        self.number = number
        self.parties = parties
        self.accepted = accepted
        self.clauses = clauses
        self.status = status


@mypyc_attr(allow_interpreted_subclasses=True)
class BindingGame(Game):
    """A game at whose table agreements can be made. `agreements` are all that were offered, the oldest first."""

    __slots__ = ("agreements",)

    def __init__(self, stack: list[Frame[Any]], told: int, agreements: list[Agreement]) -> None:
        super().__init__(stack, told)
        self.agreements = agreements

    # -- what the game says of its clauses

    def why_not_bind(self, seat: int, clause: Clause) -> Illegal | None:
        """The rule by which a clause, offered by a seat, may not bind; None if it may."""
        return None

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
            refused = self.why_not_bind(seat, clause)
            if refused is not None:
                raise refused
            parties |= 1 << clause.by | 1 << clause.to
        if not parties >> seat & 1:
            raise Illegal("", Phrase("refuse-agreement-stranger"))
        made = [clause.clone() for clause in clauses]
        number = len(self.agreements) + 1
        self.agreements.append(Agreement(number, parties, 1 << seat, made))
        self.agreed(self.agreements[-1], seat)
        self.forget()
        return number

    def accept(self, seat: int, number: int) -> None:
        """Say yes to an offer. With the last yes it binds."""
        agreement = self.offered(seat, number)
        for clause in agreement.clauses:
            refused = self.why_not_bind(seat, clause)
            if refused is not None:
                raise refused
        agreement.accepted |= 1 << seat
        if agreement.accepted == agreement.parties:
            agreement.status = BINDING
        self.agreed(agreement, seat)
        self.forget()

    def cancel(self, seat: int, number: int) -> None:
        """Say no to an offer, or take one back. What binds cannot be left."""
        agreement = self.offered(seat, number)
        agreement.status = CANCELLED
        self.agreed(agreement, seat)
        self.forget()

    def offered(self, seat: int, number: int) -> Agreement:
        """The offer of a number, if it waits and the seat is a party to it."""
        if not self.stack:
            raise self.wrong_seat(seat)
        if not 1 <= number <= len(self.agreements):
            raise Illegal("", Phrase("refuse-agreement-unknown", {"number": number}))
        agreement = self.agreements[number - 1]
        if agreement.status == BINDING:
            raise Illegal("", Phrase("refuse-agreement-binds", {"number": number}))
        if agreement.status != OFFERED:
            raise Illegal("", Phrase("refuse-agreement-over", {"number": number}))
        if seat < 0 or not agreement.parties >> seat & 1:
            raise Illegal("", Phrase("refuse-agreement-stranger"))
        return agreement

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
            return self.promised()
        return super().refusal(seat, choice)

    def promised(self) -> Illegal:
        """The refusal of a choice that only a promise forbids."""
        return Illegal("", Phrase("refuse-promised"))

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
        for agreement in self.agreements:
            for one in agreement.clauses:
                if one is clause:
                    self.settled(agreement, clause)
                    if not [left for left in agreement.clauses if left.status == OPEN]:
                        agreement.status = FULFILLED
        self.forget()
