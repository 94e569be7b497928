"""A number that is no choice of a game is refused as one, with the number, whatever the question would forbid."""

from __future__ import annotations

import pytest

import comitium
from comitium import Illegal, say

SENTENCES = {
    "en": "There is no choice {number} here; pick one from the list.",
    "fr": "Il n’y a pas de choix {number} ici\u202f; prenez-en un dans la liste.",
}


@pytest.mark.parametrize(
    ("game", "players", "number"), [("caesar", 2, 499712), ("idus", 5, 499712), ("republic", 4, 3), ("republic", 4, 10**9)]
)
def test_a_number_that_is_no_choice_is_named_and_said_to_be_none(game: str, players: int, number: int) -> None:
    match = comitium.new(game, players=players, seed=1)
    seat = match.questions()[0].seat
    with pytest.raises(Illegal) as refused:
        match.choose(seat, number)
    assert refused.value.rule == match.question(seat).rule
    for language, sentence in SENTENCES.items():
        assert say(refused.value.why, language) == sentence.format(number=number)
