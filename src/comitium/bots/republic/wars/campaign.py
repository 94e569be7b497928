"""The plan of a year's wars: whom to send against what with how much, and what to raise for it.

For each commander the war and the force with the best score: the chance of victory times what the victory is worth, less the
talents for new units and the units that may be lost.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from comitium.bots.republic.advanced.provinces import falls, fights, lost
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.situation import (
    after_debts,
    faction_influence,
    forecast,
    is_falling,
    threat,
    threats,
    victories,
    with_rating,
)
from comitium.games.republic.catalogue.ids import DICTATOR, FIELD_CONSUL, MACEDONIAN, MASTER_OF_HORSE, PUNIC, ROME_CONSUL
from comitium.games.republic.catalogue.senators import MILITARY_BONUS, MILITARY_DICE
from comitium.games.republic.catalogue.wars import IS_DROUGHT, SERIES_WARS, WAR_ORDER, WAR_SERIES
from comitium.games.republic.rules.common.wars import (
    fleet_strength,
    land_strength,
    multiplier,
    printed_fleet,
    printed_land,
    support,
)
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import (
    affordable,
    most_fleets,
    most_legions,
    price,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import DEPLOYED, items
from comitium.games.republic.state.numbers import (
    ACTIVE,
    ALL_WARS,
    AT_WAR,
    BEATEN,
    CAPTIVE,
    CIVIL_WAR,
    FORCE,
    FOUGHT,
    HELD,
    IMMINENT,
    INACTIVE,
    REVOLT,
    SENATORS,
    STRAY,
    WARS,
    count,
)
from comitium.games.republic.state.republic import Republic

LEAST_EDGE: Final = 3  # nobody is sent with less, unless Rome is lost otherwise
DESPERATE_EDGE: Final = 0
LAST_EDGE: Final = -2  # when Rome falls this year unless a war is won
LAST_CHANCE: Final = 3.0  # what a victory is worth then
RESISTS: Final = -12  # [1.11.35] a rebel whom nobody meets wins: any army is better than none
SURVIVAL: Final = 10.0  # what it is worth that a rebel in Italy does not take Rome this year
MOST_EDGE: Final = 10
LANDINGS: Final = (6, 4, 3)
AT_SEA: Final = 0.6  # what of a war is won when its fleet is beaten: the ships that are left serve in other wars too
WORTH_SENDING: Final = 0.1
PER_TALENT: Final = 0.003
PER_UNIT: Final = 0.01
RESERVE: Final = 20  # what should be left after the next debts: evil omens cost as much
THRIFT: Final = (1.0, 4.0)  # how dear talents are while another first move is tried
RICH: Final = 15  # the State could raise so many units
QUIET: Final = 1  # with so many wars at most a rival's general stays at home
MOST_PRESSING: Final = 3
LEADS: Final = 0.7  # who is so near to winning is far ahead
BY_RIGHT: Final = 35  # [1.09.822] with so much influence nobody is asked
USUAL_PRIZE: Final = 5  # influence that a victory brings its general
PATRIOT: Final = 0.8  # who loves Rome more than this minds nobody's triumph
PER_WAR: Final = 0.15  # what the end of an active war is worth more for each other that there is ...
PER_YEAR: Final = 0.2  # ... and if it was left alone last year
SPARED: Final = 0.6  # what it is worth that a province need not fight a war that it would lose
GROWLING: Final = -3  # with a worse speech ahead the Rome Consul stays with the people
SPARE_FLEETS: Final = 1  # above the support a war asks for: battles cost some


class Move(NamedTuple):
    """A commander, his war, and what he takes from Italy: strength of legions counted singly, veterans among them, fleets."""

    man: int
    war: int
    legions: int
    fleets: int
    is_there: bool  # he is in the field already, and is reinforced
    chance: float


class Plan(NamedTuple):
    legions: int  # to raise
    fleets: int
    moves: list[Move]


class Pool:
    """What there is in Italy, and what could be raised."""

    def __init__(self, world: Republic, may_raise: bool) -> None:
        active = world.legions[ACTIVE]
        self.veterans = count(active & world.veterans)
        self.ordinary = count(active) - self.veterans
        self.fleets = world.fleets[ACTIVE]
        self.price = price(world)
        able = affordable(world)
        money = max(0, (after_debts(world) - RESERVE) // (self.price + 2))
        if is_falling(world) or is_marched_on(world):
            money = able  # who has no next year owes nobody anything
        self.money = min(able, money) if may_raise else 0
        self.per_talent = PER_TALENT if money < RICH else PER_TALENT / 3  # idle money wins no war
        self.more_legions = most_legions(world)
        self.more_fleets = most_fleets(world)

    def legions_for(self, strength: int) -> tuple[int, int]:
        """Legions that make a strength together, veterans first, and how many of them must be raised."""
        if strength <= 0:
            return 0, 0
        veterans = min(self.veterans, (strength + 1) // 2)
        plain = max(0, strength - 2 * veterans)
        return veterans + plain, max(0, plain - self.ordinary)

    def can(self, new_legions: int, new_fleets: int) -> bool:
        if new_legions > self.more_legions or new_fleets > self.more_fleets:
            return False
        return new_legions + new_fleets <= self.money

    def take(self, legions: int, fleets: int) -> tuple[int, int]:
        """What is sent is gone; says what must be raised for it."""
        veterans = min(self.veterans, legions)
        self.veterans -= veterans
        plain = legions - veterans
        new_legions = max(0, plain - self.ordinary)
        new_fleets = max(0, fleets - self.fleets)
        self.ordinary = max(0, self.ordinary - plain)
        self.fleets = max(0, self.fleets - fleets)
        self.money -= new_legions + new_fleets
        self.more_legions -= new_legions
        self.more_fleets -= new_fleets
        return new_legions, new_fleets


def rating(world: Republic, man: int) -> int:
    """His military rating; a Dictator's with that of his Master of Horse."""
    own = world.military(man)
    if MILITARY_DICE[man]:
        own = 3 * MILITARY_DICE[man] + MILITARY_BONUS[man]
    master = world.offices[MASTER_OF_HORSE]
    if man == world.offices[DICTATOR] and master >= 0:
        return own + world.military(master)
    return own


def generals(world: Republic, peril: bool) -> list[int]:
    """Who may be sent, the best first; the Rome Consul only after his colleague, and if Rome can do without him: a war that is
    left alone angers the people as much as a speaker whom they do not love."""
    field = world.offices[FIELD_CONSUL]
    free = field >= 0 and world.in_rome(field)
    men = [world.offices[DICTATOR], field]
    if peril or forecast(world) >= GROWLING or not free:
        men.append(world.offices[ROME_CONSUL])
    able = [man for man in men if man >= 0 and world.in_rome(man)]
    return sorted(set(able), key=lambda man: (-rating(world, man), man))


def is_bearable(world: Republic, mood: Mood) -> bool:
    """Whether Rome can bear it, to his mind, that a war is left alone for a year. Who loves Rome never thinks so, and nobody
    does when one was left alone last year."""
    if mood.rome > PATRIOT or world.unprosecuted:
        return False
    return threats(world) <= QUIET


def is_grudged(world: Republic, me: int, man: int) -> bool:
    """Whose triumph one had rather not see: he is of a faction that is at least as strong as ours."""
    seat = world.faction[man]
    return seat not in (me, -1) and faction_influence(world, seat) >= faction_influence(world, me)


def is_marched_on(world: Republic) -> bool:
    """[1.11.35] A rebel stands in Italy: he wins this year unless an army meets him."""
    return world.rebel >= 0 and world.zone[CIVIL_WAR] == FOUGHT and world.stronghold() < 0


def is_ours(world: Republic, me: int) -> bool:
    """[1.11.35] Whether the rebel who marches on Rome would win it for us."""
    return is_marched_on(world) and world.faction[world.rebel] == me


def shunned(world: Republic, me: int, mood: Mood) -> int:
    """Whom a chair does not send, a bit for each: generals come home with influence. Nobody goes whom a victory might make
    master of Rome by right, unless it falls otherwise; while Rome can bear it nobody who leads, and a rival only where no war
    would be fought without him. Nor whom the Senate would not let go; and nobody at all while a man of its own marches on
    Rome."""
    if is_ours(world, me):
        return (1 << SENATORS) - 1
    men = refused(world)
    envied = 0
    for man in (world.offices[DICTATOR], world.offices[FIELD_CONSUL], world.offices[ROME_CONSUL]):
        if man < 0 or world.faction[man] == me:
            continue
        if world.influence[man] + USUAL_PRIZE >= BY_RIGHT and not is_falling(world):
            men |= 1 << man
        elif is_bearable(world, mood) and is_grudged(world, me, man):
            if is_leading(world, man):
                men |= 1 << man
            else:
                envied |= 1 << man
    if envied and not plan(world, True, men | envied).moves:
        return men
    return men | envied


def pressing(world: Republic) -> int:
    """How much the wars press: one for each that was left alone last year, and for each active one but the first."""
    return min(MOST_PRESSING, count(world.unprosecuted) + max(0, world.active_wars() - 1))


def prize_of(world: Republic, war: int) -> int:
    """[1.10.4] The influence that a victory brings its general."""
    if war == CIVIL_WAR:
        return 0
    return ((printed_fleet(world, war) if fleet_strength(world, war) else printed_land(world, war)) + 1) // 2


def is_leading(world: Republic, man: int) -> bool:
    """Whether a victory would bring nearly everything to his faction, which is far ahead already."""
    seat = world.faction[man]
    return seat >= 0 and threat(world, seat) >= LEADS


def refused(world: Republic) -> int:
    """[1.09.131] Of each list of commanders that fell in this session the mightiest, a bit for each: it fell for him."""
    men = 0
    for proposal in world.session.rejected:
        sent = [item[1] for item in items(proposal) if item[0] == DEPLOYED] if proposal[0] == kinds.MILITARY else []
        if sent:
            men |= 1 << max(sent, key=lambda man: (world.influence[man], man))
    return men


def in_field(world: Republic) -> list[int]:
    """Commanders of earlier years who stand before their war."""
    master = world.offices[MASTER_OF_HORSE]
    return [
        man
        for man in range(SENATORS)
        if AT_WAR <= world.where[man] < CAPTIVE and not world.session.sent >> man & 1 and man != master
    ]


def worth_of(world: Republic, war: int) -> float:
    """What it is worth to be rid of a war."""
    if war == CIVIL_WAR or (war >= REVOLT and world.governor[war - REVOLT] == world.rebel >= 0):
        return 3.0
    zone = world.zone[war]
    value = 1.0 if zone == FOUGHT else 0.4
    if zone == FOUGHT:
        value += PER_WAR * max(0, world.active_wars() - 1) + (PER_YEAR if world.unprosecuted >> war & 1 else 0.0)
    if war < WARS and IS_DROUGHT[war]:
        value += 0.3
    province = fights(world, war)
    if province >= 0:
        value += SPARED * falls(world, war, province)
    if war < WARS and WAR_SERIES[war] >= 0:
        twins = [other for other in SERIES_WARS[WAR_SERIES[war]] if other != war and world.zone[other] != BEATEN]
        if twins and WAR_SERIES[war] in (PUNIC, MACEDONIAN):
            value += 0.75
        if any(world.zone[twin] == IMMINENT for twin in twins):
            value += 1.0
        if zone == FOUGHT and multiplier(world, war) > 1:
            value += 0.3
    return value


def is_open(world: Republic, war: int, attacked: int, active: int) -> bool:
    """[1.07.332] Whether an attack makes sense: inactive wars in quiet times, later ones of a series after the earlier."""
    zone = world.zone[war]
    if war == CIVIL_WAR:
        return world.rebel >= 0 and world.stronghold() < 0
    if zone == HELD:  # [2.03.81] a rebel in his province
        return not attacked >> war & 1
    if zone not in (FOUGHT, INACTIVE) or attacked >> war & 1 or (zone == INACTIVE and active > 2):
        return False
    if war < WARS and WAR_SERIES[war] >= 0:
        for other in SERIES_WARS[WAR_SERIES[war]]:
            if WAR_ORDER[other] < WAR_ORDER[war] and world.zone[other] == FOUGHT and not attacked >> other & 1:
                return False
    return True


class Option(NamedTuple):
    score: float
    chance: float
    legions: int
    fleets: int


def best_force(world: Republic, pool: Pool, man: int, war: int, least: int) -> Option:
    """The force that is worth most for a commander before a war, with what stands there already."""
    place = FORCE + man if world.where[man] == AT_WAR + war else -1
    army = world.army(STRAY + war) + (world.army(place) if place >= 0 else 0)
    ships = world.fleets[STRAY + war] + (world.fleets[place] if place >= 0 else 0)
    command = rating(world, man)
    naval = fleet_strength(world, war)
    strength = naval if naval else land_strength(world, war)
    have = ships if naval else army
    prize = worth_of(world, war)
    ended = prize * (LAST_CHANCE if is_falling(world) and world.zone[war] == FOUGHT else 1.0)
    value = AT_SEA * prize if naval else ended
    needed = 0 if war == CIVIL_WAR else support(world, war)
    now = have + min(have, command) - strength - world.omens
    low = now if now < least else least
    odds = victories(world, war, man, low, MOST_EDGE)
    if war == CIVIL_WAR and is_marched_on(world):
        value, odds = SURVIVAL, [1.0 - lost(edge, 0) for edge in range(low, MOST_EDGE + 1)]
    stay = 0.0
    if place >= 0 and have and ships >= needed:
        stay = odds[min(max(0, now - low), len(odds) - 1)] * value
    best = Option(0.0, 0.0, 0, 0)
    lands = 0.0
    for edge in range(least, MOST_EDGE + 1):
        chance = odds[edge - low]
        more = max(0, with_rating(strength + edge + world.omens, command) - have)
        if naval:
            fleets = max(more, max(1, needed) - ships, 0)
            legions, new_legions, lands = landing(world, pool, man, war, army, max(0, fleets - pool.fleets))
        else:
            legions, new_legions = pool.legions_for(more)
            fleets = max(0, needed + (SPARE_FLEETS if needed else 0) - ships)
            if not pool.can(new_legions, max(0, fleets - pool.fleets)):
                fleets = max(0, needed - ships)
        new_fleets = max(0, fleets - pool.fleets)
        if not pool.can(new_legions, new_fleets):
            break
        gain = value
        if lands:
            gain += (ended - value) * lands
        score = chance * gain - stay
        score -= pool.per_talent * (pool.price + 2) * (new_legions + new_fleets)
        score -= PER_UNIT * (legions + fleets) * (1.0 - chance)
        if score > best.score and (legions or fleets or place < 0):
            best = Option(score, chance, legions, fleets)
    return best


def landing(world: Republic, pool: Pool, man: int, war: int, army: int, new_fleets: int) -> tuple[int, int, float]:
    """[1.10.12] The army that goes ashore in the year of the victory at sea, what of it must be raised, and its chance; none
    if the State cannot pay for it besides the ships."""
    for edge in LANDINGS:
        strength = with_rating(land_strength(world, war) + edge + world.omens, rating(world, man))
        legions, new_legions = pool.legions_for(max(0, strength - army))
        if pool.can(new_legions, new_fleets):
            return legions, new_legions, victories(world, war, man, edge, edge)[0]
    return 0, 0, 0.0


def plan(world: Republic, may_raise: bool, left_at_home: int = 0) -> Plan:
    """Move by move, the best score first; nobody goes of whom `left_at_home` has a bit. Where that leaves a war alone though
    somebody is left who could go, every other first move is tried: a great general may take from a small war what would do
    for two."""
    best = Campaign(world, may_raise, left_at_home)
    best.fill()
    if best.men and best.leaves_alone():
        begun = Campaign(world, may_raise, left_at_home)
        for man in begun.able():
            for war in range(ALL_WARS):
                if world.zone[war] != FOUGHT or not is_open(world, war, begun.attacked, begun.active):
                    continue
                for thrift in THRIFT:
                    other = Campaign(world, may_raise, left_at_home)
                    if other.tries(man, war, thrift):
                        other.fill()
                        if other.score > best.score:
                            best = other
    return Plan(best.legions, best.fleets, best.moves)


class Campaign:
    """A plan in the making."""

    def __init__(self, world: Republic, may_raise: bool, left_at_home: int) -> None:
        self.world = world
        self.pool = Pool(world, may_raise)
        self.active = world.active_wars()
        self.least = LAST_EDGE if is_falling(world) else DESPERATE_EDGE if threats(world) >= 4 else LEAST_EDGE
        self.field = in_field(world)
        self.attacked = 0
        for man in self.field:
            self.attacked |= 1 << world.where[man] - AT_WAR
        men = generals(world, threats(world) >= 3)
        if left_at_home >> max(0, world.offices[FIELD_CONSUL]) & 1 and world.offices[FIELD_CONSUL] in men:
            men = [man for man in men if man != world.offices[ROME_CONSUL]]  # he may not go before his colleague
        self.men = [man for man in men if not left_at_home >> man & 1]
        self.waiting = world.offices[FIELD_CONSUL] in self.men
        self.legions = 0
        self.fleets = 0
        self.score = 0.0
        self.moves: list[Move] = []

    def able(self) -> list[int]:
        """Who may go now: the Rome Consul only after his colleague."""
        rome = self.world.offices[ROME_CONSUL]
        return [man for man in self.men if man != rome or not self.waiting]

    def leaves_alone(self) -> bool:
        """Whether an active war that could be attacked has nobody before it."""
        for war in range(ALL_WARS):
            if self.world.zone[war] == FOUGHT and is_open(self.world, war, self.attacked, self.active):
                return True
        return False

    def option(self, man: int, war: int) -> Option:
        return best_force(self.world, self.pool, man, war, RESISTS if war == CIVIL_WAR else self.least)

    def tries(self, man: int, war: int, thrift: float) -> bool:
        """One move, if it is worth anything, with the force that one would take if talents were so much dearer."""
        usual = self.pool.per_talent
        self.pool.per_talent = usual * thrift
        option = self.option(man, war)
        self.pool.per_talent = usual
        if option.score <= 0.0:
            return False
        before = self.legions + self.fleets
        self.do(man, war, False, option)
        raised = self.legions + self.fleets - before
        self.score += (thrift - 1.0) * usual * (self.pool.price + 2) * raised
        return True

    def fill(self) -> None:
        """The best moves that are left, one after the other."""
        world = self.world
        while True:
            best = Option(WORTH_SENDING, 0.0, 0, 0)
            chosen: tuple[int, int, bool] | None = None
            for man in self.able():
                for war in range(ALL_WARS):
                    if world.zone[war] in (FOUGHT, INACTIVE, HELD) and is_open(world, war, self.attacked, self.active):
                        option = self.option(man, war)
                        if option.score > best.score:
                            best, chosen = option, (man, war, False)
            for man in self.field:
                war = world.where[man] - AT_WAR
                option = best_force(world, self.pool, man, war, self.least)
                if option.score > best.score:
                    best, chosen = option, (man, war, True)
            if chosen is not None:
                self.do(chosen[0], chosen[1], chosen[2], best)
            elif self.waiting and world.offices[ROME_CONSUL] in self.men and len(self.men) > 1:
                self.waiting = False  # his colleague has nothing to do: he may not go alone, though
                self.men = [man for man in self.men if man != world.offices[ROME_CONSUL]]
            else:
                return

    def do(self, man: int, war: int, is_there: bool, option: Option) -> None:
        raised = self.pool.take(option.legions, option.fleets)
        self.legions += raised[0]
        self.fleets += raised[1]
        self.score += option.score
        self.moves.append(Move(man, war, option.legions, option.fleets, is_there, option.chance))
        self.attacked |= 1 << war
        if is_there:
            self.field.remove(man)
        else:
            self.men.remove(man)
            self.waiting = self.waiting and man != self.world.offices[FIELD_CONSUL]
