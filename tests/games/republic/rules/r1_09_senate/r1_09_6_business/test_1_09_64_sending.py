"""[1.09.64] Sending forces: against whom, with what, under whom."""

from __future__ import annotations

import pytest

from comitium.games.republic.events import business as business_events
from comitium.games.republic.rules.common.wars import land_strength
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state.numbers import AT_WAR, CIVIL_WAR, FOUGHT, IMMINENT, INACTIVE, STRAY
from games.republic.fixtures.builder import (
    asked,
    check,
    create,
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
from games.republic.fixtures.senate import ballot, can, hush, menu, offer, refused, sit, tell
from games.republic.fixtures.wars.armies import armed, deploy, floor, force, home

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
    assert ear.all(business_events.CommanderSent)[0].legions == 8
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
    deploy(game, "julius", "1st_punic_war", 6, 5)
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
    from comitium.games.republic.state.numbers import IN_CURIA, ON_BOARD

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
    from comitium.games.republic.state.numbers import REVOLTED

    game = armed()
    create(game, "sicilia")
    game.province[province("sicilia")] = REVOLTED
    game.zone[war("sicilia")] = FOUGHT
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius")
    assert any(word.startswith("war") and "sicilia" in word for word in menu(game))
