"""The computer players, by name.

A name is an id (`consul`), what people call it (`Oracle`), the name of an entry point, or `module:Class`. It may carry
parameters: `consul:sims=400`, `consul:seconds=0.2,depth=3`, `module:Class:key=value`. A bot of the house has a module that is
imported when it is first asked for, and offers `make(game_id, seed, **parameters) -> Player`; it is entered in `BOTS`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple, get_type_hints

import msgspec

from comitium.bots import guests
from comitium.bots.faults import BotFailed, ask, blame
from comitium.bots.guests import BadBot
from comitium.bots.levels import BOTS, Bot, canonical, listed, spoken
from comitium.bots.player import Player, Seat, bot_seed, derive, hurry
from comitium.bots.unasked import Accept, Cancel, Offer, Reason
from comitium.core.errors import BadOption, Unknown
from comitium.core.messages import Phrase
from comitium.core.registry import game_type

__all__ = [
    "BOTS",
    "Accept",
    "BadBot",
    "Bot",
    "BotFailed",
    "Cancel",
    "Offer",
    "Player",
    "Reason",
    "Seat",
    "ask",
    "blame",
    "bot_seed",
    "canonical",
    "check",
    "derive",
    "hurry",
    "listed",
    "make",
    "names",
    "spoken",
]


def names(game_id: str) -> list[str]:
    """The bots that can play a game, the simplest first, then those that other packages offer for any game."""
    game_type(game_id)
    ours = [name for name, bot in BOTS.items() if bot.listed and bot.can_play(game_id)]
    return ours + [name for name in guests.installed() if name not in BOTS]


def make(name: str, game_id: str, seed: int) -> Player:
    """The bot that a name means, for one seat of one game. The same seed gives the same play.

    Raises `Unknown`, naming the bots there are, `BadBot` for one from elsewhere that cannot be had, or `BadOption` for a
    parameter that the bot does not take.

    >>> make("random", "caesar", seed=7).name, make("Fortuna", "caesar", seed=7).name
    ('random', 'random')
    """
    name = canonical(name)
    asked = _parse(name)
    bot = BOTS.get(asked.base)
    if bot is not None and bot.can_play(game_id):
        maker: Callable[..., Player] = import_module(bot.module.format(game=game_id)).make
        player = maker(game_id, seed, **{**bot.presets, **_read(name, asked.given, maker)})
        player.name = name
        return player
    place = asked.base if guests.is_path(asked.base) else guests.installed().get(asked.base)
    if bot is not None or place is None:
        known = tuple(listed(known) for known in names(game_id))
        raise Unknown(Phrase("unknown-bot", {"bot": asked.base, "known": known}))
    factory = guests.find(asked.base, place)
    return guests.seat_guest(name, factory, game_id, seed, _read(name, asked.given, factory))


@lru_cache(maxsize=4096)
def temper(name: str, game_id: str, seed: int) -> str:
    """The temperament that a bot of this seed has, by its name; "" if its game knows none."""
    player = make(name, game_id, seed)
    mood = getattr(getattr(player, "tribune", player), "mood", None)  # a searcher has that of the tribune it asks
    return "" if mood is None else str(mood.name)


def check(name: str, game_id: str) -> None:
    """Refuse a name that `make` would refuse."""
    make(name, game_id, 0)


class _Asked(NamedTuple):
    """A name taken apart: the bot, and the parameters as they are written."""

    base: str
    given: dict[str, str]


def _parse(name: str) -> _Asked:
    """The parts of `name`, `name:key=value,key=value`, `module:Class` or `module:Class:key=value`."""
    base, colon, rest = name.partition(":")
    made, second, parameters = rest.partition(":")
    if base not in BOTS and guests.is_path(f"{base}:{made}"):
        base, colon, rest = f"{base}:{made}", second, parameters
    given: dict[str, str] = {}
    for part in rest.split(",") if colon else ():
        key, _, value = part.partition("=")
        if not key.isidentifier() or not value or key in given:
            raise BadOption(Phrase("bots-bad-spelling", {"bot": name, "part": part}))
        given[key] = value
    return _Asked(base, given)


def _read(name: str, given: dict[str, str], maker: Callable[..., Any]) -> dict[str, Any]:
    """The parameters as the bot's own factory types them; those without annotations get ints, floats or texts."""
    if not given:
        return {}
    parameters = list(inspect.signature(maker).parameters.values())[2:]
    takes_any = any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters)
    known = [parameter.name for parameter in parameters]
    try:
        hints = get_type_hints(maker.__init__ if inspect.isclass(maker) else maker)
    except (NameError, TypeError):
        hints = {}
    values: dict[str, Any] = {}
    for key, text in given.items():
        if key not in known and not takes_any:
            raise BadOption(Phrase("bots-bad-parameter", {"bot": name, "parameter": key, "known": ", ".join(known) or "none"}))
        if key not in hints:
            values[key] = _guess(text)
            continue
        try:
            values[key] = msgspec.convert(text, hints[key], strict=False)
        except msgspec.ValidationError:
            raise BadOption(Phrase("bots-bad-value", {"bot": name, "parameter": key, "value": text})) from None
    return values


def _guess(text: str) -> int | float | str:
    """What somebody means who did not say of which type a parameter is.

    >>> _guess("3"), _guess("0.5"), _guess("bold")
    (3, 0.5, 'bold')
    """
    for kind_of in (int, float):
        try:
            return kind_of(text)
        except ValueError:
            continue
    return text
