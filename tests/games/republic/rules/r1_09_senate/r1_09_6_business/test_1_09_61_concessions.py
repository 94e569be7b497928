"""[1.09.61] Concessions: given by vote, one vote a turn, and the Land Commissioner."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import LAND_COMMISSIONER, MINING
from comitium.games.republic.events import business as business_events
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import CLAIM
from comitium.games.republic.state.numbers import IN_FORUM
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import (
    asked,
    capture,
    check,
    concession,
    deal,
    govern,
    grant,
    listen,
    man,
    put,
    send,
    wage,
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
    veto,
)


def floor(game: Republic, *gifts: str) -> None:
    """Gifts "mining fabius" are announced by the chair."""
    offer(game, kinds.CONCESSIONS)
    for gift in gifts:
        what, to = gift.split()
        tell(game, f"concession {what}", f"senator {to}")
    tell(game, "done")


def test_1_09_61_a_concession_goes_to_the_named_senator() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    ear = listen(game)
    sit(game)
    floor(game, "mining claudius")
    ballot(game)
    assert game.holder[MINING] == man("claudius")
    assert not game.exposed >> MINING & 1
    assert len(ear.all(business_events.ConcessionAssigned)) == 1
    check(game)


def test_1_09_6_two_concessions_share_a_vote() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    grant(game, "harbor_fees")
    sit(game)
    floor(game, "mining claudius", "harbor_fees fabius")
    ballot(game)
    assert game.holder[MINING] == man("claudius")
    assert game.holder[concession("harbor_fees")] == man("fabius")


def test_1_09_6_a_concession_and_a_land_bill_do_not() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    sit(game)
    offer(game, kinds.CONCESSIONS)
    tell(game, "concession mining", "senator claudius")
    refused(game, "bill land_bill_1")
    refused(game, "raise-legions 1")
    refused(game, "propose land_bill")


def test_1_09_61_no_limit_per_senator() -> None:
    game = senate_with_officers()
    for key in ("mining", "harbor_fees", "armaments"):
        grant(game, key)
    sit(game)
    floor(game, "mining claudius", "harbor_fees claudius", "armaments claudius")
    ballot(game)
    assert game.holder.count(man("claudius")) == 3


def test_1_09_61_the_same_concession_once_in_a_list() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    grant(game, "harbor_fees")
    sit(game)
    offer(game, kinds.CONCESSIONS)
    tell(game, "concession mining", "senator claudius")
    refused(game, "concession mining")


def test_1_09_61_a_rejected_group_is_spent_for_the_turn() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    grant(game, "harbor_fees")
    grant(game, "armaments")
    ear = listen(game)
    sit(game)
    floor(game, "mining claudius", "harbor_fees fabius")
    ballot(game, "A")
    assert len(ear.all(business_events.ConcessionFlipped)) == 2
    offer(game, kinds.CONCESSIONS)
    refused(game, "concession mining", "1.09.131")
    refused(game, "concession harbor_fees", "1.09.131")
    assert can(game, "concession armaments")


def test_1_09_61_nothing_left_to_give_closes_the_kind() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    sit(game)
    floor(game, "mining claudius")
    ballot(game, "A")
    refused(game, "propose concessions")


def test_1_09_131_one_vote_a_turn_even_if_it_passed_and_the_card_is_back() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    sit(game)
    floor(game, "mining claudius")
    ballot(game)
    die(game, "claudius")
    assert game.holder[MINING] == IN_FORUM
    refused(game, "propose concessions")


def test_b_36_recipients_are_aligned_and_in_rome() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    put(game, "flaminius")
    govern(game, man("fabius"), "sicilia")
    capture(game, man("claudius"), 0)
    wage(game, "syrian_war")
    send(game, man("furius"), "syrian_war", legions=3, fleets=2)
    sit(game)
    offer(game, kinds.CONCESSIONS)
    tell(game, "concession mining")
    for key in ("flaminius", "fabius", "claudius", "furius"):
        refused(game, f"senator {key}", "1.09.61")
    assert can(game, "senator cornelius")


def test_b_36_a_veto_spends_the_whole_group() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    grant(game, "harbor_fees")
    grant(game, "armaments")
    deal(game, 3, "tribune_1")
    sit(game)
    floor(game, "mining claudius", "harbor_fees fabius")
    veto(game, 3)
    offer(game, kinds.CONCESSIONS)
    refused(game, "concession mining")
    assert can(game, "concession armaments")


def test_b_36_with_dead_recipient_only_a_veto_spends_none() -> None:
    game = senate_with_officers(concession_group_fate="dead_recipient_only")
    grant(game, "mining")
    grant(game, "harbor_fees")
    deal(game, 3, "tribune_1")
    sit(game)
    floor(game, "mining claudius", "harbor_fees fabius")
    veto(game, 3)
    offer(game, kinds.CONCESSIONS)
    assert can(game, "concession mining")
    assert can(game, "concession harbor_fees")
    tell(game, "concession mining", "senator claudius", "concession harbor_fees", "senator fabius")
    refused(game, "done", "1.09.131")  # the same content [B-6]


def test_b_36_a_dead_recipient_cancels_the_proposal_and_spends_the_group() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    grant(game, "harbor_fees")
    sit(game)
    floor(game, "mining claudius", "harbor_fees fabius")
    tell(game, "call column", "all-for")
    hush(game)
    die(game, "claudius")
    hush(game)
    assert asked(game) == "Business"
    assert game.holder[MINING] == IN_FORUM
    refused(game, "propose concessions")


def test_b_36_with_dead_recipient_only_his_concession_alone_is_spent() -> None:
    game = senate_with_officers(concession_group_fate="dead_recipient_only")
    grant(game, "mining")
    grant(game, "harbor_fees")
    sit(game)
    floor(game, "mining claudius", "harbor_fees fabius")
    hush(game)
    die(game, "claudius")
    hush(game)
    assert asked(game) == "Business"
    offer(game, kinds.CONCESSIONS)
    refused(game, "concession mining")
    assert can(game, "concession harbor_fees")


def test_b_36_a_lost_vote_spends_the_group_whatever_the_option() -> None:
    game = senate_with_officers(concession_group_fate="dead_recipient_only")
    grant(game, "mining")
    grant(game, "harbor_fees")
    sit(game)
    floor(game, "mining claudius", "harbor_fees fabius")
    ballot(game, "A")
    refused(game, "propose concessions")


def test_b_36_a_leaders_family_is_a_new_man_and_gets_nothing() -> None:
    """[B-52]"""
    game = senate_with_officers()
    grant(game, "mining")
    sit(game)
    floor(game, "mining julius")
    hush(game)
    die(game, "julius")  # B's leader: his family stays
    hush(game)
    assert game.in_rome(man("julius"))
    assert asked(game) == "Business"
    assert game.holder[MINING] == IN_FORUM


def test_b_5_a_card_voted_on_first_by_a_tribune_makes_the_waiting_proposal_void_at_no_cost() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    grant(game, "harbor_fees")
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, "harbor_fees fabius", "mining claudius")
    assert asked(game) == "Window"
    tribune(game, 1)
    tell(game, "propose concessions", "concession mining", "senator manlius", "done")
    ballot(game, "B")  # lost: Mining is face down
    hush(game)
    assert asked(game) == "Business"
    floor(game, "harbor_fees fabius")
    ballot(game)
    assert game.holder[concession("harbor_fees")] == man("fabius")
    assert game.holder[MINING] == IN_FORUM


# -- the Land Commissioner


def test_1_09_61_the_land_commissioner_needs_a_land_bill() -> None:
    game = senate_with_officers()
    grant(game, "land_commissioner")
    grant(game, "mining")
    sit(game)
    offer(game, kinds.CONCESSIONS)
    refused(game, "concession land_commissioner", "1.09.61")


def test_1_09_61_alone_without_a_bill_nothing_can_be_given() -> None:
    game = senate_with_officers()
    grant(game, "land_commissioner")
    sit(game)
    refused(game, "propose concessions")


def test_b_36_a_bill_passed_this_phase_makes_it_legal() -> None:
    game = senate_with_officers()
    grant(game, "land_commissioner")
    sit(game)
    offer(game, kinds.LAND_BILL)
    tell(game, "bill land_bill_2", "senator fabius", "senator valerius")
    ballot(game)
    floor(game, "land_commissioner claudius")
    ballot(game)
    assert game.holder[LAND_COMMISSIONER] == man("claudius")


def test_1_09_61_it_goes_back_to_the_forum_when_the_phase_closes_without_a_bill() -> None:
    for bills, place in (([0, 0, 0], IN_FORUM), ([0, 1, 0], man("claudius"))):
        game = senate_with_officers()
        game.bills = bills
        grant(game, "land_commissioner", man("claudius"))
        ear = listen(game)
        sit(game)
        adjourn(game)
        hush(game)
        assert game.holder[LAND_COMMISSIONER] == place
        assert len(ear.all(business_events.ConcessionReturned)) == (1 if place == IN_FORUM else 0)


def test_b_36_a_repeal_before_the_close_makes_it_return() -> None:
    game = senate_with_officers()
    game.bills = [0, 1, 0]
    game.popularity[man("fabius")] = 3
    grant(game, "land_commissioner", man("claudius"))
    sit(game)
    offer(game, kinds.REPEAL)
    tell(game, *repeal_words(game, "land_bill_2", "fabius"))
    ballot(game)
    assert game.holder[LAND_COMMISSIONER] == man("claudius")
    adjourn(game)
    hush(game)
    assert game.holder[LAND_COMMISSIONER] == IN_FORUM


def test_b_52_a_repeal_that_goes_first_makes_it_void() -> None:
    game = senate_with_officers()
    game.bills = [0, 1, 0]
    game.popularity[man("claudius")] = 3
    grant(game, "land_commissioner")
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, "land_commissioner fabius")
    tribune(game, 1)
    tell(game, "propose repeal", "bill land_bill_2", "senator claudius")
    ballot(game)
    hush(game)
    assert asked(game) == "Business"
    assert game.holder[LAND_COMMISSIONER] == IN_FORUM


def repeal_words(game: Republic, bill: str, sponsor: str) -> list[str]:
    """One bill in force may be taken as read."""
    return [f"bill {bill}", f"senator {sponsor}"] if can(game, f"bill {bill}") else [f"senator {sponsor}"]


def test_7a_flaccus_takes_it_from_the_forum_without_a_vote() -> None:
    game = senate_with_officers("middle")
    flaccus = put(game, "7a_flaccus", 2)
    game.bills = [0, 1, 0]
    grant(game, "land_commissioner")
    sit(game, "governors")
    assert asked(game) == "Window"
    assert "claim" in menu(game, 2)
    assert "claim" not in menu(game, 1)
    game.apply(2, CLAIM)
    hush(game)
    assert game.holder[LAND_COMMISSIONER] == flaccus


def test_7a_flaccus_needs_a_bill_in_force_and_the_card_in_the_forum() -> None:
    for bills, holder in (([0, 0, 0], IN_FORUM), ([0, 1, 0], man("claudius"))):
        game = senate_with_officers("middle")
        put(game, "7a_flaccus", 2)
        game.bills = bills
        grant(game, "land_commissioner", holder)
        sit(game, "governors")
        assert "claim" not in menu(game, 2)


# -- Tribunes


def test_1_09_151_after_adjournment_a_tribune_gives_a_concession() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    deal(game, 1, "tribune_1")
    sit(game)
    adjourn(game)
    assert asked(game) == "Window"
    tribune(game, 1)
    tell(game, "propose concessions", "concession mining", "senator manlius", "done")
    ballot(game)
    hush(game)
    assert game.holder[MINING] == man("manlius")
    assert asked(game) == ""


def test_1_09_144_a_tribunes_defeat_costs_the_chair_nothing() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    deal(game, 1, "tribune_1")
    sit(game)
    adjourn(game)
    tribune(game, 1)
    tell(game, "propose concessions", "concession mining", "senator manlius", "done")
    ballot(game, "A")
    assert game.influence[man("cornelius")] == 5


def test_1_09_61_giving_up_a_draft_spends_nothing() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    sit(game)
    offer(game, kinds.CONCESSIONS)
    tell(game, "concession mining", "senator claudius", "pass")
    if asked(game) != "Business":
        tell(game, "pass")
    floor(game, "mining claudius")
    ballot(game)
    assert game.holder[MINING] == man("claudius")


def test_b_5_a_withdrawn_proposal_spends_nothing() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    sit(game)
    floor(game, "mining claudius")
    tell(game, "withdraw")
    assert can(game, "propose concessions")


def test_1_09_61_illegal_answers_change_nothing() -> None:
    game = senate_with_officers()
    grant(game, "mining")
    grant(game, "armaments", man("furius"))
    sit(game)
    offer(game, kinds.CONCESSIONS)
    refused(game, "concession armaments", "1.09.61")
    refused(game, "senator fabius")
    refused(game, "done")
    refused(game, "yes")
    tell(game, "concession mining")
    refused(game, "senator quinctius")
    refused(game, "pass")
    refused(game, "concession mining")
