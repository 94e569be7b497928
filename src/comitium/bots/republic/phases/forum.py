"""The Forum Phase: persuasion and bribes, knights, games, initiatives, leaders."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import at_most, first_of, of
from comitium.bots.republic.situation import (
    FOR_LIFE,
    ends_soon,
    faction_influence,
    leading,
    loyalty,
    mood_of_the_people,
    threat,
    war_chest,
    worth,
)
from comitium.games.republic.catalogue.ids import ERA_ENDS as ERA_ENDS_CARD
from comitium.games.republic.catalogue.ids import SEDUCTION
from comitium.games.republic.catalogue.intrigue import PERSUASION_FAILS
from comitium.games.republic.catalogue.senators import MILITARY
from comitium.games.republic.catalogue.tables import GAMES_COST, GAMES_UNREST, PERSUASION_DICE, PERSUASION_FAILS_FROM
from comitium.games.republic.choices import DONE, KIND, PASS, SENATOR, SPAN, TALENTS, verb
from comitium.games.republic.odds.dice import at_least
from comitium.games.republic.rules.common.ranks import first_seat, highest
from comitium.games.republic.rules.r1_07_forum.choices import ATTRACT, GAMES, PRESS
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade, targets
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.rules.r1_07_forum.r1_07_7_leader import ChangeLeader
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import CounterBribe, Raise
from comitium.games.republic.rules.r3_setup.r3_01_7_leaders import NameLeader
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import ERA_ENDS, Republic

CERTAIN: Final = PERSUASION_FAILS_FROM - 1  # a higher number is no better
ODDS: Final = [1.0 - at_least(PERSUASION_DICE, number + 1) for number in range(CERTAIN + 1)]
TALENT: Final = 0.14  # in influence
WORTH_TRYING: Final = 0.5
HOPELESS: Final = 5  # for a lower number no talents are spent
HOPELESS_OWNED: Final = 7  # nor for this one, on another faction's man
DEFENDED: Final = 0.5  # how often who could bring talents against an attempt does
PRICEY: Final = 9.0  # a card is played for such a man
OPENING: Final = 2  # talents that are kept back at first, for an answer to who opposes
CHEAP: Final = 3.0  # such a man is not defended
HELD: Final = 5  # to this number a persuader is driven down
VAIN: Final = 8  # above it counter-bribes are a gift to the victor
FEARED: Final = 0.5
FEARED_MOST: Final = 1.5
CARD: Final = 1.0  # what an initiative brings without a persuasion
LAST_YEAR: Final = 0.5  # so likely the era ends in this Forum
WARLIKE: Final = 0.8  # who loves war more than this spends little on knights, and rather wins soldiers:
SOLDIERS: Final = 0.3  # so much more for each point of a man's rating ...
SOLDIER: Final = 3  # ... above this
GREEDY: Final = 0.6  # who loves gold more than this spends it on men and knights
LOVED: Final = 0.7  # who wants to be loved more than this gives games for their own sake:
BELOVED: Final = 5  # ... until the giver is as popular as this;
LOVE: Final = 1.6  # what small ones are worth to him then ...
LOVE_MORE: Final = 0.4  # ... and each size above them


def sure(world: Republic) -> int:
    """The number above which more talents buy nothing."""
    return (PERSUASION_FAILS[ERA_ENDS_CARD] - 1 if world.marks[ERA_ENDS] else CERTAIN) + world.omens


def odds(world: Republic, number: int) -> float:
    """[1.07.41] The chance with a number, as odds.persuasion has it."""
    return ODDS[max(0, min(sure(world), number) - world.omens)]


def strength(world: Republic, persuader: int, target: int) -> int:
    """[1.07.41] The number before any bribe."""
    against = loyalty(world, target, world.faction[persuader]) + world.talents[target]
    return world.oratory(persuader) + world.influence[persuader] - against


def prize(world: Republic, target: int) -> float:
    """What a senator won is worth: his influence counts twice if it is taken from who leads."""
    found = 2.0 + worth(world, target) + TALENT * world.talents[target]
    return found + (world.influence[target] if world.faction[target] == leading(world) else 0)


def opposed(world: Republic, seat: int, target: int) -> int:
    """What others may bring against an attempt: the treasury of who has him, half of the others' if they fear us."""
    owner = world.faction[target]
    found = world.box[owner] if owner >= 0 else 0
    if threat(world, seat) > FEARED:
        for other in range(world.rules.seats):
            if other not in (seat, owner):
                found += world.box[other] // 2
    return found


def gain(world: Republic, persuader: int, target: int, card: bool) -> float:
    """What an attempt promises, if it is opposed as well as it can be and if it is not."""
    bare = strength(world, persuader, target)
    purse = spare(world, persuader)
    value = prize(world, target)
    owned = world.faction[target] >= 0
    free = hope(world, bare, purse, value, owned)
    against = 0 if card else opposed(world, world.faction[persuader], target)
    if not against:
        return free
    opening = max(0, stake(world, bare, purse, owned) - OPENING)
    held = hope(world, bare - against, purse, value, owned)
    return (1.0 - DEFENDED) * free + DEFENDED * max(held, -cost(owned) * opening)


def spare(world: Republic, persuader: int) -> int:
    """What he may bid: all that need not stay to vote with."""
    return max(0, world.talents[persuader] - war_chest(world, world.faction[persuader]))


def cost(owned: bool) -> float:
    """Of a talent bid in vain: for another faction's man that faction has it, which is worse than if nobody had."""
    return 2.0 * TALENT if owned else TALENT


def stake(world: Republic, bare: int, purse: int, owned: bool) -> int:
    """How many talents are bid, sooner or later: all that help; none if all together do not. Words alone cost nothing."""
    bribe = max(0, min(purse, sure(world) - bare))
    return bribe if bare + bribe - world.omens >= (HOPELESS_OWNED if owned else HOPELESS) else 0


def hope(world: Republic, bare: int, purse: int, value: float, owned: bool) -> float:
    """What an attempt is worth with a number before the bribe."""
    bribe = stake(world, bare, purse, owned)
    chance = odds(world, bare + bribe)
    return chance * value - (1.0 - chance) * cost(owned) * bribe


def hunted(world: Republic, me: int, mood: Mood) -> list[int]:
    """Whom one tries to win: who lies in the Forum, and men of those who are as strong as we are. To rob the weak makes one
    feared, and brings little; who loves gold minds less."""
    mine = threat(world, me)
    ours = faction_influence(world, me) * (1.0 if mood.greed <= GREEDY else 0.8)
    found: list[int] = []
    for man in bits(targets(world, me)):
        seat = world.faction[man]
        if seat < 0 or threat(world, seat) >= max(mine, FEARED) or faction_influence(world, seat) >= ours:
            found.append(man)
    return found


def speakers(world: Republic, seat: int) -> list[int]:
    """The two of a faction who persuade best."""
    here = bits(world.here(seat))
    return sorted(here, key=lambda man: (-world.oratory(man) - world.influence[man] - world.talents[man], man))[:2]


class PersuadeHeuristic(Heuristic):
    """[1.07.4] The best prize that can be had with a fair chance; Seduction and Blackmail for the dearest. At every step of an
    attempt all pairs are weighed anew: how far it has come nobody hears from the time it takes."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        card = frame.card >= 0
        prey = hunted(world, me, mood)
        men = speakers(world, me)
        if frame.persuader >= 0:
            men = [frame.persuader, *[man for man in men if man != frame.persuader][:1]]
        zeal = SOLDIERS if mood.sword >= WARLIKE else 0.0
        values = [[gain(world, man, target, card) + zeal * MILITARY[target] for target in prey] for man in men]
        if frame.target >= 0:
            bare = strength(world, frame.persuader, frame.target)
            bribe = stake(world, bare, spare(world, frame.persuader), world.faction[frame.target] >= 0)
            return at_most(legal, TALENTS, bribe if card else max(0, bribe - OPENING))
        if not prey:
            return first_of(legal, PASS)
        if frame.persuader >= 0:
            return first_of(legal, SENATOR + prey[values[0].index(max(values[0]))])
        best = max([max(row) for row in values], default=0.0)
        if best <= WORTH_TRYING + zeal * SOLDIER:
            return first_of(legal, PASS) if not card else first_of(legal, *[SENATOR + man for man in men])
        row = [max(found) for found in values].index(best)
        cards = of(legal, KIND)
        if cards and prize(world, prey[values[row].index(best)]) >= PRICEY:
            return first_of(legal, KIND + SEDUCTION, *cards)
        return first_of(legal, SENATOR + men[row])


class CounterBribeHeuristic(Heuristic):
    """[1.07.413] A faction defends its own as long as that can help: what is paid in vain the victor has. Others pay only
    against who is feared."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        attempt: Any = world.stack[-2]
        target, number = attempt.target, attempt.number(world) - world.omens
        seat = world.faction[target]
        if number < HELD:
            return legal[0]
        last = number + world.talents[attempt.persuader] - world.box[me]  # when both have spent everything
        if seat == me:
            dear = worth(world, target) >= CHEAP
            return at_most(legal, TALENTS, number - HELD + 1 if dear and last < VAIN else 0)
        hated = threat(world, attempt.seat) * (0.5 + mood.spite) > FEARED
        owner = world.box[seat] if seat >= 0 else 0
        helped = min(number - HELD, 2 * world.box[me] // 3)
        return at_most(legal, TALENTS, helped if hated and last - owner < VAIN else 0)


class RaiseHeuristic(Heuristic):
    """[1.07.414] Once begun, up to where no talent helps any more; not if all that can be spared does not help either."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        attempt: Any = world.stack[-2]
        missing = stake(world, attempt.number(world), spare(world, attempt.persuader), world.faction[attempt.target] >= 0)
        if missing <= 0 or not of(legal, TALENTS):
            return DONE
        return at_most(legal, TALENTS, missing)


def is_pressing(world: Republic) -> bool:
    """[1.07.51] Whether a knight's talents at once are worth more than he is: hardly a year is left to pay for him, and a full
    purse keeps a man from being won over; or somebody may be elected for life, where each talent is a vote."""
    if ends_soon(world) >= LAST_YEAR:
        return True
    for man in range(len(world.where)):
        if world.influence[man] >= FOR_LIFE and world.faction[man] >= 0 and world.in_rome(man):
            return True
    return False


class KnightsHeuristic(Heuristic):
    """[1.07.5] A knight is a vote and a talent a year: worth some talents, while there are years to come. Then all are pressed
    whose talents are of use, in Rome."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        if frame.pressing:
            return legal[-1]
        pressed = [choice for choice in of(legal, PRESS) if world.in_rome(choice - PRESS)]
        if pressed and is_pressing(world):
            return pressed[0]
        if frame.man >= 0:
            late = ends_soon(world) > 0.2
            left = spare(world, frame.man)
            amount = min(3, left // 2) if mood.greed > GREEDY else min(2, left // 4)
            amount = 0 if late else max(0, min(amount, 1) if mood.sword >= WARLIKE else amount)
            return at_most(legal, TALENTS, amount) if of(legal, TALENTS) else legal[0]
        able = of(legal, ATTRACT)
        if not able:
            return first_of(legal, PASS, DONE)
        return max(
            able, key=lambda choice: (min(12, world.talents[choice - ATTRACT]), worth(world, choice - ATTRACT), -choice)
        )


class GamesHeuristic(Heuristic):
    """[1.07.6] When the people growl; by the speaker himself they count twice. A demagogue gives them for love."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        growl = -mood_of_the_people(world)
        speaker = highest(world)
        if growl <= (1 if mood.rome < 0.8 else 0) and mood.crowd < LOVED:
            return PASS
        best, chosen = 0.4, PASS
        for choice in legal:
            if choice == PASS or not GAMES <= verb(choice) < GAMES + 3 * SPAN:
                continue
            kind, senator = (verb(choice) - GAMES) // SPAN, choice % SPAN
            calm = min(-GAMES_UNREST[kind], world.unrest) + (kind + 1 if senator == speaker else 0)
            need = 0.25 * (mood.rome + mood.crowd) * min(1.0, growl / 3.0) + (1.0 if growl >= 4 else 0.0)
            vain = mood.crowd >= LOVED and world.popularity[senator] < BELOVED and world.in_rome(senator)
            love = mood.crowd * (LOVE + LOVE_MORE * kind) if vain else 0.0
            value = 2.0 * calm * max(0.0, need) + love - 0.1 * GAMES_COST[kind]
            if growl < 4 and world.talents[senator] - GAMES_COST[kind] < war_chest(world, me):
                continue
            if value > best:
                best, chosen = value, choice
        return chosen


class AuctionHeuristic(Heuristic):
    """[1.07.22] An initiative is worth a card and the best persuasion, and more if it is kept from who is feared: if nobody
    bids, the faction that ranks first has it for nothing. A third of that is bid."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        bids = of(legal, TALENTS)
        if bids:
            more = [choice for choice in bids if choice - TALENTS > frame.high]
            return (more or bids)[0]  # dice only for want of talents
        heir = world.faction[frame.payer] if frame.payer >= 0 else first_seat(world)
        prey = hunted(world, me, mood)
        value = CARD + max([gain(world, man, target, False) for man in speakers(world, me) for target in prey], default=0.0)
        if heir == me:
            value *= 0.5  # it may be ours for nothing
        else:
            value += (0.5 + mood.spite) * min(FEARED_MOST, threat(world, heir)) * 2.0
        able = of(legal, SENATOR) if frame.least(world) * TALENT <= value * (0.3 + 0.1 * mood.greed) else []
        return max(able, key=lambda choice: (world.talents[choice - SENATOR], choice)) if able else PASS


class ChangeLeaderHeuristic(Heuristic):
    """[1.07.7] Nobody can be persuaded away who leads: the dearest man in Rome."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        leader = world.leader[me]
        men = [choice for choice in of(legal, SENATOR) if world.in_rome(choice - SENATOR)]
        if not men:
            return first_of(legal, PASS)
        choice = max(men, key=lambda one: (worth(world, one - SENATOR), -one))
        now = worth(world, leader) if leader >= 0 and world.in_rome(leader) else 0.0
        return choice if worth(world, choice - SENATOR) > now + 2.0 or PASS not in legal else PASS


class NameLeaderHeuristic(Heuristic):
    """[3.01.7] The dearest man."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return max(of(legal, SENATOR), key=lambda one: (worth(world, one - SENATOR), -one))


register(NameLeader, NameLeaderHeuristic())
register(Persuade, PersuadeHeuristic())
register(CounterBribe, CounterBribeHeuristic())
register(Raise, RaiseHeuristic())
register(Knights, KnightsHeuristic())
register(Games, GamesHeuristic())
register(Auction, AuctionHeuristic())
register(ChangeLeader, ChangeLeaderHeuristic())
