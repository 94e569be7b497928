"""[2.03] Rebel governors: when one rises, marches or holds out, what he keeps in arms, when the Senate meets him at sea."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import at_most, first_of, of
from comitium.bots.republic.situation import leading, safety, threats
from comitium.bots.republic.wars.revolt import AHEAD, against
from comitium.games.republic.choices import DONE, FLEETS, LEGIONS, NO, PASS, SENATOR, TALENTS, VETERAN, YES
from comitium.games.republic.odds.rebels import interception
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import KeepFleets
from comitium.games.republic.rules.r1_11_revolution.choices import KEEP
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import army_value
from comitium.games.republic.rules.r2_03_rebel_governors.choices import (
    DROP_ARMY,
    DROP_FLEET,
    DROP_MARCHING,
    DROP_SHIP,
    HAND_BACK,
    MARCH,
    SEND_ARMIES,
    SINK,
    STAY,
)
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_2_declaration import GovernorsRise
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_3_strength import naval_base
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_5_revenue import PayRebellion
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_7_march import HandBackFleets, MarchOrStay
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_71_reinforcement import Reinforce
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_72_interception import Intercept, LoseFleets, rebel_fleets
from comitium.games.republic.state.numbers import ACTIVE, AT_WAR, CIVIL_WAR, FORCE, GARRISON, GOVERNING, bits, count
from comitium.games.republic.state.republic import Republic

BOLD: Final = 0.6  # who loves war less than this stays loyal
FALLING: Final = 0.2  # with Rome as near to its end as this a rebel in his province only has to wait
RISKED: Final = 0.5  # the chance to land that a rebel at sea asks for
WORTH_A_BATTLE: Final = 0.3  # the chance to hold them that the Senate asks for, if an army waits in Italy


def marching_strength(world: Republic, governor: int, province: int) -> int:
    """[2.03.7] How strong he would be in Italy."""
    legions = world.legions[GARRISON + province]
    army = count(legions) + count(legions & world.veterans) + army_value(world.provincial_armies[province], legions != 0)
    return army + min(army, world.military(governor))


def can_win(world: Republic, governor: int, province: int) -> bool:
    """Whether his march is stronger than all that the Senate can put against it."""
    legions = world.legions[GARRISON + province]
    return marching_strength(world, governor, province) >= against(world, legions, governor) + AHEAD


def is_besieged_rome(world: Republic) -> bool:
    """[2.03.8] Whether bankruptcy or a revolt of the people is near enough to wait for, and not the four wars that end it for
    all."""
    return safety(world) < FALLING and threats(world) < 3


class GovernorsRiseHeuristic(Heuristic):
    """[2.03.2] A governor rises if his march would win, or if Rome is about to fall to whoever is its enemy; never who leads
    anyway. All of the faction go with him: they gain nothing by staying."""

    last_word = PASS

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        if frame.primary >= 0:
            return first_of(legal, *of(legal, SENATOR), DONE, KEEP)
        if mood.sword < BOLD or leading(world) == me or threats(world) > 3:
            return PASS
        best, found = 0, PASS
        for choice in of(legal, SENATOR):
            governor = choice - SENATOR
            province = world.where[governor] - GOVERNING
            if can_win(world, governor, province) or is_besieged_rome(world):
                strength = marching_strength(world, governor, province)
                if strength > best:
                    best, found = strength, choice
        return found


class MarchOrStayHeuristic(Heuristic):
    """[2.03.7] [2.03.8] He marches if he is stronger than the Senate, or if time is against him; over the sea only if he is
    likely to land. Who waits for Rome to fall stays."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        province = world.stronghold()
        if frame.late and naval_base(world, province) and world.fleets[ACTIVE]:
            enemy = naval_base(world, province) + world.provincial_fleets[province]
            if 1.0 - interception(world, world.fleets[ACTIVE], enemy).held < RISKED:
                return STAY
        if is_besieged_rome(world):
            return STAY
        return MARCH if can_win(world, world.rebel, province) else STAY


class HandBackFleetsHeuristic(Heuristic):
    """[2.03.23] Fleets cost two talents each and help only a partisan at sea: without one they go."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        partisans = any(world.held_by(man) >= 0 for man in bits(world.rebels))
        return HAND_BACK if partisans else legal[-1]


class ReinforceHeuristic(Heuristic):
    """[2.03.71] The march is all: whoever has most sends all of it, if he is likely to land."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        if of(legal, SENATOR):
            able = [choice for choice in of(legal, SENATOR) if self.lands(world, choice - SENATOR)]
            return max(able, key=lambda choice: (self.units(world, choice - SENATOR), -choice)) if able else PASS
        if of(legal, SEND_ARMIES) or of(legal, LEGIONS):
            return legal[-1]
        return first_of(legal, *of(legal, VETERAN), DONE)

    def units(self, world: Republic, governor: int) -> int:
        province = world.held_by(governor)
        return count(world.legions[GARRISON + province]) + world.provincial_armies[province]

    def lands(self, world: Republic, governor: int) -> bool:
        province = world.held_by(governor)
        if not naval_base(world, province) or not world.fleets[ACTIVE]:
            return True
        enemy = naval_base(world, province) + world.provincial_fleets[province] + world.fleets[FORCE + world.rebel]
        return 1.0 - interception(world, world.fleets[ACTIVE], enemy).held >= RISKED


class InterceptHeuristic(Heuristic):
    """[2.03.72] The rebel's own faction lets him pass. The others fight if they may hold him, or if no army waits in Italy."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        if world.faction[world.rebel] == me:
            return NO
        chance = interception(world, world.fleets[ACTIVE], rebel_fleets(world)).held
        waiting = AT_WAR + CIVIL_WAR in world.where
        return YES if chance >= WORTH_A_BATTLE or (chance > 0 and not waiting) else NO


class LoseFleetsHeuristic(Heuristic):
    """[2.03.72] Those of the province that is in Italy already: the other may have to sail again."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return of(legal, SINK)[0]


class PayRebellionHeuristic(Heuristic):
    """[2.03.6] Ships first, then single armies far from the march; each rebel pays as much as he has, the treasury what is
    left."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        if of(legal, HAND_BACK):
            return HAND_BACK
        if of(legal, TALENTS):
            return legal[-1]
        wanted = [DROP_FLEET, *of(legal, DROP_SHIP), *of(legal, DROP_ARMY), DROP_MARCHING]
        return first_of(legal, *[choice for choice in wanted if choice in legal], legal[0])


class KeepFleetsHeuristic(Heuristic):
    """[2.03.6] The State keeps what it can pay and still have money left."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return at_most(legal, FLEETS, len(legal) // 2)


register(GovernorsRise, GovernorsRiseHeuristic())
register(MarchOrStay, MarchOrStayHeuristic())
register(HandBackFleets, HandBackFleetsHeuristic())
register(Reinforce, ReinforceHeuristic())
register(Intercept, InterceptHeuristic())
register(LoseFleets, LoseFleetsHeuristic())
register(PayRebellion, PayRebellionHeuristic())
register(KeepFleets, KeepFleetsHeuristic())
