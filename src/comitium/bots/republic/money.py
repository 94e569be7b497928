"""Revenue, Forum, Revolution: what a faction does with its talents, cards and men."""

from __future__ import annotations

from comitium.bots.republic.mood import Mood
from comitium.bots.republic.sight import is_last_turn, slack
from comitium.games.republic.catalogue.senators import IS_STATESMAN, LOYALTY, ORATORY
from comitium.games.republic.catalogue.tables import GAMES_COST
from comitium.games.republic.choices import CARD, CONCESSION, DONE, KIND, NO, PASS, SENATOR, SPAN, TALENTS, YES, verb
from comitium.games.republic.numbers import NOBODY, bits
from comitium.games.republic.rules.r1_07_forum.words import ATTRACT, GAMES
from comitium.games.republic.state import ERA_ENDS, Republic


def of(legal: list[int], word: int) -> list[int]:
    """The choices of a verb."""
    return [choice for choice in legal if verb(choice) == word]


def at_most(legal: list[int], word: int, number: int) -> int:
    """The highest amount that is no more than this, or the lowest there is."""
    able = of(legal, word)
    below = [choice for choice in able if choice - word <= number]
    return below[-1] if below else able[0]


# -- revenue


def spoils(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """Plunder brings talents and a trial; a clean governor develops his province."""
    return YES if mood.greed > 0.6 and YES in legal else NO


def contribute(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """Influence at ten, twenty-five and fifty talents; more readily when the State is poor or the era ends."""
    frame = world.stack[-1]
    senator = getattr(frame, "senator", NOBODY)
    poor = slack(world) < 0
    step = 10 if poor or mood.rome > 0.6 else 25
    if senator >= 0:
        purse = world.talents[senator]
        for tier in (50, 25, 10):
            if purse >= tier >= step or (purse >= tier and is_last_turn(world)):
                return TALENTS + tier if TALENTS + tier in legal else PASS
        return TALENTS + purse if poor and world.treasury < 0 and TALENTS + purse in legal else PASS
    able = [choice for choice in of(legal, SENATOR) if world.talents[choice - SENATOR] >= step]
    return max(able, key=lambda choice: (world.talents[choice - SENATOR], choice)) if able else PASS


def share_out(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """The best orator carries what the faction wants to spend; a third stays in the box against persuaders."""
    if DONE in legal and not of(legal, TALENTS):
        chain = world.stack[-1].chain(me)  # type: ignore[attr-defined]
        here = world.here(me) & ~world.rebels
        if chain or not here or world.box[me] < 6:
            return DONE
        spender = max(bits(here), key=lambda senator: (ORATORY[senator] + world.influence[senator], -senator))
        return SENATOR + spender if SENATOR + spender in legal else DONE
    amounts = of(legal, TALENTS)
    return amounts[2 * len(amounts) // 3] if amounts else legal[0]


# -- forum


def persuasion_number(world: Republic, persuader: int, target: int) -> int:
    """[1.07.41] Oratory and influence against loyalty, allegiance and talents."""
    loyal = LOYALTY[target] + (7 if world.faction[target] >= 0 else 0) + world.talents[target]
    return ORATORY[persuader] + world.influence[persuader] - loyal


def persuade(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """The most influential senator that can be had with a fair chance; bribes make up what is missing."""
    frame = world.stack[-1]
    persuader, target = getattr(frame, "persuader", NOBODY), getattr(frame, "target", NOBODY)
    limit = 8 if world.marks[ERA_ENDS] else 9
    if target >= 0:
        missing = limit - persuasion_number(world, persuader, target)
        return at_most(legal, TALENTS, max(0, missing))
    if persuader >= 0:
        return max(legal, key=lambda choice: (worth(world, persuader, choice - SENATOR), -choice))
    cards = of(legal, KIND)
    men = of(legal, SENATOR)
    best = 0.0
    chosen = PASS
    prey = world.forum
    for seat in range(world.rules.seats):
        if seat != me:
            prey |= world.here(seat) & ~(1 << world.leader[seat] if world.leader[seat] >= 0 else 0)
    for choice in men:
        for other in bits(prey):
            value = worth(world, choice - SENATOR, other)
            if value > best:
                best, chosen = value, choice
    if cards and best > 2.0 and chosen != PASS:
        return cards[0]
    return chosen if best > 1.0 or PASS not in legal else PASS


def worth(world: Republic, persuader: int, target: int) -> float:
    """The chance, with every talent he has, times what the target is worth."""
    number = min(9, persuasion_number(world, persuader, target) + world.talents[persuader])
    if number < 5:
        return 0.0
    chance = (0.28, 0.42, 0.58, 0.72, 0.83)[number - 5]
    gain = 2.0 + ORATORY[target] + 0.5 * world.influence[target] + world.knights[target] + 2.0 * IS_STATESMAN[target]
    return chance * gain - 0.15 * max(0, 9 - persuasion_number(world, persuader, target))


def counter(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """A faction defends its own, as long as it costs little."""
    attempt = world.stack[-2]
    target = getattr(attempt, "target", NOBODY)
    if target < 0 or world.faction[target] != me:
        return legal[0]
    return at_most(legal, TALENTS, min(8, world.box[me] // 2))


def raise_bribe(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    attempt = world.stack[-2]
    number = attempt.number(world)  # type: ignore[attr-defined]
    missing = (8 if world.marks[ERA_ENDS] else 9) - number
    if missing <= 0 or not of(legal, TALENTS):
        return DONE
    return at_most(legal, TALENTS, missing)


def knights(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """A knight is a vote and a talent a year: worth four talents, or a throw for nothing."""
    frame = world.stack[-1]
    if getattr(frame, "man", NOBODY) >= 0:
        if of(legal, TALENTS):
            return at_most(legal, TALENTS, 4 if mood.greed < 0.8 else 2)
        return legal[0]
    able = of(legal, ATTRACT)
    if able:
        return max(
            able, key=lambda choice: (min(5, world.talents[choice - ATTRACT]), -world.knights[choice - ATTRACT], choice)
        )
    return PASS if PASS in legal else (DONE if DONE in legal else legal[0])


def games(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """Bread costs Rome, games cost a senator: when the people are restless, or a demagogue can afford it."""
    restless = world.unrest >= 3
    if not restless and mood.crowd < 0.7:
        return PASS
    best = PASS
    most = -1.0
    for choice in legal:
        if choice == PASS or not GAMES <= verb(choice) < GAMES + 3 * SPAN:
            continue
        kind, senator = (verb(choice) - GAMES) // SPAN, choice % SPAN
        left = world.talents[senator] - GAMES_COST[kind]
        value = (kind + 1) * (3.0 if restless else 1.0) + 0.1 * left - 0.2 * world.popularity[senator]
        if left >= 0 and value > most:
            best, most = choice, value
    return best


def bid(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """An initiative is worth a card and a persuasion: three talents, five to the greedy."""
    if of(legal, TALENTS):
        return legal[0]
    high = getattr(world.stack[-1], "high", 0)
    rich = [choice for choice in of(legal, SENATOR) if world.talents[choice - SENATOR] >= 8]
    if not rich or high >= (5 if mood.greed > 0.6 else 3):
        return PASS
    return max(rich, key=lambda choice: (world.talents[choice - SENATOR], choice))


# -- cards


def play_cards(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """Statesmen and concessions are played at once; a concession goes to who can bear the trial: the least influential."""
    men = of(legal, SENATOR)
    cards = of(legal, CARD)
    if cards:
        return cards[0]
    if men:
        return min(men, key=lambda choice: (world.influence[choice - SENATOR], choice))
    other = [choice for choice in legal if choice != PASS and verb(choice) != CONCESSION]
    return other[0] if other and PASS not in legal else (PASS if PASS in legal else legal[0])
