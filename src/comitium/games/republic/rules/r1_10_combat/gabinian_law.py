"""[C-23] The Gabinian Law: before the battles a commander buys units for his force with his own money and that of his
faction."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import GABINIAN_LAW, MANPOWER_SHORTAGE
from comitium.games.republic.catalogue.intrigue import LAW_UNIT_PRICE
from comitium.games.republic.choices import FLEETS, LEGIONS, SPAN, TALENTS, verb
from comitium.games.republic.events.combat import UnitsBought
from comitium.games.republic.rules.common.units import move_fleets, move_legions, recruits
from comitium.games.republic.state.numbers import AT_WAR, CAPTIVE, FORCE, RESERVE, count
from comitium.games.republic.state.republic import NO_RECRUITMENT, Republic

TOO_MANY: Final = Reason("C-23", "republic-combat-refuse-units")
ORDER: Final = Reason("C-23", "republic-combat-refuse-buy")
SPLIT: Final = Reason("C-23", "republic-combat-refuse-purse")


def unit_price(game: Republic) -> int:
    """[C-23] Ten talents, whatever shortage there is, unless the option says otherwise."""
    price = LAW_UNIT_PRICE[GABINIAN_LAW]
    return price * (1 + game.levels[MANPOWER_SHORTAGE]) if game.rules.gabinian_shortage else price


def may_buy(game: Republic) -> bool:
    """[C-23] The law is in force, and there are units to be had."""
    if not game.in_force(GABINIAN_LAW) or (game.rules.gabinian_shortage and game.marks[NO_RECRUITMENT]):
        return False
    return game.legions[RESERVE] != 0 or game.fleets[RESERVE] > 0


class BuyUnits(Question[Republic]):
    """[C-23] How many legions, how many fleets, and how much of the price from his own purse. Asked whatever the hidden
    treasury holds; `said` are the answers so far."""

    def __init__(self, seat: int, senator: int, said: list[int]) -> None:
        super().__init__(seat)
        self.senator = senator
        self.said = said

    def run(self, game: Republic) -> bool:
        if AT_WAR <= game.where[self.senator] < CAPTIVE and game.faction[self.senator] == self.seat:
            return True
        game.pop()
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        funds = game.talents[self.senator] + game.box[seat]
        price = unit_price(game)
        if not self.said:
            return list(range(LEGIONS, LEGIONS + min(count(game.legions[RESERVE]), funds // price) + 1))
        legions = self.said[0] % SPAN
        if len(self.said) == 1:
            return list(range(FLEETS, FLEETS + min(game.fleets[RESERVE], funds // price - legions) + 1))
        cost = price * (legions + self.said[1] % SPAN)
        least, most = max(0, cost - game.box[seat]), min(cost, game.talents[self.senator])
        return list(range(TALENTS + least, TALENTS + most + 1))

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        self.said.append(choice)
        if len(self.said) == 2 and self.said == [LEGIONS, FLEETS]:
            game.pop()
        elif len(self.said) == 3:
            game.pop()
            self.buy(game, self.said[0] % SPAN, self.said[1] % SPAN, choice % SPAN)

    def buy(self, game: Republic, legions: int, fleets: int, own: int) -> None:
        """[C-23] The units join his force; nobody earns by it."""
        rest = unit_price(game) * (legions + fleets) - own
        game.talents[self.senator] -= own
        game.box[self.seat] -= rest
        move_legions(game, recruits(game, game.legions[RESERVE], legions), RESERVE, FORCE + self.senator)
        move_fleets(game, fleets, RESERVE, FORCE + self.senator)
        if game.has_listener:
            game.tell(UnitsBought("C-23", self.senator, legions, fleets, own, rest), EVERYBODY)

    def on_aside(self, game: Republic) -> None:
        """A ransom may have taken the money: he begins again."""
        self.said = []

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        wanted = (LEGIONS, FLEETS, TALENTS)[len(self.said)]
        if verb(choice) != wanted:
            return ORDER
        return SPLIT if wanted == TALENTS else TOO_MANY

    def rule(self, game: Republic, seat: int) -> str:
        return "C-23"

    def ask(self, game: Republic, seat: int) -> Phrase:
        what = ("legions", "fleets", "purse")[len(self.said)]
        return Phrase(f"republic-combat-ask-buy-{what}", {"senator": names.senator(self.senator), "amount": unit_price(game)})

    def unit_cost(self, game: Republic, seat: int, choice: int) -> int:
        return 1 if verb(choice) == TALENTS else unit_price(game)

    def redraw(self, world: Republic, seat: int, dice: object) -> None:
        """The others know neither what he has begun to buy nor what his faction can pay."""
        if seat != self.seat:
            self.said = []

    def is_sound(self, game: Republic) -> bool:
        return 0 <= self.senator < len(game.where) and game.faction[self.senator] == self.seat and len(self.said) < 3
