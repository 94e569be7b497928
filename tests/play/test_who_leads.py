"""Who leads each faction of a new table: a word for each."""

from __future__ import annotations

import pytest

from comitium.core.errors import BadOption, Unknown
from comitium.match.begin import replay
from comitium.play import begin_led, leaders_of, with_word
from comitium.text import LANGUAGES, say


@pytest.mark.parametrize(
    ("game", "words", "leaders"),
    [
        ("caesar", ["me", "me"], (0, 0)),
        ("caesar", ["tribune", "me"], (0, 1)),
        ("caesar", ["with-cleopatra", "open"], (0, 0)),
        ("republic", ["open", "me", "with-column", "me", "tribune", "device"], (0, 1, 0, 1, 2, 3)),
    ],
)
def test_the_words_say_which_player_leads_which_faction(game: str, words: list[str], leaders: tuple[int, ...]) -> None:
    assert leaders_of(game, words) == leaders
    match = begin_led(game, words, {}, seed=3)
    assert match.leaders == leaders
    assert replay(match.journal()).leaders == leaders


def test_a_table_at_which_nobody_leads_two_has_the_journal_it_always_had() -> None:
    assert '"leaders"' not in begin_led("caesar", ["tribune", "me"], {}, seed=3).journal()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["with-brutus", "me"], "bad-led-with"),
        (["with-cleopatra", "tribune"], "bad-led-with-bot"),
        (["with-cleopatra", "with-caesar"], "bad-led-with-bot"),
        (["with-caesar", "me"], "bad-led-with-bot"),
        (["rule", "me"], "bad-led-never"),
    ],
)
def test_words_that_do_not_fit_are_refused(words: list[str], why: str) -> None:
    with pytest.raises(BadOption) as refused:
        begin_led("caesar", words, {})
    assert refused.value.why.id == why
    for language in LANGUAGES:
        assert "{" not in say(refused.value.why, language)


def test_a_bot_there_is_not_is_refused() -> None:
    with pytest.raises(Unknown):
        begin_led("caesar", ["me", "nero"], {})


def test_the_word_for_a_person_who_leads_another_faction() -> None:
    assert with_word("republic", 2) == "with-trident"
