"""An attempt on the floor of the Senate."""

from __future__ import annotations

from typing import Any

from comitium.games.republic.catalogue.ids import CENSOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.rules.r1_09_senate.kinds import (
    BY_CHAIR,
    S1,
)
from comitium.games.republic.rules.r1_09_senate.kinds import CONSULS as CONSULSHIP
from comitium.games.republic.state import Republic
from games.republic.builder import (
    Ear,
    asked,
    listen,
    man,
    say,
)
from games.republic.house import (
    attack,
    house,
    interrupt,
    put_to,
)

PAIR = [CONSULSHIP, man("aurelius"), man("acilius")]


def floor(**options: Any) -> tuple[Republic, Ear]:
    """Cornelius is Rome Consul and has proposed a pair; everybody may still interrupt."""
    game = house(**options)
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("valerius")
    game.offices[CENSOR] = man("julius")
    ear = listen(game)
    game.session.step = S1
    put_to(game, PAIR, 0, man("cornelius"), BY_CHAIR)
    return game, ear


def strike(game: Republic, seat: int, assassin: str, target: str, *dice: int, cards: int = 0) -> None:
    game.loaded = [*dice]
    interrupt(game, seat, *attack(assassin, target, cards))


def hush_until_window(game: Republic) -> None:
    while asked(game) != "Window":
        say(game, game.legal(game.actors()[0])[0])
