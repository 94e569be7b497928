"""Whatever has a number in a game has a key and a name, for whoever drives the library from Python."""

from __future__ import annotations

import pytest

import comitium
from comitium.core.registry import GameType, game_types
from comitium.text import LANGUAGES

every_kind = pytest.mark.parametrize("kind", [kind for kind in game_types() if kind.package.startswith("comitium.games")])


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
