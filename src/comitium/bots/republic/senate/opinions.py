"""What a faction thinks of a proposal: by interest, by what Rome needs, against who is about to win.

Each kind of proposal has an `Opinion`, registered here for its number. A kind that has none leaves everybody indifferent.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.bots.republic.advanced.provinces import is_menace
from comitium.bots.republic.bargains.dues import years_owed
from comitium.bots.republic.bonds import bond
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.situation import (
    FEW,
    FOR_LIFE,
    after_debts,
    forecast,
    is_falling,
    leading,
    safety,
    threat,
    threats,
    war_chest,
    worth,
)
from comitium.bots.republic.wars.armies import expected, is_covered, levies_well
from comitium.bots.republic.wars.campaign import (
    BY_RIGHT,
    is_bearable,
    is_grudged,
    is_leading,
    is_marched_on,
    is_ours,
    pressing,
    prize_of,
)
from comitium.games.republic.catalogue.senators import MILITARY
from comitium.games.republic.catalogue.tables import LAND_BILL_COST
from comitium.games.republic.odds.senate import expected_votes, trial_rolls
from comitium.games.republic.rules.common.wars import fleet_strength, support
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import advocate_named
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import DEPLOYED, GARRISONED, REPLACED, items
from comitium.games.republic.state.numbers import CIVIL_WAR, FOUGHT, IMMINENT, INACTIVE, WARS, count
from comitium.games.republic.state.republic import Republic

DULL: Final = 0.5  # opinions weaker than this are none
IN_DANGER: Final = 0.35  # below this safety nobody votes against armies
OFFICE: Final = 5.0
TOLERATED: Final = 0.25  # so near to winning may a neighbour be
MONOPOLY: Final = 0.8  # both Consuls of one faction, and not of ours
WEARY: Final = 0.5  # with every pair that falls one is more ready to take the next
WINNING: Final = 24  # a man with so much influence is not sent to an easy war
ALMOST: Final = 28  # an office and a prize, and he is master of Rome by right
JEALOUS: Final = 0.8  # who loves command so much grudges it to others
TRIUMPH: Final = 5  # what a victory brings its general at least: influence, and popularity
VICTORY: Final = 4.0  # what a victory is worth to all ...
PRESSED: Final = 2.0  # ... and so much more for each step by which the wars press
DEFEAT: Final = 3.0
MASTERED: Final = 30.0  # what it costs that a victory makes somebody else master of Rome
TWICE: Final = 5.0  # what it costs to send a second army where one will do
MOST_GRUDGE: Final = 1.6
GREAT: Final = 99.0
COVETED: Final = 4.0  # what it costs who loves command so much that another is Dictator
ENVY: Final = 3.0  # what the triumph of a faction that is stronger already costs us
EXILE: Final = 0.25  # what a vote in Rome is worth to us while somebody is near to mastery
UNPAID: Final = 0.25  # who leaves Rome to others is liked so much less for each year, by who loves it
REMEMBERED: Final = 0.1  # what a bond adds to what one thinks of a faction
BETRAYED: Final = 0.3  # who broke his word is liked so much less
POOR: Final = 10  # with less than this after the next debts land bills are looked at again
RESTLESS: Final = 5  # with so much unrest everybody wants calm
CALMED: Final = 2.0
CALM: Final = 0  # such a speech ahead, and the people can bear it
MENACE: Final = 4.0  # what legions cost us with which a rival's governor might march on Rome
SPEAKERS_STAKE: Final = 3.0  # [2.05.5] what a verdict gives to an advocate or takes from him
MINOR_STAKE: Final = 5.0  # what a conviction in a minor trial costs
FOR_LIFE_WORTH: Final = 50.0  # what a Consul for Life is worth to his own, and costs all others


@mypyc_attr(allow_interpreted_subclasses=True)
class Opinion:
    """What a faction thinks of one kind of proposal. This one is indifferent, for a kind that nobody has an opinion of."""

    is_defence: bool = False  # armies: nobody stops them while Rome is in danger
    is_warlike: bool = False  # battles tell what it was worth
    is_election: bool = False  # who keeps one man out of office lets another in
    is_mastery: bool = False  # it makes somebody master of Rome: everything is at stake
    must_pass: bool = False  # some such proposal must pass in the end: who has a majority against all of them gives in

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        """What the proposal is worth to a faction, in influence; below 0 it had better fail."""
        return 0.0

    def foreseen(self, world: Republic, me: int, kind: int, man: int, mood: Mood) -> float:
        """What one that nobody has put yet would be worth if it named this man, and nothing more is known of it."""
        return 0.0

    def honoured(self, proposal: list[int]) -> list[int]:
        """The senators who gain by it and will surely vote for it."""
        return []

    def votes_against(self, world: Republic, on_floor: Vote) -> int:
        """The votes against it that nobody casts."""
        return 0

    def consents(self, world: Republic, me: int, man: int, proposal: list[int], mood: Mood) -> bool:
        """Whether our man lets himself be named in it."""
        return self.value(world, me, proposal, mood) > 0

    def master(self, proposal: list[int]) -> int:
        """Who would be master of Rome by it; -1: nobody."""
        return -1


INDIFFERENT: Final = Opinion()
OPINIONS: Final[dict[int, Opinion]] = {}  # by kind of proposal


def register(kind: int, opinion: Opinion) -> None:
    OPINIONS[kind] = opinion


def opinion_of(kind: int) -> Opinion:
    """What is thought of a kind of proposal in general."""
    return OPINIONS.get(kind, INDIFFERENT)


def opinion(world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
    """What a proposal is worth to a faction, in influence; below 0 it had better fail."""
    return opinion_of(proposal[0]).value(world, me, proposal, mood)


# -- what one thinks of the others


def goodwill(world: Republic, me: int, senator: int, mood: Mood) -> float:
    """How glad a faction is of somebody's luck: 1 for its own man, less than nothing for who is about to win."""
    seat = world.faction[senator]
    if seat == me:
        return 1.0
    if seat < 0:
        return 0.0
    found = grudge(max(threat(world, seat), nearness(world, senator)), mood)
    return found - resented(seat, mood) + REMEMBERED * bond(mood, seat)


def resented(seat: int, mood: Mood) -> float:
    """What a faction has made itself disliked by: a broken word, years in which others paid for Rome."""
    found = BETRAYED if seat == mood.foe else 0.0
    return found + UNPAID * mood.rome * years_owed(mood, seat)


def nearness(world: Republic, senator: int) -> float:
    """How near an office would bring him to be proposed for life; 1 is there. From 28 on it would be worse: with 35 nobody is
    asked any more."""
    found = (world.influence[senator] + OFFICE - (9.0 if world.rules.seats <= FEW else 12.0)) / 9.0
    return found if world.influence[senator] < ALMOST else found + 1.0


def grudge(danger: float, mood: Mood) -> float:
    """What one thinks of a faction that is so near to winning: nothing, as long as it is not."""
    return -(0.5 + mood.spite) * min(MOST_GRUDGE, max(0.0, danger - TOLERATED))


def worth_cap(world: Republic, me: int, man: int, gain: int) -> float:
    """The most that anything can be worth to us that brings another faction's man so much influence: with 21 he may be
    proposed for life, with 35 he need not be proposed any more."""
    if world.faction[man] == me or world.faction[man] < 0:
        return GREAT
    then = world.influence[man] + gain
    if then >= BY_RIGHT:
        return -30.0
    if world.rules.seats <= FEW:  # two enemies are few: he must not even come near
        return GREAT if then < FOR_LIFE - 5 else -6.0
    return GREAT if then < FOR_LIFE else -6.0 if threat(world, world.faction[man]) >= 1.0 else -2.0


# -- offices


class ConsulsOpinion(Opinion):
    """[1.09.2] An office for a friend; for Rome a general, and somebody whom the people like."""

    is_election = True

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        one, other = proposal[1], proposal[2]
        mine = goodwill(world, me, one, mood) + goodwill(world, me, other, mood)
        if world.faction[one] == world.faction[other] != me:
            mine -= MONOPOLY
        fallen = sum([older[0] == kinds.CONSULS for older in world.session.rejected])
        found = OFFICE * mine + 2.0 * mood.rome * fitness(world, one, other, threats(world), forecast(world)) + WEARY * fallen
        return min(found, worth_cap(world, me, one, 5), worth_cap(world, me, other, 5))

    def foreseen(self, world: Republic, me: int, kind: int, man: int, mood: Mood) -> float:
        return min(OFFICE * goodwill(world, me, man, mood), worth_cap(world, me, man, int(OFFICE)))

    def honoured(self, proposal: list[int]) -> list[int]:
        return proposal[1:]


def fitness(world: Republic, one: int, other: int, wars: int, people: int) -> float:
    """What a pair of Consuls is worth to Rome."""
    general = max(MILITARY[one], MILITARY[other]) - 3
    popular = max(world.popularity[one], world.popularity[other])
    return 0.25 * general * min(wars, 3) + 0.25 * (popular if people < 0 else 0)


class OfficeOpinion(Opinion):
    """An office for one man."""

    def foreseen(self, world: Republic, me: int, kind: int, man: int, mood: Mood) -> float:
        return self.value(world, me, [kind, man], mood)

    def honoured(self, proposal: list[int]) -> list[int]:
        return proposal[1:]


class CensorOpinion(OfficeOpinion):
    """[1.09.4] An office for a friend."""

    is_election = True

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        man = proposal[1]
        return min(OFFICE * goodwill(world, me, man, mood), worth_cap(world, me, man, 5))


class DictatorOpinion(OfficeOpinion):
    """[1.09.3] The same, and for Rome a general when it is in danger."""

    is_warlike = True

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        man = proposal[1]
        is_in_danger = safety(world) < IN_DANGER
        rome = 1.5 * (MILITARY[man] - 3) + (1.0 if is_in_danger else 0.0)
        found = 6.0 * goodwill(world, me, man, mood) + 2.0 * mood.rome * rome
        if mood.sword >= JEALOUS and world.faction[man] != me and not is_in_danger:
            found -= COVETED
        return min(found, worth_cap(world, me, man, 7))


class ForLifeOpinion(Opinion):
    """[1.09.82] One's own man, and nobody else."""

    is_mastery = True

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        return FOR_LIFE_WORTH if world.faction[proposal[1]] == me else -FOR_LIFE_WORTH

    def master(self, proposal: list[int]) -> int:
        return proposal[1]

    def honoured(self, proposal: list[int]) -> list[int]:
        return proposal[1:]


# -- trials


class TrialOpinion(Opinion):
    """[1.09.4] Guilty: one's own are innocent, who leads is not, and a thief is a thief."""

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        accused = proposal[1]
        stake = self.stake(world, accused)
        if world.faction[accused] == me:
            return -stake
        found = -stake * goodwill(world, me, accused, mood)
        if self.is_brought_by(world, me, proposal):
            found += 0.5 * stake
        if world.corrupt >> accused & 1:
            found += 1.5 * mood.rome
        return found - 0.4

    def stake(self, world: Republic, accused: int) -> float:
        """What a conviction costs him: his life."""
        return worth(world, accused)

    def is_brought_by(self, world: Republic, me: int, proposal: list[int]) -> bool:
        """Whether the prosecutor is of our faction."""
        return False


class ProsecutionOpinion(TrialOpinion):
    """[1.09.413] A major trial: there is a prosecutor, and the accused has his influence on his side."""

    def foreseen(self, world: Republic, me: int, kind: int, man: int, mood: Mood) -> float:
        return self.value(world, me, [kind, man, man, 0], mood)

    def is_brought_by(self, world: Republic, me: int, proposal: list[int]) -> bool:
        return world.faction[proposal[2]] == me

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        """[2.05.5] [2.05.6] With advocates, the verdict moves the influence of the prosecutor and of the advocate too."""
        found = super().value(world, me, proposal, mood)
        if not world.rules.advocates or world.faction[proposal[1]] == me:
            return found
        if self.is_brought_by(world, me, proposal):
            found += 0.5 * SPEAKERS_STAKE
        advocate = advocate_named(proposal)
        return found - SPEAKERS_STAKE if advocate >= 0 and world.faction[advocate] == me else found

    def votes_against(self, world: Republic, on_floor: Vote) -> int:
        found = on_floor.stake + world.influence[on_floor.proposal[1]]
        return found + round(expected_votes(trial_rolls(world, on_floor))) if world.rules.advocates else found


class MinorOpinion(ProsecutionOpinion):
    """[1.09.412] A minor one costs influence and popularity."""

    def stake(self, world: Republic, accused: int) -> float:
        return MINOR_STAKE


# -- business


class ConcessionsOpinion(Opinion):
    """[1.09.61] Riches for friends; who loves gold would rather have them himself."""

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        return sum([3.0 * goodwill(world, me, senator, mood) for senator in proposal[2::2]]) - 2.0 * (mood.greed - 0.4)

    def honoured(self, proposal: list[int]) -> list[int]:
        return proposal[2::2]


class GovernorsOpinion(Opinion):
    """[1.09.5] What one thinks of each post."""

    must_pass = True

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        return sum([governor(world, me, senator, mood) for senator in proposal[2::2]])

    def consents(self, world: Republic, me: int, man: int, proposal: list[int], mood: Mood) -> bool:
        """[1.09.51] No soldier, and only for the sake of gold."""
        return MILITARY[man] < 3 and mood.greed > 0.5

    def honoured(self, proposal: list[int]) -> list[int]:
        return proposal[2::2]


def governor(world: Republic, me: int, senator: int, mood: Mood) -> float:
    """[1.09.5] A good man is missed in Rome; a poor one is well provided for. At a small table every vote is missed, also a
    neighbour's against who leads."""
    seat = world.faction[senator]
    if seat < 0:
        return 0.0
    few = world.rules.seats <= FEW
    first = leading(world)
    if seat == me:
        missed = 0.5 * world.oratory(senator) + 0.4 * MILITARY[senator] + 0.15 * world.influence[senator] - 2.0
        if war_chest(world, me):  # who is sent away takes his votes and his purse with him, and then a master is elected
            missed += EXILE * (world.votes(senator) + world.talents[senator])
        return 2.5 * mood.greed - missed - (0.3 * world.votes(senator) if few else 0.0)
    if seat == first:
        return 1.2
    return -0.6 if few and first != me else 0.6


class LandBillOpinion(Opinion):
    """[1.09.62] Land for votes: when the people growl and the State can pay; demagogues always, unless it ruins Rome."""

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        left = after_debts(world) - LAND_BILL_COST[proposal[1]]
        need = -forecast(world) - 1.0 + 3.0 * (mood.crowd - 0.5)
        if left < 0:
            need -= 3.0 + mood.rome
        elif left < 40:
            need -= 1.0
        named = sum([goodwill(world, me, senator, mood) for senator in proposal[2:]])
        if world.unrest >= RESTLESS and left >= 0:  # whoever has his name under it, the people must be calmed
            return max(need, CALMED) + 0.5 * named
        return need + 1.5 * named

    def consents(self, world: Republic, me: int, man: int, proposal: list[int], mood: Mood) -> bool:
        """The people will love him."""
        return True


class RepealOpinion(Opinion):
    """[1.09.621] What saves the State money that it has not; the name of who proposes it suffers."""

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        named = goodwill(world, me, proposal[2], mood)
        return (1.0 if repeals(world) else -1.0 - mood.crowd) - 1.5 * named


def repeals(world: Republic) -> bool:
    """[1.09.621] Whether land that was given should cost the State no more: it cannot pay, and the people can bear it."""
    return after_debts(world) < POOR and forecast(world) >= CALM


class ForcesOpinion(Opinion):
    """[1.09.63] Legions and fleets that Rome needs and can pay."""

    is_defence = True
    is_warlike = True

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        if is_ours(world, me) and proposal[1]:
            return -GREAT  # they would be led against our own man
        return 2.0 if levies_well(world, proposal, mood) else -2.0


def meets_rebel(proposal: list[int]) -> bool:
    """[1.11.35] Whether a proposal sends an army against the rebel in Italy."""
    return any(item[0] in (DEPLOYED, REPLACED) and item[2] == CIVIL_WAR for item in items(proposal))


class MilitaryOpinion(Opinion):
    """[1.09.64] Armies with a chance go, and any against a rebel in Italy; not a man whom a triumph would make master of Rome,
    nor legions to a rival's governor who does not need them, nor a second army where one will do."""

    is_defence = True
    is_warlike = True

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        if is_marched_on(world) and meets_rebel(proposal):
            return -GREAT if is_ours(world, me) else GREAT
        won, lost = expected(world, proposal)
        going = [item for item in items(proposal) if item[0] in (DEPLOYED, REPLACED)]
        sent = [(item[1] if item[0] == DEPLOYED else item[6], item[2]) for item in going]
        value = of_commands(world, me, sent, won, lost, mood)
        for item in items(proposal):
            if item[0] == GARRISONED and is_menace(world, me, item[2], item[3] + count(item[4])):
                value -= MENACE
            elif item[0] == DEPLOYED and is_covered(world, item[2]):
                value -= TWICE
        return value

    def honoured(self, proposal: list[int]) -> list[int]:
        """Who would command."""
        return [item[1] if item[0] == DEPLOYED else item[6] for item in items(proposal) if item[0] in (DEPLOYED, REPLACED)]


def of_commands(world: Republic, me: int, sent: list[tuple[int, int]], won: float, lost: float, mood: Mood) -> float:
    """What it is worth that these men go to these wars, with the best chance of a victory and the worst of a defeat: the more
    the wars press, the more a victory is worth to all."""
    if won and is_falling(world):
        return GREAT
    press = pressing(world)
    value = (VICTORY + PRESSED * press) * won - DEFEAT * lost + (0.6 if won or not lost else 0.0)
    for man, war in sent:
        if world.faction[man] == me:
            value += 1.0 + 2.0 * mood.sword * (won - lost)
            continue
        prize = prize_of(world, war)
        if world.influence[man] + prize >= BY_RIGHT:
            value -= MASTERED
        elif safety(world) >= IN_DANGER:
            value -= 6.0 if world.influence[man] >= WINNING else 3.0 if mood.sword >= JEALOUS and not press else 0.0
            value += max(TRIUMPH, prize) * min(0.0, goodwill(world, me, man, mood))
            if is_grudged(world, me, man) and is_leading(world, man) and is_bearable(world, mood):
                value -= ENVY
    return value


class RhodianOpinion(Opinion):
    """[1.07.21] To do without the Rhodian fleets: right, unless they are needed."""

    is_warlike = True

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        return -1.0 if needs_ships(world) else 1.0


def needs_ships(world: Republic) -> bool:
    """[1.07.21] Whether the Rhodians are worth their upkeep: some war asks for fleets, and the State can pay them."""
    if after_debts(world) < 0:
        return False
    return any(
        world.zone[war] in (FOUGHT, INACTIVE, IMMINENT) and (support(world, war) or fleet_strength(world, war))
        for war in range(WARS)
    )


register(kinds.CONSULS, ConsulsOpinion())
register(kinds.DICTATOR, DictatorOpinion())
register(kinds.CENSOR, CensorOpinion())
register(kinds.FOR_LIFE, ForLifeOpinion())
register(kinds.MINOR, MinorOpinion())
register(kinds.MAJOR, ProsecutionOpinion())
register(kinds.SPECIAL, TrialOpinion())
register(kinds.GOVERNORS, GovernorsOpinion())
register(kinds.CONCESSIONS, ConcessionsOpinion())
register(kinds.LAND_BILL, LandBillOpinion())
register(kinds.REPEAL, RepealOpinion())
register(kinds.FORCES, ForcesOpinion())
register(kinds.MILITARY, MilitaryOpinion())
register(kinds.RHODIAN, RhodianOpinion())
