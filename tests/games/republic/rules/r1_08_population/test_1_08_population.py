"""1.08: unrest from wars and drought, and the state of the Republic."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import EVIL_OMENS, MANPOWER_SHORTAGE
from comitium.games.republic.events.population import DroughtsCounted, ManpowerShort, StateOfTheRepublic
from comitium.games.republic.rules.r1_08_population.r1_08_population import Population
from comitium.games.republic.state.numbers import BLANK, FOUGHT, IMMINENT, INACTIVE, OUT, POPULATION, ROME_CONSUL
from comitium.games.republic.state.republic import NO_RECRUITMENT, Republic
from games.republic.fixtures.builder import check, event, govern, listen, new_table, play, put, wage

CALM = [4, 4, 4]  # 12: nothing changes


def table(unrest: int = 0, popularity: int = 0, dice: list[int] | None = None) -> Republic:
    game = new_table("early", 3)
    game.phase = POPULATION
    game.unrest = unrest
    put(game, "claudius", 0, leader=True, office=ROME_CONSUL, popularity=popularity)
    put(game, "julius", 1, leader=True)
    put(game, "fabius", 2, leader=True)
    game.loaded = (dice or CALM)[:]
    return game


def test_1_08_nothing_in_play_leaves_unrest_at_nought() -> None:
    game = table()
    play(game, Population(0))
    assert game.unrest == 0
    assert not game.stack


def test_1_08_1_never_below_nought() -> None:
    game = table(unrest=1, popularity=9, dice=[6, 6, 6])
    play(game, Population(0))
    assert game.unrest == 0


def test_1_08_11_one_for_each_unprosecuted_war_and_none_for_a_new_one() -> None:
    game = table(dice=[5, 5, 5])
    wage(game, "1st_gallic_war", unprosecuted=True)
    wage(game, "syrian_war", unprosecuted=True)
    wage(game, "2nd_punic_war")
    play(game, Population(0))
    assert game.unrest == 2


def test_1_08_11_an_unprosecuted_civil_war_counts() -> None:
    game = table()
    wage(game, "civil_war", unprosecuted=True)
    play(game, Population(0))
    assert game.unrest == 1


def test_1_08_12_an_unprosecuted_drought_war_and_two_draws_make_four() -> None:
    game = table(dice=[5, 5, 5])  # 15 - 4
    wage(game, "1st_cilician_pirates", unprosecuted=True)
    event(game, "drought", 2)
    play(game, Population(0))
    assert game.unrest == 4


@pytest.mark.parametrize("zone", [FOUGHT, INACTIVE, IMMINENT])
def test_a_37_drought_wars_count_in_every_zone(zone: int) -> None:
    game = table()
    wage(game, "1st_illyrian_war", zone)
    play(game, Population(0))
    assert game.unrest == 1


def test_1_08_12_pirates_active_and_imminent_without_a_draw_make_two() -> None:
    game = table(dice=[5, 5, 5])
    wage(game, "1st_cilician_pirates")
    wage(game, "2nd_cilician_pirates", IMMINENT)
    play(game, Population(0))
    assert game.unrest == 2


def test_1_08_2_a_total_of_seven_adds_three_and_a_manpower_shortage() -> None:
    game = table(unrest=5, popularity=2, dice=[3, 3, 4])
    ear = listen(game)
    play(game, Population(0))
    assert game.unrest == 8
    assert game.levels[MANPOWER_SHORTAGE] == 1
    assert [event.total for event in ear.all(StateOfTheRepublic)] == [7]


def test_1_08_2_evil_omens_lower_the_total() -> None:
    game = table(unrest=5, popularity=2, dice=[3, 3, 4])
    game.levels[EVIL_OMENS] = 1
    play(game, Population(0))
    assert game.unrest == 9
    assert game.levels[MANPOWER_SHORTAGE] == 0


def test_a_38_a_second_shortage_of_the_turn_is_worse() -> None:
    game = table(unrest=5, popularity=2, dice=[3, 3, 4])
    event(game, "manpower_shortage", 1)
    play(game, Population(0))
    assert game.levels[MANPOWER_SHORTAGE] == 2


@pytest.mark.parametrize(
    ("total", "change", "shortage", "no_recruits"),
    [
        (18, -3, 0, 0),
        (17, -2, 0, 0),
        (16, -1, 0, 0),
        (15, 0, 0, 0),
        (11, 0, 0, 0),
        (10, 1, 0, 0),
        (9, 2, 0, 0),
        (8, 3, 0, 0),
        (7, 3, 1, 0),
        (6, 4, 0, 0),
        (5, 4, 1, 0),
        (4, 5, 0, 0),
        (3, 5, 1, 0),
        (2, 5, 0, 1),
        (1, 5, 0, 1),
        (0, 6, 0, 1),
    ],
)
def test_1_08_2_the_whole_table(total: int, change: int, shortage: int, no_recruits: int) -> None:
    game = table(unrest=9, popularity=total - 1, dice=[3, 3, 4])  # 10 - 9 + popularity
    game.urn = [BLANK] * 4 + [30, 29]
    play(game, Population(0))
    assert game.unrest == 9 + change
    assert game.levels[MANPOWER_SHORTAGE] == shortage
    assert game.marks[NO_RECRUITMENT] == no_recruits


def test_1_08_2_no_recruitment_ends_with_the_turn() -> None:
    game = table()
    game.marks[NO_RECRUITMENT] = 1
    play(game, Population(0))
    assert game.marks[NO_RECRUITMENT] == 0


def test_1_08_2_the_mob_strikes_six_times_in_rome_and_in_the_forum_only() -> None:
    game = table(unrest=9, popularity=0, dice=[3, 3, 4])  # 1
    loved = put(game, "manlius", 1, popularity=9)
    forum = put(game, "furius")
    away = put(game, "fulvius", 2)
    govern(game, away, "sicilia")
    game.urn = [6, 8, 7, BLANK, BLANK, 30]
    play(game, Population(0))
    assert game.where[loved] == OUT  # popularity does not protect
    assert game.where[forum] == OUT
    assert game.where[away] != OUT
    check(game)


def test_1_08_2_below_nought_the_people_revolt_and_all_lose() -> None:
    game = table(unrest=9, popularity=0, dice=[2, 3, 3])  # -1
    play(game, Population(0))
    assert game.ending
    assert game.winner == -1
    assert not game.stack
    assert game.unrest == 9  # [P7] instead of P4 to P6


def test_1_08_2_the_next_in_rank_speaks_if_the_consul_is_away() -> None:
    game = table(popularity=5)
    put(game, "manlius", 1, influence=20, popularity=-2)
    govern(game, game.offices[ROME_CONSUL], "sicilia")
    ear = listen(game)
    play(game, Population(0))
    assert [event.popularity for event in ear.all(StateOfTheRepublic)] == [-2]


def test_1_08_2_all_hear_the_state_of_the_republic_and_what_follows() -> None:
    game = table(dice=[3, 2, 2])  # 7
    ear = listen(game)
    play(game, Population(0))
    assert not ear.all(DroughtsCounted)
    assert [(told.rule, told.total) for told in ear.all(StateOfTheRepublic)] == [("1.08.2", 7)]
    assert [told.rule for told in ear.all(ManpowerShort)] == ["1.08.2"]
