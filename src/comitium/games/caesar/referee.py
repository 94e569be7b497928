"""The rules' answers to what the state asks: see `state.CaesarReferee`."""

from __future__ import annotations

from typing import Any

from comitium.core.frames import Frame
from comitium.core.messages import Outcome
from comitium.games.caesar import outcome as outcomes
from comitium.games.caesar.rules.r5_turn import turn_in_play
from comitium.games.caesar.state import Caesar, CaesarReferee
from comitium.games.caesar.worlds import Belief


class Officiating(CaesarReferee):
    """Knows every chapter."""

    def outcome(self, game: Caesar) -> Outcome | None:
        return outcomes.outcome(game)

    def believe(self, game: Caesar, seat: int) -> Belief:
        return Belief(game, seat)

    def turn_in_play(self) -> list[Frame[Any]]:
        return turn_in_play()
