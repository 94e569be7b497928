"""The pupil: a tribune that overlooks things, for whoever plays a game for the first time.

At every question the tribune is asked. Now and then, drawn from dice of its own, the pupil misses what the tribune has seen
and gives the careless answer that its game knows for such a question; of bargains it proposes only a few. So it plays by the
same sense as the others, helps Rome as they do, and loses.
"""

from __future__ import annotations

import importlib
from typing import Final

from comitium.bots.player import Player, Seat, hurry, remind
from comitium.bots.slips import Carelessness
from comitium.bots.unasked import Accept, Actor, Bargainer, Cancel, Offer
from comitium.core.agreements import Agreement
from comitium.core.dice import stream
from comitium.core.errors import BadOption
from comitium.core.messages import Phrase

FINE: Final = 1_000


class Pupil:
    """`misses` is how often it overlooks something, from 0 to 1; None: as often as its game thinks right."""

    def __init__(self, game_id: str, seed: int, misses: float | None) -> None:
        self.name = "quaestor"
        self.tribune: Player = importlib.import_module(f"comitium.bots.{game_id}.tribune").make(game_id, seed)
        careless: Carelessness = importlib.import_module(f"comitium.bots.{game_id}.slips").CARELESS
        self.slips = careless.slips
        self.misses = int((careless.misses if misses is None else misses) * FINE)
        self.dice = stream(seed, "bot pupil")

    def hurry(self) -> None:
        hurry(self.tribune)

    def choose(self, seat: Seat) -> int:
        asked = seat.question_class
        choice = self.tribune.choose(seat)
        slip = self.slips.get(asked)
        if slip is None or not self._overlooks():
            return choice
        careless = slip.instead(seat, choice, self.dice)
        return choice if careless == choice else remind(self.tribune, asked, careless)

    def act(self, seat: Seat, asides: list[int]) -> int | None:
        """What is done unasked is the tribune's, when the pupil thinks of it."""
        choice = self.tribune.act(seat, asides) if isinstance(self.tribune, Actor) else None
        return None if self._overlooks() else choice

    def bargain(self, seat: Seat, agreements: list[Agreement]) -> list[Offer | Accept | Cancel]:
        """Offers are answered as the tribune answers them; it seldom thinks of one of its own."""
        words = self.tribune.bargain(seat, agreements) if isinstance(self.tribune, Bargainer) else []
        return [word for word in words if not isinstance(word, Offer) or not self._overlooks()]

    @property
    def reason(self) -> Phrase | None:
        """The sentence that goes with the last word in a bargain."""
        said: Phrase | None = getattr(self.tribune, "reason", None)
        return said

    def _overlooks(self) -> bool:
        return self.dice.below(FINE) < self.misses


def make(game_id: str, seed: int, misses: float | None = None) -> Player:
    """A pupil. Raises `BadOption` if `misses` is no share."""
    if misses is not None and not 0.0 <= misses <= 1.0:
        raise BadOption(Phrase("bots-bad-value", {"bot": "quaestor", "parameter": "misses", "value": str(misses)}))
    return Pupil(game_id, seed, misses)
