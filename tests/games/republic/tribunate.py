"""A nomination over which Tribunes may speak."""

from __future__ import annotations

from typing import Any

from comitium.games.republic.catalogue.ids import ROME_CONSUL
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.rules.r1_09_senate import r1_09_2_elections as elections
from comitium.games.republic.rules.r1_09_senate.kinds import (
    BY_CHAIR,
    S4,
)
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.words import PROPOSE
from comitium.games.republic.state import Republic
from games.republic.builder import (
    deal,
    man,
    say,
)
from games.republic.house import (
    house,
    put_to,
    sit,
)


def nominated(**options: Any) -> Republic:
    """Cornelius is Rome Consul and has proposed Aurelius as Censor; nobody was called yet."""
    game = house(**options)
    game.offices[ROME_CONSUL] = man("cornelius")
    game.session.step = S4
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    return game


def in_censor_step(*keys: str, seat: int = 2) -> Republic:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    deal(game, seat, *keys)
    sit(game, elections.censor)
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("aurelius"))
    return game
