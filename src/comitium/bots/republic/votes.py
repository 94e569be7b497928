"""What a faction thinks of a proposal, and how it votes: by interest, by what Rome needs, against who is about to win."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.armies import expected, levies_well
from comitium.bots.republic.campaign import is_bearable, is_grudged
from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import AVERAGE, Mood
from comitium.bots.republic.picks import first_of
from comitium.bots.republic.sight import (
    FEW,
    FOR_LIFE,
    after_debts,
    faction_votes,
    forecast,
    is_falling,
    leading,
    purses,
    safety,
    threat,
    threats,
    war_chest,
    worth,
)
from comitium.games.republic.catalogue.senators import MILITARY, ORATORY
from comitium.games.republic.catalogue.tables import LAND_BILL_COST
from comitium.games.republic.choices import verb
from comitium.games.republic.rules.common.wars import fleet_strength, support
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import (
    ABSTAIN,
    AGAINST,
    ALL_ABSTAIN,
    ALL_AGAINST,
    ALL_FOR,
    FOR,
    ONE_BY_ONE,
    OWNER,
    PLEDGE,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_14_vote import Vote, vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_64_items import DEPLOYED, REPLACED, items
from comitium.games.republic.rules.r1_09_senate.r1_09_142_ballots import CastVotes
from comitium.games.republic.state.numbers import FOUGHT, IMMINENT, INACTIVE, WARS, bits
from comitium.games.republic.state.republic import Republic

DULL: Final = 0.5  # opinions weaker than this are none
IN_DANGER: Final = 0.35  # below this safety nobody votes against armies
OFFICE: Final = 5.0
TOLERATED: Final = 0.25  # so near to winning may a neighbour be
MONOPOLY: Final = 0.8  # both Consuls of one faction, and not of ours
WEARY: Final = 0.5  # with every pair that falls one is more ready to take the next
COURTS: Final = (kinds.MINOR, kinds.MAJOR)
WINNING: Final = 24  # a man with so much influence is not sent to an easy war
ALMOST: Final = 28  # an office and a prize, and he is master of Rome by right
JEALOUS: Final = 0.8  # who loves command so much grudges it to others
TRIUMPH: Final = 5.0  # what a victory brings its general
MOST_GRUDGE: Final = 1.6
BY_RIGHT: Final = 35  # [1.09.822] with so much influence nobody is asked
GREAT: Final = 99.0
ENVY: Final = 3.0  # what the triumph of a faction that is stronger already costs us
EXILE: Final = 0.25  # what a vote in Rome is worth to us while somebody is near to mastery
BETRAYED: Final = 0.3  # who broke his word is liked so much less
POOR: Final = 10  # with less than this after the next debts land bills are looked at again
CALM: Final = 0  # such a speech ahead, and the people can bear it


def friend(world: Republic, me: int, senator: int, mood: Mood) -> float:
    """How glad a faction is of somebody's luck: 1 for its own man, less than nothing for who is about to win."""
    seat = world.faction[senator]
    if seat == me:
        return 1.0
    if seat < 0:
        return 0.0
    found = grudge(max(threat(world, seat), nearness(world, senator)), mood)
    return found - BETRAYED if seat == mood.foe else found


def nearness(world: Republic, senator: int) -> float:
    """How near an office would bring him to be proposed for life; 1 is there. From 28 on it would be worse: with 35 nobody is
    asked any more."""
    found = (world.influence[senator] + OFFICE - (9.0 if world.rules.seats <= FEW else 12.0)) / 9.0
    return found if world.influence[senator] < ALMOST else found + 1.0


def grudge(danger: float, mood: Mood) -> float:
    """What one thinks of a faction that is so near to winning: nothing, as long as it is not."""
    return -(0.5 + mood.spite) * min(MOST_GRUDGE, max(0.0, danger - TOLERATED))


def opinion(world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
    """What a proposal is worth to a faction, in influence; below 0 it had better fail."""
    kind = proposal[0]
    if kind == kinds.CONSULS:
        return consuls(world, me, proposal[1], proposal[2], mood)
    if kind in (kinds.DICTATOR, kinds.CENSOR):
        return office(world, me, kind, proposal[1], mood)
    if kind in (kinds.MINOR, kinds.MAJOR, kinds.SPECIAL):
        return trial(world, me, proposal, mood)
    if kind == kinds.CONCESSIONS:
        return sum([3.0 * friend(world, me, senator, mood) for senator in proposal[2::2]]) - (mood.greed - 0.4)
    if kind == kinds.GOVERNORS:
        return sum([governor(world, me, senator, mood) for senator in proposal[2::2]])
    if kind in (kinds.LAND_BILL, kinds.REPEAL):
        return land(world, me, proposal, mood)
    if kind == kinds.FORCES:
        return 2.0 if levies_well(world, proposal, mood) else -2.0
    if kind == kinds.MILITARY:
        return command(world, me, proposal, mood)
    if kind == kinds.FOR_LIFE:
        return 50.0 if world.faction[proposal[1]] == me else -50.0
    return -1.0 if needs_ships(world) else 1.0


def needs_ships(world: Republic) -> bool:
    """[1.07.21] Whether the Rhodians are worth their upkeep: some war asks for fleets, and the State can pay them."""
    if after_debts(world) < 0:
        return False
    return any(
        world.zone[war] in (FOUGHT, INACTIVE, IMMINENT) and (support(world, war) or fleet_strength(world, war))
        for war in range(WARS)
    )


def consuls(world: Republic, me: int, one: int, other: int, mood: Mood) -> float:
    """[1.09.2] An office for a friend; for Rome a general, and somebody whom the people like."""
    mine = friend(world, me, one, mood) + friend(world, me, other, mood)
    if world.faction[one] == world.faction[other] != me:
        mine -= MONOPOLY
    fallen = sum([proposal[0] == kinds.CONSULS for proposal in world.session.rejected])
    found = OFFICE * mine + 2.0 * mood.rome * fitness(world, one, other, threats(world), forecast(world)) + WEARY * fallen
    return min(found, crowned(world, me, one, 5), crowned(world, me, other, 5))


def crowned(world: Republic, me: int, man: int, gain: int) -> float:
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


def fitness(world: Republic, one: int, other: int, wars: int, people: int) -> float:
    """What a pair of Consuls is worth to Rome."""
    general = max(MILITARY[one], MILITARY[other]) - 3
    popular = max(world.popularity[one], world.popularity[other])
    return 0.25 * general * min(wars, 3) + 0.25 * (popular if people < 0 else 0)


def office(world: Republic, me: int, kind: int, man: int, mood: Mood) -> float:
    if kind == kinds.CENSOR:
        return min(OFFICE * friend(world, me, man, mood), crowned(world, me, man, 5))
    rome = 1.5 * (MILITARY[man] - 3) + (1.0 if safety(world) < IN_DANGER else 0.0)
    return min(6.0 * friend(world, me, man, mood) + 2.0 * mood.rome * rome, crowned(world, me, man, 7))


def trial(world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
    """[1.09.4] Guilty: one's own are innocent, who leads is not, and a thief is a thief."""
    accused = proposal[1]
    stake = 5.0 if proposal[0] == kinds.MINOR else worth(world, accused)
    if world.faction[accused] == me:
        return -stake
    found = -stake * friend(world, me, accused, mood)
    if proposal[0] != kinds.SPECIAL and world.faction[proposal[2]] == me:
        found += 0.5 * stake
    if world.corrupt >> accused & 1:
        found += 1.5 * mood.rome
    return found - 0.4


def governor(world: Republic, me: int, senator: int, mood: Mood) -> float:
    """[1.09.5] A good man is missed in Rome; a poor one is well provided for. At a small table every vote is missed, also a
    neighbour's against who leads."""
    seat = world.faction[senator]
    if seat < 0:
        return 0.0
    few = world.rules.seats <= FEW
    first = leading(world)
    if seat == me:
        missed = 0.5 * ORATORY[senator] + 0.4 * MILITARY[senator] + 0.15 * world.influence[senator] - 2.0
        if war_chest(world, me):  # who is sent away takes his votes and his purse with him, and then a master is elected
            missed += EXILE * (world.votes(senator) + world.talents[senator])
        return 2.5 * mood.greed - missed - (0.3 * world.votes(senator) if few else 0.0)
    if seat == first:
        return 1.2
    return -0.6 if few and first != me else 0.6


def land(world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
    """[1.09.62] Land for votes: when the people growl and the State can pay; demagogues always, unless it ruins Rome."""
    if proposal[0] == kinds.REPEAL:
        named = friend(world, me, proposal[2], mood)
        return (1.0 if repeals(world) else -1.0 - mood.crowd) - 1.5 * named  # his name suffers
    cost = LAND_BILL_COST[proposal[1]]
    left = after_debts(world) - cost
    need = -forecast(world) - 1.0 + 3.0 * (mood.crowd - 0.5)
    if left < 0:
        need -= 3.0 + mood.rome
    elif left < 40:
        need -= 1.0
    named = sum([friend(world, me, senator, mood) for senator in proposal[2:]])
    return need + 1.5 * named


def repeals(world: Republic) -> bool:
    """[1.09.621] Whether land that was given should cost the State no more: it cannot pay, and the people can bear it."""
    return after_debts(world) < POOR and forecast(world) >= CALM


def command(world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
    """[1.09.64] Armies with a chance go; not a man whom a triumph would make master of Rome."""
    won, lost = expected(world, proposal)
    if won and is_falling(world):
        return GREAT
    value = 4.0 * won - 3.0 * lost + (0.6 if won or not lost else 0.0)
    sent = [item[1] if item[0] == DEPLOYED else item[6] for item in items(proposal) if item[0] in (DEPLOYED, REPLACED)]
    for man in sent:
        if world.faction[man] == me:
            value += 1.0 + 2.0 * mood.sword * (won - lost)
        elif safety(world) >= IN_DANGER:
            value -= 6.0 if world.influence[man] >= WINNING else 3.0 if mood.sword >= JEALOUS else 0.0
            value += TRIUMPH * min(0.0, friend(world, me, man, mood))
            if is_grudged(world, me, man) and is_bearable(world, mood):
                value -= ENVY
    return value


# -- voting [1.09.14]


class CastVotesHeuristic(Heuristic):
    """All alike, or with talents where that decides what matters."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        on_floor = vote_on_floor(world)
        assert on_floor is not None
        frame: Any = world.stack[-1]
        if frame.chain:
            return legal[0]
        seat: int = frame.seat
        if OWNER in legal:
            return ALL_FOR if opinion(world, me, on_floor.proposal, mood) >= 0 else OWNER
        view = opinion(world, me, on_floor.proposal, mood)
        if on_floor.faction == me and on_floor.means != kinds.BY_LAW:
            view = max(view, 1.0)  # nobody drops what he has proposed himself
        if frame.each_own % 2:
            return ballot(world, seat, legal, on_floor, view, mood)
        wish = talents_wanted(world, seat, on_floor, view, mood)
        if ONE_BY_ONE in legal and (wish > 0 or has_pledge(world, seat, on_floor, view)):
            return ONE_BY_ONE
        if view > DULL:
            return first_of(legal, ALL_FOR)
        if view < -DULL:
            return first_of(legal, ALL_AGAINST, ALL_ABSTAIN)
        return first_of(legal, ALL_ABSTAIN, ALL_FOR if view >= 0 else ALL_AGAINST, ALL_FOR)


def has_pledge(world: Republic, seat: int, on_floor: Vote, view: float) -> bool:
    proposal = on_floor.proposal
    return proposal[0] == kinds.FOR_LIFE and view > 0 and world.faction[proposal[1]] == seat and world.in_rome(proposal[1])


def talents_wanted(world: Republic, seat: int, on_floor: Vote, view: float, mood: Mood) -> int:
    """How many talents it takes to decide a vote that is worth them: one for each point, or three to who loves gold."""
    if on_floor.proposal[0] == kinds.FOR_LIFE and view < 0:
        return against_a_master(world, seat, on_floor)
    if abs(view) < 4.0 - 1.5 * mood.greed:
        return 0
    proposal = on_floor.proposal
    margin = sum(world.votes(man) for man in bits(world.here(seat) & ~on_floor.spoke))
    lead = on_floor.ayes - on_floor.noes - (on_floor.stake if proposal[0] in COURTS else 0)
    if proposal[0] in COURTS:
        lead -= world.influence[proposal[1]]
    margin += lead if view > 0 else -lead
    friends = 0
    fallen = any(older[0] == proposal[0] for older in world.session.rejected)  # who had talents for it has shown them
    for other in range(world.rules.seats):
        if other == seat or on_floor.called >> other & 1:
            continue
        sways = 1 if other == on_floor.faction else side(world, other, proposal)
        if sways * view > 0:
            margin += faction_votes(world, other)
            friends += purses(world, other)
        elif sways:
            margin -= faction_votes(world, other)
            buys = proposal[0] == kinds.FOR_LIFE or (other == on_floor.faction and not fallen)  # the chair speaks last
            margin -= purses(world, other) // 2 if buys else 0
    missing = 1 - margin
    purse = purses(world, seat)
    if missing <= 0 or missing > min(purse + friends, int((1.0 + 2.3 * mood.greed) * abs(view))):
        return 0
    return min(purse, missing)


def side(world: Republic, seat: int, proposal: list[int]) -> int:
    """How somebody else is likely to vote: 1 for it, -1 against it, 0 neither."""
    view = opinion(world, seat, proposal, AVERAGE)
    return 1 if view > DULL else -1 if view < -DULL else 0


def against_a_master(world: Republic, seat: int, on_floor: Vote) -> int:
    """[1.09.821] Every talent against a Consul for Life, up to what he could still bring together."""
    man = on_floor.proposal[1]
    party = world.faction[man]
    able = on_floor.ayes - on_floor.noes - sum(world.votes(one) for one in bits(world.here(seat) & ~on_floor.spoke))
    if not on_floor.called >> party & 1:
        able += faction_votes(world, party) + world.influence[man] + purses(world, party)
    return max(0, min(purses(world, seat), able + 1))


def ballot(world: Republic, seat: int, legal: list[int], on_floor: Vote, view: float, mood: Mood) -> int:
    """[1.09.142] One senator's votes, with his talents as long as they are wanted."""
    if PLEDGE in legal and view > 0:
        return PLEDGE
    word = FOR if view > 0 else AGAINST
    able = [choice for choice in legal if verb(choice) == word]
    if abs(view) <= DULL or not able:
        return first_of(legal, ABSTAIN, FOR, AGAINST)
    wish = talents_wanted(world, seat, on_floor, view, mood)
    return able[min(wish, len(able) - 1)]


register(CastVotes, CastVotesHeuristic())
