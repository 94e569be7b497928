"""The tables of stable ids: complete, and at one with the code. The golden journals check that no id was ever changed."""

from __future__ import annotations

import pytest

from comitium.core.frames import Frame, Script
from comitium.core.ids import has_id, ids_of, load_ids
from comitium.core.registry import game_type
from comitium.core.state_object import StateObject, blank, class_of, field_ids, fields, subclasses
from comitium.games.republic import names
from comitium.games.republic.choices import SPAN, WORDS
from comitium.games.republic.deals.clause import KINDS

GAMES = ("caesar", "idus", "republic")


def classes(game: str) -> list[type]:
    package = game_type(game).package
    return sorted(
        {one for one in subclasses(StateObject) if one.__module__.startswith(f"{package}.")}, key=lambda one: one.__name__
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_class_that_a_state_can_hold_has_an_id(game: str) -> None:
    leaves = [one for one in classes(game) if not one.__subclasses__()]
    assert leaves
    assert [one.__name__ for one in leaves if not has_id(one)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_id_stands_for_a_class_with_as_many_fields(game: str) -> None:
    package = game_type(game).package
    for id, thing in load_ids(package).things.items():
        found = class_of(package, id)
        assert ids_of(found).id == id
        assert len(field_ids(found)) == len(fields(found)) == len(thing.fields), id
        assert len(set(thing.fields)) == len(thing.fields), id


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_script_has_an_id(game: str) -> None:
    scripts = [one for one in classes(game) if issubclass(one, Script) and has_id(one)]
    assert scripts
    for one in scripts:
        script = blank(one)
        assert len(ids_of(one).steps) == len(script.steps()), one.__name__
        assert len(set(script.places())) == len(script.places()), one.__name__


def test_the_numbers_of_the_republic_are_those_of_the_table() -> None:
    table = load_ids(game_type("republic").package)
    assert table.choices == {word: verb // SPAN for one in WORDS.chapters for verb, (word, _, _) in one.words.items()}
    assert table.proposals == {name: number for number, name in enumerate(names.PROPOSALS)}
    assert table.clauses == {one.word: number for number, one in KINDS.items()}


@pytest.mark.parametrize("game", ["caesar", "idus"])
def test_the_numbers_of_a_small_game_are_those_of_the_table(game: str) -> None:
    for word, choice in load_ids(game_type(game).package).choices.items():
        assert game_type(game).describe(choice).notation.split()[0] == word


def test_a_class_that_is_missing_from_the_table_is_named() -> None:
    class Forgotten(Frame):  # type: ignore[type-arg]
        pass

    Forgotten.__module__ = "comitium.games.idus.rules.forgotten"
    try:
        assert not has_id(Forgotten)
        with pytest.raises(LookupError, match=r"Forgotten has no id: list it in the ids.toml of comitium.games.idus"):
            ids_of(Forgotten)
    finally:
        Forgotten.__module__ = __name__
