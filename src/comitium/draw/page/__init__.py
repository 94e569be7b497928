"""The pages of the browser: pure functions from what a reader may know to HTML and SVG. A game may have a look of its own."""

from __future__ import annotations

from comitium.draw.page.table import frame, table, table_frame

__all__ = ["frame", "table", "table_frame"]
