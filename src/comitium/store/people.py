"""Who may sit where, and what people say beside the game: statements, each a function of a connection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from comitium.store.match_store import announce, enter, now
from comitium.store.schema import AYES, CHAT, HOLDINGS, KEYS, LINES, MATCHES, SEATS, SETTINGS


class Key(NamedTuple):
    """What opens seats of a match."""

    token: str
    match: str
    seats: tuple[int, ...]


class Saying(NamedTuple):
    """Something said beside the game; `seat` is None for somebody in the gallery."""

    id: int
    seat: int | None
    name: str
    text: str
    at: int


# -- keys


def create_key(connection: Connection, key: Key) -> None:
    """Make a key."""
    seats = ",".join(map(str, key.seats))
    connection.execute(insert(KEYS).values(token=key.token, match=key.match, seats=seats, revoked=False))


def key(connection: Connection, token: str) -> Key | None:
    """What a token opens, unless it was revoked."""
    found = connection.execute(select(KEYS).where(KEYS.c.token == token, KEYS.c.revoked.is_(False))).one_or_none()
    return _key(found.token, found.match, found.seats) if found is not None else None


def keys(connection: Connection, match: str) -> list[Key]:
    """The keys of a match that are good."""
    rows = connection.execute(select(KEYS).where(KEYS.c.match == match, KEYS.c.revoked.is_(False)))
    return sorted((_key(row.token, row.match, row.seats) for row in rows), key=lambda one: one.seats)


def _key(token: str, match: str, seats: str) -> Key:
    return Key(token, match, tuple(int(seat) for seat in seats.split(",") if seat))


def followed(connection: Connection, token: str, person: str) -> Key | None:
    """The good key of a person to the seats that a key opened which is spent or was revoked."""
    old = connection.execute(select(KEYS).where(KEYS.c.token == token)).one_or_none()
    if old is None:
        return None
    joined = KEYS.join(HOLDINGS, HOLDINGS.c.token == KEYS.c.token)
    wanted = select(KEYS.c.token, KEYS.c.match, KEYS.c.seats).select_from(joined).where(HOLDINGS.c.device == person)
    wanted = wanted.where(KEYS.c.match == old.match, KEYS.c.seats == old.seats, KEYS.c.revoked.is_(False))
    return next((_key(*row) for row in connection.execute(wanted)), None)


def was_spent(connection: Connection, token: str) -> bool:
    """Whether a key has opened something once."""
    return connection.execute(select(KEYS.c.token).where(KEYS.c.token == token)).scalar() is not None


def revoke(connection: Connection, old: Key, token: str) -> Key:
    """Another key for the same seats; the old one opens nothing any more."""
    connection.execute(update(KEYS).where(KEYS.c.token == old.token).values(revoked=True))
    new = old._replace(token=token)
    create_key(connection, new)
    announce(connection, old.match)
    return new


def remember_key(connection: Connection, device: str, token: str) -> None:
    """A device has used a key: its owner finds the match again."""
    enter(connection, HOLDINGS, device=device, token=token, since=now())


def held(connection: Connection, device: str, most: int) -> list[Key]:
    """The keys that a device has used, the last touched matches first."""
    joined = KEYS.join(HOLDINGS, HOLDINGS.c.token == KEYS.c.token).join(MATCHES, MATCHES.c.id == KEYS.c.match)
    wanted = select(KEYS.c.token, KEYS.c.match, KEYS.c.seats).select_from(joined)
    wanted = wanted.where(HOLDINGS.c.device == device, KEYS.c.revoked.is_(False)).order_by(MATCHES.c.touched.desc())
    return [_key(*row) for row in connection.execute(wanted.limit(most))]


def hosts(connection: Connection, match: str) -> set[int]:
    """The seats of the device that has set a table."""
    joined = KEYS.join(HOLDINGS, HOLDINGS.c.token == KEYS.c.token).join(MATCHES, MATCHES.c.id == KEYS.c.match)
    wanted = select(KEYS.c.token, KEYS.c.match, KEYS.c.seats).select_from(joined)
    wanted = wanted.where(KEYS.c.match == match, KEYS.c.revoked.is_(False), HOLDINGS.c.device == MATCHES.c.host)
    return {seat for row in connection.execute(wanted) for seat in _key(*row).seats}


# -- seats


def sit(connection: Connection, match: str, seat: int, name: str) -> bool:
    """Somebody takes an open seat; whether it was still open."""
    free = update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat, SEATS.c.who == "open")
    won = connection.execute(free.values(who="person", name=name)).rowcount == 1
    announce(connection, match)
    return won


def renew_presence(connection: Connection, match: str, here: list[int], gone: list[int], until: int, news: bool) -> None:
    """These people are connected, until then at least, and those are not; others are told where it is news."""
    for seats, value in ((here, until), (gone, now())):
        if seats:
            connection.execute(update(SEATS).where(SEATS.c.match == match, SEATS.c.seat.in_(seats)).values(here=value))
    if news:
        announce(connection, match)


def leave(connection: Connection, match: str, seen: dict[int, str], at: int) -> None:
    """These people have closed their last page, having seen so much."""
    for seat, what in seen.items():
        here = SEATS.c.match == match, SEATS.c.seat == seat, SEATS.c.who == "person"
        connection.execute(update(SEATS).where(*here).values(seen=what, here=at))


def call(connection: Connection, match: str, seat: int, name: str) -> None:
    """What a person wants to be called."""
    connection.execute(update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(name=name))
    announce(connection, match)


def read(connection: Connection, match: str, seat: int, heard: int) -> None:
    """A person has read all that she has heard."""
    connection.execute(update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(read=heard))


def give(connection: Connection, match: str, seat: int, bot: str) -> bool:
    """An open seat goes to a bot; whether it was still open."""
    free = update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat, SEATS.c.who == "open")
    won = connection.execute(free.values(who=bot)).rowcount == 1
    announce(connection, match)
    return won


def set_deputy(connection: Connection, match: str, seat: int, bot: str) -> None:
    """A bot answers for an absent person, or ("") no longer."""
    connection.execute(update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(deputy=bot))
    connection.execute(delete(AYES).where(AYES.c.match == match, AYES.c.absent == seat))
    announce(connection, match)


def say_aye(connection: Connection, match: str, absent: int, seats: Sequence[int], yes: bool = True) -> dict[int, bool]:
    """These seats want a bot to answer for somebody who is away, or would rather wait; what everybody has said to it."""
    connection.execute(delete(AYES).where(AYES.c.match == match, AYES.c.absent == absent, AYES.c.seat.in_(seats)))
    for seat in seats:
        enter(connection, AYES, match=match, absent=absent, seat=seat, yes=yes)
    announce(connection, match)
    return ayes(connection, match)[absent]


def ayes(connection: Connection, match: str) -> dict[int, dict[int, bool]]:
    """By who is away: what each of the others has said to a bot."""
    found: dict[int, dict[int, bool]] = {}
    wanted = select(AYES.c.absent, AYES.c.seat, AYES.c.yes).where(AYES.c.match == match)
    for absent, seat, yes in connection.execute(wanted):
        found.setdefault(absent, {})[seat] = yes
    return found


def delete_match(connection: Connection, match: str) -> None:
    """Delete a table with all that was written at it."""
    tokens = select(KEYS.c.token).where(KEYS.c.match == match)
    connection.execute(delete(HOLDINGS).where(HOLDINGS.c.token.in_(tokens)))
    for table in (CHAT, AYES, KEYS, SEATS, LINES):
        connection.execute(delete(table).where(table.c.match == match))
    connection.execute(update(MATCHES).where(MATCHES.c.next == match).values(next=""))
    connection.execute(delete(MATCHES).where(MATCHES.c.id == match))
    announce(connection, match)


def drop_key(connection: Connection, device: str, token: str) -> None:
    """A table is no longer listed to a person."""
    connection.execute(delete(HOLDINGS).where(HOLDINGS.c.device == device, HOLDINGS.c.token == token))


# -- chat


def say(connection: Connection, match: str, room: str, seat: int | None, name: str, text: str) -> Saying:
    at = now()
    made = insert(CHAT).values(match=match, room=room, seat=seat, name=name, text=text, at=at).returning(CHAT.c.id)
    number = int(connection.execute(made).scalar_one())
    announce(connection, match)
    return Saying(number, seat, name, text, at)


def said(connection: Connection, match: str, room: str, most: int) -> list[Saying]:
    """The last so many sayings in a room, the oldest first."""
    columns = (CHAT.c.id, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at)
    wanted = select(*columns).where(CHAT.c.match == match, CHAT.c.room == room).order_by(CHAT.c.id.desc()).limit(most)
    return [Saying(*row) for row in connection.execute(wanted)][::-1]


# -- settings


def setting(connection: Connection, name: str, default: str) -> str:
    """A setting of the house; the default is entered if there is none."""
    enter(connection, SETTINGS, name=name, value=default)
    return str(connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar_one())


def set_setting(connection: Connection, name: str, value: str) -> None:
    """Write a setting of the house anew."""
    if not enter(connection, SETTINGS, name=name, value=value):
        connection.execute(update(SETTINGS).where(SETTINGS.c.name == name).values(value=value))


def open_seat(connection: Connection, match: str, seat: int) -> None:
    """A bot's seat waits for somebody."""
    connection.execute(update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(who="open", name=""))
    announce(connection, match)


def reseat(connection: Connection, match: str, order: Sequence[int]) -> None:
    """Every seat gets whoever sat at another one: `order` says where. Keys and what was said go with their people."""
    new = {old: seat for seat, old in enumerate(order)}
    columns = [column for column in SEATS.c if column.name not in ("match", "seat")]
    sat = {row.seat: row for row in connection.execute(select(SEATS).where(SEATS.c.match == match))}
    for old, seat in new.items():
        values = {column.name: getattr(sat[old], column.name) for column in columns}
        connection.execute(update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(**values))
    for one in connection.execute(select(KEYS).where(KEYS.c.match == match)).all():
        seats = sorted(new[old] for old in _key(one.token, one.match, one.seats).seats)
        connection.execute(update(KEYS).where(KEYS.c.token == one.token).values(seats=",".join(map(str, seats))))
    for said in connection.execute(
        select(CHAT.c.id, CHAT.c.seat).where(CHAT.c.match == match, CHAT.c.seat.is_not(None))
    ).all():
        connection.execute(update(CHAT).where(CHAT.c.id == said.id).values(seat=new[said.seat]))
    announce(connection, match)


def leave_key(connection: Connection, match: str, seat: int) -> None:
    """A seat is taken out of a key that opens others as well."""
    for one in keys(connection, match):
        if seat in one.seats and len(one.seats) > 1:
            others = ",".join(str(other) for other in one.seats if other != seat)
            connection.execute(update(KEYS).where(KEYS.c.token == one.token).values(seats=others))


def add_seats(connection: Connection, token: str, match: str, seats: Sequence[int], taken: int) -> None:
    """A key opens more seats; other keys to the one it takes open nothing any more."""
    for other in keys(connection, match):
        if other.token != token and other.seats == (taken,):
            connection.execute(update(KEYS).where(KEYS.c.token == other.token).values(revoked=True))
    connection.execute(update(KEYS).where(KEYS.c.token == token).values(seats=",".join(map(str, seats))))
