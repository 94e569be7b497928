"""Pages and frames of a match for somebody who looks at it."""

from __future__ import annotations

from comitium.draw import page
from comitium.draw.page import inspect, model, sitting
from comitium.draw.page.looks import look
from comitium.draw.page.words import Words
from comitium.web import seen
from comitium.web.live import Live
from comitium.web.seen import Viewer


def whole(live: Live, viewer: Viewer) -> str:
    """The page that somebody opens."""
    if not live.entry.started:
        return page.lobby(seen.lobby(live, viewer))
    if live.match.outcome is not None:
        return page.ending(seen.ending(live, viewer))
    return page.table(seen.table(live, viewer))


def glass(live: Live, viewer: Viewer, id: str) -> str:
    """A thing on the viewer's table, large; "" if there is no such thing for her."""
    words = Words(viewer.reader.language, live.match.header.game)
    board, _ = sitting.board_of(live.match, viewer.seat)
    return inspect.inspected(look(live.match.header.game), board, id, words) if id else inspect.listed(board, words)


def frame(live: Live, viewer: Viewer, number: int) -> model.Frame:
    """What a page that is open turns into."""
    if not live.entry.started:
        return page.lobby_frame(seen.lobby(live, viewer), number)
    if live.match.outcome is not None:
        return page.ending_frame(seen.ending(live, viewer), number)
    return page.frame(seen.table(live, viewer), number)
