"""The base of everything the Republic tells: past-tense facts, each with its rule. One module of events for each chapter."""

from __future__ import annotations

from typing import ClassVar

from comitium.core.vocabulary import Speakers, SpokenEvent
from comitium.games.republic import names


class Said(SpokenEvent, frozen=True):
    """A chapter sets `game` to its own part of the catalogue: `republic-forum` has its words in forum.ftl."""

    game: ClassVar[str] = "republic"
    speakers: ClassVar[Speakers] = names.SPEAKERS
