"""The keys to a table: whoever comes with one to a free seat takes it, the host hands them out, and one that was revoked opens
nothing any more."""

from __future__ import annotations

from functools import partial
from secrets import token_urlsafe
from typing import TYPE_CHECKING

from comitium.store import match_store as shelf
from comitium.store import people
from comitium.web.live_match import OPEN, LiveMatch

if TYPE_CHECKING:
    from comitium.web.hub import Hub


async def take_seat(hub: Hub, live: LiveMatch, seat: int) -> None:
    """Whoever comes with the key to a free seat takes it."""
    if live.sitters[seat].who == OPEN:
        async with live.lock:
            await hub.store.write(lambda connection: people.sit(connection, live.id, seat, ""))
            live.sitters = await hub.store.read(lambda connection: shelf.sitters(connection, live.id))
            if not live.entry.host and not live.free():  # a table that nobody hosts begins when it is full
                await hub.store.write(lambda connection: shelf.begin(connection, live.id))
                live.entry = live.entry._replace(started=True)
            hub.tell(live)
        hub.bot_runner.step(live)


async def links(hub: Hub, live: LiveMatch, origin: str) -> tuple[tuple[int, str], ...]:
    """Where those go who are to take the free seats."""
    keys = await hub.store.read(lambda connection: people.keys(connection, live.id))
    free = live.free()
    return tuple((key.seats[0], f"{origin}/seat/{key.token}") for key in keys if len(key.seats) == 1 and key.seats[0] in free)


async def invite(hub: Hub, live: LiveMatch) -> None:
    """A key for every free seat that has none."""
    keys = await hub.store.read(lambda connection: people.keys(connection, live.id))
    known = {seat for key in keys for seat in key.seats}
    for seat in live.free():
        if seat not in known:
            key = people.Key(token_urlsafe(24), live.id, (seat,))
            await hub.store.write(partial(people.create_key, key=key))
    for wire in live.wires:
        if wire.viewer.device == live.entry.host:
            wire.viewer = wire.viewer._replace(links=await links(hub, live, wire.viewer.origin))


async def check_keys(hub: Hub, live: LiveMatch) -> None:
    """Keys may have been revoked."""
    good = {key.token for key in await hub.store.read(lambda connection: people.keys(connection, live.id))}
    shown = {wire.token for wire in live.wires} | {listener.token for listener in live.listeners}
    dismiss(live, shown - good - {""})


def dismiss(live: LiveMatch, revoked: set[str]) -> None:
    """Pages and programs that came with these keys are shown out."""
    for wire in live.wires:
        if wire.token in revoked:
            wire.note({"gone": "/"})
            wire.close()
    for listener in live.listeners:
        if listener.token in revoked:
            listener.close()
