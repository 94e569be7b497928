"""What bots do unasked: talk at the pauses of a game in which people talk, act where the rules say "at any time", bargain."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from comitium.bots.faults import astray, blame
from comitium.bots.guests import Guest
from comitium.bots.player import Player, Seat, Speaker
from comitium.core.agreements import OFFERED, Agreement, BindingGame, Clause
from comitium.core.errors import Illegal
from comitium.core.frames import Game
from comitium.core.messages import Phrase
from comitium.core.registry import Talks, kind

ROUNDS: Final = 3  # an offer, the answers to it, a counter-offer and the answers to that
REMEMBERED: Final = 60  # sentences


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


class Offer(NamedTuple):
    """An agreement that a bot puts before its parties; `why` is the sentence that goes with it."""

    clauses: list[Clause]
    why: Phrase | None = None


class Accept(NamedTuple):
    number: int
    why: Phrase | None = None


class Cancel(NamedTuple):
    number: int
    why: Phrase | None = None


class Reason(NamedTuple):
    """Why a seat has said its last word to an agreement."""

    seat: int
    number: int
    why: Phrase


@runtime_checkable
class Actor(Protocol):
    """A bot that acts without being asked, in games where one may."""

    def act(self, seat: Seat, asides: list[int]) -> int | None:
        """One of the acts that its seat may do now, or none. It is not asked where there are none."""


@runtime_checkable
class Bargainer(Protocol):
    """A bot that makes agreements, in games where they bind."""

    def bargain(self, seat: Seat, agreements: list[Agreement]) -> list[Offer | Accept | Cancel]:
        """What it says to the offers and agreements on the table; what the rules refuse is as if it had not been said."""


class Dealings(Protocol):
    """Where agreements are made: a bare game, or a match that writes them down."""

    def offer(self, seat: int, clauses: list[Clause], /) -> int: ...

    def accept(self, seat: int, number: int, /) -> None: ...

    def cancel(self, seat: int, number: int, /) -> None: ...


class Forum:
    """The unasked acts and the bargains of a table's bots.

    At every decision point each bot that acts may do one thing; those that bargain have a word whenever something has become
    known since they were last asked, and at once when an offer was made. `do` takes a seat and its act, `dealings` the words.
    `reasons` are the sentences that went with the words, the latest last; `heard` is told each of them. A table where nobody
    acts or bargains is `is_idle`.
    """

    def __init__(
        self,
        game_id: str,
        game: Game,
        bots: Mapping[int, Player],
        chair: Callable[[int], Seat],
        do: Callable[[int, int], None],
        dealings: Dealings | None,
        heard: Callable[[Reason], None] | None = None,
    ) -> None:
        self.game_id = game_id
        self.bots = bots
        self.chair = chair
        self.do = do
        self.heard = heard
        self.reasons: list[Reason] = []
        self.dealings = dealings
        hosts = {seat: bot.player if isinstance(bot, Guest) else bot for seat, bot in bots.items()}
        acts = type(game).asides is not Game.asides
        deals = isinstance(game, BindingGame) and dealings is not None
        self.actors: dict[int, Actor] = {seat: bot for seat, bot in hosts.items() if acts and isinstance(bot, Actor)}
        self.bargainers = {seat: bot for seat, bot in hosts.items() if deals and isinstance(bot, Bargainer)}
        self.is_idle = not self.actors and not self.bargainers
        self.known = (-1, -1)

    def open(self, game: Game) -> None:
        """Let them act and bargain, while the game goes on. Raises `BotFailed` for one that breaks off or acts astray."""
        for seat, bot in self.actors.items():
            asides = game.asides(seat) if not game.over else []
            if asides:
                choice = self._asked(seat, bot.act, asides[:])
                if choice is not None:
                    if type(choice) is not int or choice not in asides:
                        raise astray(self.bots[seat], self.game_id, seat, choice, asides)
                    self.do(seat, choice)
        if self.bargainers and not game.over and self._has_news(game):
            asked = list(self.bargainers)
            for _ in range(ROUNDS):
                asked = self._bargain(game, asked)
            self._has_news(game)

    def _has_news(self, game: Game) -> bool:
        """Whether something has become known, or was offered, since this was last asked."""
        assert isinstance(game, BindingGame)
        before = self.known
        self.known = (game.told, game.offers)
        return self.known != before

    def _bargain(self, game: Game, asked: list[int]) -> list[int]:
        """A word of each who is asked; says who has a new offer to answer."""
        assert isinstance(game, BindingGame)
        before = game.offers
        for seat in asked:
            bot = self.bargainers[seat]
            for word in self._asked(seat, bot.bargain, [agreement.clone() for agreement in game.agreements]):
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
            if self.heard is not None:
                self.heard(reason)

    def why(self, number: int) -> list[Reason]:
        """What was said to an agreement by those who have had a word in it."""
        return [reason for reason in self.reasons if reason.number == number]

    def _asked(self, seat: int, method: Callable[..., Any], material: list[Any]) -> Any:
        try:
            return method(self.chair(seat), material)
        except Exception as error:
            raise blame(self.bots[seat], self.game_id, seat, error) from error
