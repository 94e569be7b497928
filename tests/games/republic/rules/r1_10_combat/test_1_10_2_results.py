"""[1.10.2] to [1.10.4] Battles against wars: disasters, standoffs, results, spoils. The figures are worked out by hand."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.values import DEFEAT, DISASTER, STALEMATE, STANDOFF, VICTORY
from comitium.games.republic.choices import YES
from comitium.games.republic.events.combat import UnitsLost
from comitium.games.republic.rules.common.provinces import revolt
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Attack
from comitium.games.republic.state.numbers import (
    ACTIVE,
    BEATEN,
    DICTATOR,
    FIELD_CONSUL,
    FORCE,
    MASTER_OF_HORSE,
    NOBODY,
    OUT,
    ROME,
    ROME_CONSUL,
    STRAY,
    UNKNOWN,
    VACANT,
    bits,
    count,
)
from games.republic.fixtures.builder import asked, create, event, lead, play, province, put, say, send, wage, war
from games.republic.fixtures.wars.battles import BLANKS, combat_table, fight, lusitania, marius, result

# -- 1.10.2, 1.10.21, 1.10.3, 1.10.31


def test_1_10_2_defeat_kills_both_men_and_leaves_the_rest_on_the_war() -> None:
    game = combat_table()
    wage(game, "1st_gallic_war")
    dictator = put(game, "cornelius", 0, office=DICTATOR)
    master = put(game, "fabius", 1, office=MASTER_OF_HORSE)
    send(game, dictator, "1st_gallic_war", legions=5, fleets=3)
    send(game, master, "1st_gallic_war")
    game.unrest = 0
    command = min(5, game.military(dictator) + game.military(master))
    natural = 5 - 5 - command + 10
    dice = {5: (1, 2, 2), 6: (2, 2, 2), 4: (1, 1, 2), 3: (1, 1, 1)}[natural]
    ear = fight(game, "1st_gallic_war", dictator, *dice)
    assert result(ear) == (DEFEAT, 5)
    assert (count(game.legions[STRAY + war("1st_gallic_war")]), game.fleets[STRAY + war("1st_gallic_war")]) == (2, 0)
    assert game.where[dictator] == game.where[master] == OUT
    assert game.unrest == 2
    assert game.offices[DICTATOR] == game.offices[MASTER_OF_HORSE] == NOBODY


def test_1_10_2_every_unit_is_lost_at_3_or_less() -> None:
    game, senator = marius(3)
    event(game, "evil_omens", 3)
    fight(game, "gladiator_revolt", senator, 4, 3, 3)
    assert game.legions[STRAY + war("gladiator_revolt")] == 0


@pytest.mark.parametrize("dice", [(2, 2, 2), (4, 4, 3)])
def test_1_10_21_disaster_of_the_second_example(dice: tuple[int, int, int]) -> None:
    game, senator = marius(9)
    ear = fight(game, "gladiator_revolt", senator, *dice, chits=[*BLANKS, 30])
    assert result(ear)[0] == DISASTER
    assert count(game.legions[FORCE + senator]) == 4
    assert game.popularity[senator] == -2
    assert game.unrest == 4
    assert game.veterans == 0
    assert game.proconsuls >> senator & 1


@pytest.mark.parametrize("dice", [(4, 5, 5), (5, 5, 6)])
def test_1_10_31_standoff_of_the_second_example(dice: tuple[int, int, int]) -> None:
    game, senator = marius(9)
    ear = fight(game, "gladiator_revolt", senator, *dice, chits=[0, 0, 0])
    assert result(ear)[0] == STANDOFF
    assert count(game.legions[FORCE + senator]) == 6
    assert game.popularity[senator] == -1
    assert game.unrest == 3
    assert count(game.veterans) == 1


def test_1_10_21_what_he_voids_of_the_war_and_what_its_leader_keeps() -> None:
    game, scipio = lusitania()
    ear = fight(game, "lusitanian_war", scipio, 2, 2, 2, chits=[*BLANKS, 30, 29])
    assert result(ear) == (STALEMATE, 9)
    lost = ear.all(UnitsLost)[0]
    assert (lost.legions, lost.fleets) == (4, 2)
    game, scipio = lusitania()
    ear = fight(game, "lusitanian_war", scipio, 5, 5, 5, chits=[*BLANKS, 30, 29, 28, 27, 26])
    assert result(ear)[0] == DISASTER
    assert (count(game.legions[FORCE + scipio]), game.fleets[FORCE + scipio]) == (8, 1)


def test_1_10_31_a_leaders_standoff_and_a_clean_victory() -> None:
    game, scipio = lusitania()
    ear = fight(game, "lusitanian_war", scipio, 4, 4, 4, chits=[*BLANKS, 30])
    assert result(ear)[0] == STANDOFF
    assert (count(game.legions[FORCE + scipio]), game.fleets[FORCE + scipio]) == (12, 1)
    game, scipio = lusitania()
    ear = fight(game, "lusitanian_war", scipio, 5, 5, 6)
    assert result(ear) == (VICTORY, 19)
    assert not ear.all(UnitsLost)


def test_c_7_each_number_counts_once_against_a_war_in_a_turn() -> None:
    game = combat_table(scenario="middle")
    wage(game, "jugurthine_war")
    first = put(game, "cornelius", 0, office=ROME_CONSUL)
    second = put(game, "fabius", 1, office=FIELD_CONSUL)
    send(game, first, "jugurthine_war", legions=8, fleets=4)
    send(game, second, "jugurthine_war", legions=8, fleets=4)
    ear = fight(game, "jugurthine_war", first, 5, 5, 4, chits=[*BLANKS, 30, 29])
    assert result(ear)[0] == DISASTER
    ear = fight(game, "jugurthine_war", second, 5, 5, 4)
    assert result(ear)[0] not in (DISASTER, STANDOFF)


def test_c_7_the_same_number_on_war_and_leader_is_one() -> None:
    game = combat_table()
    wage(game, "2nd_macedonian_war")
    lead(game, "philip_v")
    first = put(game, "cornelius", 0, office=ROME_CONSUL)
    second = put(game, "fabius", 1, office=FIELD_CONSUL)
    send(game, first, "2nd_macedonian_war", legions=8, fleets=7)
    send(game, second, "2nd_macedonian_war", legions=8, fleets=7)
    assert result(fight(game, "2nd_macedonian_war", first, 5, 5, 4, chits=[*BLANKS]))[0] == STANDOFF
    assert result(fight(game, "2nd_macedonian_war", second, 5, 5, 4))[0] != STANDOFF


def test_c_7_a_voided_number_is_not_spent() -> None:
    game, scipio = lusitania()
    other = put(game, "fabius", 1, office=FIELD_CONSUL)
    send(game, other, "lusitanian_war", legions=9, fleets=2)
    fight(game, "lusitanian_war", scipio, 2, 2, 2, chits=[*BLANKS, 30, 29])
    assert result(fight(game, "lusitanian_war", other, 2, 2, 2, chits=[*BLANKS, 30, 29]))[0] == DISASTER


def test_1_10_3_losses_of_a_stalemate_and_the_last_legion_becomes_veteran() -> None:
    game = combat_table()
    wage(game, "syrian_war")
    senator = put(game, "marius", 0, popularity=0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=6, fleets=2)
    ear = fight(game, "syrian_war", senator, 1, 1, 2, chits=[*BLANKS, 30, 29, 28])
    assert result(ear) == (STALEMATE, 8)
    assert (count(game.legions[FORCE + senator]), game.fleets[FORCE + senator]) == (1, 0)
    assert game.popularity[senator] == -2
    assert game.veterans == game.legions[FORCE + senator]
    assert game.allegiance[bits(game.veterans)[0]] == senator


def test_1_10_3_nothing_lost_at_13_and_a_veteran_still_appears() -> None:
    game = combat_table()
    wage(game, "syrian_war")
    senator = put(game, "marius", 0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=6, fleets=2)
    ear = fight(game, "syrian_war", senator, 3, 3, 3)
    assert result(ear) == (STALEMATE, 13)
    assert not ear.all(UnitsLost)
    assert count(game.veterans) == 1


def test_1_10_62_support_fleets_are_lost_as_well_and_cost_no_popularity() -> None:
    game = combat_table()
    wage(game, "syrian_war")
    senator = put(game, "marius", 0, popularity=0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=6, fleets=2)
    fight(game, "syrian_war", senator, 2, 2, 3, chits=[*BLANKS])
    assert (count(game.legions[FORCE + senator]), game.fleets[FORCE + senator]) == (4, 0)
    assert game.popularity[senator] == -1


# -- 1.10.4


def test_1_10_4_spoils_reward_and_unrest() -> None:
    game = combat_table()
    wage(game, "syrian_war")
    game.unrest = 2
    senator = put(game, "marius", 0, influence=5, popularity=0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=12, fleets=2)
    fight(game, "syrian_war", senator, 4, 4, 4)
    assert game.treasury == 145
    assert (game.influence[senator], game.popularity[senator], game.unrest) == (8, 3, 1)
    assert game.zone[war("syrian_war")] == BEATEN
    assert game.victorious == 1 << senator
    assert count(game.legions[FORCE + senator]) == 12


def test_1_10_4_a_revolt_has_no_spoils() -> None:
    game = combat_table()
    wage(game, "1st_punic_war")
    game.zone[war("3rd_punic_war")] = BEATEN
    game.no_spoils |= 1 << war("1st_punic_war")
    game.naval_victory |= 1 << war("1st_punic_war")
    senator = put(game, "marius", 0, office=FIELD_CONSUL)
    send(game, senator, "1st_punic_war", legions=20, fleets=9)
    fight(game, "1st_punic_war", senator, 4, 4, 4)
    assert game.zone[war("1st_punic_war")] == BEATEN
    assert game.treasury == 100


def test_1_10_4_both_victories_over_the_pirates_in_one_turn() -> None:
    game = combat_table(scenario="middle")
    wage(game, "1st_cilician_pirates")
    game.unrest = 5
    senator = put(game, "marius", 0, influence=5, popularity=0, office=FIELD_CONSUL)
    send(game, senator, "1st_cilician_pirates", legions=16, fleets=25)
    game.loaded = [4, 4, 4, 4, 4, 4]
    play(game, Attack(0, war("1st_cilician_pirates"), senator))
    say(game, YES)
    assert (game.influence[senator], game.popularity[senator]) == (11, 6)
    assert game.unrest == 3
    assert game.treasury == 110
    assert game.province[province("cilicia_et_cyprus")] == VACANT


def test_1_10_4_provinces_of_the_first_punic_war_once_only() -> None:
    game = combat_table()
    wage(game, "1st_punic_war")
    game.naval_victory |= 1 << war("1st_punic_war")
    senator = put(game, "marius", 0, office=FIELD_CONSUL)
    send(game, senator, "1st_punic_war", legions=20, fleets=9)
    fight(game, "1st_punic_war", senator, 4, 4, 4)
    assert game.province[province("sicilia")] == game.province[province("sardinia_et_corsica")] == VACANT
    assert game.developed == 0


def test_1_10_4_illyricum_needs_both_wars() -> None:
    for other, made in ((False, UNKNOWN), (True, VACANT)):
        game = combat_table()
        wage(game, "2nd_illyrian_war")
        if other:
            game.zone[war("1st_illyrian_war")] = BEATEN
        senator = put(game, "marius", 0, office=FIELD_CONSUL)
        send(game, senator, "2nd_illyrian_war", legions=16, fleets=4)
        fight(game, "2nd_illyrian_war", senator, 4, 4, 4)
        assert game.province[province("illyricum")] == made


def test_1_10_4_bithynia_is_developed_by_the_third_mithridatic_war() -> None:
    game = combat_table(scenario="late")
    wage(game, "3rd_mithridatic_war")
    senator = put(game, "marius", 0, office=FIELD_CONSUL)
    send(game, senator, "3rd_mithridatic_war", legions=20, fleets=8)
    fight(game, "3rd_mithridatic_war", senator, 4, 4, 4)
    assert game.developed == 1 << province("bithynia")
    assert game.province[province("syria")] == VACANT


def test_1_10_4_the_first_attack_on_the_germans_opens_narbonensis_whatever_comes_of_it() -> None:
    game = combat_table(scenario="middle")
    wage(game, "germanic_migrations")
    senator = put(game, "marius", 0, leader=True, office=FIELD_CONSUL)
    send(game, senator, "germanic_migrations", legions=4)
    assert result(fight(game, "germanic_migrations", senator, 1, 1, 1))[0] == DEFEAT
    assert game.province[province("gallia_narbonensis")] == VACANT


def test_1_10_4_a_man_killed_in_his_victory_gains_nothing_and_the_state_its_spoils() -> None:
    game = combat_table()
    wage(game, "syrian_war")
    senator = put(game, "marius", 0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=8, fleets=2)
    fight(game, "syrian_war", senator, 3, 3, 2, chits=[27, 0, 0, 0, 30, 29])
    assert game.where[senator] == OUT
    assert game.treasury == 145
    assert count(game.legions[ACTIVE]) == 4
    assert not game.victorious


def test_c_20_other_commanders_on_a_beaten_war_go_home_and_are_not_victorious() -> None:
    game = combat_table()
    wage(game, "syrian_war")
    first = put(game, "marius", 0, office=FIELD_CONSUL)
    second = put(game, "fabius", 1)
    game.proconsuls |= 1 << second
    game.prior_consul |= 1 << second
    send(game, first, "syrian_war", legions=12, fleets=2)
    send(game, second, "syrian_war", legions=3, fleets=2)
    fight(game, "syrian_war", first, 4, 4, 4)
    assert game.where[second] == ROME
    assert not game.proconsuls
    assert game.prior_consul == 1 << second
    assert game.victorious == 1 << first
    assert count(game.legions[ACTIVE]) == 3


def test_c_88_a_province_in_revolt_is_fought_at_sea_and_on_land_and_returns_undeveloped() -> None:

    game = combat_table(scenario="middle")
    create(game, "africa", developed=False)
    revolt(game, province("africa"), "1.07.21")
    senator = put(game, "marius", 0, influence=5, popularity=0, office=FIELD_CONSUL)
    send(game, senator, "africa", legions=10, fleets=14)
    game.loaded = [4, 4, 4, 4, 4, 4]
    play(game, Attack(0, war("africa"), senator))
    if asked(game) == "Ashore":
        say(game, YES)
    assert game.province[province("africa")] == VACANT
    assert game.treasury == 100
    assert game.victorious == 1 << senator
