"""Promises: what each kind of clause costs who makes it, and is worth to who gets it, in influence.

Each kind has a `Price`, registered here for its number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.bots.republic.conditions import discount, years
from comitium.bots.republic.forum import gain
from comitium.bots.republic.mood import AVERAGE, Mood
from comitium.bots.republic.opinions import DULL, FOR_LIFE_WORTH, opinion, opinion_of
from comitium.bots.republic.purses import wealth
from comitium.bots.republic.situation import after_debts
from comitium.bots.republic.trials import margin
from comitium.core.agreements import Clause
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import targets
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

TALENT: Final = 0.14  # in influence
NEED: Final = 20  # with less after the next debts the State needs gifts
GIFT: Final = 10  # talents for a point of influence
PLEDGED: Final = 1.2  # what a vote costs at least that is promised before anybody has proposed the matter
EARNED: Final = 4  # talents that any faction earns until the next redistribution
REASONS: Final = ("truce", "slate", "amnesty", "justice", "pact")  # why one agrees: the first that holds is said


def cost(world: Republic, me: int, clause: Clause, mood: Mood) -> float:
    """What it costs to keep a promise of ours."""
    return price_of(clause).cost(world, me, clause, mood)


def vote_cost(world: Republic, me: int, clause: Clause, mood: Mood) -> float:
    """A vote costs what one thinks of the matter; one that is promised before it is on the floor never costs little."""
    vote = vote_on_floor(world)
    if opinion_of(promises.selected_kind(clause.about)).is_mastery:
        return FOR_LIFE_WORTH
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
    return 0.0 if man < 0 else opinion_of(kind).foreseen(world, me, kind, man, mood)


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Price:
    """What a kind of promise costs who makes it, and is worth to who gets it; most have one price for everything."""

    reason: str = ""  # one of REASONS: what is said when an agreement is accepted in which we promise it
    is_reason_of_both: bool = False  # ... or in which it is promised to us

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

    reason = "slate"
    is_reason_of_both = True

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return max(self.usual, -prospect(world, me, clause.about, mood))


class AccusationPrice(Price):
    """A trial is cheap for who would bring it anyway."""

    reason = "justice"

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        man = clause.about - 1
        return self.usual if man < 0 else max(0.2, 1.0 - 0.4 * accusation(world, me, man, mood))


class AmnestyPrice(Price):
    """Peace in court, by what a man has to fear."""

    reason = "amnesty"

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        man = clause.about - 1
        return self.usual if man < 0 else max(0.4, 0.4 * accusation(world, me, man, mood))

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        man = clause.about - 1
        return 0.8 * self.usual if man < 0 else 3.0 * danger_in_court(world, clause.by, man)


class TrucePrice(Price):
    """Peace in the Forum, by how tempting a man is."""

    reason = "truce"

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

    reason = "pact"

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return max(0.1, TALENT * clause.amount - clause.amount // GIFT)

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return (0.08 if after_debts(world) < NEED else 0.02) * clause.amount


class CardPrice(Price):
    """A card; at random whatever he can spare."""

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return 0.8 * self.usual if clause.about else 0.6 * clause.amount


UNKNOWN: Final = Price(1.0)  # for a kind without a price of its own
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
    """The price of its kind; a kind that has none costs and is worth an average promise."""
    return PRICES.get(clause.kind, UNKNOWN)
