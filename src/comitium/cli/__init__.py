"""The command line: `comitium COMMAND ...`. Every command is imported only when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from errno import EBADF
from io import TextIOWrapper
from typing import TYPE_CHECKING, Final, NoReturn

from comitium import __version__, say
from comitium.core.errors import ComitiumError
from comitium.core.messages import Phrase

if TYPE_CHECKING:
    from cyclopts import App

COMMANDS: Final = {
    "play": "comitium.cli.play:play",
    "learn": "comitium.cli.learn:learn",
    "record": "comitium.cli.record:record",
    "serve": "comitium.cli.serve:serve",
    "mcp": "comitium.cli.models:mcp",
    "games": "comitium.cli.tools:games",
    "simulate": "comitium.cli.tools:simulate",
    "league": "comitium.cli.series:league",
    "benchmark": "comitium.cli.series:benchmark",
    "bench": "comitium.cli.tools:bench",
    "rule": "comitium.cli.rulebook:rule",
    "ledger": "comitium.cli.rulebook:ledger",
    "replay": "comitium.cli.positions:replay",
    "position": "comitium.cli.positions:position",
}
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
OUR_FAULT: Final = 70


def main() -> NoReturn:
    """The entry point of the script."""
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Do what a command line says; the exit code. Bad input is one sentence on the standard error and the code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters is no reason to fail
    try:
        if sys.stdout is None:  # closed before we came
            raise OSError(EBADF, os.strerror(EBADF))
        code = _run(list(words))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough
        _let_go()
        return BROKEN_PIPE
    except OSError as refused:  # files are asked for with care, so this is what we say that cannot be written
        _let_go()
        _complain_of_output(list(words), refused)
        return BAD_INPUT


def _let_go() -> None:
    """Let what is still buffered go nowhere, so that the interpreter has nothing to complain of when it ends."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain_of_output(words: list[str], refused: OSError) -> None:
    from comitium.cli.speech import language_of

    why = refused.strerror or type(refused).__name__
    complain(say(Phrase("cli-tool-no-output", {"why": why}), language_of(words)))


def _run(words: list[str]) -> int:
    from cyclopts import CycloptsError

    from comitium.cli.refusals import refusal
    from comitium.cli.speech import language_of, shortened

    language = language_of(words)
    try:
        result = app(language)(words, exit_on_error=False, print_error=False)
        return result if isinstance(result, int) else 0
    except CycloptsError as error:
        complain(say(shortened(refusal(error, list(COMMANDS))), language))
    except ComitiumError as error:
        rule = getattr(error, "rule", "")
        complain(say(shortened(error.why), language) + (f" [{rule}]" if rule else ""))
    except Exception as error:
        if os.environ.get("COMITIUM_DEBUG") or isinstance(error, OSError):
            raise
        bug = Phrase("cli-tool-bug", {"error": f"{type(error).__name__}: {error}"})
        complain(say(shortened(bug), language))
        return OUR_FAULT
    return BAD_INPUT


def complain(sentence: str) -> None:
    """One line for the person at the keyboard, whatever was in the input that it quotes."""
    shown = "".join(letter if letter.isprintable() else " " for letter in sentence)
    if sys.stderr is not None:
        with suppress(OSError):  # then there is nobody to tell
            print(shown, file=sys.stderr, flush=True)


def app(language: str) -> App:
    """The command line's parser, with its help in a language."""
    from cyclopts import App, Group

    from comitium.cli.help import Page

    made = App(
        name="comitium",
        help="cli-tool-help",
        help_format="plaintext",
        version=__version__,
        help_formatter=Page(language),
        group_commands=Group("cli-tool-help-commands"),
        group_arguments=Group("cli-tool-help-parameters"),
        group_parameters=Group("cli-tool-help-parameters"),
        result_action="return_value",
    )
    made["--help"].help = "cli-tool-help-help"
    made["--version"].help = "cli-tool-help-version"
    for name, path in COMMANDS.items():
        made.command(path, name=name, help=f"cli-tool-help-{name}")
    return made
