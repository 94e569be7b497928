"""Offices: whom a faction nominates, who of two Consuls leads the army, Dictators, Censors, a Consul for Life."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.bargains.honour import bound_to
from comitium.bots.republic.bargains.prices import danger_in_court
from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import AVERAGE, Mood
from comitium.bots.republic.picks import first_of, of
from comitium.bots.republic.senate.opinions import (
    ALMOST,
    DULL,
    GREAT,
    MONOPOLY,
    OFFICE,
    WEARY,
    fitness,
    goodwill,
    grudge,
    nearness,
    opinion,
    opinion_of,
    resented,
    worth_cap,
)
from comitium.bots.republic.senate.votes import likely_vote
from comitium.bots.republic.situation import faction_votes, forecast, purses, threat, threats
from comitium.games.republic.catalogue.senators import MILITARY
from comitium.games.republic.choices import NO, PASS, SENATOR, YES
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import CLOSE, FIELD, PROPOSE, ROME
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import Consent, proposing
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import Nominate, Split, SplitAlone, partners
from comitium.games.republic.rules.r1_09_senate.r1_09_2_elections import CensorStep, DictatorStep
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import (
    Agree,
    Appoint,
    NameMaster,
    NominateDictator,
    candidates,
    unrejected,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_4_censor import NominateCensor
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_military import ConsentAnew
from comitium.games.republic.rules.r1_09_senate.r1_09_82_for_life import NominateForLife
from comitium.games.republic.rules.r1_09_senate.r1_09_senate import GovernorStep
from comitium.games.republic.state.numbers import NOBODY, SENATORS, bits
from comitium.games.republic.state.republic import Republic

LIFE: Final = 21
IN_COURT: Final = 2.0  # what each man of ours costs whom a Censor would have convicted
DICTATORS: Final = 7  # influence of the office
SOLDIER: Final = 5.0  # military rating of a Dictator of ours ...
SOLDIERLY: Final = 4.0  # ... or so much less for who loves war
MANY_WARS: Final = 3  # with so many any good general may be Dictator
WARLIKE: Final = 0.8  # who loves war so much lives for it
LOVE_OF_WAR: Final = 6.0  # points of rating that the chair is worth to who does not


def support(world: Republic, me: int, proposal: list[int]) -> int:
    """Votes for a proposal of ours less those against it, as one may expect from average men."""
    found = faction_votes(world, me)
    for seat in range(world.rules.seats):
        if seat != me:
            found += faction_votes(world, seat) * likely_vote(world, seat, proposal)
    return found


class Slates:
    """Who would vote for which pair, worked out once for all of them: the others are taken for average men."""

    def __init__(self, world: Republic, me: int, mood: Mood) -> None:
        self.world = world
        self.me = me
        self.mood = mood
        self.votes = [faction_votes(world, seat) for seat in range(world.rules.seats)]
        self.wars = threats(world)
        self.people = forecast(world)
        self.fallen = sum([proposal[0] == kinds.CONSULS for proposal in world.session.rejected])
        self.ours = [0.0] * SENATORS  # what we think of a man of another faction ...
        self.theirs = [0.0] * SENATORS  # ... and what others think of one of yet another
        self.most = [GREAT] * SENATORS  # what his office can be worth at the most to whoever is not of his faction
        for seat in range(world.rules.seats):
            danger = threat(world, seat)
            for man in bits(world.members[seat]):
                near = max(danger, nearness(world, man))
                self.ours[man] = grudge(near, mood) - resented(seat, mood)
                self.theirs[man] = grudge(near, AVERAGE)
                self.most[man] = worth_cap(world, NOBODY, man, 5)

    def view(self, seat: int, one: int, other: int, fit: float, mood: Mood, liking: list[float]) -> float:
        faction = self.world.faction
        likes = 1.0 if faction[one] == seat else liking[one]
        likes += 1.0 if faction[other] == seat else liking[other]
        if faction[one] == faction[other] != seat:
            likes -= MONOPOLY
        found = OFFICE * likes + 2.0 * mood.rome * fit + WEARY * self.fallen + self.swords(seat, one, other, mood)
        if faction[one] != seat:
            found = min(found, self.most[one])
        return found if faction[other] == seat else min(found, self.most[other])

    def swords(self, seat: int, one: int, other: int, mood: Mood) -> float:
        """Who loves war names his best soldier, in years of war."""
        if mood.sword < WARLIKE or not self.wars:
            return 0.0
        return max([0.5 * MILITARY[man] for man in (one, other) if self.world.faction[man] == seat], default=0.0)

    def value(self, one: int, other: int) -> float:
        """What a pair is worth to us, less if it would fall."""
        fit = fitness(self.world, one, other, self.wars, self.people)
        ahead = 0
        for seat in range(len(self.votes)):
            if seat != self.me:
                view = self.view(seat, one, other, fit, AVERAGE, self.theirs)
                ahead += self.votes[seat] if view > DULL else -self.votes[seat] if view < -DULL else 0
        worth = self.view(self.me, one, other, fit, self.mood, self.ours)
        ahead += self.votes[self.me]
        return worth if ahead > 0 else worth - 8.0 + 0.2 * ahead


class NominateHeuristic(Heuristic):
    """[1.09.2] The pair that is worth most and can pass: one of ours, one of whose votes we need."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        first = frame.first
        men = [choice - SENATOR for choice in of(legal, SENATOR)]
        if first >= 0:
            slates = Slates(world, me, mood)
            return SENATOR + max(men, key=lambda man: (slates.value(first, man), -man))
        return first_of(legal, SENATOR + best_pair(world, me, mood)[0], SENATOR + men[0])


def best_pair(world: Republic, me: int, mood: Mood) -> tuple[int, int]:
    """[1.09.2] The two whom we would name; NOBODY if there are none."""
    slates = Slates(world, me, mood)
    frame: Any = world.stack[-1]
    best, chosen = -1000.0, (NOBODY, NOBODY)
    for choice in frame.legal(world, me):
        one = choice - SENATOR
        for other in bits(partners(world, one)):
            if other > one:
                value = slates.value(one, other)
                if value > best:
                    best, chosen = value, (one, other)
    return chosen


class SplitHeuristic(Heuristic):
    """[1.09.22] The field for the better general, or for who loves it; the chair for who is loved, or loves it."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        mine, his = (frame.one, frame.other) if frame.asked[0] == me else (frame.other, frame.one)
        promised = bound_to(world, me, mood)
        if promised:
            return promised
        return FIELD if leads(world, mine, his, mood) else ROME


def leads(world: Republic, mine: int, his: int, mood: Mood) -> bool:
    if mood.sword >= WARLIKE or not threats(world):
        return mood.sword >= WARLIKE
    better = MILITARY[mine] - MILITARY[his]
    loved = world.popularity[mine] - world.popularity[his] if forecast(world) < 0 else 0
    return better * (0.3 + mood.rome) + LOVE_OF_WAR * (mood.sword - 0.6) - 0.5 * loved - mood.greed > 0


class SplitAloneHeuristic(Heuristic):
    """[1.09.22] The better general goes to war."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return min(legal, key=lambda choice: (MILITARY[choice - SENATOR], -world.popularity[choice - SENATOR], choice))


# -- Dictator [1.09.3]


def best_dictator(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """The best of those who are fit: with one of them in mind it was announced. Nobody, if one may say so and nobody is."""
    men = of(legal, SENATOR)
    fit = [choice for choice in men if is_fit(world, me, choice - SENATOR, mood)]
    if not fit and (PASS in legal or not men):
        return first_of(legal, PASS)
    return max(fit or men, key=lambda one: (opinion(world, me, [kinds.DICTATOR, one - SENATOR], mood), -one))


def is_fit(world: Republic, me: int, man: int, mood: Mood) -> bool:
    """A good general, who does not become master of Rome by it; with three wars any good general who is not there yet."""
    if world.faction[man] == me:
        return MILITARY[man] + (1 if threats(world) >= MANY_WARS else 0) >= SOLDIER - SOLDIERLY * mood.sword
    if MILITARY[man] < 3:
        return False
    wars = threats(world)
    if world.influence[man] + DICTATORS >= LIFE:
        return wars >= 4 and world.influence[man] < ALMOST and not has_other(world, man)
    feared = threat(world, world.faction[man]) >= 0.5 or nearness(world, man) >= 0.6
    return wars >= MANY_WARS or (not feared and MILITARY[man] >= 4 and wars >= 2)


def has_other(world: Republic, man: int) -> bool:
    """Whether there is a general who would not be feared as Dictator."""
    for other in bits(candidates(world)):
        if other != man and MILITARY[other] >= 3 and world.influence[other] + DICTATORS < LIFE:
            return True
    return False


class AppointHeuristic(Heuristic):
    """[1.09.31] The Consuls appoint the best of those who are fit."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return best_dictator(world, me, legal, mood)


class NominateDictatorHeuristic(Heuristic):
    """[1.09.32] The Senate is asked for the best of those who are fit."""

    is_draft = True

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return best_dictator(world, me, legal, mood)


class AgreeHeuristic(Heuristic):
    """[1.09.31] Yes to a fit man; else a better one, once."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        if is_fit(world, me, frame.man, mood) and not (frame.declined == 0 and is_coveted(world, me, frame.man, mood)):
            return YES
        if frame.declined == 0:
            return best_dictator(world, me, [choice for choice in legal if choice != YES], mood)
        return PASS


def is_coveted(world: Republic, me: int, man: int, mood: Mood) -> bool:
    """Who lives for war would rather see a general of his own as Dictator."""
    if mood.sword < WARLIKE or world.faction[man] == me:
        return False
    return any(world.faction[one] == me and is_fit(world, me, one, mood) for one in bits(candidates(world)))


class NameMasterHeuristic(Heuristic):
    """[1.09.33] Every point of his rating is a legion; one of ours if he is not much worse."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return max(legal, key=lambda choice: (second(world, me, choice - SENATOR, mood), -choice))


def second(world: Republic, me: int, man: int, mood: Mood) -> float:
    """A rival who is feared does not become Master of Horse, whatever he is worth in the field."""
    liking = goodwill(world, me, man, mood)
    return MILITARY[man] + (1.5 if liking > 0 else 5.0) * liking


class DictatorStepHeuristic(Heuristic):
    """[1.09.3] A Dictator, if somebody is fit; or a Consul for Life, if one of ours may win."""

    last_word = CLOSE

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        if life_step(world, me, legal, mood):
            return PROPOSE + kinds.FOR_LIFE
        left = bits(unrejected(world, kinds.DICTATOR, candidates(world)))
        rejected = sum([proposal[0] == kinds.DICTATOR for proposal in world.session.rejected])
        fit = any(is_fit(world, me, man, mood) for man in left)
        return PROPOSE + kinds.DICTATOR if fit and rejected < 2 else first_of(legal, CLOSE)


# -- Censor [1.09.4]


class CensorStepHeuristic(Heuristic):
    """[1.09.4] A Censor must be; [1.09.82] but first a Consul for Life, if one of ours may win."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        if life_step(world, me, legal, mood):
            return PROPOSE + kinds.FOR_LIFE
        return first_of(legal, PROPOSE + kinds.CENSOR)


class NominateCensorHeuristic(Heuristic):
    """One of ours; else of a weak faction that would not have ours convicted."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        men = of(legal, SENATOR)
        return max(men, key=lambda one: (censor_value(world, me, one - SENATOR, mood), -one))


def censor_value(world: Republic, me: int, man: int, mood: Mood) -> float:
    """Who cannot pass only costs the chair its influence; who is about to be master of Rome is worse than that."""
    value = opinion(world, me, [kinds.CENSOR, man], mood)
    seat = world.faction[man]
    if seat not in (me, NOBODY):
        value -= IN_COURT * sum(
            [danger_in_court(world, seat, one) for one in bits(world.here(me)) if is_accusable(world, one)]
        )
    return value if support(world, me, [kinds.CENSOR, man]) > 0 else value - 6.0


def is_accusable(world: Republic, man: int) -> bool:
    """[1.09.41] Whether there are grounds for a prosecution: he is corrupt, or has held an office."""
    return bool((world.corrupt | world.major) >> man & 1)


# -- Consul for Life [1.09.82]


def life_strength(world: Republic, me: int, man: int) -> tuple[int, int]:
    """Votes for him: ours, his influence and every talent in Rome; against him: everybody else's."""
    ours = faction_votes(world, me) + world.influence[man] + purses(world, me)
    theirs = 0
    for seat in range(world.rules.seats):
        if seat != me:
            theirs += faction_votes(world, seat) + purses(world, seat)
    return ours, theirs


def life_candidate(world: Republic, me: int) -> int:
    """Our man with the influence for it who would be elected; -1 if there is none."""
    for man in bits(world.here(me)):
        if world.influence[man] >= LIFE:
            ours, theirs = life_strength(world, me, man)
            if 10 * ours > 11 * theirs:
                return man
    return -1


def life_step(world: Republic, me: int, legal: list[int], mood: Mood) -> bool:
    return PROPOSE + kinds.FOR_LIFE in legal and life_candidate(world, me) >= 0


class NominateForLifeHeuristic(Heuristic):
    """[1.09.82] Whoever may win; else nobody."""

    is_draft = True

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        man = life_candidate(world, me)
        return first_of(legal, SENATOR + man, PASS) if man >= 0 else first_of(legal, PASS)

    def carry_out(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return masters(world, me, legal)[-1]


def masters(world: Republic, me: int, menu: list[int]) -> list[int]:
    """[1.09.82] Who should be Consul for Life: one of ours; or nobody."""
    ours = [choice for choice in of(menu, SENATOR) if world.faction[choice - SENATOR] == me]
    return [choice for choice in menu if choice == PASS] + ours


# -- who agrees to what


class ConsentHeuristic(Heuristic):
    """[1.09.172] A name under a bill is popularity; an army too small is a grave."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        proposal = proposing(world).proposal
        if not proposal:
            return NO
        frame: Any = world.stack[-1]
        return YES if opinion_of(proposal[0]).consents(world, me, frame.senator, proposal, mood) else NO


register(Nominate, NominateHeuristic())
register(Split, SplitHeuristic())
register(SplitAlone, SplitAloneHeuristic())
register(Appoint, AppointHeuristic())
register(Agree, AgreeHeuristic())
register(NominateDictator, NominateDictatorHeuristic())
register(NameMaster, NameMasterHeuristic())
register(DictatorStep, DictatorStepHeuristic())
register(CensorStep, CensorStepHeuristic())
register(GovernorStep, CensorStepHeuristic())
register(NominateCensor, NominateCensorHeuristic())
register(NominateForLife, NominateForLifeHeuristic())
register(Consent, ConsentHeuristic())
register(ConsentAnew, ConsentHeuristic())
