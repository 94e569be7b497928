"""[4.07.3] Assassination tests: whose life a player has tested, whom he sends if he must, and with how many cards."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.asides import UnaskedAct, register_unasked
from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import of
from comitium.bots.republic.senate.opinions import FOR_LIFE_WORTH, goodwill
from comitium.bots.republic.situation import FOR_LIFE, worth
from comitium.games.republic.catalogue.ids import ASSASSIN
from comitium.games.republic.choices import NUMBER, SENATOR
from comitium.games.republic.odds.senate import attempt
from comitium.games.republic.rules.common.aside_choices import TEST
from comitium.games.republic.rules.common.hands import held
from comitium.games.republic.rules.r4_solitaire.r4_07_3_assassins import SendAssassin, neutrals_join, rollers
from comitium.games.republic.state.numbers import bits, count
from comitium.games.republic.state.republic import Republic

DISGRACE: Final = 5.0  # the influence that the leader of a caught assassin loses
CONDEMNED: Final = 0.7  # how likely he is to be condemned besides
IMPLICATED: Final = 1.5  # what each point of the target's popularity costs: so many of ours may be drawn
ENDED: Final = 60.0  # that nobody of ours may be left, and the faction is out of the game
DAGGER: Final = 1.0  # what an Assassin card is worth while it is held
WORTH_A_TEST: Final = 2.0  # so much must be gained by it
PATRIOT: Final = 0.8  # who loves Rome more than this strikes only at who is about to be its master


def relief(world: Republic, me: int, man: int, mood: Mood) -> float:
    """What it is worth to us that he dies: most of all if he may be made Consul for Life, nothing if he is no danger."""
    if world.faction[man] != me and neutrals_join(world, man):
        return FOR_LIFE_WORTH * 0.5
    return worth(world, man) * max(0.0, -goodwill(world, me, man, mood))


def stroke(world: Republic, me: int, assassin: int, target: int, cards: int, mood: Mood) -> float:
    """What an attempt with so many cards is worth."""
    odds = attempt(world, target, cards)
    gained = odds.killed * relief(world, me, target, mood)
    return gained - odds.caught * punishment(world, me, assassin, target) - DAGGER * cards


def punishment(world: Republic, me: int, assassin: int, target: int) -> float:
    """[1.09.74] What it costs if he is caught: himself, most of our leader, and others if the target is popular."""
    leader = world.leader[me]
    hunted = max(0, world.popularity[target])
    lost = worth(world, assassin) + IMPLICATED * hunted
    if count(world.members[me]) <= 2 + hunted:
        lost += ENDED
    return lost + (DISGRACE + CONDEMNED * worth(world, leader) if leader >= 0 else 0.0)


def least(world: Republic, men: list[int]) -> int:
    """Who is missed least."""
    return min(men, key=lambda man: (worth(world, man), man))


class SendAssassinHeuristic(Heuristic):
    """[4.07.3] Somebody must go: the least of ours, and not our leader. Cards as far as they are worth it."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        if frame.assassin < 0:
            men = [choice - SENATOR for choice in of(legal, SENATOR)]
            return SENATOR + least(world, [man for man in men if man != world.leader[me]] or men)
        numbers = of(legal, NUMBER)
        return max(numbers, key=lambda one: (stroke(world, me, frame.assassin, frame.target, one - NUMBER, mood), -one))


class TestUnasked(UnaskedAct):
    """[4.07.3] The life of whoever is most dangerous is tested, if his death is worth what we risk: where neutrals throw too,
    it may be one of them who must strike."""

    def choose(self, world: Republic, me: int, able: list[int], mood: Mood) -> int:
        best, chosen = WORTH_A_TEST, -1
        for choice in able:
            value = self.value(world, me, choice - TEST, mood)
            if value > best:
                best, chosen = value, choice
        return chosen

    def value(self, world: Republic, me: int, target: int, mood: Mood) -> float:
        if mood.rome > PATRIOT and world.influence[target] < FOR_LIFE:
            return 0.0
        seats = rollers(world, target)
        if not seats:
            return 0.0
        ours = 1.0 / len(seats) if me in seats else 0.0
        cards = len(held(world, me, ASSASSIN))
        found = (1.0 - ours) * attempt(world, target, 0).killed * relief(world, me, target, mood)
        if ours:
            found += ours * stroke(world, me, least(world, bits(world.here(me))), target, cards, mood)
        return found


register(SendAssassin, SendAssassinHeuristic())
register_unasked(TEST, TestUnasked())
