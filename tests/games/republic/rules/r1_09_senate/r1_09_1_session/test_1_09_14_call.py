"""1.09.14: who has called a faction, and what his death means for it."""

from __future__ import annotations

from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_votes import VOTE, calling, opening
from comitium.games.republic.state.numbers import NOBODY
from games.republic.fixtures.builder import man, new_table, put


def test_b_74_the_new_man_of_a_dead_chair_calls_anew_and_is_heard() -> None:
    """[B-52] The family of a dead leader presides under the same number."""
    game = new_table("early", 3)
    cornelius = put(game, "cornelius", 0, leader=True, influence=20)
    put(game, "fabius", 1)
    vote = Vote(VOTE.index(opening), [5, man("fabius"), 0], NOBODY, NOBODY, 3, False, turn=1, caller=cornelius)
    vote.on_death(game, cornelius)
    assert vote.caller == NOBODY
    vote.at = VOTE.index(opening) + 1
    opening(game, vote)
    assert vote.steps()[vote.at] is calling
    vote.caller = cornelius  # the new man has called
    vote.called = 1
    vote.at = VOTE.index(opening) + 1
    opening(game, vote)
    assert vote.steps()[vote.at] is not calling
