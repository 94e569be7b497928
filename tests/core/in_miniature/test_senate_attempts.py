"""The core carries assassins and the special prosecutions that grow inside their attempts."""

from __future__ import annotations

import pytest
from senate_choices import (
    ABSTAIN,
    ADJOURN,
    AGAINST,
    ASSASSIN,
    ATTEMPT,
    AWAY,
    BODYGUARD,
    CALL,
    CARDS,
    CENSOR,
    CONCESSION,
    DEAD,
    DROP,
    ELECT,
    FOR,
    HERE,
    KEEP,
    NAME,
    PASS,
    ROME_CONSUL,
    SPAN,
    TRIAL,
    TRIBUNE,
    VETO,
    proposal,
)
from senate_kind import place
from senate_sitting import Sitting, move, sitting, slate, war

# -- assassins


def test_1_09_7_one_attempt_made_and_one_suffered_by_each_faction() -> None:
    table = slate(dice=(3, 3))
    table.call(0)
    table.murder(0, 0, 1)
    assert ATTEMPT not in table.menu(0)
    table.vote(0, ABSTAIN)
    table.call(2)
    table.say(2, ATTEMPT)
    table.say(2, NAME, 2)
    targets = {table.game.album.faction[what % SPAN] for what in table.game.legal(2)}
    assert targets == {0}  # neither its own, nor faction 1 that was targeted already


RESOLUTIONS = [(4, 1, {4}), (3, 1, set()), (6, 0, {4}), (2, 0, {6}), (1, 2, set()), (1, 1, {6})]


@pytest.mark.parametrize(("die", "cards", "dead"), RESOLUTIONS)
def test_1_09_72_resolution(die: int, cards: int, dead: set[int]) -> None:
    table = slate([ASSASSIN, ASSASSIN], [], [], dice=(die,), one=5, two=8)
    table.call(0)
    table.murder(0, 6, 4, cards)
    assert {man for man in range(12) if place(table.game, man) == DEAD} == dead
    assert table.hands[0].count(ASSASSIN) == 2 - cards


def test_1_09_721_a_dead_nominee_cancels_the_whole_slate() -> None:
    table = slate(dice=(5,))
    table.call(0)
    table.vote(0, FOR)
    table.call(1)
    table.murder(1, 1, 3)
    assert table.votes == []
    assert table.game.barred == []  # cancelled, not rejected
    assert (table.asked, table.game.actors()) == ("Nominate", [0])
    table.say(0, NAME, 4)
    table.say(0, NAME, 5)
    assert (table.votes[0].ayes, table.votes[0].proposal) == (0, proposal(ELECT, 4, 5))


def test_1_09_721_the_vote_goes_on_under_the_next_in_rank_when_the_chair_is_dead() -> None:
    table = slate(dice=(5,))
    table.call(0)
    table.vote(0, FOR)
    table.call(2)
    table.murder(2, 5, 0)
    table.vote(2, AGAINST)
    assert (table.asked, table.game.actors(), table.game.presiding()) == ("Call", [1], 1)
    assert table.votes[0].ayes == 5 + 3 + 2 + 2  # the votes of the dead count
    table.call(1)
    table.vote(1, FOR)
    assert table.game.elected == 1


def test_1_09_721_before_the_first_call_the_successor_keeps_the_proposal_or_drops_it() -> None:
    for verb in (KEEP, DROP):
        table = slate(dice=(5,))
        table.say(0, PASS)
        table.say(1, PASS)
        table.murder(2, 5, 0)
        table.hush()
        assert (table.asked, table.game.actors()) == ("Adopt", [1])
        table.say(1, verb)
        assert (table.asked, table.game.actors()) == ("Call" if verb == KEEP else "Nominate", [1])
        assert table.game.barred == []


def test_1_09_721_a_dead_commander_voids_the_military_proposal() -> None:
    table = war(dice=(5,), force=4)
    table.call(0)
    table.vote(0, FOR)
    table.call(2)
    table.murder(2, 5, 0)
    assert table.votes == []
    assert table.game.barred == []
    assert table.game.legions == 12
    assert (table.asked, table.game.presiding()) == ("Business", 2)


def test_1_09_721_a_death_by_the_way_leaves_the_vote_where_it_was() -> None:
    table = slate(dice=(5,), one=5, two=8)
    table.call(0)
    table.murder(0, 0, 10)
    assert (table.asked, table.game.actors()) == ("Turn", [0])
    table.vote(0, FOR)
    table.call(1)
    table.say(1, FOR)
    assert table.votes[0].ayes == 12 + 4


def test_1_09_721_a_faction_emptied_in_mid_vote_is_dropped() -> None:
    table = slate(dice=(5,), one=5, two=8)
    for man in (4, 7, 10):
        move(table.game, man, AWAY)
    table.call(0)
    table.murder(0, 0, 1)
    table.vote(0, FOR)
    assert table.game.legal(0) == [CALL + 2]


def test_1_05_4_a_faction_without_senators_loses_its_hand() -> None:
    table = slate([], [TRIBUNE, CONCESSION], [], dice=(5,), one=5, two=8)
    for man in (4, 7, 10):
        move(table.game, man, DEAD)
    table.call(0)
    table.murder(0, 0, 1)
    table.say(1, CARDS, 0)  # W-GUARD, by the public test
    assert table.hands[1] == []


def test_1_09_73_a_bodyguard_takes_one_off_and_rolls_to_catch() -> None:
    table = slate([ASSASSIN], [BODYGUARD], [], dice=(5, 2, 4, 3), one=5, two=8)
    table.call(0)
    table.murder(0, 6, 4, 1)
    assert (table.asked, table.game.actors()) == ("Guard", [1])
    table.say(1, CARDS, 1)
    assert place(table.game, 4) == DEAD  # 5 + 1 - 1
    assert place(table.game, 6) == DEAD  # 2 + 1 - 1
    assert table.hands == [[], [], []]
    assert table.votes[-1].kind() == TRIAL


@pytest.mark.parametrize("hand", [[], [CONCESSION], [BODYGUARD], [TRIBUNE, BODYGUARD]])
def test_1_09_73_the_guard_is_asked_by_the_public_test_only(hand: list[int]) -> None:
    table = slate([], hand, [], dice=(3,), one=5, two=8)
    table.call(0)
    table.murder(0, 0, 4)
    assert (table.asked == "Guard") is (len(hand) > 0)
    if hand:
        assert len(table.game.legal(1)) == 1 + (BODYGUARD in hand)


# -- the special prosecution


def prosecution(*hands: list[int], dice: tuple[int, ...] = (1, 3, 4), target: int = 4, one: int = 5, two: int = 8) -> Sitting:
    """Faction 0 voted; the assassin 6 of faction 0 tried before that and was caught: its leader 0 is accused."""
    table = slate(*hands, dice=dice, one=one, two=two)
    table.call(1)
    table.vote(1, FOR)
    table.call(0)
    table.murder(0, 6, target)
    if table.asked == "Guard":
        table.say(table.game.actors()[0], CARDS, 0)
    return table


def test_1_09_74_the_caught_assassin_dies_and_his_leader_is_tried_under_the_censor() -> None:
    table = prosecution()
    assert place(table.game, 6) == DEAD
    assert table.game.influence[0] == 9 - 5
    assert [vote.kind() for vote in table.votes] == [ELECT, TRIAL]
    table.hush()
    assert (table.asked, table.game.actors()) == ("Call", [2])  # the Censor, not the presiding magistrate
    assert table.game.legal(2) == [CALL + seat for seat in (0, 1, 2)]


def test_1_09_74_the_suspended_business_resumes_with_the_votes_already_cast() -> None:
    table = prosecution()
    table.roll_call(AGAINST, AGAINST, AGAINST)
    assert place(table.game, 0) == HERE
    assert (table.asked, table.game.actors()) == ("Turn", [0])
    assert [(vote.kind(), vote.ayes) for vote in table.votes] == [(ELECT, 4 + 3 + 2 + 1)]
    table.vote(0, FOR)
    table.call(2)
    table.vote(2, ABSTAIN)
    assert table.game.holder(ROME_CONSUL) == 5


def test_1_09_74_not_guilty_by_the_leaders_influence() -> None:
    table = prosecution(dice=(1, 4, 4))  # target 4 is popular by 1: the appeal is 7, no votes
    table.call(0)
    table.vote(0, ABSTAIN)
    table.call(1)
    table.say(1, FOR)
    table.vote(1, ABSTAIN)
    table.call(2)
    table.vote(2, ABSTAIN)
    assert place(table.game, 0) == HERE  # 4 votes against 4 influence


@pytest.mark.parametrize(("dice", "popularity", "ayes", "noes"), [((4, 4), 3, 8, 0), ((3, 4), -2, 0, 8), ((3, 4), 0, 0, 0)])
def test_1_09_74_the_appeal_is_2d6_less_the_popularity_of_the_target(
    dice: tuple[int, ...], popularity: int, ayes: int, noes: int
) -> None:
    table = slate(dice=(1, *dice), one=5, two=8)
    table.game.album.popularity[4] = popularity
    table.call(0)
    table.murder(0, 6, 4)
    table.call(0)
    assert (table.votes[-1].ayes, table.votes[-1].noes) == (ayes, noes)


def test_1_09_74_guilty_the_leader_dies_and_chits_threaten_his_faction() -> None:
    table = prosecution(target=7)
    table.game.album.oratory[1] = 90
    table.roll_call(AGAINST, FOR, FOR)
    assert place(table.game, 0) == DEAD
    gone = [man for man in (3, 9) if place(table.game, man) == DEAD]
    assert all(place(table.game, man) == HERE for man in range(12) if man not in (0, 6, *gone))
    assert table.votes[0].kind() == ELECT  # the nominees live: the election goes on
    assert table.game.presiding() == 1


def test_1_09_74_as_many_chits_as_the_targets_popularity_can_kill_a_whole_faction() -> None:
    table = slate(dice=(1, 6, 6), one=5, two=8)
    table.game.album.popularity[4] = 12  # every number is drawn
    table.call(0)
    table.murder(0, 6, 4)
    table.call(0)  # the appeal: 12 - 12 is 2 or less: torn to pieces, guilty
    assert [place(table.game, man) for man in (0, 3, 6, 9)] == [DEAD] * 4
    assert (table.asked, table.game.actors()) == ("Call", [1])  # faction 0 had its turn interrupted and is gone


def test_1_09_74_freed_by_the_people_threatens_the_censor_only() -> None:
    table = slate(dice=(1, 6, 6), one=5, two=8)
    table.game.album.popularity[4] = -12
    table.call(0)
    table.murder(0, 6, 4)
    table.call(0)
    dead = [man for man in range(12) if place(table.game, man) == DEAD]
    assert dead == [2, 6]
    assert (table.asked, table.game.actors()) == ("Turn", [0])


def test_1_09_74_a_nominee_killed_by_a_chit_cancels_the_slate_below() -> None:
    table = slate(dice=(1, 6, 6), one=3, two=8)
    table.game.album.popularity[4] = 12
    table.call(0)
    table.murder(0, 6, 4)
    table.call(0)
    assert place(table.game, 3) == DEAD
    assert (table.asked, table.votes, table.game.barred) == ("Nominate", [], [])


def test_1_09_74_the_censor_presides_even_as_accused() -> None:
    table = slate(dice=(1,), one=3, two=4)
    table.call(2)
    table.murder(2, 5, 1)
    table.hush()
    assert table.votes[-1].proposal == proposal(TRIAL, 2)
    assert (table.asked, table.game.actors()) == ("Call", [2])


def test_1_09_74_without_a_censor_the_presiding_magistrate_takes_the_chair() -> None:
    table = prosecution(dice=(1, 5))
    table.hush(watchers=(1,))
    table.say(2, CALL, 1)
    table.murder(1, 1, 2)  # the Censor dies in the chair
    table.vote(1, FOR)
    assert table.game.holder(CENSOR) == -1
    assert (table.asked, table.game.actors()) == ("Call", [0])
    assert table.votes[-1].ayes == 10


def test_1_09_74_an_accused_who_dies_is_not_guilty_and_no_chits_are_drawn() -> None:
    table = prosecution(dice=(1, 5))
    stream = table.game.dice.clone()
    table.call(2)
    table.murder(2, 5, 0)
    assert place(table.game, 0) == DEAD
    assert [vote.kind() for vote in table.votes] == [ELECT]
    stream.below(6)
    assert (table.game.dice.a, table.game.dice.b) == (stream.a, stream.b)
    assert (table.asked, table.game.actors()) == ("Turn", [0])


def test_1_09_74_a_leader_who_kills_himself_is_not_tried() -> None:
    table = slate(dice=(1,), one=5, two=8)
    table.call(0)
    table.murder(0, 0, 7)  # 7 is popular by 4: four chits
    assert place(table.game, 0) == DEAD
    assert table.game.leaders[0] == -1
    assert [vote.kind() for vote in table.votes] == [ELECT]


def test_1_09_74_an_absent_leader_loses_influence_only() -> None:
    table = sitting(dice=(1,), away=(0,))
    table.say(1, NAME, 5)
    table.say(1, NAME, 8)
    table.call(0)
    table.murder(0, 3, 4)
    assert table.game.influence[0] == 4
    assert [vote.kind() for vote in table.votes] == [ELECT]
    assert (table.asked, table.game.actors()) == ("Turn", [0])


def test_1_09_74_a_special_prosecution_is_not_vetoable() -> None:
    table = prosecution([], [TRIBUNE], [TRIBUNE])
    assert table.asked == "Window"
    assert VETO not in table.menu(2)
    table.call(2)
    assert VETO not in table.menu(2)
    assert ATTEMPT in table.menu(2)


def test_1_09_74_attempts_during_special_prosecutions_stack() -> None:
    """An election, in it an attempt with its trial, in it another attempt with its trial, in it a third."""
    table = prosecution(dice=(1, 1, 1))
    table.call(1)
    table.murder(1, 7, 5 + 6)
    table.call(2)
    table.murder(2, 8 - 3, 0 + 3)  # nominee 5 is caught: the slate at the bottom is dead already
    assert [vote.proposal for vote in table.votes] == [
        proposal(ELECT, 5, 8), proposal(TRIAL, 0), proposal(TRIAL, 1), proposal(TRIAL, 2)
    ]  # fmt: skip
    while len(table.votes) > 1:
        seat = table.game.actors()[0]
        if table.asked == "Window":
            table.say(seat, PASS)
        elif table.asked == "Call":
            table.game.apply(seat, table.game.legal(seat)[0])
        else:
            table.say(seat, ABSTAIN)
    assert table.votes == []
    assert table.asked == "Nominate"


def test_the_session_closes_when_the_chair_adjourns() -> None:
    table = sitting(elected=True)
    table.say(0, ADJOURN)
    outcome = table.game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("adjourned", (0,), (22, 20, 16))
