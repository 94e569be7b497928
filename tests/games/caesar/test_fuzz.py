"""Random games over all editions and variants: no exception, no dead end, and every ending is reached."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from comitium.core.dice import stream
from games.caesar.random_play import LONGEST, META, pick, sound, start

RULE_SETS = META.options["rule_set"].choices
OTHERS = sorted(set(META.options) - {"rule_set"})


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_games_of_an_edition_run_to_their_end(rule_set: str) -> None:
    endings: Counter[str] = Counter()
    for seed in range(30):
        game, dice, steps = start(seed, {"rule_set": rule_set}), stream(seed, "fuzz"), 0
        while not game.over:
            game.apply(*pick(game, dice))
            steps += 1
            assert steps < LONGEST, f"seed {seed}"
        sound(game)
        endings[game.ending] += 1
    assert len(endings) >= 2


@pytest.mark.parametrize("variant", range(100))
def test_games_with_any_mixture_of_options_run_to_their_end(variant: int) -> None:
    """Each option is drawn from all its values; the seed of the game is the number of the mixture."""
    chance = random.Random(variant)
    options = {"rule_set": chance.choice(RULE_SETS)}
    options.update({name: chance.choice(META.options[name].choices) for name in OTHERS if chance.random() < 0.6})
    game, dice, steps = start(variant, options), stream(variant, "fuzz"), 0
    while not game.over:
        game.apply(*pick(game, dice))
        if steps % 25 == 0:
            sound(game)
        steps += 1
        assert steps < LONGEST
    assert game.outcome() is not None


@pytest.mark.parametrize("name", OTHERS)
def test_games_with_each_value_of_each_option_run_to_their_end(name: str) -> None:
    for number, value in enumerate(META.options[name].choices):
        game, dice, steps = start(number, {name: value}), stream(number, name), 0
        while not game.over:
            game.apply(*pick(game, dice))
            steps += 1
            assert steps < LONGEST
        sound(game)
