"""Saved games: a journal, and beside it a small file that says who sits where.

They lie in the user's data folder, or under `COMITIUM_HOME` if that is set. A journal is written whole once, under another
name that is then changed; from then on it is only appended to, a line for each thing that was done. A crash or a power cut
leaves at most half a line at its end, of something nobody had heard of yet.
"""

from __future__ import annotations

import os
import re
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from platformdirs import user_data_dir

from comitium.bots import Reason
from comitium.core.errors import BadJournal, ComitiumError, Unknown
from comitium.core.messages import Phrase
from comitium.match.begin import replay
from comitium.match.match import Match

HUMAN: Final = "human"
NAME: Final = re.compile(r"[^\W_][\w.-]{0,63}")
JOURNAL: Final = ".jsonl"
SEATING: Final = ".table.json"
REPORT: Final = ".crash.txt"


class CannotSave(ComitiumError):
    """The disk or its owner does not want the file."""


class Seating(Struct, frozen=True):
    """What a journal does not tell: who answers for each seat ("human", or a bot's name), and the table's habits."""

    game: str
    seats: tuple[str, ...]
    over: bool = False
    language: str = ""  # in which it is played; "" if nobody said
    speed: str = ""  # how fast the computer's moves are shown; "" for the usual
    reasons: tuple[Reason, ...] = ()  # what bots have said of the agreements on the table; no rule knows of it
    beat: str = ""  # the code of a result that is to be beaten with this deal

    def humans(self) -> tuple[int, ...]:
        return tuple(seat for seat, who in enumerate(self.seats) if who == HUMAN)


class Save(Struct, frozen=True):
    """One saved game."""

    name: str
    when: datetime
    seating: Seating | None


def folder() -> Path:
    home = os.environ.get("COMITIUM_HOME")
    return (Path(home) if home else Path(user_data_dir("comitium", appauthor=False))) / "saves"


def path_of(name: str) -> Path:
    """Where a save lies: a plain name in the folder of saves, anything with a folder or an ending is a path of its own."""
    if name.endswith(JOURNAL) or os.sep in name:
        return Path(name).expanduser()
    return folder() / (checked(name) + JOURNAL)


def checked(name: str) -> str:
    """The name, if it can be a file's.

    >>> checked("ides-of-march")
    'ides-of-march'
    """
    if NAME.fullmatch(name) is None:
        raise Unknown(Phrase("cli-play-save-name", {"name": name}))
    return name


def reserve(game: str) -> str:
    """A new name for a game that begins now: the game, the date and the time."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M}"
    try:
        folder().mkdir(parents=True, exist_ok=True)
        for name in (stem, *(f"{stem}-{number}" for number in range(2, 1000))):
            with suppress(FileExistsError):
                path_of(name).touch(exist_ok=False)
                return name
    except OSError as refused:
        raise _cannot(folder(), refused) from None
    return stem


class Keeper:
    """Keeps one match in its file: what happened since the last time is appended, and is on the disk when `keep` returns."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._lines = 0  # of the journal that are in the file; 0 if it must be written anew
        self._closed = 0  # how many there were when it was closed
        self._size = 0  # of the file as it was left here
        self._who = b""

    @property
    def path(self) -> Path:
        return path_of(self.name)

    def keep(self, match: Match, seating: Seating) -> Path:
        """Write what is new; says where the journal is."""
        self._part(match)
        path = self.path
        who = msgspec.json.encode(msgspec.structs.replace(seating, over=match.outcome is not None))
        if (self._closed, self._who) == (len(match.lines()), who) and path.exists():
            return path  # nothing has happened since
        known, self._lines, self._size = self._lines, 0, 0  # until it is written
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if who != self._who:
                _write(_beside(path), who)
                self._who = who
            if known == 0 or not path.exists():
                _write(path, _text(match.lines()))
            else:
                _append(path, _text(match.lines(known)))
        except OSError as refused:
            raise _cannot(path, refused) from None
        self._lines = len(match.lines())
        self._size = path.stat().st_size
        return path

    def _part(self, match: Match) -> None:
        """If the same save was taken up elsewhere and something was written there, this match goes on in a file of its own:
        what two write into one file neither can read."""
        with suppress(FileNotFoundError):
            if self._size and self.path.stat().st_size != self._size:
                self.name = reserve(match.header.game)
                self._lines = self._closed = self._size = 0
                self._who = b""

    def close(self, match: Match, seating: Seating) -> Path:
        """Write what is new and the closing line: nobody plays on for now."""
        path = self.keep(match, seating)
        if self._lines == 0:
            return path  # it is closed
        try:
            _append(path, _text([match.closing()]))
        except OSError as refused:
            raise _cannot(path, refused) from None
        finally:
            self._lines = self._size = 0  # whoever goes on after all writes the file anew
        self._closed = len(match.lines())
        self._size = path.stat().st_size
        return path


def report(name: str, text: str) -> Path:
    """Write what somebody should know of a match that broke off beside its journal; says where."""
    path = path_of(name)
    beside = path.with_name(path.name.removesuffix(JOURNAL) + REPORT)
    try:
        _write(beside, text.encode())
    except OSError as refused:
        raise _cannot(beside, refused) from None
    return beside


def copy(name: str, match: Match, seating: Seating) -> Path:
    """Keep the match under a name of the player's choice; another match of that name is not overwritten."""
    path = path_of(checked(name))
    if path.exists() and path.stat().st_size:
        try:
            same = replay(path.read_text(encoding="utf-8"), upto=0, torn=True).commitment == match.commitment
        except (ComitiumError, OSError, UnicodeDecodeError):
            same = False
        if not same:
            raise Unknown(Phrase("cli-play-save-taken", {"name": name}))
    return Keeper(name).close(match, seating)


def fetch(name: str) -> tuple[Match, Seating | None]:
    """The match of a save, and who sat there if that is known.

    Raises `Unknown` if there is no such save, `BadJournal` with the file and the line if it cannot be read.
    """
    path = path_of(name)
    try:
        text = path.read_text(encoding="utf-8")
        match = replay(text, torn=True)
    except FileNotFoundError:
        raise Unknown(Phrase("cli-play-save-unknown", {"name": name, "folder": str(folder())})) from None
    except OSError as refused:
        raise Unknown(Phrase("cli-play-save-unreadable", {"file": str(path), "why": refused.strerror or ""})) from None
    except UnicodeDecodeError:
        why = Phrase("journal-unreadable", {"line": 1})
        raise BadJournal(Phrase("cli-play-save-corrupt", {"file": str(path), "why": why})) from None
    except BadJournal as refused:
        raise BadJournal(Phrase("cli-play-save-corrupt", {"file": str(path), "why": refused.why})) from refused
    return match, _seating(path, match)


def _seating(path: Path, match: Match) -> Seating | None:
    beside = _beside(path)
    try:
        seating = msgspec.json.decode(beside.read_bytes(), type=Seating)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        raise BadJournal(Phrase("cli-play-seating-corrupt", {"file": str(beside)})) from None
    if seating.game != match.header.game or len(seating.seats) != match.header.seats:
        raise BadJournal(Phrase("cli-play-seating-corrupt", {"file": str(beside)}))
    return seating


def saved_games(game: str = "") -> list[Save]:
    """The saves there are, the latest first."""
    found: list[Save] = []
    for path in folder().glob("*" + JOURNAL):
        name = path.name.removesuffix(JOURNAL)
        if NAME.fullmatch(name) is None:
            continue
        try:
            when = datetime.fromtimestamp(path.stat().st_mtime)
            seating = msgspec.json.decode(_beside(path).read_bytes(), type=Seating)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            seating = None
            when = datetime.fromtimestamp(0)
        if not game or (seating is not None and seating.game == game):
            found.append(Save(name, when, seating))
    return sorted(found, key=lambda save: (save.when, save.name), reverse=True)


def latest(game: str = "") -> str:
    """The name of the last game that is not over, of one kind or of any."""
    for save in saved_games(game):
        if save.seating is not None and not save.seating.over:
            return save.name
    if not game:
        raise Unknown(Phrase("cli-play-save-none-at-all", {"folder": str(folder())}))
    raise Unknown(Phrase("cli-play-save-none", {"game": game, "folder": str(folder())}))


def _beside(path: Path) -> Path:
    return path.with_name(path.name.removesuffix(JOURNAL) + SEATING)


def _text(lines: list[str]) -> bytes:
    return "".join(line + "\n" for line in lines).encode()


def _append(path: Path, content: bytes) -> None:
    with path.open("ab") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _write(path: Path, content: bytes) -> None:
    handle, temporary = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _cannot(path: Path, refused: OSError) -> CannotSave:
    return CannotSave(Phrase("cli-play-cannot-save", {"file": str(path), "why": refused.strerror or str(refused)}))
