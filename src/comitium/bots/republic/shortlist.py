"""The few choices that a search looks at beside the tribune's: the best of each menu by the tribune's own measures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from comitium.bots.republic.elections import LIFE, Slates, censor_value
from comitium.bots.republic.forum import HELD, gain, strength, sure
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import of
from comitium.bots.republic.revenue import TIERS
from comitium.bots.republic.sight import worth as value_of
from comitium.bots.republic.votes import office, opinion
from comitium.games.republic.catalogue.senators import MILITARY
from comitium.games.republic.choices import DONE, FLEETS, KIND, LEGIONS, PASS, SENATOR, SPAN, TALENTS, WAR, YES, verb
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import targets
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.business_words import DEPLOY, RAISE_LEGIONS
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import partners
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import NominateDictator
from comitium.games.republic.rules.r1_09_senate.trials_words import ACCUSE, ACCUSE_OF_MAJOR, APPEAL
from comitium.games.republic.rules.r1_09_senate.words import ALL_ABSTAIN, ALL_AGAINST, ALL_FOR, ATTEMPT, CLOSE, PROPOSE, VETO
from comitium.games.republic.rules.r1_11_revolution.words import LAY_DOWN, REVOLT, SOUND_OUT
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

Few = Callable[[Republic, int, list[int], Mood], list[int]]

MEN: Final = 3  # persons looked at
GIVERS: Final = 2
FIVE: Final = 5  # factions: where there are more, more persons
BALLOTS: Final = (ALL_FOR, ALL_AGAINST, ALL_ABSTAIN)
COURSES: Final = (LAY_DOWN, REVOLT, SOUND_OUT)


def best(choices: list[int], values: list[float], number: int) -> list[int]:
    """The choices with the highest values, the first of equals first."""
    order = sorted(range(len(choices)), key=lambda place: (-values[place], choices[place]))
    return [choices[place] for place in order[:number]]


def spread(choices: list[int], places: tuple[int, ...]) -> list[int]:
    """The choices at these places of a list, as far as there are so many; below nothing is the first."""
    found: list[int] = []
    for place in places:
        choice = choices[max(0, min(place, len(choices) - 1))]
        if choice not in found:
            found.append(choice)
    return found


# -- the Forum


def persuasions(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.07.4] Who persuades whom, and with how much; or nobody."""
    frame: Any = world.stack[-1]
    if frame.target >= 0:
        missing = sure(world) - strength(world, frame.persuader, frame.target)
        return spread(of(menu, TALENTS), (missing - 4, missing - 2, missing, missing + 3))
    prey = bits(targets(world, me))
    card = frame.card >= 0
    more = 1 if world.rules.seats > FIVE else 0
    if frame.persuader >= 0:
        values = [gain(world, frame.persuader, man, card) for man in prey]
        return best([SENATOR + man for man in prey], values, MEN + 1 + 2 * more)
    men = of(menu, SENATOR)
    promise = [max([gain(world, choice - SENATOR, target, card) for target in prey], default=0.0) for choice in men]
    return [*(choice for choice in menu if choice == PASS), *best(men, promise, MEN + more), *of(menu, KIND)[:1]]


def counters(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.07.413] Nothing against a persuader, or so much that he has little, hardly any, or no hope left."""
    attempt: Any = world.stack[-2]
    number: int = attempt.number(world) - world.omens
    return spread(of(menu, TALENTS), (0, number - HELD, number - HELD + 2, number - HELD + 4))


def raises(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.07.414] To roll, or to bid on: up to where no talent helps any more, or a little less."""
    attempt: Any = world.stack[-2]
    missing = sure(world) - attempt.number(world)
    amounts = of(menu, TALENTS)
    return [DONE, *(spread(amounts, (missing - 3, missing - 1)) if amounts and missing > 0 else [])]


def leaders(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.07.7] Whom nobody shall be able to persuade away."""
    men = of(menu, SENATOR)
    return [PASS, *best(men, [value_of(world, choice - SENATOR) for choice in men], MEN)]


# -- before the Forum


def gifts(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.06.52] Who gives to the State, of those with the fullest purses, and how much; or nobody."""
    frame: Any = world.stack[-1]
    if frame.senator >= 0:
        return [PASS, *(TALENTS + tier for tier in TIERS if TALENTS + tier in menu)]
    men = [choice for choice in of(menu, SENATOR) if world.talents[choice - SENATOR] >= TIERS[-1]]
    return [PASS, *best(men, [float(world.talents[choice - SENATOR]) for choice in men], GIVERS)]


# -- the Senate


def ballots(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.09.142] All for it, all against it, or neither."""
    return [choice for choice in menu if choice in BALLOTS]


def slates(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.09.2] Consuls: the best pairs, or the best second men."""
    frame: Any = world.stack[-1]
    judge = Slates(world, me, mood)
    men = of(menu, SENATOR)
    values: list[float] = []
    for choice in men:
        one = choice - SENATOR
        others = [frame.first] if frame.first >= 0 else bits(partners(world, one))
        values.append(max([judge.value(one, other) for other in others], default=-1000.0))
    return best(men, values, MEN + 1)


def dictators(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.09.3] The best men for the office; or nobody, or who was named. What was announced is carried out."""
    men = of(menu, SENATOR)
    values = [office(world, me, kinds.DICTATOR, choice - SENATOR, mood) for choice in men]
    others = (YES,) if isinstance(world.stack[-1], NominateDictator) else (PASS, YES)
    return [choice for choice in menu if choice in others] + best(men, values, MEN)


def censors(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.09.4] Who may be Censor."""
    men = of(menu, SENATOR)
    return best(men, [censor_value(world, me, choice - SENATOR, mood) for choice in men], MEN)


def accusations(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.09.41] Whose conviction we should like best, whatever the votes; or nobody's."""
    able = [choice for choice in menu if verb(choice) in (ACCUSE, ACCUSE_OF_MAJOR) and world.faction[choice % SPAN] != me]
    values: list[float] = []
    for choice in able:
        kind = kinds.MINOR if verb(choice) == ACCUSE else kinds.MAJOR
        values.append(opinion(world, me, [kind, choice % SPAN, choice % SPAN], mood))
    return [choice for choice in menu if choice == CLOSE] + best(able, values, MEN)


def appeals(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.09.421] To trust in the people, or not."""
    return [choice for choice in menu if choice == PASS] + of(menu, APPEAL)[-1:]


def commands(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.09.64] Other commanders, other wars, larger and smaller armies than those of the plan."""
    wars = of(menu, WAR)
    if wars:
        return wars[: MEN + 1]
    for word in (LEGIONS, FLEETS):
        amounts = of(menu, word)
        if amounts:
            return spread(amounts, (len(amounts) // 3, 2 * len(amounts) // 3, len(amounts) - 1))
    men = of(menu, DEPLOY)
    values = [MILITARY[choice - DEPLOY] + 2.0 * (world.faction[choice - DEPLOY] == me) for choice in men]
    return best(men, values, MEN) + [choice for choice in menu if choice == DONE]


def masters(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.09.82] Who should be Consul for Life: one of ours; or nobody."""
    ours = [choice for choice in of(menu, SENATOR) if world.faction[choice - SENATOR] == me]
    return [choice for choice in menu if choice == PASS] + ours


def ambitions(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.09.82] At a step at which somebody could be proposed as Consul for Life: whether one of ours should be."""
    able = PROPOSE + kinds.FOR_LIFE in menu and any(world.influence[man] >= LIFE for man in bits(world.here(me)))
    return [PROPOSE + kinds.FOR_LIFE] if able else []


def levies(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.09.63] How many legions to raise."""
    amounts = of(menu, RAISE_LEGIONS)
    return spread(amounts, (1, 3, 5, 8)) if amounts else []


def interruptions(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.09.15] [1.09.7] To let it pass, to veto it, or a dagger."""
    return [choice for choice in menu if choice in (PASS, ATTEMPT)] + of(menu, VETO)[:1]


def courses(world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
    """[1.11.3] Whether a victor lays down his command."""
    return [choice for choice in menu if choice in COURSES]


SHORTLISTS: Final[dict[str, Few]] = {
    "Persuade": persuasions,
    "Turn": ballots,
    "Nominate": slates,
    "NominateDictator": dictators,
    "Appoint": dictators,
    "Agree": dictators,
    "NominateCensor": censors,
    "CensorsMenu": accusations,
    "NominateForLife": masters,
    "CensorStep": ambitions,
    "GovernorStep": ambitions,
    "DictatorStep": ambitions,
    "Business": ambitions,
    "DraftMilitary": commands,
    "DraftForces": levies,
    "Window": interruptions,
    "Declare": courses,
}

# what is thought over besides where factions are many: a vote of one's own decides little there, one's purse as much as ever
OF_MANY: Final[dict[str, Few]] = {
    "Contributions": gifts,
    "CounterBribe": counters,
    "Raise": raises,
    "ChangeLeader": leaders,
    "Appeal": appeals,
}
