"""What a bot is, and what it gets to see.

A bot is handed a `Seat`, never a game: the view and the question of its own seat, the legal choices, and, if it searches,
games imagined anew from what that seat knows. The real state stays out of its reach.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Protocol, runtime_checkable

from comitium.core.dice import Dice
from comitium.core.frames import Game
from comitium.core.ids import id_of
from comitium.core.messages import Event, Prompt
from comitium.core.prompts import prompt
from comitium.core.registry import game_type


class Seat:
    """The table as one seat sees it. It stays good for the whole game, and is built only as far as it is read.

    `view` and `question` are built anew at every reading: a bot that needs one twice keeps it in a variable. The double
    underscore keeps the real game from being reached by accident. `claims` are what anybody has said aloud so far; `heard`
    gives the events that this seat has heard, but for the first so many, at a table that keeps a history.
    """

    __slots__ = ("__game", "__heard", "claims", "game_id", "seat")

    def __init__(
        self,
        game_id: str,
        game: Game,
        seat: int,
        claims: Sequence[Event] = (),
        heard: Callable[[int], Sequence[Event]] | None = None,
    ) -> None:
        self.__game = game
        self.__heard = heard
        self.game_id = game_id
        self.seat = seat
        self.claims = claims

    @property
    def legal(self) -> list[int]:
        """The legal choices, sorted; the list is the bot's own."""
        return self.__game.legal(self.seat)[:]

    @property
    def view(self) -> Any:
        """What this seat may see."""
        return game_type(self.game_id).view(self.__game, self.seat)

    def history(self, since: int = 0) -> Sequence[Event]:
        """What this seat has heard, but for the first `since` events; nothing at a table that keeps no history."""
        return self.__heard(since) if self.__heard is not None else ()

    @property
    def question(self) -> Prompt:
        """The question that waits for this seat, with its described choices."""
        return prompt(game_type(self.game_id), self.__game, self.seat)

    @property
    def asked(self) -> str:
        """The kind of question that waits."""
        return id_of(self.__game.stack[-1])

    @property
    def question_class(self) -> type[Any]:
        """The class of the question that waits."""
        return type(self.__game.stack[-1])

    @property
    def reveals(self) -> int:
        """How often something hidden has become known to somebody: while it stands still, a chain goes on."""
        return self.__game.reveals

    def imagine(self, rng: Dice) -> Game:
        """A game that this seat cannot tell from the real one: everything hidden from it is drawn anew."""
        world: Game = self.__game.reimagine(self.seat, rng)
        return world


class Player(Protocol):
    """A bot. It answers with one of `seat.legal`; a fast one reads nothing else.

    How long it takes is heard at the table, and should not depend on what it holds: a short menu is no reason to be quick.
    """

    name: str

    def choose(self, seat: Seat) -> int:
        """The answer to the question that waits for the seat."""


@runtime_checkable
class Speaker(Protocol):
    """A bot that talks, in games where one may."""

    def speak(self, seat: Seat) -> list[str]:
        """What it wants to claim at this pause, in the game's notation of claims; mostly nothing."""


@runtime_checkable
class Listening(Protocol):
    """A bot that reads `Seat.history`: a simulation keeps one for a table at which such a bot sits."""

    listens: bool


@runtime_checkable
class Patient(Protocol):
    """A bot that takes its time, so that nobody hears from its answers what it holds."""

    def hurry(self) -> None:
        """Nobody listens: from now on answer as soon as the answer is known. It stays the same."""


def hurry(player: Player) -> None:
    """Tell a bot that nobody listens, if it cares."""
    if isinstance(player, Patient):
        player.hurry()


@runtime_checkable
class Minded(Protocol):
    """A bot that remembers what it has begun, and what has come to nothing."""

    def remembers(self, asked: type[Any], choice: int) -> int:
        """What was answered to a question of this class; says it again."""


def remind(player: Player, asked: type[Any], choice: int) -> int:
    """Tell a bot what was answered in its place, if it cares; says it again."""
    return player.remembers(asked, choice) if isinstance(player, Minded) else choice


def derive(seed: int, *parts: int | str) -> int:
    """A seed of its own for a part of something seeded: a game of a series, a bot of a game.

    >>> derive(7, "game", 0) == derive(7, "game", 0), derive(7, "game", 0) == derive(7, "game", 1)
    (True, False)
    """
    words = " ".join(str(part) for part in ("comitium", seed, *parts))
    return int.from_bytes(sha256(words.encode()).digest()[:8], "big")


def bot_seed(seed: int, seat: int, number: int = 0) -> int:
    """The seed of the bot on a seat, in a game of a series: bots never share a stream with each other or with the game."""
    return derive(seed, "bot", seat, number)
