"""[1.04.3] Disputes about agreements: what a faction claims, and how it judges others."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import of
from comitium.bots.republic.situation import threat
from comitium.core.agreements import BROKEN, Agreement, Clause
from comitium.games.republic.choices import PASS, argument, verb
from comitium.games.republic.deals.choices import BREACH, PERFORM, REJECT, RETURN, UPHOLD
from comitium.games.republic.deals.disputes import Arbitration, Claiming, agreement
from comitium.games.republic.state.republic import Republic

RIGHT: Final = 1.0  # what the facts weigh, against
SYMPATHY: Final = 0.5  # how much nearer to winning one party is than the other


class ClaimingHeuristic(Heuristic):
    """[section 5.3] What others owe us, and what we gave for nothing; nobody asks to be released from his own word."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        deal = agreement(world, frame.number)
        for remedy in (PERFORM, RETURN, BREACH):
            for choice in of(legal, remedy):
                if deal is not None and is_just(deal, deal.clauses[argument(choice) - 1], remedy) > 0:
                    return choice
        return PASS


def is_just(deal: Agreement, clause: Clause, remedy: int) -> float:
    """What the facts say of a claim: 1 for it, -1 against it, 0 if only people can tell."""
    if remedy == BREACH:
        return 0.0
    if remedy == PERFORM:
        return 1.0 if clause.status == BROKEN else -1.0
    for other in deal.clauses:  # a gift comes back, and a promise lapses, if the other party broke its word
        if other.by == clause.to and other.status == BROKEN:
            return 1.0
    return -1.0


class ArbitrationHeuristic(Heuristic):
    """[1.04.3] By the facts; where they say nothing, against the party that is nearer to winning, or has broken its word
    to us."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        deal = agreement(world, frame.number)
        if deal is None:
            return REJECT
        clause = deal.clauses[argument(frame.claim) - 1]
        other = clause.to if frame.claimant == clause.by else clause.by
        view = RIGHT * is_just(deal, clause, verb(frame.claim))
        view += SYMPATHY * (dislike(world, other, mood) - dislike(world, frame.claimant, mood))
        return UPHOLD if view > 0 else REJECT


def dislike(world: Republic, seat: int, mood: Mood) -> float:
    """How little one wishes a faction well, from 0 to 1."""
    return 1.0 if seat == mood.foe else min(1.0, threat(world, seat))


register(Claiming, ClaimingHeuristic())
register(Arbitration, ArbitrationHeuristic())
