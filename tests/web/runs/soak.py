"""Two hours of an ordinary evening: what a server needs must not grow with the hours.

    python tests/web/runs/soak.py [--minutes 120] [--tables 9] [--every 60] [--file build/soak.jsonl] [--log build/soak.log]
    python tests/web/runs/soak.py --read build/soak.jsonl

A few tables of all games, people against bots and each other, at the pace of people. They come and go, talk, look on, play to
the end and again, watch replays, bring the journals back, and mistype addresses. Every minute a line is written: memory of the
server and its workers, open files, tasks, threads, the size of the database, and what the caches hold. At the end, and with
`--read`, the growth an hour over the last half of the time is told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parents[2]))

from web.running import is_question, question

SETTINGS: Final = (  # game, who sits where
    ("caesar", ("me", "tribune")),
    ("caesar", ("me", "open")),
    ("idus", ("me", "tribune", "tribune", "tribune", "tribune")),
    ("idus", ("me", "open", "tribune", "tribune", "tribune")),
    ("republic", ("me", "tribune", "tribune")),
)
LONGEST: Final = 1800.0  # seconds after which a table is left, however the game stands


class Table:
    """A table from the moment it is set until its people leave it."""

    def __init__(self, base: str, dice: Random, counts: dict[str, int]) -> None:
        self.base = base
        self.dice = dice
        self.counts = counts
        self.match = ""
        self.over = False
        self.moved: dict[str, str] = {}  # links that were spent: the one that took the place of each
        self.end = time.monotonic() + LONGEST

    def count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    async def live(self) -> None:
        game, seats = self.dice.choice(SETTINGS)
        async with httpx.AsyncClient(base_url=self.base, timeout=60) as host:
            form = {"csrf": await mark(host), "game": game, "players": str(len(seats))}
            form |= {f"seat.{number}": who for number, who in enumerate(seats)}
            made = await host.post("/tables", data=form)
            if made.status_code != 303:
                self.count(f"refused {made.status_code}")
                return
            address = made.headers["location"]
            self.count(f"tables of {game}")
            page = (await host.get(address)).text
            people = [self.person(host, address)]
            guests = [link for link in dict.fromkeys(re.findall(r"http://[\w.:]+(/seat/[\w-]+)", page)) if link != address]
            clients = [httpx.AsyncClient(base_url=self.base, timeout=60) for _ in guests[:1]]
            people += [self.person(client, link) for client, link in zip(clients, guests, strict=False)]
            onlooker = asyncio.create_task(self.look_on())
            await asyncio.gather(*people)
            onlooker.cancel()
            if self.over:
                await self.look_back(host, address)
            for client in clients:
                await client.aclose()

    async def person(self, client: httpx.AsyncClient, address: str) -> None:
        """Somebody who comes, plays for a while, leaves, and comes back, until the game is over."""
        await client.get(address)
        while not self.over and time.monotonic() < self.end:
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                await self.sit(client, address, 30 + self.dice.random() * 240)
            address = self.moved.get(address, address)
            if not self.over:
                await asyncio.sleep(self.dice.choice([1, 5, 20, 90]))  # after a minute a match is dropped from memory
                await client.get(address)

    async def sit(self, client: httpx.AsyncClient, address: str, seconds: float) -> None:
        """An open page for a while."""
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        place = self.base.replace("http", "ws", 1) + address + "/socket"
        headers = {"cookie": cookies, "origin": self.base}
        self.count("wires")
        async with websockets.connect(place, additional_headers=headers, max_size=None, compression=None) as socket:
            await socket.send('{"do":"hello","frame":0}')
            await socket.send('{"do":"speed","speed":"instant"}')
            asked, html, end = -1, dict[str, str](), time.monotonic() + seconds
            while time.monotonic() < end:
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 5))
                except TimeoutError:
                    await self.idle(socket)
                    continue
                if "key" in message:
                    self.moved[address] = f"/seat/{message['key'].rpartition('/')[2]}"
                if "gone" in message:
                    return
                html |= message.get("parts", {}) | {"": message.get("around") or html.get("", "")}
                found = re.search(r"/replay/([\w-]+)", " ".join(html.values()))
                if found and not message.get("asked"):
                    self.match, self.over = found[1], True
                    self.count("games over")
                    return
                page = {"asked": message.get("asked"), "html": html.get("decision", "")}
                if not is_question(page) or question(page)[0] == asked:
                    continue
                asked, choices = question(page)
                await asyncio.sleep(1 + 4 * self.dice.random())
                if choices:
                    await socket.send(json.dumps({"do": "choose", "choice": self.dice.choice(choices), "at": asked}))
                    self.count("choices")
                await self.idle(socket)

    async def idle(self, socket: Any) -> None:
        """What people do besides."""
        done = self.dice.random()
        if done < 0.05:
            await socket.send(json.dumps({"do": "say", "text": f"Quousque tandem? {time.time():.0f}"}))
        elif done < 0.10:
            await socket.send('{"do":"inspect","id":""}')
        elif done < 0.13:
            await socket.send('{"do":"hint"}')
        elif done < 0.16:
            await socket.send(json.dumps({"do": "language", "language": self.dice.choice(["en", "fr"])}))
        elif done < 0.18:
            await socket.send('{"do":"undo"}')
        elif done < 0.20:
            await socket.send("what?")
        else:
            return
        self.count("asides")

    async def look_on(self) -> None:
        """Somebody without a seat, and addresses that are mistyped."""
        async with httpx.AsyncClient(base_url=self.base, timeout=60) as client:
            while True:
                await asyncio.sleep(20 + 60 * self.dice.random())
                for path in (
                    "/",
                    f"/?game={self.dice.choice(['caesar', 'idus', 'republic'])}",
                    f"/seat/{'x' * 20}",
                    "/nowhere",
                ):
                    await client.get(path)
                if self.match:
                    await client.get(f"/watch/{self.match}")

    async def look_back(self, host: httpx.AsyncClient, address: str) -> None:
        """Watch the replay, bring the journal back, and look at one's history."""
        for _ in range(8):
            step = self.dice.randrange(60)
            await host.get(f"/replay/{self.match}", params={"step": step, "part": self.dice.choice(["", "frame"])})
            await asyncio.sleep(1)
        self.count("replays")
        journal = await host.get(f"/replay/{self.match}/journal")
        files = {"journal": ("game.jsonl", journal.content)}
        brought = await host.post("/replays", data={"csrf": await mark(host)}, files=files)
        self.count(f"brought {brought.status_code}")
        for path in ("/me", "/record", f"/record/{self.match}", address):
            await host.get(path)


async def mark(client: httpx.AsyncClient) -> str:
    found = re.search(r'name="csrf" value="(\w+)"', (await client.get("/")).text)
    assert found is not None
    return found[1]


# -- what is written every minute


def status(process: int) -> dict[str, int]:
    """Kilobytes resident and private, threads, and open files."""
    text = Path(f"/proc/{process}/status").read_text()
    found = {name: int(value) for name, value in re.findall(r"^(VmRSS|RssAnon|Threads):\s+(\d+)", text, re.MULTILINE)}
    return {**found, "files": len(os.listdir(f"/proc/{process}/fd"))}


def children(process: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").iterdir():
        with suppress(OSError):
            found += [int(child) for child in (task / "children").read_text().split()]
    return sorted(found)


def busy(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def sample(server: int, folder: Path, insides: Path, counts: dict[str, int]) -> dict[str, Any]:
    workers = {}
    for child in children(server):
        with suppress(OSError):
            workers[child] = status(child)
    told = insides.read_text(encoding="utf-8").splitlines() if insides.exists() else []
    size = sum(file.stat().st_size for file in folder.iterdir() if file.name.startswith("house.db"))
    return {
        "server": status(server),
        "busy": busy(server),
        "workers": workers,
        "database": size // 1024,
        "counts": dict(counts),
        "insides": json.loads(told[-1]) if told else {},
    }


# -- what it comes to


def slope(points: list[tuple[float, float]]) -> float:
    """Growth an hour by least squares.

    >>> slope([(0.0, 1.0), (1800.0, 2.0), (3600.0, 3.0)])
    2.0
    """
    count = len(points)
    x, y = sum(one for one, _ in points) / count, sum(other for _, other in points) / count
    spread = sum((one - x) ** 2 for one, _ in points)
    return 3600 * sum((one - x) * (other - y) for one, other in points) / spread if spread else 0.0


def told_of(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """First, half-way and last figures, and the growth an hour over the last half."""
    half = [row for row in rows if row["minute"] >= rows[-1]["minute"] / 2]
    report: dict[str, Any] = {"minutes": rows[-1]["minute"], "counts": rows[-1]["counts"]}

    def tell(name: str, value: Any) -> None:
        points = [(60.0 * row["minute"], float(found)) for row in half if (found := value(row)) is not None]
        if points:
            report[name] = {
                "first": value(rows[0]),
                "half": value(half[0]),
                "last": value(rows[-1]),
                "an hour": round(slope(points), 1),
            }

    tell("server kB", lambda row: row["server"]["VmRSS"])
    tell("server files", lambda row: row["server"]["files"])
    tell("workers kB", lambda row: sum(one.get("VmRSS", 0) for one in row["workers"].values()))
    tell("worker files", lambda row: sum(one["files"] for one in row["workers"].values()))
    tell("processes", lambda row: len(row["workers"]))
    tell("tasks", lambda row: row["insides"].get("tasks"))
    tell("threads", lambda row: row["server"]["Threads"])
    tell("objects", lambda row: row["insides"].get("objects"))
    tell("matches in memory", lambda row: row["insides"].get("hub", {}).get("lives", 0))
    tell("things in caches", lambda row: sum(row["insides"].get("caches", {}).values()))
    tell("database kB", lambda row: row["database"])
    return report


async def keep_table(base: str, dice: Random, counts: dict[str, int]) -> None:
    """One table after the other."""
    await asyncio.sleep(60 * dice.random())
    while True:
        try:
            await Table(base, dice, counts).live()
        except (httpx.HTTPError, OSError) as error:
            counts["broken off"] = counts.get("broken off", 0) + 1
            print(f"{type(error).__name__}: {error}", file=sys.stderr, flush=True)
        await asyncio.sleep(2)


async def soak(arguments: argparse.Namespace, base: str, server: int, folder: Path) -> list[dict[str, Any]]:
    counts: dict[str, int] = {}
    tables = [asyncio.create_task(keep_table(base, Random(number), counts)) for number in range(arguments.tables)]
    begun, rows = time.monotonic(), []
    while time.monotonic() - begun < 60 * arguments.minutes:
        await asyncio.sleep(arguments.every)
        row = {"minute": round((time.monotonic() - begun) / 60, 2), **sample(server, folder, folder / "insides", counts)}
        rows.append(row)
        with arguments.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
    for table in tables:
        table.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    return rows


def emptied(folder: Path) -> dict[str, Any]:
    """What the server still needs when nobody plays any more, and when it has forgotten what it remembers."""
    time.sleep(90)  # by then matches without people have left the memory
    (folder / "insides.empty").touch()
    told = folder / "insides.emptied"
    for _ in range(120):
        time.sleep(1)
        if told.exists() and not (folder / "insides.empty").exists():
            return dict(json.loads(told.read_text()))
    return {}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--tables", type=int, default=9)
    parser.add_argument("--every", type=float, default=60)
    parser.add_argument("--file", type=Path, default=Path("build/soak.jsonl"))
    parser.add_argument("--log", type=Path, default=Path("build/soak.log"))
    parser.add_argument("--read", type=Path)
    arguments = parser.parse_args()
    if arguments.read is not None:
        print(json.dumps(told_of([json.loads(line) for line in arguments.read.read_text().splitlines()]), indent=2))
        return
    arguments.file.parent.mkdir(parents=True, exist_ok=True)
    arguments.file.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as made, arguments.log.open("w") as log:
        folder = Path(made)
        script = str(Path(__file__).with_name("soak_server.py"))
        command = [sys.executable, script, f"{made}/house.db", f"{made}/insides", str(5 * arguments.every)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as server:
            assert server.stdout is not None
            base = server.stdout.readline().strip()
            try:
                rows = asyncio.run(soak(arguments, base, server.pid, folder))
                left = emptied(folder)
            finally:
                server.terminate()
                server.wait(60)
    print(json.dumps(told_of(rows) | {"emptied": left}, indent=2))


if __name__ == "__main__":
    main()
