"""What a position is worth: the chance of each faction to win, and the chance that Rome falls and nobody does.

Every faction has a weight that grows with what it has (influence, votes, money, men, offices, a man near to being Consul for
Life), and so has the ruin of Rome with wars, debts and an angry people; the chances are these weights over their sum. How much
each feature counts was fitted to games between tribunes (tools/republic_worth.py): at a table of three, where votes make a
master, and at one of six, where influence at the end decides. Tables between them have weights between theirs.
"""

from __future__ import annotations

import math
from typing import Final

from comitium.bots.republic.situation import after_debts, attacked, cards_left, ends_soon, forecast, threats
from comitium.games.republic.state.numbers import (
    ACTIVE,
    ALL_WARS,
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    FOUGHT,
    ROME_CONSUL,
    bits,
    count,
)
from comitium.games.republic.state.republic import ERA_ENDS, Republic

FEATURES: Final = (
    "influence",  # the share of all influence
    "late influence",  # the same, as the end comes near
    "last influence",  # the same, by the chance that this is the last year
    "first man",  # his influence, above ten
    "great man",  # the same, above eighteen
    "master",  # the same, above twenty-six: with thirty-five he has won
    "safe",  # his influence, if he leads his faction: then nobody can persuade him
    "orator",  # what the best persuader brings: oratory, influence and talents
    "for life",  # whether he would be elected Consul for Life now
    "votes",  # the share of votes in Rome
    "money",  # the share of talents
    "men",  # the share of senators
    "knights",
    "concessions",
    "offices",
)
DANGERS: Final = ("always", "threats", "third war", "idle wars", "debts", "people", "late", "legions", "rebel")
# how much each counts at a table of three and at one of six: first the features, then the dangers
OF_THREE: list[float] = [
    *(0.03, 0.88, 1.18, 0.09, 0.59, 0.25, 0.03, 0.08, 0.27, 0.38, 0.24, 0.74, 0.45, 0.26, 0.02),
    *(2.69, 0.56, 0.77, 0.06, 0.58, 0.1, 0.35, -0.8, 0.0),
]
OF_SIX: list[float] = [
    *(0.16, 1.42, 1.15, 0.0, 0.54, 0.26, 0.0, 0.03, 0.0, 0.24, 0.36, 0.52, 0.47, 0.44, 0.04),
    *(3.19, 0.65, 1.01, 0.18, 0.26, 0.0, 0.53, -0.92, 0.0),
]
LATE: Final = 24  # with fewer cards left the end comes near
LIFE: Final = 21  # influence with which a man may be proposed as Consul for Life
PONTIFICATE: Final = 0.8  # of an office: it lasts, but commands nothing
NEAR: Final = 12  # from here on he is on his way


def lateness(world: Republic) -> float:
    """From 0 to 1: how near the end of the last era is."""
    if world.marks[ERA_ENDS]:
        return 1.0
    return max(0.0, 1.0 - cards_left(world) / LATE)


def share(part: float, total: float) -> float:
    return part / total if total > 0 else 0.0


def features(world: Republic) -> list[list[float]]:
    """Of every faction, in the order of FEATURES."""
    seats = world.rules.seats
    influence = [0] * seats
    first = [-1] * seats
    votes = [0] * seats
    purse = [0] * seats
    money = [0] * seats
    men = [0] * seats
    knights = [0] * seats
    owned = [0] * seats
    orator = [0] * seats
    for seat in range(seats):
        money[seat] = world.box[seat]
        for man in bits(world.members[seat]):
            money[seat] += world.talents[man]
            if world.is_captive(man):
                continue
            men[seat] += 1
            influence[seat] += world.influence[man]
            knights[seat] += world.knights[man]
            if world.in_rome(man):
                votes[seat] += world.votes(man)
                purse[seat] += world.talents[man]
                orator[seat] = max(orator[seat], world.oratory(man) + world.influence[man] + world.talents[man])
            if first[seat] < 0 or world.influence[man] > world.influence[first[seat]]:
                first[seat] = man
    for man in world.holder:
        if man >= 0 and world.faction[man] >= 0:
            owned[world.faction[man]] += 1
    offices = [0.0] * seats
    for office, weight in ((DICTATOR, 1.0), (ROME_CONSUL, 1.0), (FIELD_CONSUL, 1.0), (CENSOR, 0.7)):
        man = world.offices[office]
        if man >= 0 and world.faction[man] >= 0:
            offices[world.faction[man]] += weight
    if world.pontifex() >= 0:
        offices[world.faction[world.pontifex()]] += PONTIFICATE
    late = lateness(world)
    last = ends_soon(world)
    total = sum(influence)
    all_votes = sum(votes)
    all_purses = sum(purse)
    all_money = sum(money)
    all_men = sum(men)
    found: list[list[float]] = []
    for seat in range(seats):
        top = world.influence[first[seat]] if first[seat] >= 0 else 0
        ours = votes[seat] + top + purse[seat]
        theirs = all_votes + all_purses - votes[seat] - purse[seat]
        elected = 1.0 / (1.0 + math.exp(-(ours - 1.1 * theirs) / 6.0))
        held = share(influence[seat], total) * seats
        found.append(
            [
                held,
                held * late,
                held * last,
                max(0, top - 10) / 10.0,
                max(0, top - 18) / 10.0,
                max(0, top - 26) / 10.0,
                max(0, top - 10) / 10.0 if first[seat] == world.leader[seat] else 0.0,
                orator[seat] / 20.0,
                elected * max(0.0, min(1.0, (top - NEAR) / (LIFE - NEAR))),
                share(votes[seat], all_votes) * seats,
                share(money[seat], all_money) * seats,
                share(men[seat], all_men) * seats,
                knights[seat] / 5.0,
                owned[seat] / 3.0,
                offices[seat],
            ]
        )
    return found


def dangers(world: Republic) -> list[float]:
    """Of Rome, in the order of DANGERS."""
    wars = threats(world)
    held = attacked(world)
    idle = 0
    for war in range(ALL_WARS):
        if world.zone[war] == FOUGHT and not held >> war & 1:
            idle += 1
    legions = 0
    for place in range(ACTIVE, len(world.legions)):
        if world.legions[place]:
            legions += count(world.legions[place])
    return [
        1.0,
        wars / 3.0,
        max(0, wars - 2) / 2.0,
        idle / 3.0,
        max(-1.5, min(1.5, -after_debts(world) / 60.0)),
        max(-2.0, min(2.0, -forecast(world) / 4.0)),
        lateness(world),
        legions / 15.0,
        1.0 if world.rebel >= 0 else 0.0,
    ]


def chances(world: Republic) -> list[float]:
    """The chance of each faction to win; last, that Rome falls. Of a game that is over: what became of it."""
    seats = world.rules.seats
    if not world.stack:
        found = [0.0] * (seats + 1)
        found[world.winner if world.winner >= 0 else seats] = 1.0
        return found
    counts = weights(seats)
    found = [weight(one, counts) for one in features(world)]
    found.append(weight(dangers(world), counts[len(FEATURES) :]))
    return softmax(found)


def sixth(seats: int) -> float:
    """How far a table is on the way from three factions to six."""
    return max(0.0, min(1.0, (seats - 3) / 3.0))


def weights(seats: int) -> list[float]:
    """How much each feature and each danger counts at a table of so many."""
    part = sixth(seats)
    return [(1.0 - part) * three + part * six for three, six in zip(OF_THREE, OF_SIX, strict=True)]


def weight(found: list[float], counts: list[float]) -> float:
    """The sum of what was found, each as much as it counts."""
    total = 0.0
    for place in range(len(found)):
        total += found[place] * counts[place]
    return total


def softmax(found: list[float]) -> list[float]:
    """Shares that grow with the exponential of each weight.

    >>> softmax([1.0, 1.0])
    [0.5, 0.5]
    """
    top = max(found)
    grown = [math.exp(one - top) for one in found]
    total = sum(grown)
    return [one / total for one in grown]


def worth(world: Republic, seat: int) -> float:
    """A faction's chance to win."""
    return chances(world)[seat]
