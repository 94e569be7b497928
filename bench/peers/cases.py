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


class CatanatronGym:
    """Catan for two as Catanatron offers it to learners: an observation at each step, and the legal actions beside it."""

    def __init__(self, _name: str, rng: Random) -> None:
        self.version = importlib.metadata.version("catanatron_gym")
        self.env: Any = importlib.import_module("gymnasium").make("catanatron_gym:catanatron-v1")
        self.rng = rng
        self.over = False

    def play(self, limit: int) -> int:
        env, random, decisions = self.env, self.rng.random, 0
        _, info = env.reset(seed=self.rng.randrange(2**31))
        self.over = False
        while decisions < limit and not self.over:
            legal = info["valid_actions"]
            _, _, terminated, truncated, info = env.step(legal[int(random() * len(legal))])
            self.over = bool(terminated or truncated)
            decisions += 1
        return decisions

    def is_over(self) -> bool:
        return self.over

    def cloner(self) -> Callable[[], object]:
        return lambda: self.env.unwrapped.game.copy()


class Laboratory:
    """Ours, as learners meet it: `caesar single`, with an observation and a mask at each step from Python."""

    def __init__(self, name: str, rng: Random) -> None:
        self.comitium: Any = importlib.import_module("comitium")
        self.version: str = self.comitium.build()
        self.game, _, self.way = name.partition(" ")
        self.rng = rng
        lab = importlib.import_module("comitium.lab")
        self.encoding: Any = lab.encoding_of(self.game)
        self.by_index = self.encoding.actions <= 256
        self.numpy: Any = importlib.import_module("numpy")
        self.state: Any = self.comitium.start(self.game, seed=1)
        if self.way == "batch":
            batch = importlib.import_module("comitium.lab.batch").Batch
            self.batch: Any = batch(self.encoding, self.start, 64, self.by_index)
            self.dice: Any = importlib.import_module("comitium.core.dice").stream(1, "batch")
        elif self.way == "AEC":
            self.env: Any = importlib.import_module("comitium.lab.zoo").env(self.game)
            self.env.reset(seed=1)
        elif self.way == "OpenSpiel":
            self.spiel: Any = importlib.import_module("comitium.lab.spiel").load(self.game)

    def start(self, seed: int) -> Any:
        return self.comitium.start(self.game, seed=seed)

    def play(self, limit: int) -> int:
        ways = {"single": self.single, "batch": self.many, "AEC": self.aec, "OpenSpiel": self.open_spiel}
        return ways[self.way](limit)

    def single(self, limit: int) -> int:
        random, decisions = self.rng.random, 0
        frombuffer, uint8, row, by_index = self.numpy.frombuffer, self.numpy.uint8, self.encoding.row, self.by_index
        self.state = self.start(self.rng.randrange(2**31))
        state = self.state
        while decisions < limit and not state.over:
            seat = state.actors()[0]
            legal = state.legal(seat)
            frombuffer(row(state, seat, legal, by_index), uint8)
            state.apply(seat, legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    def many(self, limit: int) -> int:
        before = self.batch.decisions
        self.numpy.frombuffer(self.batch.play(max(1, min(limit, 256) // 64 * 4), self.dice), self.numpy.uint8)
        self.state = self.batch.games[0]
        return int(self.batch.decisions - before)

    def aec(self, limit: int) -> int:
        env, flatnonzero, random, decisions = self.env, self.numpy.flatnonzero, self.rng.random, 0
        env.reset()
        while decisions < limit:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            legal = flatnonzero(observation["action_mask"])
            env.step(int(legal[int(random() * len(legal))]))
            decisions += 1
        self.state = env.table.game
        return decisions

    def open_spiel(self, limit: int) -> int:
        random, decisions = self.rng.random, 0
        self.state = state = self.spiel.new_initial_state()
        state.apply_action(self.rng.randrange(10_000))
        while decisions < limit and not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    def is_over(self) -> bool:
        return self.way != "batch" and bool(self.state.is_terminal() if self.way == "OpenSpiel" else self.state.over)

    def cloner(self) -> Callable[[], object]:
        clone: Callable[[], object] = self.state.clone
        return clone


OURS = "comitium"
LAB = "comitium.lab"

LIBRARIES: dict[str, Callable[[str, Random], Case]] = {
    OURS: Comitium,
    "OpenSpiel": OpenSpiel,
    "RLCard": RLCard,
    "PettingZoo": PettingZoo,
    "Catanatron": Catanatron,
    "Catanatron gym": CatanatronGym,
    LAB: Laboratory,
}

LAB_PEERS: tuple[tuple[str, str], ...] = (
    ("RLCard", "leduc-holdem"),
    ("RLCard", "gin-rummy"),
    ("PettingZoo", "connect_four_v3"),
    ("Catanatron gym", "2 players, random"),
)

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
