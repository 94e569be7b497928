"""Finished matches of Res Publica Romana: random answers from a seed, until it is over."""

from __future__ import annotations

import random
from functools import cache

import comitium
from comitium import Match


@cache
def finished(seed: int = 5, players: int = 5, scenario: str = "early") -> Match:
    """Shared by tests that only read it."""
    match = comitium.new("republic", players=players, seed=seed, scenario=scenario)
    rng = random.Random(seed)
    while match.outcome is None:
        seat = match.game.actors()[0]
        match.choose(seat, rng.choice(match.game.legal(seat)))
    return match
