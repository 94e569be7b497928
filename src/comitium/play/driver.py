"""What is due next at a table: the one loop that arena, terminal and server step.

Before anybody is asked, bots may talk (once a pause) and do what they want unasked (once after everything that was done). Then
those are asked who must answer, bots before people. Standing orders need no step: the match answers for whoever has left one
as soon as she is asked, in every process and at every replay, so that nobody is found here for whom an order speaks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from comitium.core.agreements import BindingGame
from comitium.core.frames import Game
from comitium.play.bot_talk import talks_of
from comitium.play.leaders import Leader
from comitium.play.stall import Stall
from comitium.play.watermark import Watermark

MOST_TIMES: Final = 24  # that bots are asked what they want between two answers: whoever goes on for ever is not asked again
NOBODY: Final = -1


class Talk(NamedTuple):
    """There is a pause: these bots may say something, one after the other, so that each hears those before her."""

    seats: tuple[int, ...]


class Unasked(NamedTuple):
    """These bots may act unasked. If there is `news`, those of them who bargain have a word, too."""

    seats: tuple[int, ...]
    news: bool


class Ask(NamedTuple):
    """This seat must answer, and this is who leads it."""

    seat: int
    leader: Leader


Due: TypeAlias = "Talk | Unasked | Ask | None"  # None: the game is over, and nobody is asked


class Driver:
    """Says what is due at one table.

    `talks` and `acts` may be turned off where it is known that none of the bots has anything to say, or to do, unasked.
    """

    def __init__(self, game_id: str, game: Game, leaders: Sequence[Leader], talks: bool = True, acts: bool = True) -> None:
        self._talks = talks_of(game_id) if talks else None
        self._acts = acts and (isinstance(game, BindingGame) or type(game).asides is not Game.asides)
        self.watermark = Watermark(self._talks.pause(game) if self._talks is not None else 0)
        self.stall = Stall()
        self.leaders: list[Leader] = []
        self.lead(leaders)

    def lead(self, leaders: Sequence[Leader]) -> None:
        """From now on these lead the seats."""
        if leaders == self.leaders:
            return
        self.leaders = list(leaders)
        bots = tuple(seat for seat, leader in enumerate(leaders) if leader.is_bot)
        self._asks = [Ask(seat, leader) for seat, leader in enumerate(leaders)]
        self._talk = Talk(bots)
        self._unasked = (Unasked(bots, False), Unasked(bots, True))
        self._has_people = len(bots) < len(self.leaders)
        self.is_lively = bool(bots) and (self._talks is not None or self._acts)  # bots may want something unasked

    def due(self, game: Game, done: int, answers: int, facing: int = NOBODY) -> Due:
        """What comes next. `done` says how much has been done so far by anybody, of whatever kind; `answers`, how many answers
        stand. Of several people the one whom the screen is `facing` is asked first."""
        if self.is_lively and (due := self.before_answers(game, done, answers)) is not None:
            return due
        acting = game.actors()
        if not acting:
            return None
        return self._first(acting, facing) if self._has_people else self._asks[acting[0]]

    def before_answers(self, game: Game, done: int, answers: int) -> Talk | Unasked | None:
        """What bots may do before anybody is asked; None if nothing is due. Nobody need ask where no bot `is_lively`."""
        watermark = self.watermark
        if self._talks is not None and watermark.is_pause(self._talks.pause(game)) and not game.over:
            return self._talk
        if done == watermark.done or not self._acts or game.over:
            return None
        if answers != watermark.answers:
            watermark.answers = answers
            watermark.times = 0
        watermark.times += 1
        return self._unasked[watermark.listen(game, done)] if watermark.times <= MOST_TIMES else None

    def asked(self, game: Game) -> list[Ask]:
        """Everybody who must answer now, for whoever can ask several at once."""
        return [self._asks[seat] for seat in game.actors()]

    def listen(self, game: Game, done: int) -> bool:
        """Bots know everything until now, as after what they have done themselves; whether there was news."""
        return self.watermark.listen(game, done)

    def resume(self, game: Game) -> None:
        """The table was read anew: whatever pause there was has been used."""
        if self._talks is not None:
            self.watermark.pause = self._talks.pause(game)

    def _first(self, acting: list[int], facing: int) -> Ask:
        """Bots before people, and the person before the screen before the others."""
        for seat in acting:
            if self.leaders[seat].is_bot:
                return self._asks[seat]
        return self._asks[facing if facing in acting else acting[0]]
