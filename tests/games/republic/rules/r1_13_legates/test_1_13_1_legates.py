"""[1.13.1] Legates; Tribunes against governors."""

from __future__ import annotations

from comitium.games.republic.rules.r1_06_revenue.r1_06_6_governors import return_governors
from comitium.games.republic.rules.r1_09_senate.r1_09_41_charges import CORRUPT, reasons
from comitium.games.republic.state.numbers import GOVERNING, VACANT
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, check, create, deal, enact, govern, man, province, put, send, wage
from games.republic.fixtures.curia import ballot, can, hush, refused, sit, table, tell, tribune

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


def test_1_13_1_what_a_legate_took_in_the_last_year_is_charged_although_the_term_is_over() -> None:
    game = table("late")
    govern(game, man("claudius"), "sicilia", dial=1, legate=True)
    game.looted = 1 << province("sicilia")
    return_governors(game)
    assert game.province[province("sicilia")] == VACANT
    assert reasons(game, man("claudius")) == [CORRUPT]


def test_1_13_1_a_legate_who_took_nothing_leaves_no_charge_nor_does_one_of_a_man_away() -> None:
    game = table("late")
    govern(game, man("claudius"), "sicilia", dial=1, legate=True)
    govern(game, man("fabius"), "africa", dial=1, legate=True)
    game.looted = 1 << province("africa")
    wage(game, "1st_gallic_war")
    send(game, man("fabius"), "1st_gallic_war", legions=3)
    return_governors(game)
    assert reasons(game, man("claudius")) == reasons(game, man("fabius")) == []
