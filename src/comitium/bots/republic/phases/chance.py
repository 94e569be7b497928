"""What befalls a faction or the State, and asks somebody: storms, conspiracies, the death of a faction's last man."""

from __future__ import annotations

from typing import Any

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import at_most, first_of
from comitium.bots.republic.situation import leading, worth
from comitium.bots.republic.wars.armies import ships_wanted
from comitium.games.republic.choices import FLEETS, SENATOR, SPAN
from comitium.games.republic.rules.common.wars import fleet_strength, support
from comitium.games.republic.rules.r1_05_mortality.choices import CARRY_ON
from comitium.games.republic.rules.r1_05_mortality.r1_05_4_empty import LastSenatorLost
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_storm import Storm
from comitium.games.republic.rules.r1_07_forum.r1_07_37_deck_events import NameGuilty
from comitium.games.republic.rules.r1_09_senate.r1_09_8_various import Promote
from comitium.games.republic.state.numbers import ACTIVE, ALL_WARS, AT_WAR, CAPTIVE, FORCE, STRAY
from comitium.games.republic.state.republic import Republic


class StormHeuristic(Heuristic):
    """[1.07.21] From each place the ships that it can spare, those in Italy first; what wars ask for only if nothing else is
    left, and again first in Italy."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        places: list[int] = frame.places[len(frame.taken) :]
        spare = [max(0, world.fleets[place] - ships_of(world, place)) for place in places]
        missing = max(0, frame.left - sum(spare)) if places[0] == ACTIVE else 0
        return at_most(legal, FLEETS, min(frame.left, spare[0] + missing))


def ships_of(world: Republic, place: int) -> int:
    """What the war before a place asks for, at sea or as support; in Italy what any war in sight does."""
    war = place - STRAY
    if place == ACTIVE:
        return ships_wanted(world)
    if place >= FORCE:
        where = world.where[place - FORCE]
        war = where - AT_WAR if AT_WAR <= where < CAPTIVE else ALL_WARS
    return max(fleet_strength(world, war), support(world, war)) if 0 <= war < ALL_WARS else 0


class NameGuiltyHeuristic(Heuristic):
    """[1.07.37] Somebody must have conspired: who leads, unless that is oneself."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        others = [choice for choice in legal if choice % SPAN != me]
        rival = [choice for choice in others if choice % SPAN == leading(world)]
        return first_of(legal, *rival, *others)


class LastSenatorLostHeuristic(Heuristic):
    """[1.05.4] Nobody gives up: a family of the Curia may still win."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return CARRY_ON


class PromoteHeuristic(Heuristic):
    """[1.09.81] The best man of the Forum."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return max(legal, key=lambda choice: (worth(world, choice - SENATOR), -choice))


register(Storm, StormHeuristic())
register(NameGuilty, NameGuiltyHeuristic())
register(LastSenatorLost, LastSenatorLostHeuristic())
register(Promote, PromoteHeuristic())
