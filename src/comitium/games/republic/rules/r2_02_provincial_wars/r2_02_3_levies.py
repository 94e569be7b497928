"""[2.02.2] [2.02.3] Local taxes, and the armies and fleets that governors raise from them."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.provinces import LOCAL_TAXES, MOST_ARMIES, MOST_FLEETS
from comitium.games.republic.choices import SPAN, TALENTS, verb
from comitium.games.republic.events.advanced.provincial import ProvincialsRaised
from comitium.games.republic.rules.common.provinces import is_governed, side
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.r2_02_provincial_wars.choices import ARMIES
from comitium.games.republic.state.numbers import NOBODY, PROVINCES
from comitium.games.republic.state.republic import Republic

PRICE: Final = 10  # [2.02.3] of an army, or of a fleet
WHOLE_UNITS: Final = Reason("2.02.2", "republic-provincial-refuse-talents")
NO_ROOM: Final = Reason("2.02.3", "republic-provincial-refuse-armies")


def room(game: Republic, province: int) -> tuple[int, int]:
    """[2.02.3] [T-8] How many more armies, and how many more fleets, there may be. What was raised before its card was turned
    over stays."""
    here = side(game, province)
    armies = MOST_ARMIES[here] - game.provincial_armies[province]
    return max(0, armies), max(0, MOST_FLEETS[here] - game.provincial_fleets[province])


def affordable(game: Republic, province: int, added: int) -> int:
    """[2.02.3] [C-54] How many must be raised from the local tax and so many talents more."""
    armies, fleets = room(game, province)
    return min((LOCAL_TAXES[side(game, province)] + added) // PRICE, armies + fleets)


def supplements(game: Republic, province: int) -> list[int]:
    """[2.02.2] [C-54] What the governor may add: nothing, or as much as makes one or more further units."""
    governor = game.governor[province]
    found = [0]
    if game.faction[governor] < 0 or game.is_captive(governor):
        return found
    armies, fleets = room(game, province)
    tax = LOCAL_TAXES[side(game, province)]
    for number in range(affordable(game, province, 0) + 1, armies + fleets + 1):
        if number * PRICE - tax <= game.talents[governor]:
            found.append(number * PRICE - tax)
    return found


def splits(game: Republic, province: int, number: int) -> list[int]:
    """[2.02.3] How many of so many units may be armies, the rest fleets."""
    armies, fleets = room(game, province)
    return list(range(max(0, number - fleets), min(number, armies) + 1))


def raise_units(game: Republic, province: int, added: int, armies: int) -> None:
    """[2.02.3] The forces are there; what is left of the tax is lost."""
    fleets = affordable(game, province, added) - armies
    game.talents[game.governor[province]] -= added
    game.provincial_armies[province] += armies
    game.provincial_fleets[province] += fleets
    if (armies or fleets) and game.has_listener:
        game.tell(ProvincialsRaised("2.02.3", province, armies, fleets, added), EVERYBODY)


def ask_levies(game: Republic, barred: int) -> None:
    """[R6] [2.02.2] Every loyal governor, from the faction of the HRAO clockwise; those of no faction first, who are not
    asked."""
    for province in range(PROVINCES):
        if is_governed(game, province) and game.faction[game.governor[province]] < 0 and not barred >> province & 1:
            raise_equally(game, province)
    waiting: list[RaiseProvincials] = []
    for seat in in_order(game):
        for province in range(PROVINCES):
            if not barred >> province & 1 and may_raise(game, seat, province):
                waiting.append(RaiseProvincials(seat, province))
    waiting.reverse()
    for question in waiting:
        game.push(question)


def raise_equally(game: Republic, province: int) -> None:
    """[2.02.3] [C-54] A governor of no faction: as many armies as fleets, the odd one an army; the other kind where one is
    full."""
    number = affordable(game, province, 0)
    possible = splits(game, province, number)
    raise_units(game, province, 0, min(max((number + 1) // 2, possible[0]), possible[-1]))


def may_raise(game: Republic, seat: int, province: int) -> bool:
    """[2.02.2] Its governor belongs to this faction and is loyal."""
    return is_governed(game, province) and game.faction[game.governor[province]] == seat


class RaiseProvincials(Question[Republic]):
    """[2.02.3] What a governor adds to the local tax, then how many of the new forces are armies. Where there is only one
    answer, nobody is asked."""

    def __init__(self, seat: int, province: int, added: int = NOBODY) -> None:
        super().__init__(seat)
        self.province = province
        self.added = added  # talents, once they are named

    def run(self, game: Republic) -> bool:
        if not may_raise(game, self.seat, self.province):
            game.pop()
            return False
        if self.added < 0:
            if len(supplements(game, self.province)) > 1:
                return True
            self.added = 0
        possible = splits(game, self.province, affordable(game, self.province, self.added))
        if len(possible) > 1:
            return True
        game.pop()
        raise_units(game, self.province, self.added, possible[0])
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.added < 0:
            return [TALENTS + amount for amount in supplements(game, self.province)]
        return [ARMIES + armies for armies in splits(game, self.province, affordable(game, self.province, self.added))]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if self.added < 0:
            self.added = choice % SPAN
            return
        game.pop()
        raise_units(game, self.province, self.added, choice % SPAN)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if self.added < 0:
            return WHOLE_UNITS if verb(choice) == TALENTS else None
        return NO_ROOM if verb(choice) == ARMIES else None

    def wording(self, choice: int) -> Phrase | None:
        return Phrase("republic-provincial-act-add", {"amount": choice - TALENTS}) if verb(choice) == TALENTS else None

    def on_aside(self, game: Republic) -> None:
        self.added = NOBODY

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """What he adds is told with what he raises, not before."""
        if seat != self.seat:
            self.added = NOBODY

    def rule(self, game: Republic, seat: int) -> str:
        return "2.02.2" if self.added < 0 else "2.02.3"

    def ask(self, game: Republic, seat: int) -> Phrase:
        said: dict[str, Value] = {
            "senator": names.senator(game.governor[self.province]),
            "province": names.province(self.province),
            "amount": LOCAL_TAXES[side(game, self.province)],
            "number": affordable(game, self.province, max(0, self.added)),
            "armies": game.provincial_armies[self.province],
            "fleets": game.provincial_fleets[self.province],
            "price": PRICE,
        }
        return Phrase("republic-provincial-ask-add" if self.added < 0 else "republic-provincial-ask-armies", said)

    def is_sound(self, game: Republic) -> bool:
        if not game.rules.provincial_wars or not may_raise(game, self.seat, self.province):
            return False
        return self.added == NOBODY or self.added in supplements(game, self.province)
