"""[1.10.1] to [1.10.4] Battles as the rulebook tells them, played from positions with named dice and chits."""

from __future__ import annotations

import pytest

from comitium.games.republic.state.numbers import AT_WAR, BEATEN, FIELD_CONSUL, OUT, ROME
from games.republic.fixtures.builder import asked, check, man, province, war
from games.republic.fixtures.wars.battle_positions import GLADIATORS, SPAIN, TWO
from games.republic.fixtures.wars.field import campaign, fate, force, in_italy, leaderless, offers, speak, veterans


@pytest.mark.parametrize(
    ("dice", "result", "total", "left"),
    [
        ("4,4,3", 4, 14, (12, 0)),  # 11 is the war's own number: void
        ("2,2,2", 3, 9, (12, 0)),  # 6 likewise
        ("5,5,5", 1, 0, (8, 1)),  # 15 is the leader's
        ("4,4,4", 2, 0, (12, 1)),  # 12 too
        ("6,5,5", 4, 19, (16, 2)),
    ],
)
def test_1_07_343_scipio_voids_the_numbers_of_the_war_but_not_of_viriathus(
    dice: str, result: int, total: int, left: tuple[int, int]
) -> None:
    game, ear = campaign(f"{SPAIN} dice={dice} chits=14,15,16,17,20,21,22,23,24,26")
    met = fate(ear, "ArmiesMet")[0]
    assert (met.army, met.command, met.enemy) == (16, 4, 17)
    decided = fate(ear, "BattleDecided")[0]
    assert decided.result == result
    if total:
        assert decided.total == total
    assert force(game, "1b_scipio_aemilianus") == left
    check(game)


def test_1_10_4_popularity_is_lost_for_legions_before_it_is_won() -> None:
    game, _ = campaign(f"{SPAIN} treasury=100 dice=4,4,3 chits=14,15,16,17,20,21,22,23,24,26")
    scipio = man("1b_scipio_aemilianus")
    assert (game.influence[scipio], game.popularity[scipio], game.unrest, game.treasury) == (8, 1, 2, 100)
    assert game.zone[war("lusitanian_war")] == BEATEN


def test_1_10_4_losses_of_popularity_stop_at_minus_nine_first() -> None:
    game, _ = campaign(f"{SPAIN} dice=4,4,3 chits=14,15,16,17,20,21,22,23,24,26".replace("sent1", "sent1,pop-9"))
    assert game.popularity[man("1b_scipio_aemilianus")] == -6


@pytest.mark.parametrize(
    ("legions", "dice", "omens", "result", "left"),
    [
        (9, "4,3,3", 0, 3, 8),
        (3, "4,3,3", 0, 0, 0),
        (9, "4,3,3", 1, 3, 7),
        (9, "2,2,2", 0, 1, 4),
        (9, "5,5,4", 0, 2, 6),
        (9, "5,5,6", 0, 2, 6),
        (9, "5,3,3", 0, 1, 4),
    ],
)
def test_1_10_11_marius_against_spartacus(legions: int, dice: str, omens: int, result: int, left: int) -> None:
    events = f"events=evil_omens:{omens}" if omens else ""
    game, ear = campaign(f"{GLADIATORS} {events} forces=marius:{legions} dice={dice} chits=14,15,16,17,20,21,22,23,24,26")
    assert fate(ear, "BattleDecided")[0].result == result
    left_there = leaderless(game, "gladiator_revolt")[0] if result == 0 else force(game, "marius")[0]
    assert left_there == left
    lost = legions - left
    assert game.unrest == 4 + {0: 2, 1: 1}.get(result, 0)
    if result:
        assert game.popularity[man("marius")] == -(lost // 2)
        assert veterans(game, "marius") == (0 if result == 1 else 1)
        assert game.proconsuls >> man("marius") & 1
        assert game.offices[FIELD_CONSUL] != man("marius")


PUNIC = "column=fabius*,julius@1st_punic_war(field_consul,sent1) wars=1st_punic_war:active unrest=3"


def test_1_10_12_a_naval_victory_and_the_choice_to_go_on() -> None:
    game, _ = campaign(f"{PUNIC} forces=julius:8+12f dice=3,3,3,6,6,6 chits=14,15,16,17,20,21,22,23,24,26")
    assert force(game, "julius") == (5, 9)
    assert game.naval_victory >> war("1st_punic_war") & 1
    julius = man("julius")
    assert (game.influence[julius], game.popularity[julius], game.unrest) == (9, 4, 2)
    assert veterans(game, "julius") == 0
    assert sorted(offers(game, 0)) == ["no", "yes"]
    speak(game, 0, "yes")  # 18 + 5 + 4 - 10 = 17
    assert game.zone[war("1st_punic_war")] == BEATEN
    assert (game.influence[julius], game.unrest) == (14, 1)
    assert game.province[province("sicilia")] != 0
    assert game.treasury == 135


def test_1_10_12_a_stalemate_at_sea_ends_the_attack() -> None:
    game, ear = campaign(f"{PUNIC} forces=julius:8+7f dice=4,4,4")
    assert len(fate(ear, "ArmiesMet")) == 1
    assert force(game, "julius") == (8, 7)
    assert game.proconsuls >> man("julius") & 1
    assert not game.unprosecuted >> war("1st_punic_war") & 1
    assert game.veterans == 0


def test_1_10_12_fleets_alone_go_home_after_their_victory() -> None:
    game, _ = campaign(f"{PUNIC} forces=julius:12f dice=5,5,5 chits=14,15,16,17,20,21,22,23,24,26")  # 15 + 16 - 10
    assert game.where[man("julius")] == ROME
    assert game.offices[FIELD_CONSUL] == man("julius")
    assert in_italy(game) == (0, 12)
    assert not game.unprosecuted >> war("1st_punic_war") & 1
    assert asked(game) != "Declare"


def test_1_10_12_he_stops_and_has_a_victory_in_the_revolution_phase() -> None:
    game, _ = campaign(f"{PUNIC} forces=julius:8+12f dice=5,5,5 chits=14,15,16,17,20,21,22,23,24,26", hands=False)
    speak(game, 0, "no")
    assert game.where[man("julius")] == AT_WAR + war("1st_punic_war")
    assert game.offices[FIELD_CONSUL] == man("julius")
    assert asked(game) == "Declare"
    assert sorted(offers(game, 0)) == ["lay-down", "sound-out"]
    speak(game, 0, "lay-down")
    assert in_italy(game) == (8, 12)
    assert game.where[man("julius")] == ROME


def test_1_10_12_naval_winner_as_proconsul_by_option() -> None:
    game, _ = campaign(
        f"naval_winner=proconsul {PUNIC} forces=julius:8+12f dice=5,5,5 chits=14,15,16,17,20,21,22,23,24,26", hands=False
    )
    speak(game, 0, "no")
    assert asked(game) != "Declare"
    assert game.proconsuls >> man("julius") & 1
    assert game.where[man("julius")] == AT_WAR + war("1st_punic_war")


def test_1_10_12_too_few_fleets_left_for_the_land() -> None:
    """Seven fleets win with 14 and lose four of them: three are no support of five."""
    game, _ = campaign(
        f"{PUNIC} forces=julius:8+7f dice=5,4,4 chits=14,15,16,17,20,21,22,23,24,26", hands=False
    )  # 13: disaster number
    assert force(game, "julius") == (4, 3)
    game, _ = campaign(
        f"{PUNIC} forces=julius:8+6f dice=6,5,4 chits=14,15,16,17,20,21,22,23,24,26", hands=False
    )  # 15 + 6 + 4 - 10
    assert force(game, "julius") == (5, 3)
    assert asked(game) == "Declare"  # [C-5] he has won


def test_1_10_2_defeat_kills_the_master_of_horse_too() -> None:
    game, _ = campaign(
        "column=fabius*,julius@2nd_punic_war(dictator,sent1),terentius@2nd_punic_war(master_of_horse) "
        "wars=2nd_punic_war:active "
        "unrest=1 forces=julius:5+5f dice=3,3,4"
    )
    # 10 is the disaster number of the 2nd Punic War
    assert force(game, "julius") == (2, 2)
    game, _ = campaign(
        "column=fabius*,julius@2nd_punic_war(dictator,sent1),terentius@2nd_punic_war(master_of_horse) "
        "wars=2nd_punic_war:active "
        "unrest=1 forces=julius:5+5f dice=3,3,3"
    )
    # 9 + 5 + min(4 + 2, 5) - 15 = 4: four legions and four fleets
    assert leaderless(game, "2nd_punic_war") == (1, 1)
    assert game.where[man("julius")] == OUT
    assert game.where[man("terentius")] == OUT
    assert game.unrest == 3
    assert game.unprosecuted >> war("2nd_punic_war") & 1  # [1.10.9] one fleet is no support of five


def test_1_10_21_a_number_is_spent_for_the_war_in_this_turn() -> None:
    game, ear = campaign(
        "column=fabius*,julius@jugurthine_war(field_consul,sent1) wars=jugurthine_war:active unrest=0 "
        "forces=julius:8+2f,cornelius:8+2f dice=5,5,4,5,5,4 chits=14,15,16,17,20,21,22,23,24,26",
        others=TWO.format(war="jugurthine_war"),
    )
    speak(game, 0, "senator julius")
    speak(game, 1, "senator julius")
    assert [one.result for one in fate(ear, "BattleDecided")] == [1, 4]


def test_1_10_31_a_number_on_war_and_leader_is_one_number() -> None:
    game, ear = campaign(
        "column=fabius*,julius@2nd_macedonian_war(field_consul,sent1) wars=2nd_macedonian_war:active leaders=philip_v:board "
        "forces=julius:12+5f,cornelius:12+5f dice=1,1,6,1,5,5,4,5,5,4 chits=14,15,16,17,20,21,22,23,24,26",
        others=TWO.format(war="2nd_macedonian_war"),
    )
    speak(game, 0, "senator julius")
    speak(game, 1, "senator cornelius")  # no agreement
    rolled = [(one.senator, one.amount) for one in fate(ear, "OrderRolled")]
    assert sorted(amount for _, amount in rolled) == [2, 7]
    assert fate(ear, "ArmiesMet")[0].senator == max(rolled, key=lambda one: one[1])[0]
    assert [one.result for one in fate(ear, "BattleDecided")] == [2, 4]


def test_1_10_3_a_stalemate_that_leaves_one_legion() -> None:
    game, _ = campaign(
        "column=fabius*,julius@syrian_war(field_consul,sent1) wars=syrian_war:active unrest=2 forces=julius:6+2f dice=1,1,2 "
        "chits=14,15,16,17,20,21,22,23,24,26"
    )  # 4 + 6 + 4 - 6 = 8
    assert force(game, "julius") == (1, 0)
    assert game.popularity[man("julius")] == -2
    assert veterans(game, "julius") == 1
    assert game.unrest == 2
    assert game.unprosecuted >> war("syrian_war") & 1


def test_1_10_4_syrian_war_brings_its_spoils() -> None:
    game, _ = campaign(
        "column=fabius*,julius@syrian_war(field_consul,sent1) wars=syrian_war:active unrest=2 forces=julius:12+2f dice=3,3,3"
    )  # 9 + 16 - 6
    julius = man("julius")
    assert (game.treasury, game.influence[julius], game.popularity[julius], game.unrest) == (145, 7, 3, 1)


def test_1_07_333_no_spoils_once_the_last_of_the_series_is_beaten() -> None:
    game, _ = campaign(
        f"{PUNIC.replace('1st_punic_war:active', '1st_punic_war:active+naval_victory+revolt,3rd_punic_war:beaten')} "
        "forces=julius:20+5f dice=3,3,3"
    )
    assert game.zone[war("1st_punic_war")] == BEATEN
    assert game.treasury == 100


def test_1_10_4_pirates_at_sea_and_on_land_in_one_turn() -> None:
    game, _ = campaign(
        "column=fabius*,julius@1st_cilician_pirates(field_consul,sent1) wars=1st_cilician_pirates:active unrest=5 "
        "forces=julius:10+12f dice=5,4,4,5,4,4"
    )  # 13 + 16 - 8; 13 + 14 - 3
    speak(game, 0, "yes")
    julius = man("julius")
    assert (game.influence[julius], game.popularity[julius], game.unrest, game.treasury) == (10, 6, 3, 110)
    assert game.province[province("cilicia_et_cyprus")] != 0
