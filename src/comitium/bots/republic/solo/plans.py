"""[4.05.3] The wars of chapter 4: what a player raises, whom he sends, which veterans and garrisons go, who refuses to."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import first_of
from comitium.bots.republic.senate.opinions import TRIUMPH
from comitium.bots.republic.situation import chances, is_falling, worth
from comitium.bots.republic.wars.armies import expected, garrisons, orders, relieved
from comitium.bots.republic.wars.campaign import rating, refused
from comitium.bots.republic.wars.drafts import DraftForcesHeuristic, DraftMilitaryHeuristic
from comitium.games.republic.choices import DONE, NO, PASS, SENATOR, VETERAN, YES
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import candidates
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_draft import in_proposal
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_commanders import (
    NameCommander,
    PlannedCampaign,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_orders import (
    AcceptOrders,
    Orders,
    PlanArmies,
    PostGarrisons,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_allotment import allot, modifier
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_veterans import AcceptCommand, TakeVeterans
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_32_danger import is_at_sea
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_33_builds import PlanForces, best_soldier
from comitium.games.republic.state.numbers import DICTATOR, FIELD_CONSUL, ROME_CONSUL, bits, count
from comitium.games.republic.state.republic import Republic

ENOUGH: Final = 6  # a modifier with which a battle is hardly ever lost


# -- what is raised


def with_officers(world: Republic, me: int, crisis: bool) -> Republic:
    """The table as it will be when armies leave: plans are made before the offices of the year are given (4.05.33, 4.05.4). In
    a crisis the best soldier is Dictator (4.05.34); the best of our own men are Consuls."""
    then = world.clone()
    men = sorted(bits(candidates(world) & world.here(me)), key=lambda man: (-world.military(man), man))
    dictator = best_soldier(world) if crisis else -1
    men = [man for man in men if man != dictator]
    then.offices[DICTATOR] = dictator
    then.offices[FIELD_CONSUL] = men[0] if men else -1
    then.offices[ROME_CONSUL] = men[1] if len(men) > 1 else -1
    then.forget()
    return then


class PlanForcesHeuristic(DraftForcesHeuristic):
    """[4.05.33] For our own plan what it will take; if no plan is possible nothing: what is not spent is there next year, when
    one may be."""

    is_draft = False

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        if not frame.own:
            return first_of(legal, PASS, DONE)
        return super().choose(with_officers(world, me, frame.crisis), me, legal, mood)


# -- who is sent with what


class PlanArmiesHeuristic(DraftMilitaryHeuristic):
    """[4.05.3] Our own plan of the year's wars; who has refused to go with so little is left at home."""

    is_draft = False

    def wanted(self, world: Republic, me: int, mood: Mood) -> list[list[int]]:
        return orders(world, refused(world) | unwilling(world))


def unwilling(world: Republic) -> int:
    """[1.09.643] Who has refused a command in this session, a bit for each."""
    found = 0
    for asked in world.session.refused:
        found |= 1 << (asked >> 8 & 255)
    return found


class PostGarrisonsHeuristic(DraftMilitaryHeuristic):
    """[D-29] Guards for provinces in disorder; from provinces at peace they come home."""

    is_draft = False

    def wanted(self, world: Republic, me: int, mood: Mood) -> list[list[int]]:
        return garrisons(world, []) or relieved(world)


class NameCommanderHeuristic(Heuristic):
    """[4.05.31] The commander whom the plan would take."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        return SENATOR + int(frame.usual)


class TakeVeteransHeuristic(Heuristic):
    """[4.05.31] A veteran counts twice on land: as many as make the victory nearly certain, those first who are sworn to
    nobody, ours last."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        script = world.stack[-2]
        assert isinstance(script, PlannedCampaign)
        if is_at_sea(world, frame.war):
            return DONE
        armies = allot(world, script.wars, script.leaders, script.all_force, script.capped)
        edge = modifier(world, armies[len(script.veterans)]) + count(frame.taken)
        veterans = [choice for choice in legal if choice != DONE]
        if edge >= ENOUGH or not veterans:
            return DONE
        return min(veterans, key=lambda choice: (loyalty_to(world, me, choice - VETERAN), choice))


def loyalty_to(world: Republic, me: int, legion: int) -> int:
    """0 for a legion that is sworn to nobody, 1 for one of another faction's man, 2 for one of ours."""
    man = world.allegiance[legion]
    return 0 if man < 0 else 2 if world.faction[man] == me else 1


# -- who goes with so little


def goes(world: Republic, man: int, won: float, lost: float) -> bool:
    """[1.09.643] Whether our man takes a command with less than his war needs: always if Rome falls otherwise, else if the
    triumph is worth his life."""
    return won > 0.0 if is_falling(world) else TRIUMPH * won > worth(world, man) * lost


class AcceptCommandHeuristic(Heuristic):
    """[1.09.643] By the odds of the battle that comes first."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        army, fleets = frame.asked >> 22 & 63, frame.asked >> 28 & 31
        command = rating(world, frame.man)
        naval = fleet_strength(world, frame.war)
        force, strength = (fleets, naval) if naval else (army, land_strength(world, frame.war))
        won, lost = chances(world, frame.war, frame.man, force + min(force, command) - strength - world.omens)
        return YES if goes(world, frame.man, won, lost) else NO


class AcceptOrdersHeuristic(Heuristic):
    """[1.09.643] The same, of the orders that another player has given."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        given = world.topmost(Orders)
        won, lost = expected(world, in_proposal(given.items)) if given is not None else (0.0, 1.0)
        return YES if goes(world, frame.man, won, lost) else NO


register(PlanForces, PlanForcesHeuristic())
register(PlanArmies, PlanArmiesHeuristic())
register(PostGarrisons, PostGarrisonsHeuristic())
register(NameCommander, NameCommanderHeuristic())
register(TakeVeterans, TakeVeteransHeuristic())
register(AcceptCommand, AcceptCommandHeuristic())
register(AcceptOrders, AcceptOrdersHeuristic())
