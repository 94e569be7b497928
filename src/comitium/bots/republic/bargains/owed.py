"""[1.04.3] [1.09.13] What a faction has promised to propose: it does so at the first moment at which it may."""

from __future__ import annotations

from comitium.bots.republic.heuristics import NONE
from comitium.core.agreements import Clause
from comitium.games.republic.choices import PASS
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.deals.promises.nominations import is_drafting, is_nameable
from comitium.games.republic.rules.r1_09_senate.choices import PROPOSE
from comitium.games.republic.state.republic import Republic


def owed(world: Republic, me: int) -> list[Clause]:
    """The proposals that a faction has promised and not made."""
    return [clause for clause in world.promises(me) if clause.kind == promises.NOMINATE] if world.agreements else []


def owed_proposal(world: Republic, me: int, legal: list[int]) -> int:
    """The announcement by which the first of them is made that can be made now; NONE if there is none."""
    for clause in owed(world, me):
        choice = PROPOSE + promises.selected_kind(clause.about)
        if choice in legal and is_nameable(world, clause):
            return choice
    return NONE


def is_drafting_owed(world: Republic, me: int) -> bool:
    """Whether a faction is naming what such a proposal is about."""
    return any(is_drafting(world, me, promises.selected_kind(clause.about)) for clause in owed(world, me))


def without_retreat(legal: list[int]) -> list[int]:
    """The answers that are left in such a draft: it is not given up as long as there is another."""
    return [choice for choice in legal if choice != PASS] or legal
