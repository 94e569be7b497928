"""[1.09.64] [1.09.641] Sending forces: against whom, with what, under whom; groups, deaths, [B-64] bequests."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.events import business as told
from comitium.games.republic.numbers import (
    AT_WAR,
    CIVIL_WAR,
    FOUGHT,
    GARRISON,
    IMMINENT,
    INACTIVE,
    MISSION,
    NOBODY,
    OPEN_BEQUEST,
    PERGAMUM,
    STRAY,
)
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.wars import land_strength
from games.republic.armies import armed, deploy, field, floor, force, home, item, something, units
from games.republic.builder import (
    asked,
    capture,
    check,
    create,
    deal,
    govern,
    lead,
    listen,
    man,
    province,
    put,
    rebel,
    send,
    stray,
    wage,
    war,
)
from games.republic.curia import ballot, can, die, hush, menu, offer, refused, sit, tell, tribune, veto

# -- 1.09.64


def test_1_09_64_a_commander_is_sent_with_his_units() -> None:
    game = armed()
    wage(game, "syrian_war")
    ear = listen(game)
    sit(game)
    floor(game, "julius", "syrian_war", 8, 4)
    ballot(game)
    assert force(game, "julius") == (8, 4)
    assert home(game) == (4, 8)
    assert game.where[man("julius")] == AT_WAR + war("syrian_war")
    assert not game.in_rome(man("julius"))
    assert game.session.sent >> man("julius") & 1
    assert game.dispatch[man("julius")] > 0
    assert ear.all(told.CommanderSent)[0].legions == 8
    check(game)


def test_1_09_64_a_lost_proposal_sends_nobody() -> None:
    game = armed()
    wage(game, "syrian_war")
    sit(game)
    floor(game, "julius", "syrian_war", 8, 4)
    ballot(game, "A")
    assert game.in_rome(man("julius"))
    assert home(game) == (12, 12)


@pytest.mark.parametrize("zone", [FOUGHT, INACTIVE, IMMINENT])
def test_1_09_64_active_inactive_and_imminent_wars_may_be_attacked(zone: int) -> None:
    game = armed()
    wage(game, "1st_gallic_war", zone)
    sit(game)
    floor(game, "julius", "1st_gallic_war", 8)
    ballot(game)
    assert game.zone[war("1st_gallic_war")] == FOUGHT


def test_1_09_64_no_war_no_deployment() -> None:
    game = armed()
    create(game, "sicilia")
    govern(game, man("acilius"), "sicilia")
    sit(game)
    offer(game, kinds.MILITARY)
    refused(game, "deploy julius")


def test_1_09_64_the_fleets_the_war_requires() -> None:
    game = armed(12, 4)
    wage(game, "2nd_punic_war")  # support 5
    wage(game, "1st_gallic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius")
    refused(game, "war 2nd_punic_war", "1.09.64")


def test_1_09_64_twelve_legions_and_four_fleets_of_five_are_refused() -> None:
    game = armed(12, 12)
    wage(game, "2nd_punic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius", "war 2nd_punic_war", "legions 12")
    refused(game, "fleets 4", "1.09.64")
    tell(game, "fleets 5", "done")
    ballot(game)
    assert force(game, "julius") == (12, 5)


def test_1_09_64_at_least_one_legion_for_a_land_battle() -> None:
    game = armed()
    wage(game, "syrian_war")
    game.naval_victory |= 1 << war("syrian_war")
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius", "war syrian_war")
    refused(game, "legions 0", "1.09.64")


def test_b_42_a_force_without_legions_against_an_enemy_fleet_needs_one_fleet() -> None:
    game = armed()
    wage(game, "1st_punic_war")  # support 5, fleet 10
    sit(game)
    floor(game, "julius", "1st_punic_war", 0, 1)
    tell(game, "yes")  # far too few: he agrees
    ballot(game)
    assert force(game, "julius") == (0, 1)


def test_b_42_with_required_it_needs_the_support_too() -> None:
    game = armed(fleet_only_support="required")
    wage(game, "1st_punic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius", "war 1st_punic_war", "legions 0")
    refused(game, "fleets 4", "1.09.64")
    assert can(game, "fleets 5")


def test_b_42_no_fleet_at_all_cannot_fight_at_sea() -> None:
    game = armed(3, 3)
    wage(game, "1st_punic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius", "war 1st_punic_war")
    if can(game, "legions 0"):
        tell(game, "legions 0")
    refused(game, "fleets 0")


def test_b_42_support_is_asked_of_each_force() -> None:
    """[1.09.645]"""
    game = armed(12, 8)
    wage(game, "2nd_punic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "2nd_punic_war", 6, 5)
    refused(game, "deploy cornelius")  # three fleets are left: too few


# -- B-43


def test_b_43_an_attacked_war_is_active_and_multiplies() -> None:
    game = armed()
    wage(game, "1st_punic_war", FOUGHT)
    wage(game, "2nd_punic_war", IMMINENT)
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius")
    refused(game, "war 2nd_punic_war", "1.09.64")  # the first one is active and nobody fights it
    tell(game, "war 1st_punic_war")
    units(game, 6, 5)
    deploy(game, "cornelius", "2nd_punic_war", 6, 5)
    tell(game, "done", "yes")  # julius agrees to go with so few
    ballot(game)
    assert game.zone[war("2nd_punic_war")] == FOUGHT
    assert land_strength(game, war("1st_punic_war")) == 20


def test_b_43_a_lower_war_that_is_fought_already_opens_the_higher() -> None:
    game = armed()
    wage(game, "1st_punic_war")
    wage(game, "2nd_punic_war", IMMINENT)
    send(game, man("fabius"), "1st_punic_war", legions=4, fleets=5)
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius")
    assert can(game, "war 2nd_punic_war")


def test_b_43_an_inactive_lower_war_does_not_block() -> None:
    """[1.07.332] Only lower *active* ones must be attacked."""
    game = armed()
    wage(game, "1st_illyrian_war", INACTIVE)
    wage(game, "2nd_illyrian_war", FOUGHT)
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius")
    assert can(game, "war 2nd_illyrian_war")


def test_b_43_stray_troops_join_the_new_commander() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    stray(game, "1st_gallic_war", 3)
    sit(game)
    floor(game, "julius", "1st_gallic_war", 8)
    ballot(game)
    assert force(game, "julius") == (11, 0)
    assert game.legions[STRAY + war("1st_gallic_war")] == 0
    check(game)


def test_b_43_a_leader_in_the_curia_joins_the_war_that_is_woken() -> None:
    from comitium.games.republic.numbers import IN_CURIA, ON_BOARD

    game = armed()
    wage(game, "1st_punic_war", INACTIVE)
    number = lead(game, "hamilcar", IN_CURIA)
    sit(game)
    floor(game, "julius", "1st_punic_war", 12, 12)
    hush(game)
    if asked(game) == "Consent":
        tell(game, "yes")
    ballot(game)
    assert game.enemy[number] == ON_BOARD


def test_1_11_35_an_army_is_sent_against_the_primary_rebel_without_fleets() -> None:
    game = armed(12, 0)
    put(game, "flaminius", 3)
    rebel(game, man("flaminius"), legions=4)
    sit(game)
    floor(game, "julius", "civil_war", 10)
    ballot(game)
    assert force(game, "julius") == (10, 0)
    assert game.where[man("julius")] == AT_WAR + CIVIL_WAR


def test_1_11_35_at_least_one_legion() -> None:
    game = armed(12, 12)
    put(game, "flaminius", 3)
    rebel(game, man("flaminius"), legions=4)
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius", "war civil_war")
    refused(game, "legions 0", "1.09.64")


def test_b_43_a_province_in_revolt_is_a_war() -> None:
    from comitium.games.republic.numbers import REVOLTED

    game = armed()
    create(game, "sicilia")
    game.province[province("sicilia")] = REVOLTED
    game.zone[war("sicilia")] = FOUGHT
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius")
    assert any(word.startswith("war") and "sicilia" in word for word in menu(game))


# -- 1.09.641


def test_1_09_641_the_field_consul_goes_before_or_with_the_rome_consul() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    refused(game, "deploy cornelius", "1.09.641")
    deploy(game, "julius", "1st_gallic_war", 6)
    assert can(game, "deploy cornelius")


def test_1_09_641_once_he_is_away_the_rome_consul_may_follow() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    sit(game)
    floor(game, "julius", "1st_gallic_war", 6)
    ballot(game)
    offer(game, kinds.MILITARY)
    assert can(game, "deploy cornelius")


@pytest.mark.parametrize("fate", ["dead", "captive", "never", "mission"])
def test_b_44_the_condition_lapses_without_a_field_consul_in_rome(fate: str) -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    if fate == "captive":
        capture(game, man("julius"), 0)
    elif fate == "mission":
        game.bequests[PERGAMUM] = OPEN_BEQUEST
    else:
        game.offices[FIELD_CONSUL] = NOBODY
    sit(game)
    if fate == "mission":
        item(game, "bequest pergamene_bequest")
        ballot(game)
    offer(game, kinds.MILITARY)
    assert can(game, "deploy cornelius")


def test_1_09_641_only_consuls_and_the_dictator_command() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    for key in ("fulvius", "fabius", "claudius"):
        refused(game, f"deploy {key}", "1.09.641")


def test_1_09_641_the_dictator_is_free_and_takes_his_master_of_horse_along() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[DICTATOR] = man("claudius")
    game.offices[MASTER_OF_HORSE] = man("manlius")
    sit(game)
    floor(game, "claudius", "1st_gallic_war", 12)
    ballot(game)
    assert force(game, "claudius") == (12, 0)
    assert not game.in_rome(man("manlius"))
    assert game.where[man("manlius")] == AT_WAR + war("1st_gallic_war")
    check(game)


def test_1_09_34_the_master_of_horse_never_goes_alone() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[DICTATOR] = man("claudius")
    game.offices[MASTER_OF_HORSE] = man("manlius")
    sit(game)
    offer(game, kinds.MILITARY)
    refused(game, "deploy manlius", "1.09.641")


def test_b_69_a_dictator_without_a_master_of_horse_may_be_sent() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[DICTATOR] = man("claudius")
    sit(game)
    floor(game, "claudius", "1st_gallic_war", 12)
    ballot(game)
    assert force(game, "claudius") == (12, 0)


# -- 1.09.645


def test_1_09_645_several_forces_may_attack_one_war_and_are_sent_together() -> None:
    game = armed(12, 12)
    wage(game, "1st_gallic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "1st_gallic_war", 6)
    deploy(game, "cornelius", "1st_gallic_war", 6)
    tell(game, "done")
    if asked(game) == "Consent":
        tell(game, "yes")
    ballot(game)
    assert force(game, "julius") == (6, 0)
    assert force(game, "cornelius") == (6, 0)
    assert 0 < game.dispatch[man("julius")] == game.dispatch[man("cornelius")]  # [1.10.1] their owners settle who goes first


# -- B-35, B-47: groups


def test_b_35_all_military_items_share_a_vote() -> None:
    game = field("claudius", 6, 2)
    govern(game, man("acilius"), "sicilia")
    wage(game, "1st_gallic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "reinforce claudius")
    units(game, 1, 0)
    tell(game, "garrison sicilia")
    units(game, 1, 0)
    deploy(game, "julius", "1st_gallic_war", 6)
    tell(game, "done")
    ballot(game)
    assert force(game, "claudius") == (7, 2)
    assert force(game, "julius") == (6, 0)
    assert game.legions[GARRISON + province("sicilia")].bit_count() == 1
    assert home(game) == (0, 6)


def test_1_09_131_seven_instead_of_eight_legions_or_another_man_is_a_change() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[ROME_CONSUL] = man("fabius")
    sit(game)
    floor(game, "julius", "1st_gallic_war", 8)
    ballot(game, "A")
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "1st_gallic_war", 8)
    refused(game, "done", "1.09.131")
    tell(game, "pass")
    while asked(game) != "Business":
        tell(game, "pass")
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "1st_gallic_war", 7)
    assert can(game, "done")


def test_b_6_the_order_of_independent_items_is_no_change() -> None:
    game = armed()
    govern(game, man("acilius"), "sicilia")
    govern(game, man("fabius"), "africa")
    sit(game)
    offer(game, kinds.MILITARY)
    for key in ("sicilia", "africa"):
        tell(game, f"garrison {key}")
        units(game, 1, 0)
    tell(game, "done")
    ballot(game, "A")
    offer(game, kinds.MILITARY)
    for key in ("africa", "sicilia"):
        tell(game, f"garrison {key}")
        units(game, 1, 0)
    refused(game, "done", "1.09.131")


# -- B-52


def test_b_52_a_dead_commander_voids_the_proposal_without_penalty() -> None:
    game = armed()
    game.offices[FIELD_CONSUL] = man("claudius")
    wage(game, "1st_gallic_war")
    sit(game)
    floor(game, "claudius", "1st_gallic_war", 8)
    tell(game, "call column", "all-for")
    hush(game)
    die(game, "claudius")
    hush(game)
    assert asked(game) == "Business"
    assert home(game) == (12, 12)
    assert game.session.rejected == []


def test_b_52_a_dead_proconsul_to_be_recalled_voids_it_too() -> None:
    game = field()
    sit(game)
    item(game, "recall claudius")
    hush(game)
    die(game, "claudius")
    hush(game)
    assert asked(game) == "Business"


def test_b_52_a_dead_master_of_horse_does_not() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[DICTATOR] = man("claudius")
    game.offices[MASTER_OF_HORSE] = man("furius")
    sit(game)
    floor(game, "claudius", "1st_gallic_war", 12)
    hush(game)
    die(game, "furius")
    hush(game)
    assert asked(game) == "Call"
    ballot(game)
    assert force(game, "claudius") == (12, 0)


# -- B-64: bequests


def test_b_64_the_field_consul_fetches_a_bequest_with_three_and_three() -> None:
    game = armed()
    game.bequests[PERGAMUM] = OPEN_BEQUEST
    ear = listen(game)
    sit(game)
    item(game, "bequest pergamene_bequest")
    ballot(game)
    assert force(game, "julius") == (3, 3)
    assert game.where[man("julius")] == MISSION + PERGAMUM
    assert asked(game) == "Business"
    assert len(ear.all(told.BequestFetched)) == 1
    check(game)


def test_b_64_not_without_three_legions_and_three_fleets() -> None:
    for legions, fleets in ((2, 3), (3, 2)):
        game = armed(legions, fleets)
        game.bequests[PERGAMUM] = OPEN_BEQUEST
        govern(game, man("acilius"), "sicilia")
        sit(game)
        offer(game, kinds.MILITARY)
        refused(game, "bequest pergamene_bequest")


def test_b_64_only_the_field_consul() -> None:
    game = armed()
    game.bequests[PERGAMUM] = OPEN_BEQUEST
    game.offices[FIELD_CONSUL] = NOBODY
    govern(game, man("acilius"), "sicilia")
    sit(game)
    offer(game, kinds.MILITARY)
    refused(game, "bequest pergamene_bequest")


def test_b_64_a_presiding_field_consul_on_a_mission_does_not_end_the_phase() -> None:
    game = armed()
    game.bequests[PERGAMUM] = OPEN_BEQUEST
    game.offices[ROME_CONSUL] = NOBODY
    sit(game)
    assert game.session.chair == man("julius")
    item(game, "bequest pergamene_bequest")
    ballot(game)
    hush(game)
    assert asked(game) == "Business"
    assert game.session.chair == man("fulvius")  # the Censor


# -- Tribunes and vetoes


def test_1_09_151_a_tribune_may_send_the_presiding_magistrate_to_war() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[FIELD_CONSUL] = NOBODY
    deal(game, 1, "tribune_1")
    sit(game)
    something(game)
    tribune(game, 1)
    tell(game, "propose military")
    deploy(game, "cornelius", "1st_gallic_war", 10)
    tell(game, "done")
    hush(game)
    assert asked(game) == "Call"
    ballot(game)
    assert asked(game) == ""
    assert force(game, "cornelius") == (10, 0)


def test_b_78_a_refused_commander_lets_the_tribune_name_something_else() -> None:
    game = armed(4, 2)
    wage(game, "germanic_migrations")
    deal(game, 3, "tribune_1")
    sit(game)
    something(game)
    tribune(game, 3)
    tell(game, "propose military")
    deploy(game, "julius", "germanic_migrations", 4)
    tell(game, "done")
    assert asked(game) == "Consent"
    assert game.actors() == [1]
    tell(game, "no")
    assert asked(game) == "ChooseKind"
    assert game.actors() == [3]
    tell(game, "pass")
    hush(game)
    assert asked(game) == "Call"  # the chair's own proposal
    assert not game.hands[3]


def test_1_09_152_a_vetoed_deployment_bars_its_content() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    deal(game, 3, "tribune_1")
    sit(game)
    floor(game, "julius", "1st_gallic_war", 8)
    veto(game, 3)
    assert game.in_rome(man("julius"))
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "1st_gallic_war", 8)
    refused(game, "done", "1.09.131")


def test_1_09_64_illegal_answers_change_nothing() -> None:
    game = field("claudius", 6, 2)
    wage(game, "1st_gallic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    for word in ("done", "senator fabius", "war 1st_gallic_war", "legions 1", "recall fabius", "strays syrian_war", "yes",
                 "bequest pergamene_bequest", "ungarrison sicilia", "garrison sicilia", "adjourn"):  # fmt: skip
        refused(game, word)
    tell(game, "deploy julius")
    for word in ("war 2nd_punic_war", "legions 1", "done", "pass", "senator julius"):
        refused(game, word)
    tell(game, "war 1st_gallic_war")
    for word in ("legions 20", "fleets 1", "done", "war 1st_gallic_war"):
        refused(game, word)
