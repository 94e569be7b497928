"""A seat against the house: Gymnasium's own test, and what it does not ask."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

from comitium.core.registry import game_types
from comitium.lab.seat import Seat

GAMES = [kind.meta.id for kind in game_types()]
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_check_env(game: str) -> None:
    """It samples without the mask, hence `lenient`; random opponents, for it plays a few steps only."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(f"comitium/{game}-v0", opponent="random", lenient=True, render_mode="text").unwrapped)


@pytest.mark.parametrize(("game", "opponent"), [("caesar", "tribune"), ("idus", "tribune"), ("republic", "random")])
def test_a_whole_game_against_the_house(game: str, opponent: str) -> None:
    table = Seat(game, opponent, skip_forced=True)
    seen, _ = table.reset(seed=5)
    draw, steps, over, reward = numpy.random.default_rng(5), 0, False, 0.0
    while not over:
        assert seen.shape == table.observation_space.shape
        assert not reward
        seen, reward, over, cut, info = table.step(int(draw.choice(numpy.flatnonzero(table.action_masks()))))
        assert (info["seat"], cut) == (table.seat, False)
        steps += 1
        assert steps < 20_000
    assert reward in (-1.0, 0.0) or reward > 0
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(0)


def test_the_seat_is_drawn_unless_it_is_named() -> None:
    table = Seat("idus", "random", players=6)
    assert len({table.reset(seed=seed)[1]["seat"] for seed in range(12)}) > 2
    named = Seat("idus", "random", players=6, seat=4)
    assert {named.reset(seed=seed)[1]["seat"] for seed in range(5)} == {4}


def test_the_house_may_bargain_for_the_learner() -> None:
    """Agreements are no action: with deals="house" a tribune bargains in the learner's name, and only bargains."""
    for deals, bargains in (("none", False), ("house", True)):
        table = Seat("republic", "tribune", players=4, deals=deals, seat=1, skip_forced=True)
        table.reset(seed=2)
        bots = table.table.bots
        assert bots is not None
        assert (1 in bots.negotiator.bargainers) == bargains
        assert {0, 2, 3} <= set(bots.negotiator.bargainers)
        assert 1 not in bots.negotiator.actors
        for _ in range(30):
            table.step(int(table.action_masks().argmax()))


def test_asides_stand_behind_the_menu() -> None:
    plain, more = (Seat("republic", "random", players=4, seat=0, asides=asides) for asides in (False, True))
    for table in (plain, more):
        table.reset(seed=4)
    for _ in range(80):
        menu = plain.table.game.legal(0)
        assert more.table.menu(0)[: len(menu)] == menu
        acts = more.table.game.asides(0)
        assert more.table.menu(0) == [*menu, *acts]
        if acts:
            more.step(len(menu))
            return
        for table in (plain, more):
            table.step(0)
    raise AssertionError("nobody had anything to do out of turn")


def test_illegal_actions_are_refused_and_lenient_ones_are_the_first_legal() -> None:
    strict, lenient = Seat("caesar", "random", seat=0), Seat("caesar", "random", seat=0, lenient=True)
    for table in (strict, lenient):
        table.reset(seed=1)
    wrong = int(numpy.flatnonzero(~strict.action_masks())[0])
    with pytest.raises(gymnasium.error.InvalidAction, match="choose one that its mask allows"):
        strict.step(wrong)
    first = int(strict.action_masks().argmax())
    assert strict.step(first)[0].tobytes() == lenient.step(wrong)[0].tobytes()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"opponent": "nobody"}, "nobody"),
        ({"seat": 7}, "choose one of 0, 1"),
        ({"render_mode": "human"}, "svg, ansi, text"),
        ({"orgy_variant": "never"}, "orgy_variant"),
    ],
)
def test_bad_options_are_refused_by_name(options: dict[str, Any], said: str) -> None:
    with pytest.raises(gymnasium.error.Error, match=said):
        Seat("caesar", **options)
