"""What a faction makes of the table: what Rome owes and can afford, how the people are, who leads, when the era may end.

It reads a world imagined from its own seat (`Seat.imagine`): whatever it could not know is drawn anew there, so that nothing
here can be a secret.
"""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.catalogue.provinces import LOCAL_TAXES, SPOILS_BONUS, SPOILS_DICE
from comitium.games.republic.catalogue.senators import MILITARY
from comitium.games.republic.catalogue.tables import ALIGNED_LOYALTY, LAND_BILL_COST
from comitium.games.republic.catalogue.wars import SERIES_WARS
from comitium.games.republic.odds.battle import ends
from comitium.games.republic.rules.common.ranks import highest
from comitium.games.republic.rules.common.wars import disasters, droughts, standoffs
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import printed_loyalty
from comitium.games.republic.rules.r1_11_revolution.r1_11_36_veterans import rebel_camps
from comitium.games.republic.state.numbers import (
    ACTIVE,
    ALL_WARS,
    AT_WAR,
    CAPTIVE,
    CIVIL_WAR,
    FOUGHT,
    GOVERNED,
    HELD,
    IMMINENT,
    PROVINCES,
    REVENUE,
    SENATORS,
    UNIT_PLACES,
    bits,
    count,
)
from comitium.games.republic.state.republic import ERA_ENDS, Republic

WAR_COST: Final = 20
INCOME: Final = 100
UPKEEP: Final = 2
FATAL_WARS: Final = 4
FOR_LIFE: Final = 21  # influence with which a man may be proposed as Consul for Life
MASTERY: Final = 0.45  # who has such a share of the votes is feared as much as one can be
FEW: Final = 3  # factions, of which each has so many votes that every man is near
SOON: Final = 5  # what a man may win in a year, or two at a small table
SOON_WITH_FEW: Final = 14
CHEST: Final = 16  # talents that a faction should have in Rome when somebody is near
CHEST_WITH_FEW: Final = 30
ENDS_SOON: Final = (100, 100, 100, 100, 95, 93, 83, 71, 62, 56, 50, 45, 42, 38, 31, 23, 15, 8, 3)  # in percent, by cards left


# -- money


def units(world: Republic) -> int:
    """Legions and fleets that the State pays."""
    found = sum(world.fleets[ACTIVE:UNIT_PLACES])
    for place in range(ACTIVE, UNIT_PLACES):
        mask = world.legions[place]
        if mask:
            found += mask.bit_count()
    if world.rebel >= 0:
        for place in rebel_camps(world):
            found -= count(world.legions[place]) + world.fleets[place]
    return found


def imminent_series(world: Republic) -> int:
    """How many series have an imminent war."""
    found = 0
    for wars in SERIES_WARS:
        for war in wars:
            if world.zone[war] == IMMINENT:
                found += 1
                break
    return found


def debts(world: Republic) -> int:
    """What the State owes in the next Revenue Phase, as things stand."""
    owed = WAR_COST * (world.active_wars() + imminent_series(world)) + UPKEEP * units(world)
    for bill in range(1, 3):
        owed += LAND_BILL_COST[bill] * world.bills[bill]
    return owed + LAND_BILL_COST[0] * world.bills[0]


def taxes(world: Republic) -> int:
    """A careful guess at what governed provinces bring the State."""
    found = 0
    for province in range(PROVINCES):
        if world.province[province] == GOVERNED:
            found += 2 * (world.developed >> province & 1)
    return found


def after_debts(world: Republic) -> int:
    """What will be left in the treasury after the next debts; during the Revenue Phase its income has come already."""
    income = 0 if world.phase == REVENUE else INCOME + taxes(world)
    return world.treasury + income - debts(world)


# -- battles


def chances(world: Republic, war: int, commander: int, edge: int) -> tuple[float, float]:
    """The chances of victory, and of a defeat or disaster, with a modifier of `edge`."""
    if war == CIVIL_WAR or world.zone[war] == HELD:
        return ends(edge, 0, 0)
    return ends(edge, disasters(world, war, commander), standoffs(world, war, commander))


def victories(world: Republic, war: int, commander: int, low: int, high: int) -> list[float]:
    """The chance of victory with every modifier from `low` to `high`."""
    bad = disasters(world, war, commander) if war != CIVIL_WAR else 0
    flat = standoffs(world, war, commander) if war != CIVIL_WAR else 0
    return [ends(edge, bad, flat)[0] for edge in range(low, high + 1)]


def with_rating(strength: int, military: int) -> int:
    """The smallest force that reaches a strength together with a rating that counts no more than the force itself."""
    return max((strength + 1) // 2, strength - military, 1)


def attacked(world: Republic) -> int:
    """The wars that have a commander, a bit for each."""
    held = 0
    for senator in range(SENATORS):
        where = world.where[senator]
        if AT_WAR <= where < CAPTIVE:
            held |= 1 << where - AT_WAR
    return held


def threats(world: Republic) -> int:
    """Active and imminent wars: four active ones at the end of a Combat Phase are the end."""
    found = 0
    for war in range(ALL_WARS):
        if world.zone[war] in (FOUGHT, IMMINENT) and (war != CIVIL_WAR or world.counts_civil_war()):
            found += 1
    return found


def is_falling(world: Republic) -> bool:
    """[1.12.3] So many wars are active that Rome falls this year, unless one of them is won."""
    return world.active_wars() >= FATAL_WARS


# -- the people


def mood_of_the_people(world: Republic) -> int:
    """What is added to the dice of the speech of this turn, if nothing changes before it."""
    speaker = highest(world)
    popularity = world.popularity[speaker] if speaker >= 0 else 0
    return popularity - world.unrest - count(world.unprosecuted) - droughts(world) - world.omens


def next_speaker(world: Republic) -> int:
    """Who will speak next year, as far as one can tell: the first of those in office who are in Rome."""
    for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL, CENSOR, MASTER_OF_HORSE):
        man = world.offices[office]
        if man >= 0 and world.in_rome(man):
            return man
    return highest(world)


def forecast(world: Republic) -> int:
    """What will be added to the dice of next year's speech: active wars that nobody fights make enemies."""
    man = next_speaker(world)
    popularity = world.popularity[man] if man >= 0 else 0
    idle = 0
    held = attacked(world)
    for war in range(ALL_WARS):
        if world.zone[war] == FOUGHT and not held >> war & 1:
            idle += 1
    return popularity - world.unrest - max(0, idle - 1)


def safety(world: Republic) -> float:
    """From 0 (the end is near) to 1: the worst of wars, money and people."""
    wars = 1.0 - threats(world) / 4.0
    purse = after_debts(world) / 70.0
    people = (forecast(world) + 6) / 6.0
    return max(0.0, min(1.0, wars, purse, people))


# -- the other factions


def faction_influence(world: Republic, seat: int) -> int:
    found = 0
    for senator in bits(world.members[seat]):
        if not world.is_captive(senator):
            found += world.influence[senator]
    return found


def leading(world: Republic) -> int:
    """The faction that would win if the era ended now."""
    return max(range(world.rules.seats), key=lambda seat: (faction_influence(world, seat), -seat))


def top_man(world: Republic, seat: int) -> int:
    """The influence of a faction's first man."""
    return max([world.influence[senator] for senator in bits(world.members[seat])], default=0)


def threat(world: Republic, seat: int) -> float:
    """How near a faction is to winning, against the average: 0 is nothing to speak of, 1 is a man with 18 influence, nearly
    twice the average influence, or nearly half of all votes."""
    seats = world.rules.seats
    ours = world.members[seat]
    left = ours
    for other in range(seats):
        left |= world.members[other]
    total = mine = votes = own = top = 0
    while left:  # asked more often than anything else: one pass
        low = left & -left
        left ^= low
        senator = low.bit_length() - 1
        influence = world.influence[senator]
        free = 0 if world.is_captive(senator) else influence
        voices = world.votes(senator)
        total += free
        votes += voices
        if ours & low:
            mine += free
            own += voices
            if influence > top:
                top = influence
    fair = 1.0 / seats
    ahead = mine / max(10.0, total / seats) - 1.0
    crowd = (own / max(1, votes) - fair) / (MASTERY - fair)
    return max(0.0, 1.2 * ahead, crowd, (top - 11) / 7.0)


def is_master(world: Republic, man: int) -> bool:
    """[1.09.821] Whether he would be elected for life if he were proposed and everybody else voted against him."""
    seat = world.faction[man]
    ours = faction_votes(world, seat) + purses(world, seat) + world.influence[man]
    theirs = 0
    for other in range(world.rules.seats):
        if other != seat:
            theirs += faction_votes(world, other) + purses(world, other)
    return ours > theirs


def war_chest(world: Republic, me: int) -> int:
    """Talents that should stay in Rome to vote with: another faction has a man who might be made Consul for Life. At a small
    table that is never far, and nothing else stops it."""
    few = world.rules.seats <= FEW
    near = FOR_LIFE - (SOON_WITH_FEW if few else SOON)
    for seat in range(world.rules.seats):
        if seat != me and top_man(world, seat) >= near:
            return CHEST_WITH_FEW if few else CHEST
    return 0


def faction_votes(world: Republic, seat: int) -> int:
    return sum(world.votes(senator) for senator in bits(world.here(seat)))


def purses(world: Republic, seat: int) -> int:
    """What a faction's senators in Rome have on them: it buys votes."""
    return sum(world.talents[senator] for senator in bits(world.here(seat)))


def worth(world: Republic, senator: int) -> float:
    """What a senator is worth to his faction, in influence."""
    found = world.influence[senator] + 0.6 * world.oratory(senator) + 0.6 * MILITARY[senator] + 0.7 * world.knights[senator]
    return found + 1.5 * world.holder.count(senator)


def cards_left(world: Republic) -> int:
    return len(world.deck) + sum(len(pile) for pile in world.piles)


def ends_soon(world: Republic) -> float:
    """The chance that the era ends in this turn's Forum Phase."""
    if world.marks[ERA_ENDS]:
        return 1.0
    left = cards_left(world)
    return ENDS_SOON[left] / 100.0 if left < len(ENDS_SOON) else 0.0


def loyalty(world: Republic, target: int, seat: int) -> int:
    """[1.07.411] What stands against a faction's persuader, without talents."""
    return printed_loyalty(world, target, seat) + (ALIGNED_LOYALTY if world.faction[target] >= 0 else 0)


def local_taxes(world: Republic, province: int) -> int:
    return LOCAL_TAXES[2 * province + (world.developed >> province & 1)]


def expected_spoils(world: Republic, province: int) -> float:
    """[1.06.13] What a governor may take from a province in a year."""
    side = 2 * province + (world.developed >> province & 1)
    return 3.5 * SPOILS_DICE[side] + SPOILS_BONUS[side]


# -- the session


def has_failed(world: Republic, kind: int) -> int:
    """How many proposals of a kind were voted down in this session."""
    return sum([proposal[0] == kind for proposal in world.session.rejected])
