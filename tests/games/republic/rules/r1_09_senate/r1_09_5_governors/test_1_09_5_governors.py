"""[1.09.5] Governorships: who may be named, elections, deaths."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import CENSOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.events import business as business_events
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state.numbers import GOVERNED, GOVERNING, NOBODY, REVOLTED, VACANT
from games.republic.fixtures.builder import (
    asked,
    capture,
    check,
    create,
    deal,
    enact,
    listen,
    man,
    province,
    put,
    rebel,
    send,
    wage,
)
from games.republic.fixtures.senate import ballot, can, die, hush, menu, offer, refused, senate_with_officers, sit, tell, veto
from games.republic.fixtures.senate_business.posts import keep_only

# -- 1.09.5


def test_1_09_5_two_governors_in_one_vote_leave_together() -> None:
    game = senate_with_officers()
    create(game, "sicilia")
    create(game, "africa")
    ear = listen(game)
    sit(game, "governors")
    tell(game, "province sicilia", "senator fabius", "province africa", "senator claudius", "done")
    ballot(game)
    for key, where in (("fabius", "sicilia"), ("claudius", "africa")):
        assert game.governor[province(where)] == man(key)
        assert game.province[province(where)] == GOVERNED
        assert game.dial[province(where)] == 3
        assert game.where[man(key)] == GOVERNING + province(where)
        assert not game.in_rome(man(key))
    assert len(ear.all(business_events.GovernorElected)) == 2
    check(game)


def test_1_09_5_an_election_is_not_over_while_a_province_is_vacant_and_a_name_exists() -> None:
    game = senate_with_officers()
    create(game, "sicilia")
    create(game, "africa")
    sit(game, "governors")
    assert game.session.step == kinds.S6
    refused(game, "pass")
    refused(game, "done")
    tell(game, "province sicilia", "senator fabius", "done")
    ballot(game)
    hush(game)
    assert game.session.step == kinds.S6
    assert menu(game) == ["province africa"]


def test_1_09_5_a_governor_votes_no_more() -> None:
    game = senate_with_officers()
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator fabius", "done")
    ballot(game)
    hush(game)
    assert asked(game) == "Business"
    offer(game, kinds.FORCES)
    tell(game, "raise-legions 1", "done", "call column", "one-by-one")
    assert not game.here(0) >> man("fabius") & 1


def test_1_09_5_office_holders_are_refused() -> None:
    game = senate_with_officers()
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia")
    for key in ("cornelius", "julius", "fulvius"):
        refused(game, f"senator {key}", "1.09.5")


def test_1_09_5_with_the_vatinian_law_office_holders_may_be_named() -> None:
    game = senate_with_officers("late")
    enact(game, "vatinian_law")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia")
    assert can(game, "senator cornelius")
    assert can(game, "senator fulvius")


def test_1_09_5_the_only_candidate_governs_without_a_vote() -> None:
    game = senate_with_officers()
    keep_only(game, "claudius")
    create(game, "sicilia")
    ear = listen(game)
    sit(game, "governors")
    hush(game)
    assert game.governor[province("sicilia")] == man("claudius")
    assert game.dial[province("sicilia")] == 3
    assert "ProposalAnnounced" not in ear.names()
    assert game.session.step == kinds.S7


def test_1_09_5_the_last_candidate_comes_after_a_window() -> None:
    """[B-67] [W-FLOOR] precedes an automatic election; there is nothing to veto in it."""
    game = senate_with_officers()
    keep_only(game, "claudius")
    create(game, "sicilia")
    deal(game, 2, "tribune_1")
    sit(game, "governors")
    assert asked(game) == "Window"
    assert game.governor[province("sicilia")] == NOBODY
    assert not any(word.startswith("veto") for word in menu(game))
    hush(game)
    assert game.governor[province("sicilia")] == man("claudius")


def test_1_09_5_nobody_eligible_leaves_the_province_vacant() -> None:
    game = senate_with_officers()
    keep_only(game)
    create(game, "sicilia")
    sit(game, "governors")
    hush(game)
    assert game.session.step == kinds.S7
    assert asked(game) == "Business"
    assert game.province[province("sicilia")] == VACANT
    assert can(game, "adjourn")


# -- B-32


def test_b_32_captives_rebels_and_commanders_are_not_eligible() -> None:
    game = senate_with_officers()
    wage(game, "syrian_war")
    send(game, man("fabius"), "syrian_war", legions=4, fleets=2)
    game.proconsuls |= 1 << man("fabius")
    capture(game, man("claudius"), 0)
    rebel(game, man("manlius"))
    put(game, "flaminius")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia")
    for key in ("fabius", "claudius", "manlius"):
        refused(game, f"senator {key}", "1.09.5")
    assert can(game, "senator flaminius")
    assert can(game, "senator valerius")


def test_b_32_a_name_rejected_alone_is_exhausted_for_that_province() -> None:
    game = senate_with_officers()
    keep_only(game, "claudius", "furius", "junius")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game, "A")
    tell(game, "province sicilia")
    refused(game, "senator claudius")
    assert can(game, "senator furius")


def test_b_32_two_candidates_one_rejected_and_the_other_governs() -> None:
    game = senate_with_officers()
    keep_only(game, "claudius", "furius")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game, "A")
    hush(game)
    assert game.governor[province("sicilia")] == man("furius")
    assert game.in_rome(man("claudius"))


def test_b_32_a_veto_exhausts_a_name_too() -> None:
    game = senate_with_officers()
    keep_only(game, "claudius", "furius")
    create(game, "sicilia")
    deal(game, 3, "tribune_1")
    sit(game, "governors")
    hush(game)
    tell(game, "province sicilia", "senator claudius", "done")
    assert asked(game) == "Window"
    veto(game, 3)
    hush(game)
    assert game.governor[province("sicilia")] == man("furius")


def test_b_32_exhausted_for_one_province_is_not_for_another() -> None:
    game = senate_with_officers()
    create(game, "sicilia")
    create(game, "africa")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game, "A")
    tell(game, "province africa")
    assert can(game, "senator claudius")


def test_b_32_fewer_candidates_than_provinces_the_chair_chooses_which_to_fill() -> None:
    game = senate_with_officers()
    keep_only(game, "claudius")
    create(game, "sicilia")
    create(game, "africa")
    sit(game, "governors")
    hush(game)
    assert game.actors() == [0]
    assert menu(game) == ["province sicilia", "province africa"]
    tell(game, "province africa")
    hush(game)
    assert game.governor[province("africa")] == man("claudius")
    assert game.province[province("sicilia")] == VACANT
    assert asked(game) == "Business"


def test_b_4_a_presiding_magistrate_without_office_may_be_sent_and_is_succeeded() -> None:
    game = senate_with_officers()
    for office in (ROME_CONSUL, FIELD_CONSUL, CENSOR):
        game.offices[office] = NOBODY
    game.influence[man("claudius")] = 9
    create(game, "sicilia")
    sit(game, "governors")
    assert game.session.chair == man("claudius")
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game)
    hush(game)
    assert asked(game) == "Business"
    assert game.session.chair != man("claudius")
    assert not game.in_rome(man("claudius"))


def test_b_32_a_revolted_province_is_no_vacancy() -> None:
    game = senate_with_officers()
    create(game, "sicilia")
    game.province[province("sicilia")] = REVOLTED
    sit(game, "governors")
    hush(game)
    assert asked(game) == "Business"


def test_b_32_one_senator_one_post_in_a_list() -> None:
    game = senate_with_officers()
    create(game, "sicilia")
    create(game, "africa")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "province africa")
    refused(game, "senator claudius")


# -- 1.09.131 for governors


def test_1_09_131_part_of_a_rejected_list_may_come_again_the_whole_list_not() -> None:
    game = senate_with_officers()
    create(game, "hispania_citerior")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "province hispania_citerior", "senator fabius", "done")
    ballot(game, "A")
    tell(game, "province hispania_citerior", "senator fabius", "province sicilia", "senator claudius")
    refused(game, "done", "1.09.131")
    tell(game, "pass")
    tell(game, "province hispania_citerior", "senator fabius")
    assert can(game, "done")


# -- 1.09.721 / B-52: deaths


def test_b_52_a_dead_nominee_cancels_the_slate_which_is_not_rejected() -> None:
    game = senate_with_officers()
    create(game, "sicilia")
    create(game, "africa")
    sit(game, "governors")
    tell(game, "province sicilia", "senator fabius", "province africa", "senator claudius", "done", "call column", "all-for")
    hush(game)
    die(game, "claudius")
    hush(game)
    assert asked(game) == "DraftGovernors"
    tell(game, "province sicilia", "senator fabius", "province africa", "senator furius", "done")
    ballot(game)
    assert game.governor[province("sicilia")] == man("fabius")


def test_b_67_a_slate_that_deaths_made_the_only_one_is_elected_at_once() -> None:
    game = senate_with_officers()
    keep_only(game, "claudius", "furius")
    put(game, "22a_cato_the_elder", 3)
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game, "A")
    tell(game, "province sicilia", "senator furius", "done")
    hush(game)
    die(game, "22a_cato_the_elder")  # claudius is barred: furius, on the floor, is the only one that is possible
    hush(game)
    assert game.governor[province("sicilia")] == man("furius")


def test_b_67_a_cancelled_slate_leaves_the_last_unbarred_name() -> None:
    game = senate_with_officers()
    keep_only(game, "claudius", "aurelius")
    put(game, "22a_cato_the_elder", 3)
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game, "A")
    tell(game, "province sicilia", "senator 22a_cato_the_elder", "done")
    hush(game)
    die(game, "22a_cato_the_elder")  # aurelius is the last unbarred one: after a window he governs
    hush(game)
    assert game.governor[province("sicilia")] == man("aurelius")


def test_b_67_all_unbarred_dead_the_bars_fall() -> None:
    game = senate_with_officers()
    keep_only(game, "claudius", "furius")
    put(game, "22a_cato_the_elder", 3)
    put(game, "18a_flamininus", 3)
    create(game, "sicilia")
    sit(game, "governors")
    hush(game)
    for key in ("claudius", "furius"):
        tell(game, "province sicilia", f"senator {key}", "done")
        ballot(game, "A")
        hush(game)
    tell(game, "province sicilia", "senator 22a_cato_the_elder", "done")
    die(game, "22a_cato_the_elder")  # Flamininus is the last one: the window before he goes
    assert asked(game) == "Window"
    die(game, "18a_flamininus")
    hush(game)
    tell(game, "province sicilia")
    assert menu(game) == ["senator claudius", "senator furius"]
    tell(game, "senator claudius", "done")
    ballot(game)
    assert game.governor[province("sicilia")] == man("claudius")
