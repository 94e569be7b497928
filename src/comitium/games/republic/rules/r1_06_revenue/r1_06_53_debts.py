"""[1.06.53] What the State owes, and what becomes of legions that it does not pay."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic.catalogue.tables import LAND_BILL_COST, LAND_BILL_LASTS, UPKEEP, WAR_COST
from comitium.games.republic.choices import FLEETS, LEGIONS, VETERAN, verb
from comitium.games.republic.events.advanced.rebels import FleetsKept
from comitium.games.republic.events.revenue import BillPaid, LegionsDisbanded, LegionsKept, UnitsUnpaid
from comitium.games.republic.rules.common.ranks import highest
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.common.treasury import pay
from comitium.games.republic.rules.common.units import lowest_legions, move_fleets, move_legions, picked, regulars
from comitium.games.republic.rules.r1_06_revenue.choices import DISMISS_FLEET, DISMISS_LEGION
from comitium.games.republic.rules.r1_12_victory.r1_12_3_defeat import bankrupt
from comitium.games.republic.state.numbers import ACTIVE, FORCE, NOBODY, RESERVE, UNIT_PLACES, bits, count
from comitium.games.republic.state.republic import BROKE, OWED, RELEASED, Republic

RULE: Final = "1.06.53"
TOO_MANY: Final = Reason("1.11.33", "republic-revenue-refuse-too-many")
NOT_THERE: Final = Reason(RULE, "republic-revenue-refuse-not-there")


# -- the bill


def wars_bill(game: Republic) -> int:
    """[1.07.334] [T-35] For every active war, fought or not; a civil war is one of them unless the option says otherwise."""
    return WAR_COST * game.active_wars()


def land_bill(game: Republic) -> int:
    """[1.09.622] For every land bill in force."""
    found = 0
    for kind in range(len(game.bills)):
        found += LAND_BILL_COST[kind] * game.bills[kind]
    return found


def is_rebels(game: Republic, place: int) -> bool:
    """Whether the units at a place are in rebellion: [2.03.22] also in the garrison of a rebel governor."""
    if place >= FORCE:
        return game.rebels >> place - FORCE & 1 == 1
    return game.rules.rebel_governors and game.rebel >= 0 and place in REBEL_GOVERNORS[0].camps(game)


def loyal_units(game: Republic) -> int:
    """Legions and fleets of the State, garrisons included; those that the rebel has released are counted apart."""
    found = 0
    for place in range(UNIT_PLACES):
        if place != RESERVE and not is_rebels(game, place):
            found += count(game.legions[place]) + game.fleets[place]
    return found - count(game.marks[RELEASED]) - game.released_fleets


def bill(game: Republic) -> int:
    """[1.06.53] [A-17] All that is due this year, without the released legions; taxes and spoils that went wrong included."""
    return game.marks[OWED] + wars_bill(game) + land_bill(game) + UPKEEP * loyal_units(game)


def pay_bill(game: Republic) -> None:
    """[R5d] The bill is paid, or the State is bankrupt: at once, or once it is known which units it has lost (A-19)."""
    due = bill(game)
    before = game.treasury
    if due > before and game.rebel >= 0:
        default(game)
        return
    if game.has_listener:
        units = UPKEEP * loyal_units(game)
        game.tell(BillPaid(RULE, wars_bill(game), land_bill(game), units, game.marks[OWED], due), EVERYBODY)
    if not pay(game, due, RULE):
        return
    game.marks[OWED] = 0
    for kind in range(len(game.bills)):
        if not LAND_BILL_LASTS[kind]:
            game.bills[kind] = 0


# -- legions that the rebel has released


def ask_released(game: Republic) -> None:
    """[1.11.33] [C-32] The HRAO says which of them the State keeps; where it can pay none, none is kept. [2.03.6] Fleets come
    after the legions."""
    man = highest(game)
    if game.released_fleets:
        game.push(KeepFleets(game.faction[man] if man >= 0 else NOBODY))
    if not game.marks[RELEASED]:
        return
    if man < 0 or game.treasury - bill(game) < UPKEEP:
        keep(game, 0)
    else:
        game.push(KeepReleased(game.faction[man], 0))


class KeepFleets(Question[Republic]):
    """[2.03.6] [C-32] How many of the fleets that the rebel has released the State keeps."""

    def affordable(self, game: Republic) -> int:
        return max(0, (game.treasury - bill(game)) // UPKEEP)

    def run(self, game: Republic) -> bool:
        """Where there is nobody to decide, or nothing to pay with, none is kept."""
        if game.released_fleets and self.seat >= 0 and self.affordable(game):
            return True
        game.pop()
        keep_fleets(game, 0)
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [FLEETS + number for number in range(min(self.affordable(game), game.released_fleets) + 1)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        keep_fleets(game, choice - FLEETS)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return TOO_MANY if verb(choice) == FLEETS else None

    def rule(self, game: Republic, seat: int) -> str:
        return "2.03.6"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-rebels-ask-keep-fleets", {"amount": game.released_fleets, "amount2": self.affordable(game)})

    def is_sound(self, game: Republic) -> bool:
        return game.rules.rebel_governors


def keep_fleets(game: Republic, kept: int) -> None:
    """[2.03.6] These stay in the Active Forces, the others are dissolved."""
    gone = game.released_fleets - kept
    game.released_fleets = 0
    move_fleets(game, gone, ACTIVE, RESERVE)
    if (kept or gone) and game.has_listener:
        game.tell(FleetsKept("2.03.6", kept, gone), EVERYBODY)


def keep(game: Republic, kept: int) -> None:
    """These stay in the Active Forces, the others are disbanded."""
    gone = game.marks[RELEASED] & ~kept
    game.marks[RELEASED] = 0
    move_legions(game, gone, ACTIVE, RESERVE)
    if game.has_listener:
        if kept:
            game.tell(LegionsKept("1.11.33", count(kept)), EVERYBODY)
        if gone:
            game.tell(LegionsDisbanded("1.11.33", count(gone)), EVERYBODY)


class KeepReleased(Question[Republic]):
    """[1.11.33] Which legions released by the rebel the State takes back: veterans one by one, then how many others."""

    def __init__(self, seat: int, kept: int) -> None:
        super().__init__(seat)
        self.kept = kept  # veterans

    def affordable(self, game: Republic) -> int:
        """How many more the treasury pays besides everything else."""
        return (game.treasury - bill(game)) // UPKEEP - count(self.kept)

    def ordinary(self, game: Republic) -> int:
        return game.marks[RELEASED] & ~game.veterans

    def legal(self, game: Republic, seat: int) -> list[int]:
        able = self.affordable(game)
        most = min(able, count(self.ordinary(game)))
        found = [LEGIONS + number for number in range(most + 1)]
        if able > 0:
            found.extend([VETERAN + legion for legion in bits(game.marks[RELEASED] & game.veterans & ~self.kept)])
        return found

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if verb(choice) == VETERAN:
            self.kept |= 1 << choice - VETERAN
            return
        game.pop()
        keep(game, self.kept | lowest_legions(self.ordinary(game), choice - LEGIONS))

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return TOO_MANY if verb(choice) in (LEGIONS, VETERAN) else None

    def rule(self, game: Republic, seat: int) -> str:
        return "1.11.33"

    def ask(self, game: Republic, seat: int) -> Phrase:
        released = count(game.marks[RELEASED])
        return Phrase("republic-revenue-ask-released", {"amount": released, "amount2": self.affordable(game)})

    def is_sound(self, game: Republic) -> bool:
        return self.kept & ~(game.marks[RELEASED] & game.veterans) == 0


# -- bankruptcy while there is a rebel


def default(game: Republic) -> None:
    """[A-19] Wars and land bills first, then as many units as the rest pays; the HRAO says which of the others go."""
    before = game.treasury
    units = loyal_units(game)
    left = max(0, before - (bill(game) - UPKEEP * units))
    unpaid = units - left // UPKEEP
    game.treasury = left % UPKEEP
    game.marks[BROKE] = 1
    if game.has_listener:
        game.tell(UnitsUnpaid(RULE, unpaid, before), EVERYBODY)
    man = highest(game)
    game.push(DismissUnits(game.faction[man] if man >= 0 else game.faction[game.rebel], unpaid))


class DismissUnits(Question[Republic]):
    """[A-19] Legions and fleets that nobody pays are disbanded, one after the other."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, game: Republic) -> bool:
        if self.left > 0 and self.left < loyal_units(game):
            return True
        game.pop()
        if self.left > 0:
            for place in range(UNIT_PLACES):
                if place != RESERVE and not is_rebels(game, place):
                    move_legions(game, game.legions[place], place, RESERVE)
                    move_fleets(game, game.fleets[place], place, RESERVE)
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        veterans: list[int] = []
        legions: list[int] = []
        fleets: list[int] = []
        for place in range(UNIT_PLACES):
            if place == RESERVE or is_rebels(game, place):
                continue
            veterans.extend([VETERAN + legion for legion in bits(game.legions[place] & game.veterans)])
            if regulars(game, place):
                legions.append(DISMISS_LEGION + place)
            if game.fleets[place]:
                fleets.append(DISMISS_FLEET + place)
        veterans.sort()
        return veterans + legions + fleets

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        self.left -= 1
        if verb(choice) == VETERAN:
            legion = 1 << choice - VETERAN
            for place in range(UNIT_PLACES):
                if game.legions[place] & legion:
                    move_legions(game, legion, place, RESERVE)
                    break
        elif verb(choice) == DISMISS_LEGION:
            place = choice - DISMISS_LEGION
            move_legions(game, picked(game, place, 1, 0), place, RESERVE)
        else:
            move_fleets(game, 1, choice - DISMISS_FLEET, RESERVE)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_THERE if verb(choice) in (VETERAN, DISMISS_LEGION, DISMISS_FLEET) else None

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-revenue-ask-dismiss", {"amount": self.left})

    def is_sound(self, game: Republic) -> bool:
        return game.rebel >= 0 and game.marks[BROKE] == 1 and 0 < self.left <= loyal_units(game)


def settle_bankruptcy(game: Republic) -> None:
    """[1.06.53] [1.12.2] The State could not pay, and the rebel has met his second condition."""
    if game.marks[BROKE]:
        game.marks[BROKE] = 0
        bankrupt(game, RULE, 0)
