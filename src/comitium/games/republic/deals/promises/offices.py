"""[1.09.31] [1.09.411] Promises to consent where somebody is asked, and to appoint somebody."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.agreements import Clause
from comitium.core.frames import Frame
from comitium.core.messages import Phrase
from comitium.games.republic.catalogue.ids import DICTATOR, MASTER_OF_HORSE
from comitium.games.republic.choices import NO, SENATOR, YES
from comitium.games.republic.deals.clause import AboutSenator, register
from comitium.games.republic.deals.clauses import APPOINT, APPOINTMENTS, CONSENT, ROLE_RULE_SETS, ROLES
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES, AskRole
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import Consent, proposing
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import Agree, Appoint, NameMaster
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_military import ConsentAnew
from comitium.games.republic.state.numbers import SENATE
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.view.parts import ClauseView

CONSENT_RULES: Final = ("1.04.3", "1.09.411", "1.09.62", "1.09.643", "1.09.51", "2.05.2")  # of the ROLES, in order
COMMANDER: Final = 3  # its place in ROLES


class GiveConsent(AboutSenator):
    """One man's consent, or anybody's, to what he is asked for."""

    number = CONSENT
    word = "consent"
    needs = "senator role"
    phase = SENATE
    least = 0
    places: tuple[str, ...] = ROLES
    tells_named = True

    def narrow(self, game: Republic, top: Frame[Any], clause: Clause, menu: list[int]) -> list[int]:
        return [choice for choice in menu if choice != NO] if is_asked(game, top, clause) else menu

    def keeps(self, game: Republic, top: Frame[Any], clause: Clause, choice: int) -> bool:
        return choice == YES and is_asked(game, top, clause)

    def rule_set(self, clause: Clause) -> str:
        return ROLE_RULE_SETS.get(ROLES[clause.amount], "")

    def terms(self, clause: Clause | ClauseView) -> list[Phrase]:
        return [Phrase(f"republic-deals-term-{ROLES[clause.amount]}")] if clause.amount else []

    def cited(self, clause: Clause) -> str:
        return CONSENT_RULES[clause.amount]


def is_asked(game: Republic, top: Frame[Any], clause: Clause) -> bool:
    """Whether the consent that is asked for is the one that was promised: this man's, as what he is asked."""
    if isinstance(top, AskRole):
        return clause.about in (0, top.man + 1) and clause.amount in (0, ROLES.index(top.role))
    if isinstance(top, ConsentAnew):
        return clause.about in (0, top.senator + 1) and clause.amount in (0, COMMANDER)
    if not isinstance(top, Consent) or clause.about not in (0, top.senator + 1):
        return False
    return not clause.amount or ROLES[clause.amount] == MEASURES[proposing(game).kind].consent_role


class AppointMan(AboutSenator):
    """[1.09.31] [1.09.34] The Dictator by the Consuls, the Master of Horse by the Dictator."""

    number = APPOINT
    word = "appoint"
    rule = "1.09.31"
    needs = "senator office"
    phase = SENATE
    places: tuple[str, ...] = APPOINTMENTS

    def contradicts(self, older: Clause, newer: Clause) -> bool:
        if older.kind != newer.kind:
            return False
        return older.about != newer.about and (older.amount == newer.amount or 0 in (older.amount, newer.amount))

    def narrow(self, game: Republic, top: Frame[Any], clause: Clause, menu: list[int]) -> list[int]:
        named = SENATOR + clause.about - 1
        if isinstance(top, NameMaster) and clause.amount != 1:
            return [choice for choice in menu if choice == named]
        if isinstance(top, Appoint) and clause.amount != 2:
            return [choice for choice in menu if choice == named]
        if isinstance(top, Agree) and clause.amount != 2:
            return [choice for choice in menu if choice == (YES if SENATOR + top.man == named else named)]
        return menu

    def entered_office(self, clause: Clause, man: int, office: int) -> bool:
        wanted = {DICTATOR: 1, MASTER_OF_HORSE: 2}.get(office, -1)
        return clause.about == man + 1 and wanted > 0 and clause.amount in (0, wanted)

    def sentence(self, clause: Clause | ClauseView) -> str:
        return f"{self.word}-{APPOINTMENTS[clause.amount].replace('_', '-')}" if clause.amount else self.word


register(GiveConsent())
register(AppointMan())
