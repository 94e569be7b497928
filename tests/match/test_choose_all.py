"""Several answers at once: all of them or none."""

from __future__ import annotations

import pytest
from toy import COLUMN, DENARII, DRAW, SHOW

from comitium.core.errors import Illegal
from comitium.match.begin import new
from comitium.match.match import Match


def asked() -> Match:
    """The first seat has shown the most fingers and is asked for a column."""
    match = new("micatio", players=2, seed=21, rounds=2, tax=True)
    for seat in range(2):
        match.choose(seat, SHOW + 2 * (seat == 0))
    return match


def test_answers_given_at_once_are_the_same_as_one_after_the_other() -> None:
    at_once, slowly = asked(), asked()
    at_once.choose_all(0, [COLUMN, DENARII + 1, DRAW], at=at_once.number(0))
    for choice in (COLUMN, DENARII + 1, DRAW):
        slowly.choose(0, choice)
    assert at_once.journal() == slowly.journal()


@pytest.mark.parametrize(
    ("choices", "why"),
    [
        ([COLUMN, DENARII + 99], "refuse-denarii"),  # the second is none
        ([COLUMN, DENARII + 1, DRAW, COLUMN], "refuse-form"),  # the third tells something: nobody learns of it by a refusal
    ],
)
def test_if_one_of_them_cannot_be_given_none_is(choices: list[int], why: str) -> None:
    match = asked()
    before, questions = match.journal(), match.questions()
    with pytest.raises(Illegal) as refused:
        match.choose_all(0, choices)
    assert refused.value.why.id == why
    assert (match.journal(), match.questions()) == (before, questions)


def test_answers_to_an_older_question_are_refused_as_stale() -> None:
    match = asked()
    at = match.number(0)
    match.choose(0, COLUMN)
    with pytest.raises(Illegal) as refused:
        match.choose_all(0, [DENARII + 1], at=at)
    assert refused.value.why.id == "refuse-stale"
