"""Where statements run: one writer thread with group commit on SQLite, transactions of their own on PostgreSQL.

Parameters, which are keys and journals, stand in no error's text: it goes to the log.

SQLite: `synchronous=FULL` in WAL mode writes the log to the disk before a commit returns; whatever waits when a commit is
over goes into the next one together. PostgreSQL waits for its own log in the same way. On either, what `write` has returned
from survives the process and the power.
"""

from __future__ import annotations

import asyncio
import os
import queue
import shutil
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

from comitium.core.errors import ComitiumError
from comitium.core.messages import Phrase
from comitium.store.schema import CHANNEL

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine  # needs greenlet, which only the extra `postgres` brings

MOST: Final = 256  # statements in one commit
READERS: Final = 2

T = TypeVar("T")


class Lost(ComitiumError):
    """The database does not answer, or does not want to write: nothing was changed."""

    def __init__(self, why: Exception) -> None:
        super().__init__(Phrase("store-lost", {"why": type(why).__name__}))
        self.cause = why

    @property
    def reason(self) -> str:
        """What the driver or the system says, for whoever runs the server."""
        return str(getattr(self.cause, "orig", None) or self.cause)


class Taken(ComitiumError):
    """Another process serves this file already."""

    def __init__(self, file: str, process: str) -> None:
        super().__init__(Phrase("store-taken", {"file": file, "process": process}))


class Store(ABC):
    """A database. Statements are functions of a connection."""

    dialect: str
    shared: ClassVar[bool] = False  # whether other processes may serve the same matches

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction; what it did is durable when this returns. Raises what it raises, or `Lost`."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look at something."""

    @abstractmethod
    async def close(self) -> None: ...

    def free_space(self) -> int | None:
        """How many bytes are free where it is kept, if this process can tell."""
        return None

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Call `hear` with the id of a match whenever another process has changed it. SQLite serves one process only."""


def open_store(url: str) -> Store:
    """The database of a URL, or of a file's path; its tables are brought up to date."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    if make_url(url).get_backend_name() == "postgresql":
        return PostgresStore(url)
    return SqliteStore(url)


async def check_connection(url: str) -> None:
    """Open a database, and close it again. Raises `Lost`."""
    try:
        store = open_store(url)
    except Taken:
        raise
    except Exception as error:  # whatever a driver or a disk may say
        raise Lost(error) from error
    try:
        await store.read(lambda connection: None)
    finally:
        await store.close()


# -- SQLite


class _Job:
    """A statement that waits for the writer, and whoever waits for it."""

    __slots__ = ("error", "future", "loop", "result", "work")

    def __init__(self, work: Callable[[Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def tell(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class SqliteStore(Store):
    """A file. One thread writes, a few read."""

    dialect = "sqlite"

    def __init__(self, url: str) -> None:
        from comitium.store.upgrade import upgrade

        place = make_url(url).database
        self._file = Path(place) if place and place != ":memory:" else None
        self._lock = _own(self._file) if self._file is not None else None
        self._engine = sqlite_engine(url)
        with self._engine.connect() as connection:
            upgrade(connection)
        self._writing = self._engine.connect()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._run, name="writer", daemon=True)
        self._writer.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        job = _Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        result: T = await asyncio.shield(job.future)  # whoever stops waiting does not stop the writing
        return result

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)

    def free_space(self) -> int | None:
        return shutil.disk_usage(self._file.parent).free if self._file is not None else None

    def _look(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return work(connection)
        except Exception as error:
            raise _named(error) from error

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._readers.shutdown()
        self._writing.close()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()  # and with it the lock

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            last = False
            while len(jobs) < MOST and not last:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    last = True
                else:
                    jobs.append(job)
            self._commit(jobs)
            if last:
                return

    def _commit(self, jobs: list[_Job]) -> None:
        """All together; if one of them fails, each alone, so that it fails alone."""
        try:
            with self._writing.begin():
                for job in jobs:
                    job.result = job.work(self._writing)
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            jobs[0].error = _named(error)
        loops: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
        for job in jobs:
            loops.setdefault(job.loop, []).append(job)
        for loop, done in loops.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_tell_all, done)


def _tell_all(jobs: list[_Job]) -> None:
    for job in jobs:
        job.tell()


def _named(error: Exception) -> Exception:
    return error if isinstance(error, ComitiumError) else Lost(error)


def _own(file: Path) -> IO[str]:
    """Make a file and its folder for nobody else's eyes if they are not there, and be its only server. Raises `Taken`.

    Other files may be opened and closed at will; the database itself may not: that would let go of SQLite's own locks.
    """
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # what SQLite puts beside it gets the same mode
    lock = open(os.open(f"{file}-server", os.O_CREAT | os.O_RDWR, 0o600), "r+", encoding="ascii")  # noqa: SIM115
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # not on Windows: there a second server is not noticed
        return lock
    except OSError:
        process = lock.read().strip()
        lock.close()
        raise Taken(file.name, process) from None
    lock.truncate()
    lock.write(str(os.getpid()))
    lock.flush()
    return lock


def sqlite_engine(url: str) -> Engine:
    """An engine whose transactions begin where we say, with a log that is on the disk before a commit returns."""
    engine = create_engine(url, connect_args={"timeout": 20, "check_same_thread": False}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # ours to begin, not the driver's
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


# -- PostgreSQL


class PostgresStore(Store):
    """A server that several processes share."""

    dialect = "postgresql"
    shared = True
    upgrading: ClassVar[bool] = False

    def __init__(self, url: str) -> None:
        self._url = make_url(url).set(drivername="postgresql+asyncpg")
        self._engine: AsyncEngine | None = None
        self._listener: asyncio.Task[None] | None = None

    async def _ready(self) -> AsyncEngine:
        if self._engine is None:
            from sqlalchemy.ext.asyncio import create_async_engine

            from comitium.store.upgrade import upgrade

            engine = create_async_engine(self._url, pool_size=8, pool_pre_ping=True, hide_parameters=True)
            while PostgresStore.upgrading:  # Alembic can do one at a time in a process
                await asyncio.sleep(0.01)
            PostgresStore.upgrading = True
            try:
                async with engine.connect() as connection:
                    await connection.run_sync(upgrade)
            finally:
                PostgresStore.upgrading = False
            self._engine = engine
        return self._engine

    async def write(self, work: Callable[[Connection], T]) -> T:
        try:
            async with (await self._ready()).begin() as connection:
                return await connection.run_sync(work)
        except ComitiumError:
            raise
        except Exception as error:
            raise Lost(error) from error

    async def read(self, work: Callable[[Connection], T]) -> T:
        try:
            async with (await self._ready()).connect() as connection:
                return await connection.run_sync(work)
        except ComitiumError:
            raise
        except Exception as error:
            raise Lost(error) from error

    async def listen(self, hear: Callable[[str], None]) -> None:
        self._listener = asyncio.create_task(self._hear(hear), name="listener")

    async def _hear(self, hear: Callable[[str], None]) -> None:
        """A connection that only listens. When it is lost another one is made, and everything may have been missed: ""."""
        import asyncpg

        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address)
                try:
                    await connection.add_listener(CHANNEL, lambda _c, _pid, _channel, match: hear(str(match)))
                    hear("")
                    while not connection.is_closed():
                        await asyncio.sleep(1)
                        await connection.execute("SELECT 1")
                finally:
                    await connection.close(timeout=2)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
        if self._engine is not None:
            await self._engine.dispose()
