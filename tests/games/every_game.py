"""The games of the house as the common tests know them. A new game enters its description here."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from games.caesar.trial import TRIAL as CAESAR
from games.idus.trial import TRIAL as IDUS
from games.trial import Deal, Trial

TRIALS = (CAESAR, IDUS)

# a failing seed is as good as any other, so nothing is shrunk
LAW = settings(deadline=None, derandomize=True, database=None, phases=(Phase.explicit, Phase.generate))

every_game = pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.id)


def law(examples: int) -> Callable[[Callable[[Trial, Deal], None]], object]:
    """What holds for every deal of every game, tried on so many of each."""

    def tried(test: Callable[[Trial, Deal], None]) -> object:
        def on_a_deal(trial: Trial, data: st.DataObject) -> None:
            test(trial, data.draw(trial.deals()))

        on_a_deal.__name__ = test.__name__  # Hypothesis draws by it: each law has deals of its own
        return every_game(settings(LAW, max_examples=examples)(given(data=st.data())(on_a_deal)))

    return tried
