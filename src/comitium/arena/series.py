"""A series of games between bots: everything that decides how it comes out, and one of its games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from comitium import bots as registry
from comitium.arena.tally import Made
from comitium.bots.faults import BotFailed, astray, blame
from comitium.bots.player import Player, bot_seed, derive, hurry
from comitium.core.errors import BadOption
from comitium.core.messages import Outcome, Phrase
from comitium.core.options import Setting, check_players, resolve
from comitium.core.registry import game_type
from comitium.play import RULE, BotGame
from comitium.play.stall import quiet_answer
from comitium.play.who_leads import led_options, with_neutrals

ENDLESS: Final = 1_000_000  # decisions after which a game counts as one that never ends
NEVER_ASKED: Final = "random"  # the bot on a seat that is led by rule

Progress = Callable[[int, int], None]


class Series(Struct, frozen=True):
    """Everything that decides how a series comes out."""

    game: str
    settings: dict[str, Setting]
    players: int
    bots: list[str]
    seed: int
    rotate: bool
    duplicate: bool = False

    def game_seed(self, number: int) -> int:
        """Every game is dealt anew; in a duplicate series every deal is played from each seating."""
        return derive(self.seed, self.game, number // self.players if self.duplicate else number)

    def seating(self, number: int) -> list[int]:
        """Which bot sits on each seat: they move on by one seat from game to game."""
        shift = number % self.players if self.rotate else 0
        return [(seat + shift) % self.players for seat in range(self.players)]


class Broken(Exception):
    """A game that does not end as games do."""


def plan(
    game: str,
    bots: list[str] | None = None,
    seed: int = 0,
    options: Mapping[str, Setting] | None = None,
    players: int | None = None,
    rotate: bool | None = None,
    duplicate: bool = False,
) -> Series:
    """A series, everything checked. One bot's name stands for the whole table; bots that differ change seats. "rule" in place
    of a bot is a faction that is led by rule, where the game has such: then nobody changes seats. A game that leads more
    factions by rule with few players adds them to the bots.

    In a duplicate series each deal is played once from every seating, so that nobody is lucky with the cards.
    """
    meta = game_type(game).meta
    names = [name if name == RULE else registry.canonical(name) for name in bots or ["random"]]
    for name in names:
        if name != RULE:
            registry.check(name, game)
    playing = players if players is not None else len(names) if len(names) > 1 else meta.players[0]
    if playing not in meta.few:
        check_players(meta, playing)
    if len(names) == 1:
        names = names * playing
    if len(names) != playing:
        raise BadOption(Phrase("arena-bot-count", {"bots": len(names), "players": playing}))
    names = with_neutrals(game, names)
    seats = len(names)
    by_rule = [seat for seat, name in enumerate(names) if name == RULE]
    if by_rule and (duplicate or rotate):
        raise BadOption(Phrase("arena-rule-stays"))
    settings = led_options(game, names, options or {})
    differ = len(set(names)) > 1
    moves = duplicate or (differ and not by_rule if rotate is None else rotate)
    return Series(game, resolve(meta, settings), seats, names, seed, moves, duplicate)


def play(
    series: Series, number: int, made: Made, limit: int = ENDLESS, faults: Callable[[BotFailed], None] | None = None
) -> Outcome:
    """One game of a series; `made` receives the choices as they are made, so that they survive an exception, and `faults` is
    told which bot kept the game from going on."""
    state = game_type(series.game).new(series.settings, series.players, series.game_seed(number))
    state.advance()
    players: list[Player] = []
    for seat, bot in enumerate(series.seating(number)):
        name = series.bots[bot] if series.bots[bot] != RULE else NEVER_ASKED
        players.append(registry.make(name, series.game, bot_seed(series.seed, seat, number)))
        hurry(players[seat])
    table = BotGame(series.game, state, players, lambda seat, choice: made.append((seat, choice)))
    chairs = [(player.choose, table.seats[seat]) for seat, player in enumerate(players)]
    is_lively = table.driver.is_lively
    stall = table.driver.stall
    is_stalled = stall.is_stalled
    actors = state.actors
    apply = state.apply
    remember = made.append
    for answers in range(limit):
        if is_lively:
            table.answers = answers
            table.let_bots_act()
        acting = actors()  # every seat has its bot: the driver would ask the first of them
        if not acting:
            break
        seat = acting[0]
        choose, chair = chairs[seat]
        if is_stalled(state, answers):
            choice = quiet_answer(state, seat, answers)
            fault = stall.fault(series.game, seat, players[seat].name)
            if fault is not None and faults is not None:
                faults(fault)
        else:
            try:
                choice = choose(chair)
            except Exception as error:
                raise blame(players[seat], series.game, seat, error) from error
        remember((seat, choice))
        try:
            apply(seat, choice)
        except Exception:
            legal = state.legal(seat)
            if type(choice) is int and choice in legal:
                raise
            made.pop()  # no choice at all: perhaps not even an int
            raise astray(players[seat], series.game, seat, choice, legal) from None
    else:
        raise Broken(f"no end after {limit} decisions")
    outcome = state.outcome()
    if outcome is None:
        raise Broken("nobody may act, and the game is not over")
    return outcome
