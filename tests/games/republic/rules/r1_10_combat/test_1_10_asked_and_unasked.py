"""[1.10] What is asked in the Combat Phase, and what may be done unasked (A-46): ransom, purchases, Cleopatra, capture."""

from __future__ import annotations

from comitium.games.republic.choices import WORDS
from comitium.games.republic.state.numbers import BEATEN, CAPTIVE, COMBAT, FIELD_CONSUL, MASTER_OF_HORSE, OUT, REVOLUTION, ROME
from comitium.games.republic.state.republic import CLEOPATRA, Republic
from games.republic.fixtures.builder import asked, card, man, war
from games.republic.fixtures.wars.field import campaign, fate, force, in_italy, leaderless, offers, speak, veterans

CAPTURE = (
    "column=fabius*,fulvius@gladiator_revolt(field_consul,sent1,{purse}) wars=gladiator_revolt:active "
    "forces=fulvius:8 dice=3,1,1"
)


def test_1_10_71_the_last_chit_captures_and_two_purses_pay() -> None:
    game, _ = campaign(CAPTURE.format(purse="t6,inf3") + " column.box=5 chits=12,14,3,7")
    fulvius = man("fulvius")
    assert game.where[fulvius] == CAPTIVE + war("gladiator_revolt")
    assert offers(game, 0) == ["no", "talents 5", "talents 6"]
    speak(game, 0, "talents 6")
    assert (game.talents[fulvius], game.box[0], game.where[fulvius]) == (0, 1, ROME)
    assert game.offices[FIELD_CONSUL] == fulvius
    assert not game.proconsuls >> fulvius & 1
    assert leaderless(game, "gladiator_revolt") == (4, 0)


def test_1_10_71_ransom_is_twice_his_influence() -> None:
    game, _ = campaign(CAPTURE.format(purse="t18,inf9") + " chits=12,14,3,7")
    assert offers(game, 0) == ["no", "talents 18"]


def test_1_10_71_one_chit_kills_but_draw_two_captures() -> None:
    start = (
        "column=fabius*,fulvius@gladiator_revolt(field_consul,sent1) wars=gladiator_revolt:active forces=fulvius:8 dice=3,4,1"
    )
    game, _ = campaign(f"{start} chits=7")  # 8 + 10 - 6 = 12: one legion
    assert game.where[man("fulvius")] == OUT
    game, _ = campaign(f"{start} chits=31,12,7")
    assert game.where[man("fulvius")] == CAPTIVE + war("gladiator_revolt")
    game, _ = campaign(f"{start} chits=31,7,12")
    assert game.where[man("fulvius")] == OUT


def test_c_17_a_captive_who_cannot_be_paid_for_is_asked_later_unasked() -> None:
    game, _ = campaign(CAPTURE.format(purse="t6,inf3") + " column.box=5 chits=12,14,3,7")
    speak(game, 0, "no")
    assert game.phase == REVOLUTION
    assert [WORDS.describe(choice).notation for choice in game.asides(0)] == ["ransom fulvius"]


def test_c_15_a_captured_dictator_and_his_master_of_horse() -> None:
    game, _ = campaign(
        "column=fabius*,fulvius@gladiator_revolt(dictator,sent1),terentius@gladiator_revolt(master_of_horse) "
        "wars=gladiator_revolt:active forces=fulvius:7 dice=1,3,1 chits=12,14,7"
    )  # 5 + 7 + 4 - 6 = 10: three lost
    assert game.where[man("fulvius")] == CAPTIVE + war("gladiator_revolt")
    assert game.where[man("terentius")] == ROME
    assert game.offices[MASTER_OF_HORSE] == man("terentius")


def test_c_15_a_captured_master_of_horse_leaves_the_dictator_proconsul() -> None:
    game, _ = campaign(
        "column=fabius*,fulvius@gladiator_revolt(dictator,sent1),terentius@gladiator_revolt(master_of_horse) "
        "wars=gladiator_revolt:active forces=fulvius:7 dice=1,3,1 chits=12,14,20"
    )
    assert game.where[man("terentius")] == CAPTIVE + war("gladiator_revolt")
    assert game.proconsuls >> man("fulvius") & 1
    assert force(game, "fulvius") == (4, 0)


def test_1_10_71_captives_die_when_their_war_is_beaten_and_are_asked_before() -> None:
    game, _ = campaign(
        "column=fabius*,fulvius@captive.gladiator_revolt(t20,inf3) wars=gladiator_revolt:active forces=cornelius:12 "
        "dice=4,4,4",
        others="amphora=valerius*,cornelius@gladiator_revolt(rome_consul,sent1) trident=claudius* star=papirius*",
    )
    assert (asked(game), game.actors()) == ("Ransom", [0])
    speak(game, 0, "no")
    assert game.zone[war("gladiator_revolt")] == BEATEN
    assert game.where[man("fulvius")] == OUT


def test_1_10_71_a_ransom_before_the_battle_saves_him() -> None:
    game, _ = campaign(
        "column=fabius*,fulvius@captive.gladiator_revolt(t20,inf3) wars=gladiator_revolt:active forces=cornelius:12 "
        "dice=4,4,4",
        others="amphora=valerius*,cornelius@gladiator_revolt(rome_consul,sent1) trident=claudius* star=papirius*",
    )
    speak(game, 0, "talents 10")
    assert game.where[man("fulvius")] == ROME
    assert game.talents[man("fulvius")] == 10


def test_c_23_the_gabinian_law_sells_units_for_ten_within_both_purses() -> None:
    start = "laws=gabinian_law column=fabius*,julius@syrian_war(field_consul,sent1,t25) column.box=10 wars=syrian_war:active"
    game, ear = campaign(f"{start} events=manpower_shortage:1 forces=julius:2+2f dice=6,6,6")
    assert offers(game, 0) == ["legions 0", "legions 1", "legions 2", "legions 3"]
    speak(game, 0, "legions 1")
    assert offers(game, 0) == ["fleets 0", "fleets 1", "fleets 2"]
    speak(game, 0, "fleets 1")
    assert offers(game, 0)[0] == "talents 10"
    assert offers(game, 0)[-1] == "talents 20"
    speak(game, 0, "talents 15")
    assert (game.talents[man("julius")], game.box[0]) == (10, 5)
    assert fate(ear, "ArmiesMet")[0].army == 3


def test_c_23_the_price_follows_the_shortage_by_option() -> None:
    game, _ = campaign(
        "gabinian_price=shortage laws=gabinian_law column=fabius*,julius@syrian_war(field_consul,sent1,t25) column.box=10 "
        "wars=syrian_war:active events=manpower_shortage:1 forces=julius:2+2f dice=6,6,6"
    )
    assert offers(game, 0) == ["legions 0", "legions 1"]


def test_c_42_cleopatra_befriends_the_commander() -> None:
    game, ear = campaign(
        "scenario=late column=fabius*,julius@alexandrine_war(field_consul,sent1,pop0) amphora.hand=cleopatra_vii "
        "wars=alexandrine_war:active forces=julius:9+10f dice=3,3,3,3,3,3 chits=14,15,16,17,20,21,22"
    )
    assert offers(game, 1) == ["pass", "befriend", "oppose"]
    speak(game, 1, "befriend")
    if 3 in game.actors():
        speak(game, 3, "pass")
    met = fate(ear, "ArmiesMet")[0]
    assert (met.army, met.command, met.enemy) == (10, 7, 10)
    julius = man("julius")
    assert game.talents[julius] == 50
    # 9 + 17 - 10 = 16: two legions and two fleets lost, then five won
    assert game.popularity[julius] == -5 - 1 + 5


def test_c_42_cleopatra_leads_the_enemy() -> None:
    game, ear = campaign(
        "scenario=late column=fabius*,julius@alexandrine_war(field_consul,sent1) amphora.hand=cleopatra_vii "
        "wars=alexandrine_war:active forces=julius:5+10f dice=3,3,3 chits=14,15,16,17,20,21,22,23,24"
    )
    speak(game, 1, "oppose")
    if 3 in game.actors():
        speak(game, 3, "pass")
    assert fate(ear, "ArmiesMet")[0].enemy == 13


def peddling(game: Republic, seat: int) -> list[str]:
    words = [WORDS.describe(choice).notation for choice in game.asides(seat)]
    return [word for word in words if word.startswith("peddle")]


def test_a_46_influence_peddling_while_a_land_attack_is_pondered_but_not_in_the_revolution_phase() -> None:
    game, _ = campaign(
        "column=fabius*,julius@1st_punic_war(field_consul,sent1) wars=1st_punic_war:active trident.hand=influence_peddling_1 "
        "forces=julius:8+12f dice=5,5,5"
    )
    assert game.phase == COMBAT
    assert peddling(game, 2) == ["peddle star"]
    assert card("influence_peddling_1") in game.hands[2]
    speak(game, 0, "no")
    assert game.phase == REVOLUTION
    assert peddling(game, 2) == []


def test_1_10_61_losses_at_sea_and_on_land_are_rounded_apart() -> None:
    game, _ = campaign(
        "column=fabius*,julius@1st_cilician_pirates(field_consul,sent1,pop0) wars=1st_cilician_pirates:active unrest=5 "
        "forces=julius:9+6f dice=4,4,5,1,1,2 chits=14,15,16,17,20,21,22,23,24"
    )  # 13 + 10 - 8 = 15: three and three; then 4 + 6 + 4 - 3 = 11: two legions
    julius = man("julius")
    assert game.popularity[julius] == 3
    assert force(game, "julius") == (6, 3)
    speak(game, 0, "yes")
    assert game.popularity[julius] == 2
    assert force(game, "julius") == (4, 1)
    assert game.proconsuls >> julius & 1
    assert veterans(game, "julius") == 1
    assert not game.unprosecuted >> war("1st_cilician_pirates") & 1  # the marker and a naval battle this turn
    assert in_italy(game) == (0, 0)


def test_c_42_cleopatra_does_not_help_the_heir_of_her_friend() -> None:
    """Julius leads his faction: he dies in battle, and his family stays in Rome under the same number."""
    game, ear = campaign(
        "scenario=late column=julius*@alexandrine_war(field_consul,sent1,pop0) amphora.hand=cleopatra_vii "
        "wars=alexandrine_war:active forces=julius:9+10f dice=1,1,1 chits=4,15,16,17,20,21,22,23,24"
    )
    speak(game, 1, "befriend")
    if 3 in game.actors():
        speak(game, 3, "pass")
    assert fate(ear, "ArmiesMet")[0].command == 7  # 3 + 17 - 10 = 10: three and three
    assert game.where[man("julius")] == ROME
    assert game.marks[CLEOPATRA] == 0
