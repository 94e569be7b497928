"""[1.07.34] [1.07.321] Enemy leaders, and what wars destroy."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import (
    ANTIOCHUS_III,
    HANNIBAL,
    PHILIP_V,
    VIRIATHUS,
)
from comitium.games.republic.catalogue.wars import LAND
from comitium.games.republic.rules.common.wars import (
    CLEOPATRA_LEADS,
    activate,
    disasters,
    droughts,
    fleet_strength,
    land_strength,
    leave_play,
    standoffs,
)
from comitium.games.republic.state.numbers import (
    BEATEN,
    COMBAT,
    DEAD,
    DESTROYED,
    FOUGHT,
    IMMINENT,
    IN_CURIA,
    IN_FORUM,
    INACTIVE,
    NOBODY,
    ON_BOARD,
    bits,
)
from comitium.games.republic.state.republic import CLEOPATRA
from games.republic.fixtures.builder import create, grant, lead, new_table, put, wage, war
from games.republic.fixtures.wars.war_draws import deck_of, drawn, led

# -- 1.07.34


def test_1_07_34_hamilcar_and_hannibal_add_up() -> None:
    game = new_table()
    first = wage(game, "1st_punic_war")
    lead(game, "hamilcar")
    lead(game, "hannibal")
    assert (land_strength(game, first), fleet_strength(game, first)) == (20, 20)


def test_1_07_341_a_leader_wakes_an_inactive_war() -> None:
    game = new_table()
    number = wage(game, "2nd_macedonian_war", INACTIVE)
    led(game, "philip_v")
    assert game.zone[number] == FOUGHT
    assert land_strength(game, number) == 16


def test_1_07_341_a_leader_in_the_curia_joins_his_war_when_it_is_drawn() -> None:
    game = new_table()
    lead(game, "antiochus_iii", IN_CURIA)
    number = drawn(game, "syrian_war")
    assert game.enemy[ANTIOCHUS_III] == ON_BOARD
    assert land_strength(game, number) == 11


def test_1_07_341_a_leader_in_the_curia_makes_a_drawn_war_active_whatever_its_icon() -> None:
    game = new_table()
    lead(game, "philip_v", IN_CURIA)
    assert game.zone[drawn(game, "2nd_macedonian_war")] == FOUGHT


def test_1_07_341_viriathus_waits_for_the_spains() -> None:
    game = new_table("middle")
    number = drawn(game, "lusitanian_war")
    led(game, "viriathus")
    assert game.enemy[VIRIATHUS] == IN_CURIA
    assert game.zone[number] == INACTIVE
    activate(game, number, "1.09.64")  # attacked all the same: he stays away
    assert game.enemy[VIRIATHUS] == IN_CURIA
    assert land_strength(game, number) == 6


def test_a_26_a_leader_in_the_curia_joins_on_any_activation() -> None:
    game = new_table()
    number = wage(game, "2nd_macedonian_war", IMMINENT)
    lead(game, "philip_v", IN_CURIA)
    assert land_strength(game, number) == 16  # what the Senate would meet if it attacked
    activate(game, number, "1.09.64")
    assert game.enemy[PHILIP_V] == ON_BOARD
    assert land_strength(game, number) == 16


def test_1_07_342_a_war_without_a_fleet_keeps_none_and_so_does_one_beaten_at_sea() -> None:
    game = new_table()
    first, second = wage(game, "1st_punic_war"), wage(game, "2nd_punic_war")
    lead(game, "hannibal")
    assert fleet_strength(game, second) == 0
    game.naval_victory |= 1 << first
    assert fleet_strength(game, first) == 0


def test_1_07_343_a_statesman_voids_the_numbers_of_the_war_only() -> None:
    game = new_table("middle")
    create(game, "hispania_citerior")
    create(game, "hispania_ulterior")
    number = wage(game, "lusitanian_war")
    lead(game, "viriathus")
    scipio = put(game, "1b_scipio_aemilianus", 0)
    fabius = put(game, "fabius", 0)
    assert (bits(disasters(game, number, scipio)), bits(standoffs(game, number, scipio))) == ([15], [12])
    assert (bits(disasters(game, number, fabius)), bits(standoffs(game, number, fabius))) == ([6, 15], [11, 12, 16])
    game.phase = COMBAT  # what was used in an earlier one works again
    game.spent[number] = 1 << 15 | 1 << 16
    assert (bits(disasters(game, number, fabius)), bits(standoffs(game, number, fabius))) == ([6], [11, 12])


def test_cleopatra_may_lead_the_alexandrine_war() -> None:
    game = new_table("late")
    number = wage(game, "alexandrine_war")
    before = land_strength(game, number)
    assert not disasters(game, number, NOBODY) >> 16 & 1
    assert not standoffs(game, number, NOBODY) >> 15 & 1
    game.marks[CLEOPATRA] = CLEOPATRA_LEADS
    assert land_strength(game, number) == before + 3
    assert disasters(game, number, NOBODY) >> 16 & 1
    assert standoffs(game, number, NOBODY) >> 15 & 1
    other = wage(game, "parthian_war")
    game.spent = [0] * len(game.spent)
    assert land_strength(game, other) == LAND[other]
    assert not disasters(game, wage(game, "jugurthine_war"), NOBODY) >> 16 & 1
    leave_play(game, number, BEATEN, "1.10.4")
    assert game.marks[CLEOPATRA] == 0


def test_1_07_344_a_leader_whose_wars_may_still_come_waits_in_the_curia() -> None:
    game = new_table()
    deck_of(game, 12)
    game.zone[war("1st_punic_war")] = game.zone[war("2nd_punic_war")] = BEATEN
    led(game, "hannibal")
    assert game.enemy[HANNIBAL] == IN_CURIA  # the 3rd may be among the six cards of the Middle deck


@pytest.mark.parametrize(("scenario", "where"), [("late", DEAD), ("middle", IN_CURIA), ("alternate", IN_CURIA)])
def test_a_27_a_leader_is_out_once_all_see_that_no_war_of_his_can_come(scenario: str, where: int) -> None:
    game = new_table(scenario)
    deck_of(game, 12)
    led(game, "philip_v")
    assert game.enemy[PHILIP_V] == where


def test_a_27_without_a_pile_a_leader_without_war_is_out() -> None:
    game = new_table()
    led(game, "philip_v")
    assert game.enemy[PHILIP_V] == DEAD


def test_1_07_344_a_leader_goes_to_the_curia_with_his_last_active_war() -> None:
    game = new_table()
    deck_of(game, 12)
    first, second = wage(game, "1st_macedonian_war"), wage(game, "2nd_macedonian_war")
    lead(game, "philip_v")
    leave_play(game, first, BEATEN, "1.10.4")
    assert game.enemy[PHILIP_V] == ON_BOARD
    leave_play(game, second, BEATEN, "1.10.4")
    assert game.enemy[PHILIP_V] == IN_CURIA


def test_1_07_344_a_leader_in_the_curia_is_out_when_the_last_of_his_wars_is() -> None:
    game = new_table("middle")
    lead(game, "viriathus", IN_CURIA)
    game.zone[war("sertorian_revolt")] = game.zone[war("lusitanian_war")] = BEATEN
    deck_of(game, 12)
    leave_play(game, wage(game, "numantine_war"), BEATEN, "1.10.4")
    assert game.enemy[VIRIATHUS] == DEAD


# -- 1.07.321


def test_1_07_321_a_sicilian_revolt_destroys_the_grain_when_it_becomes_active() -> None:
    game = new_table("middle")
    create(game, "sicilia")
    grain = grant(game, "sicilian_grain", put(game, "fabius", 0))
    game.exposed |= 1 << grain
    drawn(game, "1st_sicilian_slave_revolt")
    assert game.holder[grain] == DESTROYED
    assert game.exposed == 0


def test_1_07_321_an_inactive_revolt_spares_the_grain_until_it_wakes() -> None:
    game = new_table("middle")
    grain = grant(game, "sicilian_grain")
    number = drawn(game, "1st_sicilian_slave_revolt")
    assert game.holder[grain] == IN_FORUM
    assert droughts(game) == 1
    activate(game, number, "1.09.64")
    assert game.holder[grain] == DESTROYED


def test_a_28_on_draw_the_grain_is_lost_at_once_and_not_again() -> None:
    game = new_table("middle", grain_destruction="on_draw")
    grain = grant(game, "sicilian_grain")
    number = drawn(game, "1st_sicilian_slave_revolt")
    assert game.holder[grain] == DESTROYED
    game.holder[grain] = IN_FORUM
    activate(game, number, "1.09.64")
    assert game.holder[grain] == IN_FORUM


def test_1_07_321_the_alexandrine_war_destroys_the_aegyptian_grain_but_not_in_a_hand() -> None:
    game = new_table("late")
    grain = grant(game, "aegyptian_grain")
    drawn(game, "alexandrine_war")
    assert game.holder[grain] == DESTROYED
    other = new_table("late")
    drawn(other, "alexandrine_war")
    assert other.holder[grain] not in (DESTROYED, IN_FORUM)
