"""The store: what is written stays, one winner for each line, and the tables are what the migrations make."""

from __future__ import annotations

import asyncio
import os
import signal
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from traceback import format_exception

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select, text

from comitium.core.errors import ComitiumError
from comitium.store import Lost, Store, match_store, open_store, people
from comitium.store.engine import Taken, sqlite_engine
from comitium.store.match_store import Entry, Sitter
from comitium.store.schema import LINES, metadata
from comitium.store.upgrade import configuration

ENTRY = Entry("match-one", "caesar", 2, "a device", True, "ABCDEFG", True, False, "", 1, 1)
SITTERS = [Sitter("person", "Livia", ""), Sitter("tribune", "", "")]


def on(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Run something on a database file."""

    async def run() -> None:
        store = open_store(str(path))
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def set_table(store: Store) -> None:
    await store.write(lambda connection: match_store.create(connection, ENTRY, ["header"], SITTERS))


def test_what_is_written_is_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await set_table(store)
        assert await store.write(
            lambda connection: match_store.append(connection, ENTRY.id, 1, ["one", "two"], "header", False)
        )
        await store.write(lambda connection: people.say(connection, ENTRY.id, "table", 0, "Livia", "Salve"))
        await store.write(lambda connection: people.set_deputy(connection, ENTRY.id, 0, "random"))

    async def read(store: Store) -> None:
        told = await store.read(lambda connection: match_store.fetch(connection, ENTRY.id))
        assert told is not None
        assert told.entry == ENTRY
        assert told.lines == ["header", "one", "two"]
        assert told.sitters == [Sitter("person", "Livia", "random"), Sitter("tribune", "", "")]
        said = await store.read(lambda connection: people.said(connection, ENTRY.id, "table", 9))
        assert [(saying.seat, saying.text) for saying in said] == [(0, "Salve")]

    on(tmp_path / "house.db", write)
    on(tmp_path / "house.db", read)


def test_a_line_has_one_winner_and_the_loser_changes_nothing(tmp_path: Path) -> None:
    async def race(store: Store) -> None:
        await set_table(store)

        async def append(word: str) -> bool:
            return await store.write(
                lambda connection: match_store.append(connection, ENTRY.id, 1, [word, word, word], "header", False)
            )

        won = await asyncio.gather(*(append(word) for word in "abcdefgh"))
        assert sum(won) == 1
        lines = await store.read(lambda connection: match_store.lines(connection, ENTRY.id, 1))
        assert lines == ["abcdefgh"[won.index(True)]] * 3

    on(tmp_path / "house.db", race)


def test_a_statement_that_fails_fails_alone(tmp_path: Path) -> None:
    async def mixed(store: Store) -> None:
        await set_table(store)
        wrong = store.write(lambda connection: people.create_key(connection, people.Key("t", "no such match", (0,))))
        words = ["header", *(f"line {line}" for line in range(1, 30))]
        right = [
            store.write(
                partial(match_store.append, match=ENTRY.id, first=line, lines=words[line:][:1], after=before, over=False)
            )
            for line, before in enumerate(words[:-1], start=1)
        ]
        answers = await asyncio.gather(wrong, *right, return_exceptions=True)
        assert isinstance(answers[0], ComitiumError)
        assert answers[1:] == [True] * 29
        assert await store.read(lambda connection: match_store.length(connection, ENTRY.id)) == 30

    on(tmp_path / "house.db", mixed)


def test_commits_wait_for_the_disk(tmp_path: Path) -> None:
    engine = sqlite_engine(f"sqlite:///{tmp_path / 'house.db'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2, (
            "FULL: the log is on the disk before a commit returns"
        )
    engine.dispose()


def test_the_migrations_make_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None: ...

    on(tmp_path / "house.db", nothing)
    engine = sqlite_engine(f"sqlite:///{tmp_path / 'house.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_who_agreed_to_a_bot_before_waiting_could_be_said_has_agreed(tmp_path: Path) -> None:
    async def agree(store: Store) -> None:
        await set_table(store)
        await store.write(lambda connection: people.say_aye(connection, ENTRY.id, 0, (1,)))

    async def read(store: Store) -> None:
        assert await store.read(lambda connection: people.ayes(connection, ENTRY.id)) == {0: {1: True}}

    on(tmp_path / "house.db", agree)
    engine = sqlite_engine(f"sqlite:///{tmp_path / 'house.db'}")
    with engine.connect() as connection:
        command.downgrade(configuration(connection), "0003")
        connection.commit()
        assert [column["name"] for column in inspect(connection).get_columns("ayes")] == ["match", "absent", "seat"]
    engine.dispose()
    on(tmp_path / "house.db", read)


def test_a_revoked_key_opens_nothing_and_its_successor_opens_the_same_seats(tmp_path: Path) -> None:
    async def keys(store: Store) -> None:
        await set_table(store)
        old = people.Key("old-token", ENTRY.id, (0, 1))
        await store.write(lambda connection: people.create_key(connection, old))
        await store.write(lambda connection: people.revoke(connection, old, "new-token"))
        assert await store.read(lambda connection: people.key(connection, "old-token")) is None
        assert await store.read(lambda connection: people.key(connection, "new-token")) == old._replace(token="new-token")

    on(tmp_path / "house.db", keys)


def test_an_open_seat_is_taken_once(tmp_path: Path) -> None:
    async def sit(store: Store) -> None:
        free = [SITTERS[0], Sitter("open", "", "")]
        await store.write(lambda connection: match_store.create(connection, ENTRY, ["header"], free))
        taken = [await store.write(lambda connection: people.sit(connection, ENTRY.id, 1, "Marcus")) for _ in range(2)]
        assert taken == [True, False]

    on(tmp_path / "house.db", sit)


WRITER = """
import asyncio, sys
from comitium.store import open_store, match_store
from comitium.store.match_store import Entry, Sitter

async def main():
    store = open_store(sys.argv[1])
    entry = Entry("match-one", "caesar", 2, "", True, "ABCDEFG", True, False, "", 1, 1)
    await store.write(lambda connection: match_store.create(connection, entry, ["0"], [Sitter("open", "", "")] * 2))
    async def many(first):
        for line in range(first, 10_000_000, 4):
            new, last = [str(line)], str(line - 1)
            if await store.write(lambda connection: match_store.append(connection, entry.id, line, new, last, False)):
                print(line, flush=True)
    await asyncio.gather(*(many(first) for first in (1, 2, 3, 4)))

asyncio.run(main())
"""


@pytest.mark.parametrize("after", [40, 400])
def test_what_was_acknowledged_survives_a_killed_process(tmp_path: Path, after: int) -> None:
    """The writer is killed in the middle; every line it told of must be there."""
    path = tmp_path / "house.db"
    command = [sys.executable, "-c", WRITER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        told = [int(writer.stdout.readline()) for _ in range(after)]
        os.kill(writer.pid, signal.SIGKILL)
        told += [int(line) for line in writer.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    engine = sqlite_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        kept = set(connection.execute(select(LINES.c.line)).scalars())
    engine.dispose()
    assert set(told) <= kept


def test_a_database_that_cannot_be_read_says_so_and_tells_no_secret(tmp_path: Path) -> None:
    secret = "-".join(("a", "secret", "key"))

    async def broken(store: Store) -> None:
        def look(connection: Connection) -> object:
            return connection.execute(text("SELECT :secret FROM nowhere"), {"secret": secret}).all()

        for run in (store.read, store.write):
            with pytest.raises(Lost) as lost:
                await run(look)
            assert secret not in "".join(format_exception(lost.value)) + repr(lost.value.cause)

    on(tmp_path / "house.db", broken)


def test_what_is_entered_twice_is_there_once(tmp_path: Path) -> None:
    async def enter(store: Store) -> None:
        await set_table(store)
        await store.write(lambda connection: people.create_key(connection, people.Key("t", ENTRY.id, (0,))))
        for _ in range(2):
            await store.write(lambda connection: people.remember_key(connection, "device", "t"))
            assert await store.write(lambda connection: people.say_aye(connection, ENTRY.id, 0, (1,))) == {1: True}
        assert await store.write(lambda connection: people.say_aye(connection, ENTRY.id, 0, (1,), False)) == {1: False}
        for value in "ab":
            assert await store.write(lambda connection, value=value: people.setting(connection, "x", value)) == "a"
        assert [key.token for key in await store.read(lambda connection: people.held(connection, "device", 9))] == ["t"]

    on(tmp_path / "house.db", enter)


def test_a_line_is_refused_if_the_one_before_it_is_missing_or_another(tmp_path: Path) -> None:
    """Somebody has put an older database in the place of the one that a running server wrote to."""

    async def restored(store: Store) -> None:
        await set_table(store)
        append = partial(match_store.append, match=ENTRY.id, lines=["new"], over=False)
        assert not await store.write(partial(append, first=2, after="one"))
        assert not await store.write(partial(append, first=1, after="another header"))
        assert await store.read(lambda connection: match_store.lines(connection, ENTRY.id, 0)) == ["header"]
        assert await store.write(partial(append, first=1, after="header"))
        assert await store.write(partial(append, first=2, after="new"))

    on(tmp_path / "house.db", restored)


def test_a_file_serves_one_process_and_the_second_is_told(tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        with pytest.raises(Taken, match=str(os.getpid())):
            open_store(str(tmp_path / "house.db"))

    on(tmp_path / "house.db", first)
    on(tmp_path / "house.db", set_table)  # as soon as it is closed it is free


def test_a_database_is_for_its_owner_only(tmp_path: Path) -> None:
    on(tmp_path / "new" / "house.db", set_table)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "new").iterdir()} == {0o600}
