"""The keys to a table: whoever comes with one to a free seat takes it, the host hands them out, and one that was revoked opens
nothing any more."""

from __future__ import annotations

from functools import partial
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from comitium.play import OPEN
from comitium.store import match_store, people, persons
from comitium.web.matches.live_match import LiveMatch

if TYPE_CHECKING:
    from comitium.web.matches.connection import Connection as Wire
    from comitium.web.matches.hub import Hub

ROUTE: Final = 4  # letters of a match that its keys begin with


def new_token(match: str) -> str:
    """A key to a seat: 192 bits. Its first letters are those of the match, which are no secret: behind a proxy that looks at
    them all addresses of a table lead to the same process."""
    return match[:ROUTE] + token_urlsafe(24)


async def take_seats(hub: Hub, live: LiveMatch, seats: tuple[int, ...], person: str = "", wire: Wire | None = None) -> None:
    """Whoever comes with a key takes the free ones of its seats, under the name that she had last. The link that a page came
    by is spent with that."""
    free = [seat for seat in seats if live.sitters[seat].who == OPEN]
    if not free:
        return

    def work(connection: Connection) -> None:
        name = persons.person(connection, person).name
        for seat in free:
            people.sit(connection, live.id, seat, name)

    async with live.lock:
        await hub.store.write(work)
        live.sitters = await hub.store.read(lambda connection: match_store.sitters(connection, live.id))
        if not live.entry.host and not live.free():  # a table that nobody hosts begins when it is full
            await hub.store.write(lambda connection: match_store.begin(connection, live.id))
            live.entry = live.entry._replace(started=True)
        if wire is not None:
            await _spend_key(hub, live, wire)
        hub.tell(live)
    hub.bot_runner.step(live)


async def _spend_key(hub: Hub, live: LiveMatch, wire: Wire) -> None:
    """The guest has sat down: from now on the link that was handed out opens nothing, and only her page has the new one."""
    spent, fresh, person = wire.token, new_token(live.id), wire.viewer.device

    def work(connection: Connection) -> bool:
        key = people.key(connection, spent)
        if key is not None:
            people.revoke(connection, key, fresh)
            if person:
                people.remember_key(connection, person, fresh)
        return key is not None

    if await hub.store.write(work):
        wire.token = fresh
        wire.viewer = wire.viewer._replace(address=f"/seat/{fresh}")
        wire.note({"key": wire.viewer.address})
        dismiss(live, {spent})


async def links(hub: Hub, live: LiveMatch, origin: str) -> tuple[tuple[int, str], ...]:
    """Where those go who are to take the free seats."""
    keys = await hub.store.read(lambda connection: people.keys(connection, live.id))
    free = live.free()
    return tuple((key.seats[0], f"{origin}/seat/{key.token}") for key in keys if key.seats[0] in free)


async def invite(hub: Hub, live: LiveMatch) -> None:
    """A key for every free seat that has none."""
    keys = await hub.store.read(lambda connection: people.keys(connection, live.id))
    known = {seat for key in keys for seat in key.seats}
    for seat in live.free():
        if seat not in known:
            key = people.Key(new_token(live.id), live.id, (seat,))
            await hub.store.write(partial(people.create_key, key=key))
    for wire in live.wires:
        if wire.viewer.device == live.entry.host:
            wire.viewer = wire.viewer._replace(links=await links(hub, live, wire.viewer.origin))


async def check_keys(hub: Hub, live: LiveMatch) -> None:
    """Keys may have been revoked, or open other seats now."""
    good = {key.token: key.seats for key in await hub.store.read(lambda connection: people.keys(connection, live.id))}
    shown = {wire.token for wire in live.wires} | {listener.token for listener in live.listeners}
    dismiss(live, shown - good.keys() - {""})
    for wire in live.wires:
        party = good.get(wire.token, wire.party)
        if party != wire.party:
            seat = wire.viewer.seat if wire.viewer.seat in party else party[0]
            wire.viewer = wire.viewer._replace(party=party, seat=seat)
    for listener in live.listeners:
        listener.seats = good.get(listener.token, listener.seats)


def dismiss(live: LiveMatch, revoked: set[str]) -> None:
    """Pages and programs that came with these keys are shown out."""
    for wire in live.wires:
        if wire.token in revoked:
            wire.note({"gone": "/"})
            wire.close()
    for listener in live.listeners:
        if listener.token in revoked:
            listener.close()
