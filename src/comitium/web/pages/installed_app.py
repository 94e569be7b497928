"""What makes the pages an app that can be installed: a manifest, a worker that outlives pages, and a page without network."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State

from comitium.core.messages import Phrase
from comitium.draw import page
from comitium.text import say
from comitium.web.files import static_files
from comitium.web.house import House

Asked = Request[Any, Any, State]
MANIFEST: Final = "application/manifest+json"


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Asked) -> Response[bytes]:
    house: House = request.app.state.house
    language = house.reader(request).language
    icons = [{"src": f"/static/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)]
    icons.append({"src": "/static/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"})
    told = {
        "name": "Comitium",
        "short_name": "Comitium",
        "description": say(Phrase("draw-page-hero-about"), language),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#eae3d4",
        "theme_color": "#5b2a52",
        "icons": icons,
    }
    return Response(msgspec.json.encode(told), headers={"content-type": MANIFEST, "cache-control": "no-cache"})


@get("/sw.js", include_in_schema=False)
async def worker() -> Response[bytes]:
    """It stands at the root, since it serves all pages."""
    found = static_files()["sw.js"]
    return Response(found.content, headers={"content-type": found.kind, "cache-control": "no-cache"})


@get("/offline", include_in_schema=False)
async def offline(request: Asked) -> Response[str]:
    house: House = request.app.state.house
    return Response(page.offline(house.reader(request)), media_type="text/html")


ROUTES: Final[list[Any]] = [manifest, worker, offline]
