"""Courts: whom a Censor accuses, who prosecutes, whether the accused appeals."""

from __future__ import annotations

from typing import Final

from comitium.bots.republic.bargains.dues import years_owed
from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import AVERAGE, Mood
from comitium.bots.republic.picks import first_of, of
from comitium.bots.republic.senate.opinions import UNPAID, opinion
from comitium.bots.republic.senate.votes import likely_vote
from comitium.bots.republic.situation import faction_votes, threat, worth
from comitium.games.republic.catalogue.senators import PROSECUTOR_BONUS
from comitium.games.republic.choices import NO, PASS, SENATOR, SPAN, YES, verb
from comitium.games.republic.odds.senate import Verdict, accusation, trial
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import CLOSE, FINE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import is_accusation
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import (
    AskProsecutor,
    CensorsMenu,
    NameCharge,
    NameProsecutor,
    tribunal,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import Appeal
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE, APPEAL, CHARGE
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic

BELOVED: Final = 4  # who is so popular is not tried without need
EXECUTION: Final = 6  # votes ahead with which one dares a major prosecution
LIKELY: Final = 0.5  # a verdict of guilty
DANGEROUS: Final = 0.15  # for prosecutor and Censor, if the people free the accused
FINE_OF_MINOR: Final = 6.0


def sides(world: Republic, me: int, accused: int, mood: Mood = AVERAGE) -> tuple[int, int]:
    """Votes that may be expected for a verdict of guilty, and against it: who leads has few friends, and so has who leaves
    Rome to others."""
    seat = world.faction[accused]
    ayes = 0
    for other in range(world.rules.seats):
        if other != seat:
            share = 1.0 if other == me else min(1.0, 2.0 * threat(world, seat) + UNPAID * years_owed(mood, seat))
            ayes += int(faction_votes(world, other) * share)
    return ayes, faction_votes(world, seat)


def margin(world: Republic, me: int, accused: int, mood: Mood = AVERAGE) -> int:
    """By how many votes he would be guilty without an appeal: his influence speaks for him."""
    ayes, noes = sides(world, me, accused, mood)
    return ayes - noes - world.influence[accused]


def spare_man(world: Republic, me: int) -> int:
    """Who would prosecute: the least of ours in Rome, [2.05.3] the best speaker where advocates plead."""
    return min(bits(world.here(me)), key=lambda man: (-speech(world, man), worth(world, man), man), default=NOBODY)


def speech(world: Republic, man: int) -> int:
    """[2.05.3] How well a prosecutor speaks, where that counts."""
    return world.oratory(man) - PROSECUTOR_BONUS[man] if world.rules.advocates else 0


class CensorsMenuHeuristic(Heuristic):
    """[1.09.41] Who leads, if he can be had; thieves, if one cares for Rome; nobody whom the people love."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        fines = [choice for choice in of(legal, FINE) if world.faction[choice % SPAN] != me]
        if fines:
            return fines[0]
        best, chosen = 1.5, first_of(legal, CLOSE)
        for choice in legal:
            act, man = verb(choice), choice % SPAN
            if not is_accusation(choice) or world.faction[man] == me or world.popularity[man] >= BELOVED:
                continue
            kind = kinds.MINOR if act == ACCUSE else kinds.MAJOR
            ahead = margin(world, me, man, mood)
            if ahead <= 0 or (kind == kinds.MAJOR and ahead < EXECUTION):
                continue
            verdict = trial(world, accusation(world, kind, man, spare_man(world, me)), *sides(world, me, man, mood))
            if verdict.convicted < LIKELY or verdict.prosecutor + verdict.censor > DANGEROUS:
                continue
            value = opinion(world, me, [kind, man, man], mood) + 2.0 * (mood.spite - 0.4)
            if value > best:
                best, chosen = value, choice
        return chosen


class NameChargeHeuristic(Heuristic):
    """[1.09.41] Any charge will do."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return first_of(legal, *of(legal, CHARGE))


class NameProsecutorHeuristic(Heuristic):
    """[1.09.411] One of ours, and not the dearest, since the people may turn on him; else a rival of the accused."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        men = of(legal, SENATOR)
        court = tribunal(world)
        able = [choice for choice in men if world.faction[choice - SENATOR] == me]
        if able:
            return min(able, key=lambda choice: (-speech(world, choice - SENATOR), worth(world, choice - SENATOR), choice))
        others = [choice for choice in men if world.faction[choice - SENATOR] != world.faction[court.accused]]
        return first_of(legal, *others[:1], PASS)


class AskProsecutorHeuristic(Heuristic):
    """[1.09.411] Half of what the accused loses is the prosecutor's: yes, unless the people love him or he is our friend.
    [2.05.6] Where an acquittal costs the prosecutor influence, only if he is likely to win."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        court = tribunal(world)
        if world.popularity[court.accused] >= BELOVED or world.faction[court.accused] == me:
            return NO
        if not world.rules.advocates:
            return YES
        asked = world.stack[-1]
        assert isinstance(asked, AskProsecutor)
        case = accusation(world, court.kind, court.accused, asked.man, court.charge)
        return YES if trial(world, case, *sides(world, me, court.accused)).convicted >= LIKELY else NO


class AppealHeuristic(Heuristic):
    """[1.09.421] Whatever costs less on average: the people may free a man, and kill him. The others are expected to vote as
    average men would."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        vote = vote_on_floor(world)
        assert vote is not None
        ayes, noes = likely_votes(world, vote)
        appeals = of(legal, APPEAL)
        if PASS not in legal:
            return appeals[-1]
        silent = loss(world, vote, trial(world, vote, ayes, noes, 0))
        return appeals[-1] if loss(world, vote, trial(world, vote, ayes, noes)) < silent else PASS


def likely_votes(world: Republic, vote: Vote) -> tuple[int, int]:
    """The votes still to come for a verdict of guilty, and against it, if the others vote as average men would."""
    man = vote.proposal[1]
    ayes, noes = 0, faction_votes(world, world.faction[man])
    for seat in range(world.rules.seats):
        if not vote.called >> seat & 1 and seat != world.faction[man]:
            lean = likely_vote(world, seat, vote.proposal)
            ayes += faction_votes(world, seat) if lean > 0 else 0
            noes += faction_votes(world, seat) if lean < 0 else 0
    return ayes, noes


def loss(world: Republic, vote: Vote, verdict: Verdict) -> float:
    """What a verdict costs the faction of the accused: its man, or some of his influence."""
    life = worth(world, vote.proposal[1]) + 1.0
    stake = life if vote.proposal[0] == kinds.MAJOR else FINE_OF_MINOR
    return life * verdict.killed + stake * (verdict.convicted - verdict.killed)


register(CensorsMenu, CensorsMenuHeuristic())
register(NameCharge, NameChargeHeuristic())
register(NameProsecutor, NameProsecutorHeuristic())
register(AskProsecutor, AskProsecutorHeuristic())
register(Appeal, AppealHeuristic())
