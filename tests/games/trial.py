"""What the tests that every game must pass have to know of one: a description, and random play by it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from random import Random
from typing import Any

import comitium
from comitium import Dice, Match
from comitium.core.dice import stream
from comitium.core.frames import Game
from comitium.core.options import Meta, Setting
from comitium.core.registry import GameType
from comitium.core.vocabulary import SpokenEvent

Options = dict[str, Setting]


@dataclass(frozen=True)
class Deal:
    """A table to try something at: who sits there, by which options, and how many random choices have been made."""

    seed: int
    players: int
    options: Options
    steps: int = 0

    @property
    def seat(self) -> int:
        """Somebody at the table."""
        return self.seed % self.players

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Every seat, and a spectator."""
        return (*range(self.players), None)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Trial:
    """The description of a game. The names of events and questions are those of their classes."""

    id: str
    verbs: int  # choices are below 16 * verbs
    longest: int  # decisions; a game that takes more is endless
    steps: int  # decisions after which nearly every random game is over
    sound: Callable[[Any], None]  # asserts whatever must hold in any state
    endings: tuple[str, ...]  # all there are
    usual: frozenset[str]  # endings that random games reach at every table
    examples: Mapping[str, int]  # worked examples of the digest: how many of each letter
    result: Callable[[Match], str]  # of a finished game, as the README of the golden games has it

    # how games are played at random
    variants: tuple[Options, ...] = ({},)  # between them they bring up every event and every question
    narrow: Mapping[str, tuple[Setting, ...]] = field(default_factory=dict)  # of some options, what every table can play by
    dull: int = -1  # a choice that is made rarer, or random games would be little else

    # what is asked, told and said
    questions: Mapping[str, str]  # each with a rule by which it is asked
    private: frozenset[str]  # events that their `seat` alone hears
    shown: frozenset[str]  # events after which a choice stands
    final: frozenset[str] = frozenset()  # questions whose answers stand
    undone: int = 0  # how many choices can be taken back in any game, at least
    rare: Callable[[], list[Match]] = list  # matches with the events that random play hardly brings up
    rare_refusals: frozenset[str] = frozenset()
    claims: tuple[str, ...] = ()  # what may be said in the first turn
    nonsense: tuple[str, ...] = ()  # what nobody can choose, in words
    plain: frozenset[str]  # choices that nothing on the table stands for

    # position texts
    signs: str  # what stands in them
    fixed: frozenset[str]  # fields that are not to be mutilated
    readable: Callable[[Any], bool] = lambda game: True  # whether what a viewer sees now is a position by itself

    def __repr__(self) -> str:
        return f"<Trial {self.id}>"

    @property
    def game_type(self) -> GameType:
        return comitium.game_type(self.id)

    @property
    def meta(self) -> Meta:
        return self.game_type.meta

    @cached_property
    def events(self) -> dict[str, type[SpokenEvent]]:
        (base,) = (base for base in SpokenEvent.__subclasses__() if base.game == self.id)
        return {event.__name__: event for event in base.__subclasses__()}

    @cached_property
    def ledger(self) -> dict[str, dict[str, Any]]:
        """The rules by their numbers."""
        text = (files(self.game_type.package) / "ledger.toml").read_text(encoding="utf-8")
        return {rule["number"]: rule for rule in tomllib.loads(text)["rule"]}

    # -- tables

    @cached_property
    def tables(self) -> tuple[tuple[int, Options], ...]:
        """Every number of players with every rule set."""
        low, high = self.meta.players
        sets = [{"rule_set": chosen} for chosen in self.choices("rule_set")] if "rule_set" in self.meta.options else [{}]
        return tuple((players, options) for players in range(low, high + 1) for options in sets)

    @property
    def others(self) -> list[str]:
        """The options beside the rule set."""
        return sorted(set(self.meta.options) - {"rule_set"})

    def choices(self, option: str) -> tuple[Setting, ...]:
        return self.narrow.get(option, self.meta.options[option].choices)

    def deal(self, seed: int, steps: int = 0) -> Deal:
        """The tables in turn, as printed."""
        return Deal(seed, *self.tables[seed % len(self.tables)], steps)

    def any_deal(self, dice: Random) -> Deal:
        """Any table, and up to four options changed by hand."""
        players, options = dice.choice(self.tables)
        others = self.others
        changed = {name: dice.choice(self.choices(name)) for name in dice.sample(others, dice.randint(0, min(4, len(others))))}
        return Deal(dice.randint(0, 10**6), players, {**options, **changed}, dice.randint(0, self.steps))

    # -- random play

    def start(self, deal: Deal) -> Game:
        return comitium.start(self.id, players=deal.players, seed=deal.seed, **deal.options)

    def match(self, deal: Deal) -> Match:
        return comitium.new(self.id, players=deal.players, seed=deal.seed, **deal.options)

    def pick(self, game: Game, dice: Dice) -> tuple[int, int]:
        """Some seat that is asked, and one of its choices."""
        actors = game.actors()
        seat = actors[dice.below(len(actors))]
        menu = game.legal(seat)
        choice = menu[dice.below(len(menu))]
        if choice == self.dull and dice.below(3):
            choice = menu[dice.below(len(menu))]
        return seat, choice

    def play_some(self, deal: Deal) -> Game:
        """The state after the deal's random choices, or the end of the game if that comes first."""
        game = self.start(deal)
        self.play_on(game, stream(deal.seed, "random play"), deal.steps)
        return game

    def play_on(self, game: Game, dice: Dice, steps: int) -> None:
        for _ in range(steps):
            if game.over:
                break
            game.apply(*self.pick(game, dice))

    def every_step(self, game: Game, dice: Dice) -> Iterator[int]:
        """Stops before each random choice and at the end, with the number of choices made; and every game has an end."""
        for number in range(self.longest + 1):
            yield number
            if game.over:
                return
            game.apply(*self.pick(game, dice))
        raise AssertionError("every game ends")

    def play_match(self, match: Match, seed: int) -> Iterator[tuple[int, int]]:
        """A whole random match; each choice is told before it is made."""
        dice = stream(seed, "random play")
        while match.outcome is None:
            seat, choice = self.pick(match.game, dice)
            yield seat, choice
            match.choose(seat, choice)

    def played(self, deal: Deal) -> Match:
        match = self.match(deal)
        for _ in self.play_match(match, deal.seed):
            pass
        return match
