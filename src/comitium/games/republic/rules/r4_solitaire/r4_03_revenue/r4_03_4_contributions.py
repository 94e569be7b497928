"""[4.03.4] What neutral factions give to the State: what makes a Consul for Life, and what a player has given."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.ids import MILITARY_REFORMS
from comitium.games.republic.catalogue.neutrals import CHARITY
from comitium.games.republic.catalogue.tables import CONTRIBUTION_TALENTS, LIFE_AUTOMATIC, contribution_influence
from comitium.games.republic.catalogue.values import CHARITY_TREASURY
from comitium.games.republic.events.solo.revenue import GiftMatched, GiftNotMatched, GiftToRule
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import earners
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best_senator, roll_senators
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.rules.r4_solitaire.r4_03_2_payer import richest
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import APPOINTED, Republic

RULE = "4.03.4"


def gift_to_rule(game: Republic, senator: int) -> int:
    """[D-8] The cheapest contribution that he can pay and that lifts him to 35 influence; 0 if there is none."""
    for talents in CONTRIBUTION_TALENTS:
        total = game.influence[senator] + contribution_influence(talents)
        if talents <= game.talents[senator] and total >= LIFE_AUTOMATIC:
            return talents
    return 0


def may_rule(game: Republic) -> bool:
    """[1.09.822] Whether 35 influence would make a Consul for Life now."""
    return not game.in_force(MILITARY_REFORMS) and not (game.consul_for_life >= 0 and game.marks[APPOINTED])


def reach_for_life(game: Republic, seat: int, question: Contributions) -> None:
    """[D-8] N8: a senator in Rome who comes to 35 influence by it, the cheapest, then the one with most in the end."""
    if not may_rule(game):
        return
    able = bits(earners(game, seat) & game.rome & ~question.given)
    able = [senator for senator in able if gift_to_rule(game, senator)]
    if not able:
        return
    keys: list[tuple[int, ...]] = []
    for senator in able:
        talents = gift_to_rule(game, senator)
        keys.append((-talents, game.influence[senator] + contribution_influence(talents)))
    senator = best_senator(game, RULE, able, keys, ["-talents", "influence"])
    talents = gift_to_rule(game, senator)
    if game.has_listener:
        total = game.influence[senator] + contribution_influence(talents)
        game.tell(GiftToRule(RULE, senator, talents, total), EVERYBODY)
    question.give(game, senator, talents)


def is_generous(game: Republic, seat: int) -> bool:
    """Whether the directive of a faction has it match what players give."""
    return game.is_neutral(seat) and CHARITY_TREASURY in CHARITY[game.directives[seat]]


def match_players(game: Republic, seat: int, question: Contributions) -> None:
    """[D-8] N8: as much as the player who has given most, out of the richest purse alone; or nothing."""
    talents = max([question.sums[one] for one in range(game.rules.seats) if not game.is_neutral(one)])
    if talents == 0 or not is_generous(game, seat):
        return
    able = [senator for senator in richest(game, seat, False) if not question.given >> senator & 1]
    if not able or game.talents[able[0]] < talents:
        if game.has_listener:
            game.tell(GiftNotMatched(RULE, seat, talents), EVERYBODY)
        return
    senator = roll_senators(game, RULE, able)
    if game.has_listener:
        game.tell(GiftMatched(RULE, seat, senator, talents), EVERYBODY)
    question.give(game, senator, talents)


class Contribute(Procedure):
    """[4.03.4] N8: once all players have said that they give no more, in the last round."""

    code = "N8"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        question = game.stack[-1]
        assert isinstance(question, Contributions)
        if question.gifts == 0:
            reach_for_life(game, seat, question)
            match_players(game, seat, question)
            question.gifts = 0  # players are not asked again
        question.at += 1


register(Contributions, Contribute())
