"""Inside a worker: bots think, act unasked at a copy of their table, and journals are read."""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Final

from comitium import bots
from comitium.bots.advice import Confidant
from comitium.core.agreements import BindingGame, Clause
from comitium.core.errors import ComitiumError
from comitium.core.frames import Game
from comitium.match.begin import replay
from comitium.play import BotNegotiator
from comitium.web.bots.lookback import look_back
from comitium.web.bots.work import Deed, Deeds, Work

CACHED: Final = 512  # players that a worker remembers
MEMORY: Final = 1 << 31  # bytes that a worker may take
NICE: Final = 10  # how far a worker stands back where cores are short: else a click waits until it has thought its share


def serve(pipe: Connection) -> None:
    """Answer until the server stops."""
    os.nice(NICE)
    limit_memory(MEMORY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C at the terminal is the server's to hear
    players: OrderedDict[tuple[str, int, str], Any] = OrderedDict()
    with suppress(EOFError, OSError, KeyboardInterrupt):
        pipe.send((True, None))  # awake
        while True:
            work = pipe.recv()
            try:
                answer = (True, _do(work, players))
            except ComitiumError as refused:
                answer = (False, _picklable(refused))
            except Exception as error:
                answer = (False, f"{type(error).__name__}: {error}")
            pipe.send(answer)


def limit_memory(most: int) -> None:
    """Let a process that wants more than so many bytes break off, in the place of the whole machine."""
    with suppress(ImportError, ValueError, OSError):  # not on Windows; a lower limit may stand already
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def _picklable(refused: ComitiumError) -> object:
    return f"{refused.error}\n{refused.trace}" if isinstance(refused, bots.BotFailed) else refused


def _do(work: Work, players: OrderedDict[tuple[str, int, str], Any]) -> Any:
    if work.verb == "check":
        return _check(work.text)
    if work.verb == "look back":
        return look_back(work.text, work.seat if work.seat >= 0 else None, work.bot, work.names)
    if work.verb == "unasked":
        return rehearse(work, partial(_player, work, players))
    assert work.game is not None
    seat = bots.Seat(work.game_id, work.game, work.seat, work.claims)
    if work.verb == "advise":
        return _advise(work, players, seat)
    player = _player(work, players, work.seat, work.bot, work.seed)
    if work.verb == "speak":
        return list(player.speak(seat)) if isinstance(player, bots.player.Speaker) else []
    return bots.ask(player, seat)


def _player(work: Work, players: OrderedDict[tuple[str, int, str], Any], seat: int, bot: str, seed: int) -> Any:
    """The bot on a seat of a match, as it is remembered, or made anew."""
    return _remembered(players, (work.match, seat, bot), lambda: bots.make(bot, work.game_id, seed))


def _remembered(players: OrderedDict[tuple[str, int, str], Any], known: tuple[str, int, str], make: Callable[[], Any]) -> Any:
    player = players.pop(known, None) or make()
    players[known] = player
    if len(players) > CACHED:
        players.popitem(last=False)
    return player


def _advise(
    work: Work, players: OrderedDict[tuple[str, int, str], Any], seat: Any
) -> tuple[str, tuple[tuple[int, float], ...], int]:
    """The adviser's name, chances by choice (the best first), and what it recommends."""
    adviser = _remembered(players, (work.match, work.seat, "advise"), lambda: Confidant(work.game_id, work.seed))
    found = adviser.advise(seat)
    return found.adviser, found.chances, found.recommended


def _check(text: str) -> tuple[str, Sequence[int], bool, Sequence[str]]:
    """A journal that somebody brings: its game, who leads each seat, whether it is over, its lines. Raises `BadJournal`."""
    match = replay(text, torn=True)
    return match.header.game, match.leaders, match.outcome is not None, match.lines()


# -- what bots do unasked


class Rehearsal:
    """A copy of a game, at which bots do what they want; `done` is what they did, in order."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.binding = game if isinstance(game, BindingGame) else None
        self.done: list[Deed] = []

    def act(self, seat: int, choice: int) -> None:
        self.game.apply(seat, choice)
        self.done.append(Deed(seat, choice))

    def offer(self, seat: int, clauses: list[Clause]) -> int:
        assert self.binding is not None
        number = self.binding.offer(seat, [clause.clone() for clause in clauses])
        self.done.append(Deed(seat, bots.Offer(clauses)))
        return number

    def accept(self, seat: int, number: int) -> None:
        assert self.binding is not None
        self.binding.accept(seat, number)
        self.done.append(Deed(seat, bots.Accept(number)))

    def cancel(self, seat: int, number: int) -> None:
        assert self.binding is not None
        self.binding.cancel(seat, number)
        self.done.append(Deed(seat, bots.Cancel(number)))

    def explain(self, reason: bots.Reason) -> None:
        """The sentence that goes with what was done last."""
        self.done[-1] = self.done[-1]._replace(why=reason.why)


def rehearse(work: Work, player_of: Callable[[int, str, int], bots.Player]) -> Deeds:
    """What the bots of a table want to do unasked now. One that breaks off says nothing, and is reported."""
    assert work.game is not None
    game, copy = work.game, Rehearsal(work.game)
    players = {chair.seat: player_of(chair.seat, chair.bot, chair.seed) for chair in work.chairs}
    failures: list[str] = []
    negotiator = BotNegotiator(
        work.game_id,
        game,
        players,
        lambda seat: bots.Seat(work.game_id, game, seat, work.claims),
        copy.act,
        copy if copy.binding is not None else None,
        copy.explain,
        lambda failed: failures.append(f"{failed.error}\n{failed.trace}"),
        [chair.seat for chair in work.chairs if chair.bargains],
    )
    negotiator.open(game, work.news)
    return Deeds(copy.done, failures)
