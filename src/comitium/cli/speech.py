"""What every tool shares: the reader's language, JSON or a page for people, and the settings common to all commands."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from babel.numbers import format_decimal
from cyclopts import Parameter

from comitium.core.errors import BadOption, Unknown
from comitium.core.messages import Phrase, Value
from comitium.core.options import Setting, resolve
from comitium.core.registry import game_type
from comitium.text import knows, locale_of, say
from comitium.text.languages import LANGUAGES, Language, first_known

if TYPE_CHECKING:
    from rich.console import RenderableType

WIDE: Final = 120  # columns of a page that goes to a file or a pipe
LONGEST: Final = 600  # letters of an argument


def default_language() -> str:
    """The reader's language, as the environment tells it."""
    told = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return first_known([value for value in told if value][:1])


def language_of(words: Sequence[str]) -> str:
    """The language that a command line asks for; needed before it is understood, to refuse it in that language."""
    for number, word in enumerate(words):
        asked = [word.partition("=")[2]] if word.startswith("--lang=") else words[number + 1 : number + 2]
        if word.startswith("--lang") and asked and asked[0] in LANGUAGES:
            return asked[0]
    return default_language()


def shortened(phrase: Phrase) -> Phrase:
    """A phrase that quotes no more of somebody's input than a sentence can carry (Fluent refuses the rest)."""
    args: dict[str, Value] = {}
    for name, value in phrase.args.items():
        if isinstance(value, str) and len(value) > LONGEST:
            value = value[:LONGEST] + "…"
        args[name] = shortened(value) if isinstance(value, Phrase) else value
    return Phrase(phrase.id, args)


@Parameter(name="*")
@dataclass(frozen=True)
class Reader:
    """Who reads the answer: a person, in a language, or a program."""

    json: Annotated[bool, Parameter(negative="", show_default=False, help="cli-tool-arg-json")] = False
    lang: Annotated[Language | None, Parameter(help="cli-tool-arg-lang", show_choices=False)] = None

    @property
    def language(self) -> str:
        return self.lang or default_language()

    def say(self, id: str, **args: Value) -> str:
        return say(Phrase(id, args), self.language)

    def word(self, id: str, otherwise: str) -> str:
        """A name that a game's catalogue may have, or the bare id."""
        return self.say(id) if knows(id, self.language) else otherwise

    def seat(self, game: str, name: str) -> str:
        return self.word(f"{game}-seat-{name}", name)

    def bot(self, label: str) -> str:
        """A bot of a series as people call it, with its parameters and its number if there are several."""
        from comitium.bots import spoken
        from comitium.play import RULE

        name, _, number = label.partition("#")
        parameters = f" ({name})" if ":" in name else ""
        if name == RULE:
            return self.say("cli-play-by-rule") + (f" {number}" if number else "")
        return say(spoken(name), self.language) + parameters + (f" {number}" if number else "")

    def setting(self, value: Setting) -> str:
        """An option's value as it is written in `--option name=value`."""
        return str(value).lower() if isinstance(value, bool) else str(value)

    def number(self, value: float, digits: int = 0) -> str:
        return format_decimal(value, format="#,##0" + ("." + "0" * digits if digits else ""), locale=locale_of(self.language))

    def percent(self, value: float) -> str:
        return self.say("percent", number=self.number(100 * value, 1))


def print_json(value: Any) -> None:
    """The one value that a program reads."""
    speaks = (sys.stdout.encoding or "").lower().startswith("utf")
    print(json.dumps(value, ensure_ascii=not speaks))


def show(*parts: RenderableType) -> None:
    """A page for people. Lines are broken for a terminal only; a file keeps one line for each sentence."""
    from rich.text import Text

    from comitium.cli.at_table.screen import Sheet

    page = Sheet(highlight=False, markup=False, emoji=False)
    if not page.is_terminal and "COLUMNS" not in os.environ:
        page.width = WIDE
    for part in parts:
        page.print(part, soft_wrap=not page.is_terminal and isinstance(part, (str, Text)))


def show_line(line: str) -> None:
    """Something to be copied: never broken into lines of its own."""
    print(line)


def settings(words: Sequence[str] | None, game: str, language: str) -> dict[str, Setting]:
    """The options of `--option name=value`, as the game takes them; a seat may be called by its name.

    Raises `BadOption`, in which seats have their names as well, for an option or a value that the game does not know.
    """
    from comitium.cli.at_table.answers import in_speech, seat

    meta = game_type(game).meta
    given: dict[str, Setting] = {}
    for word in words or ():
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadOption(Phrase("cli-tool-option-spelling", {"text": word}))
        if name in given:
            raise BadOption(Phrase("cli-tool-option-twice", {"option": name}))
        seats = [at for at, id in enumerate(meta.seats) if name in meta.options and id in meta.options[name].choices]
        named = seat(game, value, seats)
        given[name] = value if named is None else meta.seats[named]
    try:
        resolve(meta, given)
    except BadOption as refused:
        known = in_speech(str(refused.why.args["known"]), game, language)
        raise BadOption(Phrase(refused.why.id, {**refused.why.args, "known": known})) from None
    return given


def at_least(low: int, **numbers: int | float | None) -> None:
    """Refuse numbers that are too small, by name."""
    for name, value in numbers.items():
        if value is not None and not value >= low:
            raise BadOption(Phrase("cli-tool-bad-number", {"name": "--" + name, "value": str(value)}))


def read_text(file: str) -> str:
    """The whole of a file, or of the standard input."""
    if file == "-" and sys.stdin is None:
        raise Unknown(Phrase("cli-tool-no-input"))
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return data.decode("utf-8-sig")
    except FileNotFoundError:
        raise Unknown(Phrase("cli-tool-no-file", {"file": file})) from None
    except (OSError, ValueError):
        raise Unknown(Phrase("cli-tool-no-read", {"file": file})) from None
