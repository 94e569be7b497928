"""Agreements: what a faction accepts, what it asks more for, and why.

A bargain is weighed in influence. Promises that bind are kept by the rules; words that do not are in `honour.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from comitium.bots.republic.bargains.conditions import likely
from comitium.bots.republic.bargains.dues import years_owed
from comitium.bots.republic.bargains.prices import REASONS, TALENT, cost, means, price_of, worth
from comitium.bots.republic.bonds import bond, told
from comitium.bots.republic.mood import AVERAGE, Mood
from comitium.bots.republic.senate.opinions import IN_DANGER, opinion_of
from comitium.bots.republic.situation import safety, threat
from comitium.bots.unasked import Accept, Cancel, Offer
from comitium.core.agreements import OFFERED, Agreement, Clause
from comitium.core.messages import Phrase
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.state.republic import Republic

NEAR: Final = 0.7  # who is so near to winning is told so
UNPAID: Final = 0.15  # in influence: how much more is asked of who leaves Rome to others, for each year
ANYWAY: Final = 0.3  # what costs no more one would have done for nothing
NEVER: Final = 8.0  # what costs so much is not for sale
SOFT: Final = 1.0  # the most that promises are worth together which change nothing by themselves
LEAST_STEP: Final = 3  # talents by which a counter-offer may differ at any rate ...
MOST_STEP: Final = 12  # ... or where none were offered
AGAIN: Final = 0.5  # of what the last one was worth, for each further promise of the same kind
HOPED: Final = 0.6  # who promises something for a case that may never come has often seen to it that it does not
REMEMBERED: Final = 0.25  # in influence, what a bond adds to an agreement with a faction
DOUBT: Final = 0.5  # of what a promise is worth, for each that was broken
VOICED: Final = ("anyway", "fair", "cheap")


class Word(NamedTuple):
    """What is said to an offer, and why."""

    act: Offer | Accept | Cancel
    why: Phrase


# -- answers


def balance(world: Republic, me: int, agreement: Agreement, mood: Mood) -> tuple[float, float]:
    """What an agreement brings us, and what it costs; what waits for something counts with the chance that it comes about.

    The second promise of a kind by the same faction is worth half of the first, the third a quarter; soft promises together
    never more than SOFT, and talents no more than the other is likely to have. Whoever has broken promises is believed less.
    """
    gives = hard = soft = 0.0
    found: list[tuple[float, Clause]] = []
    for clause in agreement.clauses:
        if clause.by == me:
            gives += likely(world, clause, agreement.clauses) * cost(world, me, clause, mood)
        elif clause.to == me:
            chance = likely(world, clause, agreement.clauses) * (HOPED if clause.when else 1.0)
            found.append((chance * worth(world, me, clause, mood) * belief(mood, clause.by), clause))
    found.sort(key=first, reverse=True)
    seen: list[tuple[int, int]] = []
    for value, clause in found:
        again = seen.count((clause.kind, clause.by))
        seen.append((clause.kind, clause.by))
        if value > 0 and clause.kind != promises.PAY:
            value *= AGAIN**again
        if value > 0 and price_of(clause).is_soft:
            soft += value
        else:
            hard += value
    return hard + min(soft, SOFT), gives


def first(pair: tuple[float, Clause]) -> float:
    return pair[0]


def belief(mood: Mood, seat: int) -> float:
    """What the word of a faction is worth to us that has broken some."""
    broken = mood.broken[seat] if seat < len(mood.broken) else 0
    return float(DOUBT**broken)


def answer(world: Republic, me: int, agreement: Agreement, mood: Mood, may_counter: bool) -> Word:
    """Accept what pays, refuse what ruins Rome or crowns a rival, ask more for what is nearly enough."""
    gets, gives = balance(world, me, agreement, mood)
    others = [seat for seat in range(world.rules.seats) if agreement.parties >> seat & 1 and seat != me]
    refused = Cancel(agreement.number)
    if mood.foe in others:
        return Word(refused, Phrase("bots-republic-refuse-traitor"))
    if ruins(world, me, agreement):
        return Word(refused, Phrase("bots-republic-refuse-rome"))
    if gives > NEVER:
        return Word(refused, Phrase("bots-republic-refuse-never"))
    if owes_too_much(world, me, agreement):
        return Word(refused, Phrase("bots-republic-refuse-poor"))
    if overpays(world, me, agreement):
        return Word(refused, Phrase("bots-republic-refuse-broke"))
    danger = max([threat(world, seat) for seat in others], default=0.0)
    margin = gets - gives
    if gives > ANYWAY:  # who would do it anyway takes the price for it, whoever pays
        margin -= 0.6 * max(0.0, danger - 0.4) * (0.5 + mood.spite)
    margin -= UNPAID * mood.rome * max([years_owed(mood, seat) for seat in others], default=0)
    margin += REMEMBERED * sum([bond(mood, seat) for seat in others])
    asked = 0.05 + 0.5 * mood.price * max(0.2, gets)
    if margin >= asked:
        reason = voiced(reason_to_accept(me, agreement, gives), mood)
        thanks = told(mood, others, True) if reason.startswith(VOICED) else None
        return Word(Accept(agreement.number), thanks or Phrase(f"bots-republic-accept-{reason}"))
    if danger > NEAR:
        return Word(refused, Phrase("bots-republic-refuse-leader"))
    more = int((asked - margin) / TALENT) + 1
    better = dearer(agreement, me, more) if may_counter and more <= farthest(agreement, me) else None
    if better is not None:
        less = more <= paid(agreement.clauses, me)
        return Word(better, Phrase("bots-republic-counter-less" if less else "bots-republic-counter", {"amount": more}))
    if any(years_owed(mood, seat) for seat in others):
        return Word(refused, Phrase("bots-republic-refuse-miser"))
    return Word(refused, told(mood, others, False) or Phrase(f"bots-republic-refuse-{voiced('cheap', mood)}"))


def farthest(agreement: Agreement, me: int) -> int:
    """By how many talents one asks more: where talents are offered, a half of them; who is farther off says no. Who is to pay
    asks to pay less, and never to be paid."""
    ours = paid(agreement.clauses, me)
    if ours:
        return min(ours, max(LEAST_STEP, ours // 2))
    offered = sum([clause.amount for clause in agreement.clauses if clause.kind == promises.PAY])
    return max(LEAST_STEP, offered // 2) if offered else MOST_STEP


def voiced(reason: str, mood: Mood) -> str:
    """A reason in the words of a temperament, where it has words of its own."""
    return f"{reason}-{mood.name}" if reason in VOICED and mood.name != AVERAGE.name else reason


def paid(clauses: Iterable[Clause], seat: int) -> int:
    """The talents that a faction is to pay."""
    return sum([clause.amount for clause in clauses if clause.kind == promises.PAY and clause.by == seat])


def reason_to_accept(me: int, agreement: Agreement, gives: float) -> str:
    """Why we say yes."""
    if not any(clause.by == me for clause in agreement.clauses):
        return "gift"
    found: list[str] = []
    for clause in agreement.clauses:
        price = price_of(clause)
        if price.reason and (clause.by == me or price.is_reason_of_both):
            found.append(price.reason)
    if found:
        return min(found, key=REASONS.index)
    if paid(agreement.clauses, me):
        return "worth"  # who pays would not have done that for nothing
    return "anyway" if gives <= ANYWAY else "fair"


def owes_too_much(world: Republic, me: int, agreement: Agreement) -> bool:
    """Whether somebody promises us talents that he cannot have by then, with what he has promised already."""
    return any(is_beyond_means(world, agreement, clause) for clause in agreement.clauses if clause.to == me)


def overpays(world: Republic, me: int, agreement: Agreement) -> bool:
    """Whether we would promise talents that we shall not have."""
    return any(is_beyond_means(world, agreement, clause) for clause in agreement.clauses if clause.by == me)


def is_beyond_means(world: Republic, agreement: Agreement, clause: Clause) -> bool:
    """Whether who is to pay cannot have so much by then, with all that he promises here and has promised already."""
    if clause.kind != promises.PAY:
        return False
    owed = paid(agreement.clauses, clause.by) + paid(world.promises(clause.by), clause.by)
    return owed > means(world, clause)


def ruins(world: Republic, me: int, agreement: Agreement) -> bool:
    """Whether we would have to vote down armies that Rome needs."""
    for clause in agreement.clauses:
        if clause.by == me and clause.kind == promises.VOTE_AGAINST:
            is_defence = opinion_of(promises.selected_kind(clause.about)).is_defence
            if is_defence and safety(world) < IN_DANGER:
                return True
    return False


def dearer(agreement: Agreement, me: int, more: int) -> Offer | None:
    """The same for so many talents more: we pay less, then we are paid more; None if it is not clear who should pay."""
    clauses: list[Clause] = []
    for clause in agreement.clauses:
        made = clause.anew()
        if made.kind == promises.PAY and made.by == me:
            spared = min(more, made.amount)
            made.amount -= spared
            more -= spared
            if made.amount == 0:
                continue
        clauses.append(made)
    others = agreement.parties & ~(1 << me)
    for made in clauses:
        if more and made.kind == promises.PAY and made.to == me:
            made.amount += more
            more = 0
    if more and others.bit_count() == 1:
        clauses.append(Clause(promises.PAY, others.bit_length() - 1, me, 0, more))
        more = 0
    return Offer(clauses) if not more and clauses else None


def waits_for(me: int, agreement: Agreement) -> bool:
    return agreement.status == OFFERED and bool(agreement.parties & ~agreement.accepted & 1 << me)
