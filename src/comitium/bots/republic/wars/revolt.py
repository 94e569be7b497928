"""Combat and Revolution: who fights first, when to go ashore, whether a victor turns on Rome, who follows him."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import at_most, first_of, of
from comitium.bots.republic.senate.opinions import IN_DANGER
from comitium.bots.republic.situation import chances, leading, safety, threat, threats
from comitium.bots.republic.wars.campaign import rating
from comitium.games.republic.catalogue.wars import LEADER_STRENGTH
from comitium.games.republic.choices import (
    DONE,
    FLEETS,
    LEADER,
    LEGIONS,
    NO,
    NUMBER,
    PASS,
    SENATOR,
    SPAN,
    TALENTS,
    VETERAN,
    WAR,
    YES,
    verb,
)
from comitium.games.republic.rules.common.wars import land_strength, multiplier
from comitium.games.republic.rules.r1_07_forum.r1_07_8_enemy import EnemyLeader
from comitium.games.republic.rules.r1_10_combat.choices import BEFRIEND, OPPOSE
from comitium.games.republic.rules.r1_10_combat.cleopatra import Queen
from comitium.games.republic.rules.r1_10_combat.gabinian_law import BuyUnits
from comitium.games.republic.rules.r1_10_combat.proscription import Proscribe, TakeKnights, profits
from comitium.games.republic.rules.r1_10_combat.r1_10_1_order import WhoFirst
from comitium.games.republic.rules.r1_10_combat.r1_10_2_results import SecondVeteran
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Ashore
from comitium.games.republic.rules.r1_11_revolution.choices import KEEP, LAY_DOWN, REVOLT, SOUND_OUT
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import COURSE, LENT, PAID, PARTISANS, Declare
from comitium.games.republic.rules.r1_11_revolution.r1_11_32_partisans import Partisans
from comitium.games.republic.rules.r1_11_revolution.r1_11_36_veterans import Defection
from comitium.games.republic.rules.r1_11_revolution.rising import declared_strength
from comitium.games.republic.rules.r1_12_victory.r1_12_4_survival import NextWar
from comitium.games.republic.state.numbers import ACTIVE, ALL_LEGIONS, AT_WAR, FORCE, LATE, bits, count
from comitium.games.republic.state.republic import Republic

AHEAD: Final = 1  # by so much a rebel wants to be stronger than what the Senate can raise at once
PATRIOT: Final = 0.8  # who loves Rome more than this touches neither queens nor lists of the proscribed
FEARED: Final = 0.5
LEVY: Final = 10  # more than so many legions the Senate hardly raises in a year, not even against a rebel


class WhoFirstHeuristic(Heuristic):
    """[1.10.1] Whose victory makes another war weaker goes first; everybody can see who that is, so all agree."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return max(legal, key=lambda choice: (easing(world, choice - SENATOR), -choice))


def easing(world: Republic, man: int) -> int:
    war = world.where[man] - AT_WAR
    return multiplier(world, war) * 100 - land_strength(world, war) if war >= 0 else 0


class AshoreHeuristic(Heuristic):
    """[1.10.12] After a victory at sea on land at once, if there is an army for it."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        war = world.where[frame.senator] - AT_WAR
        army = world.army(FORCE + frame.senator)
        command = rating(world, frame.senator)
        won, lost = chances(world, war, frame.senator, army + min(army, command) - land_strength(world, war) - world.omens)
        return first_of(legal, YES if won > 0.4 and lost < 0.2 else NO)


class BuyUnitsHeuristic(Heuristic):
    """[C-23] A few legions of one's own money, for who loves war."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        if of(legal, LEGIONS):
            return at_most(legal, LEGIONS, 2 if mood.sword > 0.6 else 0)
        return at_most(legal, FLEETS, 0) if of(legal, FLEETS) else legal[-1]


class SecondVeteranHeuristic(Heuristic):
    """[1.10.5] Two veterans are better than one."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return first_of(legal, NUMBER + 2)


def balance_of_knights(world: Republic, me: int) -> int:
    """What a proscription would bring us: a die of talents for each knight in play, less our own knights and their years."""
    own = sum([world.knights[man] for man in bits(world.members[me])])
    return 3 * sum(world.knights) - 12 * own


class TakeKnightsHeuristic(Heuristic):
    """[C-41] All knights of all factions for money: good for who has few of his own."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return first_of(legal, YES if balance_of_knights(world, me) > 0 and mood.rome < PATRIOT else NO)


class ProscribeHeuristic(Heuristic):
    """[C-41] Who ranks first may take all knights: if that is our man; or if we have none to lose, and he does not lead."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        able = [choice for choice in legal if choice != PASS]
        first = profits(world)
        seat = world.faction[first] if first >= 0 else -1
        ours = seat == me and balance_of_knights(world, me) > 0
        free = seat not in (me, leading(world)) and not any(world.knights[man] for man in bits(world.members[me]))
        return able[0] if able and mood.rome < PATRIOT and (ours or free) else first_of(legal, PASS)


class QueenHeuristic(Heuristic):
    """[C-42] She is a friend to our commander, for whom the people's muttering costs less than fifty talents; to a rival's man
    who is feared she is an enemy, as long as Rome can bear it."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        seat = world.faction[frame.commander]
        if seat == me and (mood.rome < PATRIOT or threats(world) >= 2):
            return first_of(legal, BEFRIEND, PASS)
        feared = seat != me and threat(world, seat) >= FEARED and safety(world) >= IN_DANGER
        return first_of(legal, *([OPPOSE] if feared and mood.rome < PATRIOT else []), PASS)


class EnemyLeaderHeuristic(Heuristic):
    """[1.07.8] Whose wars are active goes first, the strongest of them."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        leaders = of(legal, LEADER)
        return max(leaders or legal, key=lambda choice: (LEADER_STRENGTH[choice % SPAN] if leaders else 0, -choice))


# -- revolt [1.11.3]


def against(world: Republic, followers: int, commander: int) -> int:
    """What the Senate could put against him: every other legion in play, and what it can raise."""
    loyal = 0
    for place in range(ACTIVE, len(world.legions)):
        mask = world.legions[place] & ~followers
        loyal += count(mask) + count(mask & world.veterans)
    reserve = count(ALL_LEGIONS) - sum([count(mask) for mask in world.legions[ACTIVE:]])
    return loyal + min(reserve, world.treasury // 10, LEVY) + 4


def rises(world: Republic, me: int, frame: Any, mood: Mood) -> bool:
    """Whether he turns on Rome: strong enough, and not in the lead anyway; earlier if Rome is lost."""
    if mood.sword < 0.6 or leading(world) == me or threats(world) > 3:
        return False
    strength = declared_strength(world, frame.commander, frame.followers, frame.named)
    margin = strength - against(world, frame.followers, frame.commander)
    return margin >= (AHEAD if world.era == LATE or safety(world) < 0.1 else AHEAD + 2)


class DeclareHeuristic(Heuristic):
    """[1.11.3] A victor lays down his command, unless he is made for more."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        if frame.stage == COURSE:
            if REVOLT in legal and rises(world, me, frame, mood):
                return REVOLT
            if SOUND_OUT in legal and may_dare(world, me, frame, mood):
                return SOUND_OUT
            if mood.sword > 0.6 and of(legal, WAR) and not of(legal, REVOLT):
                return of(legal, WAR)[0]
            return first_of(legal, LAY_DOWN)
        if frame.stage in (LENT, PAID) and of(legal, TALENTS):
            return legal[-1]
        if frame.stage == PARTISANS:
            return first_of(legal, *of(legal, SENATOR), DONE, KEEP)
        return legal[0]


def may_dare(world: Republic, me: int, frame: Any, mood: Mood) -> bool:
    """Whether it could be enough if most legions follow."""
    if mood.sword < 0.6 or leading(world) == me or threats(world) > 3:
        return False
    mask = world.legions[FORCE + frame.commander]
    share = 0.8 if world.era == LATE else 0.5  # with a talent for each
    mine = share * (count(mask) + count(mask & world.veterans)) + world.military(frame.commander)
    return mine >= against(world, mask, frame.commander) + AHEAD


class PartisansHeuristic(Heuristic):
    """[1.11.32] Nobody of ours joins another faction's rebel; our own rebel has all of us."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        ours = world.rebel >= 0 and world.faction[world.rebel] == me
        return first_of(legal, *(of(legal, SENATOR) if ours else []), DONE)


class DefectionHeuristic(Heuristic):
    """[1.11.36] Our veterans leave somebody else's rebel."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        ours = world.rebel >= 0 and world.faction[world.rebel] == me
        return first_of(legal, *([] if ours else of(legal, VETERAN)), PASS)


class NextWarHeuristic(Heuristic):
    """[1.12.4] The weakest first."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        wars = [choice for choice in legal if verb(choice) == WAR]
        return min(wars, key=lambda choice: (land_strength(world, choice - WAR), choice)) if wars else legal[0]


register(WhoFirst, WhoFirstHeuristic())
register(Ashore, AshoreHeuristic())
register(BuyUnits, BuyUnitsHeuristic())
register(SecondVeteran, SecondVeteranHeuristic())
register(TakeKnights, TakeKnightsHeuristic())
register(Queen, QueenHeuristic())
register(Proscribe, ProscribeHeuristic())
register(EnemyLeader, EnemyLeaderHeuristic())
register(Declare, DeclareHeuristic())
register(Partisans, PartisansHeuristic())
register(Defection, DefectionHeuristic())
register(NextWar, NextWarHeuristic())
