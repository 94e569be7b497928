"""4.04.3 and 4.04.4: knights and games of neutral factions."""

from __future__ import annotations

import pytest

from comitium.games.republic.events.forum import KnightTried
from comitium.games.republic.events.solo.forum import GamesReckoned
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.state.republic import PROSCRIBED, Republic
from games.republic.fixtures.builder import Ear, asked, govern, listen, man, play, put
from games.republic.fixtures.solo.table import CONSERVATIVES, IMPERIALISTS, LEADERS, PLUTOCRATS, POPULISTS, forum_of_few


def attract(seat: int, talents: int, die: int) -> tuple[Republic, int]:
    game = forum_of_few()
    leader = man(LEADERS[seat])
    game.talents[leader] = talents
    game.loaded = [die]
    play(game, Knights(seat))
    assert (asked(game), game.loaded) == ("Idle", [])
    return game, leader


@pytest.mark.parametrize(
    ("seat", "talents", "die", "spent", "won"),
    [
        (PLUTOCRATS, 1, 4, 1, False),
        (PLUTOCRATS, 5, 4, 2, True),
        (CONSERVATIVES, 5, 6, 0, True),
        (CONSERVATIVES, 5, 5, 0, False),
        (IMPERIALISTS, 5, 5, 1, True),
        (POPULISTS, 5, 4, 1, False),
    ],
)
def test_4_04_3_the_card_says_how_much_is_spent(seat: int, talents: int, die: int, spent: int, won: bool) -> None:
    game, leader = attract(seat, talents, die)
    assert (game.talents[leader], game.knights[leader]) == (talents - spent, int(won))


def test_d_14_the_richest_in_rome_seeks_the_knight() -> None:
    game = forum_of_few()
    away, here = put(game, "furius", PLUTOCRATS, talents=9), put(game, "aurelius", PLUTOCRATS, talents=3)
    govern(game, away, "sicilia")
    game.loaded = [4]
    play(game, Knights(PLUTOCRATS))
    assert (game.talents[away], game.talents[here], game.knights[here]) == (9, 1, 1)


def test_d_14_knights_are_never_pressed() -> None:
    game = forum_of_few()
    leader = man(LEADERS[PLUTOCRATS])
    game.knights[leader] = 3
    govern(game, leader, "sicilia")
    ear = listen(game)
    play(game, Knights(PLUTOCRATS))
    assert (asked(game), game.knights[leader], ear.all(KnightTried)) == ("Idle", 3, [])


def test_4_04_3_who_has_proscribed_attracts_none() -> None:
    game = forum_of_few()
    game.marks[PROSCRIBED] = PLUTOCRATS + 1
    game.knights[man(LEADERS[PLUTOCRATS])] = 1
    play(game, Knights(PLUTOCRATS))
    assert asked(game) == "Idle"


# -- 4.04.4


def games(unrest: int, popularity: int, talents: int, seat: int = PLUTOCRATS) -> tuple[Republic, int, Ear]:
    game = forum_of_few()
    game.unrest = unrest
    leader = man(LEADERS[seat])
    game.popularity[leader] = popularity
    game.talents[leader] = talents
    ear = listen(game)
    play(game, Games(seat))
    assert asked(game) == "Idle"
    return game, leader, ear


def test_4_04_4_the_dearest_games_that_can_be_paid() -> None:
    game, leader, ear = games(3, 1, 14)
    assert (game.unrest, game.popularity[leader], game.talents[leader]) == (1, 3, 1)
    assert [(told.unrest, told.popularity, told.given) for told in ear.all(GamesReckoned)] == [(3, 1, 1)]
    game, leader, _ = games(0, -1, 7)
    assert (game.talents[leader], game.popularity[leader]) == (0, 0)
    game, leader, _ = games(5, 0, 20)
    assert (game.talents[leader], game.unrest) == (2, 2)


def test_4_04_4_unrest_must_be_above_the_popularity_of_the_payer() -> None:
    game, leader, _ = games(3, 3, 14)
    assert (game.unrest, game.talents[leader]) == (3, 14)


def test_4_04_4_conservatives_give_no_games() -> None:
    game, leader, _ = games(3, 1, 14, CONSERVATIVES)
    assert (game.unrest, game.talents[leader]) == (3, 14)


def test_d_15_only_the_richest_is_considered_in_rome_or_not() -> None:
    game = forum_of_few()
    game.unrest = 2
    away = put(game, "furius", POPULISTS, talents=20, popularity=5)
    govern(game, away, "sicilia")
    game.talents[man(LEADERS[POPULISTS])] = 18
    play(game, Games(POPULISTS))
    assert (game.talents[away], game.talents[man(LEADERS[POPULISTS])]) == (20, 18)
    game.popularity[away] = 1
    play(game, Games(POPULISTS))
    assert game.talents[away] == 2


def test_4_04_4_dice_are_thrown_only_if_somebody_would_give_games() -> None:
    game = forum_of_few()
    leader, other = man(LEADERS[POPULISTS]), put(game, "furius", POPULISTS, talents=8, popularity=3)
    game.talents[leader] = 8
    game.popularity[leader] = 3
    game.unrest = 3
    game.loaded = [6, 6, 1, 1]
    play(game, Games(POPULISTS))
    assert len(game.loaded) == 4
    game.popularity[other] = 2
    game.loaded = [6, 6, 1, 1] if other < leader else [1, 1, 6, 6]
    play(game, Games(POPULISTS))
    assert (game.loaded, game.talents[other]) == ([], 1)
