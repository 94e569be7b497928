"""Agreements: what a promise is worth, what a faction offers for votes it needs, what it accepts, and why.

A bargain is weighed in influence. Promises that bind are kept by the rules; words that do not are in `honour.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from comitium.bots.republic.conditions import discount, likely, years
from comitium.bots.republic.forum import gain
from comitium.bots.republic.mood import AVERAGE, Mood
from comitium.bots.republic.purses import wealth
from comitium.bots.republic.sight import after_debts, safety, threat
from comitium.bots.republic.trials import margin
from comitium.bots.republic.votes import COURTS, DULL, IN_DANGER, OFFICE, crowned, friend, opinion
from comitium.bots.unasked import Accept, Cancel, Offer
from comitium.core.agreements import OFFERED, Agreement, Clause
from comitium.core.messages import Phrase
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import targets
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_14_vote import vote_on_floor
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

TALENT: Final = 0.14  # in influence
NEED: Final = 20  # with less after the next debts the State needs gifts
GIFT: Final = 10  # talents for a point of influence
NEVER: Final = 8.0  # what costs so much is not for sale
PLEDGED: Final = 1.2  # what a vote costs at least that is promised before anybody has proposed the matter
EARNED: Final = 4  # talents that any faction earns until the next redistribution
VOICED: Final = ("anyway", "fair", "cheap")


class Word(NamedTuple):
    """What is said to an offer, and why."""

    act: Offer | Accept | Cancel
    why: Phrase


# -- what a promise is worth


def cost(world: Republic, me: int, clause: Clause, mood: Mood) -> float:
    """What it costs to keep a promise of ours."""
    return price_of(clause).cost(world, me, clause, mood)


def vote_cost(world: Republic, me: int, clause: Clause, mood: Mood) -> float:
    """A vote costs what one thinks of the matter; one that is promised before it is on the floor never costs little."""
    vote = vote_on_floor(world)
    if promises.selected_kind(clause.about) == kinds.FOR_LIFE:
        return 50.0
    if vote is None or not promises.is_about(clause, vote.proposal):
        return max(PLEDGED, dislike(clause.kind, prospect(world, me, clause.about, mood)))
    return TALENT * clause.amount + max(0.1, dislike(clause.kind, opinion(world, me, vote.proposal, mood)))


def dislike(kind: int, view: float) -> float:
    """What such a vote goes against the grain of who thinks so of the matter."""
    if kind == promises.VOTE_NEITHER:
        return abs(view) - DULL
    return -view if kind == promises.VOTE_FOR else view


def prospect(world: Republic, me: int, about: int, mood: Mood) -> float:
    """What one thinks of a matter that nobody has proposed yet, if it is about a man; else nothing."""
    kind, man = promises.selected_kind(about), promises.selected_man(about)
    if man < 0:
        return 0.0
    if kind == kinds.CONSULS:
        return min(OFFICE * friend(world, me, man, mood), crowned(world, me, man, int(OFFICE)))
    if kind in (kinds.DICTATOR, kinds.CENSOR):
        return opinion(world, me, [kind, man], mood)
    return opinion(world, me, [kind, man, man, 0], mood) if kind in COURTS else 0.0


def balance(world: Republic, me: int, agreement: Agreement, mood: Mood) -> tuple[float, float]:
    """What an agreement brings us, and what it costs; what waits for something counts with the chance that it comes about."""
    gets = gives = 0.0
    for clause in agreement.clauses:
        if clause.by == me:
            gives += likely(world, clause, agreement.clauses) * cost(world, me, clause, mood)
        elif clause.to == me:
            gets += likely(world, clause, agreement.clauses) * worth(world, me, clause, mood)
    return gets, gives


def worth(world: Republic, me: int, clause: Clause, mood: Mood) -> float:
    """What a promise to us is worth."""
    return price_of(clause).worth(world, me, clause, mood)


def welcome(world: Republic, me: int, clause: Clause, mood: Mood) -> float:
    """Whether we want somebody to vote like that: 1 if we do, -1 if it is against us; of what is not proposed yet we do."""
    vote = vote_on_floor(world)
    if vote is None or not promises.is_about(clause, vote.proposal):
        return 1.0
    view = 1.0 if vote.faction == me else opinion(world, me, vote.proposal, mood)
    if abs(view) <= DULL or clause.kind == promises.VOTE_NEITHER:
        return 0.3
    return 1.0 if (view > 0) == (clause.kind == promises.VOTE_FOR) else -1.0


def means(world: Republic, clause: Clause) -> int:
    """What somebody is likely to have when he must pay; what is carried over he pays in the end."""
    found = wealth(world, clause.by) + EARNED * (1 + years(world, clause))
    return found + 2 * EARNED if clause.manner == promises.CARRIED else found


def temptation(world: Republic, seat: int, man: int) -> float:
    """What a faction could hope for if it tried to persuade a man, with the best it has in Rome."""
    if not targets(world, seat) >> man & 1:
        return 0.0
    return max([gain(world, one, man, False) for one in bits(world.here(seat))], default=0.0)


def accusation(world: Republic, me: int, man: int, mood: Mood) -> float:
    """What it would be worth to us to see him convicted of something small."""
    return opinion(world, me, [kinds.MINOR, man, man, 0], mood)


def danger_in_court(world: Republic, censor: int, man: int) -> float:
    """How likely a faction that holds the Censor is to accuse him, and to be heard: 0, a half, or 1."""
    if margin(world, censor, man) <= 0:
        return 0.0
    return 1.0 if accusation(world, censor, man, AVERAGE) > 1.5 else 0.5


# -- the price of each kind


class Price:
    """What a kind of promise costs who makes it, and is worth to who gets it; most have one price for everything."""

    def __init__(self, usual: float) -> None:
        self.usual = usual

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return self.usual

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return 0.8 * self.usual


class PayPrice(Price):
    """Talents, as far as the other is likely to have them."""

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return TALENT * clause.amount * discount(world, clause)

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return TALENT * min(clause.amount, means(world, clause)) * discount(world, clause)


class VotePrice(Price):
    """Votes, by their number."""

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return vote_cost(world, me, clause, mood)

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        men = world.here(clause.by) & (clause.who or -1)
        return 0.12 * (sum([world.votes(one) for one in bits(men)]) + clause.amount) * welcome(world, me, clause, mood)


class NominationPrice(Price):
    """At least the usual, and what one thinks of the man."""

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return max(self.usual, -prospect(world, me, clause.about, mood))


class AccusationPrice(Price):
    """A trial is cheap for who would bring it anyway."""

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        man = clause.about - 1
        return self.usual if man < 0 else max(0.2, 1.0 - 0.4 * accusation(world, me, man, mood))


class AmnestyPrice(Price):
    """Peace in court, by what a man has to fear."""

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        man = clause.about - 1
        return self.usual if man < 0 else max(0.4, 0.4 * accusation(world, me, man, mood))

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        man = clause.about - 1
        return 0.8 * self.usual if man < 0 else 3.0 * danger_in_court(world, clause.by, man)


class TrucePrice(Price):
    """Peace in the Forum, by how tempting a man is."""

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        man = clause.about - 1
        return self.usual if man < 0 else 0.2 + 0.3 * max(0.0, temptation(world, me, man) - 1.0)

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        man = clause.about - 1
        if man < 0:
            return 0.8 * self.usual
        return 0.5 * temptation(world, clause.by, man) if world.faction[man] == me else 0.0


class GiftPrice(Price):
    """Talents for the State, less the influence that they bring; worth more if the State needs them."""

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return max(0.1, TALENT * clause.amount - clause.amount // GIFT)

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return (0.08 if after_debts(world) < NEED else 0.02) * clause.amount


class CardPrice(Price):
    """A card; at random whatever he can spare."""

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return 0.8 * self.usual if clause.about else 0.6 * clause.amount


UNKNOWN: Final = Price(1.0)
PRICES: Final[dict[int, Price]] = {
    promises.PAY: PayPrice(1.0),
    promises.VOTE_FOR: VotePrice(1.0),
    promises.VOTE_AGAINST: VotePrice(1.0),
    promises.VOTE_NEITHER: VotePrice(1.0),
    promises.NO_VETO: Price(0.6),
    promises.NOMINATE: NominationPrice(2.0),
    promises.CONSENT: Price(0.4),
    promises.PROSECUTE: AccusationPrice(1.0),
    promises.NOT_PROSECUTE: AmnestyPrice(0.8),
    promises.APPOINT: Price(2.0),
    promises.GIVE_CARD: CardPrice(0.9),
    promises.NO_PERSUASION: TrucePrice(0.6),
    promises.NO_COUNTER_BRIBE: Price(0.5),
    promises.BID_AT_MOST: Price(0.3),
    promises.GAMES: Price(0.8),
    promises.CONTRIBUTE: GiftPrice(0.5),
    promises.VETO: Price(0.9),
    promises.CALL_FIRST: Price(0.2),
    promises.CALL_LAST: Price(0.2),
    promises.WORDS: Price(0.0),
}


def price_of(clause: Clause) -> Price:
    return PRICES.get(clause.kind, UNKNOWN)


# -- answers


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
    danger = max([threat(world, seat) for seat in others], default=0.0)
    margin = gets - gives - 0.6 * max(0.0, danger - 0.4) * (0.5 + mood.spite)
    asked = 0.05 + 0.5 * mood.price * max(0.2, gets)
    if margin >= asked:
        return Word(Accept(agreement.number), Phrase(f"bots-republic-accept-{voiced(ground(me, agreement, gives), mood)}"))
    if danger > 0.7:
        return Word(refused, Phrase("bots-republic-refuse-leader"))
    more = int((asked - margin) / TALENT) + 1
    better = dearer(agreement, me, more) if may_counter and more <= 12 else None
    if better is not None:
        less = more <= paid(agreement.clauses, me)
        return Word(better, Phrase("bots-republic-counter-less" if less else "bots-republic-counter", {"amount": more}))
    return Word(refused, Phrase(f"bots-republic-refuse-{voiced('cheap', mood)}"))


def voiced(reason: str, mood: Mood) -> str:
    """A reason in the words of a temperament, where it has words of its own."""
    return f"{reason}-{mood.name}" if reason in VOICED and mood.name != AVERAGE.name else reason


def paid(clauses: Iterable[Clause], seat: int) -> int:
    """The talents that a faction is to pay."""
    return sum([clause.amount for clause in clauses if clause.kind == promises.PAY and clause.by == seat])


def ground(me: int, agreement: Agreement, gives: float) -> str:
    """Why we say yes."""
    ours = [clause.kind for clause in agreement.clauses if clause.by == me]
    if not ours:
        return "gift"
    if promises.NO_PERSUASION in ours:
        return "truce"
    if promises.NOMINATE in [clause.kind for clause in agreement.clauses]:
        return "slate"
    if promises.NOT_PROSECUTE in ours:
        return "amnesty"
    if promises.PROSECUTE in ours:
        return "justice"
    if promises.CONTRIBUTE in ours:
        return "pact"
    return "anyway" if gives < 0.3 else "fair"


def owes_too_much(world: Republic, me: int, agreement: Agreement) -> bool:
    """Whether somebody promises us talents that he cannot have by then, with what he has promised already."""
    for clause in agreement.clauses:
        if clause.kind == promises.PAY and clause.to == me:
            owed = clause.amount
            for older in world.promises(clause.by):
                owed += older.amount if older.kind == promises.PAY else 0
            if owed > means(world, clause):
                return True
    return False


def ruins(world: Republic, me: int, agreement: Agreement) -> bool:
    """Whether we would have to vote down armies that Rome needs."""
    for clause in agreement.clauses:
        matter = promises.selected_kind(clause.about) if promises.VOTE_FOR <= clause.kind <= promises.NOMINATE else -1
        against = clause.by == me and clause.kind == promises.VOTE_AGAINST and matter in (kinds.FORCES, kinds.MILITARY)
        if against and safety(world) < IN_DANGER:
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
