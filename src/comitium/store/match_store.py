"""Matches and their journals: statements, each a function of a connection."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from secrets import token_hex
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BindParameter,
    Column,
    Connection,
    Dialect,
    Table,
    bindparam,
    exists,
    func,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from comitium.store.schema import CHANNEL, LINES, MATCHES, SEATS

ORIGIN: Final = token_hex(6)  # this process, so that it knows its own announcements


class Entry(NamedTuple):
    """A match as the list of matches has it."""

    id: str
    game: str
    seats: int
    host: str
    gallery: bool
    code: str
    started: bool
    over: bool
    next: str
    began: int
    touched: int
    lesson: str = ""
    beat: str = ""  # the code of a result that is to be beaten with this deal
    clock: str = ""
    due: int = 0


class Sitter(NamedTuple):
    """Who sits on a seat: "person", "open" or a bot's name; `deputy` answers while the person is away."""

    who: str
    name: str
    deputy: str
    here: int = 0  # until when some process vouches for the person being connected; in the past: when she left
    read: int = 0  # how much she had heard when she said that she has read it all
    seen: str = ""  # what she had seen when she left, as JSON


class StoredMatch(NamedTuple):
    """A match as it is kept: its entry, its lines, its seats."""

    entry: Entry
    lines: list[str]
    sitters: list[Sitter]


def now() -> int:
    """The time in milliseconds."""
    return int(time.time() * 1000)


def create(connection: Connection, entry: Entry, lines: Sequence[str], sitters: Sequence[Sitter]) -> None:
    """A new match with its header."""
    connection.execute(MATCHES.insert(), entry._asdict())
    connection.execute(LINES.insert(), [_row(entry.id, number, line) for number, line in enumerate(lines)])
    connection.execute(
        SEATS.insert(), [{"match": entry.id, "seat": seat, **sitter._asdict()} for seat, sitter in enumerate(sitters)]
    )


def append(
    connection: Connection,
    match: str,
    first: int,
    lines: Sequence[str],
    after: str,
    over: bool,
    clock: tuple[str, int] | None = None,
) -> bool:
    """Write the lines of a journal from a number on, if the line before them is still the one they were made `after`; whether
    they were won. What was lost changes nothing. The clock goes with them.

    Whoever has won the first line has won all that follow: nobody else can know what would stand behind it. The line before
    may have gone: somebody has put an older database in the place of this one.
    """
    values = (match, first, lines[0], match, first - 1, after)
    won = connection.exec_driver_sql(_winning(connection.dialect), values).rowcount == 1
    if not won:
        return False
    if len(lines) > 1:
        connection.execute(LINES.insert(), [_row(match, first + at, line) for at, line in enumerate(lines[1:], start=1)])
    if over:
        connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(over=True, touched=now(), due=0))
    elif clock is not None:
        connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(clock=clock[0], due=clock[1]))
    announce(connection, match)
    return True


def keep_clock(connection: Connection, match: str, before: str, clock: str, due: int) -> bool:
    """Write the clock of a match, unless somebody else has written it since; whether it was won."""
    same = update(MATCHES).where(MATCHES.c.id == match, MATCHES.c.clock == before)
    won = connection.execute(same.values(clock=clock, due=due)).rowcount == 1
    announce(connection, match)
    return won


def due(connection: Connection, now: int, most: int) -> list[str]:
    """The matches whose clocks have to be looked at, the longest due first."""
    wanted = select(MATCHES.c.id).where(MATCHES.c.due > 0, MATCHES.c.due <= now, MATCHES.c.over.is_(False))
    return [str(id) for id in connection.execute(wanted.order_by(MATCHES.c.due).limit(most)).scalars()]


def rewrite_header(connection: Connection, match: str, line: str) -> None:
    """Write the first line of a journal anew: who leads which faction may change until the game begins, and not later."""
    waiting = select(MATCHES.c.id).where(MATCHES.c.id == match, MATCHES.c.started.is_(False))
    connection.execute(update(LINES).where(LINES.c.match.in_(waiting), LINES.c.line == 0).values(text=line))
    announce(connection, match)


def rewrite(connection: Connection, match: str, written: Sequence[str]) -> bool:
    """Write a journal anew that has nothing but a header and orders yet; whether its game has not begun."""
    waiting = select(MATCHES.c.id).where(MATCHES.c.id == match, MATCHES.c.started.is_(False))
    if connection.execute(waiting).scalar() is None:
        return False
    connection.execute(LINES.delete().where(LINES.c.match == match))
    connection.execute(LINES.insert(), [_row(match, line, text) for line, text in enumerate(written)])
    announce(connection, match)
    return True


def enter(connection: Connection, table: Table, **values: object) -> bool:
    """Insert a row, unless there is one already; whether there was none. Whoever does the same meanwhile is waited for."""
    insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)
    return connection.execute(insert.on_conflict_do_nothing(), values).rowcount == 1


@cache
def _winning(dialect: Dialect) -> str:
    """The statement of every click, in a database's own words: put together once, since that takes longer than running it."""
    before = LINES.alias()
    stands = exists().where(*(column == _given(column, "before") for column in before.c))
    new = select(*(_given(column, "new") for column in LINES.c)).where(stands)
    insert = (postgresql if dialect.name == "postgresql" else sqlite).insert(LINES).from_select(list(LINES.c), new)
    return str(insert.on_conflict_do_nothing().compile(dialect=dialect))


def _given(column: Column[Any], which: str) -> BindParameter[Any]:
    return bindparam(f"{which}_{column.name}", type_=column.type)


def announce(connection: Connection, match: str) -> None:
    """Tell the other processes, when this transaction is committed, that a match has changed."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:channel, :match)"), {"channel": CHANNEL, "match": f"{match} {ORIGIN}"})


def _row(match: str, line: int, written: str) -> dict[str, object]:
    return {"match": match, "line": line, "text": written}


def fetch(connection: Connection, match: str) -> StoredMatch | None:
    """All that is kept of a match, if there is one of that id."""
    found = connection.execute(select(MATCHES).where(MATCHES.c.id == match)).one_or_none()
    if found is None:
        return None
    kept = connection.execute(select(LINES.c.text).where(LINES.c.match == match).order_by(LINES.c.line)).scalars()
    return StoredMatch(Entry(*found), list(kept), sitters(connection, match))


def sitters(connection: Connection, match: str) -> list[Sitter]:
    columns = (SEATS.c.who, SEATS.c.name, SEATS.c.deputy, SEATS.c.here, SEATS.c.read, SEATS.c.seen)
    return [Sitter(*row) for row in connection.execute(select(*columns).where(SEATS.c.match == match).order_by(SEATS.c.seat))]


def lines(connection: Connection, match: str, since: int) -> list[str]:
    """The lines of a journal from a number on."""
    wanted = select(LINES.c.text).where(LINES.c.match == match, LINES.c.line >= since).order_by(LINES.c.line)
    return list(connection.execute(wanted).scalars())


def length(connection: Connection, match: str) -> int:
    """How many lines a journal has."""
    return int(connection.execute(select(func.count()).where(LINES.c.match == match)).scalar_one())


def listed(connection: Connection, ids: Sequence[str]) -> list[Entry]:
    """Matches by id, the last touched first."""
    wanted = select(MATCHES).where(MATCHES.c.id.in_(ids)).order_by(MATCHES.c.touched.desc())
    return [Entry(*row) for row in connection.execute(wanted)]


def watchable(connection: Connection, most: int) -> list[Entry]:
    """Matches that people may look on, the last touched first."""
    wanted = select(MATCHES).where(MATCHES.c.gallery).order_by(MATCHES.c.touched.desc()).limit(most)
    return [Entry(*row) for row in connection.execute(wanted)]


def touch(connection: Connection, match: str) -> None:
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(touched=now()))


def by_code(connection: Connection, code: str) -> str:
    """The match that a short code means, or ""."""
    return str(connection.execute(select(MATCHES.c.id).where(MATCHES.c.code == code)).scalar() or "")


def begin(connection: Connection, match: str) -> None:
    """People have sat down: the game begins."""
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(started=True, touched=now()))
    announce(connection, match)


def set_gallery(connection: Connection, match: str, allowed: bool) -> None:
    """Whether people may look on."""
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(gallery=allowed))
    announce(connection, match)


def leave_lesson(connection: Connection, match: str) -> None:
    """The teacher goes: from now on it is a table like any other."""
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(lesson="", touched=now()))
    announce(connection, match)


def set_next(connection: Connection, match: str, rematch: str) -> bool:
    """Enter a rematch; whether it is the first: only one can be."""
    first = update(MATCHES).where(MATCHES.c.id == match, MATCHES.c.next == "").values(next=rematch)
    won = connection.execute(first).rowcount == 1
    announce(connection, match)
    return won
