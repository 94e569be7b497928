"""Senators: where they are, to whom they belong, what they are worth. Nothing else changes `where`, `faction` and their
masks."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.senators import DOUBLES_POPULARITY, INFLUENCE, POPULARITY
from comitium.games.republic.events.people import InfluenceChanged, PopularityChanged, SenatorCameToRome, SenatorJoined
from comitium.games.republic.rules.common.watch import ARRIVAL, DEATH, DEPARTURE, watch
from comitium.games.republic.state.numbers import NOBODY, OUT, ROME
from comitium.games.republic.state.republic import Republic

WORST: Final = -9
BEST: Final = 9


def appear(game: Republic, senator: int) -> None:
    """[1.07.311] He lies in the Forum, unaligned, as printed."""
    game.where[senator] = ROME
    game.faction[senator] = NOBODY
    game.forum |= 1 << senator
    game.influence[senator] = INFLUENCE[senator]
    game.popularity[senator] = POPULARITY[senator]


def join(game: Republic, senator: int, seat: int, rule: str) -> None:
    """An unaligned senator, or one who comes from nowhere, or another faction's, belongs to a faction now; in Rome."""
    mask = 1 << senator
    if game.where[senator] == OUT:
        appear(game, senator)
    before = game.faction[senator]
    if before >= 0:
        game.members[before] &= ~mask
        if not game.members[before]:
            watch(game, DEATH)  # [1.05.4] it has lost its last senator, if not by his death
    game.forum &= ~mask
    game.faction[senator] = seat
    game.members[seat] |= mask
    if game.where[senator] == ROME:
        game.rome |= mask
        watch(game, ARRIVAL)
    if game.has_listener:
        game.tell(SenatorJoined(rule, senator, seat), EVERYBODY)


def leave(game: Republic, senator: int, where: int) -> None:
    """He is somewhere else than in Rome from now on: governing, at war, a captive, in revolt."""
    mask = 1 << senator
    game.where[senator] = where
    game.rome &= ~mask
    game.forum &= ~mask
    watch(game, DEPARTURE)


def come_to_rome(game: Republic, senator: int, rule: str) -> None:
    """He is back: in the Senate if he is aligned, else in the Forum."""
    mask = 1 << senator
    game.where[senator] = ROME
    if game.faction[senator] >= 0:
        game.rome |= mask
        watch(game, ARRIVAL)
    else:
        game.forum |= mask
    if game.has_listener:
        game.tell(SenatorCameToRome(rule, senator), EVERYBODY)


def gain_influence(game: Republic, senator: int, amount: int, rule: str) -> int:
    """[1.07.31] Never below 0. Says what was really gained or lost. [A-49] 35 is tested after the step."""
    before = game.influence[senator]
    now = max(0, before + amount)
    game.influence[senator] = now
    if now > before:
        watch(game, ARRIVAL)
    if now != before and game.has_listener:
        game.tell(InfluenceChanged(rule, senator, now - before, now), EVERYBODY)
    return now - before


def popularity_with(game: Republic, senator: int, amount: int) -> int:
    """[1.07.31] What a change would make of it: between -9 and 9, and twice the change for Pompey."""
    if DOUBLES_POPULARITY[senator]:
        amount *= 2
    return max(WORST, min(BEST, game.popularity[senator] + amount))


def gain_popularity(game: Republic, senator: int, amount: int, rule: str) -> int:
    """[1.07.31] Says what was really gained or lost."""
    before = game.popularity[senator]
    now = popularity_with(game, senator, amount)
    game.popularity[senator] = now
    if now != before and game.has_listener:
        game.tell(PopularityChanged(rule, senator, now - before, now), EVERYBODY)
    return now - before
