"""A look: how a game's board becomes a picture for the terminal, and lines to be read aloud."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from comitium.core.agreements import Agreement
from comitium.core.board import Board
from comitium.core.messages import Event, Names, Phrase, Prompt
from comitium.match.match import Match
from comitium.text import say


class Scene(NamedTuple):
    """What a look needs besides the board: in which words, on how much room, what is asked, and who the players are."""

    language: str
    width: int
    height: int
    prompt: Prompt | None
    players: tuple[str, ...]  # who answers for each seat, as it is shown: "" for the reader's own, else a bot's name
    below: int = 0  # lines that the question and the remarks below the table take; 0 if that is not known
    names: Names = ()  # what seats are called at this table, if not as usual

    def say(self, id: str, **args: Any) -> str:
        return say(Phrase(id, args), self.language, self.names)

    def speak(self, phrase: Phrase) -> str:
        return say(phrase, self.language, self.names)

    def numbers(self) -> dict[int, int]:
        """The number to type, by choice."""
        options = self.prompt.options if self.prompt is not None else ()
        return {option.choice: number for number, option in enumerate(options, start=1)}

    def who(self, seat: int, board: Board) -> str:
        """A seat with who plays it."""
        player = self.players[seat] if seat < len(self.players) else ""
        return self.say("draw-player", seat=board.seats[seat], player=player or self.say("draw-you"))


class Look(ABC):
    """A game's table, as a picture and line by line; and the few words about a game that only a surface needs."""

    inks: tuple[str, ...]  # the colour of each seat
    marks: tuple[str, ...]  # the sign of each seat
    also: str = "draw-also"  # a message: the commands that are worth naming besides the common ones
    commands: str = "draw-commands"  # a message: what they do
    digests: bool = False  # whether what happened between two decisions is often more than a log can hold
    leaving: str = ""  # the name of the event by which a seat drops out while the others play on; "" if none does
    visit: str = "draw-visit"  # a message: what somebody may do who looks at her cards unasked

    def together(self, events: Sequence[tuple[int, Event]]) -> list[tuple[int, Event]]:
        """A log, each event with its number, in which what belongs together is one line."""
        return list(events)

    def doubts(self, board: Board, deal: Agreement) -> list[Phrase]:
        """What the reader should know of an agreement that she offers, though nothing forbids it: only she hears it."""
        return []

    def signs(self, board: Board) -> dict[int, str]:
        """The signs that stand before answers, where it matters whose the things are that they name."""
        return {}

    @abstractmethod
    def draw(self, board: Board, scene: Scene) -> RenderableType:
        """The table, without question and log."""

    @abstractmethod
    def tell(self, board: Board, scene: Scene) -> list[str]:
        """The table in lines to be read aloud."""

    @abstractmethod
    def score(self, board: Board, scene: Scene) -> RenderableType:
        """The points at the end."""

    @abstractmethod
    def tell_score(self, board: Board, scene: Scene) -> list[str]:
        """The same in lines."""

    def report(self, match: Match, seat: int | None, scene: Scene) -> list[str | Text]:
        """How a finished game really went, for a screen; nothing if there was no secret. `seat` is the only person's."""
        return []

    def tell_report(self, match: Match, seat: int | None, scene: Scene) -> list[str]:
        """The same in lines to be read aloud."""
        return []
