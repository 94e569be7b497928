"""The Revenue Phase: spoils and grain, what lies in which purse, gifts to the State, guards, a rebel's pay."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import first_of, of
from comitium.bots.republic.sight import after_debts, ends_soon, loyalty, next_speaker, threats, war_chest, worth
from comitium.games.republic.catalogue.provinces import SPOILS_BONUS, SPOILS_DICE
from comitium.games.republic.catalogue.senators import ORATORY
from comitium.games.republic.choices import DONE, LEGIONS, NO, PASS, SENATOR, TALENTS, VETERAN, YES
from comitium.games.republic.numbers import NOBODY, bits
from comitium.games.republic.rules.r1_06_revenue.words import DISMISS_FLEET, DISMISS_LEGION
from comitium.games.republic.state import Republic

TIERS: Final = (50, 25, 10)  # what brings influence
SMALL_CHANGE: Final = 3  # stays with a man: it defends him against persuaders
SAFE: Final = 4  # with such a number a persuader hardly succeeds
LIKELY_BRIBE: Final = 8
PRECIOUS: Final = 15.0  # such a man is worth a guard


def spoils(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.06.13] Plunder brings talents and a trial; an honest governor develops his province."""
    province = getattr(world.stack[-1], "province", NOBODY)
    if YES not in legal or province < 0:
        return first_of(legal, NO)
    side = 2 * province + (world.developed >> province & 1)
    brings = 3.5 * SPOILS_DICE[side] + SPOILS_BONUS[side]
    return YES if brings >= 6.0 - 4.0 * mood.greed + 4.0 * mood.rome else NO


def grain(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.06.12] Hunger is good business, for who need not be loved."""
    frame: Any = world.stack[-1]
    holder = world.holder[frame.concession]
    if YES not in legal or holder == next_speaker(world) or mood.crowd > 0.7 or mood.rome > 0.7:
        return NO
    return YES if mood.greed > 0.3 else NO


def spender(world: Republic, me: int) -> int:
    """Who carries the faction's money: he speaks best and is the most influential."""
    here = world.here(me) & ~world.rebels
    if not here:
        return NOBODY
    return max(bits(here), key=lambda senator: (2 * ORATORY[senator] + world.influence[senator], -senator))


def exposed(world: Republic, me: int) -> int:
    """The number with which the best persuader of another faction would come to the man of ours who is easiest to win."""
    best = 0
    for seat in range(world.rules.seats):
        if seat != me:
            for rival in bits(world.here(seat)):
                best = max(best, ORATORY[rival] + world.influence[rival] + min(LIKELY_BRIBE, world.talents[rival] + 4))
    found = 0
    for man in bits(world.here(me)):
        if man != world.leader[me]:
            found = max(found, best - loyalty(world, man) - world.talents[man])
    return found


def share_out(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.06.3] The faction's money goes to its best persuader; some stays in the box against those of others."""
    poll: Any = world.stack[-1]
    said: list[int] = poll.chain(me)
    carrier = spender(world, me)
    if carrier < 0:
        return first_of(legal, DONE)
    amounts = of(legal, TALENTS)
    if amounts and len(said) % 2:
        if said[-1] == SENATOR + carrier:
            total = amounts[-1] - TALENTS
            kept = max(min(total // 3, 6), min(3 * total // 4, exposed(world, me) - SAFE))
            return TALENTS + total - kept if TALENTS + total - kept in amounts else amounts[-1]
        return amounts[0]
    for choice in of(legal, SENATOR):
        senator = choice - SENATOR
        if senator != carrier and world.talents[senator] > SMALL_CHANGE:
            return choice
    if SENATOR + carrier in legal:
        return SENATOR + carrier
    return first_of(legal, DONE)


def gift(world: Republic, me: int, purse: int, mood: Mood) -> int:
    """[1.06.52] How much a senator gives: ten, twenty-five or fifty talents, nothing between; to the last when Rome falls."""
    left = after_debts(world)
    if left >= 20 and ends_soon(world) < 0.5:
        purse -= war_chest(world, me)
    if left < 0 and purse + left >= 0 and purse <= 24:
        return min(purse, max(10 if purse >= 10 else 0, -left))
    late = ends_soon(world)
    if late >= 0.3:
        share = 1.0
    elif left < 20:
        share = 0.9
    elif left < 60 or threats(world) >= 2:
        share = 0.45 + 0.4 * mood.rome
    else:
        share = 0.2 + 0.4 * mood.rome
    for tier in TIERS:
        if tier <= purse * share:
            return tier
    return 10 if purse >= 10 and (left < 20 or late >= 0.3) else 0


def contribute(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.06.52] Influence for talents, more readily when the State is poor or the era ends."""
    frame: Any = world.stack[-1]
    if frame.senator >= 0:
        amount = gift(world, me, world.talents[frame.senator], mood)
        return first_of(legal, TALENTS + amount, PASS) if amount else PASS
    able = [choice for choice in of(legal, SENATOR) if gift(world, me, world.talents[choice - SENATOR], mood) > 0]
    return max(able, key=lambda choice: (world.talents[choice - SENATOR], -choice)) if able else PASS


def hire_guard(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[A-47] Only a man for whom somebody might hold a dagger."""
    men = [choice for choice in of(legal, SENATOR) if worth(world, choice - SENATOR) >= PRECIOUS]
    return max(men, key=lambda choice: (worth(world, choice - SENATOR), -choice)) if men else PASS


def keep_guard(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    frame: Any = world.stack[-1]
    return first_of(legal, YES if worth(world, frame.senator) >= PRECIOUS else NO)


def pay_rebels(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.11.33] Ordinary legions go first; everybody pays what he can."""
    if of(legal, TALENTS):
        return legal[-1]
    return first_of(legal, *of(legal, LEGIONS))


def keep_released(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.11.33] The State takes back what it can pay, veterans first."""
    veterans = of(legal, VETERAN)
    return veterans[0] if veterans else of(legal, LEGIONS)[-1]


def dismiss(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[A-19] Fleets at home, legions at home, and only then anybody in the field."""
    fleets, plain = of(legal, DISMISS_FLEET), of(legal, DISMISS_LEGION)
    return first_of(legal, *fleets[:1], *plain[:1])


def ransom(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.10.71] A third of what his influence would cost otherwise: paid at once, from his own purse first."""
    amounts = of(legal, TALENTS)
    frame: Any = world.stack[-1]
    if not amounts:
        return first_of(legal, NO)
    return amounts[-1] if NO not in legal or worth(world, frame.senator) >= 4.0 else NO
