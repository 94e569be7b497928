"""[2.05] Advocates, as the bots see them."""

from __future__ import annotations

from comitium.bots.republic.advanced.advocates import AskAdvocateHeuristic, NameAdvocateHeuristic
from comitium.bots.republic.mood import AVERAGE
from comitium.bots.republic.senate.opinions import opinion
from comitium.games.republic.choices import NO, PASS, SENATOR, YES
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE_OF_MAJOR
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.advocacy import tried
from games.republic.fixtures.builder import man, say
from games.republic.fixtures.senate import voting


def named(game: Republic) -> int:
    return NameAdvocateHeuristic().choose(game, 0, game.legal(0), AVERAGE)


def test_2_05_2_the_accused_asks_who_speaks_best_for_him() -> None:
    game = tried(choice=ACCUSE_OF_MAJOR)
    for seat in range(1, 4):
        game.popularity[man("fabius")] = 0
        game.influence[man("fabius")] = 12 + seat
    chosen = named(game)
    assert chosen != PASS
    assert game.votes(chosen - SENATOR) == 3


def test_2_05_2_nobody_defends_a_lost_cause() -> None:
    game = tried()
    for key in ("fulvius", "furius", "junius", "papirius", "julius", "manlius"):
        game.knights[man(key)] = 30
    game.influence[man("fabius")] = 0
    game.corrupt |= 1 << man("fabius")
    assert named(game) == PASS  # so nobody is asked
    say(game, SENATOR + man("furius"))
    assert AskAdvocateHeuristic().choose(game, 2, [YES, NO], AVERAGE) == NO


def test_2_05_2_a_safe_cause_is_worth_three_influence() -> None:
    game = tried()
    game.influence[man("fabius")] = 90
    say(game, SENATOR + man("furius"))
    assert AskAdvocateHeuristic().choose(game, 2, [YES, NO], AVERAGE) == YES


def test_2_05_5_the_faction_of_the_advocate_votes_for_the_accused() -> None:
    game = tried()
    without = opinion(game, 2, voting(game).proposal, AVERAGE)
    say(game, SENATOR + man("furius"), YES)
    assert opinion(game, 2, voting(game).proposal, AVERAGE) == without - 3.0
