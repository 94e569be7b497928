"""Information-set Monte Carlo search, for any game that keeps the kernel's contract.

The choices worth a look run a race over imagined worlds. In each world every one of them is tried from the same point, with
the same cards to come and the same dice, and played on by a guide; what counts is the difference to a favourite, the choice
of a simpler player. Worlds differ much more than choices do, so comparing inside a world saves most of the noise. A choice
that falls clearly behind leaves the race; the favourite is only given up for one that is clearly better.

How long a search takes must tell nothing of the cards behind it. So a search that is listened to always imagines as many
worlds and plays out as many times, however short the menu was and however early the race was decided: what the race has left
of its budget is spent in idleness, which changes no answer.

A tree shared by all worlds (ISMCTS) was tried first and needs many more simulations here; docs/decisions/0029 has the figures.
Compiled with the kernels.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from mypy_extensions import mypyc_attr

from comitium.core.dice import Dice
from comitium.core.frames import Game

WARM_UP: Final = 12  # worlds before anybody may leave the race
BEHIND: Final = 2.0  # standard errors by which a choice must be behind the first to leave it


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a search must know of its game: how to play on, when to stop, and what a state is worth."""

    def meet(self, tribune: Any) -> None:
        """The tribune whose choices are the favourites."""

    def leaves_to_the_tribune(self, question: type[Any]) -> bool:
        """Whether this is a question on which looking a few turns ahead says little."""
        return False

    def searches(self, seat: Any) -> bool:
        """Whether the question that waits for a bot's seat is searched; it must follow from what everybody knows."""
        return not self.leaves_to_the_tribune(seat.question_class)

    def judges(self, seat: Any) -> bool:
        """Whether somebody who asks for advice can be told chances at this question."""
        return True

    def simulations(self) -> int:
        """How many playouts a move is worth, unless somebody wishes otherwise."""
        return 1000  # about half a second compiled, so that the clock rarely decides

    def patience(self, seat: Any) -> int:
        """How many times as many this question is worth; it must follow from what everybody knows."""
        return 1

    def seconds(self) -> float:
        """How long a move may take, unless somebody wishes otherwise."""
        return 1.0

    def shares(self) -> bool:
        """Whether the questions of a turn share the budget of a move; else each of them is a move of its own."""
        return True

    def worlds(self, seat: Any, dice: Dice) -> Callable[[Dice], Game]:
        """Where the worlds come from: a bot's seat imagines them evenly; a guide with a belief weighs them."""
        imagine: Callable[[Dice], Game] = seat.imagine
        return imagine

    def talk(self, seat: Any, dice: Dice) -> list[str]:
        """What to claim at a pause, in games where one may."""
        return []

    def depth(self) -> int:
        """How far a playout goes, unless somebody wishes otherwise."""
        return 1

    def reach(self, asked: type[Any]) -> int:
        """How far it goes from this class of question."""
        return self.depth()

    def horizon(self, game: Game) -> int:
        """A number that grows as the game goes on; a playout stops when it has grown by `depth`."""
        return 0

    def pick(self, game: Game, seat: int, menu: list[int], dice: Dice) -> int:
        """A choice for a playout."""
        return menu[dice.below(len(menu))]

    def prune(self, game: Game, seat: int, menu: list[int]) -> list[int]:
        """The choices worth looking at; never empty."""
        return menu

    def edge(self) -> float:
        """By how much a choice must at least be better than the favourite."""
        return 0.0

    def trust(self) -> float:
        """By how many standard errors, unless somebody wishes otherwise."""
        return 1.0

    def value(self, game: Game, seat: int) -> float:
        """The seat's chance to win, from 0 to 1."""
        return 0.5


class Runner:
    """A choice in the race, and by how much it was better than the favourite."""

    def __init__(self, choice: int) -> None:
        self.choice = choice
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, gain: float) -> None:
        self.worlds += 1
        self.total += gain
        self.squares += gain * gain

    def mean(self) -> float:
        return self.total / self.worlds if self.worlds else 0.0

    def error(self) -> float:
        """The standard error of the mean."""
        if self.worlds < 2:
            return 1.0
        mean = self.total / self.worlds
        variance = (self.squares - mean * self.total) / (self.worlds - 1)
        return math.sqrt(max(variance, 1e-9) / self.worlds)


class Search:
    """One decision of one seat."""

    def __init__(self, seat: int, guide: Guide, depth: int, trust: float, dice: Dice) -> None:
        self.seat = seat
        self.guide = guide
        self.depth = depth  # how far a playout goes, in steps of the guide's horizon
        self.trust = trust  # by how many standard errors a choice must beat the favourite
        self.dice = dice
        self.favourite = -1
        self.worlds = 0  # of the race
        self.imagined = 0  # worlds of the race and of idleness
        self.simulations = 0  # playouts of both
        self.total = 0.0  # what the favourite was worth, over all worlds
        self.runners: list[Runner] = []
        self.beaten: list[Runner] = []

    def run(self, imagine: Callable[[Dice], Game], menu: list[int], favourite: int, simulations: int, seconds: float) -> int:
        """Race until the budget is spent or nobody is left beside the favourite; the choice that has won."""
        begun = perf_counter()
        self.favourite = favourite
        few = self.guide.prune(imagine(self.dice), self.seat, menu)
        self.runners = [Runner(choice) for choice in few if choice != favourite and choice in menu]
        now = begun
        lap = 0.0  # a world that might not be finished in time is not begun
        while self.runners and self.simulations + len(self.runners) < simulations and now + lap - begun < seconds:
            self.try_all(imagine(self.dice))
            if self.worlds >= WARM_UP and self.worlds % 4 == 0:
                self.drop_the_beaten()
            lap = perf_counter() - now
            now += lap
        return self.best()

    def idle(self, imagine: Callable[[Dice], Game], simulations: int, seconds: float) -> None:
        """Spend what the race has left of its budget on the favourite, and learn nothing: for those who listen."""
        begun = perf_counter()
        worlds = simulations // 2 + 1  # the race needs two simulations a world: here there is always one left to imagine
        world: Game | None = None
        while perf_counter() - begun < seconds:
            if self.imagined < worlds:
                world = imagine(self.dice)
                self.imagined += 1
            if self.simulations < simulations:
                assert world is not None
                self.play_out(world.clone(), self.favourite, self.dice)
            elif self.imagined == worlds:
                return

    def try_all(self, world: Game) -> None:
        """Every choice of the race in one world."""
        luck = Dice(1 + self.dice.below(2000000000), 1 + self.dice.below(2000000000))
        standard = self.play_out(world.clone(), self.favourite, luck.clone())
        self.worlds += 1
        self.imagined += 1
        self.total += standard
        for runner in self.runners:
            runner.add(self.play_out(world.clone(), runner.choice, luck.clone()) - standard)

    def play_out(self, game: Game, choice: int, luck: Dice) -> float:
        """Make the choice, and play on."""
        self.simulations += 1
        target = self.guide.horizon(game) + self.depth
        game.apply(self.seat, choice)
        return self.play_on(game, target, luck)

    def play_on(self, game: Game, target: int, luck: Dice) -> float:
        """Let the guide play for all until a horizon, and judge."""
        guide = self.guide
        while not game.over and guide.horizon(game) < target:
            seat = game.actors()[0]
            menu = game.legal(seat)
            game.apply(seat, menu[0] if len(menu) == 1 else guide.pick(game, seat, menu, luck))
        return guide.value(game, self.seat)

    def first(self) -> Runner | None:
        """The runner with the highest mean, if it is ahead of the favourite."""
        ahead: Runner | None = None
        for runner in self.runners:
            if runner.mean() > (0.0 if ahead is None else ahead.mean()):
                ahead = runner
        return ahead

    def drop_the_beaten(self) -> None:
        """Whoever is clearly behind the first leaves, and whoever is clearly not so much better than the favourite that it
        would be given up."""
        ahead = self.first()
        line = self.guide.edge()
        if ahead is not None:
            line = max(line, ahead.mean() - BEHIND * ahead.error())
        kept: list[Runner] = []
        for runner in self.runners:
            if runner.mean() + BEHIND * runner.error() < line:
                self.beaten.append(runner)
            else:
                kept.append(runner)
        self.runners = kept

    def best(self) -> int:
        """The first runner if it clearly beats the favourite; else the favourite."""
        ahead = self.first()
        if ahead is not None and ahead.mean() > max(self.guide.edge(), self.trust * ahead.error()):
            return ahead.choice
        return self.favourite

    def advice(self) -> list[tuple[int, float]]:
        """Every choice that was tried with the chance to win after it; the one that would be chosen first, then by chance.
        What looks better, but not clearly, is called even with it: chance must not advise what it would not do."""
        standard = self.total / self.worlds if self.worlds else 0.5
        tried = [(self.favourite, standard)]
        for runner in self.runners + self.beaten:
            tried.append((runner.choice, min(1.0, max(0.0, standard + runner.mean()))))
        tried.sort(key=_chance, reverse=True)
        best = self.best()
        first = [pair for pair in tried if pair[0] == best]
        return first + [(choice, min(chance, first[0][1])) for choice, chance in tried if choice != best]


def _chance(tried: tuple[int, float]) -> float:
    return tried[1]
