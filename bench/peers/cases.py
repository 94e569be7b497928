"""One class per library: how a random game is played and a position copied there.

Every loop is written out in plain Python, in the manner that library documents, and
chooses with the same expression. A shared step function would be shorter but would
charge each decision a call, which is most of what the fast cases cost.
"""

from __future__ import annotations

import importlib
import importlib.metadata
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, Protocol

# Peers carry few or no type hints; `Any` marks where their objects enter.


class Case(Protocol):
    """A game that can be played at random and whose position can be copied."""

    version: str

    def play(self, limit: int) -> int:
        """Play a new game to its end or for `limit` decisions; return the decisions."""

    def is_over(self) -> bool:
        """Whether the game last played reached its end."""

    def cloner(self) -> Callable[[], object]:
        """What copies the position last reached."""


class OpenSpiel:
    """Raw states, no observation. Chance nodes are sampled here and not counted."""

    def __init__(self, name: str, rng: Random) -> None:
        pyspiel = importlib.import_module("pyspiel")
        if name.startswith("python_"):
            importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
        self.version = importlib.metadata.version("open-spiel")
        self.game: Any = pyspiel.load_game(name)
        self.random = rng.random

    def play(self, limit: int) -> int:
        random, decisions = self.random, 0
        self.state: Any = self.game.new_initial_state()
        state = self.state
        while decisions < limit and not state.is_terminal():
            if state.is_chance_node():
                # A walk that stops early costs the peer a quarter of what `random.choices` would.
                left = random()
                for drawn, probability in state.chance_outcomes():  # noqa: B007
                    left -= probability
                    if left < 0:
                        break
                state.apply_action(drawn)
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    def is_over(self) -> bool:
        return bool(self.state.is_terminal())

    def cloner(self) -> Callable[[], object]:
        clone: Callable[[], object] = self.state.clone
        return clone


class RLCard:
    """The environment; it builds an observation at each step and offers no way around it."""

    def __init__(self, name: str, rng: Random) -> None:
        rlcard = importlib.import_module("rlcard")
        self.version = importlib.metadata.version("rlcard")
        self.env: Any = rlcard.make(name, config={"seed": rng.randrange(2**31)})
        self.random = rng.random

    def play(self, limit: int) -> int:
        env, random, decisions = self.env, self.random, 0
        state, _ = env.reset()
        while decisions < limit and not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    def is_over(self) -> bool:
        return bool(self.env.is_over())

    def cloner(self) -> Callable[[], object]:
        return lambda: deepcopy(self.env.game)


class PettingZoo:
    """The agent-environment cycle, with observation and mask at each step.

    Its `deepcopy` keeps only the constructor's arguments, so the copy loses the position.
    """

    def __init__(self, name: str, rng: Random) -> None:
        self.flatnonzero: Any = importlib.import_module("numpy").flatnonzero
        self.version = importlib.metadata.version("pettingzoo")
        self.env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()
        self.env.reset(seed=rng.randrange(2**31))
        self.random = rng.random

    def play(self, limit: int) -> int:
        env, flatnonzero, random, decisions = self.env, self.flatnonzero, self.random, 0
        env.reset()
        while decisions < limit:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            legal = flatnonzero(observation["action_mask"])
            env.step(int(legal[int(random() * len(legal))]))
            decisions += 1
        return decisions

    def is_over(self) -> bool:
        return any(self.env.terminations.values()) or any(self.env.truncations.values())

    def cloner(self) -> Callable[[], object]:
        return lambda: deepcopy(self.env)


class Catanatron:
    """Catan for four, stopped at Catanatron's own turn limit."""

    def __init__(self, _name: str, rng: Random) -> None:
        self.catanatron: Any = importlib.import_module("catanatron")
        self.turns_limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT
        self.version = importlib.metadata.version("catanatron")
        self.rng = rng

    def play(self, limit: int) -> int:
        random, decisions = self.rng.random, 0
        players = [self.catanatron.RandomPlayer(color) for color in self.catanatron.Color]
        self.game: Any = self.catanatron.Game(players, seed=self.rng.randrange(1, 2**31))
        game = self.game
        while decisions < limit and not self.is_over():
            legal = game.state.playable_actions
            game.execute(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    def is_over(self) -> bool:
        game = self.game
        return game.winning_color() is not None or game.state.num_turns >= self.turns_limit

    def cloner(self) -> Callable[[], object]:
        copy: Callable[[], object] = self.game.copy
        return copy


class Comitium:
    """Our kernel, driven step by step from Python as the peers are; no playout inside it."""

    def __init__(self, name: str, rng: Random) -> None:
        self.comitium: Any = importlib.import_module("comitium")
        self.version: str = self.comitium.build()
        self.name = name
        self.rng = rng
        self.play(0)

    def play(self, limit: int) -> int:
        random, decisions = self.rng.random, 0
        self.state: Any = self.comitium.start(self.name, seed=self.rng.randrange(2**31))
        state = self.state
        while decisions < limit and not state.over:
            # Where several seats may answer in any order, the first does.
            seat = state.actors()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    def is_over(self) -> bool:
        return bool(self.state.over)

    def cloner(self) -> Callable[[], object]:
        clone: Callable[[], object] = self.state.clone
        return clone


OURS = "comitium"

LIBRARIES: dict[str, Callable[[str, Random], Case]] = {
    OURS: Comitium,
    "OpenSpiel": OpenSpiel,
    "RLCard": RLCard,
    "PettingZoo": PettingZoo,
    "Catanatron": Catanatron,
}

PEER_CASES: tuple[tuple[str, str], ...] = (
    ("OpenSpiel", "kuhn_poker"),
    ("OpenSpiel", "leduc_poker"),
    ("OpenSpiel", "hearts"),
    ("OpenSpiel", "gin_rummy"),
    ("OpenSpiel", "dou_dizhu"),
    ("OpenSpiel", "crazy_eights"),
    ("OpenSpiel", "social_deduction"),
    ("OpenSpiel", "python_kuhn_poker"),
    ("OpenSpiel", "python_liars_poker"),
    ("RLCard", "leduc-holdem"),
    ("RLCard", "uno"),
    ("RLCard", "gin-rummy"),
    ("PettingZoo", "texas_holdem_v4"),
    ("PettingZoo", "hanabi_v5"),
    ("PettingZoo", "tictactoe_v3"),
    ("Catanatron", "4 players, random"),
)
