"""Bargains that fit what is going on: for a person who would offer one and does not know what, or at what price.

They are made of the same promises as the bots' own offers, and priced by what a bot of average temper would say to them,
or, to who leads, by what every temper would. All of it is worked out in a world that is imagined from the seat's own view.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from comitium.bots.player import Seat
from comitium.bots.republic.bargains import terms
from comitium.bots.republic.bargains.conditions import election
from comitium.bots.republic.bargains.deals import NEAR, NEVER, balance
from comitium.bots.republic.bargains.offers import MASTER, PACT, can_give, exposed_to, spare, would_accept_from
from comitium.bots.republic.bargains.prices import danger_in_court
from comitium.bots.republic.mood import AVERAGE
from comitium.bots.republic.senate.opinions import DULL, opinion, opinion_of
from comitium.bots.republic.situation import faction_votes, threat
from comitium.bots.unasked import ReadyOffer
from comitium.core.agreements import Agreement, Clause
from comitium.core.dice import Dice
from comitium.core.errors import Illegal
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import CENSOR
from comitium.games.republic.choices import SENATOR, SPAN
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import censor, presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import NameMaster
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import is_accusation
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import CensorsMenu
from comitium.games.republic.state.numbers import FORUM, NOBODY, REVENUE, SENATE, bits
from comitium.games.republic.state.republic import Republic

FEW: Final = 4  # ready offers for one partner
DEAREST: Final = 15  # talents that a price is looked for among
LATER: Final = ((election(NOBODY), kinds.S1), (election(CENSOR), kinds.S4))  # elections, and their steps of the session
WANTED: Final = ("nominate-yours", "master")  # a list needs votes, whatever a place on it is worth, and somebody must ride
SALES: Final = ("my-votes-for", "my-votes-against")  # for talents
WAYS: Final = {1: "for", -1: "against"}


class Sides(NamedTuple):
    """Who offers something to whom, in an imagined world; `ready` are the offers that were found."""

    world: Republic
    me: int
    other: int
    ready: list[ReadyOffer]

    def add(self, sentence: str, clauses: list[Clause], gains: list[Phrase], **args: Value) -> None:
        """Take an offer up that both parties gain by, and that the rules do not refuse; if need be with talents besides.

        Votes that the other would pay for are for sale at any rate: whether they cost too much is not for a bot to say, but it
        warns."""
        if any(self.is_promised(clause) for clause in clauses):
            return
        text = Phrase(f"bots-republic-ready-{sentence}", args)
        paid = self.paid(clauses)
        if paid < 0:
            return
        if paid:
            clauses = [*clauses, terms.pays(self.me, self.other, paid)]
            text = Phrase("bots-republic-ready-and-talents", {"offer": text, "amount": paid})
            gains = [gain("gives", amount=paid), *gains]
        try:
            self.world.check(self.me, clauses)
        except Illegal:
            return
        gets, gives = balance(self.world, self.me, Agreement(0, 0, 0, clauses), AVERAGE)
        if gets > gives or sentence in WANTED:
            self.ready.append(ReadyOffer(clauses, text, tuple(gains)))
        elif sentence in SALES and gives < NEVER:
            self.ready.append(ReadyOffer(clauses, text, (*gains, gain("dear"))))

    def is_promised(self, clause: Clause) -> bool:
        """Whether somebody has promised as much already."""
        known = self.world.promises(clause.by)
        return not terms.is_payment(clause) and any(one.kind == clause.kind and one.about == clause.about for one in known)

    def paid(self, clauses: list[Clause]) -> int:
        """The talents without which the other would not accept; below 0 if none would do, or if talents pass already."""
        if would_accept_from(self.world, self.other, self.me, clauses):
            return 0
        if any(terms.is_payment(clause) for clause in clauses):
            return -1
        for amount in range(1, min(DEAREST, spare(self.world, self.me)) + 1):
            if would_accept_from(self.world, self.other, self.me, [*clauses, terms.pays(self.me, self.other, amount)]):
                return amount
        return -1

    def sell(self, sentence: str, given: list[Clause], gains: list[Phrase], **args: Value) -> None:
        """For as many talents as the other would pay."""
        for amount in range(DEAREST, 0, -1):
            clauses = [*given, terms.pays(self.other, self.me, amount)]
            if would_accept_from(self.world, self.other, self.me, clauses):
                self.add(sentence, clauses, [gain("gets", amount=amount), *gains], amount=amount, **args)
                return

    def buy(self, sentence: str, wanted: list[Clause], gains: list[Phrase], **args: Value) -> None:
        """For as few talents as the other would take."""
        for amount in range(1, min(DEAREST, spare(self.world, self.me)) + 1):
            clauses = [terms.pays(self.me, self.other, amount), *wanted]
            if would_accept_from(self.world, self.other, self.me, clauses):
                self.add(sentence, clauses, [gain("gives", amount=amount), *gains], amount=amount, **args)
                return


def gain(name: str, **args: Value) -> Phrase:
    return Phrase(f"bots-republic-ready-gain-{name}", args)


def ready(seat: Seat, other: int) -> list[ReadyOffer]:
    """What a seat could offer another now, what fits best first. The world is always imagined alike: what is offered changes
    with what the seat sees, and with nothing else."""
    world = seat.imagine(Dice(1, 1))
    assert isinstance(world, Republic)
    return fitting(world, seat.seat, other)


def short_of_talents(seat: Seat, other: int) -> Phrase | None:
    """Why nothing is ready, if more talents would help: what could be offered with them, and how many may be promised now."""
    world = seat.imagine(Dice(1, 1))
    assert isinstance(world, Republic)
    me = seat.seat
    has = spare(world, me)
    world.box[me] += 2 * DEAREST
    for one in fitting(world, me, other):
        amount = sum([clause.amount for clause in one.clauses if terms.is_payment(clause) and clause.by == me])
        if amount > has:
            return Phrase("bots-republic-ready-short", {"offer": one.text, "amount": max(0, has)})
    return None


def fitting(world: Republic, me: int, other: int) -> list[ReadyOffer]:
    """What fits what is going on, by the occasion."""
    if other == me or not world.playing >> other & 1 or world.is_neutral(other):
        return []
    sides = Sides(world, me, other, [])
    vote = vote_on_floor(world)
    if vote is not None:
        on_the_floor(sides, vote)
    elif world.phase == SENATE and world.session.sitting:
        in_session(sides)
    if world.phase <= FORUM:
        truce(sides)
    if world.phase == REVENUE:
        for_the_state(sides)
    return sides.ready[:FEW]


# -- votes [1.09.14]


def on_the_floor(sides: Sides, vote: Vote) -> None:
    """Votes on what is being voted: mine for talents, theirs for talents, mine for theirs on another day."""
    world, me, other = sides.world, sides.me, sides.other
    about = promises.selector_of(vote.proposal)
    open_to = [seat for seat in (me, other) if not vote.called >> seat & 1 and world.here(seat)]
    wishes = {seat: wish(world, seat, vote) for seat in (me, other)}
    mine, theirs = faction_votes(world, me), faction_votes(world, other)
    if me in open_to and wishes[other]:
        given = [terms.votes(me, other, about, wishes[other] > 0)]
        word = WAYS[wishes[other]]
        sides.sell(f"my-votes-{word}", given, [count(world, vote, {me: wishes[other]})], votes=mine)
        in_return(sides, vote, given[0], wishes[other])
    if other in open_to and wishes[me]:
        wanted = [terms.votes(other, me, about, wishes[me] > 0)]
        word = WAYS[wishes[me]]
        both = {other: wishes[me], **({me: wishes[me]} if me in open_to else {})}
        sides.buy(f"your-votes-{word}", wanted, [count(world, vote, both)], votes=theirs)
    if vote.is_vetoable(world) and wishes[me] > 0:
        sides.buy("no-veto", [terms.no_veto(other, me, about)], [gain("no-veto", seat=names.seat(other))])


def wish(world: Republic, seat: int, vote: Vote) -> int:
    """How a faction wants others to vote, 1 for and -1 against: by what it thinks of the matter; 0 if it does not care."""
    if opinion_of(vote.proposal[0]).is_mastery:
        return 0
    view = 1.0 if vote.faction == seat else opinion(world, seat, vote.proposal, AVERAGE)
    return 1 if view > DULL else -1 if view < -DULL else 0


def count(world: Republic, vote: Vote, ways: dict[int, int]) -> Phrase:
    """What the votes of these factions make of the count."""
    ayes, noes = vote.ayes, vote.noes
    for seat, way in ways.items():
        ayes += faction_votes(world, seat) if way > 0 else 0
        noes += faction_votes(world, seat) if way < 0 else 0
    return gain("makes", ayes=ayes, noes=noes)


def in_return(sides: Sides, vote: Vote, given: Clause, way: int) -> None:
    """My votes now for theirs when a man of mine is up for office."""
    world, me, other = sides.world, sides.me, sides.other
    for kind, step in LATER:
        if kind == vote.proposal[0] or world.session.step >= step or not world.session.sitting:
            continue
        man = candidate(world, me, kind, me)
        if man >= 0:
            wanted = terms.votes(other, me, promises.selector(kind, man))
            senator = names.senator(man)
            gains = [count(world, vote, {me: way}), gain("their-votes", votes=faction_votes(world, other))]
            sides.add(
                f"my-votes-{WAYS[way]}-election",
                [given, wanted],
                gains,
                senator=senator,
                proposal=names.proposal(kind),
            )


def candidate(world: Republic, seat: int, kind: int, judge: int) -> int:
    """The man of a faction whom `judge` would like best in an office that can be proposed; -1 if there is none."""
    about, chair = MEASURES[kind], presiding(world)
    leads = world.faction[chair] if chair >= 0 else seat
    men = [man for man in bits(world.here(seat)) if about.is_nameable(world, leads, man, -1)]
    return max(men, key=lambda man: (opinion_of(kind).foreseen(world, judge, kind, man, AVERAGE), -man), default=-1)


# -- between two votes


def in_session(sides: Sides) -> None:
    """[1.09.13] Who presides names somebody for somebody's votes; [1.09.41] the Censor's peace has a price."""
    world, me, other = sides.world, sides.me, sides.other
    chair = presiding(world)
    leads = world.faction[chair] if chair >= 0 else -1
    for kind, step in LATER:
        if world.session.step > step or leads not in (me, other):
            continue
        man = candidate(world, other if leads == me else me, kind, me)
        if man < 0:
            continue
        about = promises.selector(kind, man)
        votes = faction_votes(world, other if leads == me else me)
        clauses = [
            terms.proposes(leads, me + other - leads, about),
            terms.votes(me + other - leads, leads, about),
        ]
        sentence = "nominate-yours" if leads == me else "nominate-mine"
        gains = [gain("their-votes" if leads == me else "my-votes", votes=votes)]
        sides.add(sentence, clauses, gains, senator=names.senator(man), proposal=names.proposal(kind))
    if isinstance(world.stack[-1], CensorsMenu):
        in_court(sides)
    if isinstance(world.stack[-1], NameMaster) and world.stack[-1].seat == me:
        mastery(sides)
    if world.session.step == kinds.S7 and leads == other:
        concession(sides)


def concession(sides: Sides) -> None:
    """[1.09.61] Who presides gives a free concession to a man of mine, for my votes."""
    world, me, other = sides.world, sides.me, sides.other
    kind = next(number for number, one in enumerate(MEASURES) if one.thing == "concession")
    about = MEASURES[kind]
    if not about.is_open(world, kinds.BY_CHAIR):
        return
    for thing in range(len(names.THINGS["concession"])):
        men = [man for man in bits(world.here(me)) if about.is_nameable(world, other, man, thing)]
        if men:
            man = max(men, key=lambda one: (-world.talents[one], -one))
            chosen = promises.selector(kind, man, thing)
            clauses = [terms.proposes(other, me, chosen), terms.votes(me, other, chosen)]
            args: dict[str, Value] = {"senator": names.senator(man), "thing": names.SPEAKERS["concession"](thing)}
            sides.add("concession", clauses, [gain("my-votes", votes=faction_votes(world, me))], **args)
            return


def mastery(sides: Sides) -> None:
    """[1.09.33] The Dictator rides with a man of theirs, for talents."""
    world, me, other = sides.world, sides.me, sides.other
    able = [choice - SENATOR for choice in world.stack[-1].legal(world, me)]
    men = [man for man in able if world.faction[man] == other]
    if men:
        man = max(men, key=lambda one: (world.military(one), -one))
        gains = [gain("rides", amount=world.military(man))]
        sides.sell("master", [terms.appoints(me, other, man, MASTER)], gains, senator=names.senator(man))


def in_court(sides: Sides) -> None:
    """[1.09.41] Peace with the Censor for whom he could accuse."""
    world = sides.world
    judge = censor(world)
    seat = world.faction[judge] if judge >= 0 else -1
    if seat not in (sides.me, sides.other):
        return
    client = sides.me + sides.other - seat
    menu = world.stack[-1].legal(world, world.controller_of(seat))
    accused = [choice % SPAN for choice in menu if is_accusation(choice)]
    men = [man for man in bits(world.here(client)) if man in accused and danger_in_court(world, seat, man) > 0]
    if not men:
        return
    man = max(men, key=lambda one: (danger_in_court(world, seat, one), world.influence[one], -one))
    peace, senator = [terms.spares(seat, client, man)], names.senator(man)
    if seat == sides.other:
        sides.buy("amnesty-mine", peace, [gain("safe", senator=senator)], senator=senator)
    else:
        sides.sell("amnesty-yours", peace, [], senator=senator)


# -- before the Senate


def truce(sides: Sides) -> None:
    """[1.07.4] Each leaves a man of the other alone; or one does, for talents."""
    world, me, other = sides.world, sides.me, sides.other
    _, mine = exposed_to(world, me, other)
    _, theirs = exposed_to(world, other, me)
    if mine < 0:
        return
    senator = names.senator(mine)
    peace = terms.leaves(other, me, mine)
    if theirs >= 0:
        clauses = [terms.leaves(me, other, theirs), peace]
        sides.add("truce", clauses, [gain("safe", senator=senator)], senator=senator, senator2=names.senator(theirs))
    sides.buy("peace", [peace], [gain("safe", senator=senator)], senator=senator)


def for_the_state(sides: Sides) -> None:
    """[1.06.52] Both give as much to the State."""
    if can_give(sides.world, sides.me) and can_give(sides.world, sides.other):
        clauses = [
            terms.contributes(sides.me, sides.other, PACT),
            terms.contributes(sides.other, sides.me, PACT),
        ]
        sides.add("pact", clauses, [gain("state", amount=2 * PACT)], amount=PACT)


# -- answers to an offer


def counter(seat: Seat, offered: Agreement) -> list[Clause]:
    """The same with one number changed in favour of the seat, as far as the other would go along; nothing if no talents are
    spoken of."""
    world = seat.imagine(Dice(1, 1))
    assert isinstance(world, Republic)
    others = [one for one in range(world.rules.seats) if offered.parties >> one & 1 and one != seat.seat]
    for place, clause in enumerate(offered.clauses):
        if not terms.is_payment(clause) or seat.seat not in (clause.by, clause.to) or len(others) != 1:
            continue
        step = 1 if clause.to == seat.seat else -1
        found: list[Clause] = []
        for amount in range(clause.amount + step, clause.amount + 6 * step, step):
            if amount < 1:
                break
            changed = [one.anew() for one in offered.clauses]
            changed[place].amount = amount
            is_first = not found and threat(world, seat.seat) <= NEAR  # one may always ask
            if not is_first and not would_accept_from(world, others[0], seat.seat, changed):
                break
            found = changed
        return found
    return []


def value(game: Republic, seat: int, agreement: Agreement) -> float:
    """What an agreement brings a seat, less what it costs, in influence, as an average faction prices it."""
    gets, gives = balance(game, seat, agreement, AVERAGE)
    return gets - gives
