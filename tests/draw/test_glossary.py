"""The words of each game: all are found, in both languages, by every name they have, and each stands under a rule."""

from __future__ import annotations

import pytest

import comitium
from comitium.core.registry import game_types
from comitium.draw import page
from comitium.draw.glossary import glossary, look_up
from comitium.draw.page.model import Reader, Rulebook
from comitium.draw.rulebook import rules
from comitium.text import LANGUAGES, bare

from .page.drawn import ENGLISH, FRENCH, Parsed, model

GAMES = [kind.meta.id for kind in game_types()]
FEWEST = {"caesar": 10, "idus": 10, "republic": 40}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_found_by_every_name_it_has(game: str, language: str) -> None:
    words = glossary(game, language)
    assert len(words) >= FEWEST[game]
    for word in words:
        for name in (word.term, *word.also):
            for typed in (name, name.upper(), bare(name), name.replace("’", "'")):
                assert look_up(game, language, typed) == word, typed


@pytest.mark.parametrize("game", GAMES)
def test_a_word_of_the_other_language_is_told_in_the_readers_own(game: str) -> None:
    english = {word.id: word for word in glossary(game, "en")}
    known = {bare(name) for word in english.values() for name in (word.term, *word.also)}
    for word in glossary(game, "fr"):
        if bare(word.term) not in known:
            assert look_up(game, "en", word.term) == english[word.id], word.term


def test_what_is_no_word_is_none() -> None:
    for asked in ("", " ", "xyzzy", ",", "1.09"):
        assert look_up("republic", "en", asked) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_definition_is_one_sentence_under_a_rule_that_exists(game: str, language: str) -> None:
    known = {rule.number for rule in rules(game)}
    for word in glossary(game, language):
        assert word.rule in known, word.id
        assert word.means.endswith("."), word.id
        assert word.means.count(". ") == 0, word.id
        assert word.means[0].isupper() or word.means[0] == "+", word.id
        assert len(word.means) < 260, word.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_stand_in_the_order_of_the_alphabet(game: str, language: str) -> None:
    terms = [bare(word.term).replace("’", "'") for word in glossary(game, language)]
    assert terms == sorted(terms)
    assert len(set(terms)) == len(terms)


# -- where they are read


@pytest.mark.parametrize("reader", [ENGLISH, FRENCH], ids=LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_help_at_a_table_and_the_page_of_rules_have_all_words_folded(game: str, reader: Reader) -> None:
    match = comitium.new(game, seed=1)
    for html in (page.table_frame(model(match, 0, reader)), page.rules(Rulebook(reader, game, ""))):
        assert '<details class="glossary" id="words"' in html
        shown = Parsed(html).text
        for word in glossary(game, reader.language):
            assert f"\n{word.term}\n{word.means} \n§ {word.rule}\n" in shown, word.id
