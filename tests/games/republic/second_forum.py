"""The Forum Phase, begun."""

from __future__ import annotations

from comitium.games.republic.catalogue.keys import EVENT_KEYS
from comitium.games.republic.state import Republic
from games.republic.builder import check
from games.republic.second import phase, speak, until


def forum(text: str) -> Republic:
    game = phase("forum", text)
    check(game)
    return game


def pass_on(game: Republic) -> None:
    """The player of this initiative does nothing more."""
    until(game, "ChangeLeader")
    speak(game, "pass")


def level(game: Republic, key: str) -> int:
    return game.levels[EVENT_KEYS.index(key)]
