"""The digest of 0.1.0, so that its journals are still checked: values by their place, not by their name.

Only finished games are: what the frames of an unfinished one were made of has changed since. Its journal is still safe from
editing by the checks of its lines.
"""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from typing import Any

import msgspec

from comitium.core.frames import Game
from comitium.core.ids import ids_of
from comitium.core.state_object import Shared, StateObject, defaults, fields


def first_digest(game: Game, options: Collection[str]) -> str:
    """SHA-256 as 0.1.0 took it; `options` are the names of those there were."""
    return sha256(msgspec.json.encode(_placed(game, options))).hexdigest()


def _placed(value: Any, options: Collection[str]) -> Any:
    if isinstance(value, dict):  # the options of a game
        return [[key, value[key]] for key in sorted(value) if key in options]
    if isinstance(value, (list, tuple)):
        return [_placed(item, options) for item in value]
    if not isinstance(value, StateObject):
        return value
    kind = type(value)
    later = defaults(kind)  # what has a default was added since
    named = zip(fields(kind), value.state(), strict=True)
    return [
        ids_of(kind).id,
        *(_placed(part, options) for name, part in named if isinstance(value, Shared) or name not in later),
    ]
