"""What a faction offers of its own accord: talents or the Horse for votes, a place on a list, a truce, peace with the Censor
or his severity against who leads, gifts to the State."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.bargains.deals import NEAR, Word, answer, balance
from comitium.bots.republic.bargains.honour import word
from comitium.bots.republic.bargains.prices import EARNED, NEED, TALENT, danger_in_court, temptation
from comitium.bots.republic.bargains.terms import contributes, is_payment, leaves, no_veto, pays, proposes, spares, votes
from comitium.bots.republic.mood import AVERAGE, MOODS, Mood
from comitium.bots.republic.phases.purses import wealth
from comitium.bots.republic.senate.elections import best_pair, leads
from comitium.bots.republic.senate.opinions import DULL, opinion, opinion_of
from comitium.bots.republic.senate.trials import BELOVED, margin
from comitium.bots.republic.situation import after_debts, faction_votes, leading, threat
from comitium.bots.unasked import Accept, Offer
from comitium.core.agreements import OFFERED, Agreement, Clause
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.senators import MILITARY
from comitium.games.republic.choices import SPAN, verb
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import censor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_votes import Call
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import Nominate
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import is_accusation
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import CensorsMenu
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

HOPELESS: Final = -4.0  # such an opinion nobody buys
FEARED: Final = 0.5  # with who is so near to winning there is no truce
WORRIED: Final = 2.0  # what must be at stake before one asks for a truce
MASTER: Final = 2  # [1.09.33] as what somebody is appointed
RIDES: Final = 2  # military rating of a Master of Horse who is worth asking for
VERDICT: Final = 6  # talents for a trial of who leads
PACT: Final = 10  # talents that each gives to the State
FREEDOM: Final = 8  # talents for peace with the Censor


def seek_votes(world: Republic, me: int, vote: Vote) -> Word | None:
    """Before the first call: talents for the votes without which our proposal falls, to whom it hurts least."""
    if vote.faction != me or vote.called or vote.means == kinds.BY_LAW or opinion_of(vote.proposal[0]).is_mastery:
        return None
    ahead = faction_votes(world, me)
    doubtful: list[tuple[float, int, int]] = []
    for seat in range(world.rules.seats):
        if seat == me or not world.here(seat):
            continue
        count = faction_votes(world, seat)
        view = opinion(world, seat, vote.proposal, AVERAGE)
        if view > DULL:
            ahead += count
            continue
        against = view < -DULL
        if against:
            ahead -= count
        if view > HOPELESS and count:
            doubtful.append((-view / count, count * (2 if against else 1), seat))
    if ahead > 0:
        return None
    for _, swing, seat in sorted(doubtful):
        if ahead + swing > 0:
            price = 2 + int(0.5 * swing) + int(max(0.0, -opinion(world, seat, vote.proposal, AVERAGE)) / TALENT / 2)
            if price <= spare(world, me):
                about = promises.selector(vote.proposal[0], -1)
                clauses = [pays(me, seat, price), votes(seat, me, about)]
                if vote.is_vetoable(world):  # silence is freedom
                    clauses.append(no_veto(seat, me, about))
                rider = (
                    horseman(world, seat)
                    if vote.proposal[0] == kinds.DICTATOR and world.faction[vote.proposal[1]] == me
                    else -1
                )
                if rider >= 0:
                    clauses[0] = Clause(promises.APPOINT, me, seat, rider + 1, MASTER)
                    return Word(Offer(clauses), Phrase("bots-republic-offer-horse", {"senator": names.senator(rider)}))
                return Word(Offer(clauses), Phrase("bots-republic-offer-votes", {"amount": price}))
    return None


def horseman(world: Republic, seat: int) -> int:
    """[1.09.33] Whom a faction would like to see as Master of Horse: its best soldier in Rome, if he is one."""
    men = [man for man in bits(world.here(seat)) if MILITARY[man] >= RIDES]
    return max(men, key=lambda man: (MILITARY[man], -man), default=-1)


def spare(world: Republic, me: int) -> int:
    """What we can promise and pay at the next redistribution: half of what we have, less what is promised already."""
    owed = sum([clause.amount for clause in world.promises(me) if is_payment(clause)])
    return wealth(world, me) // 2 + EARNED // 2 - owed


def seek_partner(world: Republic, me: int, mood: Mood) -> Word | None:
    """[1.09.2] Before the Consuls are named: a place on our list for the votes that it needs."""
    frame: Any = world.stack[-1]
    if frame.first >= 0:
        return None
    one, other = best_pair(world, me, mood)
    if one >= 0 and world.faction[one] != me:
        one, other = other, one
    seat = world.faction[other] if other >= 0 else -1
    if one < 0 or world.faction[one] != me or seat in (me, -1) or not world.here(seat):
        return None
    about = promises.selector(kinds.CONSULS, other)
    field = leads(world, one, other, mood)
    clauses = [proposes(me, seat, about), votes(seat, me, about)]
    clauses.append(word(me, seat, field, world.turn))
    phrase = "bots-republic-offer-slate-field" if field else "bots-republic-offer-slate-rome"
    return Word(Offer(clauses), Phrase(phrase, {"senator": names.senator(other)}))


# -- truce [1.07.4]


def exposed_to(world: Republic, me: int, seat: int) -> tuple[float, int]:
    """What a faction might take from us this year, and whom."""
    best, found = 0.0, -1
    for man in bits(world.here(me)):
        if man != world.leader[me]:
            lost = temptation(world, seat, man)
            if lost > best:
                best, found = lost, man
    return best, found


def seek_truce(world: Republic, me: int, mood: Mood) -> Word | None:
    """Before anybody is persuaded: peace with the neighbour whom we have most to fear from, each for a man; not with who
    leads, and not if we are the one who takes."""
    if threat(world, me) >= FEARED or mood.greed > 0.8:
        return None
    worst, found = WORRIED, None
    for seat in range(world.rules.seats):
        if seat == me or not world.here(seat) or threat(world, seat) >= FEARED:
            continue
        lost, man = exposed_to(world, me, seat)
        _, his = exposed_to(world, seat, me)
        if lost <= worst or his < 0:
            continue
        clauses = [leaves(me, seat, his), leaves(seat, me, man)]
        gets, gives = balance(world, me, Agreement(0, 0, 0, clauses), mood)
        if gets > gives and would_accept(world, seat, clauses):
            worst = lost
            found = Word(Offer(clauses), Phrase("bots-republic-offer-truce", {"senator": names.senator(man)}))
    return found


def would_accept(world: Republic, seat: int, clauses: list[Clause]) -> bool:
    """Whether an average man would say yes: nobody asks for what is refused anyway."""
    return _accepts(world, seat, clauses, AVERAGE)


def would_accept_from(world: Republic, seat: int, other: int, clauses: list[Clause]) -> bool:
    """The same for an offer of a person. Who leads is trusted little, and tempers differ most: then everybody must say yes."""
    moods = MOODS if threat(world, other) > NEAR else (AVERAGE,)
    return all(_accepts(world, seat, clauses, mood) for mood in moods)


def _accepts(world: Republic, seat: int, clauses: list[Clause], mood: Mood) -> bool:
    parties = 0
    for clause in clauses:
        parties |= 1 << clause.by | 1 << clause.to
    return isinstance(answer(world, seat, Agreement(0, parties, 0, clauses), mood, False).act, Accept)


# -- peace with the Censor [1.09.41]


def seek_amnesty(world: Republic, me: int) -> Word | None:
    """Talents for the Censor who would have a man of ours convicted."""
    judge = censor(world)
    seat = world.faction[judge] if judge >= 0 else -1
    if seat < 0 or seat == me:
        return None
    menu = world.stack[-1].legal(world, world.controller_of(seat))
    accused = [choice % SPAN for choice in menu if is_accusation(choice)]
    men = [man for man in bits(world.here(me)) if man in accused and danger_in_court(world, seat, man) >= 1.0]
    price = min(FREEDOM, spare(world, me))
    if not men or price < 4:
        return None
    man = max(men, key=lambda one: (world.influence[one], -one))
    clauses = [pays(me, seat, price), spares(seat, me, man)]
    if not would_accept(world, seat, clauses):
        return None
    return Word(Offer(clauses), Phrase("bots-republic-offer-amnesty", {"amount": price, "senator": names.senator(man)}))


# -- against who leads [1.09.41]


def seek_justice(world: Republic, me: int) -> Word | None:
    """Talents for the Censor who brings the first man of the leading faction to court."""
    judge = censor(world)
    seat = world.faction[judge] if judge >= 0 else -1
    first = leading(world)
    if seat < 0 or seat == me or first in (seat, me) or threat(world, first) < FEARED or spare(world, me) < VERDICT:
        return None
    menu = world.stack[-1].legal(world, world.controller_of(seat))
    men = [choice % SPAN for choice in menu if verb(choice) == ACCUSE and world.faction[choice % SPAN] == first]
    men = [man for man in men if margin(world, seat, man) > 0 and world.popularity[man] < BELOVED]
    if not men:
        return None
    man = max(men, key=lambda one: (world.influence[one], -one))
    clauses = [pays(me, seat, VERDICT), Clause(promises.PROSECUTE, seat, me, man + 1, 1)]
    return Word(Offer(clauses), Phrase("bots-republic-offer-justice", {"amount": VERDICT, "senator": names.senator(man)}))


# -- for the State [1.06.52]


def seek_pact(world: Republic, me: int) -> Word | None:
    """When the treasury will not do: we give if the richest of the others gives as much."""
    if after_debts(world) >= NEED or wealth(world, me) < PACT:
        return None
    others = [seat for seat in range(world.rules.seats) if seat != me and can_give(world, seat)]
    if not others or not can_give(world, me):
        return None
    seat = max(others, key=lambda one: (wealth(world, one), -one))
    clauses = [contributes(me, seat, PACT), contributes(seat, me, PACT)]
    return Word(Offer(clauses), Phrase("bots-republic-offer-pact", {"amount": PACT}))


def can_give(world: Republic, seat: int) -> bool:
    """Whether somebody in Rome has so much in his purse."""
    return any(world.talents[man] >= PACT for man in bits(world.here(seat)))


def waits(me: int, agreements: list[Agreement]) -> bool:
    """Whether an offer of our own waits for others."""
    return any(one.status == OFFERED and one.accepted >> me & 1 for one in agreements)


# -- when offers are made


class Occasion:
    """A question at which an offer of ours may be due: one of each kind in a year."""

    needs_answer: bool = False  # only who is asked makes one
    asks_again: bool = False  # until something was found to offer

    def topic(self, world: Republic) -> list[int]:
        """What the offer is about: one for each; else nothing."""
        return []

    def seek(self, world: Republic, me: int, mood: Mood) -> Word | None:
        """The offer, if there is one to make."""
        raise NotImplementedError


class VotesOccasion(Occasion):
    """[1.09.14] The vote is about to be called: votes for what we have proposed."""

    needs_answer = True
    asks_again = True

    def topic(self, world: Republic) -> list[int]:
        vote = vote_on_floor(world)
        return vote.proposal[:] if vote is not None else []

    def seek(self, world: Republic, me: int, mood: Mood) -> Word | None:
        vote = vote_on_floor(world)
        return seek_votes(world, me, vote) if vote is not None else None


class CourtOccasion(Occasion):
    """[1.09.41] The Censor looks for somebody to accuse: that none of ours is, or that somebody is."""

    def seek(self, world: Republic, me: int, mood: Mood) -> Word | None:
        return seek_amnesty(world, me) or seek_justice(world, me)


class PartnerOccasion(Occasion):
    """[1.09.2] Consuls are nominated: one of ours and one of theirs."""

    needs_answer = True

    def seek(self, world: Republic, me: int, mood: Mood) -> Word | None:
        return seek_partner(world, me, mood)


class TruceOccasion(Occasion):
    """[1.07.4] Somebody may persuade: that he lets ours alone."""

    def seek(self, world: Republic, me: int, mood: Mood) -> Word | None:
        return seek_truce(world, me, mood)


class PactOccasion(Occasion):
    """[1.06.52] Gifts to the State: that we give together."""

    def seek(self, world: Republic, me: int, mood: Mood) -> Word | None:
        return seek_pact(world, me)


OCCASIONS: Final[dict[type[Any], Occasion]] = {
    Call: VotesOccasion(),
    CensorsMenu: CourtOccasion(),
    Nominate: PartnerOccasion(),
    Persuade: TruceOccasion(),
    Contributions: PactOccasion(),
}
