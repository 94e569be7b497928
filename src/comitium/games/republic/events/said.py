"""The base of everything the Republic tells: past-tense facts, each with its rule. One module of events for each chapter."""

from __future__ import annotations

from typing import ClassVar

from comitium.core.messages import Phrase
from comitium.core.vocabulary import Speakers, SpokenEvent
from comitium.games.republic import names


class Said(SpokenEvent, frozen=True):
    """A chapter sets `game` to its own part of the catalogue: `republic-forum` has its words in forum.ftl."""

    game: ClassVar[str] = "republic"
    speakers: ClassVar[Speakers] = names.SPEAKERS
    code: ClassVar[str] = ""  # of the procedure of chapter 4 that it tells of: N1 to N33

    def procedure(self) -> Phrase | None:
        """[4.02.1] The words are in procedure.ftl."""
        return names.procedure(self.code) if self.code else None
