"""From phrases to sentences, in each language of `languages.py`.

The sentences are Fluent files, `text/<language>/<chapter>.ftl`: here for what all games share, in each game's folder for the
game's own words, in `bots/`, `arena/`, `draw/` and `cli/` for theirs. A message's id begins with its room and its chapter, and
a chapter is read when it is needed. A phrase's arguments that are phrases themselves are spoken first; their attributes become
further arguments, so that French grammar stays in the French file:

    caesar-group-senator = Sénateurs
        .to = aux sénateurs          ->   $group is "Sénateurs", $group-to is "aux sénateurs"

Lists are spoken with the forms `.a` and `.many` of what they hold, equal things together, and they have a length:

    caesar-card-spy = Espion
        .a = un espion
        .many = espions              ->   $cards is "un 5 et deux espions", $cards-count is 3
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from comitium import games  # noqa: F401  (registers the games)
from comitium.core.errors import set_speaker
from comitium.core.messages import Names, Phrase, Value, called
from comitium.core.registry import game_types
from comitium.text.languages import DEFAULT
from comitium.text.languages import LANGUAGES as LANGUAGES

MINUS = "−"
LONGEST = 400  # of an argument: Fluent refuses very long ones, and so would a reader
REMEMBERED = 8_192  # sentences


REST = "names"  # the chapter of a catalogue that holds what has no chapter of its own
_said: dict[tuple[str, Phrase], str] = {}
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*)")  # to another message


def catalogues() -> list[str]:
    """The packages that have a text folder of their own."""
    above = (
        "comitium.bots.text",
        "comitium.arena.text",
        "comitium.draw.text",
        "comitium.lab.text",
        "comitium.web.text",
        "comitium.cli.text",
    )
    return ["comitium.text", *(kind.package + ".text" for kind in game_types()), *above]


@cache
def bundle(language: str) -> FluentBundle:
    """The sentences of a language, as far as they have been needed."""
    return FluentBundle([language], use_isolating=False)


def home(id: str) -> tuple[str, str]:
    """The catalogue and the chapter in which a message stands: `caesar-event-card-drawn` in caesar's `event`."""
    room, _, rest = id.partition("-")
    for package in catalogues():
        if package.endswith(f".{room}.text"):
            return package, rest.partition("-")[0]
    return "comitium.text", room


def _know(id: str, language: str) -> bool:
    """Whether there is such a message; its chapter is read when the first one of it is asked for."""
    made = bundle(language)
    if not made.has_message(id):
        package, chapter = home(id)
        _read(package, chapter, language) or _read(package, REST, language)
    return bool(made.has_message(id))


@cache
def _read(package: str, chapter: str, language: str) -> bool:
    """Read a chapter, and those it refers to. Says whether there is one."""
    source = files(package) / language / f"{chapter}.ftl"
    if not source.is_file():
        return False
    text = source.read_text(encoding="utf-8")
    bundle(language).add_resource(FluentResource(text))
    for id in set(_REFERENCE.findall(text)):
        _know(id, language)
    return True


def knows(id: str, language: str) -> bool:
    """Whether there is such a message."""
    return _know(id, language)


def say(phrase: Phrase, language: str = DEFAULT, names: Names = ()) -> str:
    """The sentence, with seats called by their `names` where a table has some. An unknown id, or a missing argument, is an
    error in the catalogue and raises `LookupError`.

    Tables are told again and again, and mostly in the same words: sentences are remembered (a page's frame takes a quarter of
    the time).
    """
    known = (language, called(phrase, names) if names else phrase)
    sentence = _said.get(known)
    if sentence is None:
        if len(_said) >= REMEMBERED:
            _said.clear()
        sentence = _said[known] = _say(known[1], language)
    return sentence


def _say(phrase: Phrase, language: str) -> str:
    if not _know(phrase.id, language):
        raise LookupError(f"no message {phrase.id!r} in {language}")
    made = bundle(language)
    return _format(made, made.get_message(phrase.id).value, phrase, language)


def forms(phrase: Phrase, language: str) -> dict[str, str]:
    """The forms of a name by what they are called, or none if nobody has said how it is spoken."""
    return _forms(bundle(language), phrase, language) if _know(phrase.id, language) else {}


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
    said = str(text)
    for value in phrase.args.values():
        if isinstance(value, int) and value < 0:
            said = said.replace(str(value), f"{MINUS}{-value}")  # numbers are formatted with a hyphen
    return said


def _forms(made: FluentBundle, phrase: Phrase, language: str) -> dict[str, str]:
    """The grammatical forms of a name."""
    _know(phrase.id, language)
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
    return str(format_list(spoken, locale=locale_of(language))) if spoken else ""


def locale_of(language: str) -> str:
    """Return the locale by which a language formats numbers and lists."""
    return say(Phrase("language-locale"), language)


def bare(text: str) -> str:
    """A text without case, accents, curled apostrophes and doubled spaces, to compare what people type.

    >>> bare("  Préteurs "), bare("l’Édile")
    ('preteurs', "l'edile")
    """
    flat = unicodedata.normalize("NFKD", text.casefold()).replace("’", "'")
    return " ".join("".join(letter for letter in flat if not unicodedata.combining(letter)).split())


set_speaker(say)
