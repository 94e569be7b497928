"""How likely it is that what a promise waits for comes about, and when it is due: what may never be owed is worth less."""

from __future__ import annotations

import math
from typing import Final

from comitium.bots.republic.mood import AVERAGE
from comitium.bots.republic.senate.opinions import DULL, opinion
from comitium.bots.republic.situation import faction_votes
from comitium.core.agreements import Clause
from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR, PONTIFEX_MAXIMUS
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.deals.clause import kind_of
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, vote_on_floor
from comitium.games.republic.state.numbers import REVENUE
from comitium.games.republic.state.republic import Republic

SURE: Final = 0.97  # the most that one can say of a vote that is not over
UNDECIDED: Final = 1.0  # by how much of its votes a faction may surprise us that thinks nothing of the matter ...
DECIDED: Final = 0.5  # ... or something
PROPOSED: Final = 0.4  # that what is not on the floor is proposed, and passes
FALLS: Final = 0.3  # that it is proposed, and falls
CHOSEN: Final = 0.25  # that a man is elected before anybody has named him
A_YEAR: Final = 0.85  # what is due a year later is worth so much less: many things happen in a year


def likely(world: Republic, clause: Clause, others: list[Clause]) -> float:
    """The chance that a promise comes to be owed; `others` are the promises made with it, which may help it along."""
    if not clause.when:
        return 1.0
    event, about = clause.when // promises.WHEN, clause.when % promises.WHEN
    vote = vote_on_floor(world)
    if event == promises.ELECTED:
        if not world.in_rome(about % 64 - 1):
            return 0.0
        if vote is None or vote.proposal[0] != election(about // 64 - 1) or about % 64 - 1 not in vote.proposal[1:]:
            return CHOSEN
        return passes(world, vote, others)
    if vote is None or not promises.is_selected(about, vote.proposal):
        return PROPOSED if event == promises.PASSED else FALLS
    found = passes(world, vote, others)
    return found if event == promises.PASSED else 1.0 - found


def election(office: int) -> int:
    """The kind of proposal by which somebody comes to an office; without one it is either Consul's."""
    return {CENSOR: kinds.CENSOR, DICTATOR: kinds.DICTATOR, PONTIFEX_MAXIMUS: kinds.PONTIFEX}.get(office, kinds.CONSULS)


def passes(world: Republic, vote: Vote, others: list[Clause]) -> float:
    """The chance of what is on the floor: votes that were cast, that are promised, and that may be expected. Who has promised
    nothing may surprise us by all its votes."""
    ahead = vote.ayes - vote.noes
    spread = 0.0
    for seat in range(world.rules.seats):
        if vote.called >> seat & 1:
            continue
        count = faction_votes(world, seat)
        way = leaning(world, seat, vote, others)
        ahead += count * way
        if seat != vote.faction and not is_promised(seat, vote, others):
            doubt = (DECIDED if way else UNDECIDED) * count
            spread += doubt * doubt
    if spread == 0.0:
        return SURE if ahead > 0 else 1.0 - SURE
    found = 0.5 * (1.0 + math.erf(ahead / math.sqrt(2.0 * spread)))
    return min(SURE, max(1.0 - SURE, found))


def is_promised(seat: int, vote: Vote, others: list[Clause]) -> bool:
    """Whether a faction says here how it will vote."""
    return any(
        clause.by == seat and kind_of(clause).way != 0 and promises.is_about(clause, vote.proposal) for clause in others
    )


def leaning(world: Republic, seat: int, vote: Vote, others: list[Clause]) -> int:
    """1 for it, -1 against it, 0 neither: as he promises here, as who proposed it, else as an average man would."""
    for clause in others:
        if clause.by == seat and kind_of(clause).way and promises.is_about(clause, vote.proposal):
            return 1 if clause.kind == promises.VOTE_FOR else -1 if clause.kind == promises.VOTE_AGAINST else 0
    if seat == vote.faction:
        return 1
    view = opinion(world, seat, vote.proposal, AVERAGE)
    return 1 if view > DULL else -1 if view < -DULL else 0


def years(world: Republic, clause: Clause) -> int:
    """How many redistributions pass before it is due, besides the next one."""
    if clause.kind != promises.PAY or not clause.until:
        return 0
    return max(0, clause.until - world.turn - (1 if world.phase > REVENUE else 0))


def discount(world: Republic, clause: Clause) -> float:
    """What is due later is worth less."""
    return float(A_YEAR ** years(world, clause))
