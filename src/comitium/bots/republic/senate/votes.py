"""How a faction votes: as it thinks of the proposal, with talents where they decide what matters."""

from __future__ import annotations

from typing import Any

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import AVERAGE, Mood
from comitium.bots.republic.picks import first_of
from comitium.bots.republic.senate.opinions import DULL, opinion, opinion_of
from comitium.bots.republic.situation import faction_votes, purses
from comitium.games.republic.choices import verb
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
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import votes_on
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_142_ballots import CastVotes
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic


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
    man = opinion_of(on_floor.proposal[0]).master(on_floor.proposal)
    return man >= 0 and view > 0 and world.faction[man] == seat and world.in_rome(man)


def talents_wanted(world: Republic, seat: int, on_floor: Vote, view: float, mood: Mood) -> int:
    """How many talents it takes to decide a vote that is worth them: one for each point, or three to who loves gold."""
    master = opinion_of(on_floor.proposal[0]).master(on_floor.proposal)
    if master >= 0 and view < 0:
        return against_a_master(world, seat, on_floor, master)
    proposal = on_floor.proposal
    zeal = max(mood.greed, mood.sword) if leads_ours(world, seat, proposal) else mood.greed
    if abs(view) < 4.0 - 1.5 * zeal:
        return 0
    margin = sum(votes_on(world, proposal, man) for man in bits(world.here(seat) & ~on_floor.spoke))
    lead = on_floor.ayes - on_floor.noes - opinion_of(proposal[0]).votes_against(world, on_floor)
    margin += lead if view > 0 else -lead
    friends = 0
    fallen = any(older[0] == proposal[0] for older in world.session.rejected)  # who had talents for it has shown them
    for other in range(world.rules.seats):
        if other == seat or on_floor.called >> other & 1:
            continue
        sways = 1 if other == on_floor.faction else likely_vote(world, other, proposal)
        if sways * view > 0:
            margin += faction_votes(world, other)
            friends += purses(world, other)
        elif sways:
            margin -= faction_votes(world, other)
            buys = master >= 0 or (other == on_floor.faction and not fallen)  # the chair speaks last
            margin -= purses(world, other) // 2 if buys else 0
    missing = 1 - margin
    purse = purses(world, seat)
    if missing <= 0 or missing > min(purse + friends, int((1.0 + 2.3 * zeal) * abs(view))):
        return 0
    return min(purse, missing)


def leads_ours(world: Republic, seat: int, proposal: list[int]) -> bool:
    """Whether a man of ours would command by it: who loves war pays for that."""
    found = opinion_of(proposal[0])
    return found.is_warlike and any(world.faction[man] == seat for man in found.honoured(proposal))


def likely_vote(world: Republic, seat: int, proposal: list[int]) -> int:
    """How somebody else is likely to vote: 1 for it, -1 against it, 0 neither."""
    view = opinion(world, seat, proposal, AVERAGE)
    return 1 if view > DULL else -1 if view < -DULL else 0


def against_a_master(world: Republic, seat: int, on_floor: Vote, man: int) -> int:
    """[1.09.821] Every talent against a Consul for Life, up to what he could still bring together."""
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
