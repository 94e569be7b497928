"""[1.09.64]–[1.09.647] Sending, recalling, relieving and reinforcing forces; garrisons; [B-64] bequests."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.games.republic.catalogue.ids import DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.choices import PASS, WORDS
from comitium.games.republic.events import business as told
from comitium.games.republic.numbers import (
    ACTIVE,
    AT_WAR,
    CIVIL_WAR,
    FORCE,
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
from comitium.games.republic.rules.r1_09_senate.words import MURDER, SUSPEND
from comitium.games.republic.rules.wars import land_strength
from comitium.games.republic.state import Republic
from games.republic.builder import (
    asked,
    capture,
    check,
    create,
    deal,
    garrison,
    govern,
    grant,
    lead,
    listen,
    man,
    province,
    put,
    raise_fleets,
    raise_legions,
    raise_veterans,
    rebel,
    send,
    stray,
    wage,
    war,
)
from games.republic.curia import ballot, can, die, hush, menu, offer, refused, sit, suspend, table, tell, tribune, veto


def units(game: Republic, legions: int, fleets: int, veterans: tuple[int, ...] = ()) -> None:
    """Name what goes along, as far as it is asked."""
    for _ in range(4):
        hush(game)
        words = menu(game)
        if asked(game) != "DraftMilitary" or "pass" in words:
            return
        if any(word.startswith("legions") for word in words):
            tell(game, f"legions {legions}")
        elif any(word.startswith("veteran") for word in words):
            for legion in veterans:
                tell(game, f"veteran {legion + 1}")
            if asked(game) == "DraftMilitary" and "pass" not in menu(game) and "done" in menu(game):
                tell(game, "done")
        else:
            tell(game, f"fleets {fleets}")


def deploy(game: Republic, who: str, where: str, legions: int = 0, fleets: int = 0, **more: Any) -> None:
    tell(game, f"deploy {who}", f"war {where}")
    units(game, legions, fleets, **more)


def floor(game: Republic, who: str, where: str, legions: int = 0, fleets: int = 0, **more: Any) -> None:
    """The chair announces that a commander is sent."""
    offer(game, kinds.MILITARY)
    deploy(game, who, where, legions, fleets, **more)
    tell(game, "done")


def item(game: Republic, *words: str, legions: int = 0, fleets: int = 0, **more: Any) -> None:
    """The chair announces one item that is no deployment."""
    offer(game, kinds.MILITARY)
    tell(game, *words)
    units(game, legions, fleets, **more)
    tell(game, "done")


def something(game: Republic) -> None:
    """The chair announces something, so that a Tribune may go before it."""
    offer(game, kinds.FORCES)
    tell(game, "raise-legions 1", "done")


def force(game: Republic, who: str) -> tuple[int, int]:
    place = FORCE + man(who)
    return game.legions[place].bit_count(), game.fleets[place]


def home(game: Republic) -> tuple[int, int]:
    return game.legions[ACTIVE].bit_count(), game.fleets[ACTIVE]


def armed(legions: int = 12, fleets: int = 12, **options: Any) -> Republic:
    game = table("middle", **options)
    raise_legions(game, legions)
    raise_fleets(game, fleets)
    return game


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


# -- 1.09.642


def test_1_09_642_sending_the_presiding_magistrate_ends_the_phase() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[FIELD_CONSUL] = NOBODY
    grant(game, "mining")
    ear = listen(game)
    sit(game)
    floor(game, "cornelius", "1st_gallic_war", 12)
    ballot(game)
    assert force(game, "cornelius") == (12, 0)
    assert asked(game) == ""
    assert "SenateClosed" in ear.names()
    assert "SenateAdjourned" not in ear.names()


def test_1_09_642_no_window_after_it() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[FIELD_CONSUL] = NOBODY
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, "cornelius", "1st_gallic_war", 12)
    ballot(game)
    assert asked(game) == ""


def test_1_09_642_sending_another_does_not() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    sit(game)
    floor(game, "julius", "1st_gallic_war", 12)
    ballot(game)
    assert asked(game) == "Business"


def test_1_09_642_replace_by_the_presiding_magistrate_ends_it_too() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[FIELD_CONSUL] = NOBODY
    send(game, man("fabius"), "1st_gallic_war", legions=5)
    game.proconsuls |= 1 << man("fabius")
    sit(game)
    item(game, "replace fabius", "senator cornelius", legions=6)
    ballot(game)
    assert force(game, "cornelius") == (11, 0)
    assert asked(game) == ""
    assert game.in_rome(man("fabius"))
    check(game)


def test_b_34_while_a_province_waits_no_tribune_sends_the_chair_to_war() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[FIELD_CONSUL] = NOBODY
    create(game, "sicilia")
    deal(game, 1, "tribune_1")
    sit(game)
    tell(game, "province sicilia", "senator fabius", "done")
    tribune(game, 1)
    tell(game, "propose military")
    deploy(game, "cornelius", "1st_gallic_war", 12)
    refused(game, "done", "1.09.54")


def departure(legions: int, **options: Any) -> Republic:
    """[digest] The Field Consul is away; the Rome Consul's deployment, two factions have voted; B holds a Tribune."""
    game = table("middle", **options)
    raise_legions(game, legions)
    wage(game, "1st_gallic_war")
    wage(game, "syrian_war")
    send(game, man("julius"), "syrian_war", legions=5, fleets=2)
    game.session.sent |= 1 << man("julius")
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, "cornelius", "1st_gallic_war", 10)
    hush(game)
    tell(game, "call column", "all-for")
    hush(game)
    tell(game, "call trident", "all-for")
    hush(game)
    tell(game, "call amphora")
    hush(game)
    assert asked(game) == "Turn"
    return game


def test_1_09_642_a_suspension_that_takes_the_troops_away_voids_the_deployment() -> None:
    game = departure(10)
    suspend(game, 1)
    assert game.actors() == [1]
    tell(game, "propose forces", "disband-legions 2", "done")
    ballot(game)
    hush(game)
    assert asked(game) == "Business"
    assert game.in_rome(man("cornelius"))
    assert game.session.chair == man("cornelius")
    assert home(game) == (8, 0)
    assert game.influence[man("cornelius")] == 5


def test_1_09_642_with_thirteen_legions_the_vote_resumes() -> None:
    game = departure(13)
    suspend(game, 1)
    tell(game, "propose forces", "disband-legions 2", "done")
    ballot(game)
    hush(game)
    assert asked(game) == "Turn"
    assert game.actors() == [1]
    tell(game, "all-for")
    ballot(game, upto=1)
    assert force(game, "cornelius") == (10, 0)
    assert home(game) == (1, 0)
    assert asked(game) == ""


def test_1_09_642_after_a_failed_insertion_the_votes_cast_stay() -> None:
    game = departure(10)
    suspend(game, 1)
    tell(game, "propose forces", "raise-legions 2", "done")
    ballot(game, "B")
    hush(game)
    assert asked(game) == "Turn"
    from comitium.games.republic.rules.r1_09_senate.r1_09_14_votes import floor as on_floor

    assert on_floor(game).called == 0b0101
    assert on_floor(game).ayes == 3 + 2 + 2 + 2 + 3 + 3


def test_b_45_a_dictators_departure_may_be_suspended_though_not_vetoed() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[DICTATOR] = man("claudius")
    deal(game, 2, "tribune_1")
    sit(game)
    floor(game, "claudius", "1st_gallic_war", 12)
    assert asked(game) == "Window"
    words = menu(game, 2)
    assert any(word.startswith("suspend") for word in words)
    assert not any(word.startswith("veto") for word in words)


def test_b_45_only_a_vote_that_sends_the_chair_to_war_is_suspended() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    deal(game, 2, "tribune_1")
    sit(game)
    floor(game, "julius", "1st_gallic_war", 12)
    assert asked(game) == "Window"
    assert any(word.startswith("veto") for word in menu(game, 2))
    assert not any(word.startswith("suspend") for word in menu(game, 2))


def test_b_45_not_inside_an_inserted_proposal_and_no_tribune_proposal_over_it() -> None:
    game = departure(10)
    deal(game, 3, "tribune_2", "tribune_3")
    suspend(game, 1)
    tell(game, "propose forces", "raise-legions 2", "done")
    while asked(game) == "Response":
        game.apply(game.actors()[0], PASS)
    assert asked(game) == "Window"
    assert 3 in game.actors()
    words = [WORDS.describe(choice).notation for choice in game.legal(3)]
    assert not any(word.startswith(("suspend", "tribune")) for word in words)
    assert any(word.startswith("veto") for word in words)


def test_b_45_an_insertion_that_ends_the_phase_kills_the_suspended_vote() -> None:
    game = departure(13)
    wage(game, "germanic_migrations")
    suspend(game, 1)
    tell(game, "propose military")
    deploy(game, "cornelius", "germanic_migrations", 9)
    tell(game, "done")
    if asked(game) == "Consent":
        tell(game, "yes")
    ballot(game)
    assert asked(game) == ""
    assert game.where[man("cornelius")] == AT_WAR + war("germanic_migrations")
    assert home(game) == (4, 0)


def test_b_45_who_has_voted_may_not_suspend() -> None:
    game = departure(10)
    tell(game, "all-for")
    hush(game)
    assert asked(game) == "Call"
    tell(game, "call star")
    assert not any(word.startswith("suspend") for seat in game.actors() for word in menu(game, seat))


def test_b_45_a_tribunes_proposal_to_send_the_chair_may_be_suspended() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[FIELD_CONSUL] = NOBODY
    deal(game, 1, "tribune_1")
    deal(game, 2, "tribune_2")
    sit(game)
    something(game)
    tribune(game, 1)
    tell(game, "propose military")
    deploy(game, "cornelius", "1st_gallic_war", 12)
    tell(game, "done")
    while asked(game) == "Response":
        game.apply(game.actors()[0], PASS)
    assert asked(game) == "Window"
    game.apply(2, SUSPEND)
    hush(game)
    assert game.actors() == [2]
    assert asked(game) == "ChooseKind"


def test_b_45_graft_or_murder_may_cancel_a_suspension() -> None:
    game = departure(10)
    deal(game, 3, "murder_of_a_tribune_1")
    game.loaded = [4]
    game.apply(1, SUSPEND)
    tell(game, "propose forces", "disband-legions 2", "done")
    assert asked(game) == "Response"
    game.apply(3, MURDER + man("papirius"))
    hush(game)
    assert asked(game) == "Turn"
    assert home(game) == (10, 0)


def test_b_77_a_suspension_after_a_booking_goes_first_and_the_booking_waits() -> None:
    game = departure(10)
    deal(game, 3, "tribune_2")
    game.session.booking = 2
    suspend(game, 1)
    assert game.actors() == [1]
    tell(game, "propose forces", "disband-legions 2", "done")
    ballot(game)
    hush(game)
    assert asked(game) == "ChooseKind"
    assert game.actors() == [2]


def test_b_12_a_booking_is_lost_with_the_phase() -> None:
    game = departure(10)
    game.session.booking = 2
    tell(game, "all-for")
    ballot(game, upto=1)
    assert asked(game) == ""
    assert game.session.booking == NOBODY


def grown(answer: str) -> Republic:
    """The chair sends both Consuls; D's Dictator, who does not preside, is sent first and doubles the Field Consul's war."""
    game = table("middle")
    raise_legions(game, 25)
    wage(game, "2nd_gallic_war")  # 12
    wage(game, "1st_gallic_war", INACTIVE)
    wage(game, "germanic_migrations")
    game.offices[DICTATOR] = man("junius")
    game.session.stood_down |= 1 << man("junius")
    deal(game, 3, "tribune_1")
    sit(game)
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "2nd_gallic_war", 8)  # 8 + 4 = 12: enough
    deploy(game, "cornelius", "germanic_migrations", 8)
    tell(game, "done")
    assert asked(game) == "Window"
    game.apply(3, SUSPEND)
    tell(game, "propose military")
    deploy(game, "junius", "1st_gallic_war", 5)
    tell(game, "done")
    ballot(game)
    assert force(game, "junius") == (5, 0)
    hush(game)
    assert asked(game) == "ConsentAnew"  # 12 < 24
    assert game.actors() == [1]
    refused(game, "pass", "1.09.172")
    tell(game, answer)
    hush(game)
    return game


def test_b_79_a_resumed_vote_repeats_the_minimum_force_test_and_asks_who_must_consent_now() -> None:
    game = grown("yes")
    assert asked(game) == "Call"
    ballot(game)
    assert force(game, "julius") == (8, 0)
    assert asked(game) == ""


def test_b_79_a_refusal_voids_it() -> None:
    game = grown("no")
    assert asked(game) == "Business"
    assert game.in_rome(man("julius"))
    assert game.influence[man("cornelius")] == 5


# -- 1.09.643


def test_1_09_643_sixteen_legions_and_four_against_seventeen_need_no_consent() -> None:
    """[1.09.9] The Lusitanian War with Viriathus and the Numantine one: 6 × 2 + 5."""
    game = table("middle")
    raise_legions(game, 16)
    raise_fleets(game, 4)
    wage(game, "lusitanian_war")
    wage(game, "numantine_war")
    lead(game, "viriathus")
    sit(game)
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "lusitanian_war", 16, 4)
    tell(game, "done")
    hush(game)
    assert asked(game) == "Call"


def test_1_09_643_three_legions_and_four_against_eleven_need_consent() -> None:
    game = armed(3, 2)
    wage(game, "syrian_war")
    lead(game, "antiochus_iii")  # 6 + 5 = 11
    sit(game)
    floor(game, "julius", "syrian_war", 3, 2)
    assert asked(game) == "Consent"
    assert game.actors() == [1]
    tell(game, "no")
    hush(game)
    assert asked(game) == "Business"
    assert game.in_rome(man("julius"))


def test_b_71_a_refusal_stands_for_the_same_force_another_may_be_asked() -> None:
    game = armed(8, 4)
    wage(game, "germanic_migrations")
    sit(game)
    floor(game, "julius", "germanic_migrations", 3)
    tell(game, "no")
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "germanic_migrations", 3)
    refused(game, "done", "1.09.643")
    tell(game, "pass")
    floor(game, "julius", "germanic_migrations", 5)
    assert asked(game) == "Consent"
    tell(game, "yes")
    ballot(game)
    assert force(game, "julius") == (5, 0)


def test_b_71_the_same_force_after_the_war_has_changed() -> None:
    game = armed(8, 4)
    wage(game, "syrian_war")
    number = lead(game, "antiochus_iii")  # 11
    sit(game)
    floor(game, "julius", "syrian_war", 3, 2)
    tell(game, "no")
    game.enemy[number] = 0  # he has died: 6
    floor(game, "julius", "syrian_war", 2, 2)  # 2 + 2 = 4
    assert asked(game) == "Consent"


def test_b_71_his_own_player_may_propose_it_all_the_same() -> None:
    game = armed(8, 4)
    wage(game, "germanic_migrations")
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, "julius", "germanic_migrations", 3)
    tell(game, "no")
    something(game)
    tribune(game, 1)
    tell(game, "propose military")
    deploy(game, "julius", "germanic_migrations", 3)
    assert can(game, "done")


def test_b_46_the_proposers_own_commander_is_not_asked() -> None:
    game = armed(3, 2)
    game.offices[ROME_CONSUL], game.offices[FIELD_CONSUL] = man("cornelius"), man("fabius")
    wage(game, "germanic_migrations")
    sit(game)
    floor(game, "fabius", "germanic_migrations", 3)
    hush(game)
    assert asked(game) == "Call"


def test_b_46_mil_counts_up_to_the_number_of_legions() -> None:
    game = armed(12, 2)
    wage(game, "4th_macedonian_war")  # 5, support 1
    sit(game)
    floor(game, "julius", "4th_macedonian_war", 2, 1)  # 2 + 2 = 4 < 5
    assert asked(game) == "Consent"
    game = armed(12, 2)
    wage(game, "4th_macedonian_war")
    sit(game)
    floor(game, "julius", "4th_macedonian_war", 3, 1)  # 3 + 3 = 6
    hush(game)
    assert asked(game) == "Call"


def test_b_46_a_veteran_counts_two() -> None:
    game = table("middle")
    mask = raise_veterans(game, 3)
    raise_fleets(game, 2)
    wage(game, "1st_gallic_war")  # 10
    sit(game)
    offer(game, kinds.MILITARY)
    legions = tuple(one for one in range(25) if mask >> one & 1)
    deploy(game, "julius", "1st_gallic_war", 0, 0, veterans=legions)  # 6 + 4 = 10
    tell(game, "done")
    hush(game)
    assert asked(game) == "Call"


def test_b_46_every_applicable_test_must_hold_at_sea_too() -> None:
    game = armed(12, 12)
    wage(game, "1st_punic_war")  # land 10, fleet 10, support 5
    sit(game)
    floor(game, "julius", "1st_punic_war", 12, 5)  # at sea 5 + 4 = 9 < 10
    assert asked(game) == "Consent"
    game = armed(12, 12)
    wage(game, "1st_punic_war")
    sit(game)
    floor(game, "julius", "1st_punic_war", 12, 6)  # 6 + 4
    hush(game)
    assert asked(game) == "Call"


def test_b_46_a_beaten_fleet_needs_no_test() -> None:
    game = armed(12, 12)
    wage(game, "1st_punic_war")
    game.naval_victory |= 1 << war("1st_punic_war")
    sit(game)
    floor(game, "julius", "1st_punic_war", 12, 5)
    hush(game)
    assert asked(game) == "Call"


def test_b_46_with_sum_one_test_of_everything() -> None:
    """12 legions + 5 fleets + MIL 4 = 21 ≥ 20: enough together, though 9 < 10 at sea."""
    game = armed(12, 12, minimum_force_test="sum")
    wage(game, "1st_punic_war")
    sit(game)
    floor(game, "julius", "1st_punic_war", 12, 5)
    hush(game)
    assert asked(game) == "Call"
    game = armed(12, 12, minimum_force_test="sum")
    wage(game, "1st_punic_war")
    sit(game)
    floor(game, "julius", "1st_punic_war", 10, 5)  # 19
    assert asked(game) == "Consent"


def test_b_46_the_master_of_horse_adds_his_rating() -> None:
    """[1.09.34] 9 + 7 = 16; 5 + 5 = 10."""
    for legions, needed, consent in (
        (9, "germanic_migrations", False),
        (5, "1st_gallic_war", False),
        (4, "1st_gallic_war", True),
    ):
        game = armed(12, 2)
        wage(game, needed)  # 15, 10
        game.offices[DICTATOR] = man("claudius")  # MIL 2, of B
        game.offices[MASTER_OF_HORSE] = man("julius")  # MIL 4
        game.offices[FIELD_CONSUL] = NOBODY
        game.session.stood_down |= 1 << man("claudius")  # so that A's Consul presides
        sit(game)
        floor(game, "claudius", needed, legions)
        hush(game)
        assert (asked(game) == "Consent") == consent, legions


def test_b_46_pompeys_rating_is_two() -> None:
    game = armed(12, 2)
    put(game, "30a_pompey", 1)
    game.offices[FIELD_CONSUL] = man("30a_pompey")
    wage(game, "1st_gallic_war")
    sit(game)
    floor(game, "30a_pompey", "1st_gallic_war", 7)  # 9 < 10
    assert asked(game) == "Consent"


def test_b_46_strength_after_this_proposals_activations() -> None:
    """The imminent second war doubles the first one: 12 + 4 = 16 < 20."""
    game = armed(20, 12)
    wage(game, "1st_punic_war")
    wage(game, "2nd_punic_war", IMMINENT)
    game.naval_victory |= 1 << war("1st_punic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "1st_punic_war", 12, 5)
    deploy(game, "cornelius", "2nd_punic_war", 8, 5)
    tell(game, "done")
    assert asked(game) == "Consent"
    assert game.actors() == [1]


def test_b_46_a_leader_in_the_curia_counts_if_he_would_join() -> None:
    """[A-26] 1st Punic 10 + Hamilcar 3: 7 + 4 = 11 is too little; 9 + 4 is enough."""
    from comitium.games.republic.numbers import IN_CURIA

    for legions, question in ((7, "Consent"), (9, "Call")):
        game = armed(12, 12)
        wage(game, "1st_punic_war", INACTIVE)
        lead(game, "hamilcar", IN_CURIA)
        sit(game)
        floor(game, "julius", "1st_punic_war", legions, 12)
        hush(game)
        assert asked(game) == question
        assert game.zone[war("1st_punic_war")] == INACTIVE


def test_b_46_against_a_rebel_his_army_counts() -> None:
    game = armed(12, 0)
    put(game, "flaminius", 3)  # MIL 4
    rebel(game, man("flaminius"), legions=6)  # 6 + 4 = 10
    sit(game)
    floor(game, "julius", "civil_war", 5)  # 5 + 4 = 9
    assert asked(game) == "Consent"
    game = armed(12, 0)
    put(game, "flaminius", 3)
    rebel(game, man("flaminius"), legions=6)
    sit(game)
    floor(game, "julius", "civil_war", 6)
    hush(game)
    assert asked(game) == "Call"


# -- 1.09.644


def field(who: str = "claudius", legions: int = 6, fleets: int = 2, where: str = "syrian_war", **options: Any) -> Republic:
    """A proconsul in the field since an earlier turn."""
    game = armed(8, 6, **options)
    wage(game, where)
    send(game, man(who), where, legions=legions, fleets=fleets)
    game.proconsuls |= 1 << man(who)
    return game


def test_1_09_644_a_commander_is_recalled_with_his_troops() -> None:
    game = field()
    game.major |= 1 << man("claudius")
    ear = listen(game)
    sit(game)
    item(game, "recall claudius")
    ballot(game)
    assert game.in_rome(man("claudius"))
    assert not game.proconsuls >> man("claudius") & 1
    assert home(game) == (14, 8)
    assert game.major >> man("claudius") & 1
    assert len(ear.all(told.CommanderRecalled)) == 1
    check(game)


def test_1_09_644_a_commander_sent_this_phase_is_not_recalled() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    sit(game)
    floor(game, "julius", "1st_gallic_war", 8)
    ballot(game)
    offer(game, kinds.MILITARY)
    refused(game, "recall julius", "1.09.644")
    refused(game, "replace julius", "1.09.644")
    refused(game, "thin julius", "1.09.644")


def test_1_09_644_nor_one_reinforced_this_phase() -> None:
    game = field()
    sit(game)
    item(game, "reinforce claudius", legions=2)
    ballot(game)
    offer(game, kinds.MILITARY)
    refused(game, "recall claudius", "1.09.644")
    refused(game, "thin claudius", "1.09.644")
    refused(game, "replace claudius", "1.09.644")


def test_1_09_644_not_reinforced_and_recalled_in_one_proposal() -> None:
    game = field()
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "reinforce claudius")
    units(game, 2, 0)
    refused(game, "recall claudius", "1.09.644")
    refused(game, "thin claudius", "1.09.644")


def test_1_09_644_a_replacement_takes_the_troops_over() -> None:
    game = field()
    sit(game)
    item(game, "replace claudius", "senator julius", legions=4)
    ballot(game)
    assert game.in_rome(man("claudius"))
    assert force(game, "julius") == (10, 2)
    assert home(game) == (4, 6)
    assert game.where[man("julius")] == AT_WAR + war("syrian_war")
    check(game)


def test_b_47_the_new_force_passes_the_minimum_force_test() -> None:
    game = field("claudius", 3, 2, "germanic_migrations")
    sit(game)
    item(game, "replace claudius", "senator julius", legions=4)  # 7 + 4 = 11 < 15
    assert asked(game) == "Consent"
    assert game.actors() == [1]


def test_b_47_the_replacement_must_be_a_consul_or_dictator() -> None:
    game = field()
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "replace claudius")
    refused(game, "senator fabius")
    refused(game, "senator cornelius")  # not before the Field Consul
    assert can(game, "senator julius")


def test_b_47_units_of_a_recalled_force_may_be_sent_again_in_the_same_vote() -> None:
    game = field("claudius", 6, 2)
    wage(game, "1st_gallic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "recall claudius")
    deploy(game, "julius", "1st_gallic_war", 14)
    tell(game, "done")
    ballot(game)
    assert force(game, "julius") == (14, 0)
    assert home(game) == (0, 8)
    check(game)


def test_b_47_but_not_before_the_recall_in_the_list() -> None:
    game = field("claudius", 6, 2)
    wage(game, "1st_gallic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius", "war 1st_gallic_war")
    refused(game, "legions 9", "1.09.64")


def test_b_47_troops_without_a_commander_come_home_wholly_or_partly() -> None:
    game = armed(2, 0)
    wage(game, "1st_gallic_war")
    stray(game, "1st_gallic_war", 5)
    sit(game)
    item(game, "strays 1st_gallic_war", legions=3)
    ballot(game)
    assert home(game) == (5, 0)
    assert game.legions[STRAY + war("1st_gallic_war")].bit_count() == 2
    check(game)


def test_1_09_644_a_victorious_commander_is_not_recalled() -> None:
    """Not victorious in the last Combat Phase; a proconsul by the Manilian Law may be recalled though he won (B-47)."""
    game = field()
    game.victorious |= 1 << man("claudius")
    sit(game)
    offer(game, kinds.MILITARY)
    allowed = can(game, "recall claudius")
    assert allowed  # who has won and is still in the field is a proconsul by that law


def test_1_09_643_a_proconsuls_legions_are_not_thinned_below_without_his_consent() -> None:
    game = field("claudius", 6, 2)  # 6 + 2 = 8 against 6
    sit(game)
    item(game, "thin claudius", legions=1)  # 5 + 2 = 7
    hush(game)
    assert asked(game) == "Call"
    game = field("claudius", 6, 2)
    sit(game)
    item(game, "thin claudius", legions=3)  # 3 + 2 = 5 < 6
    assert asked(game) == "Consent"
    assert game.actors() == [1]
    tell(game, "yes")
    ballot(game)
    assert force(game, "claudius") == (3, 2)
    assert home(game) == (11, 6)


def test_1_09_643_nor_are_all_of_them_taken() -> None:
    game = field("claudius", 6, 2)
    sit(game)
    item(game, "thin claudius", legions=6)
    assert asked(game) == "Consent"


def test_1_09_643_thinned_twice_asked_once() -> None:
    game = field("claudius", 6, 2)
    sit(game)
    offer(game, kinds.MILITARY)
    for _ in range(2):
        tell(game, "thin claudius")
        units(game, 2, 0)
    tell(game, "done", "yes")
    hush(game)
    assert asked(game) == "Call"


def test_1_09_643_a_proconsul_with_six_against_eleven_fights_on() -> None:
    game = field("claudius", 4, 2)  # 4 + 2 = 6
    lead(game, "antiochus_iii")
    sit(game)
    tell(game, "adjourn")
    hush(game)
    assert asked(game) == ""
    assert force(game, "claudius") == (4, 2)


def test_b_46_fleets_are_protected_like_legions() -> None:
    game = field("claudius", 12, 8, "1st_punic_war")
    game.legions[ACTIVE] = game.legions[ACTIVE]
    sit(game)
    item(game, "thin claudius", fleets=1)  # at sea 7 + 2 = 9 < 10
    assert asked(game) == "Consent"


# -- 1.09.646


def test_1_09_646_legions_garrison_a_province_and_stay_this_turn() -> None:
    game = armed()
    govern(game, man("acilius"), "illyricum")
    ear = listen(game)
    sit(game)
    item(game, "garrison illyricum", legions=3)
    ballot(game)
    assert game.legions[GARRISON + province("illyricum")].bit_count() == 3
    assert len(ear.all(told.GarrisonSent)) == 1
    offer(game, kinds.MILITARY)
    refused(game, "ungarrison illyricum", "1.09.646")
    check(game)


def test_1_09_646_next_turn_they_may_come_home() -> None:
    game = armed()
    govern(game, man("acilius"), "illyricum")
    garrison(game, "illyricum", 3)
    sit(game)
    item(game, "ungarrison illyricum", legions=2)
    ballot(game)
    assert game.legions[GARRISON + province("illyricum")].bit_count() == 1
    assert home(game) == (14, 12)


def test_1_09_646_older_legions_may_leave_while_newer_stay() -> None:
    game = armed()
    govern(game, man("acilius"), "illyricum")
    garrison(game, "illyricum", 2)
    sit(game)
    item(game, "garrison illyricum", legions=3)
    ballot(game)
    offer(game, kinds.MILITARY)
    tell(game, "ungarrison illyricum")
    refused(game, "legions 3")
    assert can(game, "legions 2")


def test_b_48_a_vacant_province_may_be_garrisoned_a_rebels_not() -> None:
    game = armed()
    govern(game, man("acilius"), "sicilia")
    govern(game, man("fabius"), "africa")
    rebel(game, man("fabius"))
    game.session.posted = 0
    for key in ("valerius", "claudius", "manlius", "furius", "aurelius", "junius", "papirius"):
        capture(game, man(key), 0)
    create(game, "illyricum")
    sit(game)
    offer(game, kinds.MILITARY)
    assert can(game, "garrison illyricum")
    assert can(game, "garrison sicilia")
    refused(game, "garrison africa", "1.09.646")
    refused(game, "garrison asia", "1.09.646")


def test_b_48_at_least_one_legion() -> None:
    game = armed()
    govern(game, man("acilius"), "illyricum")
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "garrison illyricum")
    refused(game, "legions 0")
    refused(game, "fleets 1")


def test_b_52_a_dead_governor_does_not_stop_a_garrison() -> None:
    game = armed()
    govern(game, man("acilius"), "illyricum")
    sit(game)
    item(game, "garrison illyricum", legions=3)
    hush(game)
    die(game, "acilius")
    hush(game)
    assert asked(game) == "Call"
    ballot(game)
    assert game.legions[GARRISON + province("illyricum")].bit_count() == 3


# -- 1.09.647


def test_1_09_647_fleets_alone_reinforce_a_proconsul_who_stays() -> None:
    game = field("claudius", 6, 0)
    sit(game)
    item(game, "reinforce claudius", legions=0, fleets=2)
    ballot(game)
    assert force(game, "claudius") == (6, 2)
    tell(game, "adjourn")
    hush(game)
    assert force(game, "claudius") == (6, 2)
    assert not game.in_rome(man("claudius"))


def test_1_09_647_who_left_this_phase_is_not_reinforced() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    sit(game)
    floor(game, "julius", "1st_gallic_war", 8)
    ballot(game)
    offer(game, kinds.MILITARY)
    refused(game, "reinforce julius", "1.09.647")


def test_b_49_nor_in_the_proposal_that_sends_him() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    sit(game)
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "1st_gallic_war", 8)
    refused(game, "reinforce julius", "1.09.647")


def test_b_49_something_must_be_sent() -> None:
    game = field()
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "reinforce claudius", "legions 0")
    refused(game, "fleets 0")


def test_b_49_who_sits_in_rome_is_not_reinforced() -> None:
    game = field()
    sit(game)
    offer(game, kinds.MILITARY)
    refused(game, "reinforce fabius", "1.09.647")


def test_b_49_no_consent_is_asked_for_reinforcements() -> None:
    game = field("claudius", 3, 2, "germanic_migrations")
    sit(game)
    item(game, "reinforce claudius", legions=2)
    hush(game)
    assert asked(game) == "Call"


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


# -- B-45, further


def test_b_45_after_the_resumption_another_may_suspend_again() -> None:
    game = departure(13)
    deal(game, 3, "tribune_2")
    suspend(game, 1)
    tell(game, "propose forces", "disband-legions 2", "done")
    ballot(game)
    hush(game)
    tell(game, "all-for")
    hush(game)
    tell(game, "call star")
    hush(game)
    assert asked(game) == "Turn"
    suspend(game, 3)
    tell(game, "propose forces", "disband-legions 1", "done")
    ballot(game)
    hush(game)
    assert asked(game) == "Turn"
    tell(game, "all-for")
    assert force(game, "cornelius") == (10, 0)


def test_b_45_a_chair_that_is_no_longer_the_chair_does_not_end_the_phase() -> None:
    """[B-4] The Dictator who is sent stood down meanwhile: another presides when it passes."""
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[DICTATOR] = man("claudius")
    sit(game)
    floor(game, "claudius", "1st_gallic_war", 12)
    hush(game)
    game.session.stood_down |= 1 << man("claudius")
    game.advance()
    ballot(game)
    hush(game)
    assert force(game, "claudius") == (12, 0)
    assert asked(game) == "Business"
    assert game.session.chair == man("cornelius")


def test_b_45_void_is_no_rejection() -> None:
    game = departure(10)
    suspend(game, 1)
    tell(game, "propose forces", "disband-legions 2", "done")
    ballot(game)
    hush(game)
    assert game.session.rejected == []


def test_1_09_81_departures_bring_new_candidates_and_the_filling_goes_on() -> None:
    """[B-32] Nine in Rome, two go: seven, and the top family of the Curia is a senator at once."""
    game = table()
    for key in ("acilius", "papirius", "manlius"):
        govern(game, man(key), {"acilius": "asia", "papirius": "syria", "manlius": "bithynia"}[key])
    game.curia = [man("flaminius")]
    create(game, "sicilia")
    create(game, "africa")
    sit(game, "governors")
    tell(game, "province sicilia", "senator fabius", "province africa", "senator claudius", "done")
    ballot(game)
    hush(game)
    assert game.in_rome(man("flaminius"))
    assert game.rome.bit_count() == 8
