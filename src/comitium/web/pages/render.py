"""Pages and frames of a match for somebody who looks at it."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.json import Encoder
from msgspec.structs import replace

from comitium.draw import page
from comitium.draw.page import from_match, model
from comitium.draw.page.after.inputs import Ending
from comitium.draw.page.before.inputs import Lobby
from comitium.draw.page.beside import inspect, moments
from comitium.draw.page.looks import look
from comitium.draw.page.words import Words
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models
from comitium.web.pages.page_models import Viewer

PageInputs: TypeAlias = "Lobby | from_match.TableInputs | Ending"

BEFORE: Final = 80  # events before the one that decides among which its moment begins

_ENCODER: Final = Encoder()


def page_inputs(live: LiveMatch, viewer: Viewer) -> PageInputs:
    """What somebody's page is drawn from, all of it; of a table, what is to be seen, since most often nothing has changed."""
    if not live.entry.started:
        return page_models.lobby(live, viewer)
    if live.match.outcome is not None:
        return page_models.ending(live, viewer)
    return page_models.table_inputs(live, viewer)


def inputs_hash(found: PageInputs) -> int:
    """A number for what a page is drawn from: where two are equal nothing has changed for the reader, and no frame is sent.
    How it came about does not count."""
    if isinstance(found, from_match.TableInputs):
        return hash(_ENCODER.encode(found._replace(last_frame=None)))
    if isinstance(found, Ending):
        found = replace(found, table=replace(found.table, moved=0))
    return hash(_ENCODER.encode(found))


def render_page(live: LiveMatch, viewer: Viewer) -> str:
    """The page that somebody opens."""
    found = page_inputs(live, viewer)
    if isinstance(found, Lobby):
        return page.lobby(found)
    if isinstance(found, Ending):
        return page.ending(found)
    return page.table(from_match.build_table(live.match, page_models.viewing_seat(viewer), found))


def render_frame(live: LiveMatch, viewer: Viewer, found: PageInputs, number: int) -> model.Frame:
    """What a page that is open turns into."""
    if isinstance(found, Lobby):
        return page.lobby_frame(found, number)
    if isinstance(found, Ending):
        return page.ending_frame(found, number)
    return page.frame(from_match.build_table(live.match, page_models.viewing_seat(viewer), found), number)


def render_detail(live: LiveMatch, viewer: Viewer, id: str) -> str:
    """A thing on the viewer's table, large; "" if there is no such thing for her."""
    words = Words(viewer.reader.language, live.match.header.game, live.names())
    board, _ = from_match.board_of(live.match, viewer.seat)
    if not id:
        return inspect.listed(board, words)
    heard = live.match.history(viewer.seat)
    return inspect.inspected(look(live.match.header.game), board, id, words, page_models.people(live, viewer), heard)


def render_moment(live: LiveMatch, viewer: Viewer, at: int) -> model.Scene | None:
    """The moment that the viewer's event at a place has decided; None if there is none for her."""
    words = Words(viewer.reader.language, live.match.header.game, live.names())
    board, _ = from_match.board_of(live.match, viewer.seat)
    first = max(0, at - BEFORE)
    heard = live.match.history(viewer.seat, since=first)
    return moments.reopened(board, heard, at - first, words) if 0 <= at - first < len(heard) else None
