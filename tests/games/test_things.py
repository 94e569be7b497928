"""Whatever has a number in a game has a key and a name, for whoever drives the library from Python; a number that is no
choice is refused as one."""

from __future__ import annotations

import pytest

import comitium
from comitium import Illegal, say
from comitium.core.registry import GameType, game_types
from comitium.text import LANGUAGES

every_kind = pytest.mark.parametrize("kind", [kind for kind in game_types() if kind.package.startswith("comitium.games")])

SENTENCES = {
    "en": "There is no choice {number} in this game; pick one from the list.",
    "fr": "Il n’y a pas de choix {number} dans ce jeu\u202f; prenez-en un dans la liste.",
}


@every_kind
def test_every_thing_has_a_key_of_its_own_and_a_name_in_every_language(kind: GameType) -> None:
    assert kind.things["seat"][: len(kind.meta.seats)] == kind.meta.seats
    for thing, keys in kind.things.items():
        assert len(set(keys)) == len(keys), thing
        for number in range(len(keys)):
            for language in LANGUAGES:
                assert comitium.say(kind.name(thing, number), language)


@every_kind
def test_what_there_is_not_has_no_name(kind: GameType) -> None:
    for thing, number in (("seat", -1), ("seat", 99), ("obelisk", 0)):
        with pytest.raises(LookupError):
            kind.name(thing, number)


@pytest.mark.parametrize(
    ("game", "players", "number"), [("caesar", 2, 499712), ("idus", 6, 10**9), ("republic", 4, 3), ("republic", 4, 10**9)]
)
def test_a_number_that_is_no_choice_is_named_and_said_to_be_none(game: str, players: int, number: int) -> None:
    match = comitium.new(game, players=players, seed=1)
    seat = match.questions()[0].seat
    with pytest.raises(Illegal) as refused:
        match.choose(seat, number)
    assert refused.value.rule == match.question(seat).rule
    for language, sentence in SENTENCES.items():
        assert say(refused.value.why, language) == sentence.format(number=number)
