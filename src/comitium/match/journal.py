"""The journal: the only durable truth of a match, as JSON Lines.

A header (game, options, seats, rules version, seed), a line for each thing that was done, and closing lines with the number of
lines before them and the digest of the state. Every line carries a check that chains it to the one before, so an edited
journal is found at the line that was edited. A journal is only ever appended to. It is closed by a last line when nobody
plays on for now; a journal that was being written when the light went out has none, and may end in half a line.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from comitium.core.errors import BadJournal
from comitium.core.messages import Phrase
from comitium.core.options import Setting
from comitium.match.orders import StandingOrder

FORMAT: Final = 2
FIRST: Final = 1  # the format of 0.1.0: closed after each choice, and with a digest of another kind (see `first_digest`)


TIME_OVER: Final = "time over"  # of a seat: what it does next was done for it
PAUSED: Final = "paused"
GOES_ON: Final = "goes on"
ASKS_BACK: Final = "asks to take back"  # its last decision, and with it what others have done since
AGREES: Final = "agrees to take back"
DECLINES: Final = "declines to take back"  # or withdraws what it has asked itself
RESIGNED: Final = "resigned"  # a bot leads the seat from here on
NOTES: Final = (TIME_OVER, PAUSED, GOES_ON, ASKS_BACK, AGREES, DECLINES, RESIGNED)

BY_RULE: Final = -1  # in place of a player: the faction follows its directive


class Header(Struct, frozen=True):
    """What is known before the first choice. `position` is the starting position, if it is not the usual one."""

    comitium: int
    game: str
    rules: int
    options: dict[str, Setting]
    seats: int
    seed: int
    commitment: str
    position: str | None = None
    leaders: tuple[int, ...] = ()  # which player leads each faction, BY_RULE nobody; empty: each has its own


class Entry(Struct, frozen=True, omit_defaults=True):
    """What one seat did: a choice (or an act nobody asked for), the taking back of its last one, a claim, a standing order or
    the end of all its orders (or of the one with this `number`), or a word in a bargain. `text` is for the reader's eye, but
    for claims and motions. A `note` says what time or the people did at the table; it changes nothing in the game."""

    seat: int
    choice: int = -1
    text: str = ""
    undo: bool = False
    claim: bool = False
    aside: bool = False
    ordered: bool = False  # the choice was given by a standing order
    order: StandingOrder | None = None
    disorder: bool = False
    bargain: str = ""  # offer, accept, cancel or move
    terms: list[list[int | str]] = []
    number: int = 0
    note: str = ""  # one of NOTES

    @property
    def is_choice(self) -> bool:
        return self.choice >= 0

    @property
    def is_act(self) -> bool:
        """Whether somebody has done something with it: neither left an order, nor ended one, nor was noted."""
        return self.order is None and not self.disorder and not self.note


_ENTRY: Final = msgspec.json.Decoder(Entry)


class Closing(Struct, frozen=True):
    lines: int
    digest: str


class Journal(NamedTuple):
    """A journal as it was read: `closings` are the digests, by how many entries stand before them."""

    header: Header
    entries: list[Entry]
    closings: dict[int, str]
    closed: bool


class Writer:
    """The lines of a journal, each sealed once, when it is written."""

    def __init__(self, header: Header) -> None:
        self.lines = [_seal(header, "")]

    def add(self, entry: Entry) -> None:
        self.lines.append(_seal(entry, self.lines[-1]))

    def entries(self, since: int = 0) -> list[Entry]:
        """The lines behind the header from a number on, as they were added."""
        return [_ENTRY.decode(line) for line in self.lines[1 + since :]]

    def closing(self, digest: str) -> str:
        """The line that would close the journal now."""
        return _seal(Closing(len(self.lines), digest), self.lines[-1])


def read(text: str, torn: bool = False) -> Journal:
    """A journal's parts, all checks made. Raises `BadJournal` with the number of the line that is wrong.

    `torn` accepts a journal that nobody closed, and forgets the half line at its end.
    """
    lines = text.splitlines()
    if torn and text and not text.endswith("\n"):
        lines.pop()
    if not lines:
        raise BadJournal(Phrase("journal-empty", {"line": 1}))
    header = _parse(lines[0], 1, "", Header)
    if not FIRST <= header.comitium <= FORMAT:
        raise BadJournal(Phrase("journal-newer-format", {"line": 1, "format": header.comitium, "ours": FORMAT}))
    entries: list[Entry] = []
    closings: dict[int, str] = {}
    closed = False
    for number, line in enumerate(lines[1:], start=2):
        closed = '"digest"' in line
        if not closed:
            entries.append(_parse(line, number, lines[number - 2], Entry))
            continue
        closing = _parse(line, number, lines[number - 2], Closing)
        if closing.lines != number - 1:
            raise BadJournal(Phrase("journal-lines", {"line": number, "said": closing.lines, "found": number - 1}))
        closings[len(entries)] = closing.digest
    if not closed and not torn:
        raise BadJournal(Phrase("journal-cut", {"line": len(lines)}))
    return Journal(header, entries, closings, closed)


def _seal(record: Struct, previous: str) -> str:
    fields: dict[str, Any] = msgspec.to_builtins(record)
    if isinstance(record, Header) and not record.leaders:
        del fields["leaders"]  # as in journals that were written before factions and players were told apart
    fields["check"] = _check(fields, previous)
    return msgspec.json.encode(fields).decode()


def _check(fields: dict[str, Any], previous: str) -> str:
    return sha256(previous.encode() + msgspec.json.encode(fields)).hexdigest()[:16]


def _parse(line: str, number: int, previous: str, kind: type[Any]) -> Any:
    try:
        fields = msgspec.json.decode(line)
        check = fields.pop("check")
        record = msgspec.convert(fields, kind)
    except (msgspec.MsgspecError, AttributeError, KeyError, TypeError, ValueError, RecursionError):
        raise BadJournal(Phrase("journal-unreadable", {"line": number})) from None
    if check != _check(fields, previous):
        raise BadJournal(Phrase("journal-edited", {"line": number}))
    return record
