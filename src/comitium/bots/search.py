"""Information-set Monte Carlo tree search, for any game that keeps the kernel's contract.

Each simulation imagines a world, walks down one tree of choices shared by all worlds, lets a guide play on for a while, and
scores what it sees. A choice that is not legal in a world is simply not considered there: the bound uses how often a choice
was *available*, not how often its parent was visited (Cowling, Powley and Whitehouse, 2012). Compiled with the kernels.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from comitium.core.dice import Dice
from comitium.core.frames import Game

CHECK_EVERY: Final = 32  # simulations between two looks at the clock


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a search must know of its game: how to play on beyond the tree, when to stop, and what a state is worth."""

    def horizon(self, game: Game) -> int:
        """A number that grows as the game goes on; a playout stops when it has grown by `depth`."""
        return 0

    def pick(self, game: Game, seat: int, menu: list[int], dice: Dice) -> int:
        """A choice for a playout."""
        return menu[dice.below(len(menu))]

    def prune(self, game: Game, seat: int, menu: list[int]) -> list[int]:
        """The choices worth looking at; never empty."""
        return menu

    def value(self, game: Game, seat: int) -> float:
        """The seat's chance to win, from 0 to 1."""
        return 0.5


class Node:
    """A choice made at some question, and how well it went for the seat that made it.

    What is asked after a choice can differ from world to world (a veto that only some worlds allow, a card drawn); so a
    child is only compared with children of the same question.
    """

    def __init__(self, asked: str, seat: int, choice: int) -> None:
        self.asked = asked
        self.seat = seat
        self.choice = choice
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: list[Node] = []

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5


class Search:
    """The tree of one seat's decision. It may be kept for the next question of the same chain (`descend`)."""

    def __init__(self, seat: int, guide: Guide, exploration: float, depth: int, dice: Dice) -> None:
        self.seat = seat
        self.guide = guide
        self.exploration = exploration
        self.depth = depth
        self.dice = dice
        self.root = Node("", seat, -1)

    def run(self, imagine: Callable[[Dice], Game], simulations: int, seconds: float) -> int:
        """Simulate until the budget is spent, or the most visited choice can no longer be overtaken. Says how often."""
        begun = perf_counter()
        rate = 0.0
        done = 0
        while done < simulations:
            self.simulate(imagine(self.dice))
            done += 1
            if done % CHECK_EVERY == 0:
                spent = perf_counter() - begun
                rate = done / spent
                left = min(simulations - done, int((seconds - spent) * rate))
                if left <= 0 or self.lead() > left:
                    break
        return done

    def simulate(self, game: Game) -> None:
        """One world: down the tree, one new node, a playout, and the score back up."""
        guide = self.guide
        target = guide.horizon(game) + self.depth
        path: list[Node] = [self.root]
        node = self.root
        while not game.over and guide.horizon(game) < target:
            seat = game.actors()[0]
            menu = game.legal(seat)
            if len(menu) == 1:
                game.apply(seat, menu[0])
                continue
            menu = guide.prune(game, seat, menu)
            child = self.select(node, type(game.stack[-1]).__name__, seat, menu)
            fresh = child.visits == 0
            game.apply(seat, child.choice)
            path.append(child)
            node = child
            if fresh:
                break
        self.play_on(game, target)
        value = guide.value(game, self.seat)
        for node in path:
            node.visits += 1
            node.total += value if node.seat == self.seat else 1.0 - value

    def play_on(self, game: Game, target: int) -> None:
        guide = self.guide
        while not game.over and guide.horizon(game) < target:
            seat = game.actors()[0]
            menu = game.legal(seat)
            game.apply(seat, menu[0] if len(menu) == 1 else guide.pick(game, seat, menu, self.dice))

    def select(self, node: Node, asked: str, seat: int, menu: list[int]) -> Node:
        """A choice not tried yet, at random; else the one with the highest upper bound."""
        untried: list[int] = []
        best: Node | None = None
        best_bound = -1.0
        children = node.children
        for choice in menu:
            found: Node | None = None
            for child in children:
                if child.choice == choice and child.seat == seat and child.asked == asked:
                    found = child
                    break
            if found is None:
                untried.append(choice)
                continue
            found.available += 1
            bound = found.total / found.visits
            bound += self.exploration * math.sqrt(math.log(found.available) / found.visits)
            if bound > best_bound:
                best_bound = bound
                best = found
        if untried:
            made = Node(asked, seat, untried[self.dice.below(len(untried))])
            made.available = 1
            children.append(made)
            return made
        assert best is not None
        return best

    def lead(self) -> int:
        """By how many visits the first choice is ahead of the second."""
        first = 0
        second = 0
        for child in self.tried():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second

    def tried(self) -> list[Node]:
        """The choices at the question of the root: the one that was met first, as it is asked in every world."""
        children = self.root.children
        return [child for child in children if child.asked == children[0].asked and child.seat == self.seat]

    def best(self) -> int:
        """The most visited choice, -1 before the first simulation."""
        choice = -1
        visits = -1
        for child in self.tried():
            if child.visits > visits:
                visits = child.visits
                choice = child.choice
        return choice

    def advice(self) -> list[tuple[int, float, int]]:
        """Every choice that was tried: the choice, the chance to win after it, and how often it was looked at."""
        tried = [(child.choice, child.mean(), child.visits) for child in self.tried()]
        tried.sort(key=_by_visits, reverse=True)
        return tried

    def descend(self, choice: int, asked: str) -> bool:
        """Go on from a choice of ours that revealed nothing: its part of the tree is kept, as far as it is about the
        question that is asked now. Says whether there is such a part."""
        for child in self.tried():
            if child.choice == choice:
                child.children = [node for node in child.children if node.asked == asked and node.seat == self.seat]
                self.root = child
                return len(child.children) > 0
        return False


def _by_visits(tried: tuple[int, float, int]) -> int:
    return tried[2]
