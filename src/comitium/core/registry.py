"""The games of the house, by id. Each game registers one `GameType`: its kernel, and everything around the kernel."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from importlib.resources import files
from typing import Any, Protocol, runtime_checkable

import msgspec
from msgspec import Struct

from comitium.core.agreements import Clause
from comitium.core.board import Board, Piece, SurfaceProfile
from comitium.core.errors import Unknown
from comitium.core.frames import Game
from comitium.core.messages import Event, Option, Phrase, Prompt, Stake
from comitium.core.options import Meta, Setting


class Result(Struct, frozen=True):
    """What a player has reached. Games of the same `kind` are compared, the best has the least `rank`; `code` says the same in
    a word that can be passed on, `text` in a sentence."""

    kind: str
    title: Phrase  # of the kind
    place: int
    rank: tuple[int, int]
    code: str
    text: Phrase


class GameType(Protocol):
    """What a game offers around its kernel, outside the hot path."""

    meta: Meta
    package: str
    profile: SurfaceProfile
    things: Mapping[str, Sequence[str]]  # the keys of what has a number, by kind: "card", "seat", "senator"

    def name(self, thing: str, number: int) -> Phrase:
        """What the thing of a number is called; `things` has the kinds. Raises `LookupError` if there is none."""

    def new(self, settings: dict[str, Setting], seats: int, seed: int) -> Game:
        """The first state; the options are already checked and complete."""

    def view(self, game: Game, seat: int | None) -> Any:
        """What a seat, or a spectator (None), may see: a Struct built field by field."""

    def board(self, view: Any, prompt: Prompt | None, claims: Sequence[Event] = ()) -> Board:
        """The table that a view, a question and what has been claimed aloud make: zones, pieces, what is lit up."""

    def describe(self, choice: int) -> Option:
        """A choice in words and in notation."""

    def parse(self, text: str) -> int:
        """The choice that a notation means."""

    def position(self, game: Game, deck: bool = True) -> str:
        """One line for the whole position; without `deck` it says of the cards that wait face-down only how many there are,
        and whoever reads it shuffles them anew."""

    def position_seen(self, game: Game, seat: int | None) -> str:
        """One line for what a seat, or a spectator, sees of it."""

    def from_position(self, text: str, seed: int) -> Game:
        """The position that a line describes; what it leaves hidden is dealt from the seed."""

    def settings(self, game: Game) -> dict[str, Setting]:
        """The options that a game is played by, complete."""


@runtime_checkable
class HasClaims(Protocol):
    """A game in which people may claim things; the match writes them down and nobody checks them."""

    def claim(self, game: Game, seat: int, text: str) -> Event:
        """What a seat says, as an event for everybody. Raises `Illegal` for a text that is no claim."""

    def pause(self, game: Game) -> int:
        """How many natural pauses for talk there have been. People speak when they like; a bot is asked once a pause."""


@runtime_checkable
class HasResults(Protocol):
    """A game that has results for some of its tables."""

    def result(self, game: Game, seat: int) -> Result | None:
        """What the player of a seat has reached; None before the end, and at tables whose games are not compared."""

    def compare(self, code: str, own: Result | None) -> tuple[Phrase, int] | None:
        """The result that a code says, as a sentence, and how one's own compares: 1 better, 0 as good, -1 worse or not reached
        yet. None if it is no code."""


@runtime_checkable
class HasNeutrals(Protocol):
    """A game in which factions may be led by rule: nobody leads them, and their directive answers."""

    def led_by_rule(self, seats: int, factions: Collection[int]) -> dict[str, Setting]:
        """The options with which exactly these of so many factions are led by rule. Raises `BadOption` if there are none."""

    def directive_name(self, game: Game, seat: int) -> Phrase | None:
        """How the directive of a faction that is led by rule is called; None before it is known."""


@runtime_checkable
class HasAgreements(Protocol):
    """A game at whose table words bind: what people write is read as clauses, and clauses are told in words."""

    def read_clauses(self, game: Game, seat: int, text: str) -> list[Clause]:
        """What a seat offers, in the game's notation of clauses. Raises `Illegal` for a text that is none."""

    def clause(self, clause: Clause) -> Option:
        """A clause in words and in notation, with the rule it falls under; its `choice` is the kind of clause."""

    def slots(self, game: Game, clause: Clause) -> dict[str, str]:
        """A clause as a sentence with gaps: who promises (`who`), what he does (`does`), and the words of each gap."""

    def due(self, game: Game, clause: Clause) -> Phrase | None:
        """By when a clause is due; None for what has no time."""

    def is_enforced(self, game: Game, clause: Clause) -> bool:
        """Whether the rules see to it that a clause is kept; else it binds nobody."""


@runtime_checkable
class HasOdds(Protocol):
    """A game that says the chances of a gamble before it is taken."""

    def odds(self, game: Game, seat: int) -> tuple[Phrase, ...]:
        """What may come of the question that waits for a seat, in sentences; nothing that the seat cannot know is read."""

    def chances(self, game: Game, seat: int) -> tuple[tuple[int, Phrase], ...]:
        """The same answer by answer, for who asks: choices, listed or amounts, each with what may come of it."""


@runtime_checkable
class HasForecasts(Protocol):
    """A game that says what may come of things on the board as they stand."""

    def forecasts(self, game: Game) -> tuple[tuple[str, Phrase], ...]:
        """A short sentence for each, by the id of the board's piece; all seats may know them."""


@runtime_checkable
class HasStakes(Protocol):
    """A game that says what each answer gains and loses."""

    def stakes(self, game: Game, seat: int) -> tuple[tuple[int, tuple[Stake, ...]], ...]:
        """What the question that waits for a seat puts at stake, by choice, in a few items; nothing that it cannot know."""

    def stakes_of_rule(self, rule: str) -> tuple[Stake, ...]:
        """What is at stake by a rule, whoever is named, for who reads the rules."""


@runtime_checkable
class Explains(Protocol):
    """A game whose cards say more than the table shows."""

    def explain(self, piece: Piece) -> tuple[str, tuple[Phrase, ...]]:
        """The rule that a piece stands under ("" if none), and what is printed on it; nothing for what lies face-down."""

    def cards(self) -> tuple[Piece, ...]:
        """Every card there is, wherever it may be."""


@runtime_checkable
class HasEncoding(Protocol):
    """A game that can be written as bytes for a learner, and whose choices can be numbered."""

    encoder: str  # the module with its `ENCODING`, a `core.encoding.Encoding`: only who learns loads it


_kinds: dict[str, GameType] = {}


def register(kind: GameType) -> None:
    """Enter a game: from now on it is found by its id."""
    _kinds[kind.meta.id] = kind


def game_type(game_id: str) -> GameType:
    """The game with this id.

    Raises `Unknown`, naming the games there are.
    """
    try:
        return _kinds[game_id]
    except KeyError:
        raise Unknown(Phrase("unknown-game", {"game": game_id, "known": ", ".join(_kinds)})) from None


def game_types() -> list[GameType]:
    """All games, in the order in which they are offered."""
    return list(_kinds.values())


kind, kinds = game_type, game_types  # as programs written for 0.1.0 call them


def load_meta(package: str) -> Meta:
    """The meta.toml beside a game's code."""
    return msgspec.toml.decode((files(package) / "meta.toml").read_bytes(), type=Meta)
