"""[1.10] The odds of battles in sentences, for who is asked whether to fight: [1.10.12] after the sea, [1.12.4] a rebel's next
war."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic.choices import WAR, YES
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.sentences.armies import attack, campaign, siege
from comitium.games.republic.odds.sentences.phrases import MOST, victory
from comitium.games.republic.odds.sentences.registry import ByChoice, QuestionOdds, register
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Ashore
from comitium.games.republic.rules.r1_12_victory.r1_12_4_survival import NextWar, reachable
from comitium.games.republic.state.numbers import AT_WAR, HELD
from comitium.games.republic.state.republic import Republic


class AshoreOdds(QuestionOdds[Ashore]):
    """[1.10.12] Whether a commander fights on land."""

    def sentences(self, game: Republic, seat: int, top: Ashore) -> list[Phrase]:
        war = game.where[top.senator] - AT_WAR
        if game.zone[war] == HELD:
            return [siege(game, war, odds.force_of(game, top.senator))]
        return [campaign(game, war, odds.campaign(game, war, odds.force_of(game, top.senator)))]

    def by_choice(self, game: Republic, seat: int, top: Ashore) -> ByChoice:
        war = game.where[top.senator] - AT_WAR
        return {YES: victory(attack(game, war, odds.force_of(game, top.senator)))}


class NextWarOdds(QuestionOdds[NextWar]):
    """[1.12.4] Which war a victorious rebel fights."""

    def sentences(self, game: Republic, seat: int, top: NextWar) -> list[Phrase]:
        force = odds.force_of(game, game.rebel)
        return [campaign(game, war, odds.campaign(game, war, force)) for war in reachable(game)[:MOST]]

    def by_choice(self, game: Republic, seat: int, top: NextWar) -> ByChoice:
        force = odds.force_of(game, game.rebel)
        return {WAR + war: victory(attack(game, war, force)) for war in reachable(game)}


register(Ashore, AshoreOdds())
register(NextWar, NextWarOdds())
