"""[4.03.3] Whether a neutral governor takes the spoils of his province."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.neutrals import NEVER_CORRUPT, SPOILS_DIE
from comitium.games.republic.choices import NO, YES
from comitium.games.republic.events.solo.revenue import SpoilsBeneathHim, SpoilsByDirective, SpoilsTested
from comitium.games.republic.rules.r1_06_revenue.r1_06_13_spoils import TakeSpoils
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.state.republic import Republic

RULE = "4.03.3"
ALWAYS = 1
NEVER = 7


def takes_spoils(game: Republic, seat: int, governor: int, province: int) -> bool:
    """[4.03.3] N5: always, never, or by a die that omens do not touch (4.02.1); Cicero and both Catos never."""
    if governor in NEVER_CORRUPT:
        if game.has_listener:
            game.tell(SpoilsBeneathHim(RULE, governor, province), EVERYBODY)
        return False
    number = SPOILS_DIE[game.directives[seat]]
    if number in (ALWAYS, NEVER):
        if game.has_listener:
            game.tell(SpoilsByDirective(RULE, governor, province, int(number == ALWAYS)), EVERYBODY)
        return number == ALWAYS
    die = game.die()
    if game.has_listener:
        game.tell(SpoilsTested(RULE, governor, province, die, number, int(die >= number)), EVERYBODY)
    return die >= number


class SpoilsOfProvince(Procedure):
    """[4.03.3] N5: one test for each governor and turn, before the spoils are thrown for."""

    code = "N5"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        question = game.stack[-1]
        assert isinstance(question, TakeSpoils)
        governor = game.governor[question.province]
        question.answer(game, seat, YES if takes_spoils(game, seat, governor, question.province) else NO)


register(TakeSpoils, SpoilsOfProvince())
