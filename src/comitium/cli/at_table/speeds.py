"""How fast the computer's moves are shown: how long the table rests after each that can be seen."""

from __future__ import annotations

from typing import Final

from comitium.core.errors import BadOption
from comitium.core.messages import Phrase
from comitium.text import LANGUAGES, bare, say

STEP: Final = float("inf")
SECONDS: Final = {"step": STEP, "slow": 2.5, "normal": 1.0, "fast": 0.3, "instant": 0.0}
USUAL: Final = "normal"


def named(asked: str) -> str:
    """The speed that a word of any language means.

    >>> named("rapide"), named("Slow")
    ('fast', 'slow')
    """
    for id in SECONDS:
        if bare(asked) in (id, *(bare(spoken(id, language)) for language in LANGUAGES)):
            return id
    known = tuple(Phrase(f"cli-play-speed-{id}") for id in SECONDS)
    raise BadOption(Phrase("cli-play-speed-unknown", {"speed": asked[:60], "known": known}))


def spoken(id: str, language: str) -> str:
    return say(Phrase(f"cli-play-speed-{id}"), language)


def listed(language: str) -> str:
    return ", ".join(spoken(id, language) for id in SECONDS)
