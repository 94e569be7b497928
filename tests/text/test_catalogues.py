"""The catalogues as files: the same in both languages, complete, nothing left over, proper typography."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from importlib.resources import files

import pytest
from catalogue_reader import (
    BUILT,
    LANGUAGES,
    NAMES,
    arguments,
    built_ids,
    chapters_of,
    is_number,
    messages,
    option_ids,
    parts,
    plain,
    resources,
    spoken,
    strings,
)
from fluent.syntax import ast as ftl

from comitium import text as speech
from comitium.core.messages import Phrase, Value
from comitium.core.registry import game_types
from comitium.games.caesar import names
from comitium.games.idus import names as idus_names
from comitium.games.republic import names as republic_names
from comitium.text import REST, catalogues, home, say

THIN = "\u202f"
SAMPLES: dict[str, Value] = {
    "lesson-step": Phrase("caesar-lesson-1-first-turns-up"),
    "card": names.card(0),
    "group": names.group(0),
    "group2": names.group(4),
    "why": Phrase("refuse-over"),
    "seat": idus_names.seat(0),
    "praetor": idus_names.seat(1),
    "aedile": idus_names.seat(2),
    "aedile2": idus_names.seat(3),
    "faction": idus_names.faction(0),
    "colour": idus_names.colour(0),
}
REPUBLIC: dict[str, Value] = {key: speak(1) for key, speak in republic_names.SPEAKERS.items()}
REPUBLIC |= {key: republic_names.senator(2) for key in ("one", "other", "accused", "prosecutor")}  # other names for senators


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_well_formed(language: str) -> None:
    seen: list[str] = []
    for package, resource in resources(language).items():
        for entry in resource.body:
            assert not isinstance(entry, (ftl.Junk, ftl.Term)), f"{package} {language}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.value is not None, f"{entry.id.name} says nothing"
                seen.append(entry.id.name)
    assert sorted(seen) == sorted(set(seen))


def test_both_languages_say_the_same_things() -> None:
    english, french = resources("en"), resources("fr")
    assert list(english) == list(french)
    for package in english:
        ids = [
            {entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)}
            for resource in (english[package], french[package])
        ]
        assert ids[0] == ids[1], package


def test_both_languages_use_the_same_arguments() -> None:
    for name, message in messages("en").items():
        assert arguments(message, "en") == arguments(messages("fr")[name], "fr"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_one_kind_have_the_same_forms(language: str) -> None:
    for prefix in NAMES:
        found = {
            tuple(form.id.name for form in message.attributes)
            for name, message in messages(language).items()
            if name.startswith(prefix)
        }
        assert len(found) == 1, prefix


# -- the sources and the catalogues


def test_every_phrase_of_the_sources_has_a_message() -> None:
    missing = [(call.where, name) for call in spoken() for name in call.names() if name not in messages("en")]
    assert missing == []


def test_every_built_id_is_known() -> None:
    """An id that is put together from a name can only be checked if it is known what the names are."""
    built = {re.escape(prefix) + ".+" for prefix in BUILT}
    for call in spoken():
        for pattern in call.ids:
            if ".+" in pattern and pattern != ".+" and not call.where.startswith(("cli", "draw")):
                of_every_game = [re.sub(r"^\.\+", kind.meta.id, pattern) for kind in game_types()]  # f"{game}-seat-{name}"
                assert set(of_every_game) <= built, f"{call.where}: tell catalogue_reader.BUILT what {pattern} may be"


def test_every_name_and_option_has_a_message() -> None:
    assert [name for name in built_ids() if name not in messages("en")] == []


def test_no_message_is_left_over() -> None:
    written, fstrings = strings()
    known = {*written, *built_ids()}
    for language in LANGUAGES:
        for message in messages(language).values():
            known |= parts(message).references
    exact = tuple(BUILT)
    own = re.compile("|".join(pattern for pattern in fstrings if not plain(pattern).startswith(exact)))  # of all at once
    unknown = [name for name in messages("en") if name not in known]
    silent = [name for name in unknown if name.startswith(exact) or not own.fullmatch(name)]
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_given_what_its_message_needs(language: str) -> None:
    for call in spoken():
        for name in call.names() if call.arguments is not None else ():
            if name in messages(language):
                samples = REPUBLIC if name.startswith(("republic-", "bots-republic-")) else SAMPLES
                samples = (
                    SAMPLES | REPUBLIC if name.startswith(("draw-moment-", "draw-page-deal-")) else samples
                )  # of any game
                args: dict[str, Value] = {
                    key: samples.get(key.rstrip("2"), samples.get(key, 3)) for key in call.arguments or ()
                }
                sentence = say(Phrase(name, args), language)
                assert sentence, call.where
                assert not set("{}$") & set(sentence), call.where


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_can_be_read_aloud(language: str) -> None:
    for name in option_ids():
        assert say(Phrase(name, {"value": 2}), language)
    for kind in game_types():
        for name, option in kind.meta.options.items():
            stem = f"{kind.meta.id}-option-{name.replace('_', '-')}-value"
            for choice in filter(is_number, option.choices):
                assert str(choice) in say(Phrase(stem, {"value": int(choice)}), language)


# -- style


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_end_as_their_kind_does(language: str) -> None:
    ends: dict[str, set[str]] = defaultdict(set)
    for name, message in messages(language).items():
        last = str((parts(message).texts or ["-"])[-1])  # a message may be no more than a name
        if re.match(r"(caesar-|idus-)?(refuse|bad|unknown|position|ending)-", name):
            ends["."].add(last[-1])
        elif re.match(r"(caesar|idus)-ask-", name):
            ends["?"].add(last[-1])
        elif re.match(r"(caesar|idus)-(choice|option)-", name):
            assert last[-1] not in ".?!", name
    assert ends["."] == {"."}
    assert ends["?"] == {"?"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_say_what_is_wrong_and_what_is_right(language: str) -> None:
    for name, message in messages(language).items():
        if re.match(r"(caesar-|idus-)?(refuse|bad|unknown|position)-", name):
            assert "".join(parts(message).texts).count(";") == 1, name


@pytest.mark.parametrize("package", catalogues())
def test_french_typography(package: str) -> None:
    """A narrow space before ; : ! ? and inside guillemets; a colon inside a word (key:value) is no punctuation; apostrophes
    are curled, and typed ones are understood all the same."""
    for name, texts in texts_of("fr", package):
        for text in texts:
            wrong = re.search(rf"(?<!{THIN})[;!?»]|(?<!{THIN}):(?![\w/])|«(?!{THIN})|[\"']|\.\.\.", text)
            assert wrong is None, f"{name}: {text!r}"


@pytest.mark.parametrize("package", catalogues())
def test_english_typography(package: str) -> None:
    for name, texts in texts_of("en", package):
        for text in texts:
            assert re.search(r"\s[;:,]|[«»\"']|\.\.\.", text) is None, f"{name}: {text!r}"


def texts_of(language: str, package: str) -> list[tuple[str, list[str]]]:
    found = resources(language).get(package)
    entries = [entry for entry in found.body if isinstance(entry, ftl.Message)] if found else []
    return [(entry.id.name, parts(entry).texts) for entry in entries]


# -- the ledger


@pytest.mark.parametrize("kind", game_types(), ids=lambda kind: str(kind.meta.id))
def test_the_ledger_speaks_both_languages(kind: object) -> None:
    package = kind.package  # type: ignore[attr-defined]
    rules = tomllib.loads((files(package) / "ledger.toml").read_text(encoding="utf-8"))["rule"]
    assert rules
    for rule in rules:
        for field in ("title", "summary"):
            english, french = rule[f"{field}_en"].strip(), rule[f"{field}_fr"].strip()
            assert english, rule["number"]
            assert french, rule["number"]
            assert english != french or len(english) < 12, rule["number"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", catalogues())
def test_a_message_stands_in_the_chapter_that_its_id_names(package: str, language: str) -> None:
    chapters = chapters_of(package, language)
    for chapter, resource in chapters.items():
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                room, named = home(entry.id.name)
                assert room == package, entry.id.name
                assert chapter == (named if named in chapters else REST), entry.id.name


def test_a_chapter_is_read_when_it_is_needed() -> None:
    speech.bundle.cache_clear()
    speech._read.cache_clear()
    speech._said.clear()
    say(Phrase("refuse-over"))
    assert not speech.bundle("en").has_message("caesar-title")
    assert not speech.bundle("en").has_message("journal-empty")
    say(Phrase("caesar-title"))
    assert speech.bundle("en").has_message("caesar-title")
    assert not speech.bundle("en").has_message("caesar-event-play-began")


def test_a_chapter_brings_those_it_refers_to() -> None:
    speech.bundle.cache_clear()
    speech._read.cache_clear()
    told = say(Phrase("caesar-event-game-ended", {"ending": "exhausted"}))
    assert say(Phrase("caesar-ending-exhausted")) in told
