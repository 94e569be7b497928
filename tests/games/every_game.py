"""The games of the house as the common tests know them. A new game enters its description here."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.caesar.trial import TRIAL as CAESAR
from games.idus.trial import TRIAL as IDUS
from games.trial import Deal, Trial

TRIALS = (CAESAR, IDUS)

every_game = pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.id)


def law(examples: int) -> Callable[[Callable[[Trial, Deal], None]], object]:
    """What holds for every deal of every game, tried on so many of each."""

    def tried(test: Callable[[Trial, Deal], None]) -> object:
        def on_deals(trial: Trial) -> None:
            for deal in deals(trial, test.__name__, examples):
                test(trial, deal)

        on_deals.__doc__ = test.__doc__
        return every_game(on_deals)

    return tried


def law_of(trial: Trial, examples: int) -> Callable[[Callable[[Deal], None]], object]:
    """What holds for every deal of one game, tried on so many."""

    def tried(test: Callable[[Deal], None]) -> object:
        def on_deals() -> None:
            for deal in deals(trial, test.__name__, examples):
                test(deal)

        on_deals.__doc__ = test.__doc__
        return on_deals

    return tried


def deals(trial: Trial, law: str, examples: int) -> list[Deal]:
    """The same each time; every law has deals of its own, among them the beginning and the end of a game as printed."""
    dice = Random(f"{trial.id} {law}")
    return [trial.deal(0), trial.deal(1, trial.steps), *(trial.any_deal(dice) for _ in range(examples - 2))]
