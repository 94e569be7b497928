"""What a person could offer now, by the prices of the bots: `bots/<game>/ready.py` of a game in which words bind."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from comitium.bots.player import Seat
from comitium.bots.unasked import ReadyOffer
from comitium.core.agreements import Agreement, Clause
from comitium.core.frames import Game
from comitium.core.messages import Phrase


def ready_offers(seat: Seat, other: int) -> list[ReadyOffer]:
    """At most a few bargains that fit the moment, for one partner; made of nothing but what the seat may know."""
    found = _module(seat.game_id)
    return found.ready(seat, other) if found is not None else []


def short_of_talents(seat: Seat, other: int) -> Phrase | None:
    """Why nothing is ready for a partner, if it is for want of talents."""
    found = _module(seat.game_id)
    return found.short_of_talents(seat, other) if found is not None else None


def counter_offer(seat: Seat, offered: Agreement) -> list[Clause]:
    """An offer with one number changed in the seat's favour; nothing if there is no such number."""
    found = _module(seat.game_id)
    return found.counter(seat, offered) if found is not None else []


def deal_value(game_id: str, game: Game, seat: int, agreement: Agreement) -> float:
    """What an agreement is worth to a seat, less what it costs it, by the prices of an average bot; for who counts, not for
    who plays: the state is the real one. Nothing in a game without bots that bargain."""
    found = _module(game_id)
    return float(found.value(game, seat, agreement)) if found is not None else 0.0


def _module(game_id: str) -> Any:
    name = f"comitium.bots.{game_id}.ready"
    return import_module(name) if find_spec(name) is not None else None
