"""Short lists before the Senate: gifts, persuasions and bribes, leaders."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.mood import Mood
from comitium.bots.republic.phases.forum import HELD, gain, strength, sure
from comitium.bots.republic.phases.revenue import TIERS
from comitium.bots.republic.picks import of
from comitium.bots.republic.shortlists.registry import MEN, PERSUASION, STAGE, Shortlist, best, register, spread
from comitium.bots.republic.situation import worth
from comitium.games.republic.choices import DONE, KIND, PASS, SENATOR, TALENTS
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade, targets
from comitium.games.republic.rules.r1_07_forum.r1_07_7_leader import ChangeLeader
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import CounterBribe, Raise
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

GIVERS: Final = 2
FIVE: Final = 5  # factions: where there are more, more persons


class PersuadeShortlist(Shortlist):
    """[1.07.4] Who persuades whom, and with how much; or nobody."""

    goal = PERSUASION

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
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


class CounterBribeShortlist(Shortlist):
    """[1.07.413] Nothing against a persuader, or so much that he has little, hardly any, or no hope left."""

    goal = STAGE
    is_of_many = True

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        attempt: Any = world.stack[-2]
        number: int = attempt.number(world) - world.omens
        return spread(of(menu, TALENTS), (0, number - HELD, number - HELD + 2, number - HELD + 4))


class RaiseShortlist(Shortlist):
    """[1.07.414] To roll, or to bid on: up to where no talent helps any more, or a little less."""

    goal = STAGE
    is_of_many = True

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        attempt: Any = world.stack[-2]
        missing = sure(world) - attempt.number(world)
        amounts = of(menu, TALENTS)
        return [DONE, *(spread(amounts, (missing - 3, missing - 1)) if amounts and missing > 0 else [])]


class ChangeLeaderShortlist(Shortlist):
    """[1.07.7] Whom nobody shall be able to persuade away."""

    goal = STAGE
    is_of_many = True

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        men = of(menu, SENATOR)
        return [PASS, *best(men, [worth(world, choice - SENATOR) for choice in men], MEN)]


class ContributionsShortlist(Shortlist):
    """[1.06.52] Who gives to the State, of those with the fullest purses, and how much; or nobody."""

    goal = STAGE
    is_of_many = True

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        frame: Any = world.stack[-1]
        if frame.senator >= 0:
            return [PASS, *(TALENTS + tier for tier in TIERS if TALENTS + tier in menu)]
        men = [choice for choice in of(menu, SENATOR) if world.talents[choice - SENATOR] >= TIERS[-1]]
        return [PASS, *best(men, [float(world.talents[choice - SENATOR]) for choice in men], GIVERS)]


register(Persuade, PersuadeShortlist())
register(CounterBribe, CounterBribeShortlist())
register(Raise, RaiseShortlist())
register(ChangeLeader, ChangeLeaderShortlist())
register(Contributions, ContributionsShortlist())
