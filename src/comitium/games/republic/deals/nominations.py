"""[1.04.3] [1.09.13] Proposals that were promised: the step is not closed without them, the draft names them, nobody withdraws
them."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.agreements import Clause
from comitium.games.republic.choices import DONE, PASS, SENATOR
from comitium.games.republic.deals.clauses import is_about, selected_kind, selected_man, selected_thing
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, CLOSE, PROPOSE, WITHDRAW
from comitium.games.republic.rules.r1_09_senate.r1_09_11_chair import presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_13_measures import MEASURES
from comitium.games.republic.rules.r1_09_senate.r1_09_13_proposals import Proposing
from comitium.games.republic.rules.r1_09_senate.r1_09_14_vote import vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_64_items import sends
from comitium.games.republic.state.republic import Republic

STEPS: Final = ("DictatorStep", "CensorStep", "GovernorStep", "Business")  # where the chair says what comes next
CLOSING: Final = (ADJOURN, CLOSE, PASS)


def nominations(game: Republic, top: Any, where: str, clause: Clause, menu: list[int]) -> list[int]:
    """[1.09.13] As long as it can be proposed the step is not closed, unless a later one was agreed on; in its draft the man
    and the thing are named; on the floor it is not withdrawn."""
    kind = selected_kind(clause.about)
    if where in STEPS:
        if PROPOSE + kind not in menu or game.session.step < clause.until or not is_nameable(game, clause):
            return menu
        if game.session.step == clause.until and not [choice for choice in menu if choice in CLOSING]:
            return [PROPOSE + kind]  # what is elected here closes the step
        return [choice for choice in menu if choice not in CLOSING]
    if WITHDRAW in menu:
        vote = vote_on_floor(game)
        mine = vote is not None and vote.faction == clause.by and is_about(clause, vote.what)
        return [choice for choice in menu if choice != WITHDRAW] if mine else menu
    if where == "DraftMilitary" and DONE in menu and leaves_debt(game, top, clause):
        return [choice for choice in menu if choice != DONE]
    return named_in_draft(top, clause, menu) if is_drafting(game, clause.by, kind) else menu


def leaves_debt(game: Republic, draft: Any, clause: Clause) -> bool:
    """[1.09.642] Whether the chair would go to war, and end the session, before he has proposed what he owes."""
    chair, what = presiding(game), [kinds.MILITARY, *draft.what]
    if game.faction[chair] != clause.by or is_about(clause, what) or not sends(game, what, chair):
        return False
    return MEASURES[selected_kind(clause.about)].is_open(game, kinds.BY_CHAIR) and is_nameable(game, clause)


def named_in_draft(top: Any, clause: Clause, menu: list[int]) -> list[int]:
    """Whom and what a draft has to name next; in a list of several, once."""
    kind, man, thing = selected_kind(clause.about), selected_man(clause.about), selected_thing(clause.about)
    pairs: list[int] = getattr(top, "pairs", [])
    if man in pairs[1::2] and (thing < 0 or thing in pairs[::2]):
        return menu
    verb = MEASURES[kind].thing_verb
    if thing >= 0 and verb + thing in menu:
        return [verb + thing]
    here = getattr(top, "concession", getattr(top, "province", thing))
    if man < 0 or SENATOR + man not in menu or (thing >= 0 and here != thing):
        return menu
    return [SENATOR + man]


def is_nameable(game: Republic, clause: Clause) -> bool:
    """[section 5.1] Whether the draft could name whom and what was promised: else the clause is not due."""
    about = MEASURES[selected_kind(clause.about)]
    return about.is_nameable(game, clause.by, selected_man(clause.about), selected_thing(clause.about))


def is_drafting(game: Republic, faction: int, kind: int) -> bool:
    """Whether a faction is naming the content of a proposal of this kind."""
    below: Any = game.stack[-2] if len(game.stack) > 1 else None
    return isinstance(below, Proposing) and below.faction == faction and below.kind == kind
