"""What people type: seats and rulings by any of their names."""

from __future__ import annotations

import pytest

from comitium.bots.advice import Advice
from comitium.cli import glossary
from comitium.cli.at_table.advice import is_even
from comitium.cli.at_table.answers import Command, choice, command, has_moved, in_notation, in_speech, seat, vocabulary
from comitium.cli.glossary import HEADING, Ruling, meaning, ruling
from comitium.core.errors import Illegal
from comitium.core.messages import Amount, Option, Phrase, Prompt
from comitium.core.registry import game_type
from comitium.games.republic.choices import WORDS
from comitium.text import say


@pytest.mark.parametrize(("asked", "found"), [("Cléopâtre", 1), ("cleopatra", 1), ("1", 0), ("Brutus", None), ("3", None)])
def test_a_seat_is_known_by_its_name_in_any_language_and_by_its_number(asked: str, found: int | None) -> None:
    assert seat("caesar", asked, (0, 1)) == found


def test_a_notation_is_read_to_people_with_the_names_they_see() -> None:
    assert in_speech("praetor senator_3", "idus", "en") == "praetor Domitius"


@pytest.mark.parametrize("asked", ["R-045", "r45", "R-45", "[R-045]"])
def test_a_ruling_is_known_by_its_number(asked: str) -> None:
    found = ruling("caesar", asked)
    assert found is not None
    assert found.id == "R-045"


@pytest.mark.parametrize("asked", ["T-5", "t5", "T-05", "[T-5]"])
def test_a_ruling_is_known_by_its_list_and_number(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (id, title, rules, _) = HEADING.split("## T-5 — Losses of a rebel (rules 1.11.37 and 1.11.373)\n")[1:]
    known = {id: Ruling(id, title, (rules,), ""), "A-5": Ruling("A-5", "Brothers", (), "")}
    monkeypatch.setattr(glossary, "rulings", lambda game: known)
    assert ruling("caesar", asked) == Ruling("T-5", "Losses of a rebel", ("1.11.37 and 1.11.373",), "")
    assert ruling("caesar", "B-5") is None


def test_what_is_no_ruling_is_none() -> None:
    assert ruling("caesar", "") is None
    assert ruling("caesar", "R-999") is None
    assert ruling("caesar", "45") is None


@pytest.mark.parametrize("word", ["consignes", "consigne", "ordres", "orders"])
def test_standing_orders_are_called_by_their_french_name_too(word: str) -> None:
    assert command(f"{word} fin") == Command("orders", "fin")


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("sans-persuasion Julius", "no-persuasion julius"),
        ("Sans-contre-corruption julius", "no-counter-bribe julius"),
        ("enchère-max 3", "bid-at-most 3"),
        ("no-persuasion julius", "no-persuasion julius"),
    ],
)
def test_1_04_3_every_promise_can_be_typed_in_french(typed: str, read: str) -> None:
    assert in_notation(typed, vocabulary(game_type("republic"), "fr")) == read


def test_a_word_that_is_part_of_several_names_explains_all_of_them():
    english = [line.split(" – ")[0] for line in meaning("republic", "en", "leader")]
    french = [line.split(" – ")[0] for line in meaning("republic", "fr", "chef")]
    assert english == ["enemy leader", "faction leader"]
    assert french == ["chef ennemi", "chef de faction"]
    assert len(meaning("republic", "en", "senator")) == 1


@pytest.mark.parametrize(("chances", "even"), [((0.091, 0.09), True), ((0.5, 0.4), False), ((0.5,), False), ((), False)])
def test_chances_that_look_the_same_are_no_advice(chances: tuple[float, ...], even: bool) -> None:
    assert is_even(Advice(tuple(enumerate(chances)), 0, "consul")) is even


AMOUNTS = tuple(Amount(word, str(word), Phrase("republic-title"), "1.09.141", low, 4) for word, low in ((100, 0), (200, 2)))


@pytest.mark.parametrize(("typed", "meant"), [("1", 100), ("1 3", 103), ("2 2", 202), ("2 4.", 204)])
def test_amounts_are_numbered_like_answers(typed: str, meant: int) -> None:
    """Senator by senator on a land bill: only amounts, for it and against it. The number alone spends nothing."""
    asked = Prompt("Turn", 0, "1.09.14", Phrase("republic-title"), (), amounts=AMOUNTS)
    assert choice(typed, asked, game_type("republic"), "en", {}) == meant


@pytest.mark.parametrize(
    ("typed", "language", "advised"),
    [
        ("2", "en", "Type 2 and a number from 2 to 4"),
        ("2", "fr", "Tapez 2 et un nombre de 2 à 4"),
        ("3", "en", "choose a number from 1 to 2"),
        ("3", "fr", "choisissez un numéro de 1 à 2"),
    ],
)
def test_an_amount_that_is_not_said_is_asked_for(typed: str, language: str, advised: str) -> None:
    asked = Prompt("Turn", 0, "1.09.14", Phrase("republic-title"), (), amounts=AMOUNTS)
    with pytest.raises(Illegal) as refused:
        choice(typed, asked, game_type("republic"), language, {})
    assert advised in say(refused.value.why, language)


def units(*options: str, amounts: tuple[str, ...]) -> Prompt:
    """A question in which some numbers are named one after the other, as for the units to be raised."""
    places = {"pass": 1, "done": 2, "legions": 100, "fleets": 200}
    said = [Option(places[one], one, Phrase("cli-play-enter"), "") for one in options]
    asked = [Amount(places[one], one, Phrase("cli-play-enter"), "", 1, 9) for one in amounts]
    return Prompt("DraftForces", 0, "1.09.63", Phrase("cli-play-enter"), tuple(said), amounts=tuple(asked))


@pytest.mark.parametrize(
    ("number", "moved"),
    [
        ("1", False),
        ("2", True),
        ("3", True),
    ],  # to give it up; the legions, whose place is that of "done" now; the fleets, named
)
def test_1_09_63_a_number_typed_ahead_does_not_answer_what_has_taken_its_place(number: str, moved: bool) -> None:
    before = units("pass", amounts=("legions", "fleets"))
    now = units("pass", "done", amounts=("legions",))
    assert has_moved(number, before, now) is moved
    assert not has_moved(number, before, units(amounts=("legions",)))  # only an amount is asked: it is no place in a list
    assert not has_moved(number, before, before)


def test_no_command_takes_an_answer_away() -> None:
    """`propose forces` is an answer of the chair, not the offer of a bargain."""
    words = [str(chapter.words[verb][0]) for verb, chapter in WORDS.by_verb.items()]
    assert "propose" in words
    assert {word for word in words if command(word) or command(f"{word} 1")} <= {"claim", "quit"}  # given by their number
