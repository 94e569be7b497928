"""[1.09.631] Who earns by the forces that are raised; [B-64] the refusal of Rhodes; [1.09.6] what the proposal may not be."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import ARMAMENTS, CRASSUS, RHODIAN_ALLIANCE, SHIP_BUILDING
from comitium.games.republic.events import business as business_events
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import RESERVE as RESERVATION
from comitium.games.republic.state.numbers import ACTIVE, RESERVE
from comitium.games.republic.state.republic import RHODIAN_FLEETS, RHODIAN_TURN, Republic
from games.republic.fixtures.builder import (
    asked,
    capture,
    check,
    deal,
    govern,
    grant,
    listen,
    man,
    put,
    raise_fleets,
    raise_legions,
    send,
    wage,
)
from games.republic.fixtures.senate import (
    adjourn,
    ballot,
    can,
    hush,
    menu,
    offer,
    refused,
    senate_with_officers,
    sit,
    tell,
    tribune,
)
from games.republic.fixtures.senate_business.levies import at, floor

# -- 1.09.631


def test_1_09_631_armaments_and_ship_building_earn_at_once() -> None:
    game = senate_with_officers()
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
    assert len(ear.all(business_events.ConcessionPaid)) == 2


def test_1_09_631_only_what_is_raised_shows_the_bar() -> None:
    game = senate_with_officers()
    grant(game, "armaments", man("claudius"))
    grant(game, "ship_building", man("furius"))
    sit(game)
    floor(game, "raise-legions 1")
    ballot(game)
    assert game.exposed == 1 << ARMAMENTS
    assert game.talents[man("furius")] == 0


def test_1_09_631_wherever_the_holder_is() -> None:
    game = senate_with_officers()
    grant(game, "armaments", man("claudius"))
    govern(game, man("claudius"), "sicilia")
    sit(game)
    floor(game, "raise-legions 4")
    ballot(game)
    assert game.talents[man("claudius")] == 8


def test_1_09_631_a_captive_gets_nothing_and_the_bar_stays_hidden() -> None:
    game = senate_with_officers()
    grant(game, "armaments", man("claudius"))
    capture(game, man("claudius"), 0)
    sit(game)
    floor(game, "raise-legions 4")
    ballot(game)
    assert game.talents[man("claudius")] == 0
    assert game.exposed == 0


def test_1_09_631_a_concession_in_the_forum_earns_nobody_anything() -> None:
    game = senate_with_officers()
    grant(game, "armaments")
    sit(game)
    floor(game, "raise-legions 4")
    ballot(game)
    assert game.exposed == 0
    assert sum(game.talents) == 0


@pytest.mark.parametrize(("option", "earned"), [(True, 16), (False, 8)])
def test_b_41_crassus_earns_double(option: bool, earned: int) -> None:
    game = senate_with_officers("late", crassus_doubles_recruiting=option)
    put(game, "29a_crassus", 1)
    grant(game, "armaments", CRASSUS)
    sit(game)
    floor(game, "raise-legions 4")
    ballot(game)
    assert game.talents[CRASSUS] == earned


def test_1_09_631_disbanding_earns_nothing() -> None:
    game = senate_with_officers()
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
    game = senate_with_officers()
    rhodes(game, granted, left, game.turn)
    ear = listen(game)
    sit(game)
    offer(game, kinds.RHODIAN)
    ballot(game)
    assert game.fleets[ACTIVE] == after
    assert game.levels[RHODIAN_ALLIANCE] == 0
    assert len(ear.all(business_events.AllianceRefused)) == 1
    check(game)
    refused(game, "propose rhodian")


def test_b_64_fleets_that_are_at_war_leave_too() -> None:
    game = senate_with_officers()
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
    game = senate_with_officers()
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
    game = senate_with_officers()
    rhodes(game, 12, 12, game.turn)
    sit(game)
    offer(game, kinds.RHODIAN)
    ballot(game, "A")
    assert game.fleets[ACTIVE] == 12
    refused(game, "propose rhodian")


def test_b_64_not_in_a_later_turn() -> None:
    game = senate_with_officers()
    rhodes(game, 12, 12, game.turn - 1)
    sit(game)
    refused(game, "propose rhodian")


def test_b_64_not_without_the_alliance() -> None:
    game = senate_with_officers()
    sit(game)
    refused(game, "propose rhodian")


# -- 1.09.6


def test_1_09_6_adjournment_is_not_vetoed_and_a_tribune_reopens_for_one_proposal() -> None:
    game = senate_with_officers()
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
    game = senate_with_officers()
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
    game = senate_with_officers()
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
