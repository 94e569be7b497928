"""[1.04.3] [1.09.13] Proposals that were promised: the step is not closed without them, the draft names them, nobody withdraws
them."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.agreements import Clause
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.games.republic.choices import DONE, PASS, SENATOR
from comitium.games.republic.deals.clause import OnProposal, register
from comitium.games.republic.deals.clauses import (
    NO_SUCH_CLAUSE,
    NOBODY_NOMINATED,
    NOMINATE,
    STEP_PAST,
    is_about,
    selected_kind,
    selected_man,
    selected_thing,
)
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, CLOSE, PROPOSE, WITHDRAW
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import Proposing
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_2_elections import CensorStep, DictatorStep
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_draft import DraftMilitary
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import sends
from comitium.games.republic.rules.r1_09_senate.r1_09_senate import Business, GovernorStep
from comitium.games.republic.state.republic import Republic

CLOSING: Final = (ADJOURN, CLOSE, PASS)


class Nominate(OnProposal):
    """[1.09.13] A proposal, of somebody or something; perhaps in a step of the session at the latest."""

    number = NOMINATE
    word = "nominate"
    rule = "1.09.13"
    needs = "kind senator thing step"
    until_word = "step"
    until_term = "step"

    def why_not_about(self, clause: Clause) -> Reason | None:
        if clause.amount or not MEASURES[selected_kind(clause.about)].nominable:
            return NO_SUCH_CLAUSE
        return None if selected_man(clause.about) >= 0 or selected_thing(clause.about) >= 0 else NOBODY_NOMINATED

    def why_not_until(self, game: Republic, clause: Clause) -> Reason | None:
        return None if kinds.S1 <= clause.until <= kinds.S7 else STEP_PAST

    def narrow(self, game: Republic, top: Frame[Any], clause: Clause, menu: list[int]) -> list[int]:
        """[1.09.13] As long as it can be proposed the step is not closed, unless a later one was agreed on; in its draft the
        man and the thing are named; on the floor it is not withdrawn."""
        kind = selected_kind(clause.about)
        if isinstance(top, (DictatorStep, CensorStep, GovernorStep, Business)):
            if PROPOSE + kind not in menu or game.session.step < clause.until or not is_nameable(game, clause):
                return menu
            if game.session.step == clause.until and not [choice for choice in menu if choice in CLOSING]:
                return [PROPOSE + kind]  # what is elected here closes the step
            return [choice for choice in menu if choice not in CLOSING]
        if WITHDRAW in menu:
            vote = vote_on_floor(game)
            mine = vote is not None and vote.faction == clause.by and is_about(clause, vote.proposal)
            return [choice for choice in menu if choice != WITHDRAW] if mine else menu
        if isinstance(top, DraftMilitary) and DONE in menu and leaves_debt(game, top, clause):
            return [choice for choice in menu if choice != DONE]
        return named_in_draft(top, clause, menu) if is_drafting(game, clause.by, kind) else menu

    def proposed(self, clause: Clause, faction: int, proposal: list[int]) -> bool:
        """A proposal that was withdrawn is none."""
        return clause.by == faction and is_about(clause, proposal)


def leaves_debt(game: Republic, draft: DraftMilitary, clause: Clause) -> bool:
    """[1.09.642] Whether the chair would go to war, and end the session, before he has proposed what he owes."""
    chair, proposal = presiding(game), [kinds.MILITARY, *draft.items]
    if game.faction[chair] != clause.by or is_about(clause, proposal) or not sends(game, proposal, chair):
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


register(Nominate())
