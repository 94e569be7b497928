"""The odds in positions that come up in whole games, against every throw the rules could make there."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from comitium import bots
from comitium.bots.player import Seat, hurry
from comitium.games.republic.catalogue.senators import MILITARY_DICE
from comitium.games.republic.catalogue.values import DEFEAT, DISASTER, STALEMATE, STANDOFF, VICTORY
from comitium.games.republic.choices import DONE, NUMBER, TALENTS
from comitium.games.republic.events.attempts import AttemptResolved
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.battle import can_land, fought
from comitium.games.republic.rules.common.wars import fleet_strength
from comitium.games.republic.rules.r1_08_population.r1_08_population import Population
from comitium.games.republic.rules.r1_10_combat.r1_10_11_battles import fight
from comitium.games.republic.state.numbers import AT_WAR, CAPTIVE, CIVIL_WAR, COMBAT, FORCE, SENATORS
from comitium.games.republic.state.republic import DESERTION, Republic
from games.republic.fixtures.builder import asked, listen, new_game
from games.republic.fixtures.sampling import about, counted

MOST = 5  # of each kind in a game


def knights(game: Republic, top: Any) -> bool:
    if top.man < 0 or top.pressing:
        return False
    for talents in {0, game.talents[top.man] // 2, game.talents[top.man]}:

        def once(world: Republic, talents: int = talents) -> tuple[float, ...]:
            world.apply(top.seat, TALENTS + talents)
            return (world.knights[top.man] - game.knights[top.man],)

        assert counted(game, 1, once) == about(odds.knight(game, top.seat, top.man, talents))
    return True


def persuasion(game: Republic, top: Any) -> bool:
    attempt: Any = game.stack[-2]
    sides = attempt.persuader, attempt.target, attempt.bribe, attempt.counter
    found = odds.persuasion(game, top.seat, *sides)

    def once(world: Republic) -> tuple[float, ...]:
        world.apply(top.seat, DONE)
        return (world.faction[attempt.target] == top.seat,)

    assert counted(game, 2, once) == about(found.chance)
    return True


def bodyguards(game: Republic, top: Any) -> bool:
    attempt: Any = game.stack[-2]
    for choice in game.legal(top.seat):
        found = odds.attempt(game, attempt.target, attempt.cards, choice - NUMBER, attempt.die)

        def once(world: Republic, choice: int = choice) -> tuple[float, ...]:
            ear = listen(world)
            world.apply(top.seat, choice)
            told = ear.all(AttemptResolved)[0]
            return told.killed, told.caught

        assert counted(game, choice - NUMBER + 1, once) == about(found.killed, found.caught)
    return True


def speech(game: Republic, top: Any) -> bool:
    found = odds.speech(game)

    def once(world: Republic) -> tuple[float, ...]:
        world.stack = []
        world.push(Population())
        world.advance()
        return world.ending == "people_revolt", found.unrest if world.over else world.unrest

    if game.rebel >= 0:
        return False  # then it is the rebel who wins
    assert counted(game, 3, once) == about(found.revolt, found.unrest)
    return True


def battles(game: Republic, top: Any) -> bool:
    """Every commander who stands before a war, as if he were the first to fight; Pompey's rating is thrown too: not he."""
    met = False
    for man in range(SENATORS):
        war = game.where[man] - AT_WAR
        if not AT_WAR <= game.where[man] < CAPTIVE or war == CIVIL_WAR or MILITARY_DICE[man]:
            continue
        force = odds.force_of(game, man)
        naval = fleet_strength(game, war) > 0
        if (force.fleets == 0 if naval else not can_land(game, war, force)) or game.legions[FORCE + man] == 0:
            continue
        found = fought(game, war, force, naval)

        def once(world: Republic, man: int = man, war: int = war, naval: bool = naval) -> tuple[float, ...]:
            world.phase, world.marks[DESERTION], world.spent = COMBAT, 0, [0] * len(world.spent)
            result = fight(world, war, man, naval)
            return tuple(result == one for one in (DEFEAT, DISASTER, STANDOFF, STALEMATE, VICTORY))

        expected = found.defeat, found.disaster, found.standoff, found.stalemate, found.victory
        assert counted(game, 3, once) == about(*expected)
        met = True
    return met


CHECKS = {"Knights": knights, "Raise": persuasion, "Guard": bodyguards, "Games": speech, "Business": battles}


def weighed(scenario: str, seed: int, names: tuple[str, ...], most: int) -> Counter[str]:
    """A whole game; how many gambles of each kind were played out."""
    game = new_game(scenario, len(names), seed)
    sitting = [bots.make(name, "republic", 31 * seed + seat) for seat, name in enumerate(names)]
    seats = [Seat("republic", game, seat) for seat in range(len(names))]
    for bot in sitting:
        hurry(bot)
    game.advance()
    met: Counter[str] = Counter()
    while not game.over:
        kind = asked(game)
        if kind in CHECKS and met[kind] < most:
            met[kind] += CHECKS[kind](game, game.stack[-1])
        seat = game.actors()[0]
        game.apply(seat, sitting[seat].choose(seats[seat]))
    return met


@pytest.mark.parametrize(("scenario", "seed"), [("early", 3), ("middle", 4), ("late", 5)])
def test_the_odds_of_whole_games_are_those_of_the_dice(scenario: str, seed: int) -> None:
    met = weighed(scenario, seed, ("tribune",) * 5, MOST)
    assert sum(met.values()) > 2 * MOST
