"""[1.09.51]–[1.09.54] Governorships: terms, recalls, vacancies."""

from __future__ import annotations

from comitium.games.republic.events import business as business_events
from comitium.games.republic.events.senate import VotesCast
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state.numbers import ACTIVE, GARRISON, NOBODY, ROME
from games.republic.fixtures.builder import (
    asked,
    capture,
    check,
    create,
    deal,
    enact,
    garrison,
    govern,
    grant,
    listen,
    man,
    province,
    put,
    rebel,
)
from games.republic.fixtures.senate import (
    adjourn,
    ballot,
    can,
    die,
    hush,
    menu,
    offer,
    refused,
    senate_with_officers,
    sit,
    tell,
    tribune,
)
from games.republic.fixtures.senate_business.posts import keep_only

# -- 1.09.51


def test_1_09_51_who_is_back_this_turn_must_consent() -> None:
    game = senate_with_officers()
    game.returned |= 1 << man("claudius")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "done")
    assert asked(game) == "Consent"
    assert game.actors() == [1]
    tell(game, "no")
    tell(game, "province sicilia")
    refused(game, "senator claudius")


def test_1_09_51_his_consent_is_asked_before_the_vote_and_lets_it_begin() -> None:
    game = senate_with_officers()
    game.returned |= 1 << man("claudius")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "done", "yes")
    ballot(game)
    assert game.governor[province("sicilia")] == man("claudius")


def test_1_09_51_no_consent_is_needed_if_nobody_else_is_eligible() -> None:
    game = senate_with_officers()
    keep_only(game, "claudius")
    game.returned |= 1 << man("claudius")
    create(game, "sicilia")
    sit(game, "governors")
    hush(game)
    assert game.governor[province("sicilia")] == man("claudius")


def test_1_09_51_an_unaligned_senator_in_the_forum_is_somebody_else() -> None:
    game = senate_with_officers()
    keep_only(game, "claudius")
    put(game, "flaminius")
    game.returned |= 1 << man("claudius")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "done")
    assert asked(game) == "Consent"
    assert game.actors() == [1]
    tell(game, "no")
    hush(game)
    assert game.governor[province("sicilia")] == man("flaminius")  # the last name that is left


# -- 1.09.52


def test_1_09_52_a_successor_recalls_the_old_governor_at_once() -> None:
    game = senate_with_officers()
    sicilia = govern(game, man("fabius"), "sicilia", dial=1)
    garrison(game, "sicilia", 2)
    game.corrupt |= 1 << man("fabius")
    ear = listen(game)
    sit(game)
    offer(game, kinds.GOVERNORS)
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game)
    assert game.in_rome(man("fabius"))
    assert game.corrupt >> man("fabius") & 1
    assert game.governor[sicilia] == man("claudius")
    assert game.dial[sicilia] == 3
    assert game.legions[GARRISON + sicilia].bit_count() == 2
    assert game.legions[ACTIVE] == 0
    assert len(ear.all(business_events.GovernorRecalled)) == 1
    check(game)


def test_1_09_52_the_recalled_man_votes_next() -> None:
    game = senate_with_officers()
    govern(game, man("fabius"), "sicilia")
    sit(game)
    offer(game, kinds.GOVERNORS)
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game)
    offer(game, kinds.FORCES)
    ear = listen(game)
    tell(game, "raise-legions 1", "done", "call column", "all-for")
    assert man("fabius") in [cast.senator for cast in ear.all(VotesCast)]


def test_1_09_51_a_recalled_governor_must_consent_to_another_province_this_turn() -> None:
    game = senate_with_officers()
    govern(game, man("claudius"), "sicilia")
    govern(game, man("manlius"), "africa")
    sit(game)
    offer(game, kinds.GOVERNORS)
    tell(game, "province sicilia", "senator furius", "done")
    ballot(game)
    offer(game, kinds.GOVERNORS)
    tell(game, "province africa", "senator claudius", "done")
    assert asked(game) == "Consent"
    assert game.actors() == [1]


def test_1_09_52_a_governor_elected_this_phase_cannot_be_recalled() -> None:
    game = senate_with_officers()
    create(game, "sicilia")
    govern(game, man("furius"), "africa")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game)
    offer(game, kinds.GOVERNORS)
    refused(game, "province sicilia")
    assert can(game, "province africa")


def test_b_33_recalls_and_vacancies_share_a_vote_in_s6() -> None:
    game = senate_with_officers()
    create(game, "sicilia")
    govern(game, man("furius"), "africa")
    sit(game, "governors")
    tell(game, "province africa", "senator fabius", "province sicilia", "senator claudius", "done")
    ballot(game)
    assert game.in_rome(man("furius"))
    assert game.governor[province("africa")] == man("fabius")
    assert game.governor[province("sicilia")] == man("claudius")


def test_b_33_an_unaligned_governor_returns_to_the_forum() -> None:
    game = senate_with_officers()
    put(game, "flaminius")
    govern(game, man("flaminius"), "sicilia")
    sit(game)
    offer(game, kinds.GOVERNORS)
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game)
    assert game.forum >> man("flaminius") & 1
    assert game.where[man("flaminius")] == ROME
    check(game)


def test_b_33_a_captive_governor_stays_captive() -> None:
    game = senate_with_officers()
    sicilia = govern(game, man("fabius"), "sicilia")
    capture(game, man("fabius"), 0)
    sit(game)
    offer(game, kinds.GOVERNORS)
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game)
    assert game.is_captive(man("fabius"))
    assert game.governor[sicilia] == man("claudius")
    check(game)


def test_b_33_a_rebel_governor_is_not_recalled() -> None:
    game = senate_with_officers()
    govern(game, man("fabius"), "sicilia")
    govern(game, man("acilius"), "africa")
    rebel(game, man("fabius"))
    sit(game)
    offer(game, kinds.GOVERNORS)
    refused(game, "province sicilia")
    assert can(game, "province africa")


def test_b_33_a_legate_governor_just_loses_the_post() -> None:
    game = senate_with_officers("late")
    enact(game, "vatinian_law")
    sicilia = govern(game, man("cornelius"), "sicilia", legate=True)
    sit(game)
    offer(game, kinds.GOVERNORS)
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game)
    assert game.in_rome(man("cornelius"))
    assert asked(game) == "GoOrLegate"
    tell(game, "yes")
    assert game.governor[sicilia] == man("claudius")
    assert not game.legates >> sicilia & 1


def test_b_33_no_automatic_recall_a_filled_province_is_no_vacancy() -> None:
    game = senate_with_officers()
    keep_only(game, "claudius")
    govern(game, man("flaminius") if game.where[man("flaminius")] else put(game, "flaminius"), "sicilia")
    sit(game)
    offer(game, kinds.GOVERNORS)
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game, "A")
    assert game.governor[province("sicilia")] == man("flaminius")


# -- 1.09.53


def test_1_09_53_a_senator_of_the_forum_may_be_elected_and_leaves_it() -> None:
    game = senate_with_officers()
    put(game, "flaminius")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator flaminius", "done")
    ballot(game)
    assert game.governor[province("sicilia")] == man("flaminius")
    assert not game.forum >> man("flaminius") & 1
    assert game.faction[man("flaminius")] == NOBODY
    check(game)


def test_1_09_53_nobody_consents_for_him() -> None:
    game = senate_with_officers()
    put(game, "flaminius")
    game.returned |= 1 << man("flaminius")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator flaminius", "done")
    hush(game)
    assert asked(game) == "Call"


# -- 1.09.54


def test_1_09_54_a_vacancy_in_s7_is_the_only_business() -> None:
    game = senate_with_officers("late")
    enact(game, "vatinian_law")
    govern(game, man("manlius"), "sicilia", legate=True)
    sit(game)
    assert can(game, "adjourn")
    die(game, "manlius")
    hush(game)
    assert asked(game) == "DraftGovernors"
    assert menu(game) == ["province sicilia"]
    refused(game, "adjourn")
    refused(game, "propose forces")
    tell(game, "province sicilia", "senator fabius", "done")
    ballot(game)
    tell(game, "yes")
    hush(game)
    assert asked(game) == "Business"
    assert can(game, "adjourn")


def test_b_34_a_vote_under_way_is_not_voided_by_a_vacancy() -> None:
    game = senate_with_officers("late")
    enact(game, "vatinian_law")
    govern(game, man("manlius"), "sicilia", legate=True)
    grant(game, "mining")
    sit(game)
    offer(game, kinds.CONCESSIONS)
    tell(game, "concession mining", "senator fabius", "done", "call column", "all-for")
    hush(game)
    die(game, "manlius")
    hush(game)
    assert asked(game) == "Call"
    ballot(game)
    hush(game)
    assert game.holder[5] == man("fabius")
    assert asked(game) == "DraftGovernors"


def test_b_34_a_vacancy_in_a_reopened_session_is_filled_before_it_closes() -> None:
    game = senate_with_officers("late")
    enact(game, "vatinian_law")
    govern(game, man("manlius"), "sicilia", legate=True)
    grant(game, "mining")
    deal(game, 2, "tribune_1")
    sit(game)
    hush(game)
    adjourn(game)
    assert game.session.adjourned
    assert asked(game) == "Window"
    tribune(game, 2)
    tell(game, "propose concessions", "concession mining", "senator fabius", "done", "call column", "all-for")
    hush(game)
    die(game, "manlius")
    ballot(game, upto=3)
    hush(game)
    assert asked(game) == "DraftGovernors"
    tell(game, "province sicilia", "senator valerius", "done")
    ballot(game)
    assert can(game, "yes")
    tell(game, "yes")
    assert game.governor[province("sicilia")] == man("valerius")


def test_1_09_12_adjourning_with_a_fillable_vacancy_is_refused() -> None:
    game = senate_with_officers()
    create(game, "sicilia")
    sit(game)
    refused(game, "adjourn")


def test_1_09_51_who_has_refused_goes_all_the_same_once_nobody_else_is_left() -> None:
    """The others are away or were voted down: the chair asked him again and again."""
    game = senate_with_officers()
    keep_only(game, "claudius", "furius", "fabius", "manlius")
    game.returned |= 1 << man("manlius")
    for key in ("sicilia", "africa", "asia"):
        create(game, key)
    sit(game, "governors")
    tell(game, "province sicilia", "senator manlius", "done")
    tell(game, "no")
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game, "A")
    tell(game, "province africa", "senator furius", "province asia", "senator fabius", "done")
    ballot(game)
    hush(game)
    assert game.governor[province("sicilia")] == man("manlius")


def test_1_09_51_of_two_who_have_refused_either_is_proposed_without_being_asked_once_nobody_else_is_left() -> None:
    game = senate_with_officers()
    keep_only(game, "claudius", "furius", "fabius", "manlius", "acilius")
    game.returned |= 1 << man("manlius") | 1 << man("acilius")
    for key in ("sicilia", "africa", "asia"):
        create(game, key)
    sit(game, "governors")
    for key in ("manlius", "acilius"):
        tell(game, "province sicilia", f"senator {key}", "done")
        tell(game, "no")
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game, "A")
    tell(game, "province africa", "senator furius", "province asia", "senator fabius", "done")
    ballot(game)
    tell(game, "province sicilia")
    assert menu(game) == ["senator manlius", "senator acilius"]
    tell(game, "senator acilius", "done")
    ballot(game)
    assert game.governor[province("sicilia")] == man("acilius")
