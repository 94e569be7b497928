"""What the rules watch all the time is noted here, and looked at after each step (rules/triggers.py)."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.state.republic import WATCHED, Republic

ARRIVAL: Final = 1  # somebody has come to Rome, or has gained influence
DEPARTURE: Final = 2  # somebody has left Rome
DEATH: Final = 4  # somebody has died
LAST_STAND: Final = 8  # [1.12.4] the State is bankrupt while a rebel is in play
RISEN: Final = 16  # [1.12.4] the people have risen while a rebel is in play
OPEN_HAND: Final = 32  # [4.04.1] a neutral has got a card, which it may have to play at once


def watch(game: Republic, what: int) -> None:
    """Something has happened that has to be looked at once the step is done."""
    game.marks[WATCHED] |= what
