"""How far the bots of a table have listened to it."""

from __future__ import annotations

from typing import Final

from comitium.core.agreements import BindingGame
from comitium.core.frames import Game

NEVER: Final = -1


class Watermark:
    """One mark of all that a table's bots have heard when they were last asked what they want.

    `done` is how much had been done by anybody, `reveals` and `offers` how often something had become known and been offered,
    `pause` how many pauses for talk there had been. `times` counts how often they were asked while `answers` stood where it
    stands.
    """

    __slots__ = ("answers", "done", "offers", "pause", "reveals", "times")

    def __init__(self, pause: int = 0) -> None:
        self.pause = pause
        self.done = NEVER
        self.reveals = NEVER
        self.offers = NEVER
        self.answers = NEVER
        self.times = 0

    def is_pause(self, pause: int) -> bool:
        """Whether there has been a pause since; it counts as heard."""
        before, self.pause = self.pause, pause
        return pause != before

    def listen(self, game: Game, done: int) -> bool:
        """Hear everything until now; whether something has become known, or was offered, since the last time."""
        offers = game.offers if isinstance(game, BindingGame) else 0
        self.done = done
        if game.reveals == self.reveals and offers == self.offers:
            return False
        self.reveals = game.reveals
        self.offers = offers
        return True
