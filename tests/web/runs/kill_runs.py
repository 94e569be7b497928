"""Runs that end with `kill -9` under load: every choice that was acknowledged must be in the journal afterwards.

    python tests/web/runs/kill_runs.py RUNS [DATABASE]   a file (default: a fresh one), a URL, or `postgres`: one of our own

Programs play many matches at once through their sockets. A choice counts as acknowledged when the house has sent a situation
in which that question is no longer open. After each kill the journals are read and compared.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parents[2]))

from comitium.match import journal
from comitium.store import Store, match_store, open_store
from postgres.server import serving
from web.running import Running, start

MATCHES = 12


class Acknowledged(NamedTuple):
    match: str
    seat: int
    at: int
    choice: int


class Players:
    """Programs at all tables, and what they were told has been heard."""

    def __init__(self, base: str, tables: list[tuple[str, dict[int, str]]], dice: Random) -> None:
        self.base = base
        self.tables = tables
        self.dice = dice
        self.heard: list[Acknowledged] = []

    async def play(self) -> None:
        await asyncio.gather(*(self._sit(match, seat, key) for match, keys in self.tables for seat, key in keys.items()))

    async def _sit(self, match: str, seat: int, key: str) -> None:
        address = self.base.replace("http", "ws", 1) + "/api/v1/seat/socket"
        try:
            headers = {"authorization": f"Bearer {key}"}
            async with websockets.connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
                await self._answer(socket, match, seat)
        except (OSError, websockets.WebSocketException):
            return  # the house was killed

    async def _answer(self, socket: Any, match: str, seat: int) -> None:
        given: Acknowledged | None = None
        async for message in socket:
            situation = json.loads(message).get("situation")
            if situation is None:
                given = None
                continue
            question = situation["question"]
            if given is not None and (question is None or question["number"] > given.at):
                self.heard.append(given)
                given = None
            if situation["outcome"] is not None:
                return
            if question is not None and given is None:
                choice = self.dice.choice(question["choices"])["choice"]
                given = Acknowledged(match, seat, question["number"], choice)
                await socket.send(json.dumps({"choice": choice, "at": given.at}))


def set_tables(base: str, count: int) -> list[tuple[str, dict[int, str]]]:
    with httpx.Client(base_url=base, timeout=30) as http:
        made = [http.post("/api/v1/matches", json={"game": "caesar", "seats": ["open", "open"]}).json() for _ in range(count)]
    return [(one["match"], {key["seat"]: key["key"] for key in one["keys"]}) for one in made]


async def lost(store: Store, heard: list[Acknowledged]) -> list[Acknowledged]:
    """Acknowledged choices that are not in the journals. A journal that is broken raises `BadJournal`."""
    missing: list[Acknowledged] = []
    for match in {one.match for one in heard}:
        told = await store.read(lambda connection, match=match: match_store.fetch(connection, match))
        assert told is not None
        entries = journal.read("\n".join(told.lines) + "\n", torn=True).entries
        for one in (one for one in heard if one.match == match):
            mine = [entry.choice for entry in entries if entry.seat == one.seat and (entry.is_choice or entry.undo)]
            if len(mine) <= one.at or mine[one.at] != one.choice:
                missing.append(one)
    return missing


async def run_once(server: Running, tables: list[tuple[str, dict[int, str]]], enough: int, dice: Random) -> list[Acknowledged]:
    """Play until so many choices have been acknowledged, then kill the house."""
    players = Players(server.address, tables, dice)
    playing = asyncio.create_task(players.play())
    while len(players.heard) < enough and not playing.done():
        await asyncio.sleep(0.005)
    server.kill()
    await asyncio.wait_for(playing, 60)
    return players.heard


def kill_runs(runs: int, database: str = "", enough: int = 600) -> tuple[int, int]:
    """How many choices were acknowledged in all, and how many of them were lost."""
    dice = Random(7)
    acknowledged = missing = 0
    with tempfile.TemporaryDirectory() as folder:
        place = database or f"{folder}/house.db"
        for number in range(runs):
            server = start(Path(folder), "--limits", "1000", database=place)
            tables = set_tables(server.address, MATCHES)
            heard = asyncio.run(run_once(server, tables, enough // 2 + dice.randrange(enough), dice))
            gone = asyncio.run(_look(place, heard))
            assert heard, "nobody could play: such a run shows nothing"
            acknowledged, missing = acknowledged + len(heard), missing + len(gone)
            print(f"run {number + 1}: {len(heard)} acknowledged, {len(gone)} lost", flush=True)
    return acknowledged, missing


async def _look(place: str, heard: list[Acknowledged]) -> list[Acknowledged]:
    store = open_store(place)
    try:
        return await lost(store, heard)
    finally:
        await store.close()


def main(runs: int, database: str) -> int:
    """Run them, on SQLite, on a database, or on a PostgreSQL that is started for it (`postgres`)."""
    with serving() if database == "postgres" else nullcontext(database) as url:
        total, gone = kill_runs(runs, url)
    print(f"{total} choices acknowledged, {gone} lost")
    return 1 if gone or not total else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 30, sys.argv[2] if len(sys.argv) > 2 else ""))
