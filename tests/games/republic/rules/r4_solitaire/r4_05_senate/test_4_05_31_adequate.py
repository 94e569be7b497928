"""[4.05.31] Adequate forces: how units are divided, who commands, which veterans go."""

from __future__ import annotations

import pytest

from comitium.games.republic.events.solo.plan import ArmyAllotted, WarLeftAlone
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_lists import DOWN_TO_THREE, REBEL, WEAKEST
from comitium.games.republic.state.numbers import AT_WAR, FORCE, ROME
from games.republic.fixtures.builder import asked, listen, man, war
from games.republic.fixtures.solo.plans import campaign, force, italy, menu, position, tell

CONSULS = {"amphora": "valerius*(rome_consul),manlius", "trident": "julius*(field_consul),fulvius"}
DICTATOR = {"star": "claudius*(dictator),flaminius(master_of_horse)"}
GALLIC = "solo_garrisons=none wars=1st_gallic_war:active "
ILLYRIAN = "solo_garrisons=none wars=1st_illyrian_war:active,2nd_illyrian_war:beaten "


# -- how many


def test_4_05_31_half_of_the_spare_legions_go_along() -> None:
    game = position(GALLIC + "forces=active:20", **CONSULS)
    campaign(game, "1st_gallic_war")
    assert force(game, "julius") == (15, 0)
    assert italy(game) == (5, 0)


def test_d_24_spare_legions_are_halved_war_by_war() -> None:
    text = "solo_garrisons=none wars=1st_gallic_war:active,1st_illyrian_war:active,2nd_illyrian_war:beaten"
    game = position(f"{text} forces=active:18+3f", **CONSULS)
    campaign(game, "1st_gallic_war", "1st_illyrian_war")
    tell(game, "senator julius")
    assert force(game, "julius") == (11, 0)
    assert force(game, "valerius") == (6, 3)
    assert italy(game) == (1, 0)


def test_4_05_31_no_more_than_a_modifier_of_15() -> None:
    text = "scenario=late solo_garrisons=none wars=alexandrine_war:active+naval_victory forces=active:25+2f"
    game = position(text, trident="1c_sulla*(field_consul),fulvius", amphora=CONSULS["amphora"])
    ear = listen(game)
    campaign(game, "alexandrine_war")
    assert force(game, "1c_sulla") == (13, 2)  # military 4: 13 and 4 less 2 are 15
    assert ear.all(ArmyAllotted)[0].modifier == 15


def test_4_05_31_support_is_sent_and_no_fleet_more() -> None:
    game = position(ILLYRIAN + "forces=active:5+9f", **CONSULS)
    campaign(game, "1st_illyrian_war")
    assert force(game, "julius") == (5, 3)


def test_4_05_31_at_sea_fleets_are_the_force_and_half_of_the_spare_ones_go_along() -> None:
    game = position("solo_garrisons=none wars=1st_punic_war:active forces=active:4+12f", **CONSULS)
    campaign(game, "1st_punic_war")
    assert force(game, "julius") == (0, 11)


@pytest.mark.parametrize(("value", "legions"), [("full_land_force", 10), ("never", 0)])
def test_d_22_a_full_land_force_goes_along_to_sea_unless_the_option_forbids_it(value: str, legions: int) -> None:
    game = position(
        f"naval_stage_legions={value} solo_garrisons=none wars=1st_punic_war:active forces=active:14+12f", **CONSULS
    )
    campaign(game, "1st_punic_war")
    assert force(game, "julius") == (legions, 11)


# -- all force


def test_4_05_3_all_force_takes_all_but_no_more_than_15_for_the_weakest_war() -> None:
    game = position(ILLYRIAN + "forces=active:25+3f", **CONSULS, **DICTATOR)
    campaign(game, "1st_illyrian_war", all_force=True, entry=WEAKEST, crisis=True)
    tell(game, "senator claudius")
    assert force(game, "claudius") == (14, 3)  # military 2 and 4: 14 and 6 less 5 are 15


def test_4_05_3_against_the_rebel_everything_goes_without_that_limit() -> None:
    game = position(
        "solo_garrisons=none wars=civil_war:active forces=active:20,fabius:2", torch="fabius@revolt(rebel),furius*", **CONSULS
    )
    campaign(game, "civil_war", all_force=True, entry=REBEL, crisis=True)
    assert force(game, "julius") == (20, 0)


def test_d_58_the_weakest_war_is_filled_first_and_one_legion_kept_for_the_other() -> None:
    text = "scenario=late solo_garrisons=none wars=1st_sicilian_slave_revolt:active,invasion_of_germania:active"
    for legions, weak, strong in ((7, 4, 3), (4, 3, 1), (13, 5, 8)):
        game = position(f"{text} forces=active:{legions}", **CONSULS)
        chosen = ("invasion_of_germania", "1st_sicilian_slave_revolt")
        campaign(game, *chosen, all_force=True, entry=DOWN_TO_THREE, crisis=True)
        tell(game, "senator julius")
        assert (force(game, "julius")[0], force(game, "valerius")[0]) == (strong, weak)


# -- who commands


def test_d_60_a_proconsul_keeps_a_chosen_war_and_is_reinforced() -> None:
    game = position(
        "scenario=middle solo_garrisons=none wars=jugurthine_war:active forces=active:9,manlius:3+2f",
        amphora="valerius*(rome_consul),manlius@jugurthine_war(proconsul)",
        trident=CONSULS["trident"],
    )
    campaign(game, "jugurthine_war")
    assert asked(game) == "NameCommander"
    assert sorted(menu(game)) == ["senator julius", "senator manlius"]
    tell(game, "senator manlius")
    assert force(game, "manlius") == (10, 2)  # 5 for the war of 8, then half of 4
    assert italy(game) == (2, 0)


def test_1_09_644_an_officer_named_for_a_proconsuls_war_replaces_him() -> None:
    game = position(
        "scenario=middle solo_garrisons=none wars=jugurthine_war:active forces=active:9,manlius:3+2f",
        amphora="valerius*(rome_consul),manlius@jugurthine_war(proconsul)",
        trident=CONSULS["trident"],
    )
    campaign(game, "jugurthine_war")
    tell(game, "senator julius")
    assert force(game, "julius") == (10, 2)
    assert game.where[man("manlius")] == ROME


def test_1_09_641_the_rome_consul_goes_only_if_the_field_consul_goes() -> None:
    game = position("solo_garrisons=none wars=1st_gallic_war:active,syrian_war:active forces=active:16+2f", **CONSULS)
    campaign(game, "1st_gallic_war", "syrian_war")
    assert sorted(menu(game)) == ["senator julius", "senator valerius"]
    tell(game, "senator valerius")  # then the Field Consul has the other war without a question
    assert game.where[man("valerius")] == AT_WAR + war("1st_gallic_war")
    assert game.where[man("julius")] == AT_WAR + war("syrian_war")
    single = position(GALLIC + "forces=active:10", **CONSULS)
    campaign(single, "1st_gallic_war")
    assert single.where[man("julius")] == AT_WAR + war("1st_gallic_war")


def test_4_05_31_a_war_without_a_commander_is_left_alone() -> None:
    game = position(GALLIC + "forces=active:10")
    ear = listen(game)
    campaign(game, "1st_gallic_war")
    assert ear.all(WarLeftAlone) == [WarLeftAlone("4.05.31", war("1st_gallic_war"))]
    assert italy(game) == (10, 0)


def test_d_63_who_has_the_rebel_names_nobody_against_him() -> None:
    people = {**CONSULS, **DICTATOR, "column": "cornelius@revolt(rebel),papirius*"}
    game = position("solo_garrisons=none wars=civil_war:active forces=active:9,cornelius:2", **people)
    campaign(game, "civil_war", all_force=True, entry=REBEL, crisis=True)
    assert force(game, "claudius") == (9, 0)


# -- armies on other wars


@pytest.mark.parametrize(("value", "home"), [("stay", False), ("recall", True)])
def test_d_25_an_idle_proconsul_stays_unless_the_option_recalls_him(value: str, home: bool) -> None:
    game = position(
        f"idle_proconsuls={value} solo_garrisons=none wars=1st_gallic_war:active,syrian_war:active "
        "forces=active:10,manlius:3+2f",
        amphora="valerius*(rome_consul),manlius@syrian_war(proconsul)",
        trident=CONSULS["trident"],
    )
    campaign(game, "1st_gallic_war")
    assert (game.where[man("manlius")] == ROME) == home
    assert force(game, "julius") == (11 if home else 10, 0)


def test_d_25_armies_come_home_if_needed_that_on_the_weakest_war_first() -> None:
    text = "scenario=middle solo_garrisons=none wars=1st_gallic_war:active,syrian_war:active,jugurthine_war:active"
    game = position(
        f"{text} forces=active:7,manlius:3+2f,fulvius:4+2f",
        amphora="valerius*(rome_consul),manlius@syrian_war(proconsul)",
        trident="julius*(field_consul),fulvius@jugurthine_war(proconsul)",
    )
    campaign(game, "1st_gallic_war")
    assert game.where[man("manlius")] == ROME
    assert game.where[man("fulvius")] == AT_WAR + war("jugurthine_war")
    assert force(game, "julius") == (10, 0)


# -- veterans


def test_4_05_31_veterans_of_the_commanders_faction_are_part_of_his_army() -> None:
    game = position(GALLIC + "forces=active:9+2v.fulvius+1v.cornelius", **CONSULS)
    campaign(game, "1st_gallic_war")
    assert asked(game) == "TakeVeterans"
    tell(game, "done")
    place = FORCE + man("julius")
    assert force(game, "julius") == (11, 0)
    assert (game.legions[place] & game.veterans).bit_count() == 2


def test_4_05_31_the_dominant_player_sends_other_veterans_without_changing_the_number() -> None:
    game = position(GALLIC + "forces=active:9+1v.cornelius+2v", **CONSULS)
    campaign(game, "1st_gallic_war")
    first = menu(game)[1]
    tell(game, first, "done")
    place = FORCE + man("julius")
    assert force(game, "julius") == (11, 0)
    assert (game.legions[place] & game.veterans).bit_count() == 1 + 1  # the tenth and eleventh: nine are ordinary


def test_4_05_31_what_is_told_of_an_army_counts_all_its_veterans() -> None:
    """Those that the dominant player takes, and those for whom no ordinary legion is left."""
    game = position(GALLIC + "forces=active:9+1v.cornelius+2v", **CONSULS)
    ear = listen(game)
    campaign(game, "1st_gallic_war")
    first = menu(game)[1]
    tell(game, first, "done")
    told = ear.all(ArmyAllotted)[0]
    assert told.modifier == 11 + 2 + 4 - 10  # 9 ordinary legions, 2 veterans that count twice; military 4; strength 10


# -- refusal


def test_1_09_643_a_players_commander_may_refuse_below_the_minimum_force() -> None:
    people = {"column": "cornelius*(dictator),papirius", "amphora": "valerius*(rome_consul),manlius(master_of_horse)"}
    text = "solo_garrisons=none wars=2nd_punic_war:active forces=active:5+5f"
    game = position(text, trident=CONSULS["trident"], **people)
    campaign(game, "2nd_punic_war", all_force=True, entry=WEAKEST, crisis=True)
    tell(game, "senator cornelius")
    assert asked(game) == "AcceptCommand"
    tell(game, "no")
    assert force(game, "julius") == (5, 5)
    assert game.in_rome(man("cornelius"))


def test_1_09_643_or_he_agrees() -> None:
    people = {"column": "cornelius*(field_consul),papirius", "amphora": CONSULS["amphora"]}
    game = position("solo_garrisons=none wars=2nd_punic_war:active forces=active:5+5f", **people)
    campaign(game, "2nd_punic_war", all_force=True, entry=WEAKEST, crisis=True)
    tell(game, "yes")
    assert force(game, "cornelius") == (5, 5)


def test_1_09_643_if_nobody_else_can_go_the_war_is_left_alone() -> None:
    people = {"column": "cornelius*(field_consul),papirius", "amphora": CONSULS["amphora"]}
    game = position("solo_garrisons=none wars=2nd_punic_war:active forces=active:5+5f", **people)
    campaign(game, "2nd_punic_war", all_force=True, entry=WEAKEST, crisis=True)
    tell(game, "no")
    assert italy(game) == (5, 5)


def test_d_30_neutral_commanders_never_refuse() -> None:
    game = position("solo_garrisons=none wars=2nd_punic_war:active forces=active:5+5f", **CONSULS)
    campaign(game, "2nd_punic_war", all_force=True, entry=WEAKEST, crisis=True)
    assert force(game, "julius") == (5, 5)


# -- deaths while somebody is asked


def test_1_09_721_if_a_commander_dies_another_is_named() -> None:
    text = "solo_garrisons=none wars=1st_gallic_war:active,syrian_war:active forces=active:14+2v+2f"
    game = position(text, **CONSULS, **DICTATOR)
    campaign(game, "1st_gallic_war", "syrian_war")
    kill(game, man("valerius"), "")
    game.advance()
    assert sorted(menu(game)) == ["senator claudius", "senator julius"]
    tell(game, "senator claudius")
    assert asked(game) == "TakeVeterans"
    kill(game, man("claudius"), "")
    game.advance()
    tell(game, "done")
    assert force(game, "julius")[0] >= 10
    assert game.where[man("julius")] == AT_WAR + war("1st_gallic_war")


def test_1_09_721_who_is_asked_whether_he_goes_may_die() -> None:
    people = {"column": "cornelius*(dictator),papirius", "amphora": CONSULS["amphora"], "trident": CONSULS["trident"]}
    game = position("solo_garrisons=none wars=2nd_punic_war:active forces=active:5+5f", **people)
    campaign(game, "2nd_punic_war", all_force=True, entry=WEAKEST, crisis=True)
    tell(game, "senator cornelius")
    assert asked(game) == "AcceptCommand"
    kill(game, man("cornelius"), "")
    game.advance()
    assert force(game, "julius") == (5, 5)


# -- found by breaking the code


def test_4_05_31_sworn_veterans_take_the_place_of_ordinary_legions() -> None:
    game = position(GALLIC + "forces=active:12+2v.fulvius", **CONSULS)
    campaign(game, "1st_gallic_war")
    place = FORCE + man("julius")
    assert (game.legions[place] & game.veterans).bit_count() == 2
    assert force(game, "julius") == (12, 0)
    assert italy(game) == (2, 0)


def test_d_58_at_sea_all_fleets_are_shared_and_the_weakest_war_is_filled_first() -> None:
    text = "scenario=late solo_garrisons=none wars=1st_cilician_pirates:active,alexandrine_war:active"
    for fleets, weak, strong in ((12, 8, 4), (21, 9, 12)):
        game = position(f"{text} forces=active:{fleets}f", **CONSULS)
        chosen = ("alexandrine_war", "1st_cilician_pirates")
        campaign(game, *chosen, all_force=True, entry=DOWN_TO_THREE, crisis=True)
        tell(game, "senator julius")
        assert (force(game, "julius")[1], force(game, "valerius")[1]) == (strong, weak)


def test_d_25_units_without_a_commander_come_home_if_needed() -> None:
    text = "solo_garrisons=none wars=1st_gallic_war:active,syrian_war:active forces=active:7,syrian_war:3+2f"
    game = position(text, **CONSULS)
    campaign(game, "1st_gallic_war")
    assert force(game, "julius") == (10, 0)
    assert italy(game) == (0, 2)


def test_d_63_nor_does_the_rebels_player_send_other_veterans() -> None:
    people = {**CONSULS, "column": "cornelius@revolt(rebel),papirius*"}
    game = position("solo_garrisons=none wars=civil_war:active forces=active:6+2v,cornelius:2", **people)
    campaign(game, "civil_war", all_force=True, entry=REBEL, crisis=True)
    assert force(game, "julius") == (8, 0)
    other = position(GALLIC + "forces=active:11+2v,cornelius:2", **people)
    campaign(other, "1st_gallic_war")
    assert asked(other) == "TakeVeterans"
