"""A bot that breaks off: whose it was, what it said, and where in its own code.

Whoever drives bots asks them with `ask`, or turns what they raise into a `BotFailed` with `blame`. The driver knows the game,
its seed and the number of the decision, and adds them to its report.
"""

from __future__ import annotations

import traceback
from pathlib import Path
from types import TracebackType

from comitium.bots.player import Player, Seat
from comitium.core.errors import ComitiumError
from comitium.core.messages import Phrase
from comitium.core.registry import game_type

ADAPTER = Path(__file__).with_name("guests.py")


class BotFailed(ComitiumError):
    """A bot raised something, or answered what it may not. `error` is that in one line, `trace` where it came from."""

    def __init__(self, bot: str, game_id: str, seat: int, error: str, trace: str) -> None:
        where = game_type(game_id).meta.seats[seat]
        super().__init__(Phrase("bots-failed", {"bot": bot, "seat": where, "error": error}))
        self.bot = bot
        self.game_id = game_id
        self.seat = seat
        self.error = error
        self.trace = trace

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.bot, self.game_id, self.seat, self.error, self.trace)

    def report(self, seed: int, decision: int) -> str:
        """Everything that somebody needs who looks for the fault."""
        return report(self.bot, self.game_id, self.seat, seed, decision, self.error, self.trace)


def report(bot: str, game_id: str, seat: int, seed: int, decision: int, error: str, trace: str) -> str:
    """A crash report: `decision` is the number, from 1, of the choice that was not made."""
    facts = {
        "bot": bot,
        "game": game_id,
        "seat": f"{seat} ({game_type(game_id).meta.seats[seat]})",
        "seed": seed,
        "decision": decision,
        "error": error,
    }
    return "".join(f"{name}: {fact}\n" for name, fact in facts.items()) + "\n" + trace


def ask(player: Player, seat: Seat) -> int:
    """A bot's answer, which is a legal one. Raises `BotFailed` for anything else."""
    try:
        choice = player.choose(seat)
    except Exception as error:
        raise blame(player, seat.game_id, seat.seat, error) from error
    if type(choice) is not int or choice not in seat.legal:
        raise astray(player, seat.game_id, seat.seat, choice, seat.legal)
    return choice


def blame(player: Player, game_id: str, seat: int, error: Exception) -> BotFailed:
    """What a bot raised as a failure of that bot. To be called where it was caught: the frames above are not its own."""
    if isinstance(error, BotFailed):
        return error
    trace = "".join(traceback.format_exception(type(error), error, _own(error.__traceback__)))
    return BotFailed(player.name, game_id, seat, f"{type(error).__name__}: {error}", trace)


def astray(player: Player, game_id: str, seat: int, choice: object, legal: list[int]) -> BotFailed:
    """The failure of a bot that answered something else than one of the legal choices."""
    known = ", ".join(str(choice) for choice in legal)
    return BotFailed(player.name, game_id, seat, f"{choice!r} is not one of the legal choices {known}", "")


def _own(trace: TracebackType | None) -> TracebackType | None:
    """The frames from the bot's own code on: without the one that called it, and without the adapter of guests."""
    trace = trace.tb_next if trace is not None else None
    while trace is not None and Path(trace.tb_frame.f_code.co_filename) == ADAPTER:
        trace = trace.tb_next
    return trace
