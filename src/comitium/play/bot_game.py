"""A bare game between bots of this process: what a simulation plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from comitium.bots.guests import Guest
from comitium.bots.player import Listening, Player, Seat
from comitium.core.agreements import BindingGame
from comitium.core.frames import Game
from comitium.core.messages import Event
from comitium.core.registry import HasClaims
from comitium.match.memory import Memory
from comitium.play.bot_negotiator import BotNegotiator
from comitium.play.bot_talk import BotTalk, talks_of
from comitium.play.driver import Ask, Driver, Talk, Unasked
from comitium.play.leaders import led_by
from comitium.play.stall import quiet_answer


class BotGame:
    """A game at which a bot leads every seat that is not led by rule. `acted` is told every act that is done unasked, just
    before it is done."""

    def __init__(
        self, game_id: str, game: Game, players: Sequence[Player], acted: Callable[[int, int], None] | None = None
    ) -> None:
        self.game = game
        self.players = players
        self.answers = 0
        memory = _memory(game, players)
        self.claims: list[Event] = memory.claims if memory is not None else []
        self.seats = [Seat(game_id, game, seat, self.claims, _log(memory, seat)) for seat in range(len(players))]
        bots = {seat: player for seat, player in enumerate(players) if not game.neutrals >> seat & 1}
        chair = self.seats.__getitem__
        dealings = game if isinstance(game, BindingGame) else None
        self.talk = BotTalk(game_id, bots, chair, partial(_claim, talks_of(game_id), game, self.claims, memory))
        self.negotiator = BotNegotiator(game_id, game, bots, chair, partial(_act, game, acted), dealings)
        leaders = led_by(bots[seat].name if seat in bots else "" for seat in range(len(players)))
        self.driver = Driver(game_id, game, leaders, talks=not self.talk.is_idle, acts=not self.negotiator.is_idle)

    def next(self) -> int | None:
        """The seat that must answer now, after everybody has said and done what she wants unasked; None at the end."""
        self.let_bots_act()
        due = self.driver.due(self.game, self.answers, self.answers)
        return due.seat if isinstance(due, Ask) else None

    def let_bots_act(self) -> None:
        """Let everybody say and do what she wants before the next one is asked. Raises `BotFailed`."""
        game, answers, driver = self.game, self.answers, self.driver
        due = driver.before_answers(game, answers, answers)
        if isinstance(due, Talk):
            self.talk.open()
            due = driver.before_answers(game, answers, answers)
        if isinstance(due, Unasked):
            self.negotiator.open(game, due.news)
            driver.watermark.listen(game, answers)

    def choice(self, seat: int) -> int:
        """What the bot on a seat answers, or what is answered for it while the game stands still."""
        if self.driver.stall.is_stalled(self.game, self.answers):
            return quiet_answer(self.game, seat, self.answers)
        return self.players[seat].choose(self.seats[seat])

    def answer(self, seat: int, choice: int) -> None:
        """Give an answer."""
        self.game.apply(seat, choice)
        self.answers += 1


# nothing below refers to the table itself: a game that is over is forgotten at once, not when a collector comes by


def _memory(game: Game, players: Sequence[Player]) -> Memory | None:
    """What the seats hear, where somebody sits who reads it: a kernel with a listener is slower."""
    hosts = [player.player if isinstance(player, Guest) else player for player in players]
    if game.has_listener or not any(isinstance(host, Listening) and host.listens for host in hosts):
        return None
    memory = Memory(len(players))
    game.listen(memory)
    return memory


def _log(memory: Memory | None, seat: int) -> Callable[[int], Sequence[Event]] | None:
    return None if memory is None else partial(_heard, memory, seat)


def _heard(memory: Memory, seat: int, since: int) -> Sequence[Event]:
    return memory.log(seat)[since:]


def _claim(talks: HasClaims | None, game: Game, claims: list[Event], memory: Memory | None, seat: int, text: str) -> None:
    assert talks is not None
    claimed = talks.claim(game, seat, text)
    if memory is not None:
        memory.claim(claimed)
    else:
        claims.append(claimed)


def _act(game: Game, acted: Callable[[int, int], None] | None, seat: int, choice: int) -> None:
    if acted is not None:
        acted(seat, choice)
    game.apply(seat, choice)
