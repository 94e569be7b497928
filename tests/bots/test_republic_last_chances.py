"""What the tribune of Res Publica Romana does when there is no next time: knights are pressed, a departure is suspended."""

from __future__ import annotations

import pytest

from comitium.bots.republic import forum, intrigue
from comitium.bots.republic.mood import MOODS
from comitium.games.republic.catalogue.ids import FIELD_CONSUL
from comitium.games.republic.choices import DONE, NUMBER, PASS, verb
from comitium.games.republic.numbers import FORUM, NOBODY
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights
from comitium.games.republic.rules.r1_07_forum.words import ATTRACT, PRESS
from comitium.games.republic.rules.r1_09_senate.words import SUSPEND
from comitium.games.republic.state import ERA_ENDS, Republic
from games.republic.armies import armed, floor
from games.republic.builder import asked, deal, govern, man, wage
from games.republic.curia import sit
from games.republic.house import house

STATESMAN = MOODS[0]


def knights() -> Republic:
    """The second faction's initiative: Julius has three knights, Claudius two far from Rome, Manlius none."""
    game = house()
    game.phase = FORUM
    game.deck = [0] * 40
    game.knights[man("julius")] = 3
    game.knights[man("claudius")] = 2
    govern(game, man("claudius"), "sicilia")
    game.push(Knights(1))
    return game


def says(game: Republic) -> int:
    choice = forum.knights(game, 1, game.legal(1), STATESMAN)
    game.apply(1, choice)
    return choice


def test_1_07_5_while_there_are_years_to_come_knights_are_kept() -> None:
    assert verb(says(knights())) == ATTRACT


def test_1_07_51_when_the_era_ends_all_knights_in_rome_are_pressed() -> None:
    game = knights()
    game.marks[ERA_ENDS] = 1
    assert [says(game), says(game), says(game)] == [PRESS + man("julius"), NUMBER + 3, DONE]
    assert game.knights[man("julius")] == 0
    assert game.talents[man("julius")] >= 3
    assert game.knights[man("claudius")] == 2  # no use to anybody there


@pytest.mark.parametrize("master", ["julius", "fulvius"])
def test_1_09_82_where_somebody_may_be_elected_for_life_talents_are_votes(master: str) -> None:
    game = knights()
    game.influence[man(master)] = 21
    assert says(game) == PRESS + man("julius")


def test_1_09_642_before_the_chair_goes_to_war_a_land_bill_is_brought_in() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[FIELD_CONSUL] = NOBODY
    game.treasury = 300
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, "cornelius", "1st_gallic_war", 12)
    assert asked(game) == "Window"
    assert intrigue.window(game, 1, game.legal(1), STATESMAN) == PASS  # the people are quiet
    game.unrest = 9
    assert verb(intrigue.window(game, 1, game.legal(1), STATESMAN)) == SUSPEND


def test_1_09_642_no_vote_is_suspended_that_leaves_the_chair_in_rome() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.treasury = 300
    game.unrest = 9
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, "julius", "1st_gallic_war", 12)
    assert verb(intrigue.window(game, 1, game.legal(1), STATESMAN)) == PASS
