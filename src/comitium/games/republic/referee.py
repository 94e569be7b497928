"""The rules' answers to what the state asks: see `state/referee.py`."""

from __future__ import annotations

from comitium.core.agreements import BINDING, Agreement, Clause
from comitium.core.errors import Reason
from comitium.core.messages import Outcome
from comitium.games.republic import outcome as outcomes
from comitium.games.republic.deals import agreements, bound
from comitium.games.republic.deals import clause as clauses
from comitium.games.republic.rules import triggers
from comitium.games.republic.rules.common import asides, wars
from comitium.games.republic.rules.r1_09_senate import r1_09_83_motions as motions
from comitium.games.republic.rules.r1_09_senate import r1_09_senate as session
from comitium.games.republic.rules.r1_12_victory import r1_12_3_defeat as defeat
from comitium.games.republic.rules.r1_12_victory import r1_12_4_survival as survival
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import DIRECTIVE, DirectiveCard
from comitium.games.republic.state.referee import RepublicReferee
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.worlds.belief import Belief


class Officiating(RepublicReferee):
    """Knows every chapter."""

    def outcome(self, game: Republic) -> Outcome | None:
        return outcomes.outcome(game)

    def believe(self, game: Republic, seat: int) -> Belief:
        return Belief(game, seat)

    # -- what one chapter sets going in another

    def run_triggers(self, game: Republic) -> bool:
        return triggers.run_triggers(game)

    def bankrupt(self, game: Republic, rule: str, talents: int) -> None:
        defeat.bankrupt(game, rule, talents)

    def activate_war(self, game: Republic, war: int, rule: str) -> None:
        wars.activate(game, war, rule)

    def stand_alone(self, game: Republic, how: int) -> None:
        survival.stand_alone(game, how)

    def end_session(self, game: Republic) -> None:
        session.end_session(game)

    def directive(self, game: Republic, seat: int) -> DirectiveCard:
        return DIRECTIVE

    # -- acts nobody asked for

    def asides(self, game: Republic, seat: int) -> list[int]:
        return asides.unasked(game, seat)

    def act(self, game: Republic, seat: int, choice: int) -> None:
        asides.act(game, seat, choice)

    def is_aside(self, choice: int) -> bool:
        return asides.aside_of(choice) is not None

    def keeps_question(self, choice: int) -> bool:
        aside = asides.aside_of(choice)
        return aside is not None and aside.keeps_question

    def why_not_act(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return asides.why_not_act(game, seat, choice)

    # -- words that bind [1.04.3]

    def bound_menu(self, game: Republic, seat: int, menu: list[int]) -> list[int]:
        return bound.bound_menu(game, seat, menu)

    def forbidding(self, game: Republic, seat: int, choice: int) -> Clause | None:
        for clause, left in bound.narrowing_promises(game, seat, game.stack[-1].legal(game, seat)):
            if choice not in left:
                return clause
        return None

    def judged(self, game: Republic, seat: int, choice: int) -> list[tuple[Clause, int]]:
        return bound.judged(game, seat, choice)

    def close_judged(self, game: Republic, judged: list[tuple[Clause, int]]) -> None:
        agreements.close_judged(game, judged)

    def why_not_bind(self, game: Republic, seat: int, clause: Clause) -> Reason | None:
        return clauses.why_not(game, clause) or clauses.why_not_offer(game, seat, clause)

    def contradicts(self, older: Clause, newer: Clause) -> bool:
        return clauses.contradicts(older, newer)

    def agreed(self, game: Republic, agreement: Agreement, seat: int) -> None:
        if game.has_listener:
            agreements.tell_agreement(game, agreement, seat)
        if agreement.status == BINDING:
            agreements.begin(game, agreement)

    def settled(self, game: Republic, clause: Clause) -> None:
        agreements.tell_promise(game, clause)

    def is_settled(self, game: Republic, agreement: Agreement) -> bool:
        return agreements.is_settled(game, agreement)

    # -- minor motions [1.09.83]

    def why_not_move(self, game: Republic, seat: int) -> Reason | None:
        return motions.why_not_move(game, seat)

    def moved(self, game: Republic, seat: int, text: str) -> None:
        motions.move(game, seat, text)
