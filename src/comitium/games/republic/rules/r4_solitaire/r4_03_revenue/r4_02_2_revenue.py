"""[4.02.2] What the dominant player decides for neutrals in the Revenue Phase, and what is usual (table H1): grain, ransoms,
legions that a rebel or the State cannot pay."""

from __future__ import annotations

from comitium.games.republic.choices import LEGIONS, NO, TALENTS, VETERAN, verb
from comitium.games.republic.rules.r1_06_revenue.choices import DISMISS_FLEET, DISMISS_LEGION
from comitium.games.republic.rules.r1_06_revenue.r1_06_2_rebels import PayRebels
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import SellGrain
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import DismissUnits, KeepReleased
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import Ransom
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import delegate
from comitium.games.republic.state.numbers import ACTIVE
from comitium.games.republic.state.republic import Republic


class Grain(Procedure):
    """[1.06.12] [4.03.1] The price of grain in a drought: usually that of every year."""

    code = "N6"
    rule = "4.03.1"

    def act(self, game: Republic, seat: int) -> None:
        delegate(game, seat, NO)


class PayRansom(Procedure):
    """[1.10.71] [D-7] N33: usually paid when it can be, out of the captive's own purse as far as that goes."""

    code = "N33"
    rule = "4.03.1"

    def act(self, game: Republic, seat: int) -> None:
        delegate(game, seat, game.stack[-1].legal(game, seat)[-1])


class RebelUpkeep(Procedure):
    """[1.11.33] [D-66] Which legions a neutral rebel releases, usually plain ones; what he keeps, the rebels pay out of their
    purses before the treasury does."""

    code = "N16"
    rule = "4.02.2"

    def act(self, game: Republic, seat: int) -> None:
        question = game.stack[-1]
        menu = question.legal(game, seat)
        if verb(menu[0]) == TALENTS:
            question.answer(game, seat, menu[-1])
        else:
            delegate(game, seat, menu[0] if verb(menu[0]) == LEGIONS else first_veteran(game, menu))


class KeepLegions(Procedure):
    """[1.06.53] Which legions that a rebel has released the State keeps: usually all it can pay, veterans first."""

    code = "N16"
    rule = "4.02.2"

    def act(self, game: Republic, seat: int) -> None:
        delegate(game, seat, game.stack[-1].legal(game, seat)[-1], about_rebel=True)


class DismissLegions(Procedure):
    """[A-19] [D-66] Which units a bankrupt State loses, one after the other."""

    code = "N16"
    rule = "4.02.2"

    def act(self, game: Republic, seat: int) -> None:
        delegate(game, seat, first_to_go(game, game.stack[-1].legal(game, seat)), about_rebel=True)


def first_to_go(game: Republic, menu: list[int]) -> int:
    """[D-66] Plain legions in Italy, fleets there, veterans without a patron, other veterans, then units away."""
    for choice in (DISMISS_LEGION + ACTIVE, DISMISS_FLEET + ACTIVE):
        if choice in menu:
            return choice
    at_home = [one for one in menu if verb(one) == VETERAN and game.legions[ACTIVE] >> one - VETERAN & 1]
    if at_home:
        return first_veteran(game, at_home)
    units = [one for one in menu if verb(one) != VETERAN]
    return units[0] if units else first_veteran(game, menu)


def first_veteran(game: Republic, menu: list[int]) -> int:
    """The first veteran legion of some that is sworn to nobody; if there is none, the first."""
    veterans = [one for one in menu if verb(one) == VETERAN]
    for choice in veterans:
        if game.allegiance[choice - VETERAN] < 0:
            return choice
    return veterans[0]


register(SellGrain, Grain())
register(Ransom, PayRansom())
register(PayRebels, RebelUpkeep())
register(KeepReleased, KeepLegions())
register(DismissUnits, DismissLegions())
