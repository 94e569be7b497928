"""[4.05.33] What is raised for a plan, in peace, and when no plan is possible."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.games.republic.catalogue.ids import MANPOWER_SHORTAGE
from comitium.games.republic.catalogue.neutrals import MODIFIER_MOST, PEACE_FLEETS, PEACE_LEGIONS
from comitium.games.republic.choices import DONE, PASS, verb
from comitium.games.republic.events.solo.plan import PeaceForces
from comitium.games.republic.rules.common.units import lowest_legions, random_legions
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import candidates
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.business_choices import RAISE_FLEETS, RAISE_LEGIONS
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import (
    DraftForces,
    disband,
    disbandable,
    disbandable_fleets,
    most_fleets,
    most_legions,
    price,
    raise_units,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_lists import Plan
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_adequate import (
    fewest_fleets,
    fewest_legions,
    fleets_needed,
    held_fleets,
    held_legions,
    legions_needed,
    may_raise,
    missing,
    place_on,
    standing,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_32_danger import is_at_sea, strength
from comitium.games.republic.state.numbers import ACTIVE, FLEETS, LEGIONS, NOBODY, RESERVE, bits, count
from comitium.games.republic.state.republic import Republic

RULE: Final = "4.05.33"
ONLY_IN_CRISIS: Final = Reason("4.05.33", "republic-soloplan-refuse-shortage")
ONLY_RAISING: Final = Reason("4.05.33", "republic-soloplan-refuse-disband")
RAISING: Final = (RAISE_LEGIONS, RAISE_FLEETS)


# -- for a plan


def builds(game: Republic, plan: Plan, crisis: bool) -> list[int]:
    """[4.05.33] Legions and fleets that the State raises for a plan: exactly what is missing; for an attack with all force
    what the option says."""
    found = missing(game, plan.wars, crisis, not plan.all_force)
    if plan.all_force and game.rules.all_force_builds != "legal_only":
        first, second = (1, 0) if is_at_sea(game, plan.wars[0]) else (0, 1)  # the first war's kind of unit first
        for kind in (first, second):
            found[kind] += more(game, plan.wars, found, kind)
    return found


def more(game: Republic, wars: list[int], found: list[int], kind: int) -> int:
    """[D-27] Units of a kind, legions or fleets, that are raised for battles on land or at sea besides those that make the
    attack legal: as far as money goes, up to the modifier of +15, or by the option up to the strength."""
    at_sea = kind == 1
    wanted = -found[kind] - (game.fleets[ACTIVE] if at_sea else reckoned(game, ACTIVE))
    first = True  # whom the Dictator will lead, if no Proconsul does
    battles = 0
    for war in wars:
        led = NOBODY
        if standing(game, war) < 0 and first:
            first = False
            led = best_soldier(game)
        elif standing(game, war) >= 0:
            led = standing(game, war)
        if is_at_sea(game, war) == at_sea:
            battles += 1
            wanted += aim(game, war, led) - (held_fleets(game, war) if at_sea else reckoned(game, place_on(game, war)))
        elif at_sea:
            wanted += max(0, fewest_fleets(game, war) - held_fleets(game, war))
        else:
            wanted += max(0, fewest_legions(game, war) - held_legions(game, war))
    if not battles:
        return 0
    reserve = (most_fleets(game) if at_sea else most_legions(game)) - found[kind]
    return max(0, min(wanted, reserve, may_raise(game, True) - found[0] - found[1]))


def reckoned(game: Republic, place: int) -> int:
    """The legions at a place; a veteran is two in a battle, but one where forces are only adequate (4.05.31)."""
    return count(game.legions[place]) if game.rules.all_force_builds == "adequate" else game.army(place)


def aim(game: Republic, war: int, led: int) -> int:
    """[D-27] How strong the force against a war shall be. Of commanders who are not in office yet only the Dictator's rating
    is certain."""
    adequate = fleets_needed(game, war) if is_at_sea(game, war) else legions_needed(game, war)
    if game.rules.all_force_builds == "adequate":
        return adequate
    return max(adequate, strength(game, war) + MODIFIER_MOST - (game.military(led) if led >= 0 else 0))


def best_soldier(game: Republic) -> int:
    """[4.05.34] Somebody with the highest military rating of those who may be Dictator; NOBODY if nobody may."""
    found = NOBODY
    for man in bits(candidates(game)):
        if found < 0 or game.military(man) > game.military(found):
            found = man
    return found


# -- in peace


def keep_peace_forces(game: Republic) -> None:
    """[4.05.33] [D-28] Without a war: 10 legions, garrisons among them, and 5 fleets. What is too much is disbanded in Italy,
    what is missing is raised, legions first."""
    if game.has_listener:
        game.tell(PeaceForces(RULE, PEACE_LEGIONS, PEACE_FLEETS), EVERYBODY)
    legions = LEGIONS - count(game.legions[RESERVE])
    fleets = FLEETS - game.fleets[RESERVE]
    release(game, max(0, legions - PEACE_LEGIONS), max(0, fleets - PEACE_FLEETS))
    money = may_raise(game, False)
    raised = max(0, min(PEACE_LEGIONS - legions, money, most_legions(game)))
    raise_units(game, raised, max(0, min(PEACE_FLEETS - fleets, money - raised, most_fleets(game))))


def release(game: Republic, legions: int, fleets: int) -> None:
    """[D-28] Ordinary legions before veterans, veterans without allegiance before others, those at random."""
    able = disbandable(game)
    plain = min(legions, count(able & ~game.veterans))
    legions -= plain
    unsworn = 0
    for legion in bits(able & game.veterans):
        if game.allegiance[legion] < 0:
            unsworn |= 1 << legion
    veterans = lowest_legions(unsworn, legions)
    legions -= count(veterans)
    if legions:
        veterans |= random_legions(game, able & game.veterans & ~unsworn, legions)
    disband(game, plain, veterans, min(fleets, disbandable_fleets(game)))


# -- when players decide


class PlanForces(DraftForces):
    """[4.05.33] [D-28] A player says what is raised: the dominant one if no plan is possible, or (`own`) for a coalition of
    players, who may disband as well. Nobody votes."""

    def __init__(
        self,
        seat: int,
        legions: int = -1,
        fleets: int = -1,
        ordinary: int = -1,
        veterans: int = 0,
        scrapped: int = -1,
        own: bool = False,
        crisis: bool = False,
    ) -> None:
        super().__init__(seat, legions, fleets, ordinary, veterans, scrapped)
        self.own = own
        self.crisis = crisis

    def actors(self, game: Republic) -> list[int]:
        return [self.seat]

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [choice for choice in super().legal(game, seat) if self.barred(game, choice) is None]

    def barred(self, game: Republic, choice: int) -> Reason | None:
        """[4.05.33] With a Manpower Shortage nobody raises outside a crisis; only one's own plan disbands."""
        if choice in (PASS, DONE):
            return None
        if verb(choice) not in RAISING:
            return None if self.own else ONLY_RAISING
        return ONLY_IN_CRISIS if game.levels[MANPOWER_SHORTAGE] and not self.crisis else None

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice not in (PASS, DONE):
            super().answer(game, seat, choice)
            return
        game.pop()
        if choice == DONE:
            proposal = self.proposal()
            disband(game, proposal[3], proposal[4], proposal[5])
            raise_units(game, proposal[1], proposal[2])

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        reason = self.barred(game, choice)
        return reason if reason is not None else super().why_not(game, seat, choice)

    def leads_back(self, choice: int) -> bool:
        return False

    def wording(self, choice: int) -> Phrase | None:
        if choice == DONE:
            return Phrase("republic-soloplan-forces-done")
        return Phrase("republic-soloplan-forces-none") if choice == PASS else None

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        proposal = self.proposal()
        disbanded = proposal[3] + count(proposal[4])
        args = {"legions": proposal[1], "fleets": proposal[2], "disbanded": disbanded, "scrapped": proposal[5]}
        more = {"count": sum(args.values()), "price": price(game), "own": int(self.own)}
        return Phrase("republic-soloplan-ask-forces", {**args, **more})

    def is_sound(self, game: Republic) -> bool:
        return not game.is_neutral(self.seat)


def ask_forces(game: Republic, seat: int, own: bool, crisis: bool) -> None:
    """Ask, unless there is nothing to be raised or disbanded."""
    question = PlanForces(seat, own=own, crisis=crisis)
    if len(question.legal(game, seat)) > 1:
        game.push(question)
