"""Who draws boards and matches for notebooks: the kernel knows nobody who does, so whoever does says so."""

from __future__ import annotations

from collections.abc import Callable

_artist: Callable[[object, str], str] | None = None


def set_artist(artist: Callable[[object, str], str]) -> None:
    """Let the looks draw a thing in a form, "svg" or "html"."""
    global _artist
    _artist = artist


def drawn(thing: object, form: str) -> str | None:
    """A picture of a thing; None where nobody draws, and a notebook shows its text."""
    return _artist(thing, form) if _artist is not None else None
