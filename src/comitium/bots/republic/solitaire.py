"""The game for one and two: what the dominant player decides for a neutral faction."""

from __future__ import annotations

from comitium.bots.republic.heuristics import NONE, Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import Delegated
from comitium.games.republic.state.republic import Republic


class DelegatedHeuristic(Heuristic):
    """[4.02.2] The usual answer of a neutral, whatever it costs oneself."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        question = world.stack[-1]
        return question.usual if isinstance(question, Delegated) else NONE


register(Delegated, DelegatedHeuristic())
