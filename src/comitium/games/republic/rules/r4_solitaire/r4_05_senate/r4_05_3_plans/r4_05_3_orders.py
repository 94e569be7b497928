"""[4.05.3] [D-29] What players order themselves: the armies of a coalition of players, and garrisons. As in 1.09.64, but
nobody votes."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Script, Step
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import DONE, NO, PASS, YES, verb
from comitium.games.republic.events.solo.plan import OrdersAnswered
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import FactionQuestion
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business import business_choices as words
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_draft import (
    OUT_OF_ORDER,
    UNWILLING,
    DraftMilitary,
    in_proposal,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import SIZE, mustered
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import items as split
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_military import carry_out, item_phrase
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_643_minimum import has_refused, packed, unwilling
from comitium.games.republic.state.numbers import AT_WAR, CAPTIVE, NOBODY, SENATORS
from comitium.games.republic.state.republic import Republic

ONLY_GARRISONS: Final = Reason("4.05.3", "republic-soloplan-refuse-garrisons")
YES_OR_NO: Final = Reason("1.09.643", "republic-soloplan-refuse-command")
GARRISONS: Final = (words.GARRISON, words.UNGARRISON)


class Orders(Script[Republic]):
    """[4.05.3] Players who govern alone give orders: they are named, commanders below the minimum force agree, all leave."""

    def __init__(self, at: int, seat: int, items: list[int] | None = None, agreed: int = 0) -> None:
        super().__init__(at)
        self.seat = seat
        self.items = items if items is not None else []
        self.agreed = agreed  # senators

    def circumstances(self, game: Republic) -> list[int]:
        return self.own_numbers()

    def steps(self) -> list[Step]:
        return ORDERS

    def is_sound(self, game: Republic) -> bool:
        return not game.is_neutral(self.seat)


def give_orders(game: Republic, orders: Orders) -> None:
    game.push(PlanArmies(orders.seat, [], []))


def ask_commanders(game: Republic, orders: Orders) -> None:
    """[1.09.643] [D-30] Another player's commander may refuse; then orders are given anew."""
    proposal = in_proposal(orders.items)
    if mustered(game, proposal) is None:  # somebody has died
        orders.items = []
        orders.go_to(give_orders)
        return
    for man in unwilling(game, proposal):
        seat = game.faction[man]
        if seat != orders.seat and not game.is_neutral(seat) and not orders.agreed >> man & 1:
            orders.again()
            game.push(AcceptOrders(seat, man))
            return


def carry_out_orders(game: Republic, orders: Orders) -> None:
    proposal = in_proposal(orders.items)
    if orders.items:
        game.dispatched += 1
        for item in split(proposal):
            carry_out(game, item)


ORDERS: Final[list[Step]] = [give_orders, ask_commanders, carry_out_orders]


class SoloDraft(DraftMilitary):
    """[1.09.64] Items one after the other, carried out without a vote."""

    def actors(self, game: Republic) -> list[int]:
        return [self.seat]

    def run(self, game: Republic) -> bool:
        """Somebody may have died since: what cannot be done any more is dropped."""
        if mustered(game, in_proposal(self.items)) is None:
            self.items = []
            self.begun = []
        if self.begun and not self.legal(game, self.seat):
            self.begun = []
        if self.begun or len(self.legal(game, self.seat)) > 1:
            return True
        game.pop()
        return False

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if self.begun or choice not in (PASS, DONE):
            super().answer(game, seat, choice)
            return
        game.pop()
        if choice == DONE:
            self.finish(game)

    def finish(self, game: Republic) -> None:
        """The items are complete; the question has left the stack."""
        raise NotImplementedError

    def why_not_done(self, game: Republic) -> Reason | None:
        if not self.muster(game).keeps_order():
            return OUT_OF_ORDER
        return UNWILLING if has_refused(game, in_proposal(self.items), self.seat) else None

    def leads_back(self, choice: int) -> bool:
        return False

    def wording(self, choice: int) -> Phrase | None:
        if self.begun or choice not in (PASS, DONE):
            return None
        return Phrase("republic-soloplan-orders-done" if choice == DONE else "republic-soloplan-orders-none")

    def is_sound(self, game: Republic) -> bool:
        return not game.is_neutral(self.seat)


class PlanArmies(SoloDraft):
    """[4.05.3] A coalition of players sends whom it likes."""

    def finish(self, game: Republic) -> None:
        below = game.stack[-1]
        assert isinstance(below, Orders)
        below.items = self.items

    def rule(self, game: Republic, seat: int) -> str:
        return "4.05.3"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.begun:
            return super().ask(game, seat)
        return Phrase("republic-soloplan-ask-orders", {"count": len(self.items) // SIZE})


class PostGarrisons(SoloDraft):
    """[D-29] The dominant player posts garrisons from what is left in Italy, and calls others home."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        menu = super().legal(game, seat)
        if self.begun:
            return menu
        return [choice for choice in menu if choice in (PASS, DONE) or verb(choice) in GARRISONS]

    def finish(self, game: Republic) -> None:
        for item in split(in_proposal(self.items)):
            carry_out(game, item)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if not self.begun and choice != DONE and verb(choice) not in GARRISONS:
            return ONLY_GARRISONS
        return super().why_not(game, seat, choice)

    def rule(self, game: Republic, seat: int) -> str:
        return "4.05.3"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.begun:
            return super().ask(game, seat)
        return Phrase("republic-soloplan-ask-garrisons", {"count": len(self.items) // SIZE})


class AcceptOrders(FactionQuestion):
    """[1.09.643] Another player's senator has less than his war needs: does he go?"""

    def __init__(self, seat: int, man: int) -> None:
        super().__init__(seat)
        self.man = man

    def run(self, game: Republic) -> bool:
        """He may have died meanwhile: orders are given anew."""
        if game.in_rome(self.man) or AT_WAR <= game.where[self.man] < CAPTIVE:
            return True
        game.pop()
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        orders = game.stack[-1]
        assert isinstance(orders, Orders)
        if game.has_listener:
            game.tell(OrdersAnswered("1.09.643", self.man, int(choice == YES)), EVERYBODY)
        if choice == YES:
            orders.agreed |= 1 << self.man
            return
        game.session.refused.append(packed(game, in_proposal(orders.items), self.man))
        orders.items = []
        orders.agreed = 0
        orders.go_to(give_orders)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return YES_OR_NO

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.643"

    def ask(self, game: Republic, seat: int) -> Phrase:
        orders = game.stack[-2]
        assert isinstance(orders, Orders)
        items = tuple([item_phrase(item) for item in split(in_proposal(orders.items))])
        return Phrase("republic-soloplan-ask-accept", {"senator": names.senator(self.man), "items": items})

    def is_sound(self, game: Republic) -> bool:
        return 0 <= self.man < SENATORS and game.faction[self.man] == self.seat


def ask_orders(game: Republic, seat: int) -> None:
    game.push(Orders(0, seat))


def ask_garrisons(game: Republic, seat: int) -> None:
    """Ask, if somebody is there to be asked; the question leaves if there is nothing to post."""
    if seat != NOBODY:
        game.push(PostGarrisons(seat, [], []))
