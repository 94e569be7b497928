"""[1.07.33] What the end of a war brings; provinces in revolt, peace, the Refuge."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import (
    ANTIOCHUS_III,
    PHILIP_V,
)
from comitium.games.republic.catalogue.provinces import BASE_LAND, BASE_NAVAL
from comitium.games.republic.catalogue.wars import LAND, WAR_CARD
from comitium.games.republic.events.wars import LeaderRose, ProvinceCreated, WarPlaced
from comitium.games.republic.rules.common.provinces import create_province, create_provinces, revolt
from comitium.games.republic.rules.common.wars import (
    activate,
    disasters,
    fleet_strength,
    land_strength,
    leave_play,
    spoils,
    standoffs,
    support,
    wake_imminent,
)
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_peace import (
    make_alliance,
    shuffle_into_top_six,
    sue_for_peace,
)
from comitium.games.republic.state.numbers import (
    ACTIVE,
    AT_WAR,
    BEATEN,
    CIVIL_WAR,
    DEAD,
    DICTATOR,
    FORCE,
    FOUGHT,
    IMMINENT,
    IN_CURIA,
    IN_REFUGE,
    INACTIVE,
    MASTER_OF_HORSE,
    NOBODY,
    NOWHERE,
    OUT,
    REVOLT,
    REVOLTED,
    ROME,
    UNKNOWN,
    VACANT,
    count,
)
from comitium.games.republic.state.republic import REFUGE_WARS
from games.republic.fixtures.builder import (
    capture,
    check,
    create,
    event,
    govern,
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
from games.republic.fixtures.wars.war_draws import deck_of, drawn

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
