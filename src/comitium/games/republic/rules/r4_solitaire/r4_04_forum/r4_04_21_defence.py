"""[4.04.21] How neutral factions defend senators against persuasion."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.neutrals import DEFEND_DOWN_TO
from comitium.games.republic.choices import TALENTS
from comitium.games.republic.events.solo.forum import DefenceReckoned
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import CounterBribe, attempt_below
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.state.republic import Republic

RULE = "4.04.21"


def paid_against(game: Republic, seat: int, target: int, number: int) -> int:
    """[4.04.21] What all neutral factions together will pay against an attempt of this one with this number."""
    missing = number - DEFEND_DOWN_TO
    together = 0
    for other in range(game.rules.seats):
        if other != seat and game.is_neutral(other) and (game.rules.neutrals_defend_all or other == game.faction[target]):
            together += game.box[other]
    return missing if 0 < missing <= together else 0


def defence(game: Republic, seat: int, question: CounterBribe) -> int:
    """[4.04.21] What lowers the number to exactly four, or nothing. [D-10] For the own senators only; by the option, neutrals
    clockwise for every target, if they can do it together."""
    attempt = attempt_below(game)
    missing = attempt.number(game) - DEFEND_DOWN_TO
    if missing <= 0:
        return 0
    if not game.rules.neutrals_defend_all:
        return missing if game.faction[attempt.target] == seat and missing <= game.box[seat] else 0
    together = game.box[seat]
    for other in question.left:
        if game.is_neutral(other):
            together += game.box[other]
    return min(missing, game.box[seat]) if together >= missing else 0


class Defend(Procedure):
    """[4.04.21] N11: down to four, or nothing."""

    code = "N11"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        question = game.stack[-1]
        assert isinstance(question, CounterBribe)
        attempt = attempt_below(game)
        paid = defence(game, seat, question)
        if game.has_listener and (paid or game.faction[attempt.target] == seat):
            game.tell(DefenceReckoned(RULE, seat, attempt.number(game), game.box[seat], paid), EVERYBODY)
        question.answer(game, seat, TALENTS + paid)


register(CounterBribe, Defend())
