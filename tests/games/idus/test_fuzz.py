"""Random games over all tables and options: no exception, no dead end, and every ending is reached."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from comitium.core.dice import stream
from games.idus.random_play import LONGEST, META, pick, sound, start, value


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_games_of_every_table_run_to_their_end(players: int) -> None:
    endings: Counter[str] = Counter()
    for seed in range(150):
        game, dice, steps = start(seed, players, {}), stream(seed, "fuzz"), 0
        while not game.over:
            game.apply(*pick(game, dice))
            steps += 1
            assert steps <= LONGEST, f"seed {seed}"
        sound(game)
        endings[game.ending] += 1
    assert {"ides-loyal", "ides-traitor", "ides-merchant"} <= set(endings)
    assert any(ending.startswith("conspiracy") for ending in endings)


@pytest.mark.parametrize("variant", range(150))
def test_games_with_any_mixture_of_options_run_to_their_end(variant: int) -> None:
    chance = random.Random(variant)
    options = {name: value(name, chance.randrange(22)) for name in META.options if chance.random() < 0.6}
    game, dice, steps = start(variant, 5 + variant % 4, options), stream(variant, "fuzz"), 0
    while not game.over:
        game.apply(*pick(game, dice))
        sound(game)
        steps += 1
        assert steps <= LONGEST
    assert game.outcome() is not None


@pytest.mark.parametrize("name", sorted(META.options))
def test_games_with_each_value_of_each_option_run_to_their_end(name: str) -> None:
    for number, choice in enumerate(META.options[name].choices):
        game, dice = start(number, 8, {name: choice}), stream(number, name)
        while not game.over:
            game.apply(*pick(game, dice))
        sound(game)
