"""The core carries the Senate: the rules that interrupt each other, by their numbers (the laws are in test_senate_laws.py)."""

from __future__ import annotations

import pytest
import senate
from curia import (
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
    DISBAND,
    DROP,
    ELECT,
    FIELD_CONSUL,
    FOR,
    HERE,
    KEEP,
    NAME,
    NO_OFFICE,
    PASS,
    PAY,
    PROPOSE,
    ROME_CONSUL,
    SENATORS,
    STAND_DOWN,
    SUSPEND,
    TRIAL,
    TRIBUNE,
    VETO,
    WAR,
    WATCH,
    Senate,
    choice,
    proposal,
)  # fmt: skip
from senate_laws import keeps_the_laws, loaded

from comitium.core.errors import Illegal

# Three factions: 0 has the senators 0 (Rome Consul) 3 6 9, 1 has 1 (Field Consul) 4 7 10, 2 has 2 (Censor) 5 8 11.


class Sitting:
    """A Senate that a test drives; the laws are checked before each answer."""

    def __init__(self, game: Senate) -> None:
        self.game = game
        game.advance()

    @property
    def asked(self) -> str:
        return type(self.game.stack[-1]).__name__ if self.game.stack else "over"

    @property
    def votes(self) -> list[senate.Vote]:
        return [frame for frame in self.game.stack if isinstance(frame, senate.Vote)]

    def say(self, seat: int, verb: int, what: int = 0) -> None:
        keeps_the_laws(self.game)
        self.game.apply(seat, choice(verb, what))

    def menu(self, seat: int) -> set[int]:
        """The verbs a seat may use."""
        return {what // 100_000 for what in self.game.legal(seat)}

    def hush(self, watchers: tuple[int, ...] = ()) -> None:
        """Nobody interrupts; some watch."""
        while self.asked == "Window":
            seat = self.game.actors()[0]
            self.say(seat, WATCH if seat in watchers else PASS)

    def call(self, seat: int, watchers: tuple[int, ...] = ()) -> None:
        """The chair calls a faction, and no watcher stirs."""
        self.hush(watchers)
        self.say(self.game.actors()[0], CALL, seat)
        self.hush(watchers)

    def vote(self, seat: int, verb: int) -> None:
        """A whole faction votes one way."""
        floor = self.votes[-1]
        while self.asked == "Turn" and self.game.actors() == [seat] and self.votes[-1] is floor:
            self.say(seat, verb)

    def roll_call(self, *verbs: int) -> None:
        for seat, verb in enumerate(verbs):
            self.call(seat)
            self.vote(seat, verb)

    def murder(self, seat: int, assassin: int, target: int, cards: int = 0) -> None:
        """Declared by a seat that is asked in its turn, or alone acts in a window."""
        self.say(seat, ATTEMPT)
        while self.asked == "Window":
            self.say(self.game.actors()[0], WATCH)
        self.say(seat, NAME, assassin)
        self.say(seat, NAME, target)
        self.say(seat, CARDS, cards)


def sitting(*hands: list[int], elected: bool = False, dice: tuple[int, ...] = (), away: tuple[int, ...] = ()) -> Sitting:
    """Three factions with the given hands (none: empty), at the first question."""
    game = senate.new(3, 1)
    game.hands = [sorted(hand) for hand in hands] or [[], [], []]
    game.elected = int(elected)
    game.dice = loaded(dice)
    for man in away:
        game.place[man] = AWAY
    return Sitting(game)


def slate(*hands: list[int], dice: tuple[int, ...] = (), one: int = 3, two: int = 4) -> Sitting:
    """The slate 3 and 4 was announced."""
    table = sitting(*hands, dice=dice)
    table.say(0, NAME, one)
    table.say(0, NAME, two)
    return table


def war(*hands: list[int], dice: tuple[int, ...] = (), force: int = 10) -> Sitting:
    """The Field Consul is away; the Rome Consul, who presides, proposes to go to war himself."""
    table = sitting(*hands, elected=True, dice=dice, away=(1,))
    table.say(0, PROPOSE, proposal(WAR, 0, force))
    return table


# -- rank, chair, proposals


def test_1_09_11_officials_rank_before_influence_oratory_and_number() -> None:
    game = sitting().game
    assert game.ranking()[:5] == [0, 1, 2, 3, 4]
    game.office = [NO_OFFICE] * SENATORS
    game.influence = [5] * SENATORS
    game.votes = [2, 3, 3] + [1] * 9
    assert game.ranking()[:4] == [1, 2, 0, 3]
    game.place[1] = AWAY
    assert game.presiding() == 2


def test_1_09_12_the_chair_picks_the_order_of_factions_one_at_a_time() -> None:
    table = slate()
    table.hush()
    assert (table.asked, table.game.actors()) == ("Call", [0])
    assert table.game.legal(0) == [choice(CALL, seat) for seat in (0, 1, 2)]
    table.call(2)
    table.vote(2, FOR)
    assert table.game.legal(0) == [choice(CALL, 0), choice(CALL, 1)]


def test_1_09_13_a_slate_is_named_in_two_small_steps() -> None:
    table = sitting()
    assert table.game.legal(0) == [choice(NAME, man) for man in range(2, SENATORS)]  # outgoing Consuls are not eligible
    table.say(0, NAME, 7)
    assert choice(NAME, 7) not in table.game.legal(0)
    table.say(0, NAME, 3)
    assert table.votes[0].proposal == proposal(ELECT, 3, 7)


def test_1_09_131_a_rejected_slate_may_not_return_in_either_order() -> None:
    table = slate()
    table.roll_call(AGAINST, AGAINST, FOR)
    assert table.asked == "Nominate"
    table.say(0, NAME, 4)
    assert choice(NAME, 3) not in table.game.legal(0)
    assert choice(NAME, 5) in table.game.legal(0)


# -- voting


def test_1_09_14_exactly_the_factions_with_a_senator_in_rome_are_called() -> None:
    table = sitting(elected=True, away=(1, 4, 7, 10))
    table.say(0, PROPOSE, proposal(DISBAND, 2))
    table.hush()
    assert table.game.legal(0) == [choice(CALL, 0), choice(CALL, 2)]


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
    table.game.votes[0], table.game.votes[1] = ayes, noes
    table.say(0, PROPOSE, proposal(DISBAND, 2))
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
        assert table.game.office[0] == ROME_CONSUL
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
    assert table.game.hands == [[TRIBUNE], [], []]
    assert proposal(ELECT, 3, 4) in table.game.barred


def test_1_09_15_equal_dice_are_rolled_again() -> None:
    table = slate([TRIBUNE], [], [TRIBUNE], dice=(3, 3, 2, 4, 6, 6, 1, 1))
    for seat, verb in ((0, VETO), (1, PASS), (2, VETO)):
        table.say(seat, verb)
    assert table.game.hands == [[], [], [TRIBUNE]]


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
    assert choice(NAME, 4) not in table.game.legal(0)
    assert choice(NAME, 5) in table.game.legal(0)


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
    for man in range(5, SENATORS):
        table.game.place[man] = AWAY
    table.game.barred = [proposal(ELECT, 2, 3)]
    table.say(0, NAME, 4)
    table.say(0, NAME, 2)
    table.roll_call(AGAINST, AGAINST, FOR)
    assert (table.game.holder(ROME_CONSUL), table.game.holder(FIELD_CONSUL)) == (3, 4)
    assert table.asked == "Business"


def test_1_09_21_deaths_that_make_the_slate_the_last_pair_elect_it_at_once() -> None:
    table = slate(dice=(6,))
    for man in range(6, SENATORS):
        table.game.place[man] = AWAY
    table.game.barred = [proposal(ELECT, 3, 5), proposal(ELECT, 4, 5)]
    table.call(1)
    table.murder(1, 1, 2)  # with 2 dead the pairs 2-3, 2-4 and 2-5 are gone
    assert table.game.elected == 1
    assert table.asked == "Business"


def test_1_09_21_no_pair_left_after_a_death_lifts_all_bars() -> None:
    table = slate(dice=(6,))
    for man in range(6, SENATORS):
        table.game.place[man] = AWAY
    table.game.barred = [proposal(ELECT, 2, 3), proposal(ELECT, 2, 5), proposal(ELECT, 3, 5)]
    table.call(0)
    table.murder(0, 0, 4)
    assert table.asked == "Nominate"
    assert table.game.barred == []


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
    table.say(2, PROPOSE, proposal(DISBAND, 2))
    assert len(table.votes) == 2
    return table


def test_1_09_642_a_suspension_that_takes_the_troops_away_voids_the_vote() -> None:
    table = suspended(10, 10)
    table.roll_call(FOR, FOR, FOR)
    assert table.votes == []
    assert table.game.legions == 8
    assert table.game.place[0] == HERE
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
    assert (table.game.ending, table.game.place[0], table.game.legions) == ("to war", AWAY, 1)


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
    offered = [what % 100_000 for what in table.game.legal(2)]
    assert offered == [proposal(WAR, 0, 4), proposal(WAR, 0, 7), proposal(DISBAND, 5)]


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
    table.say(2, PROPOSE, proposal(WAR, 0, 4))
    assert (table.asked, table.menu(1)) == ("Window", {PASS, WATCH, VETO, ATTEMPT})


def test_1_09_642_an_inserted_proposal_that_ends_the_phase_kills_the_suspended_one() -> None:
    table = war([], [], [TRIBUNE], force=10)
    table.call(2)
    table.say(2, SUSPEND)
    table.say(2, PROPOSE, proposal(WAR, 0, 4))
    table.roll_call(FOR, FOR, FOR)
    assert (table.asked, table.game.ending, table.game.legions) == ("over", "to war", 8)


def test_1_09_642_a_suspension_in_the_window_of_the_announcement() -> None:
    table = war([], [], [TRIBUNE], force=10)
    for seat, verb in ((0, PASS), (1, PASS), (2, SUSPEND)):
        table.say(seat, verb)
    table.say(2, PROPOSE, proposal(DISBAND, 5))
    table.roll_call(FOR, FOR, FOR)
    assert (table.asked, table.game.legions) == ("Business", 7)


def test_1_09_642_only_a_vote_that_sends_the_chair_to_war_can_be_suspended() -> None:
    table = sitting([], [], [TRIBUNE], elected=True)
    table.say(0, PROPOSE, proposal(WAR, 1, 4))
    table.call(2)
    assert SUSPEND not in table.menu(2)
    table.vote(2, FOR)
    table.call(0)
    table.vote(0, FOR)
    table.call(1)
    table.vote(1, FOR)
    assert (table.asked, table.game.place[1]) == ("Business", AWAY)


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
    table.game.made = [1, 1, 1]  # attempts are over: only a Tribune could still interrupt
    table.hush()
    table.game.stack.pop()
    table.game.stack[-1].pc = 0
    table.game.advance()
    assert (table.asked, table.game.actors()) == ("Window", [0])


def test_4_2_nobody_is_asked_when_all_tribunes_have_been_seen() -> None:
    table = sitting([CONCESSION], [CONCESSION], [CONCESSION])
    table.game.made = [1, 1, 1]
    table.game.shown[TRIBUNE] = 5
    table.say(0, NAME, 3)
    table.say(0, NAME, 4)
    assert table.asked == "Call"


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
    targets = {table.game.faction[what % 100_000] for what in table.game.legal(2)}
    assert targets == {0}  # neither its own, nor faction 1 that was targeted already


RESOLUTIONS = [(4, 1, {4}), (3, 1, set()), (6, 0, {4}), (2, 0, {6}), (1, 2, set()), (1, 1, {6})]


@pytest.mark.parametrize(("die", "cards", "dead"), RESOLUTIONS)
def test_1_09_72_resolution(die: int, cards: int, dead: set[int]) -> None:
    table = slate([ASSASSIN, ASSASSIN], [], [], dice=(die,), one=5, two=8)
    table.call(0)
    table.murder(0, 6, 4, cards)
    assert {man for man in range(SENATORS) if table.game.place[man] == DEAD} == dead
    assert table.game.hands[0].count(ASSASSIN) == 2 - cards


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
        table.game.place[man] = AWAY
    table.call(0)
    table.murder(0, 0, 1)
    table.vote(0, FOR)
    assert table.game.legal(0) == [choice(CALL, 2)]


def test_1_05_4_a_faction_without_senators_loses_its_hand() -> None:
    table = slate([], [TRIBUNE, CONCESSION], [], dice=(5,), one=5, two=8)
    for man in (4, 7, 10):
        table.game.place[man] = DEAD
    table.call(0)
    table.murder(0, 0, 1)
    table.say(1, CARDS, 0)  # W-GUARD, by the public test
    assert table.game.hands[1] == []


def test_1_09_73_a_bodyguard_takes_one_off_and_rolls_to_catch() -> None:
    table = slate([ASSASSIN], [BODYGUARD], [], dice=(5, 2, 4, 3), one=5, two=8)
    table.call(0)
    table.murder(0, 6, 4, 1)
    assert (table.asked, table.game.actors()) == ("Guard", [1])
    table.say(1, CARDS, 1)
    assert table.game.place[4] == DEAD  # 5 + 1 - 1
    assert table.game.place[6] == DEAD  # 2 + 1 - 1
    assert table.game.hands == [[], [], []]
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
    assert table.game.place[6] == DEAD
    assert table.game.influence[0] == 9 - 5
    assert [vote.kind() for vote in table.votes] == [ELECT, TRIAL]
    table.hush()
    assert (table.asked, table.game.actors()) == ("Call", [2])  # the Censor, not the presiding magistrate
    assert table.game.legal(2) == [choice(CALL, seat) for seat in (0, 1, 2)]


def test_1_09_74_the_suspended_business_resumes_with_the_votes_already_cast() -> None:
    table = prosecution()
    table.roll_call(AGAINST, AGAINST, AGAINST)
    assert table.game.place[0] == HERE
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
    assert table.game.place[0] == HERE  # 4 votes against 4 influence


@pytest.mark.parametrize(("dice", "popularity", "ayes", "noes"), [((4, 4), 3, 8, 0), ((3, 4), -2, 0, 8), ((3, 4), 0, 0, 0)])
def test_1_09_74_the_appeal_is_2d6_less_the_popularity_of_the_target(
    dice: tuple[int, ...], popularity: int, ayes: int, noes: int
) -> None:
    table = slate(dice=(1, *dice), one=5, two=8)
    table.game.popularity[4] = popularity
    table.call(0)
    table.murder(0, 6, 4)
    table.call(0)
    assert (table.votes[-1].ayes, table.votes[-1].noes) == (ayes, noes)


def test_1_09_74_guilty_the_leader_dies_and_chits_threaten_his_faction() -> None:
    table = prosecution(target=7)
    table.game.votes[1] = 90
    table.roll_call(AGAINST, FOR, FOR)
    assert table.game.place[0] == DEAD
    gone = [man for man in (3, 9) if table.game.place[man] == DEAD]
    assert all(table.game.place[man] == HERE for man in range(SENATORS) if man not in (0, 6, *gone))
    assert table.votes[0].kind() == ELECT  # the nominees live: the election goes on
    assert table.game.presiding() == 1


def test_1_09_74_as_many_chits_as_the_targets_popularity_can_kill_a_whole_faction() -> None:
    table = slate(dice=(1, 6, 6), one=5, two=8)
    table.game.popularity[4] = SENATORS  # every number is drawn
    table.call(0)
    table.murder(0, 6, 4)
    table.call(0)  # the appeal: 12 - 12 is 2 or less: torn to pieces, guilty
    assert [table.game.place[man] for man in (0, 3, 6, 9)] == [DEAD] * 4
    assert (table.asked, table.game.actors()) == ("Call", [1])  # faction 0 had its turn interrupted and is gone


def test_1_09_74_freed_by_the_people_threatens_the_censor_only() -> None:
    table = slate(dice=(1, 6, 6), one=5, two=8)
    table.game.popularity[4] = -SENATORS
    table.call(0)
    table.murder(0, 6, 4)
    table.call(0)
    dead = [man for man in range(SENATORS) if table.game.place[man] == DEAD]
    assert dead == [2, 6]
    assert (table.asked, table.game.actors()) == ("Turn", [0])


def test_1_09_74_a_nominee_killed_by_a_chit_cancels_the_slate_below() -> None:
    table = slate(dice=(1, 6, 6), one=3, two=8)
    table.game.popularity[4] = SENATORS
    table.call(0)
    table.murder(0, 6, 4)
    table.call(0)
    assert table.game.place[3] == DEAD
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
    assert table.game.place[0] == DEAD
    assert [vote.kind() for vote in table.votes] == [ELECT]
    stream.below(6)
    assert (table.game.dice.a, table.game.dice.b) == (stream.a, stream.b)
    assert (table.asked, table.game.actors()) == ("Turn", [0])


def test_1_09_74_a_leader_who_kills_himself_is_not_tried() -> None:
    table = slate(dice=(1,), one=5, two=8)
    table.call(0)
    table.murder(0, 0, 7)  # 7 is popular by 4: four chits
    assert table.game.place[0] == DEAD
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
