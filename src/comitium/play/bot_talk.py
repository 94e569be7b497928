"""What bots say at the pauses of a game in which people talk."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import cache
from typing import Any, cast

from comitium.bots.faults import blame
from comitium.bots.player import Player, Seat, Speaker
from comitium.core.errors import Illegal
from comitium.core.registry import HasClaims, game_type


def talks_of(game_id: str) -> HasClaims | None:
    """The game, if one may claim things in it."""
    return _talks(cast(Hashable, game_type(game_id)))


@cache
def _talks(known: Any) -> HasClaims | None:
    """Asked once: a protocol is looked through method by method."""
    return known if isinstance(known, HasClaims) else None


class BotTalk:
    """The talk of a table's bots.

    `chair` gives the seat as a bot sees it now; `say` takes a seat and its claim, at once, so that the next one hears it.
    A table at which nobody ever talks is `is_idle`.
    """

    def __init__(
        self, game_id: str, bots: Mapping[int, Player], chair: Callable[[int], Seat], say: Callable[[int, str], None]
    ) -> None:
        self.game_id = game_id
        self.bots = bots
        self.chair = chair
        self.say = say
        talks = talks_of(game_id) is not None
        self.speakers: dict[int, Speaker] = {seat: bot for seat, bot in bots.items() if talks and isinstance(bot, Speaker)}
        self.is_idle = not self.speakers

    def open(self) -> None:
        """Let them speak. Raises `BotFailed` for one that breaks off, or says what is no claim."""
        for seat, bot in self.speakers.items():
            try:
                said = bot.speak(self.chair(seat))
            except Exception as error:
                raise blame(self.bots[seat], self.game_id, seat, error) from error
            for text in said:
                try:
                    self.say(seat, text)
                except Illegal as error:
                    raise blame(self.bots[seat], self.game_id, seat, error) from error
