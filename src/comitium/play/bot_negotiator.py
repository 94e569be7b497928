"""What bots do unasked: act where the rules say "at any time", offer, accept and refuse agreements."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol

from comitium.bots.faults import BotFailed, astray, blame
from comitium.bots.guests import Guest
from comitium.bots.player import Player, Seat
from comitium.bots.unasked import Accept, Actor, Bargainer, Cancel, Offer, Reason
from comitium.core.agreements import OFFERED, BindingGame, Clause
from comitium.core.errors import Illegal
from comitium.core.frames import Game

ROUNDS: Final = 3
"""How often bots have a word when there is news, at every surface: offers, the answers and counter-offers to them, the answers
to those. In ten games between five tribunes somebody was left to be asked in a second round 52 times of 3,436, in a third 8
times, in a fourth 4 times, in a fifth never; who is left after the third answers when there is news again. What is told of the
bots' strength (docs/opponents.md) was measured with three."""

REMEMBERED: Final = 60  # sentences


class Dealings(Protocol):
    """Where agreements are made: a bare game, or a match that writes them down."""

    def offer(self, seat: int, clauses: list[Clause], /) -> int: ...

    def accept(self, seat: int, number: int, /) -> None: ...

    def cancel(self, seat: int, number: int, /) -> None: ...


class BotNegotiator:
    """The unasked acts and the bargains of a table's bots.

    Each bot that acts may do one thing; those that bargain have a word if there is news, and at once when an offer was made.
    `do` takes a seat and its act, `dealings` the words; only the seats of `bargains`, if they are named, may make agreements.
    `reasons` are the sentences that went with the words, the latest last; `on_reason` is called with each of them. A bot that
    breaks off or acts astray is told to `failed` and passed over, or, without it, raised. A table at which nobody acts or
    bargains is `is_idle`.
    """

    def __init__(
        self,
        game_id: str,
        game: Game,
        bots: Mapping[int, Player],
        chair: Callable[[int], Seat],
        do: Callable[[int, int], None],
        dealings: Dealings | None,
        on_reason: Callable[[Reason], None] | None = None,
        failed: Callable[[BotFailed], None] | None = None,
        bargains: Collection[int] | None = None,
    ) -> None:
        self.game_id = game_id
        self.bots = bots
        self.chair = chair
        self.do = do
        self.on_reason = on_reason
        self.failed = failed
        self.reasons: list[Reason] = []
        self.dealings = dealings
        hosts = {seat: bot.player if isinstance(bot, Guest) else bot for seat, bot in bots.items()}
        acts = type(game).asides is not Game.asides
        deals = isinstance(game, BindingGame) and dealings is not None
        self.actors: dict[int, Actor] = {seat: bot for seat, bot in hosts.items() if acts and isinstance(bot, Actor)}
        dealers = {seat: bot for seat, bot in hosts.items() if deals and (bargains is None or seat in bargains)}
        self.bargainers = {seat: bot for seat, bot in dealers.items() if isinstance(bot, Bargainer)}
        self.is_idle = not self.actors and not self.bargainers

    def open(self, game: Game, news: bool = True) -> None:
        """Let them act, and bargain if there is news, or if an act has made some; while the game goes on. Raises `BotFailed`
        unless there is somebody to tell it to."""
        told = game.reveals
        for seat, bot in self.actors.items():
            asides = game.asides(seat) if not game.over else []
            if asides:
                choice = self._asked(seat, bot.act, asides[:])
                if choice is None:
                    continue
                if type(choice) is int and choice in asides:
                    self.do(seat, choice)
                else:
                    self._fail(astray(self.bots[seat], self.game_id, seat, choice, asides))
        if self.bargainers and (news or game.reveals != told):
            asked = list(self.bargainers)
            for _ in range(ROUNDS):
                asked = self._bargain(game, asked)

    def _bargain(self, game: Game, asked: list[int]) -> list[int]:
        """A word of each who is asked; says who has a new offer to answer."""
        assert isinstance(game, BindingGame)
        before = game.offers
        for seat in asked:
            if game.over:
                return []
            bot = self.bargainers[seat]
            for word in self._asked(seat, bot.bargain, [agreement.clone() for agreement in game.agreements]) or ():
                with suppress(Illegal):
                    self._say(seat, word)
        waiting = 0
        for one in game.agreements:
            if one.number > before and one.status == OFFERED:
                waiting |= one.parties & ~one.accepted
        return [seat for seat in self.bargainers if waiting >> seat & 1]

    def _say(self, seat: int, word: Offer | Accept | Cancel) -> None:
        assert self.dealings is not None
        if isinstance(word, Offer):
            number = self.dealings.offer(seat, word.clauses)
        elif isinstance(word, Accept):
            number = word.number
            self.dealings.accept(seat, number)
        else:
            number = word.number
            self.dealings.cancel(seat, number)
        if word.why is not None:
            reason = Reason(seat, number, word.why)
            self.reasons = [*self.reasons[-REMEMBERED:], reason]
            if self.on_reason is not None:
                self.on_reason(reason)

    def why(self, number: int) -> list[Reason]:
        """What was said to an agreement by those who have had a word in it."""
        return [reason for reason in self.reasons if reason.number == number]

    def _asked(self, seat: int, method: Callable[..., Any], material: list[Any]) -> Any:
        try:
            return method(self.chair(seat), material)
        except Exception as error:
            self._fail(blame(self.bots[seat], self.game_id, seat, error), error)

    def _fail(self, failure: BotFailed, cause: Exception | None = None) -> None:
        if self.failed is None:
            raise failure from cause
        self.failed(failure)
