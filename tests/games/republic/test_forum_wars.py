"""[1.07.33] [1.07.34] Wars and enemy leaders: placement, strengths, numbers, what their end brings."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.cards import CARD_KIND
from comitium.games.republic.catalogue.ids import (
    ANTIOCHUS_III,
    HANNIBAL,
    INTRIGUE,
    PHILIP_V,
    SPARTACUS,
    VERCINGETORIX,
    VIRIATHUS,
)
from comitium.games.republic.catalogue.keys import LEADER_KEYS
from comitium.games.republic.catalogue.provinces import BASE_LAND, BASE_NAVAL
from comitium.games.republic.catalogue.wars import LAND, WAR_CARD
from comitium.games.republic.events.wars import LeaderRose, ProvinceCreated, WarPlaced
from comitium.games.republic.numbers import (
    ACTIVE,
    AT_WAR,
    BEATEN,
    CIVIL_WAR,
    DEAD,
    DESTROYED,
    DICTATOR,
    FORCE,
    FOUGHT,
    IMMINENT,
    IN_CURIA,
    IN_FORUM,
    IN_REFUGE,
    INACTIVE,
    MASTER_OF_HORSE,
    MORTALITY,
    NOBODY,
    NOWHERE,
    ON_BOARD,
    OUT,
    REVOLT,
    REVOLTED,
    ROME,
    UNKNOWN,
    VACANT,
    bits,
    count,
)
from comitium.games.republic.rules.provinces import create_province, create_provinces, revolt
from comitium.games.republic.rules.r1_07_forum.r1_07_21_peace import make_alliance, shuffle_into_top_six, sue_for_peace
from comitium.games.republic.rules.r1_07_forum.r1_07_34_leaders import place_leader
from comitium.games.republic.rules.wars import (
    CLEOPATRA_LEADS,
    activate,
    disasters,
    droughts,
    fleet_strength,
    land_strength,
    leave_play,
    multiplier,
    place_war,
    spoils,
    standoffs,
    support,
    wake_conditional,
    wake_imminent,
)
from comitium.games.republic.state import CLEOPATRA, REFUGE_WARS, Republic
from games.republic.builder import (
    capture,
    check,
    create,
    enact,
    event,
    govern,
    grant,
    lead,
    listen,
    new_table,
    province,
    put,
    rebel,
    send,
    stray,
    wage,
    war,
)


def drawn(game: Republic, key: str) -> int:
    number = war(key)
    place_war(game, number, "1.07.33")
    return number


def led(game: Republic, key: str) -> int:
    number = LEADER_KEYS.index(key)
    place_leader(game, number, "1.07.341")
    return number


def deck_of(game: Republic, cards: int) -> None:
    """Any cards that are no wars."""
    game.deck = [number for number in range(160) if CARD_KIND[number] == INTRIGUE][:cards]


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


# -- how wars end


def test_c_20_commanders_go_home_captives_die_and_the_victor_stays() -> None:
    game = new_table()
    number = wage(game, "1st_macedonian_war")
    victor, other, captive = put(game, "fabius", 0, leader=True), put(game, "cornelius", 1), put(game, "furius", 1)
    send(game, victor, "1st_macedonian_war", legions=4)
    send(game, other, "1st_macedonian_war", legions=3, fleets=2)
    capture(game, captive, number)
    stray(game, "1st_macedonian_war", 2)
    game.proconsuls |= 1 << other
    game.prior_consul |= 1 << other
    game.victorious |= 1 << victor
    game.naval_victory |= 1 << number
    leave_play(game, number, BEATEN, "1.10.4")
    assert game.where[victor] == AT_WAR + number
    assert count(game.legions[FORCE + victor]) == 4
    assert game.where[other] == ROME
    assert game.proconsuls == 0
    assert game.prior_consul >> other & 1
    assert count(game.legions[ACTIVE]) == 5
    assert game.fleets[ACTIVE] == 2
    assert game.where[captive] == OUT
    assert game.naval_victory == 0
    check(game)


def test_c_20_a_master_of_horse_stays_with_his_victorious_dictator() -> None:
    game = new_table()
    number = wage(game, "1st_macedonian_war")
    dictator, master = put(game, "fabius", 0, office=DICTATOR), put(game, "cornelius", 1, office=MASTER_OF_HORSE)
    send(game, dictator, "1st_macedonian_war", legions=4)
    send(game, master, "1st_macedonian_war")
    proconsul = put(game, "furius", 1)
    send(game, proconsul, "1st_macedonian_war", legions=1)
    game.victorious |= 1 << dictator
    leave_play(game, number, BEATEN, "1.10.4")
    assert game.where[master] == AT_WAR + number
    assert game.where[proconsul] == ROME


def test_1_10_4_illyricum_waits_for_both_wars() -> None:
    game = new_table()
    for key in ("1st_illyrian_war", "2nd_illyrian_war"):
        assert game.province[province("illyricum")] == UNKNOWN
        number = wage(game, key)
        leave_play(game, number, BEATEN, "1.10.4")
        create_provinces(game, number, "1.10.4")
    assert game.province[province("illyricum")] == VACANT


def test_1_10_4_the_third_mithridatic_war_makes_a_developed_bithynia_once() -> None:
    game = new_table("late")
    ear = listen(game)
    number = wage(game, "3rd_mithridatic_war")
    leave_play(game, number, BEATEN, "1.10.4")
    create_provinces(game, number, "1.10.4")
    assert game.developed >> province("bithynia") & 1
    create_provinces(game, number, "1.10.4")
    assert len([said for said in ear.all(ProvinceCreated) if said.province == province("bithynia")]) == 1
    assert not create_province(game, province("bithynia"), False, "1.07.37")


def test_1_10_4_the_germanic_migrations_create_nothing_by_their_defeat() -> None:
    game = new_table("middle")
    number = wage(game, "germanic_migrations")
    leave_play(game, number, BEATEN, "1.10.4")
    create_provinces(game, number, "1.10.4")
    assert game.province[province("gallia_narbonensis")] == UNKNOWN


# -- provinces in revolt, the civil war


def test_c_88_a_province_in_revolt_is_as_strong_as_printed_and_comes_back_undeveloped() -> None:
    game = new_table("middle")
    governor = put(game, "fabius", 0)
    africa = govern(game, governor, "africa", developed=True)
    game.where[governor] = OUT
    revolt(game, africa, "1.07.21")
    number = REVOLT + africa
    assert game.province[africa] == REVOLTED
    assert game.zone[number] == FOUGHT
    assert land_strength(game, number) == BASE_LAND[2 * africa + 1]
    assert fleet_strength(game, number) == BASE_NAVAL[2 * africa + 1]
    assert (support(game, number), spoils(game, number)) == (0, 0)
    assert disasters(game, number, NOBODY) == standoffs(game, number, NOBODY) == 0
    leave_play(game, number, BEATEN, "1.10.4")
    assert game.province[africa] == VACANT
    assert game.zone[number] == NOWHERE
    assert not game.developed >> africa & 1


def test_b_20_the_civil_war_is_as_strong_as_the_rebel() -> None:
    game = new_table()
    assert land_strength(game, CIVIL_WAR) == 0
    man = put(game, "cornelius", 0)
    rebel(game, man, legions=3)
    assert land_strength(game, CIVIL_WAR) == 3 + min(3, game.military(man))
    assert (fleet_strength(game, CIVIL_WAR), support(game, CIVIL_WAR)) == (0, 0)


# -- peace, and the pile


def test_a_24_six_cards_and_the_war_are_shuffled() -> None:
    game = new_table()
    deck_of(game, 20)
    number = wage(game, "1st_macedonian_war")
    below = game.deck[:-6]
    shuffle_into_top_six(game, number, "1.07.8")
    assert game.deck[:-7] == below
    assert WAR_CARD[number] in game.deck[-7:]
    assert game.zone[number] == NOWHERE
    assert game.near_top == [WAR_CARD[number], 7]


def test_a_24_with_six_cards_left_it_goes_to_the_next_deck_or_is_discarded() -> None:
    game = new_table("early_middle")
    deck_of(game, 26)
    game.piles = [game.deck[:20]]
    game.deck = game.deck[20:]
    number = wage(game, "1st_macedonian_war")
    shuffle_into_top_six(game, number, "1.07.8")
    assert len(game.deck) == 6
    assert WAR_CARD[number] in game.piles[0][-7:]
    assert game.near_top == [WAR_CARD[number], 13]
    last = new_table()
    deck_of(last, 6)
    wage(last, "1st_macedonian_war")
    shuffle_into_top_six(last, number, "1.07.8")
    assert last.discards == [WAR_CARD[number]]
    assert (last.zone[number], len(last.deck)) == (NOWHERE, 6)


def test_1_07_21_peace_pays_half_the_spoils_and_nothing_for_a_revolt() -> None:
    game = new_table()
    deck_of(game, 20)
    sue_for_peace(game, wage(game, "1st_punic_war"), "1.07.8")
    assert game.treasury == 117
    revolted = drawn(game, "1st_macedonian_war")
    game.no_spoils |= 1 << revolted
    sue_for_peace(game, revolted, "1.07.8")
    assert game.treasury == 117


def test_1_07_21_a_province_in_revolt_that_makes_peace_is_simply_beaten() -> None:
    game = new_table()
    deck_of(game, 20)
    create(game, "sicilia")
    revolt(game, province("sicilia"), "1.07.21")
    sue_for_peace(game, war("sicilia"), "1.07.21")
    assert (game.province[province("sicilia")], game.treasury, len(game.deck)) == (VACANT, 100, 20)
    assert game.near_top == []


def test_c_20_without_a_battle_nobody_is_victorious() -> None:
    game = new_table()
    deck_of(game, 20)
    number = wage(game, "1st_macedonian_war")
    man = put(game, "fabius", 0)
    send(game, man, "1st_macedonian_war", legions=2)
    game.victorious |= 1 << man
    sue_for_peace(game, number, "1.07.21")
    assert game.where[man] == ROME
    assert count(game.legions[ACTIVE]) == 2


def test_a_52_another_new_alliance_pays_all_and_counts_as_a_defeat() -> None:
    game = new_table()
    first = wage(game, "1st_punic_war")
    third = wage(game, "3rd_punic_war")
    make_alliance(game, third, "1.07.21")
    assert game.treasury == 120
    assert game.zone[third] == BEATEN
    assert game.province[province("africa")] == VACANT
    assert spoils(game, first) == 0


# -- the Refuge


def test_a_53_light_the_leader_joins_the_next_war_drawn_and_makes_it_active() -> None:
    game = new_table()
    deck_of(game, 20)
    event(game, "refuge")
    syrian = wage(game, "syrian_war")
    lead(game, "antiochus_iii")
    leave_play(game, syrian, BEATEN, "1.10.4")
    assert game.enemy[ANTIOCHUS_III] == IN_REFUGE
    number = drawn(game, "2nd_macedonian_war")
    assert game.zone[number] == FOUGHT
    assert land_strength(game, number) == 15
    assert land_strength(game, drawn(game, "1st_gallic_war")) == 10
    leave_play(game, number, BEATEN, "1.10.4")
    assert game.enemy[ANTIOCHUS_III] == DEAD
    assert game.levels[14] == 0


def test_a_53_light_an_imminent_war_is_helped_from_its_activation() -> None:
    game = new_table()
    event(game, "refuge")
    lead(game, "antiochus_iii", IN_REFUGE)
    first = wage(game, "1st_macedonian_war")
    number = drawn(game, "2nd_macedonian_war")
    assert game.zone[number] == IMMINENT
    assert land_strength(game, first) == 12
    wake_imminent(game, "1.05.1")
    assert (land_strength(game, first), land_strength(game, number)) == (24, 25)


def test_a_58_he_waits_beside_an_invasion_until_rome_attacks() -> None:
    game = new_table("late")
    event(game, "refuge")
    lead(game, "hamilcar", IN_REFUGE)
    number = drawn(game, "invasion_of_britannia")
    assert game.zone[number] == INACTIVE
    activate(game, number, "1.09.64")
    assert land_strength(game, number) == LAND[number] + 3


def test_1_07_21_rise_from_refuge_wakes_all_wars_and_ignores_later_ones() -> None:
    game = new_table()
    ear = listen(game)
    event(game, "refuge", 2)
    syrian, illyrian = wage(game, "syrian_war"), wage(game, "1st_illyrian_war", INACTIVE)
    gallic, imminent = wage(game, "1st_gallic_war"), wage(game, "2nd_illyrian_war", IMMINENT)
    lead(game, "antiochus_iii")
    leave_play(game, syrian, BEATEN, "1.10.4")
    assert len(ear.all(LeaderRose)) == 1
    assert (game.zone[illyrian], game.zone[imminent]) == (FOUGHT, IMMINENT)
    assert (land_strength(game, illyrian), land_strength(game, gallic)) == (10, 15)
    assert land_strength(game, drawn(game, "1st_macedonian_war")) == 12
    for number in (illyrian, gallic):
        leave_play(game, number, BEATEN, "1.10.4")
    assert game.enemy[ANTIOCHUS_III] == IN_REFUGE  # the imminent one is left
    leave_play(game, imminent, BEATEN, "1.10.4")
    assert game.enemy[ANTIOCHUS_III] == DEAD
    assert game.marks[REFUGE_WARS] == 0


def test_1_07_21_only_one_leader_finds_refuge() -> None:
    game = new_table()
    deck_of(game, 20)
    event(game, "refuge")
    syrian, macedonian = wage(game, "syrian_war"), wage(game, "1st_macedonian_war")
    lead(game, "antiochus_iii")
    lead(game, "philip_v")
    leave_play(game, syrian, BEATEN, "1.10.4")
    leave_play(game, macedonian, BEATEN, "1.10.4")
    assert (game.enemy[ANTIOCHUS_III], game.enemy[PHILIP_V]) == (IN_REFUGE, IN_CURIA)


def test_1_07_33_placement_is_told_to_all_with_zone_and_status() -> None:
    game = new_table()
    ear = listen(game)
    drawn(game, "1st_gallic_war")
    (said,) = ear.all(WarPlaced)
    assert (said.war, said.zone, said.revolt) == (war("1st_gallic_war"), FOUGHT, 0)
    assert ear.audiences == [-1] * len(ear.events)
