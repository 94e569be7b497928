"""Who hears an event: a bit per seat. A new event has the audience NOBODY until a rule says otherwise."""

from __future__ import annotations

from typing import Final

NOBODY: Final = 0
EVERYBODY: Final = -1  # all seats, and spectators


def only(seat: int) -> int:
    """The audience of one seat.

    >>> hears(only(1), 1), hears(only(1), 0), hears(EVERYBODY, None), hears(only(0), None)
    (True, False, True, False)
    """
    return 1 << seat


def all_but(seat: int) -> int:
    """Every seat but one; spectators belong to the others' side of the table."""
    return ~(1 << seat)


def hears(audience: int, seat: int | None) -> bool:
    """Whether a seat, or a spectator (None), is in the audience. Spectators hear what is not private to some seats."""
    return audience < 0 if seat is None else bool(audience >> seat & 1)
