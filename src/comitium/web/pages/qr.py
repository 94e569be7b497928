"""Links as QR codes."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=256)
def drawn(link: str) -> str:
    """A link as a QR code, in SVG."""
    import segno

    return str(segno.make(link, error="m").svg_inline(scale=4, border=2))
