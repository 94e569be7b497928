"""[1.10] The chances of a battle, and of a whole attack at sea and on land, with a force as it stands or as it could be sent.

What may still happen before the dice and lies in somebody's hand (Cleopatra) is not foreseen. Of several forces on one war
each is counted as if it came first. See gambles.py.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from comitium.games.republic.catalogue.ids import ALEXANDRINE_WAR, ALLY_DESERTS, ENEMY_ALLY_DESERTS
from comitium.games.republic.catalogue.intrigue import CLEOPATRA_MILITARY
from comitium.games.republic.catalogue.senators import SENATOR_FAMILY
from comitium.games.republic.catalogue.tables import CAPTURE_CHITS, COMBAT_DICE, RESULT_UNREST, VETERAN_STRENGTH
from comitium.games.republic.catalogue.values import DEFEAT, DISASTER, STALEMATE, STANDOFF, VICTORY
from comitium.games.republic.odds.dice import STAYING, chits_drawn, mixed, ratings, share, throws, ways
from comitium.games.republic.rules.common.wars import disasters, fleet_strength, land_strength, standoffs, support
from comitium.games.republic.rules.r1_10_combat import r1_10_table as table
from comitium.games.republic.rules.r1_10_combat.commanders import master_of
from comitium.games.republic.rules.r1_10_combat.r1_10_11_battles import desertion, units_lost_of
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Attack
from comitium.games.republic.rules.r1_12_victory.r1_12_4_survival import LastStand
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import army_value
from comitium.games.republic.state.numbers import ACTIVE, DICTATOR, FORCE, MASTER_OF_HORSE, NOBODY, STRAY, count
from comitium.games.republic.state.republic import CLEOPATRA, DESERTION, Republic


class Force(Struct, frozen=True):
    """[1.10.11] What a commander leads; `legions` are the ordinary ones, `master` his Master of Horse or NOBODY. [2.03.3] A
    rebel may have provincial `armies` besides, and [2.03.81] the printed strength of a province, his `base`."""

    commander: int
    legions: int
    veterans: int = 0
    fleets: int = 0
    master: int = NOBODY
    armies: int = 0
    base: int = 0

    @property
    def army(self) -> int:
        """[1.10.11] The strength of its legions; [2.03.3] and of what else a rebel has."""
        strength = self.legions + VETERAN_STRENGTH * self.veterans
        if self.armies:
            strength += army_value(self.armies, self.legions + self.veterans > 0)
        return strength + self.base


class Battle(Struct, frozen=True):
    """Chances of the five results, what is lost on average, and the lives of those who lead."""

    defeat: float = 0.0
    disaster: float = 0.0
    standoff: float = 0.0
    stalemate: float = 0.0
    victory: float = 0.0
    legions: float = 0.0  # lost
    fleets: float = 0.0  # lost
    unrest: float = 0.0  # added
    killed: float = 0.0  # the commander
    captured: float = 0.0
    master_killed: float = 0.0
    master_captured: float = 0.0


class Campaign(Struct, frozen=True):
    """[1.10.12] A whole attack. `sea` and `land` are the two battles, each as if it is fought (None: it cannot be); `landing`
    is the chance that the second is. `whole` is what comes of it all: its victory is the war beaten, `sea_only` a victory at
    sea that is not followed by a battle on land. A force that cannot fight at all has neither."""

    force: Force
    sea: Battle | None
    land: Battle | None
    landing: float
    sea_only: float
    whole: Battle

    @property
    def fights(self) -> bool:
        return self.sea is not None or self.land is not None


class Blow(Struct, frozen=True):
    """One way a battle may go: its result, the units it costs and what desertions have changed."""

    result: int
    legions: int
    fleets: int
    change: int


# -- forces


def force_of(game: Republic, commander: int) -> Force:
    """The force that a commander leads now."""
    mask = game.legions[FORCE + commander]
    veterans = count(mask & game.veterans)
    return Force(commander, count(mask) - veterans, veterans, game.fleets[FORCE + commander], master_of(game, commander))


def planned(game: Republic, war: int, commander: int, legions: int, veterans: int = 0, fleets: int = 0) -> Force:
    """[B-43] The force he would lead if he were sent with these: troops without a commander on that war join him."""
    stray = game.legions[STRAY + war]
    trained = count(stray & game.veterans)
    master = rides_along(game, commander)
    return Force(commander, legions + count(stray) - trained, veterans + trained, fleets + game.fleets[STRAY + war], master)


def rides_along(game: Republic, commander: int) -> int:
    """[1.09.34] The Master of Horse in Rome, who goes with his Dictator; or NOBODY."""
    master = game.offices[MASTER_OF_HORSE] if commander == game.offices[DICTATOR] else NOBODY
    return master if master >= 0 and game.in_rome(master) else NOBODY


def by_legions(game: Republic, war: int, commander: int, fleets: int, veterans: int = 0) -> list[Campaign]:
    """The attack with each number of ordinary legions that is at hand, from none to all."""
    most = count(game.legions[ACTIVE] & ~game.veterans)
    return [campaign(game, war, planned(game, war, commander, number, veterans, fleets)) for number in range(most + 1)]


def least_legions(game: Republic, war: int, commander: int, fleets: int, wanted: float, veterans: int = 0) -> int:
    """The fewest ordinary legions with which the war is beaten with this chance at least; NOBODY if all are not enough."""
    for number, attack in enumerate(by_legions(game, war, commander, fleets, veterans)):
        if attack.whole.victory >= wanted:
            return number
    return NOBODY


# -- one battle


def deserted(game: Republic, war: int) -> int:
    """[C-8] What desertions have already changed on a war that is being fought at this moment."""
    for frame in game.stack:
        if isinstance(frame, (Attack, LastStand)) and frame.war == war:
            return game.marks[DESERTION]
    return 0


def commands(game: Republic, war: int, force: Force, army: int) -> dict[int, float]:
    """[1.10.11] What the leaders add, never more than what they lead, with the chances."""
    found: dict[int, float] = {}
    helped = CLEOPATRA_MILITARY if war == ALEXANDRINE_WAR and game.marks[CLEOPATRA] == force.commander + 1 else 0
    second = ratings(game, force.master) if force.master >= 0 else ((0, 1.0),)
    for rating, chance in ratings(game, force.commander):
        for other, chance2 in second:
            led = min(rating + other + helped, army)
            found[led] = found.get(led, 0.0) + chance * chance2
    return found


def naturals(game: Republic) -> list[tuple[int, int, float]]:
    """[C-8] The natural totals, what each changes by desertion, and the chances."""
    if not game.levels[ALLY_DESERTS] and not game.levels[ENEMY_ALLY_DESERTS]:
        return [(total, 0, chance) for total, chance in throws(COMBAT_DICE)]
    return [
        (black + white, desertion(game, black, white), chance / 6)
        for black in range(1, 7)
        for white, chance in throws(COMBAT_DICE - 1)
    ]


def outcome(natural: int, edge: int, bad: int, flat: int) -> tuple[int, int]:
    """[1.10.2] [1.10.21] [1.10.31] The result and the row of losses when the dice show `natural` and `edge` is added; `bad`
    and `flat` are the natural totals of disasters and standoffs, a bit for each."""
    result, row = table.result(natural + edge)
    if bad >> natural & 1:
        return DISASTER, row
    return (STANDOFF if flat >> natural & 1 else result), row


@cache
def ends(edge: int, bad: int, flat: int) -> tuple[float, float]:
    """[1.10.2] The two ends of a battle with this modifier: the chance of victory, and of defeat or disaster. For whoever
    weighs many forces at once."""
    won = lost = every = 0
    for natural, number in ways(COMBAT_DICE):
        result, _ = outcome(natural, edge, bad, flat)
        every += number
        won += number if result == VICTORY else 0
        lost += number if result in (DEFEAT, DISASTER) else 0
    return won / every, lost / every


class Written(Struct, frozen=True):
    """[1.10.11] The sum of a battle, and its result for each natural total from the lowest to the highest, a digit each."""

    army: int
    led: int
    enemy: int
    results: str


def written(game: Republic, war: int, force: Force) -> Written | None:
    """[1.10.2] The battle that is fought first; None if a leader's rating or desertions are still open."""
    naval = fleet_strength(game, war) > 0
    army = force.fleets if naval else force.army
    enemy = fleet_strength(game, war) if naval else land_strength(game, war)
    known = commands(game, war, force, army)
    if len(known) > 1 or game.levels[ALLY_DESERTS] or game.levels[ENEMY_ALLY_DESERTS] or deserted(game, war):
        return None
    (led,) = known
    bad, flat = disasters(game, war, force.commander), standoffs(game, war, force.commander)
    edge = army + led - enemy - game.omens
    return Written(army, led, enemy, "".join([str(outcome(total, edge, bad, flat)[0]) for total, _ in throws(COMBAT_DICE)]))


def blows(game: Republic, war: int, force: Force, naval: bool, change: int) -> dict[Blow, float]:
    """[1.10.11] [1.10.12] Every way a battle may go; `change` is what earlier desertions have done to the enemy."""
    found: dict[Blow, float] = {}
    army = force.fleets if naval else force.army
    enemy = (fleet_strength(game, war) if naval else land_strength(game, war)) + change
    bad, flat = disasters(game, war, force.commander), standoffs(game, war, force.commander)
    units = force.legions + force.veterans
    for led, known in commands(game, war, force, army).items():
        for natural, moved, chance in naturals(game):
            result, row = outcome(natural, army + led - max(0, enemy + moved) - game.omens, bad, flat)
            legions, fleets = units_lost_of(force.commander, result, row, units, force.fleets)
            later = change + moved if game.rules.desertion_lasts else change
            blow = Blow(result, legions, fleets, later)
            found[blow] = found.get(blow, 0.0) + known * chance
    return found


def hit(game: Republic, senator: int, number: int, result: int) -> tuple[float, float]:
    """[1.10.7] [1.10.71] The chances that a man who leads is killed, and captured, when so many units are lost."""
    if senator < 0:
        return 0.0, 0.0
    if result == DEFEAT:
        return 1.0, 0.0
    if number == 0:
        return 0.0, 0.0
    killed = captured = 0.0
    for out, chance in enumerate(chits_drawn(number)):
        last = 1 if out >= CAPTURE_CHITS and result != VICTORY else 0
        captured += chance * last / STAYING
        killed += chance * (out - last) / STAYING
    return killed * share(game, senator), captured * share(game, senator)


def only_master(game: Republic, force: Force, number: int) -> float:
    """[1.10.7] The chance that the chits hit the Master of Horse and not his commander."""
    if force.master < 0 or number == 0:
        return 0.0
    ours, his = share(game, force.commander), share(game, force.master)
    together = SENATOR_FAMILY[force.commander] == SENATOR_FAMILY[force.master]
    found = 0.0
    for out, chance in enumerate(chits_drawn(number)):
        if together:
            found += chance * his * out / STAYING
        else:
            both = out * (out - 1) / (STAYING * (STAYING - 1))
            found += chance * his * (out / STAYING - both * ours)
    return found


class _Sum:
    """Battles added up, each with its weight."""

    def __init__(self) -> None:
        self.results = [0.0] * 5
        self.legions = self.fleets = self.unrest = self.killed = self.captured = 0.0
        self.master_killed = self.master_captured = 0.0

    def blow(self, game: Republic, force: Force, blow: Blow, chance: float, counted: bool = True) -> None:
        """`counted`: its result is the last one."""
        if counted:
            self.results[blow.result] += chance
        number = blow.legions + blow.fleets
        killed, captured = hit(game, force.commander, number, blow.result)
        fallen, taken = hit(game, force.master, number, blow.result)
        self.legions += chance * blow.legions
        self.fleets += chance * blow.fleets
        self.unrest += chance * RESULT_UNREST[blow.result]
        self.killed += chance * killed
        self.captured += chance * captured
        self.master_killed += chance * fallen
        self.master_captured += chance * taken

    def add(self, battle: Battle, chance: float) -> None:
        for result, part in ((DEFEAT, battle.defeat), (DISASTER, battle.disaster), (STANDOFF, battle.standoff),
                             (STALEMATE, battle.stalemate), (VICTORY, battle.victory)):  # fmt: skip
            self.results[result] += chance * part
        self.legions += chance * battle.legions
        self.fleets += chance * battle.fleets
        self.unrest += chance * battle.unrest
        self.killed += chance * battle.killed
        self.captured += chance * battle.captured
        self.master_killed += chance * battle.master_killed
        self.master_captured += chance * battle.master_captured

    def battle(self, every: float = 1.0) -> Battle:
        """As chances, out of `every`."""
        found = [*(self.results[result] for result in (DEFEAT, DISASTER, STANDOFF, STALEMATE, VICTORY)), self.legions,
                 self.fleets, self.unrest, self.killed, self.captured, self.master_killed, self.master_captured]  # fmt: skip
        return Battle(*[value / every for value in found])


def fought(game: Republic, war: int, force: Force, naval: bool, change: int = 0) -> Battle:
    """[1.10.11] One battle, at sea or on land, as if it is fought now."""
    found = _Sum()
    for blow, chance in blows(game, war, force, naval, change).items():
        found.blow(game, force, blow, chance)
    return found.battle()


# -- the whole attack


def can_land(game: Republic, war: int, force: Force) -> bool:
    """[1.10.11] [C-2] A legion, and the fleet support in the same force."""
    return force.legions + force.veterans > 0 and force.fleets >= support(game, war)


def campaign(game: Republic, war: int, force: Force, ashore: bool = True) -> Campaign:
    """[1.10.12] At sea if the war has a fleet, then on land with what is left; `ashore` False: he stops after the sea."""
    change = deserted(game, war)
    whole = _Sum()
    if fleet_strength(game, war) == 0:
        if not can_land(game, war, force):
            return Campaign(force, None, None, 0.0, 0.0, whole.battle())
        land = fought(game, war, force, False, change)
        return Campaign(force, None, land, 1.0, 0.0, land)
    if force.fleets == 0:
        return Campaign(force, None, None, 0.0, 0.0, whole.battle())
    sea, ground = _Sum(), _Sum()
    battles: dict[tuple[Force, int], Battle] = {}
    landing = sea_only = 0.0
    for blow, chance in blows(game, war, force, True, change).items():
        sea.blow(game, force, blow, chance)
        whole.blow(game, force, blow, chance, blow.result != VICTORY)
        if blow.result != VICTORY:
            continue
        for left, part in survivors(game, force, blow):
            if not ashore or left is None or not can_land(game, war, left):
                sea_only += chance * part
                continue
            known = (left, blow.change)
            if known not in battles:
                battles[known] = fought(game, war, left, False, blow.change)
            landing += chance * part
            ground.add(battles[known], chance * part)
            whole.add(battles[known], chance * part)
    land_ = ground.battle(landing) if landing > 0 else None
    return Campaign(force, sea.battle(), land_, landing, sea_only, whole.battle())


def survivors(game: Republic, force: Force, blow: Blow) -> list[tuple[Force | None, float]]:
    """[1.10.6] [1.10.7] What is left after a victory at sea, with the chances; None: nobody leads it any more."""
    number = blow.legions + blow.fleets
    killed, _ = hit(game, force.commander, number, VICTORY)
    bereft = only_master(game, force, number)
    found: list[tuple[Force | None, float]] = [(None, killed)] if killed else []
    for gone, chance in mixed(force.legions, force.veterans, blow.legions):
        legions, veterans = force.legions - blow.legions + gone, force.veterans - gone
        fleets = force.fleets - blow.fleets
        alive = 1.0 - killed - bereft
        found.append((Force(force.commander, legions, veterans, fleets, force.master), chance * alive))
        if bereft:
            found.append((Force(force.commander, legions, veterans, fleets), chance * bereft))
    return found
