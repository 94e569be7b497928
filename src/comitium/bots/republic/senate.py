"""The Senate: whom a faction nominates, what it votes for, what it does in the chair and in windows."""

from __future__ import annotations

from comitium.bots.republic.armies import deploys_well
from comitium.bots.republic.money import of
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.sight import leading, open_wars, slack
from comitium.games.republic.catalogue.senators import MILITARY, ORATORY
from comitium.games.republic.choices import (
    CONCESSION,
    DONE,
    NO,
    NUMBER,
    PASS,
    PROVINCE,
    SENATOR,
    WAR,
    YES,
    verb,
)
from comitium.games.republic.numbers import FOUGHT, IN_FORUM, bits
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.business_words import BILL
from comitium.games.republic.rules.r1_09_senate.r1_09_14_votes import vote_on_floor
from comitium.games.republic.rules.r1_09_senate.words import (
    ADJOURN,
    ALL_ABSTAIN,
    ALL_AGAINST,
    ALL_FOR,
    CALL,
    CLOSE,
    FIELD,
    LOSE_INFLUENCE,
    OWNER,
    PLEDGE,
    PROPOSE,
    ROME,
    STAND_DOWN,
    VETO,
)
from comitium.games.republic.rules.wars import land_strength
from comitium.games.republic.state import Republic

# -- offices


def favour(world: Republic, me: int, senator: int, mood: Mood) -> float:
    """How much a faction would like to see somebody in an office."""
    seat = world.faction[senator]
    if seat == me:
        return 6.0
    return -3.0 * mood.spite if seat == leading(world) else 0.0


def best(world: Republic, me: int, legal: list[int], mood: Mood, military: float, influence: float) -> int:
    men = of(legal, SENATOR)
    return max(
        men,
        key=lambda choice: (
            favour(world, me, choice - SENATOR, mood)
            + military * MILITARY[choice - SENATOR]
            + influence * world.influence[choice - SENATOR],
            -choice,
        ),
    )


def nominate(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.2] One of our own, and a general who can pass."""
    return best(world, me, legal, mood, 1.0 + mood.rome, 0.1)


def split(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.22] The chair, unless he would rather have an army."""
    return FIELD if mood.sword > 0.6 else ROME


def split_alone(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    return min(legal, key=lambda choice: (MILITARY[choice - SENATOR], choice))


def appoint(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.31] A good general, or nobody."""
    men = of(legal, SENATOR)
    if not men:
        return PASS
    choice = best(world, me, legal, mood, 2.0, 0.0)
    man = choice - SENATOR
    return choice if world.faction[man] == me or MILITARY[man] >= 4 else PASS


def agree(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    man = getattr(world.stack[-1], "man", -1)
    return YES if world.faction[man] == me or (MILITARY[man] >= 4 and mood.rome > 0.5) else PASS


def name_master(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    return best(world, me, legal, mood, 2.0, 0.0)


def censor(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    return best(world, me, legal, mood, 0.0, -0.1)


def step(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """The Dictator's and the Censor's step: a Censor must be; a Dictator only if somebody good can be had."""
    if PROPOSE + kinds.CENSOR in legal:
        return PROPOSE + kinds.CENSOR
    if PROPOSE + kinds.GOVERNORS in legal:
        return PROPOSE + kinds.GOVERNORS
    return CLOSE if CLOSE in legal else legal[0]


# -- votes


def leaning(world: Republic, me: int, what: list[int], mood: Mood) -> int:
    """For (1), against (-1), or not bothered."""
    kind = what[0]
    mine = [senator for senator in named(what) if world.faction[senator] == me]
    rival = leading(world)
    if kind == kinds.CONSULS:
        if mine:
            return 1
        of_rival = [senator for senator in named(what) if world.faction[senator] == rival]
        return -1 if len(of_rival) == 2 else 1 if MILITARY[what[1]] + MILITARY[what[2]] >= 6 else 0
    if kind == kinds.DICTATOR:
        return 1 if mine or (MILITARY[what[1]] >= 4 and world.active_wars() >= 3) else -1
    if kind == kinds.CENSOR:
        return 1 if mine else -1 if world.faction[what[1]] == rival and mood.spite > 0.5 else 0
    if kind in (kinds.MINOR, kinds.MAJOR, kinds.SPECIAL):
        return -1 if world.faction[what[1]] == me else 1 if mine or world.faction[what[1]] == rival else 0
    if kind == kinds.CONCESSIONS:
        return 1 if mine else -1 if mood.greed > 0.6 else 0
    if kind == kinds.LAND_BILL:
        return 1 if slack(world) > 0 and (world.unrest >= 3 or mood.crowd > 0.7) else -1
    if kind == kinds.REPEAL:
        return 1 if world.unrest == 0 and slack(world) < 0 else -1
    if kind == kinds.FORCES:
        return 1 if what[1] + what[2] else -1
    if kind == kinds.MILITARY:
        return 1 if deploys_well(world, what) else -1
    if kind == kinds.FOR_LIFE:
        return 1 if mine else -1
    return -1 if kind == kinds.RHODIAN else 1


def named(what: list[int]) -> list[int]:
    """The senators a proposal favours."""
    kind = what[0]
    if kind == kinds.CONSULS:
        return what[1:3]
    if kind in (kinds.GOVERNORS, kinds.CONCESSIONS):
        return what[2::2]
    if kind in (kinds.MINOR, kinds.MAJOR):
        return what[2:3]
    return what[1:2] if kind in (kinds.DICTATOR, kinds.CENSOR, kinds.FOR_LIFE) else []


def vote(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.14] All alike; votes are bought only for one's own Consul for Life."""
    if PLEDGE in legal:
        return PLEDGE
    on_floor = vote_on_floor(world)
    assert on_floor is not None
    seat = getattr(world.stack[-1], "seat", me)
    way = leaning(world, me, on_floor.what, mood)
    if on_floor.faction == seat == me and on_floor.what[0] not in (kinds.MINOR, kinds.MAJOR, kinds.SPECIAL):
        way = 1
    choice = ALL_FOR if way > 0 else ALL_AGAINST if way < 0 else ALL_ABSTAIN
    if choice in legal:
        return choice
    if OWNER in legal:
        return ALL_FOR if way > 0 else OWNER
    return ALL_FOR if ALL_FOR in legal else legal[0]


def window(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.15] A Tribune is kept for what hurts: a trial of one's own, a general's command that Rome cannot afford."""
    on_floor = vote_on_floor(world)
    vetoes = of(legal, VETO)
    if on_floor is not None and vetoes:
        what = on_floor.what
        hurts = what[0] == kinds.MAJOR and world.faction[what[1]] == me
        rival = what[0] == kinds.CONSULS and all(world.faction[man] == leading(world) != me for man in what[1:3])
        if hurts or (rival and mood.spite > 0.6):
            return vetoes[0]
    return PASS if PASS in legal else legal[0]


# -- the chair


def call(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.12] Oneself last: the last word is worth most."""
    factions = of(legal, CALL)
    others = [choice for choice in factions if choice - CALL != me]
    return others[0] if others else factions[0]


def has_failed(world: Republic, kind: int, times: int) -> bool:
    return sum(what[0] == kind for what in world.session.rejected) >= times


def business(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.6] First what Rome needs, then what one wants, then home."""
    from comitium.bots.republic.armies import recruits, sends

    can = [choice - PROPOSE for choice in of(legal, PROPOSE)]
    wars = open_wars(world)
    if kinds.FORCES in can and wars and not has_failed(world, kinds.FORCES, 2) and recruits(world) != (0, 0):
        return PROPOSE + kinds.FORCES
    hungry = (world.unrest >= 3 and slack(world) > 20) or (mood.crowd > 0.7 and slack(world) > 60)
    if hungry and kinds.LAND_BILL in can and not has_failed(world, kinds.LAND_BILL, 1) and not world.session.proposed_bills:
        return PROPOSE + kinds.LAND_BILL
    if kinds.CONCESSIONS in can and not has_failed(world, kinds.CONCESSIONS, 1) and IN_FORUM in world.holder:
        return PROPOSE + kinds.CONCESSIONS
    if kinds.FOR_LIFE in can and any(world.influence[man] >= 26 for man in bits(world.here(me))):
        return PROPOSE + kinds.FOR_LIFE
    if kinds.MILITARY in can and not has_failed(world, kinds.MILITARY, 2) and sends(world):
        return PROPOSE + kinds.MILITARY
    return ADJOURN


def governors(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.5] The unaligned first, then rivals of no use in Rome; the greedy go themselves."""
    if DONE in legal:
        return DONE
    men = of(legal, SENATOR)
    if men:
        return max(men, key=lambda choice: (governs(world, me, choice - SENATOR, mood), -choice))
    provinces = of(legal, PROVINCE)
    return provinces[0] if provinces and PASS not in legal else PASS


def governs(world: Republic, me: int, senator: int, mood: Mood) -> float:
    seat = world.faction[senator]
    if seat < 0:
        return 4.0
    spare = 3.0 - 0.5 * ORATORY[senator] - 0.5 * MILITARY[senator]
    if seat == me:
        return spare + 4.0 * mood.greed - 1.0
    return spare + (3.0 if seat == leading(world) else 1.0)


def concessions(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.61] One for us, one for somebody whose votes help to pass it."""
    frame = world.stack[-1]
    pairs = getattr(frame, "pairs", [])
    men = of(legal, SENATOR)
    if men:
        ours = [choice for choice in men if world.faction[choice - SENATOR] == me]
        others = [choice for choice in men if world.faction[choice - SENATOR] != me]
        able = ours if len(pairs) % 4 == 0 or not others else others
        return min(able or men, key=lambda choice: (world.influence[choice - SENATOR], choice))
    cards = of(legal, CONCESSION)
    return cards[0] if cards and len(pairs) < 4 else DONE if DONE in legal else PASS


def land_bill(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.62] Type II, then III; the speaker of next year gains by it, so it is one of ours."""
    bills = of(legal, BILL)
    if bills:
        for bill in (1, 2, 0):
            if BILL + bill in bills:
                return BILL + bill
    men = of(legal, SENATOR)
    return max(men, key=lambda choice: (world.faction[choice - SENATOR] == me, world.influence[choice - SENATOR], -choice))


def consent(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.172] A name under a bill is popularity; an army too small is a grave."""
    from comitium.games.republic.rules.r1_09_senate.r1_09_13_proposals import proposing

    what = proposing(world).what
    if what and what[0] == kinds.MILITARY:
        return YES if deploys_well(world, what) else NO
    return YES


def prosecute(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.41] Only the first among the rivals, and only out of spite."""
    rival = leading(world)
    if mood.spite > 0.6 and rival != me:
        able = [choice for choice in of(legal, SENATOR) if world.faction[choice - SENATOR] == rival]
        if able:
            return able[0]
    for choice in (CLOSE, PASS, DONE):
        if choice in legal:
            return choice
    return legal[0]


def defeat(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    return LOSE_INFLUENCE if LOSE_INFLUENCE in legal and mood.rome < 0.8 else STAND_DOWN


def alliance(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.07.21] The strongest active war ends by treaty."""
    return max(legal, key=lambda choice: (world.zone[choice - WAR] == FOUGHT, land_strength(world, choice - WAR), -choice))


def guard(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.73] All bodyguards where they may save a man."""
    numbers = of(legal, NUMBER)
    return numbers[-1] if numbers else legal[-1]


def choose_kind(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    return PASS if PASS in legal else legal[0]


def first_of(legal: list[int], *words: int) -> int:
    for word in words:
        found = [choice for choice in legal if verb(choice) == word]
        if found:
            return found[0]
    return legal[0]
