"""[1.11.3] The odds of a revolt in sentences, for a victor who may rise."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.sentences.armies import clash, defenders
from comitium.games.republic.odds.sentences.phrases import phrase
from comitium.games.republic.odds.sentences.registry import QuestionOdds, register
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import COURSE, LENT, PAID, PAID_VETERANS, Declare
from comitium.games.republic.rules.r1_11_revolution.rising import testable
from comitium.games.republic.state.republic import Republic


class DeclareOdds(QuestionOdds[Declare]):
    """[1.11.31] What the legions would say, and what a rebel may meet."""

    def sentences(self, game: Republic, seat: int, top: Declare) -> list[Phrase]:
        if top.commander < 0 or top.stage not in (COURSE, LENT, PAID, PAID_VETERANS) or not top.may_rise(game):
            return []
        if top.tested:
            return [phrase("republic-odds-strength", amount=top.strength(game)), *marching(game, top)]
        paid = top.paid if top.stage == PAID_VETERANS else 0
        against = defenders(game, top.commander)
        made = odds.revolt(game, top.commander, paid, top.favoured, against=against)
        found = [
            phrase("republic-odds-follow", chance=percent(made.follows), paid=percent(made.paid)),
            phrase("republic-odds-rising", amount=round(made.strength), chance=percent(made.any_legion)),
        ]
        if made.battle is not None and against is not None:
            found.append(clash("republic-odds-march", against, made.battle))
        return found


def marching(game: Republic, top: Declare) -> list[Phrase]:
    """[1.11.37] Once the legions have answered: what he meets, with those that stay loyal. [2.03.2] A rebel governor's army is
    counted otherwise."""
    against = defenders(game, top.commander, testable(game, top.commander) & ~top.followers)
    if against is None or game.rules.rebel_governors or not top.may_rise(game):
        return []
    return [clash("republic-odds-march", against, odds.declared(game, top.commander, top.followers, top.named, against))]


register(Declare, DeclareOdds())
