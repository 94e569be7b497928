"""[1.11] Who may revolt, with whom, and what it costs him; played from positions by one who had not read the code."""

from __future__ import annotations

from comitium.games.republic.state.numbers import (
    AT_WAR,
    CIVIL_WAR,
    FIELD_CONSUL,
    FORCE,
    FOUGHT,
    IN_FORUM,
    MASTER_OF_HORSE,
    REBEL,
    REVOLUTION,
    ROME,
    VACANT,
    count,
)
from games.republic.fixtures.builder import check, concession, man, province, war
from games.republic.fixtures.wars.field import campaign, fate, force, in_italy, offers, speak

WINNER = "column.box=60 column=fabius*,julius@syrian_war(field_consul,sent1,victorious,{purse}) wars=syrian_war:beaten"


def test_1_11_31_three_talents_for_three_legions_of_the_middle_republic() -> None:
    game, ear = campaign(
        f"era=middle {WINNER.format(purse='t5')} forces=julius:6+2f+1v.julius dice=3,4,2,4,3,6 chits=14",
        "revolution",
        hands=False,
    )
    speak(game, 0, "sound-out", "talents 3", "revolt", "done", "done")
    assert fate(ear, "LegionsBought")[0].amount == 3
    assert force(game, "julius") == (5, 0)
    assert in_italy(game) == (2, 2)
    assert game.rebel == man("julius")
    assert game.where[man("julius")] == REBEL
    assert game.zone[CIVIL_WAR] == FOUGHT
    assert game.offices[FIELD_CONSUL] != man("julius")


def test_1_11_31_omens_lower_the_die_of_a_legion() -> None:
    game, ear = campaign(
        f"era=late events=evil_omens:1 {WINNER.format(purse='t0')} forces=julius:2+1v.julius dice=3,4",
        "revolution",
        hands=False,
    )
    speak(game, 0, "sound-out")
    assert [one.follows for one in fate(ear, "LegionSounded")] == [0, 1]


def test_1_11_31_talents_stay_spent_if_he_does_not_revolt() -> None:
    game, _ = campaign(f"era=early {WINNER.format(purse='t2')} forces=julius:2+1v.julius dice=1,1", "revolution", hands=False)
    speak(game, 0, "sound-out", "talents 2", "lay-down")
    assert game.talents[man("julius")] <= 3  # spent, and the income of the next year
    assert game.where[man("julius")] == ROME
    assert game.rebel < 0


def test_1_11_3_no_legion_follows_no_revolt() -> None:
    game, _ = campaign(f"era=early {WINNER.format(purse='t0')} forces=julius:3 dice=1,1,4", "revolution", hands=False)
    assert offers(game, 0) == ["lay-down", "sound-out"]
    speak(game, 0, "sound-out")
    assert game.rebel < 0
    assert "revolt" not in offers(game, game.actors()[0])


def test_1_11_36_own_veterans_come_from_everywhere_and_count_for_the_declaration() -> None:
    game, ear = campaign(
        f"era=early {WINNER.format(purse='t0').replace('beaten', 'beaten,jugurthine_war:active')} provinces=sicilia "
        "forces=julius:3,active:1v.julius+2,sicilia:1v.julius,cornelius:4+1v.julius+1v.fabius",
        "revolution",
        others="amphora=valerius*,cornelius@jugurthine_war(proconsul,sent0) trident=claudius* star=papirius*",
        hands=False,
    )
    assert offers(game, 0) == ["lay-down", "revolt", "sound-out"]
    speak(game, 0, "revolt", "senator fabius", "done")
    assert fate(ear, "RebelDeclared")[0].amount == 8 + 4
    assert force(game, "julius") == (4, 0)
    assert force(game, "cornelius") == (4, 0)
    assert in_italy(game)[0] == 5
    check(game)


def test_1_11_34_concessions_knights_and_offices_are_lost() -> None:
    game, _ = campaign(
        f"{WINNER.format(purse='t10,k3,mining')} forces=julius:1v.julius".replace("fabius*", "fabius*(k2,censor,harbor_fees)"),
        "revolution",
        hands=False,
    )
    speak(game, 0, "revolt", "senator fabius", "done")
    julius, fabius = man("julius"), man("fabius")
    assert (game.knights[julius], game.knights[fabius]) == (0, 0)
    assert game.holder[concession("mining")] == IN_FORUM
    assert game.holder[concession("harbor_fees")] == IN_FORUM
    assert fabius not in game.offices
    assert game.leader[0] == fabius
    assert game.where[fabius] == REBEL


def test_1_11_3_only_a_stronger_declaration_replaces_the_first() -> None:
    """A declares 6 + 4 = 10; B has 7 + 3 = 10 and is too weak, with 8 + 3 = 11 he takes its place."""
    for legions, stands in ((7, "julius"), (8, "manlius")):
        game, _ = campaign(
            "era=early column.box=60 amphora.box=60 "
            "column=fabius*(rome_consul),julius@syrian_war(field_consul,sent1,victorious) "
            "wars=syrian_war:beaten,jugurthine_war:beaten "
            f"forces=julius:6+1f,manlius:{legions} dice={','.join('6' * (6 + legions))}",
            "revolution",
            others="amphora=valerius*,manlius@jugurthine_war(proconsul,victorious,sent1) trident=claudius* star=papirius*",
            hands=False,
        )
        speak(game, 0, "sound-out", "revolt", "done")
        assert game.actors() == [1]
        speak(game, 1, "sound-out")
        if legions == 7:
            assert game.actors() == [0]  # nothing is left for him but to lay down his command
            speak(game, 0, "done")
            assert in_italy(game) == (7, 1)
        else:
            speak(game, 1, "revolt", "done", "done")
            assert game.where[man("julius")] == ROME
            assert game.offices[FIELD_CONSUL] == man("julius")
            assert in_italy(game) == (6, 1)
        assert game.rebel == man(stands)
        check(game)


def test_1_11_3_while_a_rebel_stands_everybody_lays_down() -> None:
    game, _ = campaign(
        "column=fabius*@revolt(rebel,t20) wars=civil_war:active,syrian_war:beaten forces=fabius:5,julius:6+2f+1v.julius",
        "revolution",
        others="amphora=valerius*,julius@syrian_war(field_consul,victorious,sent1) trident=claudius* star=papirius*",
    )
    while game.phase == REVOLUTION:
        speak(game, game.actors()[0], "pass")
    assert game.rebel == man("fabius")
    assert game.where[man("julius")] == ROME
    assert in_italy(game) == (7, 2)


def test_1_11_32_a_master_of_horse_of_the_same_faction_adds_his_rating() -> None:
    game, ear = campaign(
        "era=late column=fabius*,julius@syrian_war(dictator,sent1,victorious),manlius@syrian_war(master_of_horse) "
        "wars=syrian_war:beaten "
        "forces=julius:5+2v.julius dice=6,6,6,6,6",
        "revolution",
        hands=False,
    )
    speak(game, 0, "sound-out")
    speak(game, 0, "revolt", "senator manlius", "done", "done")
    assert fate(ear, "RebelDeclared")[0].amount == 16
    assert game.where[man("manlius")] == REBEL
    assert game.offices[MASTER_OF_HORSE] != man("manlius")


def test_1_11_32_a_loyal_master_of_horse_goes_home_with_his_office() -> None:
    game, ear = campaign(
        "era=late column=fabius*,julius@syrian_war(dictator,sent1,victorious),manlius@syrian_war(master_of_horse) "
        "wars=syrian_war:beaten "
        "forces=julius:2v.julius",
        "revolution",
        hands=False,
    )
    speak(game, 0, "revolt", "done", "done")
    assert fate(ear, "RebelDeclared")[0].amount == 8
    assert game.where[man("manlius")] == ROME
    assert game.offices[MASTER_OF_HORSE] == man("manlius")


def test_1_11_32_a_proconsul_who_joins_gives_his_army_back() -> None:
    game, _ = campaign(
        "column=fabius*,julius@syrian_war(field_consul,sent1,victorious),manlius@jugurthine_war(proconsul,sent0) "
        "wars=syrian_war:beaten,jugurthine_war:active forces=julius:2v.julius,manlius:4+2f+1v.manlius",
        "revolution",
        hands=False,
    )
    speak(game, 0, "revolt", "senator manlius", "done", "done")
    assert force(game, "manlius") == (0, 0)
    assert force(game, "julius") == (3, 0)
    assert in_italy(game) == (4, 2)
    assert game.where[man("manlius")] == REBEL
    assert not game.proconsuls >> man("manlius") & 1


def test_c_29_captives_and_the_consul_for_life_stay_loyal() -> None:
    game, _ = campaign(
        "column=fabius*(inf35,consul_for_life),julius@syrian_war(field_consul,sent1,victorious),manlius@captive.social_war "
        "wars=syrian_war:beaten,social_war:active forces=julius:2v.julius",
        "revolution",
        hands=False,
    )
    speak(game, 0, "revolt")
    assert offers(game, 0) == ["done", "keep"]


def test_c_30_a_governor_who_joins_gives_up_his_province() -> None:
    game, _ = campaign(
        "column=fabius*,julius@syrian_war(field_consul,sent1,victorious),manlius@sicilia "
        "wars=syrian_war:beaten forces=julius:2v.julius,sicilia:2",
        "revolution",
        hands=False,
    )
    speak(game, 0, "revolt", "senator manlius", "done", "done")
    assert game.province[province("sicilia")] == VACANT
    assert count(game.legions[FORCE + man("julius")]) == 2


def test_1_11_36_loyal_veterans_are_asked_when_the_rebel_is_known() -> None:
    game, _ = campaign(
        f"era=late {WINNER.format(purse='t0')} forces=julius:2+1v.julius+1v.valerius dice=6,6,6", "revolution", hands=False
    )
    speak(game, 0, "sound-out", "revolt", "done", "done")
    assert game.actors() == [1]
    word = next(one for one in offers(game, 1) if one not in ("no", "pass", "done"))
    speak(game, 1, word)
    if game.actors() == [1] and "done" in offers(game, 1):
        speak(game, 1, "done")
    assert force(game, "julius") == (3, 0)
    assert in_italy(game) == (1, 0)


def test_c_25_the_consul_for_life_is_no_rebel() -> None:
    game, _ = campaign(
        "column=fabius*,julius@syrian_war(dictator,sent1,victorious,inf40,consul_for_life) wars=syrian_war:beaten "
        "forces=julius:2v.julius",
        "revolution",
        hands=False,
    )
    assert game.over
    assert game.winner == 0


def test_c_43_the_manilian_law_sends_him_to_a_war_he_can_support() -> None:
    game, _ = campaign(
        "laws=manilian_law column=fabius*,julius@syrian_war(field_consul,sent1,victorious) "
        "wars=syrian_war:beaten,jugurthine_war:active,2nd_punic_war:active forces=julius:9+2f",
        "revolution",
        hands=False,
    )
    assert offers(game, 0) == ["war jugurthine_war", "lay-down", "sound-out"]
    speak(game, 0, "war jugurthine_war")
    julius = man("julius")
    assert game.where[julius] == AT_WAR + war("jugurthine_war")
    assert game.proconsuls >> julius & 1
    assert game.prior_consul >> julius & 1
    assert game.offices[FIELD_CONSUL] != julius
    assert force(game, "julius") == (9, 2)


def test_c_83_the_manilian_law_asks_for_no_attack_on_an_earlier_war() -> None:
    """He fights in the next turn, after the Senate has met."""
    game, _ = campaign(
        "laws=manilian_law column=fabius*,julius@syrian_war(field_consul,sent1,victorious) "
        "wars=syrian_war:beaten,1st_macedonian_war:active,2nd_macedonian_war:active forces=julius:9+10f",
        "revolution",
        hands=False,
    )
    speak(game, 0, "war 2nd_macedonian_war")
    assert game.where[man("julius")] == AT_WAR + war("2nd_macedonian_war")


def test_a_49_laying_down_with_35_influence_makes_a_consul_for_life_who_wins() -> None:
    game, _ = campaign(f"{WINNER.format(purse='inf35')} forces=julius:3", "revolution", hands=False)
    speak(game, 0, "lay-down")
    assert game.over
    assert game.winner == 0
    game, _ = campaign(f"laws=military_reforms {WINNER.format(purse='inf35')} forces=julius:3", "revolution", hands=False)
    speak(game, 0, "lay-down")
    assert not game.over
