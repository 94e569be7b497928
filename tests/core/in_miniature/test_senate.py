"""The core carries the Senate: rank, chair, votes and Tribunes, by their rules. The laws: test_senate_laws.py."""

from __future__ import annotations

import pytest
from senate_choices import (
    ABSTAIN,
    AGAINST,
    ATTEMPT,
    AWAY,
    CALL,
    CONCESSION,
    DISBAND,
    DISMISS,
    ELECT,
    FIELD_CONSUL,
    FOR,
    NAME,
    PASS,
    PAY,
    ROME_CONSUL,
    STAND_DOWN,
    TRIBUNE,
    VETO,
    WATCH,
    proposal,
)
from senate_sitting import move, sitting, slate

from comitium.core.errors import Illegal

# -- rank, chair, proposals


def test_1_09_11_officials_rank_before_influence_oratory_and_number() -> None:
    table = sitting()
    assert table.ranking[:5] == [0, 1, 2, 3, 4]
    table.game.holders = [-1, -1, -1]
    table.game.influence = [5] * 12
    table.game.album.oratory[:] = [2, 3, 3] + [1] * 9
    assert table.ranking[:4] == [1, 2, 0, 3]
    table.game.chair = -1
    move(table.game, 1, AWAY)
    assert table.game.presiding() == 2


def test_1_09_12_the_chair_picks_the_order_of_factions_one_at_a_time() -> None:
    table = slate()
    table.hush()
    assert (table.asked, table.game.actors()) == ("Call", [0])
    assert table.game.legal(0) == [CALL + seat for seat in (0, 1, 2)]
    table.call(2)
    table.vote(2, FOR)
    assert table.game.legal(0) == [CALL + 0, CALL + 1]


def test_1_09_13_a_slate_is_named_in_two_small_steps() -> None:
    table = sitting()
    assert table.game.legal(0) == [NAME + man for man in range(2, 12)]  # outgoing Consuls are not eligible
    table.say(0, NAME, 7)
    assert NAME + 7 not in table.game.legal(0)
    table.say(0, NAME, 3)
    assert table.votes[0].proposal == proposal(ELECT, 3, 7)


def test_1_09_131_a_rejected_slate_may_not_return_in_either_order() -> None:
    table = slate()
    table.roll_call(AGAINST, AGAINST, FOR)
    assert table.asked == "Nominate"
    table.say(0, NAME, 4)
    assert NAME + 3 not in table.game.legal(0)
    assert NAME + 5 in table.game.legal(0)


# -- voting


def test_1_09_14_exactly_the_factions_with_a_senator_in_rome_are_called() -> None:
    table = sitting(elected=True, away=(1, 4, 7, 10))
    table.say(0, DISMISS, 2)
    table.hush()
    assert table.game.legal(0) == [CALL + 0, CALL + 2]


def test_1_09_141_votes_are_oratory_and_bought_votes_paid_even_if_the_vote_is_vetoed() -> None:
    table = slate([], [], [TRIBUNE])
    table.call(0)
    assert table.game.talents[0] == 3
    table.say(0, FOR, 2)
    table.say(0, AGAINST, 1)
    assert (table.votes[0].ayes, table.votes[0].noes) == (5 + 2, 3 + 1)
    table.vote(0, ABSTAIN)
    table.call(2)
    table.say(2, VETO)
    assert table.game.talents[0] == 1
    assert table.game.talents[3] == 0
    assert not table.votes


def test_1_09_142_senators_of_a_faction_may_vote_differently_and_then_it_has_no_veto() -> None:
    table = slate([TRIBUNE], [], [])
    table.call(0)
    assert VETO in table.menu(0)
    table.say(0, FOR)
    assert table.menu(0) == {FOR, AGAINST, ABSTAIN}
    table.say(0, AGAINST)
    table.vote(0, ABSTAIN)
    table.say(0, CALL, 1)
    table.hush()
    assert (table.votes[0].ayes, table.votes[0].noes) == (5, 3)


def test_1_09_142_after_its_turn_a_watcher_may_murder_but_not_veto() -> None:
    table = slate([TRIBUNE], [], [])
    table.call(0, watchers=(0,))
    table.vote(0, FOR)
    table.say(0, CALL, 1)
    assert (table.asked, table.game.actors()) == ("Window", [0])
    assert table.menu(0) == {PASS, WATCH, ATTEMPT}


@pytest.mark.parametrize(("ayes", "noes", "passed"), [(10, 10, False), (11, 10, True), (5, 0, True), (0, 0, False)])
def test_1_09_143_more_for_than_against(ayes: int, noes: int, passed: bool) -> None:
    table = sitting(elected=True, away=(3, 6, 9, 4, 7, 10))
    table.game.album.oratory[0], table.game.album.oratory[1] = ayes, noes
    table.say(0, DISMISS, 2)
    table.roll_call(FOR, AGAINST, ABSTAIN)
    assert table.game.legions == (10 if passed else 12)
    assert (proposal(DISBAND, 2) in table.game.barred) is not passed


def test_1_09_144_unanimous_defeat_costs_one_influence_or_the_chair() -> None:
    for verb in (PAY, STAND_DOWN):
        table = slate()
        table.roll_call(FOR, AGAINST, AGAINST)
        assert (table.asked, table.game.actors(), table.menu(0)) == ("Defeat", [0], {PAY, STAND_DOWN})
        table.say(0, verb)
        assert table.game.influence[0] == (8 if verb == PAY else 9)
        assert table.game.presiding() == (0 if verb == PAY else 1)
        assert table.game.holders[ROME_CONSUL] == 0
        assert (table.asked, table.game.actors()) == ("Nominate", [0 if verb == PAY else 1])


def test_1_09_144_without_influence_he_must_stand_down() -> None:
    table = slate()
    table.game.influence[0] = 0
    table.roll_call(FOR, AGAINST, AGAINST)
    assert table.menu(0) == {STAND_DOWN}


def test_1_09_144_one_abstention_breaks_unanimity() -> None:
    table = slate()
    table.call(1)
    table.say(1, ABSTAIN)
    table.vote(1, AGAINST)
    table.call(2)
    table.vote(2, AGAINST)
    table.call(0)
    table.vote(0, FOR)
    assert table.asked == "Nominate"


def test_1_09_144_never_when_the_proposer_lost_the_chair_before_the_tally() -> None:
    table = slate(dice=(5,))
    table.call(0)
    table.vote(0, ABSTAIN)
    table.call(1)
    table.murder(1, 4, 0)
    table.vote(1, AGAINST)
    table.call(2)
    table.vote(2, AGAINST)
    assert proposal(ELECT, 3, 4) in table.game.barred
    assert (table.asked, table.game.actors()) == ("Nominate", [1])


# -- Tribunes


def test_1_09_15_of_two_tribunes_the_dice_choose_and_the_loser_keeps_his_card() -> None:
    table = slate([TRIBUNE], [], [TRIBUNE], dice=(3, 3, 5, 4))
    table.say(0, VETO)
    table.say(2, VETO)
    assert table.asked == "Window"  # secret until all have answered
    table.say(1, PASS)
    assert table.hands == [[TRIBUNE], [], []]
    assert proposal(ELECT, 3, 4) in table.game.barred


def test_1_09_15_equal_dice_are_rolled_again() -> None:
    table = slate([TRIBUNE], [], [TRIBUNE], dice=(3, 3, 2, 4, 6, 6, 1, 1))
    for seat, verb in ((0, VETO), (1, PASS), (2, VETO)):
        table.say(seat, verb)
    assert table.hands == [[], [], [TRIBUNE]]


def test_1_09_152_a_veto_ends_the_vote_even_with_a_majority() -> None:
    table = slate([], [], [TRIBUNE])
    table.call(0)
    table.vote(0, FOR)
    table.call(1)
    table.vote(1, FOR)
    table.call(2)
    table.say(2, VETO)
    assert table.game.elected == 0
    assert table.asked == "Nominate"
    table.say(0, NAME, 3)
    assert NAME + 4 not in table.game.legal(0)
    assert NAME + 5 in table.game.legal(0)


def test_1_09_152_no_veto_without_a_tribune() -> None:
    table = slate([CONCESSION], [], [])
    assert VETO not in table.menu(0)
    with pytest.raises(Illegal):
        table.say(0, VETO)


def test_1_09_16_what_is_passed_takes_effect_with_the_last_vote() -> None:
    table = slate([TRIBUNE], [TRIBUNE], [TRIBUNE])
    table.hush(watchers=(0, 1, 2))
    for seat in (0, 1, 2):
        table.say(0, CALL, seat)
        table.hush(watchers=(0, 1, 2))
        table.vote(seat, FOR)
    assert (table.game.holder(ROME_CONSUL), table.game.holder(FIELD_CONSUL)) == (3, 4)
    assert [table.game.influence[man] for man in (3, 4)] == [11, 11]
    assert (table.asked, table.game.presiding()) == ("Business", 3)


def test_1_09_21_the_last_pair_is_elected_without_a_vote() -> None:
    table = sitting()
    for man in range(5, 12):
        move(table.game, man, AWAY)
    table.game.barred = [proposal(ELECT, 2, 3)]
    table.say(0, NAME, 4)
    table.say(0, NAME, 2)
    table.roll_call(AGAINST, AGAINST, FOR)
    assert (table.game.holder(ROME_CONSUL), table.game.holder(FIELD_CONSUL)) == (3, 4)
    assert table.asked == "Business"


def test_1_09_21_deaths_that_make_the_slate_the_last_pair_elect_it_at_once() -> None:
    table = slate(dice=(6,))
    for man in range(6, 12):
        move(table.game, man, AWAY)
    table.game.barred = [proposal(ELECT, 3, 5), proposal(ELECT, 4, 5)]
    table.call(1)
    table.murder(1, 1, 2)  # with 2 dead the pairs 2-3, 2-4 and 2-5 are gone
    assert table.game.elected == 1
    assert table.asked == "Business"


def test_1_09_21_no_pair_left_after_a_death_lifts_all_bars() -> None:
    table = slate(dice=(6,))
    for man in range(6, 12):
        move(table.game, man, AWAY)
    table.game.barred = [proposal(ELECT, 2, 3), proposal(ELECT, 2, 5), proposal(ELECT, 3, 5)]
    table.call(0)
    table.murder(0, 0, 4)
    assert table.asked == "Nominate"
    assert table.game.barred == []
