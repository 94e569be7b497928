"""Everything in the catalogue has a name in both languages, with the forms that sentences need."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer

from comitium.games.republic.catalogue import cards, ids, keys
from comitium.games.republic.catalogue import values as words

LANGUAGES = ("en", "fr")
THIN = "\u202f"
FORMS = {
    "card": (["the", "a", "many", "short"], ["the", "of", "to", "a", "many", "gender", "short"]),
    "random": ([], ["the", "of", "to", "gender"]),
    "office": (["the", "a", "short"], ["the", "of", "to", "a", "as", "short"]),
    "province": (["the", "in", "from"], ["the", "of", "to", "in", "from", "gender"]),
    "scenario": (["the"], ["the", "of", "to", "gender"]),
    "phase": (["the"], ["the", "of", "to", "gender"]),
    "term": (["the"], ["the", "of", "to", "gender"]),
}
KINDS = ("family", "statesman", "concession", "war", "leader", "intrigue", "law", "deck_event")


def expected() -> dict[str, list[str]]:
    """The ids of each chapter."""
    found = {
        "card": dict.fromkeys(cards.name_key(card) for card in range(cards.CARDS)),
        "random": [f"{key}_{side}" for key in keys.EVENT_KEYS for side in ("light", "dark")],
        "office": keys.OFFICE_KEYS,
        "province": keys.PROVINCE_KEYS,
        "scenario": keys.SCENARIO_KEYS,
        "phase": words.PHASES,
        "term": [
            *(f"era_{deck}" for deck in words.DECKS[: ids.NO_DECK]),
            *(f"series_{series}" for series in words.SERIES),
            *(f"kind_{kind}" for kind in KINDS),
            *(f"result_{result}" for result in words.RESULTS),
            *(f"games_{games}" for games in keys.GAMES_KEYS),
            *(f"bill_{bill}" for bill in keys.LAND_BILL_KEYS),
            *(f"neutral_{neutral}" for neutral in keys.NEUTRAL_KEYS),
            "civil_war",
            "free_tribune",
            "revolt",
            "legion",
        ],
    }
    return {chapter: [f"republic-{chapter}-{key.replace('_', '-')}" for key in names] for chapter, names in found.items()}


@cache
def chapter_of(chapter: str, language: str) -> dict[str, dict[str, str]]:
    """The messages of a chapter: the title under "" and the forms under their names."""
    source = files("comitium.games.republic") / "text" / language / f"{chapter}.ftl"
    found: dict[str, dict[str, str]] = {}
    for entry in FluentParser(with_spans=False).parse(source.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, (ftl.Junk, ftl.Term)), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = {"": spoken(entry.value)} | {form.id.name: spoken(form.value) for form in entry.attributes}
    return found


def spoken(pattern: ftl.Pattern) -> str:
    written = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), pattern))
    return str(written).removeprefix("x = ").rstrip("\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", FORMS)
def test_every_thing_has_a_name_and_no_name_is_left_over(chapter: str, language: str) -> None:
    assert sorted(chapter_of(chapter, language)) == sorted(expected()[chapter])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", FORMS)
def test_names_of_a_chapter_have_the_same_forms(chapter: str, language: str) -> None:
    for name, forms in chapter_of(chapter, language).items():
        assert list(forms) == ["", *FORMS[chapter][LANGUAGES.index(language)]], name
        assert all(forms.values()), name


@pytest.mark.parametrize("chapter", ["card", "random", "province", "scenario", "phase", "term"])
def test_french_articles_fit_the_gender(chapter: str) -> None:
    """A name with an article says by it what its gender is; people have none."""
    starts = {"m": ("le ", "l'"), "f": ("la ", "l'"), "mp": ("les ", "la Bithynie et le "), "fp": ("les ", "la ")}
    for name, forms in chapter_of(chapter, "fr").items():
        the, gender = forms["the"], forms["gender"]
        if the.startswith(("le ", "la ", "l'", "les ")):
            assert the.startswith(starts[gender]), name
        else:
            assert the in forms["of"], name


@pytest.mark.parametrize("chapter", FORMS)
def test_french_prepositions_are_contracted_and_vowels_elided(chapter: str) -> None:
    vowels = "aeiouyàâéèêîôh"
    for name, forms in chapter_of(chapter, "fr").items():
        for form, text in forms.items():
            assert not text.startswith(("de le ", "de les ", "à le ", "à les ")), (name, form)
            head, _, rest = text.partition(" ")
            if head in ("le", "la", "de") and form != "" and rest.split(" ")[0] not in ("la", "Haute"):  # an aspirated h
                assert rest[0].lower() not in vowels, (name, text)
            assert "'" not in text[:3] or text[text.index("'") + 1].lower() in vowels, (name, text)


@pytest.mark.parametrize("chapter", FORMS)
def test_typography(chapter: str) -> None:
    for name, forms in chapter_of(chapter, "fr").items():
        for text in forms.values():
            for mark in ":;!?":
                assert mark not in text or f"{THIN}{mark}" in text, name
    for language in LANGUAGES:
        for name, forms in chapter_of(chapter, language).items():
            assert all(text == text.strip() and "  " not in text and '"' not in text for text in forms.values()), name


def test_sentences_can_be_formed() -> None:
    card, office, province = chapter_of("card", "fr"), chapter_of("office", "fr"), chapter_of("province", "fr")
    assert card["republic-card-1st-punic-war"]["of"] == "de la Première Guerre punique"
    assert card["republic-card-1st-cilician-pirates"]["to"] == "aux Premiers Pirates ciliciens"
    assert card["republic-card-aemilius"]["of"] == "d’Aemilius"
    assert card["republic-card-hannibal"]["of"] == "d’Hannibal"
    assert card["republic-card-1a-scipio-africanus"]["of"] == "de Scipion l’Africain"
    assert card["republic-card-tribune"]["many"] == "cartes Tribun"
    assert office["republic-office-rome-consul"]["of"] == "du consul de Rome"
    assert province["republic-province-asia"]["from"] == "d’Asie"
    assert province["republic-province-cilicia-et-cyprus"]["in"] == "en Cilicie et à Chypre"
    assert chapter_of("card", "en")["republic-card-1st-punic-war"]["the"] == "the 1st Punic War"
