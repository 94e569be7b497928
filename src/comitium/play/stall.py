"""A game that stands still: bots that answer for ever, and come to nothing.

No bot, promise or plug-in may keep a table from going on. A game counts its milestones (turn, phase, step); if the same one
has stood for LONGEST answers, bots are not asked any more until the next: the quiet answer is given for them, and whoever
steps the driver reports the bot.
"""

from __future__ import annotations

from typing import Final

from comitium.bots.faults import BotFailed
from comitium.core.dice import Dice
from comitium.core.frames import Game

LONGEST: Final = 2_000
"""Answers within one step of a phase. The longest of 24 games of Res Publica Romana between six random players with every
advanced rule had 575, of 6 games between five tribunes 150 (tools/longest_steps.py)."""

NEVER: Final = -1


class Stall:
    """Looks at one table; `answers` is how many stand. Fewer than last time is no fault: somebody has taken one back."""

    __slots__ = ("milestone", "reported", "since")

    def __init__(self) -> None:
        self.milestone = NEVER
        self.since = 0
        self.reported = NEVER  # the milestone at which a bot was reported

    def is_stalled(self, game: Game, answers: int) -> bool:
        """Whether the game has stood still for too long. Until then this costs a comparison."""
        if answers - self.since < LONGEST:
            return False
        reached = game.milestone()
        if reached == self.milestone:
            return True
        self.milestone = reached
        self.since = answers
        return False

    def fault(self, game_id: str, seat: int, bot: str) -> BotFailed | None:
        """The fault of the bot that is asked now; None if this standstill was reported already."""
        if self.reported == self.milestone:
            return None
        self.reported = self.milestone
        return BotFailed(bot, game_id, seat, f"the game stands still: {LONGEST} answers without progress", "")


def quiet_answer(game: Game, seat: int, answers: int) -> int:
    """What is answered for a bot at a standstill: what most people would pass with, where the question knows that, else
    anything. The same game comes to the same answer."""
    legal = game.legal(seat)
    routine = game.stack[-1].routine_answer(game, seat)
    return routine if routine in legal else legal[Dice(1 + answers, 1 + seat).below(len(legal))]
