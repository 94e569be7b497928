"""The rules' answers to what the state asks: see `core.frames.Referee`."""

from __future__ import annotations

from comitium.core.frames import Referee
from comitium.core.messages import Outcome
from comitium.games.idus import outcome as outcomes
from comitium.games.idus.state import Idus
from comitium.games.idus.worlds import Belief


class Officiating(Referee[Idus]):
    """Knows every chapter."""

    def outcome(self, game: Idus) -> Outcome | None:
        return outcomes.outcome(game)

    def believe(self, game: Idus, seat: int) -> Belief:
        return Belief(game, seat)
