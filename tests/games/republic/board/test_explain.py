"""Every card of the Republic explains itself, in both languages, by what is printed on it; a back says nothing."""

from __future__ import annotations

import re

import pytest

from comitium.core.board import Mark, Piece
from comitium.core.messages import Phrase
from comitium.core.registry import game_type
from comitium.draw.rulebook import rules
from comitium.games.republic import names
from comitium.games.republic.board.explain import explain
from comitium.games.republic.catalogue.cards import CARD_KEY
from comitium.games.republic.catalogue.keys import EVENT_KEYS, PROVINCE_KEYS
from comitium.text import say

NUMBERS = {rule.number for rule in rules("republic")}


def piece(kind: str, face: str, level: int = 0) -> Piece:
    marks = (Mark("level", Phrase("republic-board-level", {"count": level}), level),) if level else ()
    return Piece(id="x", kind=kind, name=Phrase("republic-board-back"), face=face, marks=marks)


def things() -> list[Piece]:
    return [
        *(piece("card", face) for face in CARD_KEY),
        *(piece("province", face) for face in PROVINCE_KEYS),
        *(piece("event", face, level) for face in EVENT_KEYS for level in (1, 2)),
    ]


def told(thing: Piece, language: str = "en") -> str:
    return " ".join(say(sentence, language) for sentence in explain(thing)[1])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_says_what_is_printed_on_it_and_names_its_rule(language: str) -> None:
    for thing in things():
        rule, said = explain(thing)
        assert rule in NUMBERS, thing.face
        assert said, thing.face
        for sentence in said:
            spoken = say(sentence, language)
            assert spoken.endswith("."), spoken
            assert not re.search(r"[{}$]|  |None", spoken), spoken


def test_a_back_and_what_is_no_card_say_nothing() -> None:
    assert explain(piece("card", "")) == ("", ())
    assert explain(piece("card", "nonsense")) == ("", ())
    assert explain(piece("war", names.WARS[-1])) == ("", ())


def test_the_numbers_are_those_of_the_card_files() -> None:
    assert "military 5, oratory 5, loyalty 7, influence 6." in told(piece("senator", "1a_scipio_africanus"))
    assert "Punic Wars" in told(piece("senator", "1a_scipio_africanus"))
    assert "Cato the Elder" in told(piece("senator", "1a_scipio_africanus"))
    assert "even if already a Roman province: Bithynia." in told(piece("card", "3rd_mithridatic_war"))
    assert "He adds 7 " in told(piece("leader", "hannibal"))
    assert "disaster on 9, standoff on 16" in told(piece("leader", "hannibal"))
    assert "Number 2 of the matching wars: Punic Wars" in told(piece("war", "2nd_punic_war"))
    assert "5 T" in told(piece("concession", "aegyptian_grain"))
    assert "50 T" in told(piece("event", "allied_enthusiasm", 1))
    assert "75 T" in told(piece("event", "allied_enthusiasm", 2))
    assert "a die plus 4 T" in told(piece("province", "sicilia"))


def test_printed_values_are_told_only_where_a_senator_has_others_by_now() -> None:
    numbers = {"military": 4, "oratory": 3, "loyalty": 9, "influence": 5}
    marks = tuple(Mark(word, Phrase("republic-board-back"), value) for word, value in numbers.items())
    man = Piece(id="x", kind="senator", name=Phrase("republic-board-back"), face="cornelius", marks=marks)
    assert told(man) == ""
    assert "influence 5" in told(piece("senator", "cornelius"))
    raised = tuple(Mark(mark.id, mark.text, (mark.value or 0) + (mark.id == "influence")) for mark in marks)
    grown = Piece(id="x", kind="senator", name=Phrase("republic-board-back"), face="cornelius", marks=raised)
    assert "influence 5" in told(grown)


def test_a_card_in_the_hand_says_the_same_as_on_the_table() -> None:
    assert explain(piece("card", "hannibal")) == explain(piece("leader", "hannibal"))
    assert explain(piece("card", "tribune_3")) == explain(piece("card", "tribune_1"))


def test_the_registry_knows_that_the_republic_explains() -> None:
    found = game_type("republic")
    assert found.explain(piece("war", "syrian_war"))[0] == "1.07.33"  # type: ignore[attr-defined]
