"""Random games over all tables and options: no exception, no dead end, and every ending is reached."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from comitium.core.dice import stream
from games.every_game import TRIALS, every_game
from games.trial import Deal, Options, Trial


def ending(trial: Trial, deal: Deal, purpose: str) -> str:
    """How the game ends; it is looked at now and then."""
    game = trial.start(deal)
    for number in trial.every_step(game, stream(deal.seed, purpose)):
        if number % 25 == 0:
            trial.sound(game)
    trial.sound(game)
    outcome = game.outcome()
    assert outcome is not None
    return outcome.reason


@pytest.mark.parametrize(
    ("trial", "players", "options"),
    [
        pytest.param(trial, *table, id="-".join(map(str, (trial.id, table[0], *table[1].values()))))
        for trial in TRIALS
        for table in trial.tables
    ],
)
def test_games_of_every_table_run_to_their_end(trial: Trial, players: int, options: Options) -> None:
    endings = Counter(ending(trial, Deal(seed, players, options), "fuzz") for seed in range(150))
    assert trial.usual <= set(endings) <= set(trial.endings)


@every_game
@pytest.mark.parametrize("seed", range(150))
def test_games_with_any_mixture_of_options_run_to_their_end(trial: Trial, seed: int) -> None:
    """Each option is drawn from all its values."""
    chance, deal = random.Random(seed), trial.deal(seed)
    options = {name: chance.choice(trial.choices(name)) for name in trial.others if chance.random() < 0.6}
    game = trial.start(Deal(seed, deal.players, {**deal.options, **options}))
    for _ in trial.every_step(game, stream(seed, "fuzz")):
        trial.sound(game)
    assert game.outcome() is not None


@pytest.mark.parametrize(
    ("trial", "name"), [pytest.param(trial, name, id=f"{trial.id}-{name}") for trial in TRIALS for name in trial.meta.options]
)
def test_games_with_each_value_of_each_option_run_to_their_end(trial: Trial, name: str) -> None:
    """At the largest table, where nobody is missing whom an option may name."""
    for number, value in enumerate(trial.meta.options[name].choices):
        ending(trial, Deal(number, trial.meta.players[1], {name: value}), name)
