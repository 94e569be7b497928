"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

import random
import time
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

import comitium
from comitium.core.registry import game_types
from comitium.lab.spiel import Rollouts, load

GAMES = [kind.meta.id for kind in game_types()]
every_game = pytest.mark.parametrize("game", GAMES)


def dealt(game: str, steps: int = 0, seed: int = 1, **options: Any) -> Any:
    """A state some random steps behind the deal."""
    state, dice = load(game, **options).new_initial_state(), random.Random(seed)
    state.apply_action(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "players"), [("caesar", 2), ("idus", 5), ("republic", 1)])
def test_random_simulation_with_serialisation(game: str, players: int) -> None:
    """The Republic for one: it serialises at each decision, from the first one on, and a game for five has a thousand."""
    pyspiel.random_sim_test(load(game, players, deals=5), num_sims=1, serialize=True, verbose=False)


def test_a_state_of_the_republic_is_read_again() -> None:
    """OpenSpiel's own test serialises at each of a thousand decisions, each time from the first one; here a few times."""
    for steps in (0, 40, 160):
        state = dealt("republic", steps)
        kind, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        assert str(other) == str(state)
        assert kind.get_parameters() == state.get_game().get_parameters()


@every_game
def test_a_copy_goes_its_own_way(game: str) -> None:
    state = dealt(game, 12)
    before, copy = str(state), state.clone()
    assert str(copy) == before
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


@every_game
def test_another_world_is_the_same_to_who_imagines_it_and_seldom_the_same(game: str) -> None:
    state = dealt(game, 30)
    player = state.current_player()
    others = set()
    for number in range(6):
        world = state.resample_from_infostate(player, random.Random(number).random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
        others.add(str(world))
    assert len(others) > 1


def test_the_history_of_a_player_is_more_than_what_she_sees_now() -> None:
    """Perfect recall: two ways to lay the same cards look the same now, and are told apart."""
    one, two = dealt("caesar"), dealt("caesar")
    for first, second in ((55, 56), (56, 55)):
        state = one if first == 55 else two
        for action in (first, second):
            state.apply_action(action)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_string(1) == two.information_state_string(1), "a secret of hers"


@every_game
def test_the_tensor_is_what_the_encoder_writes(game: str) -> None:
    state = dealt(game, 20)
    kind = state.get_game()
    player = state.current_player()
    tensor = numpy.array(state.observation_tensor(player))
    assert tensor.shape == (kind.encoding.size,)
    observer = kind.make_py_observer()
    observer.set_from(state, player)
    assert (observer.tensor == tensor).all()
    assert set(observer.dict) == {block.name for block in kind.encoding.schema}
    assert observer.dict["is_asked"][0] == 1


def test_returns_of_a_finished_game_are_its_rewards() -> None:
    state, dice = dealt("caesar", deals=3), random.Random(2)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0]
        state.apply_action(dice.choice(state.legal_actions()))
    assert sum(state.returns()) == 0
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


@pytest.mark.parametrize("game", ["caesar", "idus"])
def test_ismcts_searches_our_worlds(game: str) -> None:
    state = dealt(game, 25)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.4,
        max_simulations=12,
        evaluator=Rollouts(seed=3),
        random_state=numpy.random.RandomState(3),
    )
    assert bot.step(state) in state.legal_actions()


def test_chance_is_one_node_and_the_same_deal_is_the_same_game() -> None:
    first = load("idus", deals=7, players=6).new_initial_state()
    assert first.is_chance_node()
    assert [deal for deal, _ in first.chance_outcomes()] == list(range(7))
    assert sum(chance for _, chance in first.chance_outcomes()) == pytest.approx(1)
    assert str(first.child(3)) == str(first.child(3)) != str(first.child(4))
    assert first.child(3).num_players() == 6


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("comitium_caesar(players=5)", "player"),
        ("comitium_caesar(deals=0)", "one at least"),
        ("comitium_caesar(options=orgy)", "key=value"),
        ("comitium_caesar(options=orgy=late)", "orgy"),
    ],
)
def test_bad_parameters_are_refused(given: str, said: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=said):
        pyspiel.load_game(given)


def test_options_are_read() -> None:
    game = load("caesar", orgy_variant="late", peek_own=False)
    state = game.new_initial_state().child(1)
    settings = comitium.game_type("caesar").settings(state.holder.game)
    assert (settings["orgy_variant"], settings["peek_own"]) == ("late", False)


def test_a_copy_is_cheap() -> None:
    """The bar (25 us, compiled) is measured by bench/lab.py; here only that no copy walks through the kernel's lists."""
    state = dealt("caesar", 60)
    began = time.process_time()
    for _ in range(300):
        state.clone()
    assert (time.process_time() - began) / 300 < 2e-3
