"""[1.09.7] to [1.09.73] Assassins: who may send them, what the dice say, from the digest."""

from __future__ import annotations

import pytest

from comitium.core.prompts import prompt
from comitium.games.republic.catalogue.ids import FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.choices import NUMBER, SENATOR
from comitium.games.republic.events import attempts as events
from comitium.games.republic.events import senate as senate_said
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, ALL_AGAINST, ALL_FOR, ATTEMPT, CALL
from comitium.games.republic.rules.r1_09_senate.kinds import (
    BY_TRIBUNE,
    FOR_LIFE,
)
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import is_sitting, why_not_attempt
from comitium.games.republic.state.numbers import NOBODY
from comitium.text import say as say_text
from games.republic.fixtures.builder import asked, capture, deal, event, govern, man, put, refusal, say, war
from games.republic.fixtures.senate import attack, call, finish_vote, hush, put_to, senate_without_officers, sit, voting
from games.republic.fixtures.senate_business.attempts import PAIR, floor, hush_until_window, strike

# -- 1.09.7, 1.09.71


def test_1_09_7_a_faction_that_was_targeted_is_safe_for_this_turn() -> None:
    game, _ = floor()
    strike(game, 2, "furius", "claudius", 3)
    assert game.session.suffered == 1 << 1
    hush_until_window(game)
    game.apply(3, ATTEMPT)
    game.apply(3, SENATOR + man("junius"))
    assert refusal(game, SENATOR + man("julius"), 3) == "1.09.7"
    assert SENATOR + man("cornelius") in game.legal(3)


def test_1_09_7_a_faction_that_has_tried_and_failed_does_not_try_again() -> None:
    game, _ = floor()
    strike(game, 2, "furius", "claudius", 3)
    hush_until_window(game)
    assert game.session.attempted == 1 << 2
    assert why_not_attempt(game, 2) is not None
    assert 2 not in game.actors() or ATTEMPT not in game.legal(2)


def test_1_09_7_never_against_the_own_faction_and_only_with_an_own_senator() -> None:
    game, _ = floor()
    game.apply(2, ATTEMPT)
    assert refusal(game, SENATOR + man("cornelius"), 2) == "1.09.71"
    game.apply(2, SENATOR + man("furius"))
    assert refusal(game, SENATOR + man("fulvius"), 2) == "1.09.7"
    game.apply(2, SENATOR + man("cornelius"))
    assert game.legal(2) == [NUMBER]
    assert refusal(game, NUMBER + 1, 2) == "1.09.7"


def test_1_09_71_by_and_against_senators_in_rome_only() -> None:
    game, _ = floor()
    put(game, "terentius")  # in the Forum
    govern(game, man("furius"), "sicilia")
    capture(game, man("claudius"), war("1st_punic_war"))
    game.apply(2, ATTEMPT)
    assert refusal(game, SENATOR + man("furius"), 2) == "1.09.71"
    game.apply(2, SENATOR + man("fulvius"))
    assert refusal(game, SENATOR + man("claudius"), 2) == "1.09.71"
    assert refusal(game, SENATOR + man("terentius"), 2) == "1.09.71"


def test_1_09_71_adjournment_ends_the_attempts() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    sit(game, "other_business")
    assert why_not_attempt(game, 2) is None
    say(game, ADJOURN)
    assert asked(game) == "Window"  # the last chance
    assert ATTEMPT in game.legal(2)
    hush(game)
    assert why_not_attempt(game, 2) is not None
    assert not is_sitting(game)


@pytest.mark.parametrize(
    ("option", "for_life", "other"), [("cfl_only", True, False), ("false", False, False), ("true", True, True)]
)
def test_b_68_after_the_adjournment_only_a_vote_for_life_allows_them(option: str, for_life: bool, other: bool) -> None:
    for proposal, expected in (([FOR_LIFE, man("cornelius")], for_life), ([CENSORSHIP, man("fabius")], other)):
        game = senate_without_officers(assassination_after_reopening=option)
        game.influence[man("cornelius")] = 22
        game.session.sitting = False
        game.session.adjourned = True
        put_to(game, proposal, 0, NOBODY, BY_TRIBUNE)
        assert is_sitting(game) == expected


def test_1_09_71_a_sole_consul_may_be_killed_before_he_appoints_a_dictator() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    for key in ("1st_punic_war", "1st_gallic_war", "1st_illyrian_war"):
        game.zone[war(key)] = 1
    sit(game, "to_dictator", filled=1 << ROME_CONSUL | 1 << FIELD_CONSUL)
    assert asked(game) == "Window"
    strike(game, 2, "furius", "cornelius", 6)
    hush(game)
    assert game.session.joint_failed
    assert asked(game) == "DictatorStep"


# -- 1.09.72, 1.09.73


@pytest.mark.parametrize(
    ("die", "cards", "omens", "result"),
    [
        (4, 1, 0, "killed"),
        (4, 0, 0, "nothing"),
        (3, 0, 0, "nothing"),
        (5, 0, 0, "killed"),
        (2, 0, 0, "caught"),
        (3, 0, 1, "caught"),
    ],
)
def test_1_09_72_five_kills_and_two_is_caught(die: int, cards: int, omens: int, result: str) -> None:
    game, ear = floor()
    event(game, "evil_omens", omens)
    deal(game, 2, "assassin_1", "assassin_2")
    strike(game, 2, "furius", "claudius", die, 1, 6, cards=cards)
    resolved = ear.all(events.AttemptResolved)[0]
    assert (resolved.killed, resolved.caught) == (int(result == "killed"), int(result == "caught"))
    assert game.in_rome(man("claudius")) == (result != "killed")
    assert game.in_rome(man("furius")) == (result != "caught")
    assert len(game.hands[2]) == 2 - cards
    assert len(game.discards) == cards


def test_1_09_73_one_secret_bodyguard_saves_him_from_a_five() -> None:
    game, ear = floor()
    deal(game, 2, "assassin_1")
    deal(game, 1, "secret_bodyguard_1", "secret_bodyguard_2")
    strike(game, 2, "furius", "claudius", 4, cards=1)
    assert asked(game) == "Guard"
    assert game.actors() == [1]
    assert [event.total for event in ear.all(events.AttemptRolled)] == [5]
    assert game.legal(1) == [NUMBER, NUMBER + 1, NUMBER + 2]
    assert refusal(game, NUMBER + 3, 1) == "1.09.73"
    game.loaded = [6]
    game.apply(1, NUMBER + 1)
    assert game.in_rome(man("claudius"))
    assert game.in_rome(man("furius"))
    assert len(game.hands[1]) == 1


def test_1_09_73_both_may_die() -> None:
    game, ear = floor()
    deal(game, 2, "assassin_1")
    deal(game, 1, "secret_bodyguard_1")
    strike(game, 2, "furius", "claudius", 5, cards=1)
    game.loaded = [2]  # 2 + 1 - 1
    game.apply(1, NUMBER + 1)
    assert not game.in_rome(man("claudius"))
    assert not game.in_rome(man("furius"))
    assert [(event.die, event.total, event.caught) for event in ear.all(events.CatchRolled)] == [(2, 2, 1)]


def test_1_09_73_an_open_bodyguard_takes_two_off_and_rolls_once() -> None:
    game, ear = floor()
    deal(game, 2, "assassin_1")
    game.guards = [man("claudius"), 150]
    strike(game, 2, "furius", "claudius", 6, 6, cards=1)
    assert ear.all(events.AttemptRolled)[0].total == 5
    assert not game.in_rome(man("claudius"))
    assert len(ear.all(events.CatchRolled)) == 1
    assert game.guards == []


@pytest.mark.parametrize(("option", "caught"), [("all", True), ("without_bodyguard", False)])
def test_b_70_whether_the_bodyguards_count_in_the_catching_rolls(option: str, caught: bool) -> None:
    game, _ = floor(catch_roll_modifier=option)
    deal(game, 1, "secret_bodyguard_1")
    strike(game, 2, "furius", "claudius", 4)
    game.loaded = [3]  # 3 - 1 = 2, or 3
    game.apply(1, NUMBER + 1)
    assert game.in_rome(man("furius")) != caught


def test_1_09_73_the_guards_are_asked_for_whenever_a_copy_may_be_in_the_hand() -> None:
    game, _ = floor()
    deal(game, 1, "assassin_1")  # no bodyguard, but nobody else knows
    strike(game, 2, "furius", "claudius", 4)
    assert asked(game) == "Guard"
    assert game.legal(1) == [NUMBER]
    empty, _ = floor()
    strike(empty, 2, "furius", "claudius", 4)
    assert asked(empty) != "Guard"


@pytest.mark.parametrize(
    ("language", "options"), [("en", ["None", "One Secret Bodyguard"]), ("fr", ["Aucune", "Une escorte secrète"])]
)
def test_1_09_73_the_answers_say_what_they_count(language: str, options: list[str]) -> None:
    game, _ = floor()
    deal(game, 1, "secret_bodyguard_1")
    strike(game, 2, "furius", "claudius", 4)
    assert [say_text(option.text, language) for option in prompt(GAME_TYPE, game, 1).options] == options


def test_1_09_73_nobody_acts_unasked_between_the_die_and_its_result() -> None:
    game, _ = floor()
    deal(game, 1, "secret_bodyguard_1")
    strike(game, 2, "furius", "claudius", 4)
    assert not game.stack[-1].allows_asides(game, 0)


# -- 1.09.721


def test_1_09_721_a_dead_nominee_cancels_the_pair_and_the_survivor_may_stand_again() -> None:
    game, ear = floor()
    call(game, 1)
    say(game, ALL_AGAINST)
    call(game, 3)
    say(game, ATTEMPT, SENATOR + man("papirius"), SENATOR + man("aurelius"))
    game.loaded = [6]
    say(game, NUMBER)
    assert [closed.result for closed in ear.all(senate_said.VoteClosed)] == ["cancelled"]
    assert PAIR not in game.session.rejected


def test_1_09_721_votes_of_the_dead_count_and_the_next_in_rank_goes_on_calling() -> None:
    game, _ = floor()
    call(game, 0)
    say(game, ALL_FOR)
    before = voting(game).ayes
    hush(game)
    say(game, CALL + 1)
    hush(game)
    game.loaded = [6]
    say(game, *attack("claudius", "cornelius"))
    assert asked(game) == "Turn"  # B-74: the faction finishes its turn
    assert game.actors() == [1]
    say(game, ALL_AGAINST)
    hush(game)
    assert voting(game).ayes == before
    assert asked(game) == "Call"
    assert game.session.chair == man("valerius")  # Field Consul


def test_b_52_the_dead_presiding_magistrates_heir_does_not_preside() -> None:
    game, _ = floor()
    strike(game, 2, "furius", "cornelius", 6)
    hush(game)
    assert game.in_rome(man("cornelius"))  # his family's new man
    assert game.offices[ROME_CONSUL] == NOBODY
    assert asked(game) == "Adopt"
    assert game.session.chair == man("valerius")


def test_b_10_a_successor_pays_no_penalty_for_the_proposal_of_the_dead() -> None:
    game, _ = floor()
    strike(game, 2, "furius", "cornelius", 6)
    hush(game)
    say(game, game.legal(game.actors()[0])[0])
    finish_vote(game, {0: ALL_FOR}, ALL_AGAINST)
    assert asked(game) != "Defeat"
