"""The laboratory finds what a game writes for learners by the game's id."""

from __future__ import annotations

import pytest

from comitium import Unknown
from comitium.lab import encoding_of


def test_a_game_that_there_is_not_is_refused_by_name() -> None:
    with pytest.raises(Unknown, match="There is no game called “chess”"):
        encoding_of("chess")
