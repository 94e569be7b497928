"""Advice: chances where choices were weighed against each other, else only what would be chosen."""

from __future__ import annotations

import pytest

import comitium
from comitium import bots
from comitium.bots.advice import advise


class Sibyl:
    name = "sibyl"

    def __init__(self, choices: int) -> None:
        self.choices = choices

    def choose(self, seat: bots.Seat) -> int:
        return seat.legal[0]

    def advise(self, seat: bots.Seat) -> list[tuple[int, float]]:
        return [(choice, 0.5) for choice in seat.legal[: self.choices]]


@pytest.mark.parametrize(("choices", "told"), [(1, 0), (2, 2)])
def test_a_choice_that_was_weighed_against_no_other_has_no_chance(
    monkeypatch: pytest.MonkeyPatch, choices: int, told: int
) -> None:
    monkeypatch.setattr(bots, "make", lambda *about: Sibyl(choices))
    match = comitium.new("caesar", seed=1)
    seat = bots.Seat("caesar", match.game, match.game.actors()[0], match.claims)
    found = advise("caesar", 1, seat)
    assert (len(found.chances), found.recommended) == (told, seat.legal[0])
