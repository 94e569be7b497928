"""[2.04] Veterans: when a victor disbands his own, and when a Consul calls them up."""

from __future__ import annotations

from typing import Final

from comitium.bots.republic.asides import UnaskedAct, register_unasked
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import of
from comitium.bots.republic.situation import safety, threats
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import affordable
from comitium.games.republic.rules.r2_04_veterans.choices import CALL_UP, CALL_UP_FACTION, DISBAND_OWN
from comitium.games.republic.state.republic import Republic

AMBITIOUS: Final = 0.6  # of the sword, from which a commander may turn on Rome and needs his veterans
SAFE: Final = 0.7  # so far from its end Rome can do without some legions: one war at most, and money
QUIET: Final = 2  # wars that leave Rome legions enough
DESPERATE: Final = 4  # wars that end the game
PATRIOTIC: Final = 0.6  # of the love of Rome, from which one pays for its legions
FEW: Final = 3  # units that the State can raise besides


def disbanded(world: Republic, legal: list[int], mood: Mood) -> list[int]:
    """[2.04.2] The veterans to disband, for votes and influence: not while Rome needs them, nor if their commander may."""
    return of(legal, DISBAND_OWN) if mood.sword < AMBITIOUS and safety(world) >= SAFE else []


class CallUpUnasked(UnaskedAct):
    """[2.04.3] Our Consul calls up veterans of his own money: when Rome may fall without them; or, for who loves Rome, when
    wars are many and the State has no talents for legions."""

    def choose(self, world: Republic, me: int, able: list[int], mood: Mood) -> int:
        wars = threats(world)
        poor = wars > QUIET and mood.rome >= PATRIOTIC and affordable(world) < FEW
        return able[0] if wars >= DESPERATE or poor else -1


register_unasked(CALL_UP_FACTION, CallUpUnasked())  # before a purse that buys votes, the faction's treasury
register_unasked(CALL_UP, CallUpUnasked())
