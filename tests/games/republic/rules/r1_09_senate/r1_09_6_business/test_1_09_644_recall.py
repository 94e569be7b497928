"""[1.09.644]–[1.09.647] Recalls, successors, garrisons, reinforcements."""

from __future__ import annotations

from comitium.games.republic.events import business as business_events
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state.numbers import ACTIVE, AT_WAR, GARRISON, STRAY
from games.republic.fixtures.builder import (
    asked,
    capture,
    check,
    create,
    deal,
    garrison,
    govern,
    lead,
    listen,
    man,
    province,
    rebel,
    stray,
    wage,
    war,
)
from games.republic.fixtures.senate import ballot, can, die, hush, offer, refused, sit, tell, tribune
from games.republic.fixtures.wars.armies import armed, deploy, field, floor, force, home, item, units

# -- 1.09.644


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
    assert len(ear.all(business_events.CommanderRecalled)) == 1
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


def test_1_09_643_who_was_too_weak_at_sea_already_is_not_asked_when_legions_are_taken() -> None:
    game = field("claudius", 14, 3, "1st_punic_war")  # at sea 3 + 2 < 10 before and after
    sit(game)
    item(game, "thin claudius", legions=1)  # on land 13 + 2 = 15
    hush(game)
    assert asked(game) == "Call"
    game = field("claudius", 14, 3, "1st_punic_war")
    sit(game)
    item(game, "thin claudius", fleets=1)
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
    assert len(ear.all(business_events.GarrisonSent)) == 1
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


def test_b_5_a_garrison_renewed_by_a_tribune_cannot_leave_any_more() -> None:
    game = armed(0, 0)
    govern(game, man("acilius"), "illyricum")
    garrison(game, "illyricum", 2)
    deal(game, 1, "tribune_1")
    sit(game)
    item(game, "ungarrison illyricum", legions=2)
    assert asked(game) == "Window"
    tribune(game, 1)
    tell(game, "propose military", "ungarrison illyricum", "legions 2", "garrison illyricum", "legions 2", "done")
    ballot(game)
    hush(game)
    assert asked(game) == "Business"  # what the chair had announced is void
    assert game.legions[GARRISON + province("illyricum")].bit_count() == 2


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
