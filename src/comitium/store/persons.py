"""People and their devices: statements, each a function of a connection.

Nobody has an account. A device is known by a hash of its cookie; a person is the first device that she used, and every other
one that has been opened with her key.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, or_, select, update

from comitium.store.match_store import enter, now
from comitium.store.schema import DEVICES, HOLDINGS, KEYS, MATCHES, PERSONS, PUSHES, SEATS


class Person(NamedTuple):
    """What is kept of a person besides her tables."""

    person: str
    key: str = ""
    name: str = ""
    settings: str = "{}"
    notices: str = "{}"


class Device(NamedTuple):
    """A device of a person, and since when."""

    device: str
    since: int


class Push(NamedTuple):
    """A browser that wants to be told."""

    endpoint: str
    person: str
    device: str
    keys: str
    language: str


def person_of(connection: Connection, device: str) -> str:
    """Whose device it is: its own, unless somebody has opened it with her key."""
    found = connection.execute(select(DEVICES.c.person).where(DEVICES.c.device == device)).scalar()
    return str(found) if found is not None else device


def person(connection: Connection, who: str) -> Person:
    """What is kept of a person; nothing of somebody new."""
    found = connection.execute(select(PERSONS).where(PERSONS.c.person == who)).one_or_none()
    return Person(*found) if found is not None else Person(who)


def keep(connection: Connection, who: str, **values: str) -> None:
    """Write down something of a person."""
    if who:
        enter(connection, PERSONS, **Person(who)._asdict())
        connection.execute(update(PERSONS).where(PERSONS.c.person == who).values(**values))


def by_key(connection: Connection, hashed: str) -> Person | None:
    """Whose key it is."""
    found = connection.execute(select(PERSONS).where(PERSONS.c.key == hashed)).one_or_none() if hashed else None
    return Person(*found) if found is not None else None


def devices(connection: Connection, who: str) -> list[Device]:
    """The devices of a person, the oldest first."""
    wanted = (
        select(DEVICES.c.device, DEVICES.c.since).where(DEVICES.c.person == who).order_by(DEVICES.c.since, DEVICES.c.device)
    )
    found = [Device(*row) for row in connection.execute(wanted)]
    first = person_of(connection, who) == who and who not in [one.device for one in found]
    return [Device(who, 0), *found] if first else found


def bring(connection: Connection, device: str, who: str) -> None:
    """A device becomes a person's: what was its own so far is hers as well."""
    before = person_of(connection, device)
    if before == who:
        return
    connection.execute(delete(DEVICES).where(DEVICES.c.device == device))
    enter(connection, DEVICES, device=device, person=who, since=now())
    connection.execute(update(PUSHES).where(PUSHES.c.device == device).values(person=who))
    if before != device or len(devices(connection, device)) > 0:  # somebody else's before, or one that others share
        return
    held = select(HOLDINGS.c.token).where(HOLDINGS.c.device == who)
    connection.execute(delete(HOLDINGS).where(HOLDINGS.c.device == device, HOLDINGS.c.token.in_(held)))
    connection.execute(update(HOLDINGS).where(HOLDINGS.c.device == device).values(device=who))
    connection.execute(update(MATCHES).where(MATCHES.c.host == device).values(host=who))


def dismiss(connection: Connection, device: str, who: str, fresh: str) -> bool:
    """A device is its person's no longer; whether it was. The first one, whose name she bears, becomes somebody `fresh`."""
    if device not in [one.device for one in devices(connection, who)]:
        return False
    connection.execute(delete(DEVICES).where(DEVICES.c.device == device))
    connection.execute(delete(PUSHES).where(PUSHES.c.device == device))
    enter(connection, DEVICES, device=device, person=fresh, since=now())
    return True


# -- being told


def keep_push(connection: Connection, push: Push) -> None:
    """A browser wants to be told."""
    connection.execute(delete(PUSHES).where(or_(PUSHES.c.endpoint == push.endpoint, PUSHES.c.device == push.device)))
    enter(connection, PUSHES, **push._asdict())


def drop_push(connection: Connection, endpoint: str = "", device: str = "") -> None:
    """A browser does not want to be told any more, or cannot be."""
    connection.execute(delete(PUSHES).where(PUSHES.c.endpoint == endpoint if endpoint else PUSHES.c.device == device))


def pushes(connection: Connection, who: str) -> list[Push]:
    return [Push(*row) for row in connection.execute(select(PUSHES).where(PUSHES.c.person == who))]


def sitting(connection: Connection, match: str, seat: int) -> list[str]:
    """The people who hold a key to a seat: usually one, or none as long as she has not come."""
    joined = KEYS.join(HOLDINGS, HOLDINGS.c.token == KEYS.c.token)
    wanted = select(HOLDINGS.c.device, KEYS.c.seats).select_from(joined)
    wanted = wanted.where(KEYS.c.match == match, KEYS.c.revoked.is_(False)).order_by(HOLDINGS.c.since)
    return [str(who) for who, seats in connection.execute(wanted) if str(seat) in seats.split(",")]


# -- what was played


def forget(connection: Connection, who: str) -> None:
    """Forget a person's finished games: they are hers no longer, nor is her name at them."""
    over = select(KEYS.c.token, KEYS.c.match, KEYS.c.seats).select_from(
        KEYS.join(HOLDINGS, HOLDINGS.c.token == KEYS.c.token).join(MATCHES, MATCHES.c.id == KEYS.c.match)
    )
    for token, match, seats in connection.execute(over.where(HOLDINGS.c.device == who, MATCHES.c.over)).all():
        connection.execute(delete(HOLDINGS).where(HOLDINGS.c.device == who, HOLDINGS.c.token == token))
        mine = [int(seat) for seat in seats.split(",") if seat]
        connection.execute(update(SEATS).where(SEATS.c.match == match, SEATS.c.seat.in_(mine)).values(name=""))
        connection.execute(update(MATCHES).where(MATCHES.c.id == match, MATCHES.c.host == who).values(host=""))
