"""The house from inside, without a server: tables, and people whose pages are paper."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from comitium.draw.page import model
from comitium.store import match_store
from comitium.web.acts import table_acts
from comitium.web.house import House, Settings
from comitium.web.matches import invitations, tables
from comitium.web.matches.connection import Connection
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models


class Paper:
    """A page that only writes down what it is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(msgspec.json.decode(text))

    async def close(self, code: int) -> None: ...


def in_house(folder: Path, work: Callable[[House], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        house = House(Settings(database=str(folder / "house.db"), workers=1, pace=0.0, **settings))
        await house.start()
        try:
            await asyncio.wait_for(work(house), 60)
        finally:
            await house.stop()

    asyncio.run(run())


async def sit(house: House, live: LiveMatch, seat: int) -> Connection:
    viewer = page_models.Viewer(seat, (seat,), f"/seat/{seat}", "", "host", model.Reader())
    wire = Connection(Paper(), viewer, f"token-{seat}")
    async with live.lock:
        live.wires.add(wire)
    await table_acts.perform(house.hub, live, wire, table_acts.Hello())
    return wire


async def set_table(house: House, game: str, *seats: str, seed: int | None = None) -> LiveMatch:
    made = await tables.set_table(house, "host", tables.Wanted(game, seats, {}, seed))
    live = await house.hub.find(made.match)
    if not live.entry.started:
        for seat in live.free():
            await invitations.take_seats(house.hub, live, (seat,))
        await house.store.write(lambda connection: match_store.begin(connection, live.id))
        async with live.lock:
            live.entry = live.entry._replace(started=True)
    return live


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)
