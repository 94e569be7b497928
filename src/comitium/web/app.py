"""The application: routes, what every answer carries, and what is said when something goes wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from comitium.core.errors import BadJournal, BadOption, ComitiumError, Illegal, Unknown
from comitium.core.messages import Phrase
from comitium.draw import page
from comitium.draw.page import model
from comitium.store import Lost
from comitium.text import say
from comitium.web import sockets
from comitium.web.api import routes as api_routes
from comitium.web.api.schemas import Problem
from comitium.web.files import static
from comitium.web.guard.addresses import address_of, check_host
from comitium.web.guard.limits import TooFast
from comitium.web.house import House, Settings
from comitium.web.metrics import REFUSED
from comitium.web.pages import front, installed_app, me, records, replays

BODY: Final = 1_200_000  # bytes of a request
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

UNCOUNTED: Final = ("/static/", "/health", "/metrics", "/api/v1/seat")  # files and watchers; keys have their own limits

FILES: Final = ("x-content-type-options", "cross-origin-resource-policy")

log = structlog.get_logger("comitium.web")


@get("/health", include_in_schema=False)
async def health(state: State) -> Response[dict[str, str]]:
    """Whether the house is open, and its database answers and writes: a disk may be full, or let nobody write."""
    status = await state.house.health()
    return Response({"status": status}, status_code=200 if status == "open" else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """Numbers, for those who run the house: with few tables they would tell a player what she has not heard."""
    if address_of(request) not in request.app.state.house.settings.watchers:
        raise NotFoundException
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})


def status_of(error: Exception) -> int:
    """The status that an error is answered with."""
    if isinstance(error, RecursionError):  # what was sent is nested too deeply to be read
        return 400
    if isinstance(error, HTTPException):
        return error.status_code
    for kind, status in ((TooFast, 429), (Unknown, 404), (BadOption, 400), (BadJournal, 422), (Lost, 503), (Illegal, 409)):
        if isinstance(error, kind):
            return status
    return 409 if isinstance(error, ComitiumError) else 500


def explain(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """An error as a page, or as JSON for a program. Nothing of our own insides is told."""
    status = status_of(error)
    why = error.why if isinstance(error, ComitiumError) else None
    if why is not None and why.id == "web-wrong-origin":
        status = 403
    REFUSED.labels(why=str(status)).inc()
    if status == 503:  # the database does not answer: where that was noticed helps nobody
        log.error("no_database", route=_route(request), why=getattr(error, "reason", str(error)))
    elif status >= 500 or isinstance(error, RecursionError):
        log.error("broken", status=status, error=f"{type(error).__name__}: {error}", route=_route(request), exc_info=error)
    wait = error.wait if isinstance(error, TooFast) else 0
    headers = {**HEADERS, "cache-control": "no-store", **_own_headers(error, status, wait)}
    house: House = request.app.state.house
    reader = house.reader(request)
    if request.url.path.startswith("/api/"):
        rule = error.rule if isinstance(error, Illegal) else ""
        detail = say(why, reader.language) if why is not None else _plain(error, status)
        return Response(Problem(status, detail, rule, wait), status_code=status, headers=headers)
    content = page.error(model.ErrorPage(reader, status, why, wait))
    return Response(content, status_code=status, headers=headers, media_type="text/html")


def _own_headers(error: Exception, status: int, wait: int) -> dict[str, str]:
    """What an error adds to the headers: when to come again, what is allowed."""
    headers = {"retry-after": str(wait)} if wait else {}
    if status == 405 and isinstance(error, HTTPException) and error.headers:
        headers |= {name: value for name, value in error.headers.items() if name.lower() == "allow"}
    return headers


def _plain(error: Exception, status: int) -> str:
    """What a program is told of an error that is not ours to explain."""
    if isinstance(error, RecursionError):
        return say(Phrase("web-bad-message"))
    if isinstance(error, HTTPException) and status < 500:
        extra = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in _list(error.extra))
        return f"{error.detail} {extra}".strip()
    return say(Phrase("web-broken"))


def _list(extra: object) -> list[dict[str, object]]:
    return [one for one in extra if isinstance(one, dict)] if isinstance(extra, list) else []


def _route(request: Request[Any, Any, Any]) -> str:
    """The route of a request without what it opens: keys are not for the log."""
    return request.url.path.partition("/")[2].partition("/")[0]


def make(settings: Settings) -> Litestar:
    """The application for a database. It opens the house when it starts and closes it when it stops."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = House(settings)
        await app.state.house.start()
        try:
            yield
        finally:
            await app.state.house.stop()

    return Litestar(
        route_handlers=[
            *front.ROUTES,
            *records.ROUTES,
            *me.ROUTES,
            *installed_app.ROUTES,
            *replays.ROUTES,
            *sockets.ROUTES,
            *api_routes.ROUTES,
            static,
            health,
            metrics,
        ],
        lifespan=[lifespan],
        exception_handlers={Exception: explain},
        before_request=_begin,
        after_request=_finish,
        compression_config=CompressionConfig(backend="gzip", minimum_size=800, gzip_compress_level=6, exclude="/static"),
        response_cache_config=ResponseCacheConfig(),
        request_max_body_size=BODY,
        multipart_form_part_limit=front.FIELDS,
        openapi_config=OpenAPIConfig(
            title="Comitium", version="1", path="/api/v1/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        debug=False,
        logging_config=None,
    )


async def _begin(request: Request[Any, Any, Any]) -> None:
    house: House = request.app.state.house
    check_host(request, house.settings.hosts)
    if not request.url.path.startswith(UNCOUNTED):
        house.pages.check(address_of(request))


async def _finish(response: Response[Any]) -> Response[Any]:
    wanted = FILES if "etag" in response.headers else tuple(HEADERS)  # a file of ours runs nothing by itself
    for name in wanted:
        response.headers.setdefault(name, HEADERS[name])
    response.headers.setdefault("cache-control", "no-store")
    return response
