"""The pages of the browser: pure functions from what a reader may know to HTML and SVG. A game may have a look of its own."""

from __future__ import annotations

from comitium.draw.page.after.ending import ending, ending_frame
from comitium.draw.page.after.replay import OPENED, replay, replay_frame, replay_glass
from comitium.draw.page.before.home import home
from comitium.draw.page.before.lobby import lobby, lobby_frame
from comitium.draw.page.errors import error, offline
from comitium.draw.page.person.me import bring, me
from comitium.draw.page.person.record import challenge, record
from comitium.draw.page.rules import rules
from comitium.draw.page.table import frame, table, table_frame

__all__ = [
    "OPENED",
    "bring",
    "challenge",
    "ending",
    "ending_frame",
    "error",
    "frame",
    "home",
    "lobby",
    "lobby_frame",
    "me",
    "offline",
    "record",
    "replay",
    "replay_frame",
    "replay_glass",
    "rules",
    "table",
    "table_frame",
]
