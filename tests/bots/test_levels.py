"""What the computer players are called: ids for files, names for people, and whoever types either means the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import comitium
from comitium import bots
from comitium.core.errors import Unknown
from comitium.text import LANGUAGES, bundle, say

NAMES = {
    "random": ("Fortuna", "Fortune"),
    "quaestor": ("Pupil", "Élève"),
    "tribune": ("Rhetor", "Rhéteur"),
    "praetor": ("Scholar", "Savant"),
    "consul": ("Oracle", "Oracle"),
}


@pytest.mark.parametrize(("id", "names"), NAMES.items())
def test_every_level_has_a_name_in_every_language(id: str, names: tuple[str, str]) -> None:
    assert tuple(say(bots.spoken(id), language) for language in LANGUAGES) == names
    for name in (id, *names, *(name.upper() for name in names), names[1].replace("é", "e").replace("É", "e")):
        assert bots.canonical(name) == id
        assert bots.make(name, "caesar", 1).name == id
        assert bots.spoken(name) == bots.spoken(id)


def test_parameters_stay_with_the_name_and_are_not_spoken() -> None:
    assert bots.canonical("ORACLE:sims=4,seconds=2") == "consul:sims=4,seconds=2"
    assert bots.make("oracle:sims=4", "idus", 1).name == "consul:sims=4"
    assert say(bots.spoken("consul:sims=4,seconds=2")) == "Oracle"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_level_is_called_like_an_office_or_a_card(language: str) -> None:
    words = {
        say(comitium.Phrase(id), language).casefold()
        for id in bundle(language)._messages
        if re.match(r"(caesar-(group|card|seat)|idus-(seat|faction|role))-", id)
    }
    assert not words & {say(bots.spoken(id), language).casefold() for id in NAMES}


def test_an_unknown_player_is_told_who_there_is_in_the_readers_language() -> None:
    with pytest.raises(Unknown) as unknown:
        bots.make("nero", "caesar", 1)
    assert "Fortuna (random), Pupil (quaestor), Rhetor (tribune), Scholar (praetor) and Oracle (consul)" in say(
        unknown.value.why, "en"
    )
    assert "Fortune (random), Élève (quaestor), Rhéteur (tribune), Savant (praetor) et Oracle (consul)" in say(
        unknown.value.why, "fr"
    )


def test_the_rooms_below_raise_no_messages_of_the_terminal() -> None:
    home = Path(comitium.__file__).parent
    sources = [path for room in ("core", "games", "text", "bots", "arena") for path in (home / room).rglob("*.py")]
    assert [path for path in sources if re.search(r"[\"']cli-", path.read_text(encoding="utf-8"))] == []
