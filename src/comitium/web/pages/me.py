"""A person's own page: her name, her devices, how she is told that it is her turn, and what she has played."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.response import Redirect
from sqlalchemy import Connection

from comitium.core.errors import ComitiumError, Unknown
from comitium.core.messages import Phrase
from comitium.draw import page
from comitium.draw.page.model import SPEEDS, Notices
from comitium.draw.page.person.inputs import Bring, Me, OwnDevice
from comitium.store import match_store, people, persons
from comitium.text import LANGUAGES
from comitium.web.acts.people_acts import NAME, clean
from comitium.web.acts.time_acts import hours_of_day, known_zone
from comitium.web.guard.addresses import address_of, device_id
from comitium.web.house import THEMES, TOKEN, House, new_token
from comitium.web.matches import tables
from comitium.web.pages import history, qr
from comitium.web.pages.front import FORM, Asked, cookie, html_response, known_reader, read_form, see_other

HELD: Final = 300  # tables of a person whose keys are changed at once
URL: Final = 500  # letters of an address
SETTINGS: Final = {"language": LANGUAGES, "theme": THEMES, "speed": SPEEDS}  # cookies that go with a person


def hash_key(token: str) -> str:
    """A personal key as the store has it: nobody who reads the database can use it."""
    return sha256(f"person {token}".encode()).hexdigest()


@get("/me", include_in_schema=False)
async def me(request: Asked) -> Response[str]:
    house: House = request.app.state.house
    return await _show(request, house)


async def _show(request: Asked, house: House, link: str = "", refused: Phrase | None = None) -> Response[str]:
    reader, who, cookies = await known_reader(request, house)
    own = await house.store.read(lambda connection: persons.person(connection, who))
    devices = await house.store.read(lambda connection: persons.devices(connection, who))
    this, wanted = device_id(request), _notices(own)
    pushes = await house.store.read(lambda connection: persons.pushes(connection, who))
    made = Me(
        reader=reader,
        name=own.name,
        devices=tuple(OwnDevice(one.device, _day(one.since), one.device == this) for one in devices),
        has_key=bool(own.key),
        link=link,
        code=qr.drawn(link) if link else "",
        push_key=house.notices.public_key,
        pushed=any(one.device == this for one in pushes),
        notices=wanted,
        schemes=house.notices.schemes,
        played=await history.played(house, who),
        refused=refused,
    )
    return html_response(page.me(made), 200 if refused is None else 400, cookies)


def _day(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="seconds") if moment else ""


def _notices(own: persons.Person) -> Notices:
    return msgspec.json.decode(own.notices, type=Notices)


@post("/me/name", include_in_schema=False, request_max_body_size=FORM)
async def set_name(request: Asked) -> Redirect:
    house: House = request.app.state.house
    form = await read_form(request, house)
    who, name = await house.person(request), clean(str(form.get("name", "")), NAME)
    await house.store.write(lambda connection: persons.keep(connection, who, name=name))
    return see_other("/me")


# -- devices


@post("/me/key", include_in_schema=False, request_max_body_size=FORM)
async def make_key(request: Asked) -> Response[str]:
    """A link that makes another device hers. It is shown once; the one before opens nothing any more."""
    house: House = request.app.state.house
    await read_form(request, house)
    who, token = await house.person(request), new_token()
    kept = {name: request.cookies[name] for name, known in SETTINGS.items() if request.cookies.get(name) in known}
    settings = msgspec.json.encode(kept).decode()
    await house.store.write(lambda connection: persons.keep(connection, who, key=hash_key(token), settings=settings))
    return await _show(request, house, f"{house.origin(request)}/me/{token}")


@post("/me/key/revoke", include_in_schema=False, request_max_body_size=FORM)
async def revoke_key(request: Asked) -> Redirect:
    house: House = request.app.state.house
    await read_form(request, house)
    who = await house.person(request)
    await house.store.write(lambda connection: persons.keep(connection, who, key=""))
    return see_other("/me")


async def _owner(house: House, token: str, address: str) -> persons.Person:
    """Whose key it is. Raises `Unknown`, the slower the more keys are tried."""
    known = TOKEN.fullmatch(token) is not None
    found = await house.store.read(lambda connection: persons.by_key(connection, hash_key(token))) if known else None
    if found is None:
        house.guesses.check(address)
        raise Unknown(Phrase("web-no-person"))
    return found


@get("/me/{token:str}", include_in_schema=False)
async def bring(request: Asked, token: str) -> Response[str]:
    """Somebody has opened her link at another device. Looking at it changes nothing: chats look at links, too."""
    house: House = request.app.state.house
    owner = await _owner(house, token, address_of(request))
    reader, who, cookies = await known_reader(request, house)
    mine = await house.store.read(lambda connection: people.held(connection, who, HELD)) if who != owner.person else []
    return html_response(
        page.bring(Bring(reader, f"/me/{token}", owner.name, len(mine), who == owner.person)), cookies=cookies
    )


@post("/me/{token:str}", include_in_schema=False, request_max_body_size=FORM)
async def brought(request: Asked, token: str) -> Redirect:
    """This device is hers from now on, with her settings."""
    house: House = request.app.state.house
    await read_form(request, house)
    owner = await _owner(house, token, address_of(request))
    device = device_id(request)
    await house.store.write(lambda connection: persons.bring(connection, device, owner.person))
    kept = msgspec.json.decode(owner.settings, type=dict[str, str])
    return see_other("/", [cookie(request, name, value) for name, value in kept.items() if value in SETTINGS.get(name, ())])


@post("/me/devices/dismiss", include_in_schema=False, request_max_body_size=FORM)
async def dismiss(request: Asked) -> Redirect:
    """A device is hers no longer: it keeps none of her links, which are changed, nor her key."""
    house: House = request.app.state.house
    form = await read_form(request, house)
    who, device = await house.person(request), str(form.get("device", ""))
    fresh = secrets.token_hex(20)

    def work(connection: Connection) -> list[people.Key]:
        if not persons.dismiss(connection, device, who, fresh):
            return []
        persons.keep(connection, who, key="")
        keys = people.held(connection, who, HELD)
        over = {entry.id for entry in match_store.listed(connection, [key.match for key in keys]) if entry.over}
        return [key for key in keys if key.match not in over]

    for key in await house.store.write(work):
        try:
            await tables.change_key(house, await house.hub.find(key.match), key, who)
        except ComitiumError:  # one match that cannot be read does not keep the others open
            continue
    return see_other("/me")


# -- being told


@post("/me/notices", include_in_schema=False, request_max_body_size=FORM)
async def set_notices(request: Asked) -> Response[Any]:
    """Where she is told, and when not. An address is looked at before it is kept, and tried if she wants."""
    house: House = request.app.state.house
    form = await read_form(request, house, house.tables)
    url, quiet = str(form.get("url", "")).strip()[:URL], hours_of_day(str(form.get("quiet", "")))
    wanted = Notices(url, quiet, known_zone(str(form.get("zone", "UTC"))), house.reader(request).language)
    if url and (why := house.notices.why_not(url)) is not None:
        return await _show(request, house, refused=why)
    who = await house.person(request)
    text = msgspec.json.encode(wanted).decode()
    await house.store.write(lambda connection: persons.keep(connection, who, notices=text))
    if form.get("try") and not await house.notices.send(url, Phrase("web-notice-try"), wanted.language):
        return await _show(request, house, refused=Phrase("web-notice-failed"))
    return see_other("/me")


class Subscription(msgspec.Struct, frozen=True):
    """What a browser says of its push service, and the mark of the page that asks."""

    endpoint: str
    keys: dict[str, str]
    csrf: str


@post("/me/push", include_in_schema=False, request_max_body_size=FORM, status_code=204)
async def push(request: Asked) -> None:
    """This browser wants to be told, also when no page is open; with an empty endpoint it does not."""
    house: House = request.app.state.house
    given = await house.notices.read_subscription(request, Subscription)
    device, who = device_id(request), await house.person(request)
    if not given.endpoint:
        await house.store.write(lambda connection: persons.drop_push(connection, device=device))
        return
    keys = msgspec.json.encode(given.keys).decode()
    made = persons.Push(given.endpoint, who, device, keys, house.reader(request).language)
    await house.store.write(partial(persons.keep_push, push=made))


@get("/go/{match:str}", include_in_schema=False)
async def go(request: Asked, match: str) -> Redirect:
    """From a message to the table: to her seat, if this device has one there."""
    house: House = request.app.state.house
    who = await house.person(request)
    keys = await house.store.read(lambda connection: people.held(connection, who, HELD)) if who else []
    return see_other(next((f"/seat/{key.token}" for key in keys if key.match == match), "/"))


# -- what was played


@get("/me/export", include_in_schema=False)
async def export(request: Asked) -> Response[bytes]:
    """All that is kept of her, as JSON."""
    house: House = request.app.state.house
    who = await house.person(request)
    own = await house.store.read(lambda connection: persons.person(connection, who))
    told = {"name": own.name, "notices": _notices(own), "played": await history.played(house, who)}
    headers = {"content-disposition": 'attachment; filename="comitium.json"'}
    content = msgspec.json.format(msgspec.json.encode(told), indent=1)
    return Response(content, media_type="application/json", headers=headers)


@post("/me/erase", include_in_schema=False, request_max_body_size=FORM)
async def erase(request: Asked) -> Redirect:
    """Forget her finished games, and her name at them."""
    house: House = request.app.state.house
    await read_form(request, house)
    who = await house.person(request)
    await house.store.write(lambda connection: persons.forget(connection, who))
    for live in house.hub.lives.values():
        if live.entry.over:
            await house.hub.read_people(live)
    house.shelved.clear()
    return see_other("/me")


ROUTES: Final[list[Any]] = [
    me, set_name, make_key, revoke_key, bring, brought, dismiss, set_notices, push, go, export, erase,
]  # fmt: skip
