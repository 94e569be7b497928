"""[2.01.6] The money of the temples; [2.01.7] Evil Omens, for which the Pontifex Maximus pays, or falls."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.tables import PONTIFEX_INCOME_DICE, UNPAID_FINE
from comitium.games.republic.events.advanced import pontifex as events
from comitium.games.republic.rules.common.treasury import receive
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import OTHER_INCOMES
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_calamities import OMENS_PAYERS
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_events import LIGHT
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import EXTRA_TRIALS, ExtraTrial
from comitium.games.republic.rules.r2_01_pontifex.choices import ACCUSE_LIABLE
from comitium.games.republic.rules.r2_01_pontifex.r2_01_2_election import strip_pontifex
from comitium.games.republic.state.republic import Republic

RULE: Final = "2.01.7"


def temple_income(game: Republic) -> None:
    """[2.01.6] One die of talents, less the omens; [1.06.1] nothing for a captive."""
    man = game.pontifex()
    if man < 0 or game.is_captive(man):
        return
    thrown = 0
    for _ in range(PONTIFEX_INCOME_DICE):
        thrown += game.die()
    talents = max(0, thrown - game.omens)
    receive(game, man, talents)
    if game.has_listener:
        game.tell(events.TempleIncome("2.01.6", man, thrown, talents), EVERYBODY)


OTHER_INCOMES.append(temple_income)


# -- [2.01.7] the omens


def pay_for_omens(game: Republic, cost: int, level: int) -> int:
    """[2.01.7] The first time he pays as far as he can, then his faction; the rest is the State's. The second time he falls.
    Says what the State has to pay."""
    man = game.pontifex()
    if man < 0:
        return cost
    if level > LIGHT:
        strip_pontifex(game, RULE)
        return cost
    paid = 0 if game.is_captive(man) else min(cost, game.talents[man])
    game.talents[man] -= paid
    if game.has_listener:
        game.tell(events.OmensPaid(RULE, man, paid), EVERYBODY)
    if paid == cost:
        return 0
    strip_pontifex(game, RULE)
    return cost - paid - pay_from_box(game, game.faction[man], cost - paid)


def pay_from_box(game: Republic, seat: int, missing: int) -> int:
    """[2.01.7] [C-52] The treasury of the faction pays what is missing first, then the fine; if it is emptied by that, [C-95]
    its leader may be tried. Says how much of what was missing it has paid."""
    due = missing + UNPAID_FINE
    paid = min(game.box[seat], due)
    game.box[seat] -= paid
    game.reveals += 1
    if game.has_listener:
        game.tell(events.FactionPaidForOmens(RULE, seat, paid), EVERYBODY)
    if paid < due and game.leader[seat] >= 0:
        game.liable = game.leader[seat]
        if game.has_listener:
            game.tell(events.LeaderLiable(RULE, game.liable), EVERYBODY)
    return min(paid, missing)


OMENS_PAYERS.append(pay_for_omens)


class OmensTrial(ExtraTrial):
    """[2.01.7] [C-95] The leader of a faction that could not pay, in the coming Senate Phase, if the Censor wants it."""

    verb = ACCUSE_LIABLE
    rule = RULE
    reason = 62

    def accused(self, game: Republic) -> int:
        return game.liable


EXTRA_TRIALS.append(OmensTrial())
