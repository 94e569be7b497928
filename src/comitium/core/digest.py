"""One number for a whole state, the same on every machine and build, and for a long time.

The digest names the fields of what it sums up by their ids (see ids.py), and leaves out those at their default: a field that
is added later, with a default, changes no digest that was written before. What never changes in a game (`Shared`: its options)
is in the header of its journal and not in the digest.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from comitium.core.frames import Game, Script
from comitium.core.ids import ids_of
from comitium.core.state_object import Shared, StateObject, defaults, field_ids, fields


def described(value: Any) -> Any:
    """A state, or a part of one, as plain values: things by the ids of their class and fields, scripts at the id of a step."""
    if isinstance(value, (list, tuple)):
        return [described(item) for item in value]
    if not isinstance(value, StateObject):
        return value
    kind = type(value)
    usual = defaults(kind)
    found: dict[str, Any] = {"": ids_of(kind).id}
    for id, name, part in zip(field_ids(kind), fields(kind), value.state(), strict=True):
        if isinstance(value, Script) and name == "at":
            found[id] = value.place()
        elif not isinstance(part, Shared) and not _is_usual(part, usual.get(name, ...)):
            found[id] = described(part)
    return found


def _is_usual(part: Any, default: Any) -> bool:
    return (part is None or part == []) if default is None else bool(part == default)


def digest(game: Game) -> str:
    """SHA-256 over everything that decides how the game can go on. Refuses what has no fixed order."""
    return sha256(msgspec.json.encode(described(game), order="deterministic", enc_hook=_refuse)).hexdigest()


def _refuse(value: Any) -> Any:
    raise TypeError(f"{type(value).__name__} has no fixed form")
