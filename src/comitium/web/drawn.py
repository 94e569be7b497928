"""Pages and frames of a match for somebody who looks at it."""

from __future__ import annotations

from comitium.draw import page
from comitium.draw.page import model
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


def frame(live: Live, viewer: Viewer, number: int) -> model.Frame:
    """What a page that is open turns into."""
    if not live.entry.started:
        return page.lobby_frame(seen.lobby(live, viewer), number)
    if live.match.outcome is not None:
        return page.ending_frame(seen.ending(live, viewer), number)
    return page.frame(seen.table(live, viewer), number)
