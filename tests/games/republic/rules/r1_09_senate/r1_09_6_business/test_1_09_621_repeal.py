"""[1.09.62] [1.09.621] [1.09.622] Land bills of the Gracchi and the veto of Laenas; what bills in force cost, their repeal."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import GAIUS_GRACCHUS, LAENAS, POMPEY, TIBERIUS_GRACCHUS
from comitium.games.republic.events import business as business_events
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import bill, pay_bill
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state.numbers import REVENUE
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, deal, govern, listen, man, put
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
    veto,
)
from games.republic.fixtures.senate_business.land_bills import NAMES, floor, pop


def repeal(game: Republic, type_: int, sponsor: str = "fabius") -> None:
    offer(game, kinds.REPEAL)
    if can(game, f"bill {NAMES[type_ - 1]}"):
        tell(game, f"bill {NAMES[type_ - 1]}")
    tell(game, f"senator {sponsor}")


# -- Gracchi and Laenas


@pytest.mark.parametrize("key", ["25a_tiberius_gracchus", "25b_gaius_gracchus"])
def test_25_a_gracchus_proposes_one_bill_a_turn_of_his_own(key: str) -> None:
    game = senate_with_officers("middle")
    number = put(game, key, 2, popularity=0)
    assert number in (TIBERIUS_GRACCHUS, GAIUS_GRACCHUS)
    sit(game, "governors")
    hush(game)
    floor(game, 3)  # the chair's: he goes first
    assert asked(game) == "Window"
    tribune(game, 2, number + 1)
    tell(game, "bill land_bill_2", f"senator {key}", "senator furius")
    hush(game)
    assert asked(game) == "Call"
    assert game.actors() == [0]  # the chair still calls
    ballot(game, "C")  # lost, by a Gracchus: no penalty
    assert game.influence[man("cornelius")] == 5
    assert asked(game) != "Defeat"
    hush(game)
    assert asked(game) == "Call"  # the chair's bill again
    tell(game, "withdraw")
    floor(game, 3)
    assert not any(word.startswith("tribune") for word in menu(game, 2))


def test_25_he_still_needs_consenting_sponsors_and_must_be_in_rome() -> None:
    game = senate_with_officers("middle")
    number = put(game, "25a_tiberius_gracchus", 2)
    sit(game, "governors")
    hush(game)
    floor(game, 3)
    tribune(game, 2, number + 1)
    tell(game, "bill land_bill_2", "senator furius", "senator claudius")
    assert asked(game) == "Consent"
    assert game.actors() == [1]
    game = senate_with_officers("middle")
    number = put(game, "25a_tiberius_gracchus", 2)
    govern(game, number, "sicilia")
    sit(game)
    floor(game, 3)
    assert not any(word.startswith("tribune") for word in menu(game, 2))


def test_b_78_a_gracchus_whose_sponsor_refuses_names_another() -> None:
    game = senate_with_officers("middle")
    number = put(game, "25a_tiberius_gracchus", 2)
    sit(game)
    floor(game, 3)
    tribune(game, 2, number + 1)
    tell(game, "bill land_bill_2", "senator furius", "senator claudius", "no")
    assert asked(game) == "DraftBill"
    assert game.actors() == [2]
    tell(game, "bill land_bill_2", "senator furius", "senator aurelius")
    hush(game)
    ballot(game)
    assert game.bills == [0, 1, 0]


def test_25_not_after_the_adjournment() -> None:
    game = senate_with_officers("middle")
    put(game, "25a_tiberius_gracchus", 2)
    deal(game, 2, "tribune_1")
    sit(game)
    adjourn(game)
    assert asked(game) == "Window"
    assert len([word for word in menu(game, 2) if word.startswith("tribune")]) == 1  # the card's


def test_23a_laenas_vetoes_one_bill_a_turn() -> None:
    game = senate_with_officers("middle")
    put(game, "23a_laenas", 2, popularity=0)
    sit(game)
    floor(game, 2)
    assert asked(game) == "Window"
    veto(game, 2, LAENAS + 1)
    assert asked(game) == "Business"
    floor(game, 3)
    assert not any(word.startswith("veto") for word in menu(game, 2))


def test_23a_laenas_must_be_in_rome() -> None:
    game = senate_with_officers("middle")
    put(game, "23a_laenas", 2)
    govern(game, LAENAS, "sicilia")
    sit(game)
    floor(game, 2)
    assert not any(word.startswith("veto") for word in menu(game, 2))


# -- 1.09.621


def test_1_09_621_a_repeal_of_type_ii() -> None:
    game = senate_with_officers()
    game.bills = [0, 1, 0]
    game.unrest = 1
    game.popularity[man("fabius")] = 3
    govern(game, man("valerius"), "sicilia")
    game.knights[man("cornelius")] = 20
    ear = listen(game)
    sit(game)
    repeal(game, 2)
    ballot(game, "A")
    assert pop(game, "fabius", "cornelius", "julius") == [0, -1, 0]
    assert game.unrest == 3
    assert game.bills == [0, 0, 0]
    assert len(ear.all(business_events.LandBillRepealed)) == 1


def test_1_09_621_a_repeal_of_type_iii_costs_twice_and_three_unrest() -> None:
    game = senate_with_officers()
    game.bills = [0, 0, 2]
    game.popularity[man("fabius")] = 6
    sit(game)
    repeal(game, 3)
    ballot(game)
    assert pop(game, "fabius", "cornelius", "julius") == [0, -2, -2]
    assert game.unrest == 3
    assert game.bills == [0, 0, 1]


@pytest.mark.parametrize(("type_", "least"), [(2, 3), (3, 6)])
def test_1_09_621_the_sponsor_must_own_what_he_will_lose(type_: int, least: int) -> None:
    game = senate_with_officers()
    game.bills[type_ - 1] = 1
    game.popularity[man("fabius")] = least - 1
    sit(game)
    refused(game, "propose repeal")  # nobody could
    game = senate_with_officers()
    game.bills[type_ - 1] = 1
    game.popularity[man("fabius")] = least
    game.popularity[man("valerius")] = least - 1
    sit(game)
    offer(game, kinds.REPEAL)
    if can(game, f"bill {NAMES[type_ - 1]}"):
        tell(game, f"bill {NAMES[type_ - 1]}")
    refused(game, "senator valerius", "1.09.621")
    assert can(game, "senator fabius")


def test_1_09_621_type_i_cannot_be_repealed() -> None:
    game = senate_with_officers()
    game.bills = [1, 0, 0]
    game.popularity[man("fabius")] = 9
    sit(game)
    refused(game, "propose repeal")


def test_1_09_621_one_attempt_a_turn() -> None:
    game = senate_with_officers()
    game.bills = [0, 1, 1]
    game.popularity[man("fabius")] = 9
    sit(game)
    repeal(game, 2)
    ballot(game, "A")
    refused(game, "propose repeal")


def test_1_09_621_a_failed_repeal_costs_the_same() -> None:
    game = senate_with_officers()
    game.bills = [0, 1, 0]
    game.popularity[man("fabius")] = 5
    sit(game)
    repeal(game, 2)
    ballot(game, "A")
    assert pop(game, "fabius", "cornelius", "valerius", "julius") == [2, -1, -1, 0]
    assert game.bills == [0, 1, 0]
    assert game.unrest == 0


def test_1_09_621_a_bill_passed_this_phase_may_be_repealed_by_its_sponsor() -> None:
    game = senate_with_officers()
    game.unrest = 5
    game.popularity[man("fabius")] = 3
    sit(game)
    floor(game, 3)
    ballot(game)
    assert game.popularity[man("fabius")] == 7
    repeal(game, 3)
    ballot(game)
    assert game.popularity[man("fabius")] == 1
    assert game.unrest == 5


def test_1_09_621_the_sponsor_consents_and_must_vote_for() -> None:
    game = senate_with_officers()
    game.bills = [0, 1, 0]
    game.popularity[man("claudius")] = 3
    sit(game)
    repeal(game, 2, "claudius")
    assert asked(game) == "Consent"
    assert game.actors() == [1]
    tell(game, "yes", "call amphora")
    hush(game)
    refused(game, "all-against", "1.09.621")
    refused(game, "all-abstain", "1.09.14")
    tell(game, "one-by-one", "against 0")  # julius
    refused(game, "against 0", "1.09.621")
    tell(game, "for 0")


def test_1_09_621_a_refused_consent_is_no_attempt() -> None:
    game = senate_with_officers()
    game.bills = [0, 1, 0]
    game.popularity[man("claudius")] = 3
    game.popularity[man("fabius")] = 3
    sit(game)
    repeal(game, 2, "claudius")
    tell(game, "no")
    hush(game)
    repeal(game, 2, "fabius")
    hush(game)
    assert asked(game) == "Call"


def test_b_38_a_veto_after_votes_for_costs_them_and_the_sponsor() -> None:
    for option, expected in (("cost", [0, -1, 0]), ("free", [3, 0, 0])):
        game = senate_with_officers(vetoed_land_bill_votes=option)
        game.bills = [0, 1, 0]
        game.popularity[man("fabius")] = 3
        deal(game, 3, "tribune_1")
        sit(game)
        repeal(game, 2)
        tell(game, "call column", "all-for", "call star")
        hush(game)
        veto(game, 3)
        assert pop(game, "fabius", "cornelius", "junius") == expected
        refused(game, "propose repeal")
        assert game.bills == [0, 1, 0]


def test_b_76_a_repeal_vetoed_before_the_first_call_is_an_attempt() -> None:
    game = senate_with_officers()
    game.bills = [0, 1, 0]
    game.popularity[man("fabius")] = 9
    deal(game, 3, "tribune_1")
    sit(game)
    repeal(game, 2)
    assert asked(game) == "Window"
    veto(game, 3)
    refused(game, "propose repeal")


def test_b_5_a_repeal_that_goes_first_makes_the_waiting_one_void() -> None:
    game = senate_with_officers()
    game.bills = [0, 2, 0]
    game.popularity[man("fabius")] = 9
    game.popularity[man("claudius")] = 9
    deal(game, 1, "tribune_1")
    sit(game)
    repeal(game, 2)
    tribune(game, 1)
    tell(game, "propose repeal", "bill land_bill_2", "senator claudius")
    ballot(game)
    hush(game)
    assert asked(game) == "Business"
    assert game.bills == [0, 1, 0]


def test_b_52_a_sponsor_who_has_become_too_unpopular_before_the_first_call_voids_the_repeal() -> None:
    game = senate_with_officers()
    game.bills = [0, 1, 0]
    game.popularity[man("fabius")] = 3
    deal(game, 1, "tribune_1")
    sit(game)
    repeal(game, 2)
    tribune(game, 1)
    tell(game, "propose land_bill", "bill land_bill_1", "senator claudius", "senator manlius")
    ballot(game, "BCD")  # fabius votes against and is at 2
    hush(game)
    assert asked(game) == "Business"
    assert game.popularity[man("fabius")] == 2


def test_b_38_pompeys_threshold_is_doubled() -> None:
    game = senate_with_officers("late")
    put(game, "30a_pompey", 0, popularity=5)
    game.bills = [0, 1, 0]
    sit(game)
    refused(game, "propose repeal")
    game = senate_with_officers("late")
    put(game, "30a_pompey", 0, popularity=6)
    game.bills = [0, 1, 0]
    sit(game)
    repeal(game, 2, "30a_pompey")
    ballot(game)
    assert game.popularity[POMPEY] == 0
    game = senate_with_officers("late")
    put(game, "30a_pompey", 0, popularity=9)
    game.bills = [0, 0, 1]
    sit(game)
    refused(game, "propose repeal")  # 12: never


def test_b_38_a_dead_sponsor_does_not_stop_a_repeal() -> None:
    game = senate_with_officers()
    game.bills = [0, 1, 0]
    game.popularity[man("fabius")] = 3
    sit(game)
    repeal(game, 2)
    tell(game, "call column", "all-for")
    hush(game)
    die(game, "fabius")
    ballot(game, upto=3)
    assert game.bills == [0, 0, 0]


def test_b_38_laenas_and_the_gracchi_have_nothing_to_say_on_repeals() -> None:
    game = senate_with_officers("middle")
    put(game, "23a_laenas", 2)
    put(game, "25a_tiberius_gracchus", 2)
    game.bills = [2, 2, 3]
    game.popularity[man("fabius")] = 9
    sit(game)
    repeal(game, 2)
    assert not any(word.startswith(("veto", "tribune")) for word in menu(game, 2))


def test_1_09_621_silence_is_for_the_repeal_so_nobody_may_abstain() -> None:
    game = senate_with_officers()
    game.bills = [0, 1, 0]
    game.popularity[man("fabius")] = 3
    sit(game)
    repeal(game, 2)
    tell(game, "call amphora")
    hush(game)
    refused(game, "all-abstain", "1.09.14")


# -- 1.09.622


def test_1_09_622_forty_talents_are_due_and_the_first_type_leaves() -> None:
    game = senate_with_officers()
    game.phase = REVENUE
    game.bills = [1, 2, 1]
    game.treasury = 100
    assert bill(game) == 40
    pay_bill(game)
    assert game.treasury == 60
    assert game.bills == [0, 2, 1]


def test_1_09_622_nothing_is_paid_in_the_senate() -> None:
    game = senate_with_officers()
    game.treasury = 3
    sit(game)
    floor(game, 3)
    ballot(game)
    assert game.treasury == 3


def test_1_09_62_illegal_answers_change_nothing() -> None:
    game = senate_with_officers()
    game.bills = [0, 1, 0]
    game.popularity[man("fabius")] = 3
    sit(game)
    offer(game, kinds.LAND_BILL)
    refused(game, "senator fabius")
    refused(game, "done")
    tell(game, "bill land_bill_1")
    refused(game, "bill land_bill_2")
    refused(game, "senator flaminius", "1.09.62")
    refused(game, "yes")
    tell(game, "senator fabius")
    refused(game, "done")
    tell(game, "pass")
    hush(game)
    while asked(game) != "Business":
        tell(game, "pass")
    offer(game, kinds.REPEAL)
    refused(game, "bill land_bill_3")
    refused(game, "senator quinctius")
    refused(game, "done")
