"""What a match can be asked, by whoever shows it or writes it down: nothing here changes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from comitium.core.agreements import Agreement, BindingGame
from comitium.core.board import Board
from comitium.core.digest import digest
from comitium.core.frames import Game
from comitium.core.messages import Event, Option, Outcome, Prompt
from comitium.core.pictures import drawn
from comitium.core.prompts import prompt
from comitium.core.registry import GameType
from comitium.match import journal
from comitium.match.memory import Memory
from comitium.match.orders import Orders, StandingOrder


class ReadableMatch:
    """A match as it is looked at. `Match` keeps what this reads."""

    header: journal.Header
    game_type: GameType
    game: Game
    leaders: tuple[int, ...]
    _memory: Memory
    _journal: journal.Writer
    _orders: Orders
    _answers: list[int]
    _ordered: list[list[Option]]
    _forced: list[int]
    _decided: list[int]

    @property
    def kind(self) -> GameType:
        """`game_type`, as programs written for 0.1.0 call it."""
        return self.game_type

    # -- factions and players

    def leader_of(self, seat: int) -> int:
        """The player who leads a faction; `BY_RULE` if nobody does."""
        return self.leaders[seat]

    def factions_of(self, player: int) -> list[int]:
        """The factions that a player leads."""
        return [seat for seat, leader in enumerate(self.leaders) if leader == player]

    # -- looking

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome()

    @property
    def digest(self) -> str:
        return digest(self.game)

    @property
    def commitment(self) -> str:
        """The hash of the seed, public from the start."""
        return self.header.commitment

    @property
    def seed(self) -> int | None:
        """The seed, public when the game is over."""
        return self.header.seed if self.game.over else None

    def questions(self) -> list[Prompt]:
        """The questions that wait for an answer, one for each seat that must speak."""
        return [self.question(seat) for seat in self.game.actors()]

    def question(self, seat: int) -> Prompt:
        """The question that waits for a seat. Raises `Illegal` if there is none."""
        return structs.replace(prompt(self.game_type, self.game, seat), number=self._answers[seat])

    def number(self, seat: int) -> int:
        """The number of the question that waits for a seat, or of the next one: how many answers it has given."""
        return self._answers[seat]

    def asides(self, seat: int) -> list[Option]:
        """What a seat may do now without being asked; nobody else's business."""
        return [self.game_type.describe(choice) for choice in self.game.asides(seat)]

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or a spectator, sees."""
        return self.game_type.view(self.game, seat)

    def board(self, seat: int | None = None) -> Board:
        """The table before a seat, or a spectator; a notebook draws it. Nothing is lit up for a question."""
        return self.game_type.board(self.view(seat), None, self.claims)

    def _repr_svg_(self) -> str | None:
        """What a spectator sees, as a notebook shows it."""
        return drawn(self, "svg")

    def _repr_html_(self) -> str | None:
        """The same with what happened last."""
        return drawn(self, "html")

    def history(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The events a seat, or a spectator, has heard, but for the first `since` of them."""
        return self._memory.log(seat)[since:]

    def event_count(self, seat: int | None = None) -> int:
        """How many events a seat has heard; `history(seat, since=event_count(seat))` gives what comes after now."""
        return len(self._memory.log(seat))

    def decided(self, seat: int) -> int:
        """How much a seat had heard when it last decided something itself: what came after is news to it."""
        return min(self._decided[seat], self.event_count(seat))

    # -- what was said and promised

    @property
    def claims(self) -> Sequence[Event]:
        """What has been claimed so far, by anybody: it is public. Read it, do not change it."""
        return self._memory.claims

    @property
    def agreements(self) -> list[Agreement]:
        """What has been offered by anybody, and waits or binds: it is public. What is over is told by the history."""
        return [one.clone() for one in self.game.agreements] if isinstance(self.game, BindingGame) else []

    def may_move(self, seat: int) -> bool:
        """Whether a seat may put a motion before the table now."""
        return isinstance(self.game, BindingGame) and not self.game.over and self.game.why_not_move(seat) is None

    # -- standing orders

    @property
    def begun(self) -> bool:
        """Whether somebody has done something; what the house ordered at the start does not count."""
        return any(entry.order is None and not entry.ordered and not entry.note for entry in self.entries())

    def orders(self, seat: int) -> list[StandingOrder]:
        return self._orders.of(seat)

    def ordered(self, seat: int) -> list[Option]:
        """What the seat's orders have answered for it since it last answered itself."""
        return self._ordered[seat][:]

    def forced(self, seat: int) -> int:
        """To how many of these questions there was only one answer."""
        return self._forced[seat]

    # -- the journal

    def entries(self, since: int = 0) -> list[journal.Entry]:
        """What was done, but for the first `since`; read from the lines, which are all that is kept of it."""
        return self._journal.entries(since)

    def lines(self, since: int = 0) -> list[str]:
        """The lines of the journal from a number on: what whoever keeps the file has to append."""
        return self._journal.lines[since:]

    @property
    def written(self) -> int:
        """How many lines the journal has: it grows with whatever anybody does, and never shrinks."""
        return len(self._journal.lines)

    def closing(self) -> str:
        """The line that closes the journal as it is now."""
        return self._journal.closing(self.digest)

    def journal(self) -> str:
        """The whole match as JSON Lines; `comitium.replay` reads it back to the same digest."""
        return "\n".join([*self._journal.lines, self.closing()]) + "\n"
