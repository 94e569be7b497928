"""[1.13.1] Legates; Tribunes against governors."""

from __future__ import annotations

import pytest

import comitium
from comitium.games.republic.names import CHARGE_PROVINCE
from comitium.games.republic.rules.common import statesmen
from comitium.games.republic.rules.common.provinces import revolt
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_06_revenue.r1_06_6_governors import return_governors
from comitium.games.republic.rules.r1_06_revenue.r1_06_revenue import Revenue, state_income
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import CORRUPT, reasons, suspects
from comitium.games.republic.state.numbers import GOVERNING, VACANT
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, card, check, create, deal, enact, govern, man, province, put, send, wage
from games.republic.fixtures.senate import ballot, can, hush, refused, senate_with_officers, sit, tell, tribune

# -- 1.13.1


def elect(game: Republic, where: str, key: str) -> None:
    tell(game, f"province {where}", f"senator {key}", "done")
    ballot(game)
    hush(game)


def test_1_13_1_the_elected_chooses_to_go_or_to_send_a_legate() -> None:
    for answer, legate in (("yes", 0), ("no", 1)):
        game = senate_with_officers("late")
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
    game = senate_with_officers("late")
    create(game, "sicilia")
    sit(game, "governors")
    elect(game, "sicilia", "claudius")
    assert asked(game) == "Business"
    assert not game.in_rome(man("claudius"))


def test_1_13_1_an_office_holder_in_rome_chooses_by_default() -> None:
    game = senate_with_officers("late")
    enact(game, "vatinian_law")
    sicilia = create(game, "sicilia")
    sit(game, "governors")
    elect(game, "sicilia", "fulvius")
    assert game.actors() == [2]
    tell(game, "yes")
    assert game.where[man("fulvius")] == GOVERNING + sicilia


def test_1_13_1_with_legate_only_an_office_holder_must_use_a_legate() -> None:
    game = senate_with_officers("late", vatinian_office_holder="legate_only")
    enact(game, "vatinian_law")
    sicilia = create(game, "sicilia")
    sit(game, "governors")
    elect(game, "sicilia", "fulvius")
    assert game.in_rome(man("fulvius"))
    assert game.legates >> sicilia & 1
    assert asked(game) == "Business"


def test_1_13_1_with_legate_only_a_private_man_still_chooses() -> None:
    game = senate_with_officers("late", vatinian_office_holder="legate_only")
    enact(game, "vatinian_law")
    create(game, "sicilia")
    sit(game, "governors")
    elect(game, "sicilia", "claudius")
    assert can(game, "yes")


def test_1_13_1_who_is_away_from_rome_can_only_use_a_legate() -> None:
    """A commander in the field is an official [laws.toml: in Rome or not]."""
    game = senate_with_officers("late")
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
    game = senate_with_officers("late")
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
    game = senate_with_officers("late")
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
    game = senate_with_officers("late")
    enact(game, "vatinian_law")
    put(game, "flaminius")
    sicilia = create(game, "sicilia")
    sit(game, "governors")
    elect(game, "sicilia", "flaminius")
    assert asked(game) == "Business"
    assert game.where[man("flaminius")] == GOVERNING + sicilia


# -- Tribunes


def test_1_09_52_a_tribune_may_propose_a_recall_in_s7() -> None:
    game = senate_with_officers()
    govern(game, man("fabius"), "sicilia")
    deal(game, 2, "tribune_1")
    sit(game, "governors")
    assert asked(game) == "Window"
    tribune(game, 2)
    tell(game, "propose governors", "province sicilia", "senator claudius", "done")
    ballot(game)
    assert game.in_rome(man("fabius"))


def test_b_78_refused_consent_lets_a_tribune_name_another_at_once() -> None:
    game = senate_with_officers()
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
    game = senate_with_officers()
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


def robbed(game: Republic, *dials: tuple[str, int]) -> Republic:
    """Claudius' legates have plundered these provinces, whose dials stand so; then the Revenue Phase ends."""
    for key, dial in dials:
        game.looted |= 1 << govern(game, man("claudius"), key, dial=dial, legate=True)
    return_governors(game)
    return game


def of_provinces(*keys: str) -> list[int]:
    return sorted(CHARGE_PROVINCE + province(key) for key in keys)


@pytest.mark.parametrize("dials", [(3, 3), (1, 3), (3, 1), (1, 1)])
def test_1_13_1_each_plundered_province_is_a_charge_although_a_term_is_over(dials: tuple[int, int]) -> None:
    game = robbed(senate_with_officers("late"), ("sicilia", dials[0]), ("africa", dials[1]))
    assert (game.province[province("sicilia")] == VACANT) == (dials[0] == 1)
    assert reasons(game, man("claudius")) == of_provinces("sicilia", "africa")
    assert suspects(game) == 1 << man("claudius")
    assert game.corrupt == 0  # for legates there is no marker
    check(game)


def test_1_13_1_a_province_that_has_risen_since_was_plundered_all_the_same() -> None:
    game = robbed(senate_with_officers("late"), ("sicilia", 3))
    revolt(game, province("sicilia"), "1.07.21")
    assert reasons(game, man("claudius")) == of_provinces("sicilia")


def test_1_13_1_who_came_home_from_one_province_answers_for_the_other() -> None:
    game = senate_with_officers("late")
    govern(game, man("claudius"), "africa", dial=1)
    game.corrupt = 1 << man("claudius")
    game.looted = 1 << province("africa")
    game.looted |= 1 << govern(game, man("claudius"), "sicilia", dial=1, legate=True)
    game.where[man("claudius")] = GOVERNING + province("africa")
    game.rome &= ~(1 << man("claudius"))
    return_governors(game)
    assert game.in_rome(man("claudius"))
    assert reasons(game, man("claudius")) == [CORRUPT, *of_provinces("sicilia")]


def test_1_13_1_it_is_no_charge_next_turn() -> None:
    game = robbed(senate_with_officers("late"), ("sicilia", 1))
    state_income(game, Revenue())
    assert reasons(game, man("claudius")) == []
    assert game == game.clone()


def test_b_52_a_new_man_of_the_family_does_not_answer_for_it() -> None:
    for dial in (1, 3):
        game = robbed(senate_with_officers("late"), ("sicilia", dial))
        game.leader[game.faction[man("claudius")]] = man("claudius")
        kill(game, man("claudius"), "1.05.3")
        assert game.in_rome(man("claudius"))
        assert reasons(game, man("claudius")) == []


def test_a_29_a_statesman_answers_for_what_he_did_under_his_familys_name() -> None:
    game = senate_with_officers("late")
    julius = put(game, "julius", 0)
    game.looted = 1 << govern(game, julius, "sicilia", dial=1, legate=True)
    return_governors(game)
    deal(game, 0, "4a_julius_caesar")
    statesmen.play(game, 0, card("4a_julius_caesar"))
    assert reasons(game, julius) == []
    assert reasons(game, man("4a_julius_caesar")) == of_provinces("sicilia")


def test_1_13_1_a_position_tells_of_it() -> None:
    game = robbed(senate_with_officers("late"), ("sicilia", 1), ("africa", 1))
    again = comitium.kind("republic").from_position(comitium.kind("republic").position(game), 0)
    assert isinstance(again, Republic)
    assert reasons(again, man("claudius")) == of_provinces("sicilia", "africa")


def test_1_13_1_a_legate_who_took_nothing_leaves_no_charge() -> None:
    game = senate_with_officers("late")
    govern(game, man("claudius"), "sicilia", dial=1, legate=True)
    return_governors(game)
    assert reasons(game, man("claudius")) == []


def test_1_13_1_who_is_away_from_rome_is_not_accused() -> None:
    game = senate_with_officers("late")
    game.looted = 1 << govern(game, man("fabius"), "africa", dial=1, legate=True)
    wage(game, "1st_gallic_war")
    send(game, man("fabius"), "1st_gallic_war", legions=3)
    return_governors(game)
    assert suspects(game) == 0
