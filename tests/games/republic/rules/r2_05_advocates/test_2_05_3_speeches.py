"""[2.05.3] to [2.05.6] Trial roll, mob and verdict, from the digest."""

from __future__ import annotations

import pytest

from comitium.games.republic.choices import PASS
from comitium.games.republic.events import people
from comitium.games.republic.events import senate as senate_said
from comitium.games.republic.events.advanced import advocates as events
from comitium.games.republic.rules.r1_09_senate.choices import ALL_AGAINST, ALL_FOR
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE_OF_MAJOR, APPEAL
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.advocacy import ask_for, tried
from games.republic.fixtures.builder import Ear, asked, check, event, listen, man, put, say
from games.republic.fixtures.senate import call, die, finish_vote, hush, mask
from games.republic.fixtures.senate_business.attempts import floor, strike
from games.republic.fixtures.senate_business.courts import accuse, court, open_court


def ended(game: Republic, ways: dict[int, int], *dice: int) -> Ear:
    """The trial is voted on, and these dice fall."""
    ear = listen(game)
    game.loaded = [*dice]
    finish_vote(game, ways)
    return ear


def total(ear: Ear) -> tuple[int, int]:
    closed = ear.all(senate_said.VoteClosed)[0]
    return closed.ayes, closed.noes


# -- 2.05.3


def test_2_05_3_nine_brings_eight_votes_and_an_acquittal() -> None:
    """20 for, 8 against, influence 5, oratory 4 against 2 and a seven: 20 to 21."""
    game = court("fabius", advocates=True)
    put(game, "servilius", 0)  # oratory 4
    game.influence[man("fabius")] = 5
    game.knights[man("furius")] = 12  # 8 + 12 guilty
    game.knights[man("junius")] = 2  # 6 + 2 not guilty
    open_court(game)
    accuse(game, "fabius", "manlius")  # oratory 2
    ask_for(game, "servilius")
    ear = ended(game, {2: ALL_FOR, 3: ALL_AGAINST}, 3, 4)
    assert [(one.roll, one.total, one.votes) for one in ear.all(events.TrialRolled)] == [(7, 9, 8)]
    assert total(ear) == (20, 21)
    assert ear.all(senate_said.VoteClosed)[0].result == "rejected"


def test_2_05_without_the_option_the_same_votes_convict() -> None:
    game = court("fabius", advocates=False)
    game.influence[man("fabius")] = 5
    game.knights[man("furius")] = 12
    game.knights[man("junius")] = 2
    open_court(game)
    accuse(game, "fabius", "manlius")
    ear = ended(game, {2: ALL_FOR, 3: ALL_AGAINST})
    assert total(ear) == (20, 13)
    assert not ear.all(events.TrialRolled)


def test_2_05_3_nought_is_twenty_votes_for_conviction() -> None:
    """Oratory 2 against 5 and a three; knights are no oratory."""
    game = court("fabius", advocates=True)
    put(game, "1a_scipio_africanus", 1)
    game.knights[man("fabius")] = 3
    open_court(game)
    accuse(game, "fabius", "1a_scipio_africanus")
    say(game, PASS)
    ear = ended(game, {}, 1, 2)
    assert [(one.senator, one.total, one.votes) for one in ear.all(events.TrialRolled)] == [(man("fabius"), 0, -20)]
    assert total(ear)[0] == 20


def test_2_05_3_the_paper_session_seven_brings_nothing() -> None:
    """24 for, 11 against, influence 9; 1 and 4, oratory 5 against 3: 24 to 20, convicted."""
    game = court("fabius", advocates=True)
    put(game, "25b_gaius_gracchus", 0)
    game.influence[man("fabius")] = 9
    game.knights[man("furius")] = 16  # 8 + 16
    game.knights[man("junius")] = 5  # 6 + 5
    open_court(game)
    accuse(game, "fabius", "claudius")
    ask_for(game, "25b_gaius_gracchus")
    ear = ended(game, {2: ALL_FOR, 3: ALL_AGAINST}, 1, 4)
    assert [(one.total, one.votes) for one in ear.all(events.TrialRolled)] == [(7, 0)]
    assert total(ear) == (24, 20)
    assert ear.all(senate_said.VoteClosed)[0].result == "passed"


def test_2_05_3_evil_omens_lower_the_roll() -> None:
    game = court("fabius", advocates=True)
    event(game, "evil_omens", 2)
    open_court(game)
    accuse(game, "fabius", "manlius")
    ask_for(game, "valerius")
    ear = ended(game, {}, 4, 4)
    assert [one.total for one in ear.all(events.TrialRolled)] == [8 - game.omens]
    assert game.omens > 0


def test_2_05_1_cicero_as_prosecutor_takes_two_off() -> None:
    """A nine is read as seven, apart from oratory 2 against 6."""
    game = court("fabius", advocates=True)
    put(game, "28a_cicero", 1)
    open_court(game)
    accuse(game, "fabius", "28a_cicero")
    say(game, PASS)
    ear = ended(game, {}, 4, 5)
    assert [one.total for one in ear.all(events.TrialRolled)] == [9 + 2 - 6 - 2]


def test_2_05_1_cicero_as_advocate_adds_two() -> None:
    game = court("fabius", advocates=True)
    put(game, "28a_cicero", 0)
    open_court(game)
    accuse(game, "fabius", "manlius")
    ask_for(game, "28a_cicero")
    ear = ended(game, {}, 1, 1)
    assert [one.total for one in ear.all(events.TrialRolled)] == [2 + 6 + 2 - 2]


def test_2_05_3_for_a_dead_advocate_the_accused_speaks() -> None:
    game = tried()
    ask_for(game, "furius")
    die(game, "furius")
    ear = ended(game, {}, 3, 4)
    assert [(one.senator, one.total) for one in ear.all(events.TrialRolled)] == [(man("fabius"), 7 + 2 - 3)]


def test_2_05_3_a_trial_that_is_cancelled_has_no_roll_and_no_verdict() -> None:
    """[C-75] The prosecutor dies."""
    game = tried()
    ask_for(game, "furius")
    before = game.influence[man("furius")]
    ear = listen(game)
    die(game, "claudius")
    hush(game)
    assert not ear.all(events.TrialRolled)
    assert game.influence[man("furius")] == before


# -- 2.05.4


def appealed(popularity: int, dice: tuple[int, int], advocate: str, urn: list[int]) -> tuple[Republic, Ear]:
    """Fabius appeals with these dice; these chits are drawn."""
    game = tried()
    game.popularity[man("fabius")] = popularity
    game.influence[man("fabius")] = 9
    game.prior_consul = mask("fabius")
    if advocate:
        game.influence[man(advocate)] = 7
        ask_for(game, advocate)
    else:
        say(game, PASS)
    game.influence[man("claudius")] = 6
    ear = listen(game)
    call(game, 0)
    game.loaded = [*dice]
    game.urn = urn
    say(game, APPEAL + 2)
    return game, ear


def test_2_05_4_lynched_with_two_one_chit_for_the_advocate() -> None:
    game, ear = appealed(-2, (1, 3), "furius", [1])
    assert not game.in_rome(man("fabius"))
    assert [one.chit for one in ear.all(people.ChitDrawn)] == [1]
    assert game.influence[man("claudius")] == 6 + 5
    assert game.prior_consul == mask("claudius")
    assert game.influence[man("furius")] == 4
    assert not ear.all(events.TrialRolled)
    check(game)


def test_2_05_4_nought_is_three_chits_and_only_the_advocate_is_in_danger() -> None:
    game, ear = appealed(-4, (1, 3), "furius", [4, 5, 8])  # Julius, Claudius and Furius
    assert [one.chit for one in ear.all(people.ChitDrawn)] == [4, 5, 8]
    assert game.in_rome(man("julius"))
    assert game.in_rome(man("claudius"))
    assert not game.in_rome(man("furius"))
    check(game)


def test_2_05_4_no_chit_if_he_defended_himself() -> None:
    game, ear = appealed(-4, (1, 3), "", [4, 5, 8])
    assert not game.in_rome(man("fabius"))
    assert not ear.all(people.ChitDrawn)


def test_2_05_4_a_fifteen_frees_him_and_the_advocate_gains_three() -> None:
    """[C-75] Freed is innocent; four chits threaten Censor and prosecutor, and not the advocate."""
    game, ear = appealed(3, (6, 6), "furius", [8, 9, 10, 11])
    assert [one.chit for one in ear.all(people.ChitDrawn)] == [8, 9, 10, 11]
    assert game.in_rome(man("furius"))
    assert game.influence[man("furius")] == 10
    assert game.influence[man("claudius")] == 3
    assert not ear.all(events.TrialRolled)


def test_2_05_4_in_a_major_trial_too() -> None:
    game = tried(choice=ACCUSE_OF_MAJOR)
    ask_for(game, "furius")
    game.popularity[man("fabius")] = -4
    game.influence[man("furius")] = 7
    call(game, 0)
    game.loaded = [1, 2]
    game.urn = [1, 1, 2, 3, 4, 5]
    say(game, APPEAL + 2)
    assert not game.in_rome(man("fabius"))
    assert game.influence[man("furius")] == 4


# -- 2.05.5, 2.05.6


@pytest.mark.parametrize("trial", ["minor", "major"])
@pytest.mark.parametrize(("influence", "left"), [(2, 0), (7, 4)])
def test_2_05_5_guilty_costs_the_advocate_three(influence: int, left: int, trial: str) -> None:
    game = tried(choice=ACCUSE_OF_MAJOR) if trial == "major" else tried()
    game.influence[man("furius")] = influence
    ask_for(game, "furius")
    game.knights[man("junius")] = 30
    ended(game, {3: ALL_FOR}, 3, 4)
    assert game.influence[man("furius")] == left
    assert game.in_rome(man("fabius")) == (trial == "minor")


def test_2_05_5_who_defended_himself_loses_nothing_more() -> None:
    game = tried()
    game.influence[man("fabius")] = 12
    say(game, PASS)
    game.knights[man("junius")] = 30
    ended(game, {3: ALL_FOR}, 3, 4)
    assert game.influence[man("fabius")] == 7


def test_2_05_6_innocent_brings_the_advocate_three_and_costs_the_prosecutor_three() -> None:
    game = tried()
    game.influence[man("furius")] = 5
    game.influence[man("claudius")] = 1
    ask_for(game, "furius")
    ended(game, {3: ALL_AGAINST}, 3, 4)
    assert game.influence[man("furius")] == 8
    assert game.influence[man("claudius")] == 0


def test_2_05_6_who_defended_himself_gains_nothing_and_the_prosecutor_loses_three() -> None:
    game = tried()
    game.influence[man("claudius")] = 7
    say(game, PASS)
    ended(game, {3: ALL_AGAINST}, 3, 4)
    assert game.influence[man("fabius")] == 5
    assert game.influence[man("claudius")] == 4


def test_1_09_74_a_special_prosecution_has_neither_advocate_nor_trial_roll() -> None:
    game, _ = floor(advocates=True)
    strike(game, 2, "furius", "claudius", 1)
    hush(game)
    assert asked(game) == "Call"
    ear = listen(game)
    game.loaded = [3, 4]
    call(game, 2)
    finish_vote(game, {})
    assert len(ear.all(senate_said.VoteClosed)) == 1
    assert not ear.all(events.TrialRolled)


def influences(ear: Ear) -> list[tuple[str, int]]:
    """By which rule who gained or lost influence."""
    return [(one.rule, one.senator) for one in ear.events if isinstance(one, people.InfluenceChanged)]


@pytest.mark.parametrize("guilty", [False, True])
def test_2_05_5_2_05_6_the_log_says_by_which_rule(guilty: bool) -> None:
    game = tried()
    for who in ("furius", "claudius"):
        game.influence[man(who)] = 5
    ask_for(game, "furius")
    game.knights[man("junius")] = 30
    ear = ended(game, {3: ALL_FOR if guilty else ALL_AGAINST}, 3, 4)
    lost = influences(ear)
    assert (("2.05.5" if guilty else "2.05.6"), man("furius")) in lost
    assert (("2.05.6", man("claudius")) in lost) is not guilty


def test_2_05_3_the_roll_names_advocate_and_prosecutor_to_all() -> None:
    game = tried()
    ask_for(game, "furius")
    ear = ended(game, {3: ALL_AGAINST}, 3, 4)
    (rolled,) = ear.all(events.TrialRolled)
    assert (rolled.senator, rolled.senator2) == (man("furius"), man("claudius"))
