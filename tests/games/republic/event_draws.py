"""Tables on which an event is drawn at F1.2."""

from __future__ import annotations

from comitium.games.republic.catalogue.events import random_event
from comitium.games.republic.catalogue.keys import EVENT_KEYS
from comitium.games.republic.numbers import (
    FORUM,
    LATE,
)
from comitium.games.republic.rules.r1_07_forum.r1_07_21_events import draw_event
from comitium.games.republic.state import Republic
from games.republic.builder import new_table

DICE = {3: (1, 1, 1), 4: (1, 1, 2), 5: (1, 1, 3), 6: (1, 1, 4), 7: (1, 1, 5), 8: (1, 1, 6), 9: (1, 2, 6), 10: (1, 3, 6),
        11: (1, 4, 6), 12: (1, 5, 6), 13: (1, 6, 6), 14: (2, 6, 6), 15: (3, 6, 6), 16: (4, 6, 6), 17: (5, 6, 6),
        18: (6, 6, 6)}  # fmt: skip


def draw(game: Republic, key: str, *after: int) -> None:
    """The event by its dice, and what is thrown after it."""
    for total in range(3, 19):
        if random_event(game.era, total) == EVENT_KEYS.index(key):
            game.loaded = [*DICE[total], *after]
            draw_event(game)
            return
    raise AssertionError(f"no {key} in this era")


def late(players: int = 4) -> Republic:
    game = new_table("late", players)
    game.era = LATE
    game.phase = FORUM
    return game
