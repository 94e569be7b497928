"""Many games at once, with the loop inside: compiled, a batch asks Python once for what a single game asks at every step.

    batch = Batch(encoding_of("caesar"), start, count=64)   # `start(number)` begins the game of a number
    rows = numpy.frombuffer(batch.observe(), numpy.uint8).reshape(64, batch.width)
    batch.step(actions)                                     # one for each game; a game that ends is followed by another

Of several who are asked at once the first answers first, as everywhere in the laboratory: what others have answered is hidden
until all have, so the order tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.strings import BytesWriter

from comitium.core.dice import Dice
from comitium.core.encoding import ROW, Encoding
from comitium.core.frames import Game
from comitium.lab.rewards import rewards


class Batch:
    """So many games side by side. A row is what the seat that is asked may know, then its mask or its candidates."""

    def __init__(
        self, encoding: Encoding, start: Callable[[int], Any], count: int, by_index: bool = True, first: int = 0
    ) -> None:
        self.encoding = encoding
        self.by_index = by_index
        self.width = encoding.size + (encoding.actions if by_index else encoding.rows * ROW)
        self.begun = first  # the number of the next game
        self.decisions = 0
        self.ended: list[tuple[int, list[float]]] = []  # since the last `step`: place in the batch, rewards by seat
        self.games: list[Game] = []
        self.seats: list[int] = []  # who is asked, by game
        self._start = start
        self._out = BytesWriter()  # one for ever: it has its size, and where it lies is near at hand
        for _ in range(count):
            game = self._begin()
            self.games.append(game)
            self.seats.append(game.actors()[0])

    def _begin(self) -> Game:
        game: Game = self._start(self.begun)
        self.begun += 1
        return game

    def observe(self) -> bytes:
        """A row for each game, one behind the other."""
        self._out.truncate(0)
        for place in range(len(self.games)):
            game = self.games[place]
            seat = self.seats[place]
            self._write(game, seat, game.legal(seat))
        return self._out.getvalue()

    def step(self, actions: list[int]) -> None:
        """An answer for each game: an action, or a row of the candidates. Raises `Illegal` for what is not on the menu; the
        games before it have then gone on, and no other."""
        if len(actions) != len(self.games):
            raise ValueError(f"{len(self.games)} games need as many actions, not {len(actions)}")
        if self.ended:
            self.ended = []
        for place in range(len(actions)):
            action = actions[place]
            game = self.games[place]
            if self.by_index:
                choice = self.encoding.choice[action] if 0 <= action < self.encoding.actions else -1
            else:
                menu = game.legal(self.seats[place])
                choice = menu[action] if 0 <= action < len(menu) else -1
            self._answer(place, game, choice)

    def play(self, steps: int, dice: Dice) -> bytes:
        """So many random answers in every game, each after its row is written; the last rows. What a search or a test of speed
        wants."""
        for _ in range(steps):
            self._out.truncate(0)
            for place in range(len(self.games)):
                game = self.games[place]
                seat = self.seats[place]
                menu = game.legal(seat)
                self._write(game, seat, menu)
                self._answer(place, game, menu[dice.below(len(menu))])
        return self._out.getvalue()

    def _write(self, game: Game, seat: int, menu: list[int]) -> None:
        self.encoding.write(game, seat, self._out)
        if self.by_index:
            self.encoding.write_mask(menu, self._out)
        else:
            self.encoding.write_candidates(menu, self._out)

    def _answer(self, place: int, game: Game, choice: int) -> None:
        game.apply(self.seats[place], choice)
        self.decisions += 1
        if not game.stack:
            self.ended.append((place, rewards(game)))
            game = self._begin()
            self.games[place] = game
        self.seats[place] = game.actors()[0]
