"""What a faction makes of the table: what Rome owes and can afford, which war is the most dangerous, what a battle promises.

It reads a world imagined from its own seat (`Seat.imagine`): whatever it could not know is drawn anew there, so that nothing
here can be a secret.
"""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue.tables import LAND_BILL_COST
from comitium.games.republic.numbers import (
    ACTIVE,
    ALL_WARS,
    AT_WAR,
    BEATEN,
    CAPTIVE,
    CIVIL_WAR,
    FORCE,
    FOUGHT,
    NOWHERE,
    RESERVE,
    SENATORS,
    STRAY,
    UNIT_PLACES,
    bits,
    count,
)
from comitium.games.republic.rules.wars import disasters, fleet_strength, land_strength, standoffs, support
from comitium.games.republic.state import ERA_ENDS, Republic

WAR_COST: Final = 20
INCOME: Final = 100
UPKEEP: Final = 2
WAYS: Final = (1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1)  # of three dice to make 3 to 18
THROWS: Final = 216


def units(world: Republic) -> int:
    """Legions and fleets that the State pays."""
    found = 0
    for place in range(ACTIVE, UNIT_PLACES):
        if world.rebel >= 0 and place == FORCE + world.rebel:
            continue
        found += count(world.legions[place]) + world.fleets[place]
    return found


def debts(world: Republic) -> int:
    """What the State owes in the next Revenue Phase, as things stand."""
    owed = WAR_COST * world.active_wars() + UPKEEP * units(world)
    for bill in range(3):
        owed += LAND_BILL_COST[bill] * world.bills[bill]
    return owed


def slack(world: Republic) -> int:
    """What the State can spend now and still be solvent next turn, with something in hand for an event or two."""
    return world.treasury + INCOME - debts(world) - 40


def totals(mask: int) -> list[int]:
    return [total for total in range(3, 19) if mask >> total & 1]


def chances(world: Republic, war: int, commander: int, edge: int) -> tuple[float, float]:
    """The chances of victory, and of a defeat or disaster, with a modifier of `edge`."""
    bad = disasters(world, war, commander) if war != CIVIL_WAR else 0
    flat = standoffs(world, war, commander) if war != CIVIL_WAR else 0
    won = lost = 0
    for total in range(3, 19):
        ways = WAYS[total - 3]
        if bad >> total & 1:
            lost += ways
        elif flat >> total & 1:
            continue
        elif total + edge >= 14:
            won += ways
        elif total + edge <= 7:
            lost += ways
    return won / THROWS, lost / THROWS


def needs(world: Republic, war: int, military: int, edge: int) -> tuple[int, int]:
    """Legions and fleets with which a commander of this rating would have this modifier on land, and at sea if he must."""
    naval = fleet_strength(world, war)
    fleets = max(support(world, war) + 2, 0) if support(world, war) else 0
    if naval:
        fleets = max(fleets, with_rating(naval + edge, military))
    return with_rating(land_strength(world, war) + edge, military), fleets


def with_rating(strength: int, military: int) -> int:
    """The smallest force that reaches a strength together with a rating that counts no more than the force itself."""
    return max((strength + 1) // 2, strength - military, 1)


def danger(world: Republic, war: int) -> float:
    """How much a war hurts: strong, unprosecuted and in a series first; one that sleeps hardly at all."""
    if world.zone[war] != FOUGHT:
        return 0.0
    return 10.0 + land_strength(world, war) + fleet_strength(world, war) + 5.0 * (world.unprosecuted >> war & 1)


def open_wars(world: Republic) -> list[int]:
    """Active wars without a commander, the most dangerous that can be won first."""
    held = 0
    for senator in range(SENATORS):
        where = world.where[senator]
        if AT_WAR <= where < CAPTIVE:
            held |= 1 << where - AT_WAR
    found = [war for war in range(ALL_WARS) if world.zone[war] == FOUGHT and not held >> war & 1]
    found.sort(key=lambda war: (land_strength(world, war) + fleet_strength(world, war), war))
    return found


def is_in_play(world: Republic, war: int) -> bool:
    return world.zone[war] not in (NOWHERE, BEATEN)


def faction_influence(world: Republic, seat: int) -> int:
    return sum(world.influence[senator] for senator in bits(world.members[seat]))


def leading(world: Republic) -> int:
    """The faction that would win if the era ended now."""
    return max(range(world.rules.seats), key=lambda seat: (faction_influence(world, seat), -seat))


def faction_votes(world: Republic, seat: int) -> int:
    return sum(world.votes(senator) for senator in bits(world.here(seat)))


def is_last_turn(world: Republic) -> bool:
    """Whether the era may end soon: few cards are left, or it has."""
    return world.marks[ERA_ENDS] == 1 or len(world.deck) + sum(len(pile) for pile in world.piles) < 12


def free_legions(world: Republic) -> int:
    return count(world.legions[ACTIVE])


def unraised(world: Republic) -> int:
    return count(world.legions[RESERVE])


def standing(world: Republic, war: int) -> tuple[int, int]:
    """Legions and fleets left on a war without a commander."""
    return count(world.legions[STRAY + war]), world.fleets[STRAY + war]
