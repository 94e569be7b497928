"""Odds, forms, heuristics and short lists are kept by the class of the question."""

from __future__ import annotations

from comitium.bots.republic.chapters import HEURISTIC_MODULES, SHORTLIST_MODULES
from comitium.bots.republic.heuristics import HEURISTICS
from comitium.bots.republic.shortlists.registry import SHORTLISTS
from comitium.core.ids import has_id
from comitium.games.republic.forms.questions import form_of
from comitium.games.republic.forms.registry import FORMS
from comitium.games.republic.odds.sentences.questions import by_choice, odds_of, sentences
from comitium.games.republic.odds.sentences.registry import ODDS

from ...fixtures.builder import new_game


def test_a_game_that_is_over_has_neither_odds_nor_forms() -> None:
    game = new_game("early", 3, 1)
    game.stack.clear()
    assert odds_of(game, 0) == by_choice(game, 0) == ()
    assert form_of(game, 0, {}) is None


def test_a_question_that_is_no_gamble_has_no_odds() -> None:
    game = new_game("early", 3, 1)
    game.advance()
    assert type(game.stack[-1]) not in ODDS
    assert (sentences(game, 0), by_choice(game, 0), form_of(game, 0, {})) == ([], (), None)


def test_everything_is_registered_for_a_question_that_there_is() -> None:
    assert HEURISTIC_MODULES
    assert SHORTLIST_MODULES
    for table in (ODDS, FORMS, HEURISTICS, SHORTLISTS):
        assert table
        assert all(has_id(question) for question in table)
