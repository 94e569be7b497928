"""Who speaks when: at every pause of a game in which people talk, each bot that talks is given the floor."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from comitium.bots.faults import blame
from comitium.bots.player import Player, Seat, Speaker
from comitium.core.errors import Illegal
from comitium.core.frames import Game
from comitium.core.registry import Talks, kind


class Floor:
    """The talk of a table's bots.

    `chair` gives the seat as a bot sees it now; `say` takes a seat and its claim, at once, so that the next one hears it.
    """

    def __init__(
        self,
        game_id: str,
        game: Game,
        bots: Mapping[int, Player],
        chair: Callable[[int], Seat],
        say: Callable[[int, str], None],
    ) -> None:
        known = kind(game_id)
        self.game_id = game_id
        self.bots = bots
        self.talks = known if isinstance(known, Talks) else None
        self.speakers: dict[int, Speaker] = {seat: bot for seat, bot in bots.items() if isinstance(bot, Speaker)}
        self.is_silent = self.talks is None or not self.speakers
        self.chair = chair
        self.say = say
        self.pause = self.talks.pause(game) if self.talks else 0

    def open(self, game: Game) -> None:
        """Let them speak, if there has been a pause since they were last asked and the game goes on.

        Raises `BotFailed` for one that breaks off, or says what is no claim.
        """
        if self.talks is None or self.talks.pause(game) == self.pause:
            return
        self.pause = self.talks.pause(game)
        if game.over:
            return
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
