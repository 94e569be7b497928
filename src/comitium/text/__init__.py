"""From phrases to sentences, in English and French.

The sentences are Fluent files: `text/<language>.ftl` here for what all games share, in each game's folder for the game's own
words, in `bots/text/`, `arena/text/`, `draw/text/` and `cli/text/` for theirs. A phrase's arguments that are phrases
themselves are spoken first; their attributes become further arguments, so that French grammar stays in the French file:

    caesar-group-senator = Sénateurs
        .to = aux sénateurs          ->   $group is "Sénateurs", $group-to is "aux sénateurs"

Lists are spoken with the forms `.a` and `.many` of what they hold, equal things together, and they have a length:

    caesar-card-spy = Espion
        .a = un espion
        .many = espions              ->   $cards is "un 5 et deux espions", $cards-count is 3
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from comitium import games  # noqa: F401  (registers the games)
from comitium.core.errors import set_speaker
from comitium.core.messages import Phrase, Value
from comitium.core.registry import kinds

LONGEST = 400  # of an argument: Fluent refuses very long ones, and so would a reader
LANGUAGES = ("en", "fr")
LISTS = {"en": "en_GB", "fr": "fr"}  # whose way of listing: "a, b and c"


def catalogues() -> list[str]:
    """The packages that have a text folder of their own."""
    above = ("comitium.bots.text", "comitium.arena.text", "comitium.draw.text", "comitium.cli.text")
    return ["comitium.text", *(kind.package + ".text" for kind in kinds()), *above]


@cache
def bundle(language: str) -> FluentBundle:
    """All sentences of a language."""
    made = FluentBundle([language], use_isolating=False)
    for package in catalogues():
        source = files(package) / f"{language}.ftl"
        if source.is_file():
            made.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return made


def say(phrase: Phrase, language: str = "en") -> str:
    """The sentence. An unknown id, or a missing argument, is an error in the catalogue and raises `LookupError`."""
    made = bundle(language)
    if not made.has_message(phrase.id):
        raise LookupError(f"no message {phrase.id!r} in {language}")
    message = made.get_message(phrase.id)
    return _format(made, message.value, phrase, language)


def forms(phrase: Phrase, language: str) -> dict[str, str]:
    """The forms of a name by what they are called, or none if nobody has said how it is spoken."""
    made = bundle(language)
    return _forms(made, phrase, language) if made.has_message(phrase.id) else {}


def _format(made: FluentBundle, pattern: Any, phrase: Phrase, language: str) -> str:
    arguments: dict[str, Any] = {}
    for name, value in phrase.args.items():
        arguments[name] = _spoken(value, language)
        if isinstance(value, Phrase):
            for form, spoken in _forms(made, value, language).items():
                arguments[f"{name}-{form}"] = spoken
        elif isinstance(value, tuple):
            arguments[f"{name}-count"] = len(value)
    text, errors = made.format_pattern(pattern, arguments)
    if errors:
        raise LookupError(f"message {phrase.id!r} in {language}: {errors[0]}")
    return str(text)


def _forms(made: FluentBundle, phrase: Phrase, language: str) -> dict[str, str]:
    """The grammatical forms of a name."""
    forms = made.get_message(phrase.id).attributes
    return {form: _format(made, pattern, phrase, language) for form, pattern in forms.items()}


def _spoken(value: Value, language: str) -> str | int:
    if isinstance(value, Phrase):
        return say(value, language)
    if isinstance(value, tuple):
        return _listed(value, language)
    if isinstance(value, str) and len(value) > LONGEST:
        return value[:LONGEST] + "…"
    return value


def _listed(things: tuple[Phrase, ...], language: str) -> str:
    """ "a 5, two spies and a veto"."""
    spoken: list[str] = []
    for place, thing in enumerate(things):
        if thing in things[:place]:
            continue
        number = things.count(thing)
        forms = _forms(bundle(language), thing, language)
        if number > 1 and "many" in forms:
            spoken.append(say(Phrase("several", {"number": number, "things": forms["many"]}), language))
        else:
            spoken.extend([forms["a"] if "a" in forms else say(thing, language)] * number)
    return str(format_list(spoken, locale=LISTS[language])) if spoken else ""


def bare(text: str) -> str:
    """A text without case, accents and doubled spaces, to compare what people type.

    >>> bare("  Préteurs ")
    'preteurs'
    """
    flat = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(letter for letter in flat if not unicodedata.combining(letter)).split())


set_speaker(say)
