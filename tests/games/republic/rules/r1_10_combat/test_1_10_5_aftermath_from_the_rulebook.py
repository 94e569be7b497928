"""[1.10.5] to [1.10.9] What battles leave behind, as the rulebook tells it, from positions with named dice and chits."""

from __future__ import annotations

from comitium.games.republic.state.numbers import (
    BEATEN,
    CAPTIVE,
    FIELD_CONSUL,
    FOUGHT,
    MASTER_OF_HORSE,
    OUT,
    ROME,
    ROME_CONSUL,
)
from comitium.games.republic.state.republic import LUCULLUS
from games.republic.fixtures.builder import man, province, war
from games.republic.fixtures.wars.battle_positions import GLADIATORS, SPAIN, TWO
from games.republic.fixtures.wars.field import campaign, fate, force, in_italy, leaderless, offers, speak, veterans


def test_1_10_5_only_veterans_left_make_no_veteran() -> None:
    game, ear = campaign(f"{GLADIATORS} forces=marius:4v dice=3,3,3")  # 8 + 4 + 9 - 11 = 10: 3 lost
    assert game.veterans.bit_count() == 1
    assert not fate(ear, "VeteranMade")


def test_1_10_5_veterans_count_double_and_rating_up_to_the_army() -> None:
    _, ear = campaign(f"{GLADIATORS} forces=marius:1 dice=6,6,6")
    met = fate(ear, "ArmiesMet")[0]
    assert (met.army, met.command) == (1, 1)
    _, ear = campaign(f"{GLADIATORS} forces=marius:2+3v dice=6,6,6")
    met = fate(ear, "ArmiesMet")[0]
    assert (met.army, met.command) == (8, 4)


def test_1_10_7_a_hit_that_is_not_the_last_kills() -> None:
    game, ear = campaign(
        "column=fabius*,fulvius@gladiator_revolt(field_consul,sent1) wars=gladiator_revolt:active "
        "forces=fulvius:8 dice=3,1,1 chits=7,12,0,3"
    )  # 5 + 10 - 6 = 9
    assert game.where[man("fulvius")] == OUT
    assert leaderless(game, "gladiator_revolt") == (4, 0)
    assert fate(ear, "VeteranUnbound")
    assert game.veterans.bit_count() == 1
    assert not game.unprosecuted >> war("gladiator_revolt") & 1


def test_1_10_7_the_dictator_dies_in_a_victory_and_his_master_of_horse_is_a_private_man() -> None:
    game, _ = campaign(
        "column=fabius*,fulvius@gladiator_revolt(dictator,sent1),julius@gladiator_revolt(master_of_horse) "
        "wars=gladiator_revolt:active "
        "treasury=50 unrest=3 forces=fulvius:10 dice=1,1,2 chits=0,7"
    )  # 4 + 16 - 6 = 14: four lost
    assert game.zone[war("gladiator_revolt")] == BEATEN
    assert game.where[man("fulvius")] == OUT
    assert game.where[man("julius")] == ROME
    assert game.offices[MASTER_OF_HORSE] != man("julius")
    assert in_italy(game) == (6, 0)
    assert game.influence[man("julius")] == 4
    assert game.unrest == 2


def test_1_10_7_the_last_chit_of_a_victory_kills() -> None:
    game, _ = campaign(
        "column=fabius*,fulvius@gladiator_revolt(field_consul,sent1) wars=gladiator_revolt:active "
        "forces=fulvius:10 dice=5,3,1 chits=0,0,7"
    )
    assert game.where[man("fulvius")] == OUT
    assert in_italy(game) == (7, 0)


def test_1_10_8_a_rome_consul_is_proconsul_at_once() -> None:
    game, _ = campaign(
        "column=fabius*,fulvius@gladiator_revolt(rome_consul,sent1) wars=gladiator_revolt:active forces=fulvius:8 dice=3,3,3"
    )
    assert game.offices[ROME_CONSUL] < 0
    assert game.proconsuls >> man("fulvius") & 1
    assert game.prior_consul >> man("fulvius") & 1


def test_c_19_a_dictator_turned_proconsul_sends_his_master_of_horse_home_with_his_office() -> None:
    game, _ = campaign(
        "column=fabius*,fulvius@gladiator_revolt(dictator,sent1),terentius@gladiator_revolt(master_of_horse) "
        "wars=gladiator_revolt:active forces=fulvius:6 dice=3,3,3"
    )
    assert game.where[man("terentius")] == ROME
    assert game.offices[MASTER_OF_HORSE] == man("terentius")
    assert game.proconsuls >> man("fulvius") & 1


def test_1_10_9_pirates_with_a_marker_and_no_battle_are_unprosecuted() -> None:
    game, _ = campaign(
        f"{SPAIN} dice=2,2,2 chits=14,15,16,17,20,21,22,23,24,26".replace(
            "wars=", "wars=1st_cilician_pirates:active+naval_victory,"
        ).replace("16+2f", "16+6f")
    )
    assert game.unprosecuted >> war("1st_cilician_pirates") & 1
    assert game.unprosecuted >> war("numantine_war") & 1
    assert not game.unprosecuted >> war("lusitanian_war") & 1


def test_1_10_9_too_little_support_left_after_a_disaster() -> None:
    game, _ = campaign(f"{SPAIN} dice=5,5,5 chits=14,15,16,17,20,21,22,23,24,26")
    assert game.unprosecuted >> war("lusitanian_war") & 1


def test_c_11_fabius_halves_what_is_really_lost() -> None:
    game, _ = campaign(
        "column=cornelius*,2a_fabius_maximus_cunctator@gladiator_revolt(field_consul,sent1) wars=gladiator_revolt:active "
        "forces=2a_fabius_maximus_cunctator:3 dice=3,1,1"
    )  # 5 + 6 - 6 = 5: defeat; three called for, two lost
    assert leaderless(game, "gladiator_revolt") == (1, 0)
    assert game.where[man("2a_fabius_maximus_cunctator")] == OUT


def test_c_40_lucullus_loses_nothing_in_a_disaster() -> None:
    game, _ = campaign(
        "scenario=late column=cornelius*,29b_lucullus@gladiator_revolt(field_consul,sent1) "
        "wars=gladiator_revolt:active unrest=0 "
        "forces=29b_lucullus:5 dice=2,2,2 "
    )
    assert force(game, "29b_lucullus") == (5, 0)
    assert game.unrest == 1
    assert game.unprosecuted >> war("gladiator_revolt") & 1
    assert game.marks[LUCULLUS] == 1
    assert game.veterans == 0


def test_c_40_lucullus_makes_a_veteran_in_a_standoff_and_the_war_is_unprosecuted() -> None:
    game, _ = campaign(
        "scenario=late column=cornelius*,29b_lucullus@gladiator_revolt(field_consul,sent1) "
        "wars=gladiator_revolt:active unrest=0 "
        "forces=29b_lucullus:5 dice=6,5,5 "
    )
    assert force(game, "29b_lucullus") == (5, 0)
    assert veterans(game, "29b_lucullus") == 1
    assert game.unprosecuted >> war("gladiator_revolt") & 1
    assert game.unrest == 0


def test_c_79_pompey_rolls_before_his_battle_and_popularity_counts_twice() -> None:
    game, ear = campaign(
        "scenario=late events=evil_omens:1 column=cornelius*,30a_pompey@syrian_war(field_consul,sent1,pop0) "
        "wars=syrian_war:active "
        "forces=30a_pompey:10+2f dice=4,3,3,3 chits=14,15,16,17,20,21,22,23,24,26"
    )
    met = fate(ear, "ArmiesMet")[0]
    assert met.command == 4
    # 9 + 10 + 4 - 6 - 1 = 16: two legions lost
    assert force(game, "30a_pompey") == (8, 0)
    assert game.popularity[man("30a_pompey")] == 4


def test_c_8_allies_desert_only_for_the_battle_whose_dice_said_so() -> None:
    """At sea an even throw adds the black die; the battle on land has an odd one."""
    start = (
        "column=fabius*,julius@1st_cilician_pirates(field_consul,sent1) wars=1st_cilician_pirates:active "
        "events=ally_deserts:1 "
        "forces=julius:10+14f dice=6,4,4,5,4,4"
    )
    for duration, enemy in (("battle", 3), ("turn", 9)):
        game, ear = campaign(f"desertion_duration={duration} {start}")
        decided = fate(ear, "BattleDecided")
        assert decided[0].total == 14 + 14 + 4 - 8 - 6
        speak(game, 0, "yes")
        assert fate(ear, "BattleDecided")[1].total == 13 + 14 - enemy


def test_c_8_enemy_allies_desert_by_an_odd_throw() -> None:
    _, ear = campaign(
        "column=fabius*,julius@syrian_war(field_consul,sent1) wars=syrian_war:active events=enemy_ally_deserts:2 "
        "forces=julius:5+2f dice=1,5,3"
    )
    assert fate(ear, "BattleDecided")[0].total == 9 + 9 - 0


def test_c_3_a_force_without_support_does_not_fight_and_stays() -> None:
    game, ear = campaign("column=fabius*,julius@syrian_war(field_consul,sent1) wars=syrian_war:active forces=julius:5+1f")
    assert not fate(ear, "ArmiesMet")
    assert game.proconsuls >> man("julius") & 1
    assert game.unprosecuted >> war("syrian_war") & 1


def test_c_20_when_a_war_falls_the_other_commander_goes_home_without_a_victory() -> None:
    game, ear = campaign(
        "column=fabius*,julius@syrian_war(proconsul,sent0,prior) wars=syrian_war:active "
        "forces=julius:12+2f,cornelius:12+2f dice=4,4,4",
        others=TWO.format(war="syrian_war"),
        hands=False,
    )
    speak(game, 0, "senator cornelius")
    speak(game, 1, "senator cornelius")
    assert len(fate(ear, "ArmiesMet")) == 1
    assert game.where[man("julius")] == ROME
    assert game.proconsuls == 0
    assert game.prior_consul >> man("julius") & 1
    assert in_italy(game) == (12, 2)
    assert game.offices[ROME_CONSUL] == man("cornelius")
    assert game.actors() == [1]  # only the winner is asked whether he lays down his command


def test_c_1_a_war_waits_for_its_last_commander() -> None:
    _, ear = campaign(
        "column=fabius*,julius@syrian_war(field_consul,sent1),flaminius@gladiator_revolt(rome_consul,sent2) "
        "wars=syrian_war:active,gladiator_revolt:active forces=julius:5+2f,flaminius:5,aelius:5+2f dice=6,6,6",
        others="amphora=valerius*,aelius@syrian_war(proconsul,sent3) trident=claudius* star=papirius*",
    )
    assert fate(ear, "ArmiesMet")[0].war == war("gladiator_revolt")


def test_1_10_1_a_won_war_no_longer_doubles_the_next() -> None:
    game, ear = campaign(
        "column=fabius*,julius@1st_macedonian_war(field_consul,sent1),cornelius@2nd_macedonian_war(rome_consul,sent2) "
        "wars=1st_macedonian_war:active,2nd_macedonian_war:active forces=julius:12+10f,cornelius:5+5f dice=6,6,5,3,3,3"
    )  # 17 + 16 - 24 = 9 : not won
    assert fate(ear, "ArmiesMet")[1].enemy == 20
    game, ear = campaign(
        "column=fabius*,julius@1st_macedonian_war(field_consul,sent1),cornelius@2nd_macedonian_war(rome_consul,sent2) "
        "wars=1st_macedonian_war:active,2nd_macedonian_war:active forces=julius:20+10f,cornelius:5+5f dice=6,6,5,3,3,3"
    )
    assert fate(ear, "ArmiesMet")[1].enemy == 10
    assert game.zone[war("2nd_macedonian_war")] == FOUGHT


def test_1_10_4_narbonensis_comes_with_the_first_attack_whatever_its_result() -> None:
    game, _ = campaign(
        "column=fabius*,julius@germanic_migrations(field_consul,sent1) wars=germanic_migrations:active forces=julius:5 "
        "dice=1,1,1"
    )
    assert game.province[province("gallia_narbonensis")] != 0


def test_c_88_a_province_in_revolt_at_sea_and_on_land() -> None:
    """Its fleet is fought first, if one is printed; there are no spoils, and it comes back undeveloped."""
    game, ear = campaign(
        "column=fabius*,julius@revolt_sicilia(field_consul,sent1) wars=revolt_sicilia:active "
        "provinces=sicilia(revolted,developed) "
        "forces=julius:10+10f dice=4,4,4,4,4,4"
    )
    met = fate(ear, "ArmiesMet")
    if met[0].naval:
        speak(game, 0, "yes")
    assert game.province[province("sicilia")] == 1
    assert not game.developed >> province("sicilia") & 1
    assert game.treasury == 100


def test_1_10_5_caesar_makes_two_veterans_if_he_likes() -> None:
    game, _ = campaign(
        "scenario=late column=cornelius*,4a_julius_caesar@gladiator_revolt(field_consul,sent1) wars=gladiator_revolt:active "
        "forces=4a_julius_caesar:10 dice=4,4,4"
    )
    speak(game, 0, offers(game, 0)[-1])
    assert veterans(game, "4a_julius_caesar") == 2


def test_c_12_the_captive_keeps_the_allegiance_of_the_new_veteran() -> None:
    game, _ = campaign(
        "column=fabius*,fulvius@gladiator_revolt(field_consul,sent1) wars=gladiator_revolt:active "
        "forces=fulvius:8 dice=3,1,1 chits=12,0,3,7"
    )
    assert game.where[man("fulvius")] == CAPTIVE + war("gladiator_revolt")
    assert veterans(game, "fulvius") == 1
    assert leaderless(game, "gladiator_revolt") == (4, 0)
    assert game.offices[FIELD_CONSUL] == man("fulvius")
