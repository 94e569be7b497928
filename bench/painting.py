"""Where the time goes in the page from a frame that arrives to the picture: processor time of its main thread, by kind.

    python bench/painting.py [--game caesar] [--clicks 40] [--threads]

One person plays at random against tribunes in a real browser without a graphics card, and the browser traces itself. Processor
time instead of the clock's, since browser, server and bots share the machine.
With `--threads` nothing is traced, and what all threads of the browser take for a click is
listed: what moves and fades after a frame is a part of that, and costs more than the frame where there is no graphics card.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import httpx
from load import CLICK, QUIET, sit_at
from playwright.async_api import async_playwright

KINDS = {"style": "UpdateLayoutTree", "layout": "Layout", "parsing": "ParseHTML"}
TRACED = ["toplevel", "blink", "blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline"]
MOTION = 0.6  # seconds until everything has come where it goes
SEATS = {"caesar": 2, "idus": 5, "republic": 3}


async def play(base: str, game: str, clicks: int, trace: Path | None) -> Counter[str]:
    """So many clicks, traced; what the browser's threads took for them."""
    async with async_playwright() as playwright, httpx.AsyncClient(base_url=base, timeout=60) as client:
        browser = await playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", *QUIET])
        page = await browser.new_page(viewport={"width": 1440, "height": 900})
        await sit_at(page, client, game, SEATS[game])
        await page.wait_for_selector("#answer input[name=choice]")
        await asyncio.sleep(2)  # until it has come to rest
        if trace is not None:
            await browser.start_tracing(page=page, path=trace, categories=TRACED)
        before = threads(os.getpid())
        for _ in range(clicks):
            await page.wait_for_selector("#answer input[name=choice]")
            await page.evaluate(CLICK)
            await asyncio.sleep(0.3 if trace is not None else MOTION)
        taken = threads(os.getpid())
        taken.subtract(before)
        if trace is not None:
            await browser.stop_tracing()
        await browser.close()
        return taken


def threads(process: int) -> Counter[str]:
    """Milliseconds of processor time of all browsers among a process and its children, by the names of threads."""
    found: Counter[str] = Counter()
    for task in Path(f"/proc/{process}/task").iterdir():
        with contextlib.suppress(OSError):  # it has ended meanwhile
            name = (task / "comm").read_text().strip()
            if "chrom" in Path(f"/proc/{process}/cmdline").read_text():
                found[name] += int((task / "schedstat").read_text().split()[0]) // 1_000_000
            for child in (task / "children").read_text().split():
                found += threads(int(child))
    return found


def read(trace: Path) -> dict[str, list[float]]:
    """Milliseconds of each kind, for every click: the task that draws its frame, and the painting that follows."""
    told = json.loads(trace.read_text())["traceEvents"]
    marks = [one for one in told if one["name"] == "confirmed" and one["ph"] in "RI"]
    page = marks[0]["pid"], marks[0]["tid"]
    done = sorted((one for one in told if one["ph"] == "X" and (one["pid"], one["tid"]) == page), key=lambda one: one["ts"])
    tasks = [one for one in done if one["name"] == "RunTask"]

    def within(task: Any, name: str) -> list[Any]:
        return [one for one in done if one["name"] == name and task["ts"] <= one["ts"] <= task["ts"] + task["dur"]]

    found: dict[str, list[float]] = defaultdict(list)
    for mark in marks:
        later = [task for task in tasks if mark["ts"] < task["ts"] < mark["ts"] + 2_000_000]
        drawn = next((place for place, task in enumerate(later) if within(task, "ParseHTML")), None)
        if drawn is None:
            continue
        painted = next((task for task in later[drawn + 1 :] if within(task, "WebFrameWidgetImpl::UpdateLifecycle")), None)
        if painted is None:
            continue
        spent = {kind: sum(one.get("tdur", 0) for one in within(later[drawn], name)) for kind, name in KINDS.items()}
        spent["script"] = later[drawn]["tdur"] - sum(spent.values())
        spent["painting"] = painted["tdur"]
        spent["all"] = sum(spent.values())
        for kind, microseconds in spent.items():
            found[kind].append(microseconds / 1000)
        found["elements styled"].append(
            sum(one["args"].get("elementCount", 0) for one in within(later[drawn], KINDS["style"]))
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="caesar", choices=sorted(SEATS))
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--threads", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(Path(__file__).with_name("load_server.py")), f"{folder}/house.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            base = server.stdout.readline().strip()
            trace = None if arguments.threads else Path(folder) / "trace.json"
            try:
                taken = asyncio.run(play(base, arguments.game, arguments.clicks, trace))
            finally:
                server.terminate()
        if trace is None:
            for name, milliseconds in [("all", taken.total()), *taken.most_common(8)]:
                print(f"{name:16} {milliseconds / arguments.clicks:7.1f} ms a click")
            return
        found = read(trace)
    for kind, values in found.items():
        print(f"{kind:16} median {statistics.median(values):7.1f}  p95 {statistics.quantiles(values, n=20)[-1]:7.1f}")
    print(f"{len(found['all'])} clicks, milliseconds")


if __name__ == "__main__":
    main()
