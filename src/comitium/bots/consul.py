"""The `consul`: a search over imagined worlds, within a budget of seconds or simulations a move.

A move is a turn's chain of choices: its first choice may use most of the budget, the following ones what is left. The tribune
is the favourite in every race, and decides alone where looking a few turns ahead says little.
"""

from __future__ import annotations

import importlib
from time import perf_counter

from comitium.bots.player import Player, Seat
from comitium.bots.search import Guide, Search
from comitium.core.dice import stream
from comitium.core.errors import BadOption
from comitium.core.messages import Phrase

SIMULATIONS = 1_000  # a move; about half a second compiled, so that the clock rarely decides
SHARE = 0.5  # of what is left of a move's budget, for each of its choices


class Consul:
    """Searches. `advise` gives the chances of every choice it looked at."""

    def __init__(self, game_id: str, seed: int, seconds: float, sims: int, depth: int, trust: float) -> None:
        self.name = "consul"
        self.seconds = seconds
        self.simulations = sims
        self.trust = trust
        self.dice = stream(seed, "bot consul")
        self.guide: Guide = importlib.import_module(f"comitium.bots.{game_id}.guide").guide()
        self.depth = depth or self.guide.depth()
        self.tribune: Player = importlib.import_module(f"comitium.bots.{game_id}.tribune").make(game_id, seed)
        self._move = -1  # the turn of the move under way, and what is left of its budget
        self._seconds_left = 0.0
        self._simulations_left = 0

    def choose(self, seat: Seat) -> int:
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        favourite = self.tribune.choose(seat)
        if self.guide.leaves_to_the_tribune(seat.asked):
            return favourite
        turn = seat.view.turn
        if turn != self._move:
            self._move = turn
            self._seconds_left = self.seconds
            self._simulations_left = self.simulations
        begun = perf_counter()
        search = self.search(seat)
        worlds = self.guide.worlds(seat, self.dice)
        simulations = max(1, int(self._simulations_left * SHARE))
        choice = search.run(worlds, legal, favourite, simulations, self._seconds_left * SHARE)
        self._seconds_left -= perf_counter() - begun
        self._simulations_left -= search.simulations
        return choice

    def speak(self, seat: Seat) -> list[str]:
        return self.guide.talk(seat, self.dice)

    def search(self, seat: Seat) -> Search:
        return Search(seat.seat, self.guide, self.depth, self.trust, self.dice)

    def advise(self, seat: Seat) -> list[tuple[int, float]]:
        """Every choice with the chance to win after it, the best first."""
        search = self.search(seat)
        search.run(self.guide.worlds(seat, self.dice), seat.legal, self.tribune.choose(seat), self.simulations, self.seconds)
        return search.advice()


def make(game_id: str, seed: int, seconds: float = 1.0, sims: int = SIMULATIONS, depth: int = 0, trust: float = 1.0) -> Player:
    """A consul that thinks for so long, or so often, a move, and as far ahead as the game's guide thinks best (`depth` 0).

    Raises `BadOption` for a budget of nothing.
    """
    for parameter, value, least in (("seconds", seconds, 0.0), ("sims", sims, 0), ("depth", depth, -1)):
        if not value > least:
            raise BadOption(Phrase("cli-tool-bot-value", {"bot": "consul", "parameter": parameter, "value": str(value)}))
    return Consul(game_id, seed, seconds, sims, depth, trust)
