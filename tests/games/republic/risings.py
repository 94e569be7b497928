"""Commanders who have won, and one who rises."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.core.errors import Illegal
from comitium.core.frames import Question
from comitium.games.republic.choices import PASS
from comitium.games.republic.numbers import (
    COMBAT,
    FIELD_CONSUL,
    FORCE,
    REVOLUTION,
)
from comitium.games.republic.rules.r1_10_combat.r1_10_combat import Combat
from comitium.games.republic.rules.r1_11_revolution.words import SOUND_OUT
from comitium.games.republic.state import Republic
from games.republic.builder import (
    Ear,
    listen,
    new_table,
    play,
    put,
    raise_veterans,
    rebel,
    say,
    send,
)


class Rest(Question[Republic]):
    """What lies below the phase: nothing happens after it."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [PASS]


def table(**options: Any) -> Republic:
    game = new_table(**options)
    game.phase = REVOLUTION
    for seat, key in enumerate(("claudius", "manlius", "fulvius", "furius")):
        put(game, key, seat, leader=True)
    return game


def winner(game: Republic, key: str, seat: int, *, legions: int, veterans: int = 0, fleets: int = 0, talents: int = 0) -> int:
    """A commander back from a war that he has won."""
    senator = put(game, key, seat, talents=talents)
    send(game, senator, "syrian_war", legions=legions, fleets=fleets)
    raise_veterans(game, veterans, FORCE + senator, senator)
    game.victorious |= 1 << senator
    return senator


def refusal(game: Republic, choice: int) -> str:
    before = game.clone()
    with pytest.raises(Illegal) as refused:
        game.apply(game.actors()[0], choice)
    assert game == before
    return refused.value.rule


# -- 1.11.3


def rise(game: Republic, *dice: int) -> None:
    game.loaded = list(dice)
    say(game, SOUND_OUT)


# -- 1.11.37


def civil_war(*dice: int, chits: list[int] | None = None, legions: int = 10, **options: Any) -> tuple[Republic, int, int, Ear]:
    """The digest's battle: 10 legions and a rating of 3 against 5 legions, one own veteran and a rating of 4."""
    game = table(**options)
    game.phase = COMBAT
    game.unrest = 3
    outlaw = put(game, "marius", 0, popularity=0)
    rebel(game, outlaw, legions=5)
    raise_veterans(game, 1, FORCE + outlaw, outlaw)
    senate = put(game, "papirius", 1, influence=5, popularity=0, office=FIELD_CONSUL)
    send(game, senate, "civil_war", legions=legions)
    ear = listen(game)
    game.loaded = list(dice)
    game.urn = chits if chits is not None else []
    game.stack.append(Rest(0))
    play(game, Combat(0))
    return game, outlaw, senate, ear
