"""From phrases to sentences, in English and French.

The sentences are Fluent files: `text/<language>.ftl` here for what all games share, in each game's folder for the game's own
words, in `cli/text/` for the terminal's. A phrase's arguments that are phrases themselves are spoken first; their
attributes become further arguments, so that French grammar stays in the French file:

    caesar-group-senator = Sénateurs
        .to = aux Sénateurs          ->   $group is "Sénateurs", $group-to is "aux Sénateurs"
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from comitium import games  # noqa: F401  (registers the games)
from comitium.core.errors import set_speaker
from comitium.core.messages import Phrase, Value
from comitium.core.registry import kinds

LANGUAGES = ("en", "fr")


def catalogues() -> list[str]:
    """The packages that have a text folder of their own."""
    return ["comitium.text", *(kind.package + ".text" for kind in kinds()), "comitium.cli.text"]


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


def _format(made: FluentBundle, pattern: Any, phrase: Phrase, language: str) -> str:
    arguments: dict[str, Any] = {}
    for name, value in phrase.args.items():
        arguments[name] = _spoken(value, language)
        if isinstance(value, Phrase):
            inner = made.get_message(value.id)
            for form, form_pattern in inner.attributes.items():
                arguments[f"{name}-{form}"] = _format(made, form_pattern, value, language)
    text, errors = made.format_pattern(pattern, arguments)
    if errors:
        raise LookupError(f"message {phrase.id!r} in {language}: {errors[0]}")
    return str(text)


def _spoken(value: Value, language: str) -> str | int:
    if isinstance(value, Phrase):
        return say(value, language)
    if isinstance(value, tuple):
        return str(format_list([say(item, language) for item in value], locale=language)) if value else ""
    return value


set_speaker(say)
