"""[1.11.3] The odds of a revolt in sentences, for a victor who may rise."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.sentences.armies import clash, defenders
from comitium.games.republic.odds.sentences.phrases import phrase
from comitium.games.republic.odds.sentences.registry import QuestionOdds, register
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import COURSE, LENT, PAID, PAID_VETERANS, Declare
from comitium.games.republic.state.republic import Republic


class DeclareOdds(QuestionOdds[Declare]):
    """[1.11.31] What the legions would say, and what a rebel may meet."""

    def sentences(self, game: Republic, seat: int, top: Declare) -> list[Phrase]:
        if top.commander < 0 or top.stage not in (COURSE, LENT, PAID, PAID_VETERANS) or not top.may_rise(game):
            return []
        if top.tested:
            return [phrase("republic-odds-strength", amount=top.strength(game))]
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


register(Declare, DeclareOdds())
