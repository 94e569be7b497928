"""A table after a battle."""

from __future__ import annotations

from typing import Any

from comitium.games.republic.numbers import (
    COMBAT,
    FIELD_CONSUL,
)
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Attack
from comitium.games.republic.state import Republic
from games.republic.builder import (
    check,
    new_table,
    play,
    put,
    send,
    wage,
    war,
)


def table(**options: Any) -> Republic:
    game = new_table(**options)
    game.phase = COMBAT
    for seat, key in enumerate(("manlius", "claudius", "fulvius", "aurelius")):
        put(game, key, seat, leader=key != "manlius")  # nobody is without a senator
    return game


def syria(*dice: int, chits: list[int], **options: Any) -> tuple[Republic, int]:
    """Marius (number 27, rating 4) with six legions and two fleets against the Syrian War of 6."""
    game = table(**options)
    wage(game, "syrian_war")
    senator = put(game, "marius", 0, influence=9, popularity=0, talents=6, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=6, fleets=2)
    game.loaded = list(dice)
    game.urn = chits
    play(game, Attack(0, war("syrian_war"), senator))
    check(game)
    return game, senator
