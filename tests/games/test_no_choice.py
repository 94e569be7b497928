"""A number that is no choice of a game is refused as one, whatever the question would forbid; what is typed is quoted."""

from __future__ import annotations

import pytest

import comitium
from comitium import Illegal, Match, say

UNKNOWN = {
    "en": "There is no choice {number} in this game; pick one from the list.",
    "fr": "Il n’y a pas de choix {number} dans ce jeu\u202f; prenez-en un dans la liste.",
}


def refused(match: Match, seat: int, choice: int | str) -> Illegal:
    before = match.journal()
    with pytest.raises(Illegal) as refusal:
        match.choose(seat, choice)
    assert match.journal() == before
    return refusal.value


@pytest.mark.parametrize(
    ("game", "players", "number"),
    [
        ("caesar", 2, 499712),
        ("caesar", 2, 100 * 16 + 3),
        ("idus", 5, 499712),
        ("idus", 5, 10**9),
        ("republic", 4, 26 * 4096 + 1),
        ("republic", 4, 10**9),
    ],
)
def test_a_number_that_is_no_choice_is_named_and_said_to_be_none(game: str, players: int, number: int) -> None:
    match = comitium.new(game, players=players, seed=1)
    seat = match.questions()[0].seat
    refusal = refused(match, seat, number)
    assert refusal.rule == match.question(seat).rule
    for language, sentence in UNKNOWN.items():
        assert say(refusal.why, language) == sentence.format(number=number)


@pytest.mark.parametrize(("game", "players"), [("caesar", 2), ("idus", 5), ("republic", 4)])
def test_who_is_not_asked_hears_that_whatever_the_number(game: str, players: int) -> None:
    match = comitium.new(game, players=players, seed=1)
    other = next(seat for seat in range(-1, players) if seat not in match.game.actors())
    assert refused(match, other, 10**9).why.id.endswith("refuse-seat")


@pytest.mark.parametrize(
    ("game", "players", "typed"),
    [("caesar", 2, "499712"), ("caesar", 2, "Frobnicate 3"), ("idus", 5, "vote blue"), ("republic", 4, "senator Obelix")],
)
def test_what_is_typed_is_quoted_as_it_was_typed(game: str, players: int, typed: str) -> None:
    match = comitium.new(game, players=players, seed=1)
    seat = match.questions()[0].seat
    why = refused(match, seat, f" {typed} ").why
    assert (why.id, why.args) == ("refuse-notation", {"text": typed})
