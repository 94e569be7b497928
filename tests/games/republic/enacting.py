"""A law that is enacted."""

from __future__ import annotations

from comitium.games.republic.choices import PASS
from comitium.games.republic.rules.r1_09_senate.words import ENACT
from comitium.games.republic.state import Republic
from games.republic.builder import (
    asked,
    card,
)


def enacts(game: Republic, seat: int, key: str, *more: int) -> None:
    """A faction plays a law in the window that is open; the others pass."""
    game.apply(seat, ENACT + card(key))
    for choice in more:
        game.apply(seat, choice)
    while asked(game) == "Window" and game.actors() and seat not in game.actors():
        game.apply(game.actors()[0], PASS)
