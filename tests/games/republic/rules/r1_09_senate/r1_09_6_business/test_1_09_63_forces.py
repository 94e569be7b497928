"""[1.09.63] Raising and disbanding legions and fleets."""

from __future__ import annotations

import pytest

from comitium.games.republic.events import business as business_events
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state.numbers import ACTIVE, NOBODY, RESERVE
from comitium.games.republic.state.republic import NO_RECRUITMENT
from games.republic.fixtures.builder import (
    asked,
    check,
    deal,
    event,
    garrison,
    govern,
    listen,
    man,
    raise_fleets,
    raise_legions,
    raise_veterans,
    wage,
)
from games.republic.fixtures.senate import (
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
    veto,
)
from games.republic.fixtures.senate_business.levies import at, floor
from games.republic.fixtures.wars.armies import armed
from games.republic.fixtures.wars.armies import floor as march

# -- 1.09.63


def test_1_09_63_units_are_raised_into_the_active_forces_for_ten_each() -> None:
    game = senate_with_officers()
    game.treasury = 100
    ear = listen(game)
    sit(game)
    floor(game, "raise-legions 4", "raise-fleets 2")
    ballot(game)
    assert at(game, ACTIVE) == (4, 2)
    assert game.treasury == 40
    assert game.legions[ACTIVE] == 0b1111  # the lowest free numbers (B-40)
    assert ear.all(business_events.ForcesRaised)[0].amount == 60
    check(game)


def test_1_09_63_nothing_happens_if_it_is_lost() -> None:
    game = senate_with_officers()
    sit(game)
    floor(game, "raise-legions 4")
    ballot(game, "A")
    assert at(game, ACTIVE) == (0, 0)
    assert game.treasury == 100
    check(game)


@pytest.mark.parametrize(("level", "price"), [(1, 20), (2, 30), (3, 40)])
def test_1_09_63_a_manpower_shortage_makes_them_dearer(level: int, price: int) -> None:
    game = senate_with_officers()
    event(game, "manpower_shortage", level)
    game.treasury = 130
    sit(game)
    floor(game, "raise-legions 1", "raise-fleets 1")
    ballot(game)
    assert game.treasury == 130 - 2 * price


def test_1_09_63_four_legions_and_two_fleets_at_twenty_and_not_seven_units() -> None:
    game = senate_with_officers()
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
    game = senate_with_officers()
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
    game = senate_with_officers()
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
    game = senate_with_officers()
    game.marks[NO_RECRUITMENT] = 1
    sit(game)
    refused(game, "propose forces")


def test_1_09_63_an_empty_treasury_raises_nobody() -> None:
    game = senate_with_officers()
    game.treasury = 9
    sit(game)
    refused(game, "propose forces")


def test_b_40_what_can_no_longer_be_paid_is_void() -> None:
    """[B-5] A Tribune's recruitment goes first and empties the treasury."""
    game = senate_with_officers()
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
    game = senate_with_officers()
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
    game = senate_with_officers()
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
    game = senate_with_officers()
    game.treasury = 1000
    raise_legions(game, 22)
    sit(game)
    floor(game, "disband-legions 2")
    ballot(game)
    offer(game, kinds.FORCES)
    refused(game, "raise-legions 4")
    assert can(game, "raise-legions 3")


def test_1_09_63_fleets_too() -> None:
    game = senate_with_officers()
    game.treasury = 1000
    raise_fleets(game, 24)
    sit(game)
    floor(game, "disband-fleets 3")
    ballot(game)
    offer(game, kinds.FORCES)
    refused(game, "raise-fleets 2")
    assert can(game, "raise-fleets 1")


def test_1_09_63_what_was_raised_is_not_disbanded_in_the_phase() -> None:
    game = senate_with_officers()
    raise_legions(game, 1)
    sit(game)
    floor(game, "raise-legions 2", "raise-fleets 2")
    ballot(game)
    offer(game, kinds.FORCES)
    refused(game, "disband-legions 2")
    refused(game, "disband-fleets 1")
    assert can(game, "disband-legions 1")


@pytest.mark.parametrize(
    ("old", "raised", "sent", "may"),
    [
        ((4, 4), (4, 4), (4, 4), (4, 4)),  # the new ones are gone: the old ones may go home
        ((4, 4), (4, 4), (3, 2), (4, 4)),
        ((4, 4), (2, 2), (5, 5), (1, 1)),
        ((0, 0), (6, 6), (4, 4), (0, 0)),  # whoever is left was raised
        ((8, 6), (0, 0), (6, 4), (2, 2)),
    ],
)
def test_b_84_of_like_units_those_raised_in_the_phase_leave_rome_first(
    old: tuple[int, int], raised: tuple[int, int], sent: tuple[int, int], may: tuple[int, int]
) -> None:
    game = armed(*old)
    game.treasury = 400
    wage(game, "syrian_war")
    sit(game)
    if raised[0]:
        floor(game, f"raise-legions {raised[0]}", f"raise-fleets {raised[1]}")
        ballot(game)
        hush(game)
    march(game, "julius", "syrian_war", *sent)
    ballot(game)
    offer(game, kinds.FORCES)
    for word, most in zip(("disband-legions", "disband-fleets"), may, strict=True):
        refused(game, f"{word} {most + 1}", "1.09.63")
        assert not most or can(game, f"{word} {most}")
    if not all(may):
        return
    tell(game, f"disband-legions {may[0]}", f"disband-fleets {may[1]}", "done")
    ballot(game)
    check(game)
    assert at(game, ACTIVE) == tuple(old[one] + raised[one] - sent[one] - may[one] for one in (0, 1))
    offer(game, kinds.FORCES)
    refused(game, "disband-legions 1")
    refused(game, f"raise-legions {25 - old[0] - raised[0] + 1}")  # [1.09.63] nor are those raised again


def test_b_84_what_left_before_others_were_raised_was_not_among_them() -> None:
    game = armed(4, 4)
    game.treasury = 400
    wage(game, "syrian_war")
    sit(game)
    march(game, "julius", "syrian_war", 4, 4)
    ballot(game)
    hush(game)
    floor(game, "raise-legions 3", "raise-fleets 3")
    ballot(game)
    offer(game, kinds.FORCES)
    refused(game, "disband-legions 1")
    refused(game, "disband-fleets 1")


def test_b_35_raising_and_disbanding_share_a_vote() -> None:
    game = senate_with_officers()
    raise_legions(game, 2)
    sit(game)
    floor(game, "raise-fleets 3", "disband-legions 2")
    ballot(game)
    assert at(game, ACTIVE) == (0, 3)
    assert game.treasury == 70


def test_b_40_a_disbanded_veteran_loses_status_and_allegiance() -> None:
    game = senate_with_officers()
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
    game = senate_with_officers()
    sit(game)
    offer(game, kinds.FORCES)
    refused(game, "done")


def test_1_09_131_the_same_numbers_do_not_come_back_others_do() -> None:
    game = senate_with_officers()
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
        game = senate_with_officers(veto_bars_repeat=option)
        deal(game, 3, "tribune_1")
        sit(game)
        floor(game, "raise-legions 6")
        veto(game, 3)
        offer(game, kinds.FORCES)
        tell(game, "raise-legions 6")
        assert can(game, "done") != option


def test_1_09_13_a_tribune_goes_first_and_the_chair_may_still_call_or_drop() -> None:
    game = senate_with_officers()
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
