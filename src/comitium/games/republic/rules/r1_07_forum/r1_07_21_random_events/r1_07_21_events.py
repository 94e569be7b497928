"""[1.07.21] Random events: an initiative of seven brings one instead of a card. What it does later is for other steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.events import EVENT_AGAIN, EVENT_UNTIL, random_event
from comitium.games.republic.catalogue.values import AGAIN_ADDS, AGAIN_NOTHING, UNTIL_NEXT_FORUM
from comitium.games.republic.events.forum import EventDrawn, EventExpired, EventRepeated
from comitium.games.republic.state.numbers import EVENTS
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.07.21"
LIGHT: Final = 1  # in `levels`
DARK: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomEvent:
    """[1.07.21] What a random event does at once when it is drawn."""

    def __init__(self, event: int) -> None:
        self.event = event

    def happen(self, game: Republic, level: int) -> None:
        raise NotImplementedError


RANDOM_EVENTS: Final[dict[int, RandomEvent]] = {}  # by event; the others are looked at when their time comes


def register(event: RandomEvent) -> None:
    """Each event is registered when the game is imported; of two the later one holds."""
    RANDOM_EVENTS[event.event] = event


def face(event: int, level: int) -> int:
    """Where the tables of events keep the side that is in play."""
    return 2 * event + (1 if level >= DARK else 0)


def draw_event(game: Republic) -> None:
    """[1.07.21] Three dice on the column of the era. Light side first, then the dark one; more where that means something.
    Omens touch neither this throw nor that of the initiative."""
    total = game.die() + game.die() + game.die()
    event = random_event(game.era, total)
    before = game.levels[event]
    if before >= DARK and EVENT_AGAIN[event] == AGAIN_NOTHING:
        if game.has_listener:
            game.tell(EventRepeated(RULE, total, face(event, before)), EVERYBODY)
        return
    level = before + 1 if before < DARK or EVENT_AGAIN[event] == AGAIN_ADDS else before
    game.levels[event] = level
    if game.has_listener:
        game.tell(EventDrawn(RULE, total, face(event, level), level), EVERYBODY)
    if event in RANDOM_EVENTS:
        RANDOM_EVENTS[event].happen(game, level)


def expire(game: Republic) -> None:
    """[1.07.1] Event cards leave the Forum, except those that wait for something."""
    for event in range(EVENTS):
        if game.levels[event] and EVENT_UNTIL[event] == UNTIL_NEXT_FORUM:
            if game.has_listener:
                game.tell(EventExpired("1.07.1", face(event, game.levels[event])), EVERYBODY)
            game.levels[event] = 0
