"""[1.04.3] to [1.04.6] Public agreements: when they are carried out, how they end, what is given back.

What they leave of a menu is in deals/bound.py, what happens in the Senate in deals/witness.py. With the option `record`
nothing is forced: what is due is shown, and whether votes kept their promise is told.
"""

from __future__ import annotations

from comitium.core.agreements import BINDING, BROKEN, CANCELLED, FULFILLED, KEPT, LAPSED, OPEN, Agreement, Clause
from comitium.core.audience import EVERYBODY
from comitium.games.republic.deals.clauses import (
    CALL_FIRST,
    CALL_LAST,
    CARD_KIND_FROM,
    CARRIED,
    CLAIMED,
    CONTRIBUTE,
    FORBEARING,
    FORUM_CLAUSES,
    GIVE_CARD,
    GIVEN,
    PAY,
    RETURNED,
    SENATE_CLAUSES,
    SHOWN,
    UNFORCED,
    VOTES,
    WORDS,
)
from comitium.games.republic.deals.spoken import spoken
from comitium.games.republic.events import deals as events
from comitium.games.republic.rules.common.hands import held, show
from comitium.games.republic.rules.common.passing import forget_hand, pass_card, show_to
from comitium.games.republic.state.numbers import COMBAT, FORUM, MORTALITY, POPULATION, bits, lowest
from comitium.games.republic.state.republic import Republic

# -- what is carried out


def pay_debts(game: Republic) -> None:
    """[R3a] [1.04.6] What was promised for this turn is paid as far as there is money, the older promise first; the rest
    lapses unless it was to be carried over (B-63). Since all the money moves freely right afterwards, it does not matter from
    where it is taken: from the treasury of the faction, then from its free senators."""
    for clause in game.due(PAY):
        if clause.until > game.turn or clause.status != OPEN:
            continue
        if clause.when:
            close(game, clause, LAPSED)  # what it was waiting for has not come about
            continue
        if not game.rules.enforce:
            show_due(game, clause)
            game.settle(clause, KEPT)
            continue
        paid = collect(game, clause.by, clause.amount)
        game.box[clause.to] += paid
        if paid and game.has_listener:
            game.tell(events.DebtPaid("1.04.6", clause.by, clause.to, paid), EVERYBODY)
        if paid == clause.amount:
            close(game, clause, KEPT)
        elif clause.manner == CARRIED:
            owe_on(game, clause, clause.amount - paid)
        elif clause.manner == RETURNED:
            close(game, clause, LAPSED)  # [section 5.2] as far as it is still held
        else:
            close(game, clause, BROKEN)


def owe_on(game: Republic, clause: Clause, left: int) -> None:
    """[B-63] The rest is owed at the next redistribution."""
    clause.amount = left
    clause.until = 0
    if game.has_listener:
        game.tell(events.DebtCarried("1.04.6", clause.by, clause.to, left), EVERYBODY)


def collect(game: Republic, seat: int, amount: int) -> int:
    """Take talents from a faction; says how many there were."""
    left = amount - min(amount, game.box[seat])
    game.box[seat] -= amount - left
    for senator in bits(game.members[seat] & ~game.rebels):
        if not game.is_captive(senator):
            taken = min(left, game.talents[senator])
            game.talents[senator] -= taken
            left -= taken
    return amount - left


def hand_over_cards(game: Republic) -> None:
    """[X2] [1.04.5] Cards that were promised change hands, the older promise first. All have heard which."""
    for clause in game.due(GIVE_CARD):
        if clause.status != OPEN:
            continue
        if clause.when:
            close(game, clause, LAPSED)
            continue
        if not game.rules.enforce:
            show_due(game, clause)
            game.settle(clause, KEPT)
            continue
        given = 0
        while given < max(1, clause.amount) and give_card(game, clause):
            given += 1
        whole = given == max(1, clause.amount)
        close(game, clause, KEPT if whole else LAPSED if clause.manner == RETURNED else BROKEN)


def give_card(game: Republic, clause: Clause) -> bool:
    """One card; False if there is none such."""
    hand = game.hands[clause.by]
    game.reveals += 1
    if clause.about == 0:
        if not hand:
            return False
        card = hand[game.shuffles.below(len(hand))]
        forget_hand(game, clause.by, 1 << clause.to)
        pass_card(game, clause.by, clause.to, card)
        if game.has_listener:
            game.tell(events.CardGivenUnseen("1.04.5", clause.by, clause.to), EVERYBODY & ~(1 << clause.by | 1 << clause.to))
            game.tell(events.CardGiven("1.04.5", clause.by, clause.to, card), 1 << clause.by | 1 << clause.to)
        return True
    cards = held(game, clause.by, clause.about - CARD_KIND_FROM)
    if clause.about < CARD_KIND_FROM:
        cards = [clause.about - 1] if clause.about - 1 in hand else []
    if not cards:
        return False
    pass_card(game, clause.by, clause.to, cards[0])
    show(game, clause.to, cards[0])
    if game.has_listener:
        game.tell(events.CardGiven("1.04.5", clause.by, clause.to, cards[0]), EVERYBODY)
    return True


def show_due(game: Republic, clause: Clause) -> None:
    """[A-3] `record`: what is due is shown, and nothing moves by itself."""
    if game.has_listener:
        game.tell(events.PromiseDue("1.04.3", spoken(clause)), EVERYBODY)


def show_promised(game: Republic, deal: Agreement) -> None:
    """[1.04.5] The agreement binds: cards that were to be shown are, to who is to get them. One that has gone meanwhile cannot
    be given."""
    for clause in deal.clauses:
        if clause.kind == GIVE_CARD and clause.manner == SHOWN and clause.status == OPEN:
            card = clause.about - 1
            if card not in game.hands[clause.by]:
                close(game, clause, BROKEN)
                continue
            show_to(game, card, clause.to)
            game.reveals += 1
            if game.has_listener:
                pair = 1 << clause.by | 1 << clause.to
                game.tell(events.CardShownPrivately("1.04.5", clause.by, clause.to, card), pair)


# -- how they end, and what is told


def close_kept(game: Republic, kept: list[Clause]) -> None:
    """Promises that an answer has just kept, unless something else has ended them meanwhile."""
    for clause in kept:
        if clause.status == OPEN and game.stack:
            close(game, clause, KEPT)


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
    elif game.rules.enforce or clause.kind not in GIVEN:
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


def recoverable(deal: Agreement, seat: int) -> list[Clause]:
    """[1.04.3] [section 5.2] What a seat has given for a promise that was broken, and has not claimed back."""
    broken = 0
    for clause in deal.clauses:
        if clause.status == BROKEN and clause.to == seat:
            broken |= 1 << clause.by
    return [clause for clause in deal.clauses if clause.by == seat and broken >> clause.to & 1 and is_given(clause)]


def is_given(clause: Clause) -> bool:
    """Whether talents or cards have passed by it that nobody has been told to give back."""
    return clause.kind in GIVEN and clause.status == KEPT and clause.manner < RETURNED


def give_back(game: Republic, deal: Agreement, clause: Clause) -> None:
    """[section 5.2] Talents at the next redistribution, as far as they are there; a card in the next Revolution Phase, if it
    is still held. What was taken blindly is given back blindly."""
    clause.manner = CLAIMED
    deal.clauses.append(Clause(clause.kind, clause.to, clause.by, clause.about, clause.amount, manner=RETURNED))
    game.reveals += 1
    if game.has_listener:
        game.tell(events.ReturnDue("1.04.3", spoken(deal.clauses[-1])), EVERYBODY)


def is_settled(game: Republic, deal: Agreement) -> bool:
    """Nothing is left to be done by it, and nothing that somebody may claim back. With `record` nobody is made to."""
    for clause in deal.clauses:
        if clause.status == OPEN:
            return False
    if game.rules.enforce:
        for seat in bits(deal.parties & game.playing):
            if recoverable(deal, seat):
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
    back. [section 5.2] Who is eliminated
    owes nothing and is owed nothing."""
    for deal in game.agreements[:]:
        if deal.status != BINDING:
            late = [clause for clause in deal.clauses if is_over(game, clause, phase)]
            if phase == MORTALITY or deal.parties & ~game.playing or late:
                game.close_deal(deal, CANCELLED, lowest(deal.accepted))
            continue
        for clause in deal.clauses[:]:
            if clause.status != OPEN:
                continue
            parties = 1 << clause.by | 1 << clause.to
            if parties & ~game.playing:
                fail(game, clause)
            elif is_over(game, clause, phase):
                ended = end_of(clause)
                if ended == BROKEN and (game.rules.enforce or clause.kind in VOTES):  # else any answer that keeps it was given
                    fail(game, clause)
                else:
                    close(game, clause, ended)
        if phase == MORTALITY and deal in game.agreements and not [one for one in deal.clauses if one.status == OPEN]:
            game.close_deal(deal, FULFILLED, lowest(deal.parties))


def end_of(clause: Clause) -> int:
    """What becomes of a promise whose time is over."""
    if clause.kind in FORBEARING:
        return KEPT
    return LAPSED if clause.kind in UNFORCED or clause.kind in (CALL_FIRST, CALL_LAST) else BROKEN


def is_over(game: Republic, clause: Clause, phase: int) -> bool:
    """Whether the phase, or the turn, in which a promise could be kept has just ended."""
    kind = clause.kind
    if phase == MORTALITY:
        return kind == WORDS and clause.until < game.turn
    if phase == COMBAT:
        return kind in SENATE_CLAUSES
    return (phase == POPULATION and kind in FORUM_CLAUSES) or (phase == FORUM and kind == CONTRIBUTE)
