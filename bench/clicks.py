"""What a click costs the server without sockets: the processor time of the event loop's thread, and where it goes.

    python bench/clicks.py [--game caesar] [--tables 30] [--clicks 800] [--people 2]
    python bench/clicks.py --against FOLDER [--rounds 5]     in turns with another checkout, each in a process of its own
    python bench/clicks.py --profile FILE                    by function, for pstats

The whole house in one process: people click at random, the same clicks in every run, each on a page that takes every frame.
A round counts the least that each click took in any run, so that what else the machine does matters little.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from comitium.draw.page import model
from comitium.match import match as matches
from comitium.play import begin_led
from comitium.store import match_store
from comitium.store.match_store import Entry, Sitter
from comitium.web import run
from comitium.web.acts import table_acts
from comitium.web.house import House, Settings
from comitium.web.matches.connection import Connection
from comitium.web.pages.page_models import Viewer

HERE = Path(__file__).resolve().parent.parent


class Paper:
    """A page that takes what it is sent."""

    def __init__(self) -> None:
        self.frames = 0
        self.bytes = 0

    async def send_text(self, text: str) -> None:
        self.frames += 1
        self.bytes += len(text)

    async def close(self, code: int) -> None: ...


async def seat(house: House, number: int, game: str, people: int, named: bool) -> tuple[str, list[Connection], list[Paper]]:
    """A table of people, each with a page."""
    match = begin_led(game, ["open"] * people, {}, number)
    id = f"table-{number:06}"
    entry = Entry(id, game, people, "", False, f"CODE{number}", True, False, "", 0, 0)
    sitters = [Sitter("person", f"Person {number}.{one}" if named else "", "") for one in range(people)]
    await house.store.write(lambda connection: match_store.create(connection, entry, match.lines(), sitters))
    live = await house.hub.find(id)
    wires, papers = [], [Paper() for _ in range(people)]
    for one in range(people):
        wire = Connection(papers[one], Viewer(one, (one,), f"/seat/{number}-{one}", "", "", model.Reader()), "")
        live.wires.add(wire)
        house.hub.spawn(wire.run(), "page")
        await table_acts.perform(house.hub, live, wire, table_acts.Hello())
        wires.append(wire)
    return id, wires, papers


async def click(house: House, id: str, wires: list[Connection], dice: Random) -> float:
    """Somebody who is asked answers; until everybody has been shown it. The processor time of this thread."""
    live = await house.hub.find(id)
    if live.match.outcome is not None:
        return 0.0
    asked = live.match.game.actors()[0]
    choice = dice.choice(live.match.game.legal(asked))
    act = table_acts.Choose(choice=choice, at=live.match.number(asked))
    begun = time.thread_time()
    await table_acts.perform(house.hub, live, wires[asked], act)
    while live.late or live.lock.locked() or live.talking is not None:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    return time.thread_time() - begun


async def play(arguments: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Settings(database=f"{folder}/house.db", workers=1, pace=0.0))
        await house.start()
        run.settle()
        dice = Random(1)
        tables = [
            await seat(house, number, arguments.game, arguments.people, arguments.named) for number in range(arguments.tables)
        ]
        for number in range(arguments.warm):
            id, wires, _ = tables[number % len(tables)]
            await click(house, id, wires, dice)
        frames = sum(paper.frames for _, _, papers in tables for paper in papers)
        profile = cProfile.Profile() if arguments.profile else None
        if profile is not None:
            profile.enable()
        times = []
        for number in range(arguments.clicks):
            id, wires, _ = tables[number % len(tables)]
            times.append(await click(house, id, wires, dice))
        if profile is not None:
            profile.disable()
            profile.dump_stats(arguments.profile)
        frames = sum(paper.frames for _, _, papers in tables for paper in papers) - frames
        size = sum(paper.bytes for _, _, papers in tables for paper in papers)
        await house.stop()
    return {"times": times, "frames": frames, "bytes": size, "builds": matches.__file__.rpartition(".")[2]}


def told(runs: list[dict[str, Any]]) -> dict[str, Any]:
    least = [min(times) for times in zip(*(one["times"] for one in runs), strict=True)]
    played = [one for one in least if one]
    return {
        "clicks": len(played),
        "ms_a_click": round(1000 * sum(played) / len(played), 3),
        "p95_ms": round(1000 * sorted(played)[int(0.95 * len(played))], 2),
        "frames_a_click": round(runs[0]["frames"] / len(played), 2),
        "build": runs[0]["builds"],
    }


def in_turns(arguments: argparse.Namespace) -> None:
    """Both checkouts, one after the other, again and again."""
    found: dict[Path, list[dict[str, Any]]] = {HERE: [], Path(arguments.against).resolve(): []}
    command = [sys.executable, str(Path(__file__).resolve()), "--raw", "--game", arguments.game]
    command += ["--named"] if arguments.named else []
    command += [
        "--warm",
        str(arguments.warm),
        "--tables",
        str(arguments.tables),
        "--clicks",
        str(arguments.clicks),
        "--people",
        str(arguments.people),
    ]
    for _ in range(arguments.rounds):
        for folder, runs in found.items():
            environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0"}
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
            runs.append(json.loads(done.stdout.splitlines()[-1]))
    here, other = (told(runs) for runs in found.values())
    ratio = round(here["ms_a_click"] / other["ms_a_click"], 3)
    print(json.dumps({"here": here, "there": other, "ratio": ratio}, indent=2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="caesar")
    parser.add_argument("--people", type=int, default=2)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--clicks", type=int, default=800)
    parser.add_argument("--warm", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--against")
    parser.add_argument("--profile")
    parser.add_argument("--named", action="store_true", help="everybody has a name of her own")
    parser.add_argument("--raw", action="store_true")
    arguments = parser.parse_args()
    run.set_up_logs("error")
    if arguments.against:
        in_turns(arguments)
        return
    found = asyncio.run(play(arguments))
    print(json.dumps(found) if arguments.raw else json.dumps(told([found]), indent=2))


if __name__ == "__main__":
    main()
