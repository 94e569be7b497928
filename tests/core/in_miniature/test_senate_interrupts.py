"""The core carries what interrupts a vote in the Senate: suspensions and windows."""

from __future__ import annotations

import pytest
from senate_choices import (
    ABSTAIN,
    AGAINST,
    ATTEMPT,
    AWAY,
    CALL,
    CARDS,
    CONCESSION,
    COPIES,
    DISMISS,
    FOR,
    HERE,
    MARCH,
    NAME,
    PASS,
    SHIFT,
    SUSPEND,
    TRIBUNE,
    VETO,
    WAR,
    WATCH,
    proposal,
)
from senate_kind import place
from senate_sitting import Sitting, sitting, slate, war

# -- the suspension


def suspended(force: int, legions: int) -> Sitting:
    """Factions 0 and 1 voted to send the chair to war; faction 2 suspends and proposes to disband two legions."""
    table = war([], [], [TRIBUNE, TRIBUNE], force=force)
    table.game.legions = legions
    table.call(0)
    table.vote(0, FOR)
    table.call(1)
    table.vote(1, AGAINST)
    table.call(2)
    table.say(2, SUSPEND)
    table.say(2, DISMISS, 2)
    assert len(table.votes) == 2
    return table


def test_1_09_642_a_suspension_that_takes_the_troops_away_voids_the_vote() -> None:
    table = suspended(10, 10)
    table.roll_call(FOR, FOR, FOR)
    assert table.votes == []
    assert table.game.legions == 8
    assert place(table.game, 0) == HERE
    assert proposal(WAR, 0, 10) not in table.game.barred
    assert (table.asked, table.game.actors()) == ("Business", [0])


def test_1_09_642_with_troops_left_the_vote_resumes_with_the_votes_already_cast() -> None:
    table = suspended(10, 13)
    table.roll_call(FOR, FOR, FOR)
    assert table.game.legions == 11
    assert (table.asked, table.game.actors()) == ("Turn", [2])
    assert (table.votes[0].ayes, table.votes[0].noes) == (12, 6)
    assert table.votes[0].called == 0b011
    table.vote(2, ABSTAIN)
    assert table.asked == "over"
    assert (table.game.ending, place(table.game, 0), table.game.legions) == ("to war", AWAY, 1)


def test_1_09_642_an_inserted_proposal_that_fails_changes_nothing() -> None:
    table = suspended(10, 10)
    table.roll_call(AGAINST, AGAINST, AGAINST)
    assert (table.asked, table.game.actors()) == ("Turn", [2])
    assert (table.votes[0].ayes, table.game.legions) == (12, 10)


def test_1_09_642_he_may_suspend_again_with_another_tribune_but_not_with_the_same_content() -> None:
    table = suspended(10, 10)
    table.roll_call(AGAINST, AGAINST, AGAINST)
    assert SUSPEND in table.menu(2)
    table.say(2, SUSPEND)
    assert table.game.legal(2) == [MARCH + 4, MARCH + 7, DISMISS + 5]


def test_1_09_642_no_tribune_proposal_goes_inside_an_inserted_one() -> None:
    table = suspended(10, 12)
    table.hush()
    table.say(0, CALL, 2)
    assert table.menu(2) == {VETO, ATTEMPT, FOR, AGAINST, ABSTAIN}
    table.say(2, VETO)
    assert (table.asked, table.game.actors(), len(table.votes)) == ("Turn", [2], 1)


def test_1_09_642_not_even_inside_an_inserted_one_that_sends_the_chair_to_war_itself() -> None:
    table = war([], [TRIBUNE], [TRIBUNE], force=10)
    assert SUSPEND in table.menu(1)
    table.call(2)
    table.say(2, SUSPEND)
    table.say(2, MARCH, 4)
    assert (table.asked, table.menu(1)) == ("Window", {PASS, WATCH, VETO, ATTEMPT})


def test_1_09_642_an_inserted_proposal_that_ends_the_phase_kills_the_suspended_one() -> None:
    table = war([], [], [TRIBUNE], force=10)
    table.call(2)
    table.say(2, SUSPEND)
    table.say(2, MARCH, 4)
    table.roll_call(FOR, FOR, FOR)
    assert (table.asked, table.game.ending, table.game.legions) == ("over", "to war", 8)


def test_1_09_642_a_suspension_in_the_window_of_the_announcement() -> None:
    table = war([], [], [TRIBUNE], force=10)
    for seat, verb in ((0, PASS), (1, PASS), (2, SUSPEND)):
        table.say(seat, verb)
    table.say(2, DISMISS, 5)
    table.roll_call(FOR, FOR, FOR)
    assert (table.asked, table.game.legions) == ("Business", 7)


def test_1_09_642_only_a_vote_that_sends_the_chair_to_war_can_be_suspended() -> None:
    table = sitting([], [], [TRIBUNE], elected=True)
    table.say(0, MARCH, 4)
    table.call(2)
    assert SUSPEND not in table.menu(2)
    table.vote(2, FOR)
    table.call(0)
    table.vote(0, FOR)
    table.call(1)
    table.vote(1, FOR)
    assert (table.asked, place(table.game, 1)) == ("Business", AWAY)


# -- windows


def test_4_1_only_watchers_are_asked_before_the_later_calls() -> None:
    table = slate()
    table.hush(watchers=(2,))
    table.say(0, CALL, 0)
    assert table.asked == "Turn"  # at the first call the window was that of the announcement
    table.vote(0, FOR)
    table.say(0, CALL, 1)
    assert (table.asked, table.game.actors()) == ("Window", [2])
    table.say(2, PASS)
    table.vote(1, FOR)
    table.say(0, CALL, 2)
    assert table.asked == "Turn"


def test_4_1_after_an_action_the_window_is_offered_again() -> None:
    table = slate([], [], [TRIBUNE], dice=(3,))
    table.say(2, WATCH)
    table.say(0, PASS)
    table.say(1, ATTEMPT)
    table.say(1, NAME, 4)
    table.say(1, NAME, 0)
    table.say(1, CARDS, 0)
    assert (table.asked, table.game.actors()) == ("Window", [0, 2])  # faction 1 has no hand and had its attempt


@pytest.mark.parametrize("card", [CONCESSION, TRIBUNE])
def test_4_2_who_is_asked_depends_on_the_size_of_a_hand_never_on_what_it_holds(card: int) -> None:
    table = slate([card], [], [], dice=(3, 3, 3))
    table.game.made = 0b111  # attempts are over: only a Tribune could still interrupt
    table.hush()
    table.game.stack.pop()
    table.game.stack[-1].at = 0
    table.game.advance()
    assert (table.asked, table.game.actors()) == ("Window", [0])


def test_4_2_nobody_is_asked_when_all_tribunes_have_been_seen() -> None:
    table = sitting([CONCESSION], [CONCESSION], [CONCESSION])
    table.game.made = 0b111
    table.game.shown = COPIES[TRIBUNE] << SHIFT * TRIBUNE
    table.say(0, NAME, 3)
    table.say(0, NAME, 4)
    assert table.asked == "Call"
