"""[1.09.5]–[1.09.54] Governorships: who may be named, elections, terms, recalls, vacancies; [1.13.1] legates."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import CENSOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.events import business as told
from comitium.games.republic.events.senate import VotesCast
from comitium.games.republic.numbers import ACTIVE, GARRISON, GOVERNED, GOVERNING, NOBODY, REVOLTED, ROME, VACANT
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state import Republic
from games.republic.builder import (
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
    send,
    wage,
)
from games.republic.curia import adjourn, ballot, can, die, hush, menu, offer, refused, sit, table, tell, tribune, veto

MAY_GOVERN = ["fabius", "valerius", "claudius", "manlius", "furius", "aurelius", "junius", "papirius", "acilius"]


def keep_only(game: Republic, *keys: str) -> None:
    """Of those who may govern now, only these stay in Rome; the others govern far away (elected this phase)."""
    far = ["illyricum", "asia", "bithynia", "syria", "macedonia", "cilicia_et_cyprus", "creta_et_cyrenaica",
           "gallia_transalpina", "gallia_narbonensis"]  # fmt: skip
    for key in MAY_GOVERN:
        if key not in keys:
            number = govern(game, man(key), far.pop())
            game.session.posted |= 1 << number


# -- 1.09.5


def test_1_09_5_two_governors_in_one_vote_leave_together() -> None:
    game = table()
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
    assert len(ear.all(told.GovernorElected)) == 2
    check(game)


def test_1_09_5_an_election_is_not_over_while_a_province_is_vacant_and_a_name_exists() -> None:
    game = table()
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
    game = table()
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
    game = table()
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia")
    for key in ("cornelius", "julius", "fulvius"):
        refused(game, f"senator {key}", "1.09.5")


def test_1_09_5_with_the_vatinian_law_office_holders_may_be_named() -> None:
    game = table("late")
    enact(game, "vatinian_law")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia")
    assert can(game, "senator cornelius")
    assert can(game, "senator fulvius")


def test_1_09_5_the_only_candidate_governs_without_a_vote() -> None:
    game = table()
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
    game = table()
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
    game = table()
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
    game = table()
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
    game = table()
    keep_only(game, "claudius", "furius", "junius")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game, "A")
    tell(game, "province sicilia")
    refused(game, "senator claudius")
    assert can(game, "senator furius")


def test_b_32_two_candidates_one_rejected_and_the_other_governs() -> None:
    game = table()
    keep_only(game, "claudius", "furius")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game, "A")
    hush(game)
    assert game.governor[province("sicilia")] == man("furius")
    assert game.in_rome(man("claudius"))


def test_b_32_a_veto_exhausts_a_name_too() -> None:
    game = table()
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
    game = table()
    create(game, "sicilia")
    create(game, "africa")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game, "A")
    tell(game, "province africa")
    assert can(game, "senator claudius")


def test_b_32_fewer_candidates_than_provinces_the_chair_chooses_which_to_fill() -> None:
    game = table()
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
    game = table()
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
    game = table()
    create(game, "sicilia")
    game.province[province("sicilia")] = REVOLTED
    sit(game, "governors")
    hush(game)
    assert asked(game) == "Business"


def test_b_32_one_senator_one_post_in_a_list() -> None:
    game = table()
    create(game, "sicilia")
    create(game, "africa")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "province africa")
    refused(game, "senator claudius")


# -- 1.09.131 for governors


def test_1_09_131_part_of_a_rejected_list_may_come_again_the_whole_list_not() -> None:
    game = table()
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
    game = table()
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
    game = table()
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
    game = table()
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
    game = table()
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


# -- 1.09.51


def test_1_09_51_who_is_back_this_turn_must_consent() -> None:
    game = table()
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
    game = table()
    game.returned |= 1 << man("claudius")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "done", "yes")
    ballot(game)
    assert game.governor[province("sicilia")] == man("claudius")


def test_1_09_51_no_consent_is_needed_if_nobody_else_is_eligible() -> None:
    game = table()
    keep_only(game, "claudius")
    game.returned |= 1 << man("claudius")
    create(game, "sicilia")
    sit(game, "governors")
    hush(game)
    assert game.governor[province("sicilia")] == man("claudius")


def test_1_09_51_an_unaligned_senator_in_the_forum_is_somebody_else() -> None:
    game = table()
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
    game = table()
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
    assert len(ear.all(told.GovernorRecalled)) == 1
    check(game)


def test_1_09_52_the_recalled_man_votes_next() -> None:
    game = table()
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
    game = table()
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
    game = table()
    create(game, "sicilia")
    govern(game, man("furius"), "africa")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game)
    offer(game, kinds.GOVERNORS)
    refused(game, "province sicilia")
    assert can(game, "province africa")


def test_b_33_recalls_and_vacancies_share_a_vote_in_s6() -> None:
    game = table()
    create(game, "sicilia")
    govern(game, man("furius"), "africa")
    sit(game, "governors")
    tell(game, "province africa", "senator fabius", "province sicilia", "senator claudius", "done")
    ballot(game)
    assert game.in_rome(man("furius"))
    assert game.governor[province("africa")] == man("fabius")
    assert game.governor[province("sicilia")] == man("claudius")


def test_b_33_an_unaligned_governor_returns_to_the_forum() -> None:
    game = table()
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
    game = table()
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
    game = table()
    govern(game, man("fabius"), "sicilia")
    govern(game, man("acilius"), "africa")
    rebel(game, man("fabius"))
    sit(game)
    offer(game, kinds.GOVERNORS)
    refused(game, "province sicilia")
    assert can(game, "province africa")


def test_b_33_a_legate_governor_just_loses_the_post() -> None:
    game = table("late")
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
    game = table()
    keep_only(game, "claudius")
    govern(game, man("flaminius") if game.where[man("flaminius")] else put(game, "flaminius"), "sicilia")
    sit(game)
    offer(game, kinds.GOVERNORS)
    tell(game, "province sicilia", "senator claudius", "done")
    ballot(game, "A")
    assert game.governor[province("sicilia")] == man("flaminius")


# -- 1.09.53


def test_1_09_53_a_senator_of_the_forum_may_be_elected_and_leaves_it() -> None:
    game = table()
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
    game = table()
    put(game, "flaminius")
    game.returned |= 1 << man("flaminius")
    create(game, "sicilia")
    sit(game, "governors")
    tell(game, "province sicilia", "senator flaminius", "done")
    hush(game)
    assert asked(game) == "Call"


# -- 1.09.54


def test_1_09_54_a_vacancy_in_s7_is_the_only_business() -> None:
    game = table("late")
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
    game = table("late")
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
    game = table("late")
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
    game = table()
    create(game, "sicilia")
    sit(game)
    refused(game, "adjourn")


# -- 1.13.1


def elect(game: Republic, where: str, key: str) -> None:
    tell(game, f"province {where}", f"senator {key}", "done")
    ballot(game)
    hush(game)


def test_1_13_1_the_elected_chooses_to_go_or_to_send_a_legate() -> None:
    for answer, legate in (("yes", 0), ("no", 1)):
        game = table("late")
        enact(game, "vatinian_law")
        sicilia = create(game, "sicilia")
        sit(game, "governors")
        elect(game, "sicilia", "claudius")
        assert game.actors() == [1]
        tell(game, answer)
        assert game.governor[sicilia] == man("claudius")
        assert game.dial[sicilia] == 3
        assert game.legates >> sicilia & 1 == legate
        assert game.in_rome(man("claudius")) == bool(legate)
        check(game)


def test_1_13_1_without_the_law_there_is_no_choice() -> None:
    game = table("late")
    create(game, "sicilia")
    sit(game, "governors")
    elect(game, "sicilia", "claudius")
    assert asked(game) == "Business"
    assert not game.in_rome(man("claudius"))


def test_1_13_1_an_office_holder_in_rome_chooses_by_default() -> None:
    game = table("late")
    enact(game, "vatinian_law")
    sicilia = create(game, "sicilia")
    sit(game, "governors")
    elect(game, "sicilia", "fulvius")
    assert game.actors() == [2]
    tell(game, "yes")
    assert game.where[man("fulvius")] == GOVERNING + sicilia


def test_1_13_1_with_legate_only_an_office_holder_must_use_a_legate() -> None:
    game = table("late", vatinian_office_holder="legate_only")
    enact(game, "vatinian_law")
    sicilia = create(game, "sicilia")
    sit(game, "governors")
    elect(game, "sicilia", "fulvius")
    assert game.in_rome(man("fulvius"))
    assert game.legates >> sicilia & 1
    assert asked(game) == "Business"


def test_1_13_1_with_legate_only_a_private_man_still_chooses() -> None:
    game = table("late", vatinian_office_holder="legate_only")
    enact(game, "vatinian_law")
    create(game, "sicilia")
    sit(game, "governors")
    elect(game, "sicilia", "claudius")
    assert can(game, "yes")


def test_1_13_1_who_is_away_from_rome_can_only_use_a_legate() -> None:
    """A commander in the field is an official [laws.toml: in Rome or not]."""
    game = table("late")
    enact(game, "vatinian_law")
    sicilia = create(game, "sicilia")
    wage(game, "syrian_war")
    send(game, man("julius"), "syrian_war", legions=4, fleets=2)
    sit(game, "governors")
    elect(game, "sicilia", "julius")
    assert asked(game) == "Business"
    assert game.governor[sicilia] == man("julius")
    assert game.legates >> sicilia & 1
    assert game.where[man("julius")] >= 17
    check(game)


def test_1_13_1_several_posts_by_legate_in_one_list() -> None:
    game = table("late")
    enact(game, "vatinian_law")
    create(game, "sicilia")
    create(game, "africa")
    sit(game, "governors")
    tell(game, "province sicilia", "senator claudius", "province africa", "senator claudius", "done")
    ballot(game)
    hush(game)
    tell(game, "no")
    hush(game)
    if asked(game) != "Business":
        tell(game, "no")
    assert game.governor[province("sicilia")] == man("claudius") == game.governor[province("africa")]
    assert game.legates.bit_count() == 2
    assert game.in_rome(man("claudius"))


def test_1_13_1_a_legate_governor_may_be_elected_again_and_cannot_move_later() -> None:
    game = table("late")
    enact(game, "vatinian_law")
    govern(game, man("claudius"), "asia", legate=True)
    sicilia = create(game, "sicilia")
    sit(game, "governors")
    elect(game, "sicilia", "claudius")
    tell(game, "no")
    assert game.governor[sicilia] == man("claudius")
    assert game.governor[province("asia")] == man("claudius")


def test_1_13_1_an_unaligned_governor_goes_himself() -> None:
    """[laws.toml] Only aligned senators govern through legates."""
    game = table("late")
    enact(game, "vatinian_law")
    put(game, "flaminius")
    sicilia = create(game, "sicilia")
    sit(game, "governors")
    elect(game, "sicilia", "flaminius")
    assert asked(game) == "Business"
    assert game.where[man("flaminius")] == GOVERNING + sicilia


# -- Tribunes


def test_1_09_52_a_tribune_may_propose_a_recall_in_s7() -> None:
    game = table()
    govern(game, man("fabius"), "sicilia")
    deal(game, 2, "tribune_1")
    sit(game, "governors")
    assert asked(game) == "Window"
    tribune(game, 2)
    tell(game, "propose governors", "province sicilia", "senator claudius", "done")
    ballot(game)
    assert game.in_rome(man("fabius"))


def test_b_78_refused_consent_lets_a_tribune_name_another_at_once() -> None:
    game = table()
    create(game, "sicilia")
    game.returned |= 1 << man("claudius")
    deal(game, 2, "tribune_1")
    sit(game, "governors")
    tell(game, "province sicilia", "senator fabius", "done")
    assert asked(game) == "Window"
    tribune(game, 2)
    tell(game, "propose governors", "province sicilia", "senator claudius", "done")
    assert asked(game) == "Consent"
    tell(game, "no")
    assert game.actors() == [2]
    assert asked(game) == "ChooseKind"
    tell(game, "propose governors", "province sicilia", "senator manlius", "done")
    ballot(game)
    assert game.governor[province("sicilia")] == man("manlius")
    hush(game)
    assert asked(game) == "Business"  # what the chair had announced fell: there is no vacancy any more


def test_1_09_5_illegal_answers_change_nothing() -> None:
    game = table()
    create(game, "sicilia")
    govern(game, man("furius"), "africa")
    sit(game, "governors")
    refused(game, "province asia", "1.09.5")
    refused(game, "senator fabius")
    refused(game, "yes")
    tell(game, "province sicilia")
    refused(game, "senator flaminius")  # not in play
    refused(game, "senator furius")  # away
    refused(game, "done")
    tell(game, "senator fabius")
    refused(game, "province sicilia")
    refused(game, "adjourn")
