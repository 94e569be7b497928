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
SURE: Final = 3.0  # standard errors by which a choice must be better than all others for the search to stop early ...
ENOUGH: Final = 16  # ... once it and they have been looked at so often
FINE: Final = 0.004  # or when the value of the best one is known as finely as this: what is nearly as good may be as good


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
        """The choices worth looking at, by what the seat itself knows; the most promising first, never empty."""
        return menu

    def reveals(self, asked: str) -> bool:
        """Whether an answer to such a question can tell the seat that gave it something new."""
        return True

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
        self.squares = 0.0
        self.children: list[Node] = []
        self.next_asked = ""  # the question met first after this choice, whose pruned menu is remembered
        self.next_seat = -1
        self.next_menu: list[int] = []

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5

    def error(self) -> float:
        """The square of the standard error of the mean."""
        mean = self.total / self.visits
        return (self.squares / self.visits - mean * mean) / self.visits


class Search:
    """The tree of one seat's decision. It may be kept for the next question of the same chain (`descend`)."""

    def __init__(self, seat: int, guide: Guide, exploration: float, reach: int, depth: int, dice: Dice) -> None:
        self.seat = seat
        self.guide = guide
        self.exploration = exploration
        self.reach = reach  # how far the tree grows, in steps of the guide's horizon ...
        self.depth = depth  # ... and how far a simulation goes
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
                if left <= 0 or self.lead() > left or self.is_sure():
                    break
        return done

    def simulate(self, game: Game) -> None:
        """One world: down the tree, one new node, a playout, and the score back up."""
        guide = self.guide
        start = guide.horizon(game)
        path: list[Node] = [self.root]
        node = self.root
        while not game.over and guide.horizon(game) < start + self.reach:
            seat = game.actors()[0]
            menu = game.legal(seat)
            asked = type(game.stack[-1]).__name__
            if len(menu) > 1:
                menu = self.worth_a_look(node, game, asked, seat, menu)
            if len(menu) == 1 and node is not self.root:
                game.apply(seat, menu[0])
                continue
            child = self.select(node, asked, seat, menu)
            fresh = child.visits == 0
            game.apply(seat, child.choice)
            path.append(child)
            node = child
            if fresh:
                break
        self.play_on(game, start + self.depth)
        value = guide.value(game, self.seat)
        for node in path:
            mine = value if node.seat == self.seat else 1.0 - value
            node.visits += 1
            node.total += mine
            node.squares += mine * mine

    def worth_a_look(self, node: Node, game: Game, asked: str, seat: int, menu: list[int]) -> list[int]:
        """The pruned menu. It is made once for the first question after a choice, and holds in other worlds as far as it is
        legal there."""
        if node.next_asked != asked or node.next_seat != seat:
            few = self.guide.prune(game, seat, menu)
            if node.next_seat < 0 and len(few) > 1:
                node.next_asked = asked
                node.next_seat = seat
                node.next_menu = few
            return few
        few = [choice for choice in node.next_menu if choice in menu]
        return few if few else self.guide.prune(game, seat, menu)

    def play_on(self, game: Game, target: int) -> None:
        guide = self.guide
        while not game.over and guide.horizon(game) < target:
            seat = game.actors()[0]
            menu = game.legal(seat)
            game.apply(seat, menu[0] if len(menu) == 1 else guide.pick(game, seat, menu, self.dice))

    def select(self, node: Node, asked: str, seat: int, menu: list[int]) -> Node:
        """A choice not tried yet, in the order of the menu; else the one with the highest upper bound."""
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
                made = Node(asked, seat, choice)
                made.available = 1
                children.append(made)
                return made
            found.available += 1
            bound = found.total / found.visits
            bound += self.exploration * math.sqrt(math.log(found.available) / found.visits)
            if bound > best_bound:
                best_bound = bound
                best = found
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

    def is_sure(self) -> bool:
        """Whether the most visited choice is better than all others beyond reasonable doubt, or the only one."""
        tried = self.tried()
        best = tried[0]
        for child in tried:
            if child.visits > best.visits:
                best = child
        if best.visits >= ENOUGH * ENOUGH and best.error() < FINE * FINE:
            return True
        for child in tried:
            if child is best:
                continue
            if child.visits < ENOUGH or best.visits < ENOUGH:
                return False
            gap = best.mean() - child.mean()
            if gap <= 0.0 or gap * gap < SURE * SURE * (best.error() + child.error()):
                return False
        return True

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
