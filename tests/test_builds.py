"""The two builds play the same games: digests of seeded games are compared with the same constants in both."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterable
from hashlib import sha256

import pytest

import comitium
from comitium.core.digest import digest
from comitium.core.frames import Game
from comitium.core.options import Setting

CAESAR = {
    "rio_grande": "9259af2c14ae9ff864ace1e6b4094387",
    "kosmos_fr": "eb0b4ec0dfb4619ba92ff45424614a44",
    "tilsit_fr": "020fb15323683678e92f6fbd03ac484f",
    "tilsit_original": "ac16404d5c0c02f2f553873942d2b0d4",
}
IDUS = {
    5: "d344f0f478547d5c357de43434ddabc3",
    6: "8da26761f9fefade517748f7651a746e",
    7: "98b7caa7f9c8525e5f733b2bd119a595",
    8: "2866206cc3c9ab3c18e09872d606766c",
}
MIXED: tuple[dict[str, Setting], ...] = (
    {},
    {"limit": 5},
    {"r2_exchange": "praetor_choice", "praetor_must_look": False},
    {"aedile_repeat_5p": "any"},
)


def running_digest(games: Iterable[Game], imagines: Callable[[int], Iterable[int]]) -> str:
    """Every fifth state of random games; now and then the worlds of those who imagine when a seat is asked."""
    running = sha256()
    for seed, game in enumerate(games):
        choices = random.Random(seed)
        steps = 0
        while not game.over:
            seat = game.actors()[0]
            game.apply(seat, choices.choice(game.legal(seat)))
            steps += 1
            if steps % 5 == 0:
                running.update(digest(game).encode())
            if steps % 25 == 0:
                for dreamer in imagines(seat):
                    running.update(digest(game.reimagine(dreamer, comitium.Dice(1 + steps, 2 + seed))).encode())
    return running.hexdigest()[:32]


@pytest.mark.parametrize("rule_set", CAESAR)
def test_seeded_games_have_the_same_digests_in_every_build(rule_set: str) -> None:
    games = (comitium.start("caesar", seed=seed, rule_set=rule_set) for seed in range(10))
    assert running_digest(games, lambda seat: [seat]) == CAESAR[rule_set]


@pytest.mark.parametrize("players", IDUS)
def test_seeded_games_of_idus_have_the_same_digests_in_every_build(players: int) -> None:
    games = (comitium.start("idus", players=players, seed=seed, **MIXED[seed % 4]) for seed in range(10))
    assert running_digest(games, lambda seat: range(players)) == IDUS[players]


def test_the_build_is_the_one_that_was_asked_for() -> None:
    asked = os.environ.get("COMITIUM_BUILD", comitium.build())
    assert comitium.build() == asked
