"""What the command line could not be understood: cyclopts' complaints as our own sentences."""

from __future__ import annotations

from functools import singledispatch

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)

from comitium.core.messages import Phrase


def refusal(error: CycloptsError, commands: list[str]) -> Phrase:
    """The sentence for a command line that is wrong."""
    if isinstance(error, UnknownCommandError):
        return Phrase("cli-tool-unknown-command", {"word": _first(error.unused_tokens), "known": ", ".join(commands)})
    return explained(error, " ".join(error.command_chain or ()))


@singledispatch
def explained(error: CycloptsError, command: str) -> Phrase:
    """What was wrong with the words of a command, by the class of the complaint."""
    return Phrase("cli-tool-bad-command", {"command": command})


@explained.register
def unknown_flag(error: UnknownOptionError, command: str) -> Phrase:
    return Phrase("cli-tool-unknown-flag", {"word": error.token.keyword or error.token.value, "command": command})


@explained.register
def too_many_words(error: UnusedCliTokensError, command: str) -> Phrase:
    return Phrase("cli-tool-extra", {"word": _first(error.unused_tokens), "command": command})


@explained.register
def missing(error: MissingArgumentError, command: str) -> Phrase:
    given = error.keyword or _name(error)
    id = "cli-tool-needs-value" if given in (error.root_input_tokens or ()) else "cli-tool-needed"
    return Phrase(id, {"name": given, "command": command})


@explained.register
def unreadable(error: CoercionError, command: str) -> Phrase:
    if error.token is None:
        return Phrase("cli-tool-bad-command", {"command": command})
    value = error.token.value or error.token.keyword or ""
    return Phrase("cli-tool-bad-value", {"name": error.token.keyword or _name(error), "value": value, "command": command})


@explained.register
def repeated(error: RepeatArgumentError, command: str) -> Phrase:
    return Phrase("cli-tool-repeated", {"name": error.token.keyword or _name(error)})


@explained.register
def out_of_bounds(error: ValidationError, command: str) -> Phrase:
    name = _name(error)
    if not name:
        return Phrase("cli-tool-bad-command", {"command": command})
    return Phrase("cli-tool-bad-value", {"name": name, "value": str(error.value), "command": command})


def _name(error: CycloptsError) -> str:
    """What the help page calls the argument concerned: GAME, or --games."""
    if error.argument is None:
        return ""
    name = str(error.argument.name)
    return name.lstrip("-").upper() if error.argument.field_info.is_positional else name


def _first(words: list[str] | None) -> str:
    return words[0] if words else ""
