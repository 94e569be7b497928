"""The two builds play the same games: digests of seeded games are compared with the same constants in both."""

from __future__ import annotations

import os
import random
from hashlib import sha256

import pytest

import comitium
from comitium.core.digest import digest

GOLDEN = {
    "rio_grande": "055c76bb61fcb162dc707dbc2f37f749",
    "kosmos_fr": "0a633e2abec9845164414da64ddbdbb4",
    "tilsit_fr": "07ce206b597d4fe356258174c2e695f3",
    "tilsit_original": "372ceda5f6e97d99ca90e73fe722b8f5",
}


@pytest.mark.parametrize("rule_set", GOLDEN)
def test_seeded_games_have_the_same_digests_in_every_build(rule_set: str) -> None:
    """Every state of ten random games, and a world imagined now and then."""
    running = sha256()
    for seed in range(10):
        game = comitium.start("caesar", seed=seed, rule_set=rule_set)
        choices = random.Random(seed)
        steps = 0
        while not game.over:
            seat = game.actors()[0]
            game.apply(seat, choices.choice(game.legal(seat)))
            steps += 1
            if steps % 5 == 0:
                running.update(digest(game).encode())
            if steps % 25 == 0:
                running.update(digest(game.reimagine(seat, comitium.Dice(1 + steps, 2 + seed))).encode())
    assert running.hexdigest()[:32] == GOLDEN[rule_set]


IDUS = {
    5: "008628cd8858e39112420f177a3bc05a",
    6: "fb021401d86b9b537080dcb6a50b05be",
    7: "de94d77eda4f4621b8ebb3ed7ee2a41a",
    8: "86efcb07330663b86f1592e6c44c198f",
}


@pytest.mark.parametrize("players", IDUS)
def test_seeded_games_of_idus_have_the_same_digests_in_every_build(players: int) -> None:
    """Every fifth state of ten random games, options mixed, and a world imagined now and then for each seat."""
    running = sha256()
    variants = ({}, {"limit": 5}, {"r2_exchange": "praetor_choice", "praetor_must_look": False}, {"aedile_repeat_5p": "any"})
    for seed in range(10):
        game = comitium.start("idus", players=players, seed=seed, **variants[seed % 4])
        choices = random.Random(seed)
        steps = 0
        while not game.over:
            seat = game.actors()[0]
            game.apply(seat, choices.choice(game.legal(seat)))
            steps += 1
            if steps % 5 == 0:
                running.update(digest(game).encode())
            if steps % 25 == 0:
                for other in range(players):
                    running.update(digest(game.reimagine(other, comitium.Dice(1 + steps, 2 + seed))).encode())
    assert running.hexdigest()[:32] == IDUS[players]


def test_the_build_is_the_one_that_was_asked_for() -> None:
    asked = os.environ.get("COMITIUM_BUILD", comitium.build())
    assert comitium.build() == asked
