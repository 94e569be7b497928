"""[2.03.5] [2.03.6] What rebel governors collect from their provinces, and the one bill for the whole rebellion."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.provinces import (
    BASE_LAND,
    BASE_NAVAL,
    LOCAL_TAXES,
    SPOILS_BONUS,
    SPOILS_DICE,
    TAX_BONUS,
    TAX_DICE,
)
from comitium.games.republic.catalogue.tables import BASE_STRENGTH_UPKEEP, GOVERNOR_UPKEEP
from comitium.games.republic.choices import SPAN, TALENTS, VETERAN, verb
from comitium.games.republic.events.advanced.rebels import ProvincialsReleased, RebelIncome, UnitsReleased
from comitium.games.republic.rules.common.provinces import side
from comitium.games.republic.rules.common.treasury import receive
from comitium.games.republic.rules.common.units import lowest_legions, move_fleets, move_legions, place_of
from comitium.games.republic.rules.r1_06_revenue.r1_06_2_rebels import PayRebels
from comitium.games.republic.rules.r1_06_revenue.r1_06_13_spoils import throw
from comitium.games.republic.rules.r2_03_rebel_governors.choices import (
    DROP_ARMY,
    DROP_FLEET,
    DROP_LEGION,
    DROP_MARCHING,
    DROP_SAILING,
    DROP_SHIP,
    HAND_BACK,
)
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_3_strength import camps, rebel_provinces, sworn
from comitium.games.republic.state.numbers import ACTIVE, FORCE, NOBODY, bits, count
from comitium.games.republic.state.republic import RELEASED, Republic

RULE: Final = "2.03.6"
NOT_OWED: Final = Reason("1.11.33", "republic-revenue-refuse-not-owed")
NOT_RELEASED: Final = Reason(RULE, "republic-rebels-refuse-release")


# -- 2.03.5


def earn(game: Republic) -> None:
    """[R1] [2.03.5] [C-66] Spoils, the tax of the State and the local tax are the governor's, wherever he is, and he must take
    them. Each throw below nought counts as nought; omens and Verres' trial do not touch them."""
    for province in rebel_provinces(game):
        here, governor = side(game, province), game.governor[province]
        spoils = max(0, throw(game, SPOILS_DICE[here]) + SPOILS_BONUS[here])
        tax = max(0, throw(game, TAX_DICE[here]) + TAX_BONUS[here])
        local = LOCAL_TAXES[here]
        receive(game, governor, spoils + tax + local)
        if game.has_listener:
            game.tell(RebelIncome("2.03.5", governor, province, spoils, tax, local, spoils + tax + local), EVERYBODY)


# -- 2.03.6


def base_upkeep(game: Republic) -> int:
    """[2.03.6] [C-67] What the printed strength of the rebel provinces costs, also of one whose governor marches."""
    points = 0
    for province in rebel_provinces(game):
        points += BASE_LAND[side(game, province)] + BASE_NAVAL[side(game, province)]
    return BASE_STRENGTH_UPKEEP * points


def romans(game: Republic) -> dict[int, int]:
    """[2.03.6] Roman units that cost upkeep, by what is said to release one: ordinary legions by where they stand, veterans of
    nobody among the rebels one by one, fleets."""
    found: dict[int, int] = {}
    free = sworn(game)
    for place in camps(game):
        ordinary = count(game.legions[place] & ~game.veterans)
        if ordinary:
            found[DROP_LEGION + place] = ordinary
    for place in camps(game):
        for legion in bits(game.legions[place] & game.veterans & ~free):
            found[VETERAN + legion] = 1
    if game.fleets[FORCE + game.rebel]:
        found[DROP_FLEET] = game.fleets[FORCE + game.rebel]
    return found


def provincials(game: Republic) -> dict[int, int]:
    """[2.03.6] Provincial armies and fleets in rebellion, likewise."""
    found: dict[int, int] = {}
    for province in rebel_provinces(game):
        if game.provincial_armies[province]:
            found[DROP_ARMY + province] = game.provincial_armies[province]
        if game.provincial_fleets[province]:
            found[DROP_SHIP + province] = game.provincial_fleets[province]
    if game.armies_in_italy:
        found[DROP_MARCHING] = game.armies_in_italy
    if game.armies_at_sea:
        found[DROP_SAILING] = game.armies_at_sea
    return found


def upkeep(game: Republic) -> int:
    """[2.03.6] The whole bill, if nothing is released."""
    units = sum(romans(game).values()) + sum(provincials(game).values())
    return GOVERNOR_UPKEEP * units + base_upkeep(game)


def ask_upkeep(game: Republic) -> None:
    """[R2] If there is anything to pay."""
    if game.rebel >= 0 and upkeep(game):
        game.push(PayRebellion(game.faction[game.rebel], NOBODY, [], []))


class PayRebellion(PayRebels):
    """[2.03.6] [C-67] First how many Roman fleets are handed back; then, where all purses together do not reach, which units
    are released: Roman ones, and when none is left provincial ones. Last how much each rebel pays; the treasury of the faction
    pays the rest. What is still not covered by then is the printed strength of provinces, which is never lost."""

    def __init__(self, seat: int, handed: int, units: list[int], paid: list[int]) -> None:
        super().__init__(seat, 0, paid)
        self.handed = handed  # Roman fleets, once it is said
        self.units = units  # what was said to release each of the others

    # -- what is to be paid

    def due(self, game: Republic) -> int:
        """What is left of the bill."""
        return upkeep(game) - GOVERNOR_UPKEEP * (max(0, self.handed) + len(self.units))

    def cost(self, game: Republic) -> int:
        return min(self.due(game), self.money(game))

    def left_of(self, stock: dict[int, int]) -> dict[int, int]:
        """What can still be released of these units."""
        found: dict[int, int] = {}
        for choice, number in stock.items():
            rest = number - self.units.count(choice)
            if choice == DROP_FLEET:
                rest -= max(0, self.handed)
            if rest > 0:
                found[choice] = rest
        return found

    def releasable(self, game: Republic) -> dict[int, int]:
        """[2.03.6] Roman units first, then provincial ones."""
        return self.left_of(romans(game)) or self.left_of(provincials(game))

    def missing(self, game: Republic) -> int:
        """How many units more must be released, if there are so many."""
        short = self.due(game) - self.money(game)
        return (short + GOVERNOR_UPKEEP - 1) // GOVERNOR_UPKEEP if short > 0 else 0

    # -- the question

    def run(self, game: Republic) -> bool:
        """Whatever leaves no choice is not asked."""
        if game.rebel < 0:
            game.pop()
            return False
        if self.handed < 0:
            if game.fleets[FORCE + game.rebel]:
                return True
            self.handed = 0
        able = self.releasable(game)
        while self.missing(game) and able:
            if self.missing(game) < sum(able.values()) and len(able) > 1:
                return True
            for choice, number in able.items():
                self.units.extend([choice] * min(number, self.missing(game)))
            able = self.releasable(game)
        while len(self.paid) < count(game.rebels):
            if self.least(game) < self.most(game):
                return True
            self.paid.append(self.most(game))
        game.pop()
        self.settle(game)
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.handed < 0:
            return [HAND_BACK + number for number in range(game.fleets[FORCE + game.rebel] + 1)]
        if self.missing(game) and self.releasable(game):
            return list(self.releasable(game))
        return list(range(TALENTS + self.least(game), TALENTS + self.most(game) + 1))

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if self.handed < 0:
            self.handed = choice % SPAN
        elif verb(choice) == TALENTS:
            self.paid.append(choice - TALENTS)
        else:
            self.units.append(choice)

    def settle(self, game: Republic) -> None:
        """[2.03.6] The money goes to the bank; Roman units to the State, provincial ones are gone."""
        self.pay(game, RULE)
        legions = 0
        fleets = max(0, self.handed)
        armies = ships = 0
        for choice in self.units:
            said = verb(choice)
            if said == DROP_LEGION:
                place = choice % SPAN
                one = lowest_legions(game.legions[place] & ~game.veterans, 1)
                move_legions(game, one, place, ACTIVE)
                legions |= one
            elif said == VETERAN:
                one = 1 << choice % SPAN
                move_legions(game, one, place_of(game, choice % SPAN), ACTIVE)
                legions |= one
            elif said == DROP_FLEET:
                fleets += 1
            elif said == DROP_SHIP:
                game.provincial_fleets[choice % SPAN] -= 1
                ships += 1
            else:
                armies += 1
                drop_army(game, choice)
        move_fleets(game, fleets, FORCE + game.rebel, ACTIVE)
        game.released_fleets += fleets
        game.marks[RELEASED] |= legions
        if game.has_listener:
            if legions or fleets:
                game.tell(UnitsReleased(RULE, game.rebel, count(legions), fleets), EVERYBODY)
            if armies or ships:
                game.tell(ProvincialsReleased(RULE, armies, ships), EVERYBODY)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_OWED if verb(choice) == TALENTS else NOT_RELEASED

    def on_aside(self, game: Republic) -> None:
        """A ransom was paid out of the treasury, or a veteran called home: reckon anew."""
        self.handed = NOBODY
        self.units = []
        self.paid = []

    def rule(self, game: Republic, seat: int) -> str:
        return "2.03.23" if self.handed < 0 else RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.handed < 0:
            amount = game.fleets[FORCE + game.rebel]
            return Phrase("republic-rebels-ask-hand-back", {"senator": names.senator(game.rebel), "amount": amount})
        if self.missing(game) and self.releasable(game):
            return Phrase("republic-rebels-ask-release", {"amount": self.due(game), "amount2": self.money(game)})
        payer = names.senator(bits(game.rebels)[len(self.paid)])
        cost = self.cost(game)
        said: dict[str, Value] = {"senator": payer, "amount": cost, "amount2": cost - sum(self.paid)}
        return Phrase("republic-rebels-ask-upkeep", said)

    def is_sound(self, game: Republic) -> bool:
        if not game.rules.rebel_governors or game.rebel < 0 or game.faction[game.rebel] != self.seat:
            return False
        return NOBODY <= self.handed <= game.fleets[FORCE + game.rebel] and len(self.paid) <= count(game.rebels)


def drop_army(game: Republic, choice: int) -> None:
    """[2.03.6] A provincial army is gone, wherever it was."""
    if choice == DROP_MARCHING:
        game.armies_in_italy -= 1
    elif choice == DROP_SAILING:
        game.armies_at_sea -= 1
    else:
        game.provincial_armies[choice % SPAN] -= 1
