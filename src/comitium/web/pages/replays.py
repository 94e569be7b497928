"""Watching a finished game again, step by step, from any seat. Also where a link that was passed on leads."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from functools import partial
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State
from msgspec.structs import replace

from comitium.core.errors import Illegal, Unknown
from comitium.core.messages import Phrase
from comitium.draw import page
from comitium.draw.page.from_match import replay_of
from comitium.match.walk import Walk
from comitium.web.acts.act import WORDS
from comitium.web.guard.addresses import address_of
from comitium.web.house import House
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models
from comitium.web.pages.front import HTML, journal_of
from comitium.web.pages.page_models import Viewer

OPEN: Final = 64  # games that somebody is walking through
LEFT: Final = 600.0  # seconds without a step after which she has left it: it weighs what a match does

Asked = Request[Any, Any, State]


class Walked(NamedTuple):
    """A game that somebody is walking through; one goes at a time."""

    walk: Walk
    lock: asyncio.Lock
    at: float = 0.0  # of her last step


_walked: OrderedDict[str, Walked] = OrderedDict()


def walked(live: LiveMatch) -> Walked:
    now = time.monotonic()
    found = _walked.pop(live.id, None) or Walked(Walk(live.match), asyncio.Lock())
    _walked[live.id] = found._replace(at=now)
    while len(_walked) > OPEN or now - next(iter(_walked.values())).at > LEFT:
        _walked.popitem(last=False)
    return found


async def _finished(house: House, match: str, address: str) -> LiveMatch:
    """A game that is over. Raises `Unknown`, or `Illegal` if it is not over."""
    try:
        live = await house.hub.find(match)
    except Unknown:
        house.guesses.check(address)
        raise
    if not live.entry.over:
        raise Illegal("", Phrase("web-not-over"))
    return live


def _number(text: str, most: int, default: int | None) -> int | None:
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) < 7 else default


@get("/replay/{match:str}", include_in_schema=False)
async def replay(request: Asked, match: str, step: str = "", seat: str = "", part: str = "", id: str = "") -> Response[Any]:
    house: House = request.app.state.house
    live = await _finished(house, match, address_of(request))
    walk, lock, _ = walked(live)
    wanted = _number(step, walk.steps, 0) or 0
    seen_by = _number(seat, live.match.header.seats - 1, None)
    viewer = Viewer(seen_by, () if seen_by is None else (seen_by,), f"/replay/{live.id}", "", "", house.reader(request))
    people = tuple(replace(one, here=True) for one in page_models.people(live, viewer))  # whoever is away now was not then
    async with lock:  # the way back is the way from the beginning: others go on
        asked = partial(replay_of, walk, wanted, seen_by, viewer.reader, viewer.address, people, seat == page.OPENED)
        shown = await asyncio.get_running_loop().run_in_executor(house.hub.walkers, asked)
    if part == "frame":
        return Response(page.replay_frame(shown), media_type=HTML)
    if part == "glass":
        found = page.replay_glass(shown, id[:WORDS])
        if not found:
            raise Unknown(Phrase("web-no-thing"))
        return Response(found, media_type=HTML)
    return Response(page.replay(shown), media_type=HTML)


@get("/replay/{match:str}/journal", include_in_schema=False)
async def replay_journal(request: Asked, match: str) -> Response[str]:
    house: House = request.app.state.house
    return journal_of(await _finished(house, match, address_of(request)))


ROUTES: Final = [replay, replay_journal]
