"""[1.07.33] Wars: placement, strengths, numbers."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import (
    SPARTACUS,
    VERCINGETORIX,
)
from comitium.games.republic.catalogue.wars import LAND
from comitium.games.republic.rules.common.provinces import create_provinces
from comitium.games.republic.rules.common.wars import (
    droughts,
    fleet_strength,
    land_strength,
    leave_play,
    multiplier,
    spoils,
    support,
    wake_conditional,
    wake_imminent,
)
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_peace import shuffle_into_top_six
from comitium.games.republic.state.numbers import BEATEN, FOUGHT, IMMINENT, IN_CURIA, INACTIVE, MORTALITY, NOWHERE, VACANT
from games.republic.fixtures.builder import create, enact, event, lead, new_table, province, wage, war
from games.republic.fixtures.wars.war_draws import deck_of, drawn, led

# -- 1.07.33


def test_1_07_33_a_war_with_the_icon_is_active_when_drawn() -> None:
    game = new_table()
    number = drawn(game, "1st_macedonian_war")
    assert game.zone[number] == FOUGHT
    assert (land_strength(game, number), support(game, number), fleet_strength(game, number)) == (12, 10, 0)
    assert spoils(game, number) == 25


@pytest.mark.parametrize(("provinces", "zone"), [(("hispania_citerior", "hispania_ulterior"), FOUGHT), ((), INACTIVE)])
def test_1_07_33_the_lusitanian_war_is_active_with_both_spains_and_always_a_revolt(
    provinces: tuple[str, ...], zone: int
) -> None:
    game = new_table("middle")
    for key in provinces:
        create(game, key)
    number = drawn(game, "lusitanian_war")
    assert game.zone[number] == zone
    assert spoils(game, number) == 0


@pytest.mark.parametrize(
    ("key", "zone", "revolt_with", "drought"),
    [
        ("1st_punic_war", INACTIVE, "", 0),
        ("2nd_punic_war", FOUGHT, "", 0),
        ("1st_illyrian_war", INACTIVE, "", 1),
        ("2nd_illyrian_war", FOUGHT, "", 0),
        ("1st_gallic_war", FOUGHT, "", 0),
        ("1st_macedonian_war", FOUGHT, "macedonia", 0),
        ("2nd_macedonian_war", INACTIVE, "macedonia", 0),
        ("syrian_war", FOUGHT, "syria", 0),
        ("3rd_macedonian_war", FOUGHT, "macedonia", 0),
        ("4th_macedonian_war", FOUGHT, "", 0),
        ("jugurthine_war", FOUGHT, "", 0),
        ("3rd_punic_war", FOUGHT, "", 0),
        ("germanic_migrations", FOUGHT, "", 0),
        ("1st_cilician_pirates", INACTIVE, "", 1),
        ("lusitanian_war", INACTIVE, "always", 0),
        ("numantine_war", INACTIVE, "always", 0),
        ("1st_sicilian_slave_revolt", INACTIVE, "always", 1),
        ("2nd_sicilian_slave_revolt", INACTIVE, "always", 1),
        ("1st_mithridatic_war", FOUGHT, "bithynia", 0),
        ("2nd_mithridatic_war", INACTIVE, "bithynia", 0),
        ("3rd_mithridatic_war", FOUGHT, "", 0),
        ("2nd_gallic_war", INACTIVE, "gallia_transalpina", 0),
        ("3rd_gallic_war", FOUGHT, "gallia_transalpina", 0),
        ("parthian_war", FOUGHT, "", 0),
        ("alexandrine_war", FOUGHT, "", 1),
        ("social_war", FOUGHT, "", 0),
        ("invasion_of_germania", INACTIVE, "", 0),
        ("invasion_of_britannia", INACTIVE, "", 0),
        ("2nd_cilician_pirates", INACTIVE, "", 1),
        ("sertorian_revolt", INACTIVE, "always", 0),
        ("gladiator_revolt", FOUGHT, "always", 0),
    ],
)
def test_1_07_33_every_war_when_it_is_drawn_alone(key: str, zone: int, revolt_with: str, drought: int) -> None:
    game = new_table("late")
    number = drawn(game, key)
    assert game.zone[number] == zone
    assert droughts(game) == drought
    assert (spoils(game, number) == 0) == (revolt_with == "always")
    if revolt_with not in ("", "always"):
        later = new_table("late")
        create(later, revolt_with)
        drawn(later, key)
        assert spoils(later, number) == 0


@pytest.mark.parametrize(
    ("key", "provinces"),
    [
        ("lusitanian_war", ("hispania_citerior", "hispania_ulterior")),
        ("numantine_war", ("hispania_citerior",)),
        ("sertorian_revolt", ("hispania_citerior", "hispania_ulterior")),
        ("1st_sicilian_slave_revolt", ("sicilia",)),
        ("2nd_sicilian_slave_revolt", ("sicilia",)),
    ],
)
def test_1_07_33_conditional_wars_are_active_once_their_provinces_exist(key: str, provinces: tuple[str, ...]) -> None:
    game = new_table("late")
    for name in provinces:
        create(game, name)
    assert game.zone[drawn(game, key)] == FOUGHT


@pytest.mark.parametrize(
    ("key", "wars", "strength"),
    [
        ("hamilcar", ("1st_punic_war", "2nd_punic_war", "3rd_punic_war"), 3),
        ("hannibal", ("1st_punic_war", "2nd_punic_war", "3rd_punic_war"), 7),
        ("antiochus_iii", ("syrian_war",), 5),
        ("philip_v", ("1st_macedonian_war", "2nd_macedonian_war", "3rd_macedonian_war", "4th_macedonian_war"), 6),
        ("spartacus", ("1st_sicilian_slave_revolt", "2nd_sicilian_slave_revolt", "gladiator_revolt"), 5),
        ("mithridates_vi", ("1st_mithridatic_war", "2nd_mithridatic_war", "3rd_mithridatic_war"), 4),
        ("vercingetorix", ("1st_gallic_war", "2nd_gallic_war", "3rd_gallic_war"), 6),
    ],
)
def test_1_07_34_every_leader_wakes_and_helps_each_of_his_wars(key: str, wars: tuple[str, ...], strength: int) -> None:
    for name in wars:
        game = new_table("late")
        number = wage(game, name, INACTIVE)
        before = land_strength(game, number)
        led(game, key)
        assert game.zone[number] == FOUGHT
        assert land_strength(game, number) == before + strength
        assert land_strength(game, wage(game, "parthian_war")) == LAND[war("parthian_war")]


def test_1_07_33_one_of_two_provinces_is_not_enough() -> None:
    game = new_table("middle")
    create(game, "hispania_citerior")
    assert game.zone[drawn(game, "lusitanian_war")] == INACTIVE


def test_1_07_33_the_social_war_wakes_every_inactive_war_of_a_series_but_no_invasion() -> None:
    game = new_table("late")
    gallic, pontic = wage(game, "2nd_gallic_war", INACTIVE), wage(game, "2nd_mithridatic_war", INACTIVE)
    britain = wage(game, "invasion_of_britannia", INACTIVE)
    social = drawn(game, "social_war")
    assert [game.zone[number] for number in (gallic, pontic, social, britain)] == [FOUGHT, FOUGHT, FOUGHT, INACTIVE]
    assert [multiplier(game, number) for number in (gallic, pontic, social)] == [1, 1, 1]


def test_1_07_33_the_plautian_papirian_law_halves_the_social_war() -> None:
    game = new_table("late")
    social = wage(game, "social_war")
    assert land_strength(game, social) == 10
    enact(game, "plautian_papirian_law")
    assert land_strength(game, social) == 5


def test_1_07_331_an_inactive_war_brings_drought_all_the_same() -> None:
    game = new_table()
    drawn(game, "1st_illyrian_war")
    assert game.zone[war("1st_illyrian_war")] == INACTIVE
    assert droughts(game) == 1
    assert game.active_wars() == 0
    event(game, "drought", 2)
    assert droughts(game) == 3


def test_1_07_331_spartacus_wakes_a_sicilian_revolt_without_sicilia() -> None:
    game = new_table("late")
    number = drawn(game, "1st_sicilian_slave_revolt")
    assert game.zone[number] == INACTIVE
    led(game, "spartacus")
    assert game.zone[number] == FOUGHT
    assert land_strength(game, number) == 9


def test_a_25_locked_wars_are_neither_matched_nor_led_nor_woken() -> None:
    game = new_table("late", conditional_wars="locked_until_provinces")
    first = drawn(game, "1st_sicilian_slave_revolt")
    second = drawn(game, "2nd_sicilian_slave_revolt")
    assert [game.zone[first], game.zone[second]] == [INACTIVE, INACTIVE]
    led(game, "spartacus")
    assert game.enemy[SPARTACUS] == IN_CURIA
    drawn(game, "social_war")
    gladiator = drawn(game, "gladiator_revolt")
    assert [game.zone[number] for number in (first, second, gladiator)] == [INACTIVE, INACTIVE, FOUGHT]
    create(game, "sicilia")
    wake_conditional(game, "C-44")
    assert [game.zone[first], game.zone[second]] == [IMMINENT, IMMINENT]  # the series has an active war


def test_c_44_of_two_locked_wars_the_earlier_wakes_and_the_other_is_imminent() -> None:
    game = new_table("late", conditional_wars="locked_until_provinces")
    first, second = drawn(game, "1st_sicilian_slave_revolt"), drawn(game, "2nd_sicilian_slave_revolt")
    create(game, "sicilia")
    wake_conditional(game, "C-44")
    assert [game.zone[first], game.zone[second]] == [FOUGHT, IMMINENT]


def test_c_44_a_conditional_war_becomes_active_once_its_provinces_exist() -> None:
    game = new_table("middle")
    number = drawn(game, "numantine_war")
    wake_conditional(game, "C-44")
    assert game.zone[number] == INACTIVE
    create(game, "hispania_citerior")
    wake_conditional(game, "C-44")
    assert game.zone[number] == FOUGHT


# -- 1.07.332


def test_1_07_332_matching_wars_multiply_land_but_not_support() -> None:
    game = new_table()
    first, second = wage(game, "1st_macedonian_war"), wage(game, "2nd_macedonian_war")
    assert [land_strength(game, first), land_strength(game, second)] == [24, 20]
    assert [support(game, first), support(game, second)] == [10, 5]


def test_1_07_332_the_multiplier_falls_as_wars_end() -> None:
    game = new_table()
    first, second = wage(game, "1st_macedonian_war"), wage(game, "2nd_macedonian_war")
    leave_play(game, first, BEATEN, "1.10.4")
    assert land_strength(game, second) == 10


def test_1_07_332_the_example_of_the_rulebook() -> None:
    game = new_table("middle")
    create(game, "hispania_citerior")
    create(game, "hispania_ulterior")
    lusitania, numantia = wage(game, "lusitanian_war"), wage(game, "numantine_war")
    lead(game, "viriathus")
    assert [land_strength(game, lusitania), land_strength(game, numantia)] == [17, 21]
    assert [fleet_strength(game, lusitania), fleet_strength(game, numantia)] == [0, 0]


def test_1_07_332_inactive_and_imminent_wars_do_not_count() -> None:
    game = new_table()
    first = wage(game, "1st_macedonian_war")
    wage(game, "2nd_macedonian_war", IMMINENT)
    assert land_strength(game, first) == 12


# -- 1.07.3321


def test_1_07_3321_the_example_of_the_rulebook() -> None:
    game = new_table()
    first = wage(game, "1st_punic_war", INACTIVE)
    third = drawn(game, "3rd_punic_war")
    second = drawn(game, "2nd_punic_war")
    led(game, "hannibal")
    assert [game.zone[number] for number in (first, second, third)] == [FOUGHT, IMMINENT, IMMINENT]
    assert (land_strength(game, first), fleet_strength(game, first)) == (17, 17)
    game.phase = MORTALITY
    wake_imminent(game, "1.05.1")
    assert [game.zone[number] for number in (first, second, third)] == [FOUGHT, FOUGHT, IMMINENT]
    assert (land_strength(game, first), fleet_strength(game, first), land_strength(game, second)) == (27, 27, 37)
    wake_imminent(game, "1.05.1")
    assert [land_strength(game, number) for number in (first, second, third)] == [37, 52, 28]  # 1.07.342
    assert [fleet_strength(game, number) for number in (first, second, third)] == [37, 0, 0]


def test_1_07_3321_a_matching_war_is_imminent_whatever_its_icon_and_brings_drought() -> None:
    game = new_table()
    wage(game, "2nd_illyrian_war")
    number = drawn(game, "1st_illyrian_war")
    assert game.zone[number] == IMMINENT
    assert droughts(game) == 1


def test_1_07_3321_leaders_and_the_social_war_do_not_wake_imminent_wars() -> None:
    game = new_table("late")
    number = wage(game, "2nd_gallic_war", IMMINENT)
    led(game, "vercingetorix")
    drawn(game, "social_war")
    assert game.zone[number] == IMMINENT
    assert game.enemy[VERCINGETORIX] == IN_CURIA


def test_1_05_1_one_war_of_each_series_leaves_imminent() -> None:
    game = new_table()
    first, second = wage(game, "1st_macedonian_war", IMMINENT), wage(game, "2nd_macedonian_war", IMMINENT)
    illyrian = wage(game, "2nd_illyrian_war", IMMINENT)
    wake_imminent(game, "1.05.1")
    assert [game.zone[number] for number in (first, second, illyrian)] == [FOUGHT, IMMINENT, FOUGHT]


def test_1_05_1_example_of_the_punic_wars() -> None:
    game = new_table()
    first = wage(game, "1st_punic_war")
    second, third = wage(game, "2nd_punic_war", IMMINENT), wage(game, "3rd_punic_war", IMMINENT)
    wake_imminent(game, "1.05.1")
    assert game.zone[third] == IMMINENT
    assert (land_strength(game, first), land_strength(game, second), fleet_strength(game, first)) == (20, 30, 20)


# -- 1.07.333


def test_1_07_333_earlier_wars_are_revolts_once_the_last_is_beaten() -> None:
    game = new_table()
    first, third = wage(game, "1st_punic_war"), wage(game, "3rd_punic_war")
    assert spoils(game, first) == 35
    leave_play(game, third, BEATEN, "1.10.4")
    assert spoils(game, first) == 0
    leave_play(game, first, BEATEN, "1.10.4")
    create_provinces(game, first, "1.10.4")
    assert game.province[province("sicilia")] == game.province[province("sardinia_et_corsica")] == VACANT


def test_1_07_333_a_war_drawn_after_the_last_of_its_series_was_beaten_is_a_revolt() -> None:
    game = new_table()
    game.zone[war("4th_macedonian_war")] = BEATEN
    assert spoils(game, drawn(game, "1st_macedonian_war")) == 0


def test_1_07_333_a_war_sent_back_into_the_pile_is_not_defeated() -> None:
    game = new_table()
    deck_of(game, 12)
    first, third = wage(game, "1st_punic_war"), wage(game, "3rd_punic_war")
    shuffle_into_top_six(game, third, "1.07.8")
    assert spoils(game, first) == 35


def test_1_07_333_the_status_is_set_when_the_card_is_drawn() -> None:
    game = new_table("late")
    gallic = drawn(game, "2nd_gallic_war")
    create(game, "gallia_transalpina")
    assert spoils(game, gallic) == 15
    leave_play(game, gallic, NOWHERE, "1.07.8")
    drawn(game, "2nd_gallic_war")
    assert spoils(game, gallic) == 0
