"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from comitium.core.registry import game_types
from comitium.lab.zoo import env, parallel_env

GAMES = [kind.meta.id for kind in game_types()]
CYCLES = {"caesar": 400, "idus": 200, "republic": 120}
every_game = pytest.mark.parametrize("game", GAMES)


# -- the framework's own tests


@every_game
def test_api(game: str) -> None:
    api_test(env(game), num_cycles=CYCLES[game])


@every_game
def test_seed(game: str) -> None:
    seed_test(partial(env, game), num_cycles=CYCLES[game] // 4)


@every_game
def test_parallel_api(game: str) -> None:
    parallel_api_test(parallel_env(game), num_cycles=CYCLES[game])


@every_game
def test_max_cycles(game: str) -> None:
    """It samples without the mask, hence `lenient`."""

    def both(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(game, max_cycles=max_cycles, lenient=True))

    max_cycles_test(SimpleNamespace(env=both, parallel_env=partial(parallel_env, game, lenient=True)))


@every_game
def test_parallel_seed(game: str) -> None:
    parallel_seed_test(partial(parallel_env, game, lenient=True), num_cycles=CYCLES[game] // 4)


# -- whole games


def play(game: Any, seed: int, longest: int = 20_000) -> dict[str, float]:
    """Random legal play to the end; what everybody got."""
    game.reset(seed=seed)
    draw = numpy.random.default_rng(seed)
    total: dict[str, float] = dict.fromkeys(game.agents, 0.0)
    for number, agent in enumerate(game.agent_iter(max_iter=longest)):
        seen, reward, over, cut, _ = game.last()
        total[agent] += reward
        legal = numpy.flatnonzero(seen["action_mask"])
        assert number < longest - 1
        assert over == (len(legal) == 0)
        game.step(None if over or cut else int(draw.choice(legal)))
    return total


@every_game
def test_a_whole_game_ends_and_winners_share_what_losers_pay(game: str) -> None:
    total = play(env(game, skip_forced=True), seed=3)
    assert any(total.values()) or len(total) == 2
    if any(reward > 0 for reward in total.values()):
        assert sum(total.values()) == pytest.approx(0)
    else:
        assert set(total.values()) in ({0.0}, {-1.0})


@every_game
def test_the_same_seed_gives_the_same_game_and_another_another(game: str) -> None:
    def rows(seed: int) -> list[bytes]:
        table = env(game)
        table.reset(seed=seed)
        found = []
        for _ in range(60):
            seen, _, over, _, _ = table.last()
            if over:
                break
            found.append(seen["observation"].tobytes() + seen["action_mask"].tobytes())
            table.step(int(seen["action_mask"].argmax()))
        return found

    assert rows(5) == rows(5) != rows(6)


@every_game
def test_skip_forced_asks_only_where_there_is_a_choice(game: str) -> None:
    table = env(game, skip_forced=True)
    table.reset(seed=1)
    draw = numpy.random.default_rng(1)
    for _ in range(150):
        seen, _, over, _, _ = table.last()
        if over:
            break
        legal = numpy.flatnonzero(seen["action_mask"])
        assert len(legal) > 1
        table.step(int(draw.choice(legal)))


def test_own_answers_stand_behind_the_observation_the_latest_first() -> None:
    table = env("caesar", history=2)
    table.reset(seed=4)
    encoding, said = table.table.encoding, []
    for _ in range(3):
        seen = table.last()[0]
        action = int(seen["action_mask"].argmax())
        said.append(encoding.choice[action])
        table.step(action)
    tail = table.observe("seat_0")["observation"][encoding.size :]
    wide = encoding.wide
    expected = [part for choice in said[:0:-1] for part in (choice // wide + 1, choice % wide, 0)]
    assert tail.tolist() == expected
    assert len(table.table.cells()) == len(set(table.table.cells())) == encoding.size + 6


# -- what is refused


def test_an_illegal_action_is_refused_in_words_and_changes_nothing() -> None:
    table = env("caesar")
    table.reset(seed=1)
    before = table.last()[0]["observation"].tobytes()
    illegal = int(numpy.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    for wrong in (illegal, -1, 10_000, None):
        with pytest.raises(gymnasium.error.InvalidAction):
            table.step(wrong)
    with pytest.raises(gymnasium.error.InvalidAction, match="choose one that its mask allows: 55 \\(next assassination\\)"):
        table.step(illegal)
    assert table.last()[0]["observation"].tobytes() == before


def test_in_parallel_who_is_not_asked_can_only_wait() -> None:
    table = parallel_env("idus")
    seen, _ = table.reset(seed=1)
    asked = [agent for agent in table.agents if not seen[agent]["action_mask"][table.waiting]]
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in table.agents}
    other = next(agent for agent in table.agents if agent not in asked)
    for wrong in ({**actions, other: 0}, {**actions, asked[0]: table.waiting}, {}):
        with pytest.raises(gymnasium.error.InvalidAction):
            table.step(wrong)
    assert table.step(actions)[1] == dict.fromkeys(actions, 0.0)


def test_the_vote_of_both_aediles_is_taken_at_once() -> None:
    """[5.2] Two seats are asked; both answers count in one step."""
    table = parallel_env("idus")
    seen, _ = table.reset(seed=2)
    while sum(not one["action_mask"][table.waiting] for one in seen.values()) < 2:
        seen = table.step({agent: int(one["action_mask"].argmax()) for agent, one in seen.items()})[0]
    seen, _, _, _, infos = table.step({agent: int(one["action_mask"].argmax()) for agent, one in seen.items()})
    assert not any(infos.values())
    assert sum(not one["action_mask"][table.waiting] for one in seen.values()) == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"game": "chess"}, "There is no game called"),
        ({"game": "idus", "players": 3}, "player"),
        ({"game": "caesar", "no_such_option": 1}, "no_such_option"),
        ({"game": "caesar", "deals": "mine"}, "none, house"),
        ({"game": "caesar", "history": -1}, "at least 0"),
        ({"game": "caesar", "render_mode": "rgb_array"}, "svg, ansi, text"),
    ],
)
def test_bad_options_are_refused_by_name(options: dict[str, Any], said: str) -> None:
    for make in (env, parallel_env):
        with pytest.raises(gymnasium.error.Error, match=said):
            make(**options)


def test_a_step_before_the_first_reset_is_refused() -> None:
    for make in (env, parallel_env):
        with pytest.raises(gymnasium.error.ResetNeeded):
            make("caesar").step({})


# -- pictures


@every_game
@pytest.mark.parametrize(("mode", "sign"), [("svg", "<svg"), ("ansi", "\x1b["), ("text", "\n")])
def test_the_board_is_drawn(game: str, mode: str, sign: str) -> None:
    table = env(game, render_mode=mode)
    table.reset(seed=1)
    drawn = table.render()
    assert sign in drawn
    assert len(drawn) > 150
    assert "http" not in drawn.replace("http://www.w3.org", "")
    assert env(game).render_mode is None
