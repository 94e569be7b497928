"""[1.09.44] [1.09.45] The appeal to the people, the end of the prosecutions, the fine, from the digest."""

from __future__ import annotations

import pytest

from comitium.games.republic.choices import PASS, SENATOR
from comitium.games.republic.events import senate as senate_said
from comitium.games.republic.events import trials as events
from comitium.games.republic.events.people import ConcessionReturned
from comitium.games.republic.rules.r1_09_senate.choices import (
    ALL_FOR,
    CALL,
    CLOSE,
    FINE,
)
from comitium.games.republic.rules.r1_09_senate.kinds import MAJOR
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import CORRUPT
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import clean_up
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE, ACCUSE_OF_MAJOR, CHARGE
from comitium.games.republic.state.numbers import IN_FORUM
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, check, concession, enact, govern, grant, listen, man, put, refusal, say
from games.republic.fixtures.senate import attack, finish_vote, hush, interrupt, mask, voting
from games.republic.fixtures.senate_business.courts import accuse, court, open_court

# -- 1.09.44 to 1.09.442


@pytest.mark.parametrize(("influence", "left", "won"), [(3, 0, 2), (12, 7, 3)])
def test_1_09_44_the_prosecutor_takes_half_of_what_was_really_lost(influence: int, left: int, won: int) -> None:
    game = court("fabius")
    game.influence[man("fabius")] = influence
    game.prior_consul = mask("fabius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    finish_vote(game, {0: ALL_FOR, 1: ALL_FOR, 2: ALL_FOR, 3: ALL_FOR})
    assert game.influence[man("fabius")] == left
    assert game.influence[man("claudius")] == 4 + won
    assert game.prior_consul == mask("claudius")


def test_1_09_44_a_second_marker_is_not_kept() -> None:
    game = court("fabius")
    game.prior_consul = mask("fabius", "claudius")
    ear = listen(game)
    open_court(game)
    accuse(game, "fabius", "claudius")
    finish_vote(game, {}, ALL_FOR)
    assert game.prior_consul == mask("claudius")
    assert ear.all(events.PriorConsulTaken) == []


def test_1_09_441_a_minor_conviction_costs_popularity_influence_and_all_concessions() -> None:
    game = court("fabius")
    game.popularity[man("fabius")] = 1
    game.influence[man("fabius")] = 4
    held = [grant(game, key, man("fabius")) for key in ("mining", "tax_farmer_2")]
    game.exposed = 1 << held[0]
    ear = listen(game)
    open_court(game)
    say(game, ACCUSE + man("fabius"), CHARGE + CORRUPT, SENATOR + man("claudius"))
    finish_vote(game, {}, ALL_FOR)
    assert (game.popularity[man("fabius")], game.influence[man("fabius")]) == (-4, 0)
    assert [game.holder[one] for one in held] == [IN_FORUM, IN_FORUM]
    assert game.exposed == 0
    assert game.in_rome(man("fabius"))
    assert len(ear.all(ConcessionReturned)) == 2


def test_1_09_441_pompey_loses_ten_popularity() -> None:
    game = court("30a_pompey")
    put(game, "30a_pompey", 0)
    open_court(game)
    accuse(game, "30a_pompey", "claudius")
    finish_vote(game, {}, ALL_FOR)
    assert game.popularity[man("30a_pompey")] == 5 - 10


def major_trial(accused: str, influence: int) -> Republic:
    game = court()
    game.major = mask(accused)
    game.influence[man(accused)] = influence
    game.prior_consul = mask(accused)
    open_court(game)
    accuse(game, accused, "claudius", ACCUSE_OF_MAJOR)
    assert voting(game).proposal == [MAJOR, man(accused), man("claudius")]
    finish_vote(game, {}, ALL_FOR)
    return game


def test_1_09_442_a_major_conviction_is_death_and_the_family_lies_at_the_bottom_of_the_curia() -> None:
    game = major_trial("fabius", 9)
    assert game.curia[-1] == man("fabius")
    assert game.faction[man("fabius")] == -1
    assert game.influence[man("claudius")] == 4 + 5
    assert game.prior_consul == mask("claudius")
    check(game)


def test_1_09_442_the_family_of_a_leader_stays_with_its_faction() -> None:
    game = major_trial("fulvius", 9)
    assert game.leader[2] == man("fulvius")
    assert game.influence[man("fulvius")] == 4
    assert game.curia == []


def test_b_29_an_accused_who_dies_of_something_else_gives_nothing() -> None:
    game = court("fabius")
    game.influence[man("fabius")] = 9
    game.prior_consul = mask("fabius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    game.loaded = [6]
    interrupt(game, 3, *attack("papirius", "fabius"))
    hush(game)
    assert game.influence[man("claudius")] == 4
    assert game.prior_consul == 0
    assert game.session.minors == 1


def test_1_09_721_a_dead_prosecutor_cancels_the_trial_and_it_counts() -> None:
    game = court("fabius", "fulvius")
    ear = listen(game)
    open_court(game)
    accuse(game, "fabius", "claudius")
    game.loaded = [6]
    interrupt(game, 3, *attack("papirius", "claudius"))
    hush(game)
    assert [closed.result for closed in ear.all(senate_said.VoteClosed)] == ["cancelled"]
    assert game.session.minors == 1
    assert asked(game) == "CensorsMenu"
    assert refusal(game, ACCUSE + man("fabius"), 1) == "1.09.43"


def test_b_52_the_new_man_of_a_leaders_family_is_not_tried_for_the_dead_one() -> None:
    game = court("cornelius")
    open_court(game)
    accuse(game, "cornelius", "claudius")
    game.loaded = [6]
    interrupt(game, 3, *attack("papirius", "cornelius"))
    hush(game)
    assert game.in_rome(man("cornelius"))  # somebody else of that name
    assert asked(game) != "Call"
    assert game.session.no_trials


# -- 1.09.45, the fine


def test_1_09_45_who_is_away_keeps_his_markers_and_two_bars_are_covered_everywhere() -> None:
    game = court("fabius", "junius")
    game.major = mask("cornelius", "junius")
    govern(game, man("junius"), "sicilia")
    for key in ("armaments", "ship_building", "mining"):
        game.exposed |= 1 << grant(game, key, man("junius"))
    ear = listen(game)
    clean_up(game)
    assert game.corrupt == mask("junius")
    assert game.major == mask("junius")
    assert game.exposed == 1 << concession("mining")
    assert len(ear.all(events.MarkersCleared)) == 1
    clean_up(game)
    assert len(ear.all(events.MarkersCleared)) == 1


def test_1_09_45_closing_cleans_up_after_a_last_window() -> None:
    game = court("fabius")
    open_court(game)
    say(game, CLOSE)
    assert game.session.no_trials
    assert asked(game) == "Window"
    assert game.corrupt == mask("fabius")
    hush(game)
    assert game.corrupt == 0


def test_calpurnian_law_puts_a_fine_on_the_censors_menu() -> None:
    game = court("fabius")
    enact(game, "calpurnian_law")
    game.returned = mask("fabius")
    game.talents[man("fabius")] = 6
    open_court(game)
    assert FINE + man("fabius") in game.legal(1)
    assert refusal(game, FINE + man("acilius"), 1) == "1.07.36"
    game.loaded = [4]
    say(game, FINE + man("fabius"))
    assert game.talents[man("fabius")] == 2
    assert asked(game) == "CensorsMenu"
    assert FINE + man("fabius") not in game.legal(1)


def test_1_09_41_the_floor_opens_after_each_trial() -> None:
    game = court("fabius", "fulvius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    hush(game)
    for seat in range(4):
        hush(game)
        say(game, CALL + seat)
        hush(game)
        if asked(game) == "Appeal":
            say(game, PASS)
        hush(game)
        say(game, ALL_FOR)
    assert asked(game) == "Window"
    hush(game)
    assert asked(game) == "CensorsMenu"
