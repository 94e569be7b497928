"""What can be said, wherever it stands."""

from __future__ import annotations

import msgspec

from comitium.core.messages import Phrase


def phrases(value: object) -> list[Phrase]:
    """Everything in a board, a prompt or a tuple of them that can be said."""
    if isinstance(value, Phrase):
        return [value]
    if isinstance(value, tuple):
        return [phrase for one in value for phrase in phrases(one)]
    if isinstance(value, msgspec.Struct):
        return [phrase for name in value.__struct_fields__ for phrase in phrases(getattr(value, name))]
    return []
