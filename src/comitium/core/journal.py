"""The journal: the only durable truth of a match, as JSON Lines.

A header (game, options, seats, rules version, seed), a line per choice, undo or claim, and a closing line with the number of
lines and the digest of the final state. Every line carries a check that chains it to the one before, so an edited journal is
found at the line that was edited, and a cut one at its end.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from comitium.core.errors import BadJournal
from comitium.core.messages import Phrase
from comitium.core.options import Setting

FORMAT = 1


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


class Entry(Struct, frozen=True, omit_defaults=True):
    """A seat's choice, with its notation for the reader's eye; its taking back of its last choice; or what it claimed."""

    seat: int
    choice: int = -1
    text: str = ""
    undo: bool = False
    claim: bool = False


class Closing(Struct, frozen=True):
    lines: int
    digest: str


def write(header: Header, entries: Iterable[Entry], digest: str) -> str:
    """The text of a journal."""
    lines = [_seal(header, "")]
    for entry in entries:
        lines.append(_seal(entry, lines[-1]))
    lines.append(_seal(Closing(len(lines), digest), lines[-1]))
    return "\n".join(lines) + "\n"


def read(text: str) -> tuple[Header, list[Entry], Closing]:
    """A journal's parts, all checks made. Raises `BadJournal` with the number of the line that is wrong."""
    lines = text.splitlines()
    if not lines:
        raise BadJournal(Phrase("journal-empty", {"line": 1}))
    header = _parse(lines[0], 1, "", Header)
    if header.comitium != FORMAT:
        raise BadJournal(Phrase("journal-newer-format", {"line": 1, "format": header.comitium, "ours": FORMAT}))
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:-1], start=2):
        entries.append(_parse(line, number, lines[number - 2], Entry))
    if len(lines) < 2 or '"digest"' not in lines[-1]:
        raise BadJournal(Phrase("journal-cut", {"line": len(lines)}))
    closing = _parse(lines[-1], len(lines), lines[-2], Closing)
    if closing.lines != len(lines) - 1:
        raise BadJournal(Phrase("journal-lines", {"line": len(lines), "said": closing.lines, "found": len(lines) - 1}))
    return header, entries, closing


def _seal(record: Struct, previous: str) -> str:
    fields: dict[str, Any] = msgspec.to_builtins(record)
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
