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
    "rio_grande": "055c76bb61fcb162dc707dbc2f37f749",
    "kosmos_fr": "3d7657c7baa1b20237022e2c55d353d3",
    "tilsit_fr": "6001adab9e5d5102ebc6939d53a8485c",
    "tilsit_original": "7cadacbf5c94dfbd08d23be4e6f57918",
}
IDUS = {
    5: "008628cd8858e39112420f177a3bc05a",
    6: "fb021401d86b9b537080dcb6a50b05be",
    7: "de94d77eda4f4621b8ebb3ed7ee2a41a",
    8: "86efcb07330663b86f1592e6c44c198f",
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
