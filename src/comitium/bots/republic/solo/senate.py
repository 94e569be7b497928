"""[4.05] The Senate of chapter 4: with whom a player governs, what he takes of the spoils, when a Tribune speaks."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import first_of, of
from comitium.bots.republic.senate.opinions import OFFICE as OFFICE_WORTH
from comitium.bots.republic.senate.opinions import needs_ships
from comitium.bots.republic.situation import forecast, threats
from comitium.games.republic.catalogue.intrigue import INCOME
from comitium.games.republic.catalogue.senators import MILITARY
from comitium.games.republic.choices import CONCESSION, DONE, FACTION, NO, PASS, PROVINCE, SENATOR, YES, verb
from comitium.games.republic.rules.r1_09_senate.choices import VETO
from comitium.games.republic.rules.r4_solitaire.choices import COSPONSOR, OFFICE, SPONSOR
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_coalition import (
    ChoosePartners,
    JoinCoalition,
    if_refused,
    in_rank_order,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_ranks import votes
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_02_2_rhodes import KeepRhodians
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_4_spoils import ChooseSpoils
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_4_wishes import worth
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_41_eligibility import Division, duties
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_417_gracchi import NameSponsor
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_419_tribunes import SpoilsWindow, next_member
from comitium.games.republic.state.numbers import CENSOR, ROME_CONSUL, count
from comitium.games.republic.state.republic import Republic

INFLUENTIAL: Final = 16  # who has so much is next to be Consul for Life, or to be killed: others take the office
TRIBUNE_WORTH: Final = 4.0  # for less than an office no Tribune speaks


class JoinCoalitionHeuristic(Heuristic):
    """[4.05.2] One's share of the choices, and being first among them: refused only for a group that is asked next and is
    better."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        if NO not in legal:
            return YES
        _, group = if_refused(world, frame.entry, frame.group, me)
        better = group and share(world, group, me) > share(world, frame.group, me)
        return NO if better else YES


def share(world: Republic, group: int, me: int) -> float:
    """How much of the spoils one may hope for in a group; nothing outside it."""
    if not group >> me & 1:
        return 0.0
    place = in_rank_order(world, group).index(me)
    return 1.0 / count(group) + (0.1 if place == 0 else 0.0)


class ChoosePartnersHeuristic(Heuristic):
    """[4.05.2] As few as make a majority: the one with most votes first."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        if DONE in legal:
            return DONE
        return max(of(legal, FACTION), key=lambda one: (votes(world, one - FACTION), -one))


class ChooseSpoilsHeuristic(Heuristic):
    """[4.05.4] What is worth most; an office for who needs influence, a province for whom Rome misses least."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        if not frame.item:
            things = [choice for choice in legal if choice != PASS]
            return max(things, key=lambda one: (value(world, one), -one)) if things else PASS
        men = of(legal, SENATOR)
        if not men:
            return PASS
        return max(men, key=lambda one: (fits(world, me, frame.item, one - SENATOR), -one))


def value(world: Republic, item: int) -> float:
    """What a thing is worth to whoever has it, in influence."""
    kind = verb(item)
    if kind == OFFICE:
        return OFFICE_WORTH + (0.5 if item - OFFICE == CENSOR else 0.2 if item - OFFICE == ROME_CONSUL else 0.0)
    if kind == CONCESSION:
        return 1.0 * INCOME[item - CONCESSION]
    if kind == PROVINCE:
        return 0.5 * worth(world, item - PROVINCE)[0] - 1.0
    return 3.0 if forecast(world) < 0 or kind == COSPONSOR else 0.5


def fits(world: Republic, me: int, item: int, man: int) -> float:
    """Whom it should go to: always one of ours."""
    found = 100.0 if world.faction[man] == me else 0.0
    kind = verb(item)
    if kind == OFFICE:
        great = 8.0 if world.influence[man] >= INFLUENTIAL else 0.0
        skill = world.popularity[man] if item - OFFICE == ROME_CONSUL else MILITARY[man] * threats(world)
        return found + 0.1 * world.influence[man] + skill - great
    if kind == PROVINCE:
        return found - world.votes(man) - 2.0 * MILITARY[man]
    return found + 0.1 * world.influence[man] - (0.2 * world.popularity[man] if kind in (SPONSOR, COSPONSOR) else 0.0)


class SpoilsWindowHeuristic(Heuristic):
    """[4.05.419] A Tribune only for an office that one could then choose oneself, and none while a better use may come."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        division = world.topmost(Division)
        tribunes = of(legal, VETO)
        if division is None or not tribunes or division.item == PASS or next_member(world, division.turn) != me:
            return first_of(legal, PASS)
        worthy = verb(division.item) == OFFICE and value(world, division.item) >= TRIBUNE_WORTH
        last = len([choice for choice in division_offices(world, division) if choice != division.item]) == 0
        return tribunes[-1] if worthy and last else first_of(legal, PASS)


def division_offices(world: Republic, division: Division) -> list[int]:
    """The offices that are still open."""
    return [item for item in duties(world, division) if verb(item) == OFFICE]


class NameSponsorHeuristic(Heuristic):
    """[4.05.417] The least popular of ours: he needs it most."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return min(legal, key=lambda one: (world.popularity[one - SENATOR], one))


class KeepRhodiansHeuristic(Heuristic):
    """[1.07.21] Only if they are worth their upkeep."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return YES if needs_ships(world) else NO


register(JoinCoalition, JoinCoalitionHeuristic())
register(ChoosePartners, ChoosePartnersHeuristic())
register(ChooseSpoils, ChooseSpoilsHeuristic())
register(SpoilsWindow, SpoilsWindowHeuristic())
register(NameSponsor, NameSponsorHeuristic())
register(KeepRhodians, KeepRhodiansHeuristic())
