"""What the command line could not be understood: cyclopts' complaints as our own sentences."""

from __future__ import annotations

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
    command = " ".join(error.command_chain or ())
    name = _name(error)
    if isinstance(error, UnknownCommandError):
        return Phrase("cli-tool-unknown-command", {"word": _first(error.unused_tokens), "known": ", ".join(commands)})
    if isinstance(error, UnknownOptionError):
        return Phrase("cli-tool-unknown-flag", {"word": error.token.keyword or error.token.value, "command": command})
    if isinstance(error, UnusedCliTokensError):
        return Phrase("cli-tool-extra", {"word": _first(error.unused_tokens), "command": command})
    if isinstance(error, MissingArgumentError):
        given = error.keyword or name
        id = "cli-tool-needs-value" if given in (error.root_input_tokens or ()) else "cli-tool-needed"
        return Phrase(id, {"name": given, "command": command})
    if isinstance(error, CoercionError) and error.token is not None:
        value = error.token.value or error.token.keyword or ""
        return Phrase("cli-tool-bad-value", {"name": error.token.keyword or name, "value": value, "command": command})
    if isinstance(error, RepeatArgumentError):
        return Phrase("cli-tool-repeated", {"name": error.token.keyword or name})
    if isinstance(error, ValidationError) and name:
        return Phrase("cli-tool-bad-value", {"name": name, "value": str(error.value), "command": command})
    return Phrase("cli-tool-bad-command", {"command": command})


def _name(error: CycloptsError) -> str:
    """What the help page calls the argument concerned: GAME, or --games."""
    if error.argument is None:
        return ""
    name = str(error.argument.name)
    return name.lstrip("-").upper() if error.argument.field_info.is_positional else name


def _first(words: list[str] | None) -> str:
    return words[0] if words else ""
