"""The Revenue Phase: spoils and grain, what lies in which purse, gifts to the State, guards, a rebel's pay."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.bargains.dues import years_owed
from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import first_of, of
from comitium.bots.republic.situation import after_debts, ends_soon, expected_spoils, next_speaker, threats, war_chest, worth
from comitium.games.republic.choices import LEGIONS, NO, PASS, SENATOR, TALENTS, VETERAN, YES
from comitium.games.republic.rules.r1_06_revenue.choices import DISMISS_FLEET, DISMISS_LEGION
from comitium.games.republic.rules.r1_06_revenue.r1_06_2_rebels import PayRebels
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_bodyguards import HireBodyguard, KeepBodyguard
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import SellGrain
from comitium.games.republic.rules.r1_06_revenue.r1_06_13_spoils import TakeSpoils
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import DismissUnits, KeepReleased
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import Ransom, RansomPurse
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic

TIERS: Final = (50, 25, 10)  # what brings influence
PATRIOT: Final = 0.8  # who loves Rome more than this gives before he must
DUES: Final = 16  # who has so much on him and has not given for years gives ten
PRECIOUS: Final = 15.0  # such a man is worth a guard


class TakeSpoilsHeuristic(Heuristic):
    """[1.06.13] Plunder brings talents and a trial; an honest governor develops his province."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        province = getattr(world.stack[-1], "province", NOBODY)
        if YES not in legal or province < 0:
            return first_of(legal, NO)
        return YES if expected_spoils(world, province) >= 6.0 - 4.0 * mood.greed + 4.0 * mood.rome else NO


class SellGrainHeuristic(Heuristic):
    """[1.06.12] Hunger is good business, for who need not be loved."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        holder = world.holder[frame.concession]
        if YES not in legal or holder == next_speaker(world) or mood.crowd > 0.7 or mood.rome > 0.7:
            return NO
        return YES if mood.greed > 0.3 else NO


def gift(world: Republic, me: int, purse: int, mood: Mood) -> int:
    """[1.06.52] How much a senator gives: ten, twenty-five or fifty talents, nothing between; to the last when Rome falls."""
    left = after_debts(world)
    if left >= 20 and ends_soon(world) < 0.5:
        purse -= war_chest(world, me)
    if left < 0 and purse + left >= 0 and purse <= 24:
        return min(purse, max(10 if purse >= 10 else 0, -left))
    late = ends_soon(world)
    if left >= 20 and late < 0.3 and years_owed(mood, me) and purse >= DUES:
        return TIERS[-1]  # the others speak of it
    if late >= 0.3:
        share = 1.0
    elif left < 20:
        share = 0.3 + 0.6 * mood.rome
    elif mood.rome <= PATRIOT:
        share = 0.0
    else:
        share = 0.6 if left < 60 or threats(world) >= 2 else 0.5
    for tier in TIERS:
        if tier <= purse * share:
            return tier
    return 10 if purse >= 10 and (left < 20 or late >= 0.3) else 0


class ContributionsHeuristic(Heuristic):
    """[1.06.52] Influence for talents, more readily when the State is poor or the era ends."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        if frame.senator >= 0:
            amount = gift(world, me, world.talents[frame.senator], mood)
            return first_of(legal, TALENTS + amount, PASS) if amount else PASS
        able = [choice for choice in of(legal, SENATOR) if gift(world, me, world.talents[choice - SENATOR], mood) > 0]
        return max(able, key=lambda choice: (world.talents[choice - SENATOR], -choice)) if able else PASS

    def carry_out(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        """Whoever was named to give, gives."""
        choice = self.choose(world, me, legal, mood)
        return largest_gift(legal) if choice == PASS else choice


def largest_gift(legal: list[int]) -> int:
    """[1.06.52] The largest gift that brings influence, if only its amount is asked for; else none."""
    for tier in TIERS:
        if TALENTS + tier in legal:
            return TALENTS + tier
    return PASS


class HireBodyguardHeuristic(Heuristic):
    """[A-47] Only a man for whom somebody might hold a dagger."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        men = [choice for choice in of(legal, SENATOR) if worth(world, choice - SENATOR) >= PRECIOUS]
        return max(men, key=lambda choice: (worth(world, choice - SENATOR), -choice)) if men else PASS


class KeepBodyguardHeuristic(Heuristic):
    """[A-47] A guard is kept as long as his man is worth one."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        return first_of(legal, YES if worth(world, frame.senator) >= PRECIOUS else NO)


class PayRebelsHeuristic(Heuristic):
    """[1.11.33] Ordinary legions go first; everybody pays what he can."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        if of(legal, TALENTS):
            return legal[-1]
        return first_of(legal, *of(legal, LEGIONS))


class KeepReleasedHeuristic(Heuristic):
    """[1.11.33] The State takes back what it can pay, veterans first."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        veterans = of(legal, VETERAN)
        return veterans[0] if veterans else of(legal, LEGIONS)[-1]


class DismissUnitsHeuristic(Heuristic):
    """[A-19] Fleets at home, legions at home, and only then anybody in the field."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        fleets, plain = of(legal, DISMISS_FLEET), of(legal, DISMISS_LEGION)
        return first_of(legal, *fleets[:1], *plain[:1])


class RansomHeuristic(Heuristic):
    """[1.10.71] A third of what his influence would cost otherwise: paid at once, from his own purse first."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        amounts = of(legal, TALENTS)
        frame: Any = world.stack[-1]
        if not amounts:
            return first_of(legal, NO)
        return amounts[-1] if NO not in legal or worth(world, frame.senator) >= 4.0 else NO


register(TakeSpoils, TakeSpoilsHeuristic())
register(SellGrain, SellGrainHeuristic())
register(Contributions, ContributionsHeuristic())
register(HireBodyguard, HireBodyguardHeuristic())
register(KeepBodyguard, KeepBodyguardHeuristic())
register(PayRebels, PayRebelsHeuristic())
register(KeepReleased, KeepReleasedHeuristic())
register(DismissUnits, DismissUnitsHeuristic())
register(Ransom, RansomHeuristic())
register(RansomPurse, RansomHeuristic())
