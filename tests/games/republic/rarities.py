"""Tables on which something happens that seldom does."""

from __future__ import annotations

from comitium.games.republic.catalogue.keys import LEADER_KEYS
from comitium.games.republic.state import Republic
from games.republic.builder import check, war
from games.republic.second import phase, speak, until

SIX = "draw=tribune_1,tribune_2,tribune_3,tribune_4,tribune_5,tribune_6"
ROLLS = ",".join(["5,6"] * 6)


def forum(text: str) -> Republic:
    game = phase("forum", text)
    check(game)
    return game


def draw(key: str, text: str = "") -> Republic:
    return forum(f"draw={key} dice=5,6 {text}")


def whole(text: str, dice: str = "") -> Republic:
    """A Forum Phase of six Faction cards; it stops at what is asked when Rome is put in order, or behind it."""
    game = forum(f"{SIX} dice={ROLLS}{',' if dice else ''}{dice} {text}")
    for _ in range(6):
        until(game, "ChangeLeader")
        speak(game, "pass")
    return game


def enemy(game: Republic, key: str) -> int:
    return game.enemy[LEADER_KEYS.index(key)]


def zone(game: Republic, key: str) -> int:
    return game.zone[war(key)]
