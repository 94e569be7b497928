"""[1.10] [1.11] Corners of the Combat and Revolution Phases that rulings decide; written from the rulings alone."""

from __future__ import annotations

import pytest

from comitium.games.republic.choices import WORDS
from comitium.games.republic.state.numbers import (
    AT_WAR,
    BEATEN,
    CAPTIVE,
    CIVIL_WAR,
    FIELD_CONSUL,
    FOUGHT,
    INACTIVE,
    MASTER_OF_HORSE,
    NOWHERE,
    OUT,
    REBEL,
    REVOLUTION,
    ROME,
    ROME_CONSUL,
    UNKNOWN,
)
from games.republic.fixtures.builder import asked, check, concession, man, province, war
from games.republic.fixtures.wars.field import campaign, fate, force, in_italy, leaderless, offers, speak, veterans

CHITS = "chits=14,15,16,17,20,21,22,23,24,26"
PAIR = "amphora=valerius*,cornelius@{war}(rome_consul,sent2) trident=claudius* star=papirius*"


def test_1_10_12_a_winner_at_sea_who_dies_leaves_his_legions_in_italy() -> None:
    game, _ = campaign(
        "column=fabius*,fulvius@1st_cilician_pirates(field_consul,sent1) wars=1st_cilician_pirates:active "
        "forces=fulvius:5+10f "
        "dice=4,4,2 chits=7"
    )  # 10 + 12 - 8 = 14
    assert game.where[man("fulvius")] == OUT
    assert game.naval_victory >> war("1st_cilician_pirates") & 1
    assert in_italy(game) == (1, 6)
    assert not game.unprosecuted >> war("1st_cilician_pirates") & 1


def test_1_10_12_a_land_defeat_after_the_naval_victory() -> None:
    game, _ = campaign(
        "column=fabius*,julius@1st_punic_war(field_consul,sent1) wars=1st_punic_war:active unrest=3 "
        "forces=julius:2+12f dice=6,5,4,1,1,1"
    )  # 15 + 16 - 10 = 21; 3 + 4 - 10
    speak(game, 0, "yes")
    assert game.where[man("julius")] == OUT
    assert game.unrest == 3 - 1 + 2
    assert leaderless(game, "1st_punic_war") == (0, 0)
    assert not game.unprosecuted >> war("1st_punic_war") & 1


def test_1_10_9_a_lost_naval_battle_that_leaves_a_fleet_is_prosecution() -> None:
    start = "column=fabius*,julius@1st_punic_war(field_consul,sent1) wars=1st_punic_war:active"
    game, _ = campaign(f"{start} forces=julius:5f dice=1,3,3")  # 7 + 9 - 10 = 6: two lost
    assert leaderless(game, "1st_punic_war") == (0, 3)
    assert not game.unprosecuted >> war("1st_punic_war") & 1
    game, _ = campaign(f"{start} forces=julius:5f dice=1,1,1")
    assert game.unprosecuted >> war("1st_punic_war") & 1


def test_c_7_a_number_spent_at_sea_is_spent_on_land() -> None:
    game, ear = campaign(
        "column=fabius*,julius@1st_punic_war(field_consul,sent1) wars=1st_punic_war:active "
        "forces=cornelius:8+8f,julius:8+12f dice=5,4,4,6,5,4,5,4,4 " + CHITS,
        others=PAIR.format(war="1st_punic_war"),
    )
    for seat in (0, 1):
        speak(game, seat, "senator cornelius")
    # Cornelius: 13 is a disaster; Julius wins at sea with 15, and throws 13 on land
    assert offers(game, 0) == ["yes", "no"]
    speak(game, 0, "yes")
    assert [one.result for one in fate(ear, "BattleDecided")] == [1, 4, 4]


def test_c_3_fleets_alone_have_nothing_to_fight_after_a_colleagues_victory() -> None:
    game, ear = campaign(
        "column=fabius*,julius@1st_punic_war(field_consul,sent1) wars=1st_punic_war:active "
        "forces=cornelius:8f,julius:8+12f dice=6,5,4 " + CHITS,
        others=PAIR.format(war="1st_punic_war"),
    )
    for seat in (0, 1):
        speak(game, seat, "senator julius")
    speak(game, 0, "no")
    assert len(fate(ear, "ArmiesMet")) == 1
    cornelius = man("cornelius")
    assert game.proconsuls >> cornelius & 1
    assert game.prior_consul >> cornelius & 1
    assert game.offices[ROME_CONSUL] != cornelius
    assert force(game, "cornelius") == (0, 8)


def test_c_25_a_winner_at_sea_stays_victorious_when_his_colleague_ends_the_war() -> None:
    game, ear = campaign(
        "column=fabius*,julius@1st_punic_war(field_consul,sent1) wars=1st_punic_war:active "
        "forces=cornelius:14+5f,julius:4+12f dice=6,5,4,6,5,4 " + CHITS,
        others=PAIR.format(war="1st_punic_war"),
    )
    for seat in (0, 1):
        speak(game, seat, "senator julius")
    speak(game, 0, "no")
    assert game.zone[war("1st_punic_war")] == BEATEN
    assert len(fate(ear, "ArmiesMet")) == 2
    assert force(game, "julius") == (4, 12)
    assert game.victorious == 1 << man("cornelius") | 1 << man("julius")
    assert game.offices[FIELD_CONSUL] == man("julius")


def test_1_10_4_social_war_after_the_law_is_half_as_strong_but_rewards_as_printed() -> None:
    game, ear = campaign(
        "laws=plautian_papirian_law column=fabius*,julius@social_war(field_consul,sent1) wars=social_war:active "
        "forces=julius:12 dice=3,3,3"
    )
    assert fate(ear, "ArmiesMet")[0].enemy == 5
    assert game.influence[man("julius")] == 9
    assert game.treasury == 115


def test_1_07_342_leaders_at_sea_after_the_multiplier() -> None:
    _, ear = campaign(
        "column=fabius*,julius@1st_punic_war(field_consul,sent1) wars=1st_punic_war:active,2nd_punic_war:active "
        "leaders=hannibal:board,hamilcar:board forces=julius:12f dice=6,6,6"
    )
    assert fate(ear, "ArmiesMet")[0].enemy == 30


def test_1_10_4_illyricum_needs_both_wars() -> None:
    start = "column=fabius*,julius@1st_illyrian_war(field_consul,sent1) forces=julius:12+3f dice=3,3,3"
    game, _ = campaign(f"{start} wars=1st_illyrian_war:active")
    assert game.province[province("illyricum")] == UNKNOWN
    game, _ = campaign(f"{start} wars=1st_illyrian_war:active,2nd_illyrian_war:beaten")
    assert game.province[province("illyricum")] != UNKNOWN


def test_1_10_4_bithynia_comes_developed() -> None:
    game, _ = campaign(
        "column=fabius*,julius@3rd_mithridatic_war(field_consul,sent1) wars=3rd_mithridatic_war:active "
        "forces=julius:14+6f dice=3,3,3"
    )
    assert game.developed >> province("bithynia") & 1
    assert not game.developed >> province("syria") & 1
    assert game.province[province("syria")] != UNKNOWN


def test_1_07_333_the_last_of_a_series_falls_and_the_first_is_a_revolt_in_the_same_phase() -> None:
    game, _ = campaign(
        "column=fabius*,julius@4th_macedonian_war(field_consul,sent1) "
        "wars=4th_macedonian_war:active,2nd_macedonian_war:active "
        "forces=cornelius:13+5f,julius:11+1f dice=5,5,4,5,5,5 " + CHITS,
        others=PAIR.format(war="2nd_macedonian_war"),
    )  # 14 + 15 - 10; 15 + 17 - 10
    assert game.zone[war("4th_macedonian_war")] == BEATEN
    assert game.zone[war("2nd_macedonian_war")] == BEATEN
    assert game.treasury == 130


def test_1_10_7_both_commander_and_master_of_horse_are_hit() -> None:
    game, _ = campaign(
        "column=fabius*,fulvius@gladiator_revolt(dictator,sent1),terentius@gladiator_revolt(master_of_horse) "
        "wars=gladiator_revolt:active forces=fulvius:7 dice=1,3,1 chits=7,14,20"
    )
    assert game.where[man("fulvius")] == OUT
    assert game.where[man("terentius")] == CAPTIVE + war("gladiator_revolt")
    assert leaderless(game, "gladiator_revolt") == (4, 0)


def test_1_10_7_moh_after_the_dictators_death_in_a_stalemate() -> None:
    game, _ = campaign(
        "column=fabius*,fulvius@gladiator_revolt(dictator,sent1),terentius@gladiator_revolt(master_of_horse) "
        "wars=gladiator_revolt:active forces=fulvius:7 dice=1,3,1 chits=7,14,15"
    )
    assert game.where[man("terentius")] == ROME
    assert game.offices[MASTER_OF_HORSE] != man("terentius")


def test_c_14_chit_29_with_both_brothers_asks_the_dice_which_of_them() -> None:
    """29A in Rome, 29B commands: 2d6 for each, and if the one in Rome is meant nothing happens."""
    start = (
        "scenario=late column=fabius*,29b_lucullus@jugurthine_war(field_consul,sent1),29a_crassus wars=jugurthine_war:active "
        "forces=29b_lucullus:6+2f"
    )  # 4 + 11 - 8 = 7 would be a defeat; 7 + 3 = 10: three and two lost
    outcomes = set()
    for throw in ("6,6,1,1", "1,1,6,6"):
        game, _ = campaign(f"{start} dice=3,3,1,{throw} chits=29,14,15,16,17")
        outcomes.add(game.where[man("29b_lucullus")] == OUT)
        assert game.where[man("29a_crassus")] == ROME
    assert outcomes == {True, False}


def test_1_10_71_death_of_the_leader_leaves_his_family_in_rome() -> None:
    game, _ = campaign(
        "column=fulvius*@gladiator_revolt(field_consul,sent1,inf9) wars=gladiator_revolt:active forces=fulvius:8 "
        "dice=3,1,1 chits=7,12,14,3"
    )
    assert game.where[man("fulvius")] == ROME
    assert game.leader[0] == man("fulvius")
    assert game.offices[FIELD_CONSUL] != man("fulvius")
    assert game.influence[man("fulvius")] == 4
    assert veterans(game, "fulvius") == 0
    assert leaderless(game, "gladiator_revolt") == (4, 0)


def test_germanic_migrations_not_attacked_make_no_province() -> None:
    game, _ = campaign(
        "column=fabius*,julius@germanic_migrations(field_consul,sent1) wars=germanic_migrations:active forces=julius:3f"
    )
    assert game.province[province("gallia_narbonensis")] == UNKNOWN


# -- the Revolution Phase


def test_c_44_a_conditional_war_becomes_active_when_the_year_ends() -> None:
    game, _ = campaign(
        "column=fabius* wars=lusitanian_war:inactive provinces=hispania_citerior,hispania_ulterior", "revolution", hands=False
    )
    assert game.zone[war("lusitanian_war")] == FOUGHT
    game, _ = campaign("column=fabius* wars=lusitanian_war:inactive", "revolution", hands=False)
    assert game.zone[war("lusitanian_war")] == INACTIVE


def test_c_81_an_open_bodyguard_on_a_rebel_is_discarded() -> None:
    game, _ = campaign(
        "column.box=60 column=fabius*(open_bodyguard),julius@syrian_war(field_consul,sent1,victorious) "
        "wars=syrian_war:beaten forces=julius:2v.julius",
        "revolution",
        hands=False,
    )
    speak(game, 0, "revolt", "senator fabius", "done")
    assert game.where[man("fabius")] == REBEL
    assert game.guards == []
    assert len(game.discards) == 1


def test_c_80_a_bequest_kept_by_a_partisan_on_his_mission() -> None:
    game, ear = campaign(
        "scenario=middle column.box=60 "
        "column=fabius*,julius@syrian_war(rome_consul,sent1,victorious),manlius@mission.pergamum(field_consul) "
        "wars=syrian_war:beaten bequests=pergamum:fetched forces=julius:2v.julius,manlius:2+1f",
        "revolution",
        hands=False,
    )
    speak(game, 0, "revolt", "senator manlius", "done", "done")
    assert game.where[man("manlius")] == REBEL
    assert fate(ear, "BequestKept")
    assert in_italy(game) == (2, 1)


def test_1_11_3_two_winners_of_one_faction() -> None:
    """The other may join, and gives his legions up."""
    game, _ = campaign(
        "era=early column.box=60 "
        "column=fabius*,julius@syrian_war(field_consul,sent1,victorious),manlius@jugurthine_war(proconsul,sent0,victorious) "
        "wars=syrian_war:beaten,jugurthine_war:beaten forces=julius:2v.julius,manlius:3+2f+1v.manlius",
        "revolution",
        hands=False,
    )
    while game.phase == REVOLUTION and game.actors() == [0]:
        menu = offers(game, 0)
        for word in ("senator julius", "revolt", "senator manlius", "done", "lay-down"):
            if word in menu:
                speak(game, 0, word)
                break
        else:
            raise AssertionError(menu)
    assert game.rebel == man("julius")
    assert game.where[man("manlius")] == REBEL
    assert force(game, "julius") == (3, 0)
    assert in_italy(game) == (3, 2)
    check(game)


def test_1_11_1_statesmen_and_concessions_by_their_owner_only() -> None:
    game, _ = campaign(
        "column=cornelius*,valerius column.hand=1a_scipio_africanus,2a_fabius_maximus_cunctator,mining,tribune_1",
        "revolution",
        others="amphora=fabius* trident=claudius* star=papirius*",
    )
    while asked(game) == "Trade":
        speak(game, game.actors()[0], "pass")
    assert game.actors() == [0]
    menu = offers(game, 0)
    assert "card 1a_scipio_africanus" in menu
    assert "card 2a_fabius_maximus_cunctator" not in menu
    assert "card tribune_1" not in menu
    speak(game, 0, "card mining")
    assert sorted(offers(game, 0))[-2:] == ["senator cornelius", "senator valerius"]
    speak(game, 0, "senator valerius")
    assert game.holder[concession("mining")] == man("valerius")
    speak(game, 0, "card 1a_scipio_africanus")
    assert game.where[man("1a_scipio_africanus")] == ROME
    assert game.faction[man("1a_scipio_africanus")] == 0


def test_1_11_2_exactly_the_excess_is_thrown_away() -> None:
    game, _ = campaign(
        "column=valerius* column.hand=tribune_1,tribune_2,tribune_3,tribune_4,tribune_5,mining,assassin_1",
        "revolution",
        others="amphora=fabius* trident=claudius* star=papirius*",
    )
    while game.phase == REVOLUTION:
        seat = game.actors()[0]
        menu = offers(game, seat)
        drops = [word for word in menu if word.startswith("drop")]
        speak(game, seat, drops[0] if drops else "pass")
    assert len(game.hands[0]) == 5
    assert len(game.discards) == 2


def test_a_46_ransom_while_others_ponder_in_the_combat_phase() -> None:
    game, _ = campaign(
        "column=fabius*,julius@1st_punic_war(field_consul,sent1) wars=1st_punic_war:active,syrian_war:active "
        "forces=julius:8+12f dice=5,5,5",
        others="amphora=valerius*,cornelius@captive.syrian_war(t30,inf5) trident=claudius* star=papirius*",
    )
    assert game.actors() == [0]
    words = [WORDS.describe(choice).notation for choice in game.asides(1)]
    assert words == ["ransom cornelius"]
    speak(game, 1, "ransom cornelius")
    if game.actors() == [1]:
        speak(game, 1, "talents 10")
    assert game.where[man("cornelius")] == ROME
    assert game.talents[man("cornelius")] == 20
    assert game.actors() == [0]
    assert not game.asides(1)


def test_a_46_loyal_veterans_are_called_while_others_ponder() -> None:
    game, _ = campaign(
        "column=fabius*@revolt(rebel) wars=civil_war:active,1st_punic_war:active "
        "forces=fabius:5+1v.claudius,julius:8+12f,manlius:8 dice=5,5,5",
        others="amphora=valerius*,julius@1st_punic_war(field_consul,sent1),manlius@civil_war(rome_consul,sent2) "
        "trident=claudius* star=papirius*",
    )
    assert game.actors() == [2]
    speak(game, 2, "pass")
    assert game.actors() == [1]
    words = [WORDS.describe(choice).notation for choice in game.asides(2)]
    assert len(words) == 1
    speak(game, 2, words[0])
    assert force(game, "fabius") == (5, 0)
    assert in_italy(game) == (1, 0)
    assert game.where[man("fabius")] == REBEL


@pytest.mark.parametrize("option", ["0", "2"])
def test_c_33_unrest_after_a_senate_defeat_by_option(option: str) -> None:
    game, _ = campaign(
        f"civil_war_defeat_unrest={option} column=fabius*@revolt(rebel) unrest=1 dice=1,1,1 "
        "forces=fabius:8,manlius:3,active:3f "
        "wars=civil_war:active,syrian_war:active,jugurthine_war:active,social_war:active,2nd_illyrian_war:active",
        others="amphora=valerius*,manlius@civil_war(field_consul,sent1) trident=claudius* star=papirius*",
    )
    assert game.actors() == [0]
    assert game.unrest == 1 + int(option)


def test_1_11_37_a_senate_commander_killed_in_his_victory_gains_nothing() -> None:
    game, _ = campaign(
        "column=fabius*@revolt(rebel) wars=civil_war:active dice=4,4,4 forces=fabius:5+1v.fabius,manlius:10 unrest=3 "
        f"chits=6,{CHITS[6:]}",
        others="amphora=valerius*,manlius@civil_war(field_consul,sent1) trident=claudius* star=papirius*",
    )
    assert game.where[man("manlius")] == OUT
    assert game.rebel < 0
    assert game.zone[CIVIL_WAR] == NOWHERE
    assert in_italy(game) == (8, 0)
    assert game.unrest == 2
    assert game.veterans.bit_count() >= 1
    check(game)


def test_1_11_37_a_senate_commander_killed_in_a_stalemate_leaves_his_army_there() -> None:
    game, _ = campaign(
        "column=fabius*@revolt(rebel) wars=civil_war:active dice=4,3,3 forces=fabius:5+1v.fabius,manlius:10 "
        f"chits=6,{CHITS[6:]}",
        others="amphora=valerius*,manlius@civil_war(field_consul,sent1) trident=claudius* star=papirius*",
    )
    assert game.where[man("manlius")] == OUT
    assert leaderless(game, "civil_war") == (9, 0)
    assert game.rebel == man("fabius")
    assert not game.unprosecuted >> CIVIL_WAR & 1


def test_1_11_37_dictator_and_former_master_of_horse_on_both_sides() -> None:
    game, ear = campaign(
        f"column=fabius*@revolt(rebel),aelius@revolt marks=former_master:{man('aelius') + 1} wars=civil_war:active dice=4,3,3 "
        "forces=fabius:8,manlius:10 chits=14,20,15,16,17,21",
        others="amphora=valerius*,manlius@civil_war(dictator,sent1),terentius@civil_war(master_of_horse) "
        "trident=claudius* star=papirius*",
    )
    met = fate(ear, "RebelMet")[0]
    assert (met.amount, met.amount2) == (15, 15)
    # 10: three each, six chits, the second is Terentius'
    assert game.where[man("terentius")] == OUT
    assert game.where[man("manlius")] == AT_WAR + CIVIL_WAR
    assert game.proconsuls >> man("manlius") & 1


def test_1_11_37_fabius_halves_the_losses_of_his_own_side() -> None:
    game, _ = campaign(
        f"column=cornelius*,2a_fabius_maximus_cunctator@revolt(rebel) wars=civil_war:active dice=4,3,3 "
        f"forces=2a_fabius_maximus_cunctator:8,manlius:10 {CHITS}",
        others="amphora=valerius*,manlius@civil_war(field_consul,sent1) trident=claudius* star=papirius*",
    )
    # 10 + 13 - 13 = 10: three, and two of the rebel's
    assert force(game, "2a_fabius_maximus_cunctator") == (6, 0)
    assert force(game, "manlius") == (7, 0)


def test_c_86_a_rebel_without_legions_must_still_be_fought() -> None:
    game, ear = campaign(
        f"column=fabius*@revolt(rebel) wars=civil_war:active dice=4,3,3 forces=manlius:2 {CHITS}",
        others="amphora=valerius*,manlius@civil_war(field_consul,sent1) trident=claudius* star=papirius*",
    )
    met = fate(ear, "RebelMet")[0]
    assert (met.amount, met.amount2) == (4, 0)
    assert game.rebel < 0
