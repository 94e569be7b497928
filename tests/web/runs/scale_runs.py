"""Several processes behind nginx on one PostgreSQL, as docs/running.md says: measured, killed, upgraded, restored.

    python tests/web/runs/scale_runs.py measure [--processes 1 2 3] [--matches 60] [--seconds 15]
    python tests/web/runs/scale_runs.py kill          a process is killed: its tables go on at another one
    python tests/web/runs/scale_runs.py upgrade REF   from the code of a commit to this one, while people play
    python tests/web/runs/scale_runs.py restore       a backup of a database that is written, brought back elsewhere

Needs nginx and PostgreSQL (Debian's packages). All but `measure` count choices that were acknowledged and are not in the
journals.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

sys.path.insert(0, str(Path(__file__).parents[3] / "bench"))
sys.path.insert(0, str(Path(__file__).parents[2]))

from load import Load, busy, percentiles

from comitium.store import open_store
from postgres.server import binaries, serving
from web.running import Running, running, start
from web.runs.kill_runs import Acknowledged, Players, lost, set_tables

HERE: Final = Path(__file__).parents[3]
RECIPE: Final = HERE / "docs/examples/scale/tables.conf"


class Proxy:
    """nginx with the recipe's configuration, before the processes that it is told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def lead_to(self, *servers: str) -> None:
        """Lead to these from now on; what is open stays where it is."""
        lines = "".join(f"    server {server.removeprefix('http://')} max_fails=1 fail_timeout=10s;\n" for server in servers)
        recipe = re.sub(r"(    server \w+:8264 .*\n)+", lines, RECIPE.read_text(encoding="utf-8"))
        recipe = recipe.replace("listen 80;", f"listen 127.0.0.1:{self.port};")
        files = "".join(
            f"{kind}_temp_path {self.folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        text = "user root;\n" if os.geteuid() == 0 else ""
        text += f"worker_processes 1;\npid {self.folder}/pid;\nerror_log {self.folder}/error.log;\n"
        text += f"events {{ worker_connections 4096; }}\nhttp {{\n{files}{recipe}}}\n"
        (self.folder / "nginx.conf").write_text(text, encoding="utf-8")
        command = ["nginx", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]
        if self.process is None:
            self.process = subprocess.Popen([*command, "-g", "daemon off;"])
        else:
            subprocess.run([*command, "-s", "reload"], check=True)
        self._wait()

    def _wait(self) -> None:
        for _ in range(300):
            if self.process is None or self.process.poll() is not None:
                raise OSError(f"nginx has ended: {self.folder / 'error.log'}")
            try:
                if httpx.get(f"{self.address}/health", timeout=10).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.1)
        raise TimeoutError((self.folder / "error.log").read_text(encoding="utf-8"))

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)


@contextmanager
def place() -> Iterator[tuple[Path, Proxy]]:
    with tempfile.TemporaryDirectory() as folder:
        proxy = Proxy(Path(folder))
        try:
            yield Path(folder), proxy
        finally:
            proxy.stop()


# -- how much


async def clicks(base: str, processes: list[int], arguments: argparse.Namespace) -> dict[str, Any]:
    load = Load(base, arguments.matches, 0, "caesar", bots=False)
    await load.sit_down()
    await asyncio.sleep(arguments.warm)
    load.measuring, begun, used, own = True, time.perf_counter(), sum(map(busy, processes)), time.process_time()
    await asyncio.sleep(arguments.seconds)
    spent = time.perf_counter() - begun
    used, own = sum(map(busy, processes)) - used, time.process_time() - own
    for task in load.tasks:
        task.cancel()
    await asyncio.gather(*load.tasks, return_exceptions=True)
    return {
        "processes": len(processes),
        "clicks_per_second": round(len(load.clicks) / spent, 1),
        "click_ms": percentiles(load.clicks),
        "server_ms_per_click": round(1000 * used / max(1, len(load.clicks)), 2),
        "servers_cpu_percent": round(100 * used / spent),
        "client_cpu_percent": round(100 * own / spent),
        "errors": load.errors,
    }


@contextmanager
def served(folder: Path, database: str) -> Iterator[tuple[str, int]]:
    """A server without limits by address; its address and its process."""
    command = [sys.executable, str(HERE / "bench/load_server.py"), database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip(), server.pid
        finally:
            server.terminate()


def measure(arguments: argparse.Namespace) -> int:
    for count in arguments.processes:
        with serving() as database, place() as (folder, proxy), ExitStack() as stack:
            servers = [stack.enter_context(served(folder, database)) for _ in range(count)]
            proxy.lead_to(*(address for address, _ in servers))
            told = asyncio.run(clicks(proxy.address, [process for _, process in servers], arguments))
            print(json.dumps(told), flush=True)
    return 0


# -- nothing is lost


class Steadfast(Players):
    """Programs that come back as often as they are hung up on, and remember when they were heard."""

    def __init__(self, base: str, tables: list[tuple[str, dict[int, str]]], dice: Random) -> None:
        super().__init__(base, tables, dice)
        self.left: dict[str, float] = {}  # when a table was hung up on, until it goes on
        self.gaps: list[float] = []  # seconds until it went on
        self.over: set[str] = set()

    async def _sit(self, match: str, seat: int, key: str) -> None:
        while match not in self.over:
            await super()._sit(match, seat, key)
            self.left.setdefault(match, time.perf_counter())
            await asyncio.sleep(0.05)

    async def _answer(self, socket: Any, match: str, seat: int) -> None:
        watch = asyncio.create_task(self._watch(match))
        try:
            await super()._answer(socket, match, seat)
            self.over.add(match)  # else it would have been hung up on
            self.left.pop(match, None)
        finally:
            watch.cancel()

    async def _watch(self, match: str) -> None:
        """Note when a table goes on."""
        before = self._count(match)
        while True:
            await asyncio.sleep(0.02)
            if match in self.left and self._count(match) > before:
                self.gaps.append(time.perf_counter() - self.left.pop(match))

    def _count(self, match: str) -> int:
        return sum(one.match == match for one in self.heard)

    async def until(self, more: int) -> None:
        """Until so many more choices have been acknowledged."""
        wanted, end = len(self.heard) + more, time.monotonic() + 120
        while len(self.heard) < wanted and time.monotonic() < end:
            await asyncio.sleep(0.01)
        if len(self.heard) < wanted:
            raise TimeoutError(f"{wanted - len(self.heard)} of {more} choices were not heard")


Step = tuple[str, Callable[[], object]]


async def play(base: str, tables: list[tuple[str, dict[int, str]]], steps: list[Step], each: int) -> Steadfast:
    """Play, and do something after every so many choices."""
    players = Steadfast(base, tables, Random(5))
    playing = asyncio.create_task(players.play())
    try:
        await players.until(each)
        for name, do in steps:
            await asyncio.to_thread(do)
            print(f"{len(players.heard)} choices acknowledged, then: {name}", flush=True)
            await players.until(each)
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    return players


async def missing(database: str, heard: list[Acknowledged]) -> int:
    store = open_store(database)
    try:
        return len(await lost(store, heard))
    finally:
        await store.close()


def judge(database: str, heard: list[Acknowledged]) -> int:
    gone = asyncio.run(missing(database, heard))
    print(f"{len(heard)} choices acknowledged, {gone} lost", flush=True)
    return 1 if gone or not heard else 0


def kill(arguments: argparse.Namespace) -> int:
    with serving() as database, place() as (folder, proxy), ExitStack() as stack:
        servers = [stack.enter_context(running(folder, "--limits", "1000", database=database)) for _ in range(3)]
        proxy.lead_to(*(one.address for one in servers))
        tables = set_tables(proxy.address, arguments.tables)
        steps: list[Step] = [("one of three is killed", servers[0].kill), ("a second one is killed", servers[1].kill)]
        players = asyncio.run(play(proxy.address, tables, steps, arguments.each))
        gaps = sorted(players.gaps)
        print(
            f"{len(gaps)} times a table moved; seconds until its next acknowledged choice: {[round(gap, 2) for gap in gaps]}"
        )
        return judge(database, players.heard)


def of_commit(folder: Path, ref: str) -> dict[str, str]:
    """The environment in which a server runs with the code of a commit."""
    code = subprocess.run(["git", "-C", HERE, "archive", ref, "src"], check=True, capture_output=True).stdout
    (folder / "old").mkdir()
    subprocess.run(["tar", "x", "-C", folder / "old"], input=code, check=True)
    built = "src/comitium/web/static/built"
    if (HERE / built).exists():
        shutil.copytree(HERE / built, folder / "old" / built, dirs_exist_ok=True)
    return {"PYTHONPATH": str(folder / "old/src")}


def upgrade(arguments: argparse.Namespace) -> int:
    with serving() as database, place() as (folder, proxy), ExitStack() as stack:
        before = dict(os.environ)
        os.environ.update(of_commit(folder, arguments.ref))
        old = stack.enter_context(running(folder, "--limits", "1000", database=database))
        os.environ.clear()
        os.environ.update(before)
        fresh: list[Running] = []
        proxy.lead_to(old.address)
        tables = set_tables(proxy.address, arguments.tables)

        def begin_new() -> None:
            fresh.append(stack.enter_context(running(folder, "--limits", "1000", database=database)))
            proxy.lead_to(old.address, fresh[0].address)

        def end_old() -> None:
            proxy.lead_to(fresh[0].address)
            old.stop()

        steps: list[Step] = [("the new one is there beside the old one", begin_new), ("the old one is stopped", end_old)]
        players = asyncio.run(play(proxy.address, tables, steps, arguments.each))
        return judge(database, players.heard)


def restore(arguments: argparse.Namespace) -> int:
    with serving() as database, place() as (folder, _):
        url, place_of = database.rpartition("/")[0], binaries()
        dump = [place_of / "pg_dump", "-Fc", "-f", folder / "backup", database]
        create = [place_of / "createdb", "-h", "127.0.0.1", "-p", url.rpartition(":")[2], "-U", "comitium", "restored"]
        fill = [place_of / "pg_restore", "--exit-on-error", "-d", f"{url}/restored", folder / "backup"]

        def from_dump() -> str:
            for command in (create, fill):
                subprocess.run(command, check=True)
            return f"{url}/restored"

        bad = rehearse(folder, database, lambda: subprocess.run(dump, check=True), from_dump, arguments)

        def copy() -> None:
            with closing(sqlite3.connect(folder / "tables.db")) as one, closing(sqlite3.connect(folder / "copy.db")) as other:
                one.backup(other)

        return bad | rehearse(folder, f"{folder}/tables.db", copy, lambda: f"{folder}/copy.db", arguments)


def rehearse(
    folder: Path, database: str, save: Callable[[], object], bring_back: Callable[[], str], arguments: argparse.Namespace
) -> int:
    """Save a database while people play, lose it, and play on with what was saved."""
    saved: list[int] = []
    server = start(folder, "--limits", "1000", database=database)
    tables = set_tables(server.address, arguments.tables)
    players = Steadfast(server.address, tables, Random(5))

    def note_and_save() -> None:
        saved.append(len(players.heard))
        save()

    async def run() -> None:
        playing = asyncio.create_task(players.play())
        await players.until(arguments.each)
        await asyncio.to_thread(note_and_save)
        await players.until(arguments.each)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    asyncio.run(run())
    server.kill()
    place_of = bring_back()
    print(f"saved after {saved[0]} choices, lost after {len(players.heard)}, brought back", flush=True)
    bad = judge(place_of, players.heard[: saved[0]])
    with running(folder, "--limits", "1000", database=place_of) as again:
        more = asyncio.run(play(again.address, tables, [], arguments.each))
    return bad | judge(place_of, more.heard)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ways = parser.add_subparsers(required=True)
    for do in (measure, kill, upgrade, restore):
        way = ways.add_parser(do.__name__)
        way.set_defaults(do=do)
        way.add_argument("--tables", type=int, default=12)
        way.add_argument("--each", type=int, default=200)
        if do is measure:
            way.add_argument("--processes", type=int, nargs="+", default=[1, 2, 3])
            way.add_argument("--matches", type=int, default=60)
            way.add_argument("--seconds", type=float, default=15)
            way.add_argument("--warm", type=float, default=3)
        if do is upgrade:
            way.add_argument("ref")
    arguments = parser.parse_args()
    return int(arguments.do(arguments))


if __name__ == "__main__":
    sys.exit(main())
