"""[1.04.3] Offers that nobody took are off the table as soon as what they were about is over."""

from __future__ import annotations

import pytest

from comitium import Illegal
from comitium.games.republic.deals import notation as clauses
from comitium.games.republic.deals.agreements import lapse
from comitium.games.republic.deals.witness import has_voted, vote_ended
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ALL_AGAINST
from comitium.games.republic.state.numbers import COMBAT, FORUM, POPULATION
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.bargain import SENATE, agree, at, voting
from games.republic.fixtures.builder import man

VOTES = "column pay star 3; star for column censor julius"


def offered(game: Republic, text: str = VOTES) -> Republic:
    game.offer(0, clauses.read(text))
    return game


@pytest.mark.parametrize(
    ("who", "result", "left"),
    [
        ("julius", "elected", 0),
        ("julius", "rejected", 0),
        ("fabius", "elected", 0),  # there is no other election of a Censor this year
        ("fabius", "rejected", 1),
        ("julius", "withdrawn", 1),
    ],
)
def test_an_offer_for_an_election_does_not_outlive_it(who: str, result: str, left: int) -> None:
    game = offered(at(SENATE))
    vote_ended(game, [kinds.CENSOR, man(who)], result, 1)
    assert len(game.agreements) == left


def test_what_binds_is_judged_by_what_was_done_and_not_taken_off() -> None:
    game = at(SENATE)
    agree(game, VOTES)
    vote_ended(game, [kinds.CENSOR, man("fabius")], "elected", 1)
    assert len(game.agreements) == 1


@pytest.mark.parametrize(
    ("text", "phase", "left"),
    [
        (VOTES, COMBAT, 0),
        (VOTES, POPULATION, 1),
        ("column pay star 3; star no-persuasion column fabius", POPULATION, 0),
        ("column pay star 3; star contribute column 5", FORUM, 0),
        ("column pay star 3", COMBAT, 1),
    ],
)
def test_an_offer_ends_with_the_phase_in_which_it_could_be_kept(text: str, phase: int, left: int) -> None:
    game = offered(at(SENATE), text)
    lapse(game, phase)
    assert len(game.agreements) == left


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("column pay star 3; star for column censor julius", 0),
        ("column pay star 3; star abstain column censor julius", 0),
        ("column pay star 3; star for column censor by furius", 0),
        ("column pay star 3; star for column censor by fabius", 1),  # who has not voted
        ("column pay star 3; star for column censor fabius", 1),  # who may still be proposed
        ("column pay star 3; trident for column censor julius", 1),  # he has not voted yet
        ("column pay star 3; star no-veto column censor julius", 1),
    ],
)
def test_1_09_14_an_offer_for_votes_does_not_outlive_their_casting(text: str, left: int) -> None:
    game = offered(at(SENATE), text)
    voting(game, [kinds.CENSOR, man("julius")], 3)
    game.apply(3, ALL_AGAINST)
    assert len(game.agreements) == left
    if not left:
        with pytest.raises(Illegal):
            game.accept(3, 1)


def test_1_09_14_votes_that_were_promised_in_time_are_still_judged() -> None:
    game = at(SENATE)
    agree(game, VOTES)
    has_voted(game, 3, [kinds.CENSOR, man("fabius")], 1)
    assert len(game.agreements) == 1
