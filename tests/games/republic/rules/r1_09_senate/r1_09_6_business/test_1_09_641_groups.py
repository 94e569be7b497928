"""[1.09.641] [1.09.645] Forces sent together or after others; deaths on the way, [B-64] bequests, Tribunes and vetoes."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.events import business as business_events
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES
from comitium.games.republic.state.numbers import AT_WAR, BITHYNIA, GARRISON, MISSION, NOBODY, OPEN_BEQUEST, PERGAMUM
from games.republic.fixtures.builder import (
    asked,
    capture,
    check,
    deal,
    govern,
    listen,
    man,
    province,
    raise_veterans,
    send,
    wage,
    war,
)
from games.republic.fixtures.senate import ballot, can, die, hush, offer, refused, sit, tell, tribune, veto
from games.republic.fixtures.wars.armies import armed, deploy, field, floor, force, home, item, something, units

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
    assert len(ear.all(business_events.BequestFetched)) == 1
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


@pytest.mark.parametrize("first", [("recall claudius",), ()])
def test_1_07_332_who_is_sent_by_an_earlier_item_attacks_a_war_whose_proconsul_comes_home(first: tuple[str, ...]) -> None:
    """The Field Consul attacks the 1st Gallic War in the proconsul's place, so the Rome Consul may attack the 2nd."""
    game = armed(12, 0)
    wage(game, "1st_gallic_war")
    wage(game, "2nd_gallic_war")
    send(game, man("claudius"), "1st_gallic_war", legions=4)
    game.proconsuls |= 1 << man("claudius")
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, *first)
    deploy(game, "julius", "1st_gallic_war", 6)
    if not first:
        tell(game, "recall claudius")
    tell(game, "deploy cornelius")
    assert can(game, "war 2nd_gallic_war")


@pytest.mark.parametrize(("key", "bequest"), [("pergamene_bequest", PERGAMUM), ("bithynian_bequest", BITHYNIA)])
def test_b_64_of_two_bequests_the_one_that_was_named_is_fetched(key: str, bequest: int) -> None:
    game = armed()
    game.bequests[PERGAMUM] = game.bequests[BITHYNIA] = OPEN_BEQUEST
    sit(game)
    item(game, f"bequest {key}")
    ballot(game)
    assert game.where[man("julius")] == MISSION + bequest


def test_1_09_64_legions_are_asked_for_before_veterans_and_veterans_before_fleets() -> None:
    game = armed(8, 8)
    raise_veterans(game, 2)
    wage(game, "syrian_war")
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius", "war syrian_war")
    asked_so: list[str] = []
    for answer in ("legions 4", "done", "fleets 6"):
        asked_so.append(game.stack[-1].ask(game, game.actors()[0]).id)
        tell(game, answer)
    assert asked_so == [f"republic-business-ask-{units}" for units in ("legions", "veterans", "fleets")]


def test_1_09_641_a_promise_about_armies_names_a_war_that_is_active() -> None:
    """[1.04.3] The war with the number 0 as well."""
    game = armed()
    punic = war("1st_punic_war")
    assert punic == 0
    military = MEASURES[kinds.MILITARY]
    assert not military.is_nameable(game, 0, NOBODY, punic)
    wage(game, "1st_punic_war")
    assert military.is_nameable(game, 0, NOBODY, punic)
    assert military.is_nameable(game, 0, NOBODY, NOBODY)
