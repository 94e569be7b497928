"""The pages: home, tables, seats, rules; and the forms they send."""

from __future__ import annotations

import hmac
import re
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State, UploadFile
from litestar.response import Redirect

from comitium.core.errors import BadOption, ComitiumError, Illegal, Unknown
from comitium.core.messages import Phrase
from comitium.core.registry import game_type, game_types
from comitium.draw import page
from comitium.draw.page import from_match, model
from comitium.draw.page.before.inputs import Home, Saved
from comitium.store import match_store, people
from comitium.text import LANGUAGES
from comitium.web.guard.addresses import DEVICE, address_of, check_origin, device_id, hashed
from comitium.web.guard.limits import Limits, TooFast
from comitium.web.house import THEMES, House, new_cookie
from comitium.web.matches import invitations, tables
from comitium.web.pages import page_models, render
from comitium.web.remembered import remember

log = structlog.get_logger("comitium.web")

HTML: Final = "text/html"
FORM: Final = 32_768  # bytes of a form without a file
FIELDS: Final = 200  # of a form
LISTED: Final = 12  # matches in each list of the home page
YEAR: Final = 365 * 24 * 3600
Asked = Request[Any, Any, State]


def cookie(request: Asked, name: str, value: str) -> Cookie:
    """A cookie for a year, for this site only, out of reach of scripts."""
    origin = request.app.state.house.settings.origin or str(request.url)
    secure = origin.startswith("https:")
    return Cookie(key=name, value=value, max_age=YEAR, path="/", httponly=name == DEVICE, samesite="lax", secure=secure)


async def read_form(request: Asked, house: House, limit: Limits | None = None) -> dict[str, Any]:
    """A form that this house has drawn for this device. Raises `Illegal` for one that somebody else has, and before it is
    read `TooFast` for one beyond the `limit`."""
    check_origin(request, house.settings.origin)
    if limit is not None:
        limit.check(address_of(request))
    try:
        form = dict(await request.form())
    except (ValueError, KeyError, UnicodeError):
        raise BadOption(Phrase("web-bad-form")) from None
    if len(form) > FIELDS:
        raise BadOption(Phrase("web-bad-form"))
    if not hmac.compare_digest(str(form.get("csrf", "")).encode(), house.mark(device_id(request)).encode()):
        raise Illegal("", Phrase("web-wrong-origin"))
    return form


def html_response(content: str, status: int = 200, cookies: list[Cookie] | None = None) -> Response[str]:
    return Response(content, status_code=status, media_type=HTML, cookies=cookies)


def see_other(address: str, cookies: list[Cookie] | None = None) -> Redirect:
    return Redirect(address, status_code=303, cookies=cookies)


# -- home


@get("/", include_in_schema=False)
async def home(request: Asked, game: str = "", way: str = "") -> Response[str]:
    house: House = request.app.state.house
    return await _home(request, house, game, way=way)


async def _home(request: Asked, house: House, game: str, refused: Phrase | None = None, way: str = "") -> Response[str]:
    reader, device, cookies = await known_reader(request, house)
    keys = await house.store.read(lambda connection: people.held(connection, device, 2 * LISTED))
    reader = msgspec.structs.replace(reader, newcomer=not keys)
    watch = await house.store.read(lambda connection: match_store.watchable(connection, 3 * LISTED))
    mine = [(key.match, f"/seat/{key.token}", key.seats) for key in keys]
    yours = [one for one in [await _saved(house, *place) for place in mine] if one is not None]
    others = [entry for entry in watch if not entry.over and entry.started and entry.id not in {key.match for key in keys}]
    watched = [await _saved(house, entry.id, f"/watch/{entry.id}", ()) for entry in others[:LISTED]]
    known = {one.meta.id for one in game_types()}
    made = Home(
        reader=reader,
        offers=from_match.offers(),
        chosen=game if game in known else "",
        way=way,
        yours=tuple(one for one in yours if one.state != "over")[:LISTED],
        finished=tuple(one for one in yours if one.state == "over")[:LISTED],
        watch=tuple(one for one in watched if one is not None),
        refused=refused,
    )
    return html_response(page.home(made), 200 if refused is None else 400, cookies)


async def known_reader(request: Asked, house: House) -> tuple[model.Reader, str, list[Cookie]]:
    """The reader and who she is; on a first visit her device gets its cookie, and forms carry the mark that goes with it."""
    reader = house.reader(request)
    if device_id(request):
        return reader, await house.person(request), []
    fresh = new_cookie()
    device = hashed(fresh)
    return msgspec.structs.replace(reader, mark=house.mark(device)), device, [cookie(request, DEVICE, fresh)]


async def _saved(house: House, match: str, address: str, seats: tuple[int, ...]) -> Saved | None:
    """A match as a list has it; those that have not changed are not looked at again."""
    live = house.hub.lives.get(match)
    length = (
        live.durable if live is not None else await house.store.read(lambda connection: match_store.length(connection, match))
    )
    state = tuple(live.sitters) if live is not None else ()
    begun = (live.entry.started, live.entry.lesson) if live is not None else None
    known = (match, address, length, state, begun)
    if known not in house.shelved:
        try:
            live = live or await house.hub.peek(match)
        except ComitiumError as broken:  # one match that cannot be read does not hide the others
            log.error("unreadable", match=match, why=str(broken))
            return None
        if live is None:
            return None
        played = datetime.fromtimestamp(live.entry.touched / 1000, UTC).isoformat(timespec="seconds")
        async with live.lock:
            remember(house.shelved, known, page_models.saved(live, address, seats, played))
    return house.shelved[known]


@post("/tables", include_in_schema=False, request_max_body_size=FORM)
async def set_table(request: Asked) -> Response[Any]:
    house: House = request.app.state.house
    form = await read_form(request, house, house.tables)
    try:
        if form.get("beat"):
            wanted = await tables.same_deal(house, str(form["beat"]))
        else:
            wanted = tables.read_form(form)
        made = await tables.set_table(house, await house.person(request), wanted)
    except BadOption as refused:
        return await _home(request, house, str(form.get("game", "")), refused.why)
    return see_other(made.address())


@post("/lessons", include_in_schema=False, request_max_body_size=FORM)
async def take_lesson(request: Asked) -> Response[Any]:
    house: House = request.app.state.house
    form = await read_form(request, house, house.tables)
    made = await tables.set_lesson(house, await house.person(request), str(form.get("game", "")), str(form.get("lesson", "")))
    return see_other(made.address())


@post("/join", include_in_schema=False, request_max_body_size=FORM)
async def join(request: Asked) -> Response[Any]:
    """A pasted link, or a code that somebody has read out."""
    house: House = request.app.state.house
    form = await read_form(request, house)
    link = str(form.get("link", "")).strip()
    found = re.search(r"/(seat|watch|replay)/([\w-]{8,64})", link)
    if found is not None:
        return see_other(f"/{found[1]}/{found[2]}")
    code = re.sub(r"[\s-]", "", link).upper()
    match = await house.store.read(lambda connection: match_store.by_code(connection, code)) if len(code) == 7 else ""
    if not match:
        house.guesses.check(address_of(request))
        return await _home(request, house, "", Phrase("web-no-code"))
    live = await house.hub.find(match)
    links = await invitations.links(house.hub, live, "")
    if not links:
        return await _home(request, house, "", Phrase("web-table-full"))
    return see_other(links[0][1])


@post("/settings", include_in_schema=False, request_max_body_size=FORM)
async def settings(request: Asked) -> Redirect:
    """What a reader wants for good: her language, her theme."""
    house: House = request.app.state.house
    form = await read_form(request, house)
    cookies = []
    if form.get("language") in LANGUAGES:
        cookies.append(cookie(request, "language", str(form["language"])))
    if form.get("theme") in (*THEMES, "auto"):
        cookies.append(cookie(request, "theme", str(form["theme"])))
    back = str(form.get("back", ""))
    return see_other(back if re.fullmatch(r"/[\w/?=&.%-]*", back) and not back.startswith("//") else "/", cookies)


# -- a table


@get("/seat/{token:str}", include_in_schema=False)
async def seat(request: Asked, token: str) -> Response[Any]:
    house: House = request.app.state.house
    try:
        key, live = await house.open_seat(token, address_of(request))
    except Unknown:
        who = await house.person(request)
        mine = await house.store.read(lambda connection: people.followed(connection, token, who)) if who else None
        if mine is None:
            raise
        return see_other(f"/seat/{mine.token}")
    return await _table(request, house, live, key)


@get("/watch/{match:str}", include_in_schema=False)
async def watch(request: Asked, match: str) -> Response[str]:
    house: House = request.app.state.house
    return await _table(request, house, await house.open_gallery(match, address_of(request)), None)


async def _table(request: Asked, house: House, live: Any, key: people.Key | None) -> Response[str]:
    reader, device, cookies = await known_reader(request, house)
    viewer = (await house.viewer(request, live, key))._replace(reader=reader, device=device)
    async with live.lock:
        if live.match.outcome is not None:
            house.hub.bot_runner.look_back(live, viewer.reader.language)
        viewer = viewer._replace(event_count=live.match.event_count(viewer.seat))
        return html_response(render.render_page(live, viewer), cookies=cookies)


@get("/seat/{token:str}/journal", include_in_schema=False)
async def seat_journal(request: Asked, token: str) -> Response[str]:
    house: House = request.app.state.house
    _, live = await house.open_seat(token, address_of(request))
    return journal_of(live)


@get("/watch/{match:str}/journal", include_in_schema=False)
async def watch_journal(request: Asked, match: str) -> Response[str]:
    house: House = request.app.state.house
    return journal_of(await house.open_gallery(match, address_of(request)))


def journal_of(live: Any) -> Response[str]:
    """The file. It holds the seed, so there is none before the end."""
    if not live.entry.over:
        raise Illegal("", Phrase("web-not-over"))
    name = f"{live.match.header.game}-{live.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(live.match.journal(), media_type="application/jsonl", headers=headers)


@post("/seat/{token:str}/rematch", include_in_schema=False, request_max_body_size=FORM)
async def again(request: Asked, token: str) -> Redirect:
    house: House = request.app.state.house
    await read_form(request, house)
    key, _ = await house.open_seat(token, address_of(request))
    return see_other(await tables.rematch(house, key, await house.person(request)))


@post("/seat/{token:str}/delete", include_in_schema=False, request_max_body_size=FORM)
async def delete(request: Asked, token: str) -> Redirect:
    """A table is deleted, or taken off her list."""
    house: House = request.app.state.house
    await read_form(request, house)
    key, _ = await house.open_seat(token, address_of(request))
    await tables.delete(house, key, await house.person(request))
    return see_other("/")


@post("/seat/{token:str}/link", include_in_schema=False, request_max_body_size=FORM)
async def new_link(request: Asked, token: str) -> Redirect:
    """Another link for the same seat: the old one opens nothing any more."""
    house: House = request.app.state.house
    await read_form(request, house)
    key, live = await house.open_seat(token, address_of(request))
    return see_other(f"/seat/{await tables.change_key(house, live, key, await house.person(request))}")


# -- rules, files


@get("/rules/{game:str}", include_in_schema=False)
async def rules(request: Asked, game: str, rule: str = "") -> Response[str]:
    house: House = request.app.state.house
    game_type(game)
    return html_response(page.rules(model.Rulebook(house.reader(request), game, rule[:20])))


@post("/replays", include_in_schema=False)
async def import_journal(request: Asked) -> Response[Any]:
    """A journal that somebody brings."""
    house: House = request.app.state.house
    form = await read_form(request, house, house.tables)
    given = form.get("journal")
    content = await given.read() if isinstance(given, UploadFile) else str(given or "").encode()
    try:
        made = await tables.import_journal(house, await house.person(request), content, address_of(request))
        return see_other(f"/replay/{made}")
    except TooFast:
        raise
    except ComitiumError as refused:
        return await _home(request, house, "", refused.why)


ROUTES: Final = [
    home, set_table, take_lesson, join, settings, seat, watch, seat_journal, watch_journal, again, delete, new_link,
    rules, import_journal,
]  # fmt: skip
