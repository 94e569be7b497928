"""[1.09.62] Land bills: who proposes them, what they cost, vetoes."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import POMPEY
from comitium.games.republic.events import business as business_events
from comitium.games.republic.odds.sentences.questions import odds_of
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import MURDER
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import Window
from games.republic.fixtures.builder import asked, deal, govern, listen, man, put
from games.republic.fixtures.senate import (
    ballot,
    can,
    die,
    hush,
    offer,
    refused,
    senate_with_officers,
    sit,
    tell,
    tribune,
    veto,
)
from games.republic.fixtures.senate_business.land_bills import NAMES, floor, pop

# -- 1.09.62


def test_1_09_62_type_iii_passes_against_four_votes() -> None:
    game = senate_with_officers()
    game.unrest = 5
    for key in ("manlius", "acilius"):  # B and D are two men each: four against
        govern(game, man(key), "sicilia" if key == "manlius" else "africa")
    game.knights[man("fabius")] = 9
    ear = listen(game)
    sit(game)
    floor(game, 3)
    ballot(game, "AC")
    assert game.unrest == 2
    assert pop(game, "fabius", "valerius") == [4, 2]
    assert pop(game, "julius", "claudius", "junius", "papirius") == [-2, -2, -2, -2]
    assert pop(game, "fulvius", "furius", "cornelius") == [0, 0, 0]
    assert game.bills == [0, 0, 1]
    assert len(ear.all(business_events.LandBillPassed)) == 1


@pytest.mark.parametrize(("type_", "unrest", "gains"), [(1, 4, [2, 1]), (2, 3, [2, 1]), (3, 2, [4, 2])])
def test_1_09_62_what_each_type_gives(type_: int, unrest: int, gains: list[int]) -> None:
    game = senate_with_officers()
    game.unrest = 5
    sit(game)
    floor(game, type_)
    ballot(game)
    assert game.unrest == unrest
    assert pop(game, "fabius", "valerius") == gains
    assert game.bills[type_ - 1] == 1


def test_1_09_62_unrest_never_below_nought() -> None:
    game = senate_with_officers()
    game.unrest = 1
    sit(game)
    floor(game, 3)
    ballot(game)
    assert game.unrest == 0


@pytest.mark.parametrize(("type_", "loss"), [(1, -1), (2, -1), (3, -2)])
def test_1_09_62_votes_against_cost_popularity_also_if_it_fails(type_: int, loss: int) -> None:
    game = senate_with_officers()
    sit(game)
    floor(game, type_)
    ballot(game, "A")
    assert pop(game, "julius", "fulvius", "junius") == [loss] * 3
    assert pop(game, "fabius", "valerius", "cornelius") == [0, 0, 0]
    assert game.bills == [0, 0, 0]


def test_1_09_62_one_proposal_per_type_and_turn() -> None:
    game = senate_with_officers()
    sit(game)
    floor(game, 2)
    ballot(game, "A")
    offer(game, kinds.LAND_BILL)
    refused(game, "bill land_bill_2", "1.09.62")
    assert can(game, "bill land_bill_1")
    assert can(game, "bill land_bill_3")


def test_1_09_62_whoever_proposes_or_sponsors_a_bill_knows_what_it_does() -> None:
    game = senate_with_officers()
    sit(game)
    offer(game, kinds.LAND_BILL)
    assert odds_of(game, 0) == (), "the answers say what each type brings"
    tell(game, "bill land_bill_3", "senator fabius")
    (known,) = odds_of(game, 0)
    assert (known.args["unrest"], known.args["amount"], known.args["sponsor"], known.args["cosponsor"]) == (3, 10, 4, 2)
    tell(game, "senator julius")  # of another faction: he is asked
    assert asked(game) == "Consent"
    assert odds_of(game, game.actors()[0]) == (known,)


def test_1_09_62_also_after_it_passed() -> None:
    game = senate_with_officers()
    sit(game)
    floor(game, 3)
    ballot(game)
    offer(game, kinds.LAND_BILL)
    refused(game, "bill land_bill_3", "1.09.62")


@pytest.mark.parametrize(("type_", "most"), [(1, 1), (2, 2), (3, 3)])
def test_1_09_62_markers_one_two_three(type_: int, most: int) -> None:
    game = senate_with_officers()
    game.bills[type_ - 1] = most
    sit(game)
    offer(game, kinds.LAND_BILL)
    refused(game, f"bill {NAMES[type_ - 1]}", "1.09.62")
    game = senate_with_officers()
    game.bills[type_ - 1] = most - 1
    sit(game)
    offer(game, kinds.LAND_BILL)
    assert can(game, f"bill {NAMES[type_ - 1]}")


def test_1_09_62_no_abstention() -> None:
    game = senate_with_officers()
    sit(game)
    floor(game, 1)
    tell(game, "call amphora")
    hush(game)
    refused(game, "all-abstain", "1.09.14")
    tell(game, "one-by-one")
    refused(game, "abstain", "1.09.14")


def test_1_09_62_two_different_senators_sponsor_it() -> None:
    game = senate_with_officers()
    sit(game)
    offer(game, kinds.LAND_BILL)
    tell(game, "bill land_bill_1", "senator fabius")
    refused(game, "senator fabius", "1.09.62")


def test_1_09_62_both_players_consent() -> None:
    game = senate_with_officers()
    sit(game)
    floor(game, 1, "claudius", "furius")
    assert asked(game) == "Consent"
    assert game.actors() == [1]
    tell(game, "yes")
    assert game.actors() == [2]
    tell(game, "yes")
    hush(game)
    assert asked(game) == "Call"


def test_1_09_62_no_consent_no_proposal_and_the_type_is_not_spent() -> None:
    game = senate_with_officers()
    sit(game)
    floor(game, 1, "claudius", "fabius")
    tell(game, "no")
    hush(game)
    assert asked(game) == "Business"
    floor(game, 1, "valerius", "fabius")
    hush(game)
    assert asked(game) == "Call"


def test_1_09_62_who_refused_is_not_asked_again_for_that_bill_but_for_another() -> None:
    game = senate_with_officers()
    sit(game)
    floor(game, 1, "claudius", "fabius")
    tell(game, "no")
    offer(game, kinds.LAND_BILL)
    tell(game, "bill land_bill_1")
    refused(game, "senator claudius", "1.09.62")
    tell(game, "pass")
    offer(game, kinds.LAND_BILL)
    tell(game, "bill land_bill_2")
    assert can(game, "senator claudius")


def test_1_09_62_who_refused_another_may_still_sponsor_his_own_factions_bill() -> None:
    game = senate_with_officers()
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, 1, "claudius", "fabius")
    tell(game, "no")
    floor(game, 2)
    tribune(game, 1)
    tell(game, "propose land_bill", "bill land_bill_1", "senator claudius", "senator manlius")
    hush(game)
    assert asked(game) == "Call"


def test_b_5_a_bill_of_the_same_type_that_goes_first_makes_the_waiting_one_void() -> None:
    game = senate_with_officers()
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, 2)
    tribune(game, 1)
    tell(game, "propose land_bill", "bill land_bill_2", "senator claudius", "senator manlius")
    ballot(game, "B")
    hush(game)
    assert asked(game) == "Business"
    assert pop(game, "cornelius", "claudius") == [-1, 0]


def test_b_37_sponsors_are_aligned_and_in_rome() -> None:
    game = senate_with_officers()
    put(game, "flaminius")
    govern(game, man("claudius"), "sicilia")
    sit(game)
    offer(game, kinds.LAND_BILL)
    tell(game, "bill land_bill_1")
    refused(game, "senator flaminius", "1.09.62")
    refused(game, "senator claudius", "1.09.62")


def test_b_37_a_sponsor_may_vote_against_his_own_bill() -> None:
    game = senate_with_officers()
    game.knights[man("julius")] = 9
    sit(game)
    floor(game, 3, "fabius", "valerius")
    tell(game, "call column", "one-by-one")
    for word in ("for 0", "against 0", "for 0"):  # cornelius, fabius, valerius
        tell(game, word)
    ballot(game, "BCD")
    assert pop(game, "fabius", "valerius", "cornelius") == [2, 2, 0]


def test_b_37_the_sum_of_both_is_clamped_once() -> None:
    game = senate_with_officers()
    game.popularity[man("fabius")] = 8
    game.knights[man("julius")] = 9
    sit(game)
    floor(game, 3, "fabius", "valerius")
    tell(game, "call column", "one-by-one", "for 0", "against 0", "for 0")
    ballot(game, "BCD")
    assert pop(game, "fabius") == [9]  # 8 + 4 - 2


def test_b_37_popularity_is_clamped() -> None:
    game = senate_with_officers()
    game.popularity[man("fabius")] = 7
    game.popularity[man("julius")] = -8
    game.knights[man("fabius")] = 9
    sit(game)
    floor(game, 3)
    ballot(game, "ACD")
    assert pop(game, "fabius", "julius") == [9, -9]


def test_b_37_pompey_counts_double() -> None:
    game = senate_with_officers("late")
    put(game, "30a_pompey", 0, popularity=0)
    sit(game)
    floor(game, 2, "30a_pompey", "fabius")
    ballot(game)
    assert game.popularity[POMPEY] == 4
    game = senate_with_officers("late")
    put(game, "30a_pompey", 1, popularity=0)
    sit(game)
    floor(game, 2)
    ballot(game, "ACD")
    assert game.popularity[POMPEY] == -2


def test_b_37_no_change_for_the_dead_nor_for_the_new_man() -> None:
    game = senate_with_officers()
    sit(game)
    floor(game, 1, "fabius", "valerius")
    tell(game, "call amphora", "all-against")
    hush(game)
    die(game, "julius")  # a leader: the new man has not voted
    die(game, "fabius")  # the sponsor
    ballot(game, "ACD", upto=3)
    assert game.bills == [1, 0, 0]
    assert pop(game, "julius", "claudius", "manlius", "valerius") == [0, -1, -1, 1]


def test_b_52_a_dead_sponsor_does_not_stop_the_vote() -> None:
    game = senate_with_officers()
    sit(game)
    floor(game, 1)
    tell(game, "call column", "all-for")
    hush(game)
    die(game, "fabius")
    hush(game)
    assert asked(game) == "Call"


# -- vetoes


def test_b_72_a_veto_after_votes_against_costs_those_who_voted() -> None:
    game = senate_with_officers()
    deal(game, 3, "tribune_1")
    sit(game)
    floor(game, 2)
    tell(game, "call amphora", "all-against")
    tell(game, "call star")
    hush(game)
    assert asked(game) == "Turn"
    veto(game, 3)
    assert pop(game, "julius", "claudius", "manlius") == [-1, -1, -1]
    assert pop(game, "junius", "papirius", "acilius", "fabius", "valerius") == [0] * 5
    offer(game, kinds.LAND_BILL)
    refused(game, "bill land_bill_2", "1.09.62")


def test_b_72_with_free_they_cost_nothing() -> None:
    game = senate_with_officers(vetoed_land_bill_votes="free")
    deal(game, 3, "tribune_1")
    sit(game)
    floor(game, 2)
    tell(game, "call amphora", "all-against", "call star")
    veto(game, 3)
    assert pop(game, "julius", "claudius", "manlius") == [0, 0, 0]


def test_b_76_a_veto_before_the_first_call_spends_the_type() -> None:
    game = senate_with_officers()
    deal(game, 3, "tribune_1")
    sit(game)
    floor(game, 2)
    assert isinstance(game.stack[-1], Window)
    veto(game, 3)
    offer(game, kinds.LAND_BILL)
    refused(game, "bill land_bill_2", "1.09.62")


def test_b_37_a_withdrawn_bill_does_not_use_the_type() -> None:
    game = senate_with_officers()
    sit(game)
    floor(game, 2)
    tell(game, "withdraw")
    offer(game, kinds.LAND_BILL)
    assert can(game, "bill land_bill_2")


def test_b_37_a_tribune_cancelled_before_the_vote_does_not_use_the_type() -> None:
    game = senate_with_officers("middle")
    deal(game, 1, "tribune_1")
    deal(game, 2, "murder_of_a_tribune_1")
    game.loaded = [4]
    sit(game, "governors")
    hush(game)
    assert asked(game) == "Business"
    floor(game, 1)
    assert asked(game) == "Window"
    tribune(game, 1)
    tell(game, "propose land_bill", "bill land_bill_2", "senator claudius", "senator manlius")
    assert asked(game) == "Response"
    game.apply(2, MURDER + man("furius"))
    hush(game)
    assert game.popularity[man("furius")] == -4
    assert not game.session.proposed_bills >> 1 & 1
