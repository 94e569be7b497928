"""[1.09.64] The items of a military proposal, and whether they can be carried out one after the other (B-47).

An item is seven numbers: its kind, a senator, a war or a province, ordinary legions, a mask of veterans, fleets, a
second senator.
"""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue.ids import DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.catalogue.intrigue import DECK_EVENT_CARD, ESCORT_FLEETS, ESCORT_LEGIONS
from comitium.games.republic.catalogue.wars import SERIES_WARS, WAR_ORDER, WAR_SERIES
from comitium.games.republic.rules.common.units import lowest_legions
from comitium.games.republic.rules.common.wars import fleet_strength, support
from comitium.games.republic.state.numbers import (
    ACTIVE,
    ALL_WARS,
    AT_WAR,
    BEATEN,
    CAPTIVE,
    CIVIL_WAR,
    FORCE,
    FOUGHT,
    GARRISON,
    GOVERNED,
    NOBODY,
    NOWHERE,
    OPEN_BEQUEST,
    PROVINCES,
    REBEL,
    SENATORS,
    STRAY,
    VACANT,
    WARS,
    bits,
    count,
)
from comitium.games.republic.state.republic import Republic

DEPLOYED: Final = 0  # senator, war, units
RECALLED: Final = 1  # senator
REPLACED: Final = 2  # the old senator, war, extra units, the new one
THINNED: Final = 3  # senator, units that come home
REINFORCED: Final = 4  # senator, units
GARRISONED: Final = 5  # province, legions
UNGARRISONED: Final = 6  # province, legions
FETCHING: Final = 7  # senator, bequest
STRAYS_RECALLED: Final = 8  # war, units
SIZE: Final = 7


class Muster:
    """What would stand where after the items so far. Only the draft and the vote look at it; it is no part of the state."""

    def __init__(self, game: Republic) -> None:
        self.game = game
        self.legions = game.legions[:]
        self.fleets = game.fleets[:]
        self.gone = 0  # senators sent away by an item
        self.home = 0  # senators recalled by an item
        self.war_of = [NOBODY] * SENATORS  # the war on which each commander stands, or to which an item sends him
        self.aimed = 0  # wars to which an item sends one
        self.reinforced = game.session.reinforced
        self.moved = 0  # legions sent or posted by an item: they do not move again in it
        for senator in range(SENATORS):
            where = game.where[senator]
            if AT_WAR <= where < CAPTIVE and senator != game.offices[MASTER_OF_HORSE]:
                self.war_of[senator] = where - AT_WAR

    # -- who and where

    def commanders(self) -> list[int]:
        """[1.09.641] Field Consul, Dictator; the Rome Consul once his colleague has left, or has no way to (B-44)."""
        game = self.game
        able: list[int] = []
        field = game.offices[FIELD_CONSUL]
        waits = field >= 0 and game.in_rome(field) and not self.gone >> field & 1
        for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL):
            man = game.offices[office]
            if man < 0 or not game.in_rome(man) or self.gone >> man & 1 or (office == ROME_CONSUL and waits):
                continue
            able.append(man)
        able.sort()
        return able

    def in_field(self) -> list[int]:
        """[1.09.644] [1.09.647] Commanders sent in an earlier turn who are still there."""
        game = self.game
        found: list[int] = []
        for senator in range(SENATORS):
            if not AT_WAR <= game.where[senator] < CAPTIVE or self.home >> senator & 1 or game.session.sent >> senator & 1:
                continue
            if senator != game.offices[MASTER_OF_HORSE]:
                found.append(senator)
        return found

    def recallable(self) -> list[int]:
        """[1.09.644] Not one who was reinforced in this phase."""
        return [senator for senator in self.in_field() if not self.reinforced >> senator & 1]

    def is_target(self, war: int) -> bool:
        """[1.09.64] An active, inactive or imminent war; [2.03.81] a province that a rebel holds. [2.03.8] No army
        waits in Italy for a primary rebel who has stayed in his province."""
        game = self.game
        if not 0 <= war < ALL_WARS:
            return False
        if war == CIVIL_WAR:
            return game.rebel >= 0 and (not game.rules.rebel_governors or game.stronghold() < 0)
        return game.zone[war] not in (NOWHERE, BEATEN)

    # -- [1.07.332] the order of a series

    def attacked(self) -> int:
        """The wars on which somebody stands or will stand with a force that may stay there [B-59]."""
        found = 0
        for senator in range(SENATORS):
            war = self.war_of[senator]
            place = FORCE + senator
            if war >= 0 and self.can_fight(war, count(self.legions[place]), self.fleets[place]):
                found |= 1 << war
        return found

    def neglected(self, war: int, attacked: int) -> int:
        """The earlier active wars of its series that nobody attacks."""
        found = 0
        if war < WARS and WAR_SERIES[war] >= 0:
            for other in SERIES_WARS[WAR_SERIES[war]]:
                if WAR_ORDER[other] < WAR_ORDER[war] and self.game.zone[other] == FOUGHT:
                    found |= 1 << other
        return found & ~attacked

    def may_open(self, war: int) -> bool:
        """Whether this proposal could still send somebody to each earlier war that is neglected, besides one to this war."""
        missing = self.neglected(war, 0)
        if missing:
            missing &= ~self.attacked()
        if not missing:
            return True
        able = 0
        for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL):
            man = self.game.offices[office]
            if man >= 0 and self.game.in_rome(man) and not self.gone >> man & 1:
                able |= 1 << man
        if count(missing) >= count(able):
            return False
        for other in bits(missing):
            if not self.has_force_for(other):
                return False
        return True

    def keeps_order(self) -> bool:
        """[B-43] [C-83] After the whole proposal: every earlier active war is attacked where it sends somebody to a later one,
        and none that was attacked is left alone while a later one is not."""
        attacked = self.attacked()
        for war in bits(attacked):
            missing = self.neglected(war, attacked)
            if missing and (self.aimed >> war & 1 or missing & Muster(self.game).attacked()):
                return False
        return True

    # -- units

    def available(self) -> int:
        """Legions of the Active Forces that have not been moved by this proposal or in this phase."""
        return self.legions[ACTIVE] & ~self.moved

    def available_fleets(self) -> int:
        return self.fleets[ACTIVE]

    def can_fight(self, war: int, legions: int, fleets: int) -> bool:
        """[B-42] Whether such a force may stand against a war: support for legions, at least one fleet for a naval battle."""
        game = self.game
        if war == CIVIL_WAR:
            return legions > 0
        needed = support(game, war)
        naval = fleet_strength(game, war) > 0
        if legions == 0:
            return naval and fleets >= (1 if game.rules.fleet_only_waived else max(1, needed))
        return fleets >= max(needed, 1 if naval else 0)

    def least_fleets(self, war: int, legions: int) -> int:
        """The fewest fleets with which such a force may be sent."""
        fleets = 0
        while not self.can_fight(war, legions, fleets):
            fleets += 1
        return fleets

    def can_send(self, war: int) -> bool:
        """Whether any force at all could be sent there now."""
        return self.is_target(war) and self.has_force_for(war) and self.may_open(war)

    def has_force_for(self, war: int) -> bool:
        """Whether what is free could stand against a war."""
        fleets = self.available_fleets() + self.fleets[STRAY + war]
        if self.can_fight(war, count(self.available()) + count(self.legions[STRAY + war]), fleets):
            return True
        return self.can_fight(war, 0, fleets)

    # -- items

    def do(self, item: list[int]) -> bool:
        """Carry out an item on paper. False: it cannot be."""
        kind, man, place, ordinary, veterans, fleets, other = item
        if kind == DEPLOYED:
            return self.deploy(man, place, ordinary, veterans, fleets)
        if kind == RECALLED:
            return self.recall(man)
        if kind == REPLACED:
            return self.replace(man, place, ordinary, veterans, fleets, other)
        if kind == THINNED:
            return man in self.recallable() and self.take(FORCE + man, ACTIVE, ordinary, veterans, fleets)
        if kind == REINFORCED:
            self.reinforced |= 1 << man
            return man in self.in_field() and self.take(ACTIVE, FORCE + man, ordinary, veterans, fleets)
        if kind == GARRISONED:
            able = 0 <= place < PROVINCES and may_garrison(self.game, place)
            return able and self.take(ACTIVE, GARRISON + place, ordinary, veterans, 0)
        if kind == UNGARRISONED:
            able = 0 <= place < PROVINCES and may_garrison(self.game, place)
            return able and self.take(GARRISON + place, ACTIVE, ordinary, veterans, 0)
        if kind == STRAYS_RECALLED:
            return self.take(STRAY + place, ACTIVE, ordinary, veterans, fleets)
        return self.fetch(man, place)

    def take(self, origin: int, target: int, ordinary: int, veterans: int, fleets: int) -> bool:
        """Units go from one place to another, if they are there and may move."""
        game = self.game
        free = self.legions[origin] & ~self.moved
        if origin >= GARRISON and origin < STRAY:
            free &= ~game.session.garrisoned
        plain = free & ~game.veterans
        if ordinary > count(plain) or veterans & ~(free & game.veterans) or fleets > self.fleets[origin]:
            return False
        if ordinary + count(veterans) + fleets == 0:
            return False
        moving = lowest_legions(plain, ordinary) | veterans
        self.legions[origin] &= ~moving
        self.legions[target] |= moving
        self.fleets[origin] -= fleets
        self.fleets[target] += fleets
        if target != ACTIVE:
            self.moved |= moving
        return True

    def deploy(self, man: int, war: int, ordinary: int, veterans: int, fleets: int) -> bool:
        """[1.09.64] [B-43] Troops without a commander on that war join the new one."""
        if man not in self.commanders() or not self.is_target(war):
            return False
        stray = STRAY + war
        legions = ordinary + count(veterans) + count(self.legions[stray])
        if not self.can_fight(war, legions, fleets + self.fleets[stray]):
            return False
        if ordinary + count(veterans) + fleets and not self.take(ACTIVE, FORCE + man, ordinary, veterans, fleets):
            return False
        self.adopt(war, man)
        self.gone |= 1 << man
        self.war_of[man] = war
        self.aimed |= 1 << war
        return True

    def adopt(self, war: int, man: int) -> None:
        stray = STRAY + war
        self.legions[FORCE + man] |= self.legions[stray]
        self.moved |= self.legions[stray]
        self.legions[stray] = 0
        self.fleets[FORCE + man] += self.fleets[stray]
        self.fleets[stray] = 0

    def recall(self, man: int) -> bool:
        """[1.09.644] He and all his units come home; they may be sent again by a later item."""
        if man not in self.recallable():
            return False
        self.legions[ACTIVE] |= self.legions[FORCE + man]
        self.legions[FORCE + man] = 0
        self.fleets[ACTIVE] += self.fleets[FORCE + man]
        self.fleets[FORCE + man] = 0
        self.home |= 1 << man
        self.war_of[man] = NOBODY
        return True

    def replace(self, man: int, war: int, ordinary: int, veterans: int, fleets: int, other: int) -> bool:
        """[1.09.644] A new commander takes the force over, with more units if it is so decided."""
        if man not in self.recallable() or other not in self.commanders() or self.game.where[man] != AT_WAR + war:
            return False
        if not self.is_target(war):
            return False
        legions = ordinary + count(veterans) + count(self.legions[FORCE + man] | self.legions[STRAY + war])
        total = fleets + self.fleets[FORCE + man] + self.fleets[STRAY + war]
        if not self.can_fight(war, legions, total):
            return False
        if ordinary + count(veterans) + fleets and not self.take(ACTIVE, FORCE + other, ordinary, veterans, fleets):
            return False
        self.legions[FORCE + other] |= self.legions[FORCE + man]
        self.moved |= self.legions[FORCE + man]
        self.legions[FORCE + man] = 0
        self.fleets[FORCE + other] += self.fleets[FORCE + man]
        self.fleets[FORCE + man] = 0
        self.adopt(war, other)
        self.gone |= 1 << other
        self.home |= 1 << man
        self.war_of[man] = NOBODY
        self.war_of[other] = war
        self.aimed |= 1 << war
        return True

    def fetch(self, man: int, bequest: int) -> bool:
        """[1.07.37] [B-64] The Field Consul with his escort, exactly."""
        if not self.may_fetch(man, bequest):
            return False
        plain = self.available() & ~self.game.veterans
        ordinary = min(ESCORT_LEGIONS[bequest], count(plain))
        veterans = lowest_legions(self.available() & self.game.veterans, ESCORT_LEGIONS[bequest] - ordinary)
        self.gone |= 1 << man
        return self.take(ACTIVE, FORCE + man, ordinary, veterans, ESCORT_FLEETS[bequest])

    def may_fetch(self, man: int, bequest: int) -> bool:
        game = self.game
        if game.offices[FIELD_CONSUL] != man or not game.in_rome(man) or self.gone >> man & 1:
            return False
        if not 0 <= bequest < 2 or game.bequests[bequest] != OPEN_BEQUEST:
            return False
        return count(self.available()) >= ESCORT_LEGIONS[bequest] and self.available_fleets() >= ESCORT_FLEETS[bequest]


def may_garrison(game: Republic, province: int) -> bool:
    """[1.09.646] [2.02.31] [B-48] Any Roman province that no rebel holds, governed or not."""
    if game.province[province] not in (VACANT, GOVERNED):
        return False
    governor = game.governor[province]
    return governor < 0 or game.where[governor] != REBEL


def items(proposal: list[int]) -> list[list[int]]:
    """The items of a proposal, in order."""
    return [proposal[at : at + SIZE] for at in range(1, len(proposal), SIZE)]


def sends(game: Republic, proposal: list[int], man: int) -> bool:
    """[1.09.642] Whether it sends this man to war; [1.09.34] the Master of Horse goes with his Dictator."""
    leading = game.offices[DICTATOR] if man == game.offices[MASTER_OF_HORSE] else man
    for item in items(proposal):
        if (item[0] == DEPLOYED and item[1] == leading) or (item[0] == REPLACED and item[6] == leading):
            return True
    return False


def mustered(game: Republic, proposal: list[int]) -> Muster | None:
    """What would stand where after these items; None if they cannot be carried out. Whether a whole proposal may be put to the
    vote so is for `keeps_order` to say."""
    muster = Muster(game)
    for item in items(proposal):
        if not muster.do(item):
            return None
    return muster


def bequest_card(bequest: int) -> int:
    return DECK_EVENT_CARD[bequest]
