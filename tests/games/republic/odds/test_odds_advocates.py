"""[2.05] The chances of trials with advocates, counted by hand and thrown."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.tables import trial_votes
from comitium.games.republic.choices import PASS, SENATOR
from comitium.games.republic.odds.dice import chance_of_death
from comitium.games.republic.odds.senate import expected_votes, trial, trial_rolls
from comitium.games.republic.odds.sentences.advocates import defended_by
from comitium.games.republic.odds.sentences.questions import by_choice, odds_of
from comitium.games.republic.state.numbers import NOBODY
from comitium.text import LANGUAGES, say
from games.republic.fixtures.advanced.advocacy import tried
from games.republic.fixtures.builder import man
from games.republic.fixtures.builder import say as answer
from games.republic.fixtures.senate import voting
from games.republic.fixtures.senate_business.courts import court


def test_2_05_3_the_trial_roll_follows_the_dice() -> None:
    """Fabius has an oratory of 2, Claudius one of 3: every throw counts one less."""
    game = tried()
    rolls = dict(trial_rolls(game, voting(game)))
    throws = [one + other for one in range(1, 7) for other in range(1, 7)]
    for votes in (-20, -16, 0, 16):
        assert rolls[votes] == pytest.approx(sum(trial_votes(throw - 1) == votes for throw in throws) / 36)
    assert sum(rolls.values()) == pytest.approx(1.0)
    assert expected_votes([*rolls.items()]) < 0


def test_2_05_3_without_the_option_nothing_is_added() -> None:
    game = court("fabius", advocates=False)
    with_them = tried()
    assert trial_rolls(game, voting(with_them)) == [(0, 1.0)]


def test_2_05_3_a_better_advocate_lowers_the_chance_of_a_conviction() -> None:
    game = tried()
    vote = voting(game)
    alone, helped = (trial(game, defended_by(vote, one), 10, 5, dice=0) for one in (NOBODY, man("furius")))
    assert alone.convicted == pytest.approx(21 / 36)  # 10 against 10: guilty with a total below 7, a throw below 8
    assert helped.convicted == pytest.approx(15 / 36)  # with an oratory of 3 a throw below 7


def test_2_05_4_the_mob_may_kill_the_advocate() -> None:
    game = tried()
    game.popularity[man("fabius")] = -1  # killed with 2 and 3: totals 1 and 2, two chits and one
    found = trial(game, defended_by(voting(game), man("furius")))
    once, twice = (chance_of_death(game, man("furius"), number) for number in (1, 2))
    assert found.advocate == pytest.approx(twice / 36 + once * 2 / 36)
    assert trial(game, voting(game)).advocate == 0.0


def test_2_05_2_the_odds_are_said_beside_the_questions() -> None:
    game = tried()
    assert {choice for choice, _ in by_choice(game, 0)} == {*game.legal(0)}
    said = {choice: say(phrase, "en") for choice, phrase in by_choice(game, 0)}
    assert said[PASS] == "−4 votes on average"
    assert said[SENATOR + man("furius")] == "+0 votes on average"
    for language in LANGUAGES:
        assert all(say(one, language) for one in odds_of(game, 0))
    answer(game, SENATOR + man("furius"))
    told = [say(one, "en") for one in odds_of(game, 2)]
    assert "The trial roll brings 0 votes for the accused on average." in told
    assert any(one.startswith("If the accused appeals, the mob kills Furius in") for one in told)
