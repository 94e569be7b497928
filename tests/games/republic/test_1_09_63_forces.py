"""[1.09.63] [1.09.631] Raising and disbanding legions and fleets, and who earns by it; [B-64] the refusal of Rhodes."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import ARMAMENTS, CRASSUS, RHODIAN_ALLIANCE, SHIP_BUILDING
from comitium.games.republic.events import business as told
from comitium.games.republic.numbers import ACTIVE, NOBODY, RESERVE
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.words import RESERVE as RESERVATION
from comitium.games.republic.state import NO_RECRUITMENT, RHODIAN_FLEETS, RHODIAN_TURN, Republic
from games.republic.builder import (
    asked,
    capture,
    check,
    deal,
    event,
    garrison,
    govern,
    grant,
    listen,
    man,
    put,
    raise_fleets,
    raise_legions,
    raise_veterans,
    send,
    wage,
)
from games.republic.curia import adjourn, ballot, can, hush, menu, offer, refused, sit, table, tell, tribune, veto


def floor(game: Republic, *words: str) -> None:
    offer(game, kinds.FORCES)
    tell(game, *words, "done")


def at(game: Republic, place: int) -> tuple[int, int]:
    return game.legions[place].bit_count(), game.fleets[place]


# -- 1.09.63


def test_1_09_63_units_are_raised_into_the_active_forces_for_ten_each() -> None:
    game = table()
    game.treasury = 100
    ear = listen(game)
    sit(game)
    floor(game, "raise-legions 4", "raise-fleets 2")
    ballot(game)
    assert at(game, ACTIVE) == (4, 2)
    assert game.treasury == 40
    assert game.legions[ACTIVE] == 0b1111  # the lowest free numbers (B-40)
    assert ear.all(told.ForcesRaised)[0].amount == 60
    check(game)


def test_1_09_63_nothing_happens_if_it_is_lost() -> None:
    game = table()
    sit(game)
    floor(game, "raise-legions 4")
    ballot(game, "A")
    assert at(game, ACTIVE) == (0, 0)
    assert game.treasury == 100
    check(game)


@pytest.mark.parametrize(("level", "price"), [(1, 20), (2, 30), (3, 40)])
def test_1_09_63_a_manpower_shortage_makes_them_dearer(level: int, price: int) -> None:
    game = table()
    event(game, "manpower_shortage", level)
    game.treasury = 130
    sit(game)
    floor(game, "raise-legions 1", "raise-fleets 1")
    ballot(game)
    assert game.treasury == 130 - 2 * price


def test_1_09_63_four_legions_and_two_fleets_at_twenty_and_not_seven_units() -> None:
    game = table()
    event(game, "manpower_shortage", 1)
    game.treasury = 130
    sit(game)
    offer(game, kinds.FORCES)
    refused(game, "raise-legions 7", "1.09.63")
    tell(game, "raise-legions 4")
    refused(game, "raise-fleets 3", "1.09.63")
    tell(game, "raise-fleets 2", "done")
    ballot(game)
    assert game.treasury == 10


def test_1_09_63_at_most_twenty_five_of_each() -> None:
    game = table()
    game.treasury = 1000
    raise_legions(game, 20)
    raise_fleets(game, 24)
    sit(game)
    offer(game, kinds.FORCES)
    refused(game, "raise-legions 6", "1.09.63")
    refused(game, "raise-fleets 2", "1.09.63")
    tell(game, "raise-legions 5", "raise-fleets 1", "done")
    ballot(game)
    assert at(game, RESERVE) == (0, 0)


def test_b_40_no_recruitment_forbids_raising_not_disbanding() -> None:
    game = table()
    raise_legions(game, 3)
    game.marks[NO_RECRUITMENT] = 1
    sit(game)
    offer(game, kinds.FORCES)
    refused(game, "raise-legions 1")
    refused(game, "raise-fleets 1")
    tell(game, "disband-legions 2", "done")
    ballot(game)
    assert at(game, ACTIVE) == (1, 0)
    check(game)


def test_b_40_no_recruitment_and_nothing_to_disband_closes_the_kind() -> None:
    game = table()
    game.marks[NO_RECRUITMENT] = 1
    sit(game)
    refused(game, "propose forces")


def test_1_09_63_an_empty_treasury_raises_nobody() -> None:
    game = table()
    game.treasury = 9
    sit(game)
    refused(game, "propose forces")


def test_b_40_what_can_no_longer_be_paid_is_void() -> None:
    """[B-5] A Tribune's recruitment goes first and empties the treasury."""
    game = table()
    game.treasury = 50
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, "raise-legions 4")
    assert asked(game) == "Window"
    tribune(game, 1)
    tell(game, "propose forces", "raise-fleets 2", "done")
    ballot(game)
    hush(game)
    assert asked(game) == "Business"
    assert game.treasury == 30
    assert at(game, ACTIVE) == (0, 2)


def test_1_09_63_only_units_in_rome_are_disbanded() -> None:
    game = table()
    raise_legions(game, 2)
    raise_fleets(game, 1)
    govern(game, man("acilius"), "sicilia")
    garrison(game, "sicilia", 3)
    sit(game)
    offer(game, kinds.FORCES)
    refused(game, "disband-legions 3", "1.09.63")
    refused(game, "disband-fleets 2", "1.09.63")
    tell(game, "disband-legions 2", "disband-fleets 1", "done")
    ballot(game)
    assert at(game, ACTIVE) == (0, 0)
    check(game)


def test_1_09_63_what_was_disbanded_is_not_raised_again_in_the_phase() -> None:
    game = table()
    game.treasury = 1000
    raise_legions(game, 23)
    raise_legions(game, 2)  # all 25 in play
    sit(game)
    floor(game, "disband-legions 2")
    ballot(game)
    assert at(game, RESERVE) == (2, 25)
    offer(game, kinds.FORCES)
    refused(game, "raise-legions 1", "1.09.63")


def test_1_09_63_others_may_still_be_raised() -> None:
    game = table()
    game.treasury = 1000
    raise_legions(game, 22)
    sit(game)
    floor(game, "disband-legions 2")
    ballot(game)
    offer(game, kinds.FORCES)
    refused(game, "raise-legions 4")
    assert can(game, "raise-legions 3")


def test_1_09_63_fleets_too() -> None:
    game = table()
    game.treasury = 1000
    raise_fleets(game, 24)
    sit(game)
    floor(game, "disband-fleets 3")
    ballot(game)
    offer(game, kinds.FORCES)
    refused(game, "raise-fleets 2")
    assert can(game, "raise-fleets 1")


def test_1_09_63_what_was_raised_is_not_disbanded_in_the_phase() -> None:
    game = table()
    raise_legions(game, 1)
    sit(game)
    floor(game, "raise-legions 2", "raise-fleets 2")
    ballot(game)
    offer(game, kinds.FORCES)
    refused(game, "disband-legions 2")
    refused(game, "disband-fleets 1")
    assert can(game, "disband-legions 1")


def test_b_35_raising_and_disbanding_share_a_vote() -> None:
    game = table()
    raise_legions(game, 2)
    sit(game)
    floor(game, "raise-fleets 3", "disband-legions 2")
    ballot(game)
    assert at(game, ACTIVE) == (0, 3)
    assert game.treasury == 70


def test_b_40_a_disbanded_veteran_loses_status_and_allegiance() -> None:
    game = table()
    raise_legions(game, 2)
    mask = raise_veterans(game, 1, patron=man("fabius"))
    legion = mask.bit_length() - 1
    sit(game)
    offer(game, kinds.FORCES)
    refused(game, "disband-legions 3")  # the veteran is named by his number
    word = next(word for word in menu(game) if word.startswith("disband-veteran"))
    tell(game, word, "done")
    ballot(game)
    assert game.veterans == 0
    assert game.allegiance[legion] == NOBODY
    assert game.legions[RESERVE] & mask
    check(game)


def test_1_09_63_not_nothing() -> None:
    game = table()
    sit(game)
    offer(game, kinds.FORCES)
    refused(game, "done")


def test_1_09_131_the_same_numbers_do_not_come_back_others_do() -> None:
    game = table()
    sit(game)
    floor(game, "raise-legions 6")
    ballot(game, "A")
    offer(game, kinds.FORCES)
    tell(game, "raise-legions 6")
    refused(game, "done", "1.09.131")
    tell(game, "raise-fleets 1")
    assert can(game, "done")


def test_b_6_a_veto_bars_the_same_content_by_option() -> None:
    for option in (True, False):
        game = table(veto_bars_repeat=option)
        deal(game, 3, "tribune_1")
        sit(game)
        floor(game, "raise-legions 6")
        veto(game, 3)
        offer(game, kinds.FORCES)
        tell(game, "raise-legions 6")
        assert can(game, "done") != option


def test_1_09_13_a_tribune_goes_first_and_the_chair_may_still_call_or_drop() -> None:
    game = table()
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, "raise-legions 6")
    tribune(game, 1)
    tell(game, "propose forces", "raise-fleets 1", "done")
    ballot(game)
    hush(game)
    assert asked(game) == "Call"
    assert can(game, "withdraw")
    tell(game, "withdraw")
    assert asked(game) == "Business"
    assert at(game, ACTIVE) == (0, 1)


# -- 1.09.631


def test_1_09_631_armaments_and_ship_building_earn_at_once() -> None:
    game = table()
    grant(game, "armaments", man("claudius"))
    grant(game, "ship_building", man("furius"))
    ear = listen(game)
    sit(game)
    floor(game, "raise-legions 4", "raise-fleets 2")
    ballot(game)
    assert game.talents[man("claudius")] == 8
    assert game.talents[man("furius")] == 6
    assert game.exposed >> ARMAMENTS & game.exposed >> SHIP_BUILDING & 1
    assert game.treasury == 40  # the bank pays
    assert len(ear.all(told.ConcessionPaid)) == 2


def test_1_09_631_only_what_is_raised_shows_the_bar() -> None:
    game = table()
    grant(game, "armaments", man("claudius"))
    grant(game, "ship_building", man("furius"))
    sit(game)
    floor(game, "raise-legions 1")
    ballot(game)
    assert game.exposed == 1 << ARMAMENTS
    assert game.talents[man("furius")] == 0


def test_1_09_631_wherever_the_holder_is() -> None:
    game = table()
    grant(game, "armaments", man("claudius"))
    govern(game, man("claudius"), "sicilia")
    sit(game)
    floor(game, "raise-legions 4")
    ballot(game)
    assert game.talents[man("claudius")] == 8


def test_1_09_631_a_captive_gets_nothing_and_the_bar_stays_hidden() -> None:
    game = table()
    grant(game, "armaments", man("claudius"))
    capture(game, man("claudius"), 0)
    sit(game)
    floor(game, "raise-legions 4")
    ballot(game)
    assert game.talents[man("claudius")] == 0
    assert game.exposed == 0


def test_1_09_631_a_concession_in_the_forum_earns_nobody_anything() -> None:
    game = table()
    grant(game, "armaments")
    sit(game)
    floor(game, "raise-legions 4")
    ballot(game)
    assert game.exposed == 0
    assert sum(game.talents) == 0


@pytest.mark.parametrize(("option", "earned"), [(True, 16), (False, 8)])
def test_b_41_crassus_earns_double(option: bool, earned: int) -> None:
    game = table("late", crassus_doubles_recruiting=option)
    put(game, "29a_crassus", 1)
    grant(game, "armaments", CRASSUS)
    sit(game)
    floor(game, "raise-legions 4")
    ballot(game)
    assert game.talents[CRASSUS] == earned


def test_1_09_631_disbanding_earns_nothing() -> None:
    game = table()
    raise_legions(game, 4)
    grant(game, "armaments", man("claudius"))
    sit(game)
    floor(game, "disband-legions 4")
    ballot(game)
    assert game.talents[man("claudius")] == 0


# -- B-64: Rhodes


def rhodes(game: Republic, granted: int, left: int, turn: int) -> None:
    game.levels[RHODIAN_ALLIANCE] = 1
    game.marks[RHODIAN_FLEETS] = granted
    game.marks[RHODIAN_TURN] = turn
    raise_fleets(game, left)


@pytest.mark.parametrize(("granted", "left", "after"), [(12, 12, 0), (12, 15, 3), (12, 7, 0)])
def test_b_64_the_fleets_of_rhodes_may_be_refused_in_the_turn_they_came(granted: int, left: int, after: int) -> None:
    game = table()
    rhodes(game, granted, left, game.turn)
    ear = listen(game)
    sit(game)
    offer(game, kinds.RHODIAN)
    ballot(game)
    assert game.fleets[ACTIVE] == after
    assert game.levels[RHODIAN_ALLIANCE] == 0
    assert len(ear.all(told.AllianceRefused)) == 1
    check(game)
    refused(game, "propose rhodian")


def test_b_64_fleets_that_are_at_war_leave_too() -> None:
    game = table()
    rhodes(game, 8, 3, game.turn)
    wage(game, "syrian_war")
    send(game, man("fabius"), "syrian_war", legions=4, fleets=9)
    sit(game)
    offer(game, kinds.RHODIAN)
    ballot(game)
    assert game.fleets[ACTIVE] == 0
    assert game.fleets[RESERVE] == 21
    check(game)


def test_b_5_what_a_tribune_has_refused_first_is_void() -> None:
    game = table()
    rhodes(game, 8, 8, game.turn)
    deal(game, 1, "tribune_1")
    sit(game)
    offer(game, kinds.RHODIAN)
    tribune(game, 1)
    tell(game, "propose rhodian")
    ballot(game)
    hush(game)
    assert asked(game) == "Business"
    assert game.fleets[ACTIVE] == 0


def test_b_64_a_lost_refusal_keeps_them_and_does_not_come_back() -> None:
    game = table()
    rhodes(game, 12, 12, game.turn)
    sit(game)
    offer(game, kinds.RHODIAN)
    ballot(game, "A")
    assert game.fleets[ACTIVE] == 12
    refused(game, "propose rhodian")


def test_b_64_not_in_a_later_turn() -> None:
    game = table()
    rhodes(game, 12, 12, game.turn - 1)
    sit(game)
    refused(game, "propose rhodian")


def test_b_64_not_without_the_alliance() -> None:
    game = table()
    sit(game)
    refused(game, "propose rhodian")


# -- 1.09.6


def test_1_09_6_adjournment_is_not_vetoed_and_a_tribune_reopens_for_one_proposal() -> None:
    game = table()
    deal(game, 1, "tribune_1", "tribune_2")
    sit(game)
    adjourn(game)
    assert not game.session.sitting
    assert not any(word.startswith("veto") for word in menu(game, 1))
    tribune(game, 1)
    tell(game, "propose forces", "raise-legions 1", "done")
    ballot(game)
    assert asked(game) == "Window"  # W-ADJOURN again
    assert not any(word.startswith("attempt") for word in menu(game, 1))
    tribune(game, 1)
    tell(game, "propose forces", "raise-fleets 1", "done")
    ballot(game)
    hush(game)
    assert at(game, ACTIVE) == (1, 1)
    assert asked(game) == ""


def test_1_09_6_a_booking_must_be_served_before_the_adjournment() -> None:
    game = table()
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, "raise-legions 1")
    hush(game)
    tell(game, "call amphora")
    game.apply(1, RESERVATION)  # books the next proposal
    assert game.session.booking == 1
    tell(game, "all-for")
    ballot(game, upto=3)
    hush(game)
    assert asked(game) == "ChooseKind"
    assert game.actors() == [1]


def test_1_09_63_illegal_answers_change_nothing() -> None:
    game = table()
    raise_legions(game, 2)
    sit(game)
    offer(game, kinds.FORCES)
    for word in ("raise-legions 26", "raise-legions 0", "disband-veteran 3", "senator fabius", "yes", "legions 2"):
        refused(game, word)
    tell(game, "raise-legions 1")
    refused(game, "raise-legions 1")
    refused(game, "propose forces")
    tell(game, "pass")
    while asked(game) != "Business":
        tell(game, "pass")
    assert can(game, "propose forces")
