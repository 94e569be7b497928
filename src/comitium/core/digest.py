"""One number for a whole state, the same on every machine and build."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from comitium.core.dice import Dice
from comitium.core.frames import Frame, Game


def plain(value: Any) -> Any:
    """A state, frame or field as nested lists of plain values, in a fixed order."""
    if isinstance(value, (Game, Frame)):
        return [type(value).__name__, *(plain(item) for item in value.state())]
    if isinstance(value, Dice):
        return [value.a, value.b]
    if isinstance(value, dict):
        return [[key, plain(value[key])] for key in sorted(value)]
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


def digest(game: Game) -> str:
    """SHA-256 over everything that decides how the game can go on."""
    return sha256(msgspec.json.encode(plain(game))).hexdigest()
