"""[1.04.3] to [1.04.6] Public agreements: when they are carried out, how they end, what is given back.

What they leave of a menu is in deals/bound.py, what happens in the Senate in deals/witness.py. With the option `record`
nothing is forced: what is due is shown, and whether votes kept their promise is told.
"""

from __future__ import annotations

from comitium.core.agreements import BINDING, BROKEN, CANCELLED, FULFILLED, KEPT, LAPSED, OPEN, Agreement, Clause
from comitium.core.audience import EVERYBODY
from comitium.games.republic.deals.clause import kind_of
from comitium.games.republic.deals.clauses import CLAIMED, FAILED, PASSED, RETURNED, WHEN, is_about, is_selected, man_awaited
from comitium.games.republic.deals.spoken import spoken
from comitium.games.republic.events import deals as events
from comitium.games.republic.state.numbers import MORTALITY, REVENUE, REVOLUTION, bits, lowest
from comitium.games.republic.state.republic import Republic

# -- what is carried out


def pay_debts(game: Republic) -> None:
    """[R3a] [1.04.6] What was promised for this turn is paid as far as there is money, the older promise first."""
    carry_out(game, REVENUE)


def hand_over_cards(game: Republic) -> None:
    """[X2] [1.04.5] Cards that were promised change hands, the older promise first."""
    carry_out(game, REVOLUTION)


def carry_out(game: Republic, phase: int) -> None:
    """What is due in a phase, the older promise first, until nothing moves any more: what comes to somebody in this step he
    may owe to another. What it was waiting for and has not come about is not due."""
    due: list[Clause] = []
    for clause in open_promises(game):
        if kind_of(clause).due_in != phase or clause.until > game.turn or clause.status != OPEN:
            continue
        if has_left(game, clause):
            fail(game, clause)
        elif clause.when:
            close(game, clause, LAPSED)
        elif game.rules.enforce:
            due.append(clause)
        else:
            show_due(game, clause)
            game.settle(clause, KEPT)
    given = [0 for _ in due]
    place = 0
    while place < len(due):
        clause = due[place]
        missing = kind_of(clause).units(clause) - given[place]
        passed = kind_of(clause).hand_over(game, clause, missing) if clause.status == OPEN and missing > 0 else 0
        given[place] += passed
        if passed and passed == missing:
            close(game, clause, KEPT)
        place = 0 if passed else place + 1  # what has come in goes to the oldest promise of who has it now
    fall_short(game, due, given)


def fall_short(game: Republic, due: list[Clause], given: list[int]) -> None:
    """[B-63] Something is missing. What was given is a promise of its own that was kept, so that it is neither given twice nor
    forgotten when something is claimed back; the rest is broken, unless it is owed on. All that were due in one step are
    judged together: that one is broken does not excuse another."""
    short: list[Clause] = []
    for place in range(len(due)):
        clause = due[place]
        if clause.status != OPEN:
            continue
        deal = agreement_of(game, clause)
        if given[place] and deal is not None:
            clause.amount -= given[place]
            if clause.manner < RETURNED:
                deal.clauses.append(Clause(clause.kind, clause.by, clause.to, clause.about, given[place], KEPT))
        short.append(clause)
    ended = [kind_of(clause).fall_short(game, clause) for clause in short]
    for place in range(len(short)):
        short[place].status = ended[place]
    for place in range(len(short)):
        if ended[place] != OPEN:
            close(game, short[place], ended[place])


def has_left(game: Republic, clause: Clause) -> bool:
    """[1.05.4] Whether one of the two parties plays no more."""
    return bool((1 << clause.by | 1 << clause.to) & ~game.playing)


def open_promises(game: Republic) -> list[Clause]:
    """What binds and has not come to anything yet, of anybody, the oldest first."""
    found: list[Clause] = []
    for deal in game.agreements:
        if deal.status == BINDING:
            for clause in deal.clauses:
                if clause.status == OPEN:
                    found.append(clause)
    return found


def show_due(game: Republic, clause: Clause) -> None:
    """[A-3] `record`: what is due is shown, and nothing moves by itself."""
    if game.has_listener:
        game.tell(events.PromiseDue("1.04.3", spoken(clause)), EVERYBODY)


def begin(game: Republic, deal: Agreement) -> None:
    """An agreement binds: what follows at once from what was promised."""
    asked = len(game.stack)
    for clause in deal.clauses[:]:
        if clause.status == OPEN:
            kind_of(clause).binds(game, clause)
    if len(game.stack) != asked:
        game.advance()  # a question was taken back


# -- how they end, and what is told


def close_judged(game: Republic, judged: list[tuple[Clause, int]]) -> None:
    """Promises that an answer has just kept or broken, unless something else has ended them meanwhile."""
    for clause, status in judged:
        if clause.status == OPEN and game.stack:
            close(game, clause, status)


def tell_agreement(game: Republic, deal: Agreement, seat: int) -> None:
    """[1.04.3] Offered, accepted, binding, done, taken back: all in public."""
    rule, number = "1.04.3", deal.number
    if deal.status == FULFILLED:
        game.tell(events.AgreementOver(rule, number), EVERYBODY)
    elif deal.status == CANCELLED:
        game.tell(events.AgreementCancelled(rule, seat, number), EVERYBODY)
    elif deal.accepted == 1 << seat:
        game.tell(events.AgreementOffered(rule, seat, number), EVERYBODY)
        for clause in deal.clauses:
            game.tell(events.PromiseOffered(rule, number, spoken(clause)), EVERYBODY)
    else:
        game.tell(events.AgreementAccepted(rule, seat, number), EVERYBODY)
        if deal.status == BINDING:
            game.tell(events.AgreementBinds(rule, number), EVERYBODY)


def tell_promise(game: Republic, clause: Clause) -> None:
    """[section 5.2] Kept, or not due; why one was not kept is told by `close` and `fail`. With `record` nobody judges what was
    due."""
    if clause.status == BROKEN:
        return
    if clause.status == LAPSED:
        game.tell(events.PromiseLapsed("1.04.3", spoken(clause)), EVERYBODY)
    elif game.rules.enforce or not kind_of(clause).is_given:
        game.tell(events.PromiseKept("1.04.3", spoken(clause)), EVERYBODY)


def close(game: Republic, clause: Clause, status: int) -> None:
    """[section 5.2] A promise was kept or broken, or was not due."""
    if status == BROKEN and game.has_listener:
        game.tell(events.PromiseBroken("1.04.3", spoken(clause)), EVERYBODY)
    _end(game, clause, status)


def fail(game: Republic, clause: Clause) -> None:
    """[section 5.2] A promise has become impossible, and nobody has broken it; what follows is the same."""
    if game.has_listener:
        game.tell(events.PromiseImpossible("1.04.3", spoken(clause)), EVERYBODY)
    _end(game, clause, BROKEN)


def _end(game: Republic, clause: Clause, status: int) -> None:
    """Who got nothing for it owes nothing more in the same agreement; what he has given already he may claim back."""
    deal = agreement_of(game, clause)
    game.settle(clause, status)
    if status == BROKEN and deal is not None:
        for other in deal.clauses:
            if other.status == OPEN and other.by == clause.to and other.to == clause.by and other.manner != RETURNED:
                game.settle(other, LAPSED)


# -- what is given back


def recoverable(game: Republic, deal: Agreement, seat: int) -> list[Clause]:
    """[1.04.3] [section 5.2] What a seat has given for a promise that was broken, and has not claimed back; from who has left
    nothing comes back."""
    broken = 0
    for clause in deal.clauses:
        if clause.status == BROKEN and clause.to == seat and not has_left(game, clause):
            broken |= 1 << clause.by
    return [clause for clause in deal.clauses if clause.by == seat and broken >> clause.to & 1 and is_given(clause)]


def is_unpaid(game: Republic, clause: Clause) -> bool:
    """[B-63] Whether it is a debt that was not paid, or a card that was not given, about which others can judge."""
    if clause.status != BROKEN or not kind_of(clause).is_given or clause.manner >= RETURNED or has_left(game, clause):
        return False
    return bool(game.playing & ~(1 << clause.by | 1 << clause.to))


def is_given(clause: Clause) -> bool:
    """Whether talents or cards have passed by it that nobody has been told to give back."""
    return kind_of(clause).is_given and clause.status == KEPT and clause.manner < RETURNED


def give_back(game: Republic, deal: Agreement, clause: Clause) -> None:
    """[section 5.2] Talents at the next redistribution, as far as they are there; a card in the next Revolution Phase, if it
    is still held. What was taken blindly is given back blindly."""
    clause.manner = CLAIMED
    deal.clauses.append(Clause(clause.kind, clause.to, clause.by, clause.about, clause.amount, manner=RETURNED))
    game.reveals += 1
    if game.has_listener:
        game.tell(events.ReturnDue("1.04.3", spoken(deal.clauses[-1])), EVERYBODY)


def is_settled(game: Republic, deal: Agreement) -> bool:
    """Nothing is left to be done by it, and nothing that somebody may claim or claim back. With `record` nobody is made
    to."""
    for clause in deal.clauses:
        if clause.status == OPEN or (game.rules.enforce and is_unpaid(game, clause)):
            return False
    if game.rules.enforce:
        for seat in bits(deal.parties & game.playing):
            if recoverable(game, deal, seat):
                return False
    return True


def agreement_of(game: Republic, clause: Clause) -> Agreement | None:
    for deal in game.agreements:
        for one in deal.clauses:
            if one is clause:
                return deal
    return None


def lapse(game: Republic, phase: int) -> None:
    """A phase begins: what could only be done before can no longer be done; what was to be left undone was left undone.
    Offers nobody took are off the table with what they were about, at last with the turn, and so is what nobody has claimed
    back."""
    for deal in game.agreements[:]:
        if deal.status != BINDING:
            late = [clause for clause in deal.clauses if kind_of(clause).is_over(game, clause, phase)]
            if phase == MORTALITY or deal.parties & ~game.playing or late:
                game.close_deal(deal, CANCELLED, lowest(deal.accepted))
            continue
        for clause in deal.clauses[:]:
            if clause.status != OPEN:
                continue
            if has_left(game, clause):
                fail(game, clause)
            elif kind_of(clause).is_over(game, clause, phase):
                run_out(game, clause)
        if phase == last_day(deal) and deal in game.agreements and not [one for one in deal.clauses if one.status == OPEN]:
            game.close_deal(deal, FULFILLED, lowest(deal.parties))


def run_out(game: Republic, clause: Clause) -> None:
    """It can be kept no more; or it was kept, if something was to be left undone."""
    ended = kind_of(clause).ends_as
    if ended == BROKEN and (game.rules.enforce or kind_of(clause).way):  # else any answer that keeps it was given
        fail(game, clause)
    else:
        close(game, clause, ended)


def last_day(deal: Agreement) -> int:
    """With which phase an agreement leaves the table by which somebody may still claim something: with the turn; one that was
    broken in the Revolution Phase, after which the turn ends, with the next Revolution Phase."""
    for clause in deal.clauses:
        if clause.status == BROKEN and kind_of(clause).due_in == REVOLUTION:
            return REVOLUTION
    return MORTALITY


def leave(game: Republic, seat: int) -> None:
    """[1.05.4] [section 5.2] A faction leaves the game: it owes nothing and is owed nothing, and its offers are off the
    table."""
    for deal in game.agreements[:]:
        if not deal.parties >> seat & 1:
            continue
        if deal.status != BINDING:
            game.close_deal(deal, CANCELLED, lowest(deal.accepted))
            continue
        for clause in deal.clauses[:]:
            if clause.status == OPEN and has_left(game, clause):
                fail(game, clause)
        if deal in game.agreements and is_settled(game, deal):
            game.close_deal(deal, FULFILLED, lowest(deal.parties))


# -- the people it names


def succeed(game: Republic, family: int, statesman: int) -> None:
    """[A-29] A statesman is laid on his family: what was promised about the one is promised about the other."""
    for deal in game.agreements:
        for clause in deal.clauses:
            kind_of(clause).rename(clause, family, statesman)


def is_decided_by(clause: Clause, proposal: list[int]) -> bool:
    """Whether what a promise waits for is the end of this vote; without one it is not."""
    if not proposal or clause.when // WHEN not in (PASSED, FAILED):
        return False
    return is_selected(clause.when % WHEN, proposal)


def die(game: Republic, man: int, proposal: list[int]) -> None:
    """[B-52] A senator has died: promises about him end, so that none holds for a new man of his family. What is about the
    `proposal` on the floor ends with its vote."""
    for deal in game.agreements[:]:
        for clause in deal.clauses[:]:
            if clause.status != OPEN or (proposal and kind_of(clause).is_on_proposal and is_about(clause, proposal)):
                continue
            waits = man_awaited(clause) == man and not is_decided_by(clause, proposal)
            bound = clause.who >> man & 1 == 1
            if deal.status != BINDING:
                if (waits or bound or kind_of(clause).is_about_man(clause, man)) and deal in game.agreements:
                    game.close_deal(deal, CANCELLED, lowest(deal.accepted))
            elif kind_of(clause).is_about_man(clause, man) or clause.who == 1 << man:
                run_out(game, clause)
            elif waits:
                close(game, clause, LAPSED)
            elif bound:
                clause.who &= ~(1 << man)
