"""[1.09.63] Raising and disbanding legions and fleets; [1.09.631] what that brings to two concessions."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase, Stake
from comitium.games.republic.catalogue.ids import ARMAMENTS, MANPOWER_SHORTAGE, SHIP_BUILDING
from comitium.games.republic.catalogue.intrigue import INCOME
from comitium.games.republic.catalogue.senators import DOUBLES_INCOME
from comitium.games.republic.catalogue.tables import RECRUIT_PRICE, SHORTAGE_PRICE, UPKEEP
from comitium.games.republic.choices import DONE, PASS, verb
from comitium.games.republic.events import business as events
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.common.treasury import pay
from comitium.games.republic.rules.common.units import lowest_legions, move_fleets, move_legions, recruits, regulars
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    Draft,
    Measure,
    is_rejected,
    register,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import named
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.business_choices import (
    DISBAND_FLEETS,
    DISBAND_LEGIONS,
    DISBAND_VETERAN,
    RAISE_FLEETS,
    RAISE_LEGIONS,
)
from comitium.games.republic.state.numbers import ACTIVE, RESERVE, bits, count
from comitium.games.republic.state.republic import NO_RECRUITMENT, Republic

TOO_DEAR: Final = Reason("1.09.63", "republic-business-refuse-price")
NO_RECRUITS: Final = Reason("1.08.2", "republic-business-refuse-recruits")
TOO_MANY: Final = Reason("1.09.63", "republic-business-refuse-units")
NOTHING: Final = Reason("1.09.63", "republic-business-refuse-nothing")
SAME: Final = Reason("1.09.131", "republic-business-refuse-same-list")


def price(game: Republic) -> int:
    """[1.09.63] [T-11] Of one unit: dearer with every level of the shortage."""
    return RECRUIT_PRICE + SHORTAGE_PRICE * game.levels[MANPOWER_SHORTAGE]


def most_legions(game: Republic) -> int:
    """Legions that may be raised: those of the reserve that were not disbanded in this phase."""
    return count(game.legions[RESERVE] & ~game.session.disbanded)


def most_fleets(game: Republic) -> int:
    return game.fleets[RESERVE] - game.session.disbanded_fleets


def affordable(game: Republic) -> int:
    """[B-40] How many units the State can pay for."""
    return 0 if game.marks[NO_RECRUITMENT] else game.treasury // price(game)


def disbandable(game: Republic) -> int:
    """Legions of the Active Forces that were not raised in this phase, or count as such (`march_out`)."""
    old = lowest_legions(regulars(game, ACTIVE) & game.session.raised, game.session.marched)
    return game.legions[ACTIVE] & ~game.session.raised | old


def disbandable_fleets(game: Republic) -> int:
    return max(0, game.fleets[ACTIVE] - (game.session.raised_fleets - game.session.marched_fleets))


def march_out(game: Republic, legions: int, fleets: int) -> None:
    """[B-84] Units are about to leave Rome. One ordinary legion is like another, and so is one fleet: those go first that were
    raised in this phase, and as many of the others may be disbanded."""
    session = game.session
    here = regulars(game, ACTIVE) & session.raised
    left = max(0, count(here) - session.marched - count(legions & ~game.veterans))
    session.marched = count(here & ~legions) - left
    session.marched_fleets += min(fleets, session.raised_fleets - session.marched_fleets)


class Forces(Measure):
    """[1.09.63] `proposal`: legions raised, fleets raised, ordinary legions disbanded, veterans as a mask, fleets scrapped."""

    name = "forces"
    rule = "1.09.63"
    shut = "republic-senate-refuse-business-forces"
    brings: tuple[Stake, ...] = (
        stakes.treasury(-RECRUIT_PRICE, "1.09.63", "unit"),
        stakes.treasury(-UPKEEP, "1.06.53", "upkeep"),
    )

    def prospects(self, game: Republic) -> list[Stake]:
        """As Rome has to pay now; [1.09.631] who earns by it."""
        found = [stakes.treasury(-price(game), "1.09.63", "unit"), stakes.treasury(-UPKEEP, "1.06.53", "upkeep")]
        rights = [right for right in (ARMAMENTS, SHIP_BUILDING) if earned(game, right, 1)]
        return [*[stakes.income(game, right, game.holder[right], "1.09.631") for right in rights], *found]

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        _, legions, fleets, ordinary, veterans, scrapped = proposal
        found: list[Stake] = []
        for right, units in ((ARMAMENTS, legions), (SHIP_BUILDING, fleets)):
            if earned(game, right, units):
                found.append(stakes.talents(game, game.holder[right], earned(game, right, units), "1.09.631"))
        found.append(stakes.treasury(-(legions + fleets) * price(game), "1.09.63"))
        more = legions + fleets - ordinary - count(veterans) - scrapped
        return [*found, stakes.treasury(-UPKEEP * more, "1.06.53", "turn")]

    def is_open(self, game: Republic, means: int) -> bool:
        if game.session.step not in (kinds.S7, kinds.S8):
            return False
        if affordable(game) and (most_legions(game) or most_fleets(game)):
            return True
        return disbandable(game) != 0 or disbandable_fleets(game) > 0

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        return DraftForces(faction, -1, -1, -1, 0, -1)

    def stands(self, game: Republic, vote: Vote) -> str:
        proposal = vote.proposal
        return "" if is_possible(game, proposal[1], proposal[2], proposal[3], proposal[4], proposal[5]) else "void"

    def passed(self, game: Republic, vote: Vote) -> None:
        proposal = vote.proposal
        disband(game, proposal[3], proposal[4], proposal[5])
        raise_units(game, proposal[1], proposal[2])

    def phrase(self, proposal: list[int]) -> Phrase:
        disbanded = proposal[3] + count(proposal[4])
        args = {"legions": proposal[1], "fleets": proposal[2], "disbanded": disbanded, "scrapped": proposal[5]}
        args["raising"], args["ending"] = proposal[1] + proposal[2], disbanded + proposal[5]
        return Phrase("republic-business-proposal-forces", {**args})


register(kinds.FORCES, Forces())


def is_possible(game: Republic, legions: int, fleets: int, ordinary: int, veterans: int, scrapped: int) -> bool:
    if legions > most_legions(game) or fleets > most_fleets(game) or legions + fleets > affordable(game):
        return False
    if ordinary > count(disbandable(game) & ~game.veterans) or veterans & ~(disbandable(game) & game.veterans):
        return False
    return scrapped <= disbandable_fleets(game)


def raise_units(game: Republic, legions: int, fleets: int) -> None:
    """[1.09.63] The State pays at once; the lowest free numbers are raised. [1.09.631] The two concessions are paid."""
    if not legions + fleets:
        return
    cost = (legions + fleets) * price(game)
    pay(game, cost, "1.09.63")
    raised = recruits(game, game.legions[RESERVE] & ~game.session.disbanded, legions)
    move_legions(game, raised, RESERVE, ACTIVE)
    move_fleets(game, fleets, RESERVE, ACTIVE)
    game.session.raised |= raised
    game.session.raised_fleets += fleets
    if game.has_listener:
        game.tell(events.ForcesRaised("1.09.63", legions, fleets, cost), EVERYBODY)
    contractor(game, ARMAMENTS, legions)
    contractor(game, SHIP_BUILDING, fleets)


def earned(game: Republic, concession: int, units: int) -> int:
    """[1.09.631] [B-41] What so many units bring the holder; nothing if there is none, or a captive."""
    holder = game.holder[concession]
    if holder < 0 or game.is_captive(holder):
        return 0
    return INCOME[concession] * units * (2 if DOUBLES_INCOME[holder] and game.rules.crassus_doubles else 1)


def contractor(game: Republic, concession: int, units: int) -> None:
    """[1.09.631] [B-41] The holder is paid for each unit, and his corruption shows."""
    income = earned(game, concession, units)
    if not income:
        return
    holder = game.holder[concession]
    game.talents[holder] += income
    game.exposed |= 1 << concession
    if game.has_listener:
        game.tell(events.ConcessionPaid("1.09.631", concession, holder, income), EVERYBODY)


def disband(game: Republic, ordinary: int, veterans: int, fleets: int) -> None:
    """[1.09.63] Out of the Active Forces; a veteran is an ordinary legion again."""
    gone = lowest_legions(disbandable(game) & ~game.veterans, ordinary) | veterans
    if not gone and not fleets:
        return
    move_legions(game, gone, ACTIVE, RESERVE)
    move_fleets(game, fleets, ACTIVE, RESERVE)
    game.session.marched -= count(gone & game.session.raised)
    game.session.disbanded |= gone
    game.session.disbanded_fleets += fleets
    if game.has_listener:
        game.tell(events.ForcesDisbanded("1.09.63", count(gone), fleets), EVERYBODY)


class DraftForces(Draft):
    """[1.09.63] Numbers, each named once (-1: not yet); DONE puts them, PASS gives it up."""

    def __init__(self, seat: int, legions: int, fleets: int, ordinary: int, veterans: int, scrapped: int) -> None:
        super().__init__(seat)
        self.legions = legions
        self.fleets = fleets
        self.ordinary = ordinary
        self.veterans = veterans
        self.scrapped = scrapped

    def proposal(self) -> list[int]:
        numbers = [max(0, self.legions), max(0, self.fleets), max(0, self.ordinary), self.veterans, max(0, self.scrapped)]
        return [kinds.FORCES, *numbers]

    def is_set(self) -> bool:
        return sum(self.proposal()[1:]) > 0

    def run(self, game: Republic) -> bool:
        proposal = self.proposal()
        if not is_possible(game, proposal[1], proposal[2], proposal[3], proposal[4], proposal[5]):
            self.legions = self.fleets = self.ordinary = self.scrapped = -1
            self.veterans = 0
        return True

    def legal(self, game: Republic, seat: int) -> list[int]:
        menu = [PASS]
        if self.is_set() and not is_rejected(game, self.proposal()):
            menu.append(DONE)
        money = affordable(game)
        if self.legions < 0:
            most = min(most_legions(game), money - max(0, self.fleets))
            menu.extend(range(RAISE_LEGIONS + 1, RAISE_LEGIONS + most + 1))
        if self.fleets < 0:
            most = min(most_fleets(game), money - max(0, self.legions))
            menu.extend(range(RAISE_FLEETS + 1, RAISE_FLEETS + most + 1))
        if self.ordinary < 0:
            menu.extend(range(DISBAND_LEGIONS + 1, DISBAND_LEGIONS + count(disbandable(game) & ~game.veterans) + 1))
        if self.scrapped < 0:
            menu.extend(range(DISBAND_FLEETS + 1, DISBAND_FLEETS + disbandable_fleets(game) + 1))
        menu.extend([DISBAND_VETERAN + legion for legion in bits(disbandable(game) & game.veterans & ~self.veterans)])
        return menu

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        number = choice - verb(choice)
        if choice == PASS:
            named(game, [])
        elif choice == DONE:
            named(game, self.proposal())
        elif verb(choice) == RAISE_LEGIONS:
            self.legions = number
        elif verb(choice) == RAISE_FLEETS:
            self.fleets = number
        elif verb(choice) == DISBAND_LEGIONS:
            self.ordinary = number
        elif verb(choice) == DISBAND_FLEETS:
            self.scrapped = number
        else:
            self.veterans |= 1 << number

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if choice == DONE:
            return SAME if self.is_set() else NOTHING
        if verb(choice) in (RAISE_LEGIONS, RAISE_FLEETS):
            if game.marks[NO_RECRUITMENT]:
                return NO_RECRUITS
            others = max(0, self.fleets if verb(choice) == RAISE_LEGIONS else self.legions)
            return TOO_DEAR if choice - verb(choice) + others > affordable(game) else TOO_MANY
        return TOO_MANY

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.63"

    def ask(self, game: Republic, seat: int) -> Phrase:
        proposal = self.proposal()
        args = {
            "legions": proposal[1],
            "fleets": proposal[2],
            "disbanded": proposal[3] + count(proposal[4]),
            "scrapped": proposal[5],
        }
        return Phrase("republic-business-ask-forces", {**args, "price": price(game), "count": sum(args.values())})

    def unit_cost(self, game: Republic, seat: int, choice: int) -> int:
        return price(game) if verb(choice) in (RAISE_LEGIONS, RAISE_FLEETS) else 0
