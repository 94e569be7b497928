"""The `consul`: a search over imagined worlds, within a budget of seconds or simulations a move.

A move is a turn's chain of choices: each of them has the same share of what those before it have left of the budget. The
tribune is the favourite in every race, and decides alone where looking a few turns ahead says little. Where a turn is a whole
year of questions, each that is searched is a move of its own.

Whoever listens hears how long an answer takes, so that must not depend on what is held. The budget of an answer follows from
how many questions the turn has brought, which everybody can count, and it is spent to the end: for the only legal choice, too.
A consul that is told to hurry answers alike, and as soon as it can.
"""

from __future__ import annotations

import importlib
from time import perf_counter

from comitium.bots.player import Player, Seat, hurry, remind
from comitium.bots.search import Guide, Search
from comitium.bots.unasked import Accept, Actor, Bargainer, Cancel, Offer
from comitium.core.agreements import Agreement
from comitium.core.dice import Dice, stream
from comitium.core.errors import BadOption
from comitium.core.messages import Phrase

SHARE = 0.35  # of what is left of a move's budget, for each of its choices


class Consul:
    """Searches. `advise` gives the chances of every choice it looked at; `searched` counts the worlds and the playouts."""

    def __init__(
        self, game_id: str, seed: int, seconds: float, sims: int, depth: int, trust: float | None, effort: float
    ) -> None:
        self.name = "consul"
        self.tribune: Player = importlib.import_module(f"comitium.bots.{game_id}.tribune").make(game_id, seed)
        self.guide: Guide = importlib.import_module(f"comitium.bots.{game_id}.guide").guide()
        self.guide.meet(self.tribune)
        self.seconds = seconds or self.guide.seconds()
        self.simulations = sims or max(1, int(effort * self.guide.simulations()))
        self.trust = self.guide.trust() if trust is None else trust
        self.depth = depth
        self.dice = stream(seed, "bot consul")
        self.hurries = False
        self.searched = (0, 0)
        self._turn = -1
        self._asked = 0  # how many questions of this turn it has searched

    def hurry(self) -> None:
        """Nobody listens: stop as soon as the answer is known."""
        self.hurries = True
        hurry(self.tribune)

    def choose(self, seat: Seat) -> int:
        begun = perf_counter()
        favourite = self.tribune.choose(seat)
        if not self.guide.searches(seat):
            return favourite
        share = self._share(seat.view.turn) if self.guide.shares() else 1.0
        dice = self._own_dice()
        if self.hurries and len(seat.legal) == 1:
            return favourite
        seconds = self.seconds * share - (perf_counter() - begun)
        best = self._search(seat, dice, favourite, max(1, int(self.simulations * share)), seconds).best()
        return best if best == favourite else remind(self.tribune, seat.question_class, best)

    def speak(self, seat: Seat) -> list[str]:
        return self.guide.talk(seat, self._own_dice())

    def act(self, seat: Seat, asides: list[int]) -> int | None:
        """What is done unasked is the tribune's."""
        return self.tribune.act(seat, asides) if isinstance(self.tribune, Actor) else None

    def bargain(self, seat: Seat, agreements: list[Agreement]) -> list[Offer | Accept | Cancel]:
        """So are bargains."""
        return self.tribune.bargain(seat, agreements) if isinstance(self.tribune, Bargainer) else []

    @property
    def reason(self) -> Phrase | None:
        """The sentence that goes with the last word in a bargain."""
        said: Phrase | None = getattr(self.tribune, "reason", None)
        return said

    def advise(self, seat: Seat) -> list[tuple[int, float]]:
        """Every choice with the chance to win after it, the best first; nothing where looking ahead says nothing."""
        if not self.guide.judges(seat):
            return []
        favourite = self.tribune.choose(seat)
        told = self._search(seat, self._own_dice(), favourite, self.simulations, self.seconds).advice()
        if told[0][0] != favourite:
            remind(self.tribune, seat.question_class, told[0][0])
        return told

    def _search(self, seat: Seat, dice: Dice, favourite: int, simulations: int, seconds: float) -> Search:
        """The race of this seat's question, with its whole budget spent, unless there is reason to hurry."""
        begun = perf_counter()
        simulations *= self.guide.patience(seat)
        search = Search(seat.seat, self.guide, self.depth or self.guide.reach(seat.question_class), self.trust, dice)
        imagine = self.guide.worlds(seat, dice)
        search.run(imagine, seat.legal, favourite, simulations, seconds - (perf_counter() - begun))
        if not self.hurries:
            search.idle(imagine, simulations, seconds - (perf_counter() - begun))
        self.searched = self.searched[0] + search.imagined, self.searched[1] + search.simulations
        return search

    def _own_dice(self) -> Dice:
        """Dice for one question: however often they are thrown, those of the next question fall the same."""
        return Dice(1 + self.dice.below(2_000_000_000), 1 + self.dice.below(2_000_000_000))

    def _share(self, turn: int) -> float:
        """The part of a move's budget for the next of its questions."""
        if turn != self._turn:
            self._turn, self._asked = turn, 0
        self._asked += 1
        return float(SHARE * (1 - SHARE) ** (self._asked - 1))


def make(
    game_id: str,
    seed: int,
    seconds: float | None = None,
    sims: int | None = None,
    depth: int = 0,
    trust: float | None = None,
    effort: float = 1.0,
) -> Player:
    """A consul that thinks for so long, or so often, a move, and as far ahead as the game's guide thinks best (`depth` 0).

    `effort` is a share of the simulations that the guide thinks right. Raises `BadOption` for a budget of nothing.
    """
    given = (("seconds", seconds, 0.0), ("sims", sims, 0), ("depth", depth, -1), ("effort", effort, 0.0))
    for parameter, value, least in given:
        if value is not None and not value > least:
            raise BadOption(Phrase("bots-bad-value", {"bot": "consul", "parameter": parameter, "value": str(value)}))
    return Consul(game_id, seed, seconds or 0.0, sims or 0, depth, trust, effort)
