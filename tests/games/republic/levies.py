"""The floor of the Senate on which forces are proposed."""

from __future__ import annotations

from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state import Republic
from games.republic.curia import offer, tell


def floor(game: Republic, *words: str) -> None:
    offer(game, kinds.FORCES)
    tell(game, *words, "done")


def at(game: Republic, place: int) -> tuple[int, int]:
    return game.legions[place].bit_count(), game.fleets[place]
