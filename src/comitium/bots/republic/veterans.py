"""[2.04] Veterans: when a victor disbands his own, and when a Consul calls them up."""

from __future__ import annotations

from typing import Final

from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import of
from comitium.bots.republic.situation import threats
from comitium.games.republic.rules.r2_04_veterans.choices import CALL_UP, DISBAND_OWN
from comitium.games.republic.state.republic import Republic

AMBITIOUS: Final = 0.6  # of the sword, from which a commander may turn on Rome and needs his veterans
QUIET: Final = 2  # wars that leave Rome legions enough
DESPERATE: Final = 4  # wars that end the game


def disbanded(world: Republic, legal: list[int], mood: Mood) -> list[int]:
    """[2.04.2] The veterans to disband, for votes and influence: not while Rome needs them, nor if their commander may."""
    return of(legal, DISBAND_OWN) if mood.sword < AMBITIOUS and threats(world) <= QUIET else []


def called_up(world: Republic, asides: list[int]) -> list[int]:
    """[2.04.3] The veterans to call up: only when Rome may fall without them."""
    return of(asides, CALL_UP) if threats(world) >= DESPERATE else []
