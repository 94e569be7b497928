"""Battles against wars. The figures are worked out by hand."""

from __future__ import annotations

from typing import Any

from comitium.games.republic.events.combat import BattleDecided
from comitium.games.republic.numbers import (
    COMBAT,
    FIELD_CONSUL,
    ROME_CONSUL,
)
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Attack
from comitium.games.republic.state import Republic
from games.republic.builder import (
    Ear,
    check,
    create,
    lead,
    listen,
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


def fight(game: Republic, key: str, commander: int, *dice: int, chits: list[int] | None = None) -> Ear:
    """One force attacks, with these dice and these chits (all blank if none are named)."""
    ear = listen(game)
    game.loaded = list(dice)
    game.urn = chits if chits is not None else []
    play(game, Attack(0, war(key), commander))
    check(game)
    return ear


def result(ear: Ear) -> tuple[int, int]:
    decided = ear.all(BattleDecided)[-1]
    return decided.result, decided.total


BLANKS = [0, 0, 0, 0]  # the urn has no more


def lusitania() -> tuple[Republic, int]:
    """The rulebook's example: two Spanish wars under Viriathus, Scipio Aemilianus with 16 legions and 2 fleets."""
    game = table(scenario="middle")
    create(game, "hispania_citerior")
    create(game, "hispania_ulterior")
    wage(game, "lusitanian_war")
    wage(game, "numantine_war")
    lead(game, "viriathus")
    scipio = put(game, "1b_scipio_aemilianus", 0, leader=True, popularity=0, office=ROME_CONSUL)
    send(game, scipio, "lusitanian_war", legions=16, fleets=2)
    game.unrest = 3
    return game, scipio


def marius(legions: int, **options: Any) -> tuple[Republic, int]:
    """The rulebook's second example: a commander of 4 against Spartacus and his gladiators."""
    game = table(scenario="late", **options)
    wage(game, "gladiator_revolt")
    lead(game, "spartacus")
    senator = put(game, "marius", 0, leader=True, popularity=0, office=FIELD_CONSUL)
    assert game.military(senator) == 4
    send(game, senator, "gladiator_revolt", legions=legions)
    game.unrest = 3
    return game, senator
