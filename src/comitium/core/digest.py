"""One number for a whole state, the same on every machine and build."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from comitium.core.frames import Game


def plain(value: Any) -> Any:
    """A state, or a part of one, as nested lists of plain values in a fixed order.

    Objects give themselves as `__reduce__` does: their class and the arguments of their constructor.
    """
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, dict):
        return [[key, plain(value[key])] for key in sorted(value)]
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    kind, arguments = value.__reduce__()
    return [kind.__name__, *(plain(item) for item in arguments)]


def digest(game: Game) -> str:
    """SHA-256 over everything that decides how the game can go on."""
    return sha256(msgspec.json.encode(plain(game))).hexdigest()
