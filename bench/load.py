"""How many people one server holds: matches, wires, clicks a second, and how long from a click to its frame.

    python bench/load.py [--matches 200] [--rate 200] [--seconds 20] [--saturate] [--people] [--painted [120]]

Half of the matches are two people; the other half are one person, the tribune, and somebody who looks on (with `--people`
nobody plays the computer). People answer at random, as often as the rate asks for, whatever they are asked. Lines are what is
written: people's answers, and those of the bots, who answer the sooner the more the server can do. `--painted` plays one more
match in a real browser beside the load and measures so many times from the click to the picture, however long that takes. The
server is a process of its own with one worker for its bots. Where the clients or the bots take much of a processor
(`client_cpu_percent`, `workers_cpu_percent`) they are a part of what is measured, since all share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import websockets

FORM = re.compile(r'<form[^>]*id="answer"[^>]*>')
NUMBER = re.compile(r'data-at="(\d+)"')
RADIO = re.compile(r'<input[^>]*name="choice"[^>]*value="(\d+)"')


class Parts(msgspec.Struct):
    """Of all parts of a frame, the one that is answered: the rest is skipped unread, since the clients share the machine."""

    decision: str = ""


class LoadMessage(msgspec.Struct):
    """As much of a message as a person without eyes needs."""

    frame: int | None = None
    asked: bool = False
    error: str = ""
    gone: str = ""
    key: str = ""  # the link that has taken the place of the one that was spent
    parts: Parts = msgspec.field(default_factory=Parts)


DECODER = msgspec.json.Decoder(LoadMessage)


class Load:
    """All the people, and what they have measured."""

    def __init__(self, base: str, matches: int, rate: float, game: str, bots: bool) -> None:
        self.base = base
        self.matches = matches
        self.game = game
        self.bots = bots
        self.think = matches / rate if rate else 0.0
        self.clicks: list[float] = []
        self.errors = 0
        self.frames = 0
        self.bytes = 0
        self.measuring = False
        self.dice = Random(1)
        self.tasks: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """Set all tables; a client for each, since a device has its own cookie."""
        queue = asyncio.Queue[int]()
        for number in range(self.matches):
            queue.put_nowait(number)
        await asyncio.gather(*(self._set_tables(queue) for _ in range(8)))

    async def _set_tables(self, queue: asyncio.Queue[int]) -> None:
        async with httpx.AsyncClient(base_url=self.base, timeout=60) as client:
            while not queue.empty():
                await self._set_table(client, queue.get_nowait())

    async def _set_table(self, client: httpx.AsyncClient, number: int) -> None:
        alone = self.bots and number % 2 == 1
        body = {"game": self.game, "seats": ["open", "tribune" if alone else "open"]}
        made = (await client.post("/api/v1/matches", json=body)).raise_for_status().json()
        for seat in made["keys"]:
            self.tasks.append(asyncio.create_task(self._person(f"/seat/{seat['key']}", plays=True)))
        if alone:
            self.tasks.append(asyncio.create_task(self._person(f"/watch/{made['match']}", plays=False)))

    async def _person(self, address: str, plays: bool) -> None:
        while True:
            place = self.base.replace("http", "ws", 1) + address + "/socket"
            try:
                async with websockets.connect(place, max_size=None, compression=None, ping_interval=None) as socket:
                    await socket.send('{"do":"hello","frame":0}')
                    address = await self._listen(socket, plays, address)
            except (OSError, websockets.WebSocketException):
                self.errors += 1
                await asyncio.sleep(1)

    async def _listen(self, socket: Any, plays: bool, address: str) -> str:
        """Answer until the page has to be opened anew; where it is then."""
        asked, sent, answered, html = -1, 0.0, True, ""
        async for content in socket:
            message = DECODER.decode(content)
            address = message.key or address
            if message.gone:  # the game begins: a lobby's page opens the table's
                return address
            if message.frame is None:
                self.errors += bool(message.error)
                continue
            self.frames += 1
            self.bytes += len(content)
            html = message.parts.decision or html
            number = _number(html) if message.asked else -1
            if not answered and number != asked:
                answered = True
                if self.measuring:
                    self.clicks.append(time.perf_counter() - sent)
            if not plays or number < 0 or number == asked:
                continue
            asked, answered = number, False
            if self.think:
                await asyncio.sleep(self.think * (0.5 + self.dice.random()))
            choices = RADIO.findall(html)
            sent = time.perf_counter()
            await socket.send(json.dumps({"do": "choose", "choice": int(self.dice.choice(choices)), "at": number}))
        return address


def _number(html: str) -> int:
    form = FORM.search(html)
    found = NUMBER.search(form[0]) if form else None
    return int(found[1]) if found else -1


def memory(process: int) -> int:
    """Resident kilobytes."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def busy(process: int) -> float:
    """Seconds of processor time."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def thinking(process: int) -> float:
    """The same of those who think for it."""
    return sum(busy(int(child)) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split())


def percentiles(times: list[float]) -> dict[str, float]:
    if len(times) < 20:
        return {}
    cut = statistics.quantiles(times, n=100)
    return {"p50": round(1000 * cut[49], 1), "p95": round(1000 * cut[94], 1), "p99": round(1000 * cut[98], 1)}


def histogram(text: str, name: str) -> dict[str, float]:
    """Upper bounds of the median and the 95th percentile of a Prometheus histogram, in milliseconds."""
    rows = [
        (float(bound), float(count)) for bound, count in re.findall(rf'{name}_bucket{{le="([\d.e+-]+)"}} ([\d.e+-]+)', text)
    ]
    total = rows[-1][1] if rows else 0.0
    return {
        f"p{share}": next((1000 * bound for bound, count in rows if count >= total * share / 100), float("inf"))
        for share in (50, 95)
        if total
    }


async def counted(base: str, name: str) -> float:
    """A counter of the server."""
    async with httpx.AsyncClient(base_url=base, timeout=30) as client:
        found = re.search(rf"^{name} ([\d.e+]+)$", (await client.get("/metrics")).text, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def paint(base: str, clicks: int) -> list[float]:
    """From the click that confirms to the frame that shows it, painted by the page, in seconds: what the browser then does to
    bring it to a screen, and what a bot answers, is no part of it. The first clicks do not count: the browser reads the page's
    script with them. Where a match is over another one begins."""
    from playwright.async_api import TimeoutError, async_playwright

    times: list[float] = []
    async with async_playwright() as playwright, httpx.AsyncClient(base_url=base, timeout=60) as client:
        browser = await playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", *QUIET])
        page = await browser.new_page()
        await sit_at(page, client)
        while len(times) < FIRST + clicks:
            try:
                await page.wait_for_selector("#answer input[name=choice]", timeout=5000)
            except TimeoutError:
                await sit_at(page, client)
                continue
            times.append(await page.evaluate(CLICK) / 1000)
            await asyncio.sleep(0.2)
        await browser.close()
    return times[FIRST:]


async def sit_at(page: Any, client: httpx.AsyncClient, game: str = "caesar", seats: int = 2) -> None:
    """A new match against tribunes, in a page."""
    body = {"game": game, "seats": ["open"] + ["tribune"] * (seats - 1)}
    made = (await client.post("/api/v1/matches", json=body)).raise_for_status().json()
    await page.goto(str(client.base_url.join(f"/seat/{made['keys'][0]['key']}")))


FIRST = 5  # clicks that do not count
QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
CLICK = """() => new Promise((done) => {
  const form = document.getElementById("answer"), at = form.dataset.at;
  const radios = form.querySelectorAll("input[name=choice]");
  radios[Math.floor(Math.random() * radios.length)].click();
  const confirm = () => {
    const begun = performance.mark("confirmed").startTime;
    const watch = new MutationObserver(() => {
      if (document.getElementById("answer")?.dataset.at === at) return;
      watch.disconnect();
      const painted = () => done(performance.now() - begun);
      requestAnimationFrame(() => scheduler.postTask(painted, { priority: "user-blocking" })); // before all else that waits
    });
    watch.observe(document.getElementById("frame"), { childList: true, subtree: true, attributes: true });
    document.getElementById("confirm").click();
  };
  requestAnimationFrame(() => setTimeout(confirm)); // what is chosen is a picture of its own, painted before
})"""


async def measure(arguments: argparse.Namespace, base: str, process: int) -> dict[str, Any]:
    load = Load(base, arguments.matches, 0 if arguments.saturate else arguments.rate, arguments.game, not arguments.people)
    empty = memory(process)
    await load.sit_down()
    await asyncio.sleep(arguments.warm)
    written, since = await counted(base, "comitium_lines_total"), time.perf_counter()
    load.measuring, load.frames, load.bytes = True, 0, 0
    begun, used, thought, own = time.perf_counter(), busy(process), thinking(process), time.process_time()
    painted = await paint(base, arguments.painted) if arguments.painted else []
    await asyncio.sleep(max(0.0, arguments.seconds - (time.perf_counter() - begun)))
    load.measuring = False
    spent = time.perf_counter() - begun
    used, thought, own = busy(process) - used, thinking(process) - thought, time.process_time() - own
    written = await counted(base, "comitium_lines_total") - written
    lines = written / (time.perf_counter() - since)  # a server that is full answers late here as well
    full = memory(process)
    async with httpx.AsyncClient(base_url=base, timeout=30) as client:
        text = (await client.get("/metrics")).text
    for task in load.tasks:
        task.cancel()
    await asyncio.gather(*load.tasks, return_exceptions=True)
    return {
        "matches": arguments.matches,
        "wires": len(load.tasks),
        "clicks_per_second": round(len(load.clicks) / spent, 1),
        "lines_per_second": round(lines, 1),
        "click_ms": percentiles(load.clicks),
        "painted": len(painted),
        "painted_ms": percentiles(painted),
        "bot_ms_at_most": histogram(text, "comitium_bot_seconds"),
        "commit_ms_at_most": histogram(text, "comitium_commit_seconds"),
        "frames_per_second": round(load.frames / spent, 1),
        "kilobytes_per_frame": round(load.bytes / max(1, load.frames) / 1000, 1),
        "server_cpu_percent": round(100 * used / spent),
        "server_ms_per_click": round(1000 * used / max(1, len(load.clicks)), 2),
        "server_ms_per_line": round(1000 * used / spent / max(1, lines), 2),
        "workers_cpu_percent": round(100 * thought / spent),
        "client_cpu_percent": round(100 * own / spent),
        "kilobytes_per_match": round((full - empty) / arguments.matches),
        "errors": load.errors,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=5)
    parser.add_argument("--game", default="caesar")
    parser.add_argument("--saturate", action="store_true")
    parser.add_argument("--people", action="store_true")
    parser.add_argument("--painted", type=int, nargs="?", const=120, default=0, metavar="CLICKS")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(Path(__file__).with_name("load_server.py")), f"{folder}/house.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            base = server.stdout.readline().strip()
            try:
                print(json.dumps(asyncio.run(measure(arguments, base, server.pid)), indent=2))
            finally:
                server.terminate()
                with contextlib.suppress(subprocess.TimeoutExpired):
                    server.wait(15)


if __name__ == "__main__":
    main()
