"""One table of a learner: a game, its numbers as arrays, and the options that all environments share.

- `index`: answer with an action of the fixed list (`encoding.choice`); else with a row of the candidates that are shown. A
  game with a short list uses it by default. What has no action, such as a very large sum, cannot be answered by index.
- `skip_forced`: what has one answer is answered.
- `asides`: acts out of turn stand behind the menu.
- `deals`: "none", or "house" if a bot of the house bargains in the name of every seat. Agreements are no action.
- `history`: so many of the seat's own last answers are written behind the observation, the latest first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import gymnasium
import numpy
from librt.strings import BytesWriter

import comitium
from comitium.bots import Player, bot_seed, hurry, make
from comitium.bots.player import Seat as Chair
from comitium.core.encoding import ROW
from comitium.core.errors import ComitiumError
from comitium.core.frames import Game
from comitium.core.options import Setting
from comitium.lab import encoding_of
from comitium.lab.rewards import rewards
from comitium.play import BotGame

SHORT: Final = 256  # actions that a learner takes as a list
REMEMBERED: Final = 3  # bytes of an answer in the history: verb + 1, argument low, argument high
DEALS: Final = ("none", "house")
BARGAINER: Final = "tribune"  # who bargains for a seat


class Silent:
    """Who leads the seat of a learner as far as the house is concerned: says and does nothing unasked."""

    def __init__(self) -> None:
        self.name = "learner"

    def choose(self, seat: Chair) -> int:
        raise AssertionError("the learner answers for itself")


class Spokesman(Silent):
    """The same, but a bot of the house makes its agreements."""

    def __init__(self, bot: Any) -> None:
        super().__init__()
        self._bot = bot

    def bargain(self, seat: Chair, agreements: list[Any]) -> Any:
        return self._bot.bargain(seat, agreements)


class Table:
    """A game that can be begun again and again. Raises `gymnasium.error.Error` for options that the game does not take."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        index: bool | None = None,
        skip_forced: bool = False,
        asides: bool = False,
        deals: str = "none",
        history: int = 0,
        **options: Setting,
    ) -> None:
        if deals not in DEALS:
            raise gymnasium.error.Error(f"deals={deals!r}: choose one of {', '.join(DEALS)}")
        if history < 0:
            raise gymnasium.error.Error(f"history={history}: a number of answers is at least 0")
        self.game_id = game
        self.players = players
        self.options = options
        self.skip_forced = skip_forced
        self.with_asides = asides
        self.deals = deals
        self.history = history
        try:
            self.encoding = encoding_of(game)
            self.game: Game = comitium.start(game, players=players, seed=0, **options)
        except ComitiumError as error:
            raise gymnasium.error.Error(str(error)) from error
        self.by_index = self.encoding.actions <= SHORT if index is None else index
        self.actions = self.encoding.actions if self.by_index else self.encoding.rows
        self.seats = [seat for seat in range(self.game.seats()) if not self.game.neutrals >> seat & 1]
        self.size = self.encoding.size + REMEMBERED * history
        self.bots: BotGame | None = None
        self.said: list[list[int]] = []
        self._settles = skip_forced or (self.by_index and self.encoding.actions > SHORT)

    # -- a game

    def begin(self, seed: int, players: dict[int, Player] | None = None) -> None:
        """A new game; `players` of the house lead some of the seats."""
        self.game = comitium.start(self.game_id, players=self.players, seed=seed, **self.options)
        self.said = [[] for _ in range(self.game.seats())]
        self.bots = None
        if players or self.deals == "house":
            led = [(players or {}).get(seat) or self._learner(seed, seat) for seat in range(self.game.seats())]
            self.bots = BotGame(self.game_id, self.game, led)
            self.bots.next()
        if self._settles:
            self._settle()

    def _learner(self, seed: int, seat: int) -> Player:
        if self.deals == "none":
            return Silent()
        bot = make(BARGAINER, self.game_id, bot_seed(seed, seat))
        hurry(bot)
        return Spokesman(bot)

    def _settle(self) -> None:
        """Give the answers that are forced."""
        while (forced := self._forced()) is not None:
            self._apply(*forced)

    def _forced(self) -> tuple[int, int] | None:
        """Somebody with one answer, where those are skipped; or with none that has an action."""
        for seat in self.game.actors():
            menu = self.game.legal(seat)
            if self.skip_forced and len(menu) == 1 and not (self.with_asides and self.game.asides(seat)):
                return seat, menu[0]
            if self.by_index and max(map(self.encoding.action_of, menu)) < 0:
                return seat, menu[0]
        return None

    def apply(self, seat: int, choice: int) -> None:
        """An answer, and what follows from it without anybody being asked."""
        self._apply(seat, choice)
        if self._settles:
            self._settle()

    def _apply(self, seat: int, choice: int) -> None:
        if self.history:
            self.said[seat].append(choice)
        if self.bots is None:
            self.game.apply(seat, choice)
        else:
            self.bots.answer(seat, choice)
            self.bots.next()

    def answer(self, seat: int, action: int) -> None:
        """What a learner answers. Raises `gymnasium.error.InvalidAction`, and nothing has changed."""
        choice = self.choice(seat, action)
        if choice < 0:
            raise gymnasium.error.InvalidAction(self.why_not(seat, action))
        self.apply(seat, choice)

    def why_not(self, seat: int, action: int) -> str:
        """What is wrong with an action, and what would be right."""
        kind = comitium.game_type(self.game_id)
        legal = ", ".join(f"{number} ({kind.describe(choice).notation})" for number, choice in self.listed(seat)[:12])
        right = f"choose one that its mask allows: {legal}." if legal else "it is not asked."
        return f"Action {action} is not legal for seat {seat}; {right}"

    # -- what may be answered

    def menu(self, seat: int) -> list[int]:
        """What a seat may do now."""
        menu = self.game.legal(seat)
        return [*menu, *self.game.asides(seat)] if self.with_asides and menu else menu

    def listed(self, seat: int) -> list[tuple[int, int]]:
        """Every action of a seat with its choice."""
        menu = self.menu(seat)
        if not self.by_index:
            return list(enumerate(menu[: self.actions]))
        return [(action, choice) for choice in menu if (action := self.encoding.action_of(choice)) >= 0]

    def choice(self, seat: int, action: int) -> int:
        """The choice of an action, -1 if it is not legal."""
        menu = self.menu(seat)
        if not self.by_index:
            return menu[action] if 0 <= action < min(len(menu), self.actions) else -1
        choice = self.encoding.choice[action] if 0 <= action < self.actions else -1
        return choice if choice in menu else -1

    def first(self, seat: int) -> int:
        """The first legal action of a seat."""
        return self.listed(seat)[0][0]

    # -- as arrays

    def observe(self, seat: int) -> tuple[Any, Any]:
        """What a seat may know, its mask, in one buffer; with candidates they stand between the two."""
        encoding, game, actions = self.encoding, self.game, self.actions
        menu = self.menu(seat)
        if self.by_index and not self.history:  # most of the time, in one piece
            row = encoding.row(game, seat, menu, True)
            return numpy.frombuffer(row, numpy.uint8, self.size), numpy.frombuffer(row, numpy.int8, actions, self.size)
        out = BytesWriter()
        encoding.write(game, seat, out)
        if self.history:
            self._write_history(seat, out)
        if self.by_index:
            encoding.write_mask(menu, out)
        else:
            encoding.write_candidates(menu, out)
            shown = min(len(menu), actions)
            out.write(b"\1" * shown + bytes(actions - shown))
        cells = numpy.frombuffer(out.getvalue(), numpy.uint8)
        return cells[:-actions], cells[-actions:].view(numpy.int8)

    def _write_history(self, seat: int, out: BytesWriter) -> None:
        said, wide = self.said[seat] if self.said else [], self.encoding.wide
        for choice in said[: -self.history - 1 : -1]:
            argument = choice % wide
            for part in (choice // wide + 1, argument & 255, argument >> 8):
                out.append(part)
        out.write(bytes(REMEMBERED * max(0, self.history - len(said))))

    @property
    def width(self) -> int:
        """How long an observation is, with its candidates."""
        return self.size + (0 if self.by_index else ROW * self.encoding.rows)

    def cells(self) -> list[str]:
        """A name for every cell of an observation."""
        parts = ("verb", "argument_low", "argument_high")
        rows = range(0 if self.by_index else self.encoding.rows)
        return [
            *self.encoding.cells(),
            *(f"history.{number}.{part}" for number in range(self.history) for part in parts),
            *(f"candidate.{row}.{part}" for row in rows for part in (*parts, "there")),
        ]

    def rewards(self) -> list[float]:
        return rewards(self.game)


def bots_for(game: str, name: str, seats: Iterable[int], seed: int) -> dict[int, Player]:
    """Bots of the house that answer at once. Raises `gymnasium.error.Error` for a name that none has."""
    try:
        made = {seat: make(name, game, bot_seed(seed, seat)) for seat in seats}
    except ComitiumError as error:
        raise gymnasium.error.Error(str(error)) from error
    for bot in made.values():
        hurry(bot)
    return made
