"""The laboratory: the games as environments for programs that learn, and seats for language models.

Every module is an adapter with an extra of its own (`pip install comitium[lab]`). None of them names a game: what a game
writes for a learner is found through the registry (`HasEncoding`).
"""

from __future__ import annotations

from importlib import import_module

import comitium
from comitium.core.encoding import Encoding
from comitium.core.errors import Unknown
from comitium.core.messages import Phrase
from comitium.core.registry import HasEncoding


def encoding_of(game_id: str) -> Encoding:
    """How a game writes itself for a learner.

    Raises `Unknown` for a game that there is not, or that has no encoding.
    """
    kind = comitium.game_type(game_id)
    if not isinstance(kind, HasEncoding):
        raise Unknown(Phrase("unknown-encoding", {"game": game_id}))
    encoding: Encoding = import_module(kind.encoder).ENCODING
    return encoding
