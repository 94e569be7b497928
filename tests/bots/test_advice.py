"""Advice: chances where choices were weighed against each other, else only what would be chosen."""

from __future__ import annotations

import pytest

import comitium
from comitium import bots
from comitium.bots.advice import Confidant


class Rhetor:
    name = "rhetor"

    def choose(self, seat: bots.Seat) -> int:
        return seat.legal[-1]


class Sibyl:
    name = "sibyl"

    def __init__(self, chances: list[float]) -> None:
        self.chances = chances
        self.tribune = Rhetor()

    def choose(self, seat: bots.Seat) -> int:
        return seat.legal[0]

    def advise(self, seat: bots.Seat) -> list[tuple[int, float]]:
        return list(zip(seat.legal, self.chances, strict=False))


def asked(monkeypatch: pytest.MonkeyPatch, *chances: float) -> tuple[Confidant, bots.Seat]:
    """Somebody who is advised by a Sibyl with these chances of the first choices."""
    monkeypatch.setattr(bots, "make", lambda *about: Sibyl(list(chances)))
    match = comitium.new("caesar", seed=1)
    return Confidant("caesar", 1), bots.Seat("caesar", match.game, match.game.actors()[0], match.claims)


@pytest.mark.parametrize(("chances", "told"), [((0.5,), 0), ((0.5, 0.5), 2)])
def test_a_choice_that_was_weighed_against_no_other_has_no_chance(
    monkeypatch: pytest.MonkeyPatch, chances: tuple[float, ...], told: int
) -> None:
    adviser, seat = asked(monkeypatch, *chances)
    found = adviser.advise(seat)
    assert (len(found.chances), found.recommended) == (told, seat.legal[0])


def test_what_the_adviser_would_choose_is_advised_whatever_looks_better_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    adviser, seat = asked(monkeypatch, 0.5, 0.6)
    found = adviser.advise(seat)
    assert found.recommended == found.chances[0][0] == seat.legal[0]


def test_where_nothing_was_weighed_the_advisers_own_tribune_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """It remembers what it has announced: another one would not know that it has come to nothing."""
    adviser, seat = asked(monkeypatch)
    found = adviser.advise(seat)
    assert (found.recommended, found.adviser) == (seat.legal[-1], "rhetor")


@pytest.mark.parametrize("game", ["caesar", "idus", "republic"])
def test_one_and_the_same_mind_weighs_and_answers(game: str) -> None:
    adviser = Confidant(game, 1)
    assert adviser.sage is not None
    assert adviser.quick is adviser.sage.tribune
