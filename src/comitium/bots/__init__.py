"""The computer players, by name.

A name may carry parameters: `consul:sims=400`, `consul:seconds=0.2,width=3`. A bot's module is imported when the bot is first
asked for, and offers `make(game_id, seed, **parameters) -> Player`. To add a bot, write that module and enter it in `BOTS`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple, get_type_hints

import msgspec

from comitium.bots.floor import Floor
from comitium.bots.player import Player, Seat, bot_seed, derive, hurry
from comitium.core.errors import BadOption, Unknown
from comitium.core.messages import Phrase
from comitium.core.registry import kind

__all__ = ["BOTS", "Bot", "Floor", "Player", "Seat", "bot_seed", "check", "derive", "hurry", "make", "names"]


class Bot(NamedTuple):
    """Where a bot lives (`{game}` stands for the game's id, for bots that know one game), its preset parameters, and a module
    without which it cannot play a game."""

    module: str
    presets: dict[str, int | float | str] = {}
    needs: str = ""

    def can_play(self, game_id: str) -> bool:
        return all(_exists(module.format(game=game_id)) for module in (self.module, self.needs) if module)


BOTS: Final[dict[str, Bot]] = {
    "random": Bot("comitium.bots.random"),
    "tribune": Bot("comitium.bots.{game}.tribune"),
    "praetor": Bot("comitium.bots.consul", {"sims": 250}, needs="comitium.bots.{game}.guide"),
    "consul": Bot("comitium.bots.consul", needs="comitium.bots.{game}.guide"),
}


def names(game_id: str) -> list[str]:
    """The bots that can play a game, the simplest first."""
    kind(game_id)
    return [name for name, bot in BOTS.items() if bot.can_play(game_id)]


def make(name: str, game_id: str, seed: int) -> Player:
    """The bot that a name means, for one seat of one game. The same seed gives the same play.

    Raises `Unknown`, naming the bots there are, or `BadOption` for a parameter that the bot does not take.

    >>> make("random", "caesar", seed=7).name
    'random'
    """
    base, given = _parse(name)
    bot = BOTS.get(base)
    if bot is None or not bot.can_play(game_id):
        raise Unknown(Phrase("unknown-bot", {"bot": base, "known": ", ".join(names(game_id))}))
    maker: Callable[..., Player] = import_module(bot.module.format(game=game_id)).make
    player = maker(game_id, seed, **{**bot.presets, **_read(name, given, maker)})
    player.name = name
    return player


def check(name: str, game_id: str) -> None:
    """Refuse a name that `make` would refuse."""
    make(name, game_id, 0)


@cache
def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _parse(name: str) -> tuple[str, dict[str, str]]:
    """The bare name and the parameters of `name:key=value,key=value`."""
    base, colon, rest = name.partition(":")
    given: dict[str, str] = {}
    for part in rest.split(",") if colon else ():
        key, _, value = part.partition("=")
        if not key.isidentifier() or not value or key in given:
            raise BadOption(Phrase("cli-tool-bot-spelling", {"bot": name, "part": part}))
        given[key] = value
    return base, given


def _read(name: str, given: dict[str, str], maker: Callable[..., Player]) -> dict[str, Any]:
    """The parameters as the bot's own `make` types them; compiled ones without annotations get ints, floats or texts."""
    if not given:
        return {}
    known = list(inspect.signature(maker).parameters)[2:]
    try:
        hints = get_type_hints(maker)
    except (NameError, TypeError):
        hints = {}
    values: dict[str, Any] = {}
    for key, text in given.items():
        if key not in known:
            raise BadOption(
                Phrase("cli-tool-bot-parameter", {"bot": name, "parameter": key, "known": ", ".join(known) or "none"})
            )
        try:
            values[key] = msgspec.convert(text, hints.get(key, int | float | str), strict=False)
        except msgspec.ValidationError:
            raise BadOption(Phrase("cli-tool-bot-value", {"bot": name, "parameter": key, "value": text})) from None
    return values
