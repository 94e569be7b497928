"""Pages and frames of a match for somebody who looks at it."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.json import Encoder
from msgspec.structs import replace

from comitium.draw import page
from comitium.draw.page import inspect, model, sitting
from comitium.draw.page.looks import look
from comitium.draw.page.words import Words
from comitium.web import seen
from comitium.web.live_match import LiveMatch
from comitium.web.seen import Viewer

Shown: TypeAlias = "model.Lobby | sitting.Sight | model.Ending"

_ENCODER: Final = Encoder()


def shown(live: LiveMatch, viewer: Viewer) -> Shown:
    """What somebody's page is drawn from, all of it; of a table, what is to be seen, since most often nothing has changed."""
    if not live.entry.started:
        return seen.lobby(live, viewer)
    if live.match.outcome is not None:
        return seen.ending(live, viewer)
    return seen.sight(live, viewer)


def key(found: Shown) -> int:
    """A number for what a page is drawn from: where two are equal nothing has changed for the reader, and no frame is sent.
    How it came about does not count."""
    if isinstance(found, sitting.Sight):
        return hash(_ENCODER.encode(found._replace(drawn=None)))
    if isinstance(found, model.Ending):
        found = replace(found, table=replace(found.table, moved=0))
    return hash(_ENCODER.encode(found))


def whole(live: LiveMatch, viewer: Viewer) -> str:
    """The page that somebody opens."""
    found = shown(live, viewer)
    if isinstance(found, model.Lobby):
        return page.lobby(found)
    if isinstance(found, model.Ending):
        return page.ending(found)
    return page.table(sitting.seen(live.match, seen.faced(viewer), found))


def frame(live: LiveMatch, viewer: Viewer, found: Shown, number: int) -> model.Frame:
    """What a page that is open turns into."""
    if isinstance(found, model.Lobby):
        return page.lobby_frame(found, number)
    if isinstance(found, model.Ending):
        return page.ending_frame(found, number)
    return page.frame(sitting.seen(live.match, seen.faced(viewer), found), number)


def glass(live: LiveMatch, viewer: Viewer, id: str) -> str:
    """A thing on the viewer's table, large; "" if there is no such thing for her."""
    words = Words(viewer.reader.language, live.match.header.game)
    board, _ = sitting.board_of(live.match, viewer.seat)
    if not id:
        return inspect.listed(board, words)
    return inspect.inspected(look(live.match.header.game), board, id, words, seen.people(live, viewer))
