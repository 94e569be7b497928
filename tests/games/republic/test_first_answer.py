"""Whoever always gives the first answer of the list gets out of every question."""

from __future__ import annotations

import pytest

import comitium


@pytest.mark.parametrize("players", [3, 5])
def test_a_game_of_first_answers_comes_to_its_end(players: int) -> None:
    match = comitium.new("republic", players=players, seed=players)
    for _ in range(3000):
        if match.outcome is not None:
            return
        seat = match.game.actors()[0]
        asked = match.question(seat)
        match.choose(seat, asked.options[0].choice if asked.options else asked.amounts[0].choice + asked.amounts[0].low)
    raise AssertionError(f"still {asked.kind} in turn {match.view().turn}")
