"""[1.04.3] Public agreements of the miniature: which clauses bind, what they forbid, when they are carried out."""

from __future__ import annotations

from typing import Final

import senate_events as events
from curia import Curia
from senate_choices import (
    ABSTAIN,
    AGAINST,
    DEBT,
    ELECT,
    FOR,
    MERCY,
    MURDER,
    NO_VETO,
    TRIAL,
    VETO,
    VOTE_AGAINST,
    VOTE_FOR,
    VOTE_NEITHER,
    lowest,
    men,
)
from senate_motions import motion

from comitium.core.agreements import BINDING, BROKEN, CANCELLED, KEPT, OPEN, Clause
from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason

NEVER_BINDING: Final = Reason("1.04.3", "refuse-never-binding")
NO_SUCH_CLAUSE: Final = Reason("1.04.3", "refuse-clause")
NO_VETO_THERE: Final = Reason("1.09.74", "refuse-veto-trial")
NOBODY_LEFT: Final = Reason("1.05.4", "refuse-eliminated")
WAYS: Final = {VOTE_FOR: 1, VOTE_AGAINST: 2, VOTE_NEITHER: 4}


def why_not_bind(game: Curia, clause: Clause) -> Reason | None:
    """[5.1] Nothing about an assassination binds, nor what needs an illegal act."""
    if clause.kind in (MURDER, MERCY):
        return NEVER_BINDING
    for seat in (clause.by, clause.to):
        if not game.album.members[seat] & ~game.dead:
            return NOBODY_LEFT
    if clause.kind == DEBT:
        return None if 1 <= clause.amount <= 99 and clause.about == 0 else NO_SUCH_CLAUSE
    if not VOTE_FOR <= clause.kind <= NO_VETO or not ELECT <= clause.about <= TRIAL or clause.amount:
        return NO_SUCH_CLAUSE
    return NO_VETO_THERE if clause.kind == NO_VETO and clause.about == TRIAL else None


def contradicts(older: Clause, newer: Clause) -> bool:
    """[5.1] Two votes on the same kind of proposal, in different ways."""
    ways = VOTE_FOR <= older.kind <= VOTE_NEITHER and VOTE_FOR <= newer.kind <= VOTE_NEITHER
    return ways and older.about == newer.about and older.kind != newer.kind


def allows(game: Curia, clause: Clause, choice: int) -> bool:
    """[5.1] Ballots and vetoes that were promised away are removed; whatever else may be done may be done."""
    if clause.kind == NO_VETO:
        if choice != VETO:
            return True
    elif clause.kind == DEBT or not FOR <= choice <= ABSTAIN:
        return True
    vote = motion(game)
    if vote is None or vote.kind() != clause.about:
        return True
    if clause.kind == VOTE_FOR:
        return choice < AGAINST
    return choice == ABSTAIN if clause.kind == VOTE_NEITHER else clause.kind == VOTE_AGAINST and AGAINST <= choice < ABSTAIN


def has_voted(game: Curia, seat: int, kind: int, ways: int) -> None:
    """A faction has had its turn: what it promised for it is kept or broken. Without a senator in Rome it was not due."""
    for clause in game.promises(seat):
        if ways and clause.about == kind and VOTE_FOR <= clause.kind <= VOTE_NEITHER:
            game.settle(clause, KEPT if ways == WAYS[clause.kind] else BROKEN)


def pay_debts(game: Curia) -> None:
    """[1.06.3] What was promised is paid as far as there is money, the older promise first [5.1]. A shortfall lapses."""
    for clause in game.due(DEBT):
        heir = game.leaders[clause.to]
        if heir < 0:
            heir = lowest(game.album.members[clause.to] & ~game.dead & ~game.captive)
        paid = 0
        if heir >= 0:
            paid = collect(game, clause.by, clause.amount)
            game.talents[heir] += paid
            if paid and game.has_listener:
                game.tell(events.TalentsPaid("1.06.3", clause.by, clause.to, paid), EVERYBODY)
        game.settle(clause, KEPT if paid == clause.amount else BROKEN)


def collect(game: Curia, seat: int, talents: int) -> int:
    """Take talents from a faction's senators that are neither dead nor captive, by their numbers; says how many there were."""
    left = talents
    for man in men(game.album.members[seat] & ~game.dead & ~game.captive):
        taken = min(left, game.talents[man])
        game.talents[man] -= taken
        left -= taken
    return talents - left


def lapse(game: Curia) -> None:
    """The session is over: nobody has vetoed what she promised not to, and votes that never came cannot be given any more.
    Debts wait for the next redistribution, if there is one; offers nobody took are off the table."""
    for agreement in game.agreements[:]:
        if agreement.status != BINDING:
            game.close_deal(agreement, CANCELLED, lowest(agreement.accepted))
            continue
        for clause in agreement.clauses:
            if clause.status == OPEN and (clause.kind != DEBT or game.sessions <= 1):
                game.settle(clause, KEPT if clause.kind == NO_VETO else BROKEN)
