"""What a table says goes out here, and what a person types comes in: on a terminal with colours, or line by line."""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Generic, TypeVar

from rich.console import Console, RenderableType
from rich.text import Text

from comitium.core.messages import Names, Phrase
from comitium.draw.theme import theme
from comitium.text import say

T = TypeVar("T")
FORGET_PAST = "\x1b[3J"  # the lines that could be scrolled back to
A_DAY = 86400.0
PATIENCE = 1.0  # seconds of thought after which a line by line reader is told


class Sheet(Console):
    """Where we draw. A reader who has seen enough is not our business but that of whoever runs the command."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Resized(Exception):
    """The terminal has another size while the reader is waited for."""


class Screen:
    """One reader's terminal, or a pipe. `plain` is line by line: no colour, no boxes, no movement of the cursor."""

    def __init__(self, language: str, plain: bool) -> None:
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.language = language
        self.names: Names = ()  # what seats are called at the table, if not as usual
        self.console: Console = Sheet(theme=theme(), highlight=False, markup=False, emoji=False)
        self.interactive = sys.stdin.isatty()
        speaks = (self.console.encoding or "").lower().startswith("utf")
        draws = self.interactive and self.console.is_terminal and not self.console.is_dumb_terminal and speaks
        self.plain = plain or not draws
        self._picture: Callable[[], None] = _nothing
        self._waits = False
        if not self.plain and hasattr(signal, "SIGWINCH") and threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGWINCH, self._resized)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def words(self, id: str, **args: Any) -> str:
        return say(Phrase(id, args), self.language, self.names)

    # -- out

    def line(self, text: str, style: str = "") -> None:
        """A sentence of its own."""
        if self.plain:
            print(printable(text))
        else:
            self.console.print(Text(printable(text), style=style))

    def lines(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.line(text)

    def show(self, picture: RenderableType) -> None:
        self.console.print(picture)

    def clear(self, with_past: bool) -> None:
        """A clean screen; with `with_past` the lines that could be scrolled back to are gone as well."""
        if self.plain:
            if with_past and self.console.is_terminal:
                print("\n" * max(self.height, 40), end="" if self.console.is_dumb_terminal else FORGET_PAST, flush=True)
            return
        self.console.clear()
        if with_past:
            self.console.file.write(FORGET_PAST)
            self.console.file.flush()

    def picture(self, draw: Callable[[], None], with_past: bool = False) -> None:
        """A clean screen and what `draw` puts there; it is drawn again when the terminal gets another size."""
        self._picture = draw
        self.clear(with_past)
        draw()

    # -- in

    def read(self) -> str:
        """A typed line. Raises `EOFError` when there are no more."""
        while True:
            if self.plain:
                print("> ", end="", flush=True)
            else:
                self.console.print(Text("› ", style="number"), end="")
            try:
                text = self._wait(input)
            except Resized:
                self.picture(self._picture)
                continue
            if not self.interactive:
                print(printable(text))
            return text

    def _resized(self, *_: object) -> None:
        if self._waits:
            raise Resized

    def _wait(self, reading: Callable[[], T]) -> T:
        """Wait for the reader; only then a change of size breaks in."""
        self._waits = True
        try:
            return reading()
        finally:
            self._waits = False

    def forget(self) -> None:
        """Let go of what was typed and not read yet: it was meant for something else, or for nothing."""
        if not self.interactive:
            return  # a file or a pipe waits for its turn
        try:
            import termios

            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
        except (ImportError, OSError, ValueError):
            return  # no such terminal: then it is read later
        except termios.error:
            return

    # -- waiting

    @property
    def watched(self) -> bool:
        """Whether somebody looks on while things happen: a real terminal on both sides, no file, no pipe."""
        return self.interactive and self.console.file.isatty()

    def pause(self, seconds: float) -> str | None:
        """Time to read; what the reader typed to cut it short, if she did. Nobody waits for a file or a pipe."""
        until = time.monotonic() + seconds
        while self.watched and (left := min(until - time.monotonic(), A_DAY)) > 0:
            try:
                if self._wait(partial(select.select, [sys.stdin], [], [], left))[0]:
                    return input()
            except Resized:
                self.picture(self._picture)
            except (OSError, ValueError):  # a system that cannot wait for a keyboard
                time.sleep(left if seconds < A_DAY else 0)
                return None
        return None

    def think(self, who: str, work: Callable[[], T]) -> T:
        """Do something that may take long, and show that it goes on. An interruption of the reader leaves it behind."""
        thought = _Thought(work)
        thought.start()
        began = time.monotonic()
        thought.join(0.15 if not self.plain else PATIENCE)
        if thought.is_alive():
            if self.plain:
                self.line(self.words("cli-play-thinking", player=who))
                while thought.is_alive():
                    thought.join(0.1)
            else:
                self._spin(who, thought, began)
        return thought.result()

    def _spin(self, who: str, thought: _Thought[Any], began: float) -> None:
        with self.console.status("", spinner="dots", spinner_style="number") as status:
            while thought.is_alive():
                seconds = f"{time.monotonic() - began:.0f}"
                status.update(Text(self.words("cli-play-thinking-since", player=who, seconds=seconds)))
                thought.join(0.1)

    def close(self) -> None:
        """Nobody reads any more: let what is still buffered go nowhere, without a complaint."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _nothing() -> None:
    """The picture before the first."""


class _Thought(threading.Thread, Generic[T]):
    """A piece of work beside the one who waits for it."""

    def __init__(self, work: Callable[[], T]) -> None:
        super().__init__(daemon=True)
        self._work = work
        self._found: list[T] = []
        self._failed: BaseException | None = None

    def run(self) -> None:
        try:
            self._found.append(self._work())
        except BaseException as failed:  # handed to the one who waits
            self._failed = failed

    def result(self) -> T:
        if self._failed is not None:
            raise self._failed
        return self._found[0]


def printable(text: str) -> str:
    """A text without characters that would move the cursor or worse.

    >>> printable("a\\x1b[2Jb")
    'a[2Jb'
    """
    return "".join(letter for letter in text if letter.isprintable() or letter in "\u00a0\u202f\u2011")
