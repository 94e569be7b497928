"""The `consul`: information-set Monte Carlo search within a budget of seconds or simulations.

It looks at imagined worlds only (`seat.imagine`). The seconds are for a move, that is for a chain of choices in which nothing
is revealed: the tree of the first choice is kept for the next. Preparation is left to the tribune's judgement.
"""

from __future__ import annotations

import importlib

from comitium.bots.player import Player, Seat
from comitium.bots.search import Guide, Search
from comitium.core.dice import stream
from comitium.core.errors import BadOption
from comitium.core.messages import Phrase

SIMULATIONS = 1_000_000  # no limit but the clock
ENOUGH = 0.25  # the next choice of a chain is good enough with this share of the simulations of the first
LEFT_TO_THE_TRIBUNE = ("Prepare", "Refill", "ReplaceCard", "Castle")  # where looking ahead a few turns says little


class Consul:
    """Searches. `advise` gives the chances of every choice it looked at."""

    def __init__(self, game_id: str, seed: int, seconds: float, sims: int, exploration: float, reach: int, depth: int) -> None:
        self.name = "consul"
        self.seconds = seconds
        self.simulations = sims
        self.exploration = exploration
        self.reach = reach
        self.depth = depth
        self.dice = stream(seed, "bot consul")
        self.guide: Guide = importlib.import_module(f"comitium.bots.{game_id}.guide").guide()
        self.tribune: Player = importlib.import_module(f"comitium.bots.{game_id}.tribune").make(game_id, seed)
        self._search: Search | None = None
        self._budget = 0  # simulations of the first choice of a chain
        self._told = -1  # what had been told, the question and the choice, when the tree was last used
        self._asked = ""
        self._choice = -1

    def choose(self, seat: Seat) -> int:
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        if seat.asked in LEFT_TO_THE_TRIBUNE:
            return self.tribune.choose(seat)
        search = self.think(seat)
        self._told = seat.told
        self._asked = seat.asked
        self._choice = search.best()
        return self._choice

    def think(self, seat: Seat) -> Search:
        """Search, from the tree of the choice before if nothing was revealed since: then most of the work is done."""
        search = self._search
        if search is None or not self.is_chain(seat) or not search.descend(self._choice, seat.asked):
            search = Search(seat.seat, self.guide, self.exploration, self.reach, self.depth, self.dice)
        self._search = search
        done = search.root.visits
        if done == 0:
            self._budget = search.run(seat.imagine, self.simulations, self.seconds)
        elif done < ENOUGH * self._budget:
            search.run(seat.imagine, self._budget - done, self.seconds)
        return search

    def is_chain(self, seat: Seat) -> bool:
        """Whether nothing was revealed to the seat since its last choice."""
        return seat.told == self._told or not self.guide.reveals(self._asked)

    def advise(self, seat: Seat) -> list[tuple[int, float]]:
        """Every choice with the chance to win after it, the best first."""
        self._search = None
        return [(choice, value) for choice, value, _ in self.think(seat).advice()]


def make(
    game_id: str,
    seed: int,
    seconds: float = 1.0,
    sims: int = SIMULATIONS,
    exploration: float = 0.2,
    reach: int = 1,
    depth: int = 9,
) -> Player:
    """A consul that thinks for so long, or so often, a move. Raises `BadOption` for a budget of nothing."""
    for parameter, value in (("seconds", seconds), ("sims", sims), ("reach", reach), ("depth", depth)):
        if not value > 0:
            raise BadOption(Phrase("cli-tool-bot-value", {"bot": "consul", "parameter": parameter, "value": str(value)}))
    if not exploration >= 0:
        raise BadOption(Phrase("cli-tool-bot-value", {"bot": "consul", "parameter": "exploration", "value": str(exploration)}))
    return Consul(game_id, seed, seconds, sims, exploration, reach, depth)
