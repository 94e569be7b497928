"""Promises: what each kind of clause costs who makes it, and is worth to who gets it, in influence.

Each kind has a `Price`, registered here for its number. A promise is worth what it changes: votes if what they are about is
on the floor, a proposal by what one thinks of it and whether it can come about, cards by how many there are. What changes
nothing by itself (no veto, no bid, no bribe) is soft: however much of it is promised, it buys little (see deals.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.bots.republic.bargains.conditions import discount, years
from comitium.bots.republic.mood import AVERAGE, Mood
from comitium.bots.republic.phases.cards import value
from comitium.bots.republic.phases.forum import gain
from comitium.bots.republic.phases.purses import wealth
from comitium.bots.republic.senate.opinions import DULL, FOR_LIFE_WORTH, opinion, opinion_of
from comitium.bots.republic.senate.trials import margin
from comitium.bots.republic.situation import after_debts
from comitium.core.agreements import Clause
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND
from comitium.games.republic.catalogue.ids import DICTATOR, FIELD_CONSUL, INTRIGUE, ROME_CONSUL
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import targets
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

TALENT: Final = 0.14  # in influence
NEED: Final = 20  # with less after the next debts the State needs gifts
GIFT: Final = 10  # talents for a point of influence
PLEDGED: Final = 1.2  # what a vote costs at least that is promised before anybody has proposed the matter
A_VOTE: Final = 0.06  # what a vote is worth that decides nothing for us: somebody may want to buy it
HELPS: Final = 0.3  # the share of that which votes are worth on what leaves us cold
A_VOTE_MORE: Final = 0.12  # what one that we should like to have is worth at most
GLADLY: Final = 0.2  # what it costs to promise what one would like to see
BLANK: Final = 2.5  # times as much costs a vote for whatever somebody may name
UNCERTAIN: Final = 0.3  # that what is spoken of before it is proposed comes about
NAMED: Final = 0.5  # ... if the chair promises to propose it
OWN_MATTER: Final = 1.5  # who proposes something wants it
MIGHT_VETO: Final = 0.15  # that somebody has a Tribune left, and would use it
PERHAPS_HELD: Final = 0.25  # that somebody holds a card which he names and does not show
MOST_FOR_CARD: Final = 3.0
BARE: Final = 0.15  # what it costs beyond its worth to have a card less
EARNED: Final = 4  # talents that any faction earns until the next redistribution
ON_PROPOSALS: Final = (
    promises.VOTE_FOR,
    promises.VOTE_AGAINST,
    promises.VOTE_NEITHER,
    promises.NO_VETO,
    promises.VETO,
    promises.NOMINATE,
)
AGAINST_PROPOSALS: Final = (promises.VOTE_AGAINST, promises.VETO)
REASONS: Final = ("truce", "slate", "amnesty", "justice", "pact")  # why one agrees: the first that holds is said


def cost(world: Republic, me: int, clause: Clause, mood: Mood) -> float:
    """What it costs to keep a promise of ours."""
    return price_of(clause).cost(world, me, clause, mood)


def vote_cost(world: Republic, me: int, clause: Clause, mood: Mood) -> float:
    """A vote costs what one thinks of the matter, and what votes are worth anywhere; one that is promised before it is on the
    floor never costs little, least of all if it could name anybody."""
    vote = vote_on_floor(world)
    if crowns(world, me, clause):
        return FOR_LIFE_WORTH
    weight = A_VOTE * sum([world.votes(one) for one in bits(world.here(me) & (clause.who or -1))]) + TALENT * clause.amount
    if vote is None or not promises.is_about(clause, vote.proposal):
        is_blank = promises.selected_man(clause.about) < 0 and promises.selected_thing(clause.about) < 0
        against = dislike(clause.kind, prospect(world, me, clause.about, mood))
        pledged = GLADLY if against < -DULL else PLEDGED * (BLANK if is_blank else 1.0)
        return weight + max(pledged, against)
    return TALENT * clause.amount + max(0.1, dislike(clause.kind, opinion(world, me, vote.proposal, mood)))


def crowns(world: Republic, me: int, clause: Clause) -> bool:
    """[1.09.82] Whether keeping it helps to make somebody master of Rome who is none of ours: that is not for sale."""
    if clause.kind not in ON_PROPOSALS or clause.kind in AGAINST_PROPOSALS:
        return False
    man = promises.selected_man(clause.about)
    return opinion_of(promises.selected_kind(clause.about)).is_mastery and (man < 0 or world.faction[man] != me)


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


def vote_worth(world: Republic, me: int, clause: Clause, mood: Mood) -> float:
    """What somebody's votes are worth to us, by their number. Of what is not on the floor, what we would think of it, by the
    chance that it is put at all."""
    vote = vote_on_floor(world)
    men = world.here(clause.by) & (clause.who or -1)
    heads = A_VOTE_MORE * (sum([world.votes(one) for one in bits(men)]) + clause.amount)
    if vote is None or not promises.is_about(clause, vote.proposal):
        hoped = -dislike(clause.kind, prospect(world, me, clause.about, mood))
        return min(heads, UNCERTAIN * hoped) if hoped > 0 else min(0.0, UNCERTAIN * hoped)
    if vote.called >> clause.by & 1:
        return 0.0
    view = opinion(world, me, vote.proposal, mood)
    if vote.faction == me:
        view = max(view, OWN_MATTER)
    if abs(view) <= DULL or clause.kind == promises.VOTE_NEITHER:
        return HELPS * heads
    return heads if (view > 0) == (clause.kind == promises.VOTE_FOR) else -heads


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

    is_soft: bool = True  # it changes nothing by itself: however much is promised, it buys little
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

    is_soft = False

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return TALENT * clause.amount * discount(world, clause)

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return TALENT * min(clause.amount, means(world, clause)) * discount(world, clause)


class VotePrice(Price):
    """Votes, by what they decide."""

    is_soft = False

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return vote_cost(world, me, clause, mood)

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        return vote_worth(world, me, clause, mood)


class VetoPrice(Price):
    """[1.09.152] No veto, or one. It costs what one thinks of the matter, and is worth something only for what we want, from
    who has a card to do it with; that he has a Tribune nobody knows."""

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        if crowns(world, me, clause):
            return FOR_LIFE_WORTH
        return max(
            self.usual, MIGHT_VETO * self.view(world, me, clause, mood) * (-1.0 if clause.kind == promises.NO_VETO else 1.0)
        )

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        if not world.hands[clause.by]:
            return 0.0
        wanted = self.view(world, me, clause, mood) * (1.0 if clause.kind == promises.NO_VETO else -1.0)
        return min(self.usual, MIGHT_VETO * max(0.0, wanted))

    def view(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        """What we think of what is spoken of."""
        vote = vote_on_floor(world)
        if vote is not None and promises.is_about(clause, vote.proposal):
            return opinion(world, me, vote.proposal, mood)
        return UNCERTAIN * prospect(world, me, clause.about, mood)


class NominationPrice(Price):
    """At least the usual, and what one thinks of the man."""

    reason = "slate"
    is_reason_of_both = True

    is_soft = False

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        if crowns(world, me, clause):
            return FOR_LIFE_WORTH
        return max(self.usual, -prospect(world, me, clause.about, mood))

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        """Only the chair proposes; what we should think of it, by the chance that it comes about."""
        chair = presiding(world)
        if chair < 0 or world.faction[chair] != clause.by:
            return 0.0
        return min(self.usual, max(0.0, NAMED * prospect(world, me, clause.about, mood)))


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
    """Cards, by what they are worth to who gives them; of another's no more than there are, and a card that is named and not
    shown may not be there at all."""

    is_soft = False

    def cost(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        hand = sorted([TALENT * value(world, me, card) for card in world.hands[me]], reverse=True)
        if clause.about == 0:  # at random: an average card, and a bare hand is a weak one
            return max(self.usual, sum(hand) / max(1, len(hand))) * clause.amount + BARE * clause.amount * clause.amount
        meant = [TALENT * value(world, me, card) for card in world.hands[me] if is_meant(clause, card)]
        return max(self.usual, min(meant, default=0.0)) + BARE

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        there = len(world.hands[clause.by])
        if clause.about == 0:
            return 0.6 * min(clause.amount, there)
        if clause.manner == promises.SHOWN:
            return max(0.8 * self.usual, min(MOST_FOR_CARD, TALENT * value(world, me, clause.about - 1)))
        return PERHAPS_HELD * self.usual if there else 0.0


def is_meant(clause: Clause, card: int) -> bool:
    """Whether a promise to give a card by its name, or one of its kind, could be kept with this one."""
    if clause.about >= promises.CARD_KIND_FROM:
        return CARD_KIND[card] == INTRIGUE and CARD_INDEX[card] == clause.about - promises.CARD_KIND_FROM
    return card == clause.about - 1


class AppointmentPrice(Price):
    """[1.09.33] Whom a Dictator or the Consuls appoint: worth something from who is in office, or about to be."""

    is_soft = False

    def worth(self, world: Republic, me: int, clause: Clause, mood: Mood) -> float:
        man = clause.about - 1
        if man < 0 or world.faction[man] != me:
            return 0.0
        vote = vote_on_floor(world)
        able = [world.offices[office] for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL)]
        if vote is not None and vote.proposal[0] in (kinds.DICTATOR, kinds.CONSULS):
            able += vote.proposal[1:]
        return 0.8 * self.usual if any(one >= 0 and world.faction[one] == clause.by for one in able) else 0.0


UNKNOWN: Final = Price(1.0)  # for a kind without a price of its own
PRICES: Final[dict[int, Price]] = {
    promises.PAY: PayPrice(1.0),
    promises.VOTE_FOR: VotePrice(1.0),
    promises.VOTE_AGAINST: VotePrice(1.0),
    promises.VOTE_NEITHER: VotePrice(1.0),
    promises.NO_VETO: VetoPrice(0.4),
    promises.NOMINATE: NominationPrice(2.0),
    promises.CONSENT: Price(0.4),
    promises.PROSECUTE: AccusationPrice(1.0),
    promises.NOT_PROSECUTE: AmnestyPrice(0.8),
    promises.APPOINT: AppointmentPrice(2.0),
    promises.GIVE_CARD: CardPrice(0.9),
    promises.NO_PERSUASION: TrucePrice(0.6),
    promises.NO_COUNTER_BRIBE: Price(0.5),
    promises.BID_AT_MOST: Price(0.3),
    promises.GAMES: Price(0.8),
    promises.CONTRIBUTE: GiftPrice(0.5),
    promises.VETO: VetoPrice(0.9),
    promises.CALL_FIRST: Price(0.2),
    promises.CALL_LAST: Price(0.2),
    promises.WORDS: Price(0.0),
}


def price_of(clause: Clause) -> Price:
    """The price of its kind; a kind that has none costs and is worth an average promise."""
    return PRICES.get(clause.kind, UNKNOWN)
