"""The games in TextArena's form."""

from __future__ import annotations

import random

import pytest
import textarena

import comitium
from comitium.lab.text_arena import MOST_REFUSALS, TextArenaGame, register
from lab.scripted_model import pick


def text_of(observation: list[tuple[int, str, object]]) -> str:
    return "\n".join(message for _, message, _ in observation)


@pytest.mark.parametrize(("game", "players"), [("caesar", 2), ("idus", 5), ("republic", 3)])
def test_a_whole_game(game: str, players: int) -> None:
    env = TextArenaGame(game)
    rng = random.Random(3)
    random.seed(99)
    before = random.getstate()
    env.reset(num_players=players, seed=7)
    seen: set[int] = set()
    done, info = False, {}
    for _ in range(6_000):
        player, observation = env.get_observation()
        text = text_of(observation)
        assert ("GAME OVER" in text) is False
        seen.add(player)
        done, info = env.step(f"I think of rule [1.1].\n[{pick(text, rng)}]")
        if done:
            break
    assert done
    assert random.getstate() == before, "nobody else's dice are touched"
    assert comitium.replay(info["journal"]).digest == info["digest"]
    rewards, told = env.close()
    assert sorted(rewards) == list(range(players))
    assert abs(sum(rewards.values())) < 1e-9 or all(value == -1 for value in rewards.values())
    assert not any(one["invalid_move"] for one in told.values())
    assert seen == set(range(players))


def test_the_same_seed_deals_the_same_game() -> None:
    texts = []
    for _ in range(2):
        env = TextArenaGame("caesar")
        env.reset(num_players=2, seed=7)
        texts.append(text_of(env.get_observation()[1]))
    assert texts[0] == texts[1]


def test_a_refused_action_says_why_and_the_third_one_takes_the_first_choice() -> None:
    env = TextArenaGame("caesar")
    env.reset(num_players=2, seed=7)
    player, _ = env.get_observation()
    assert env.table is not None
    for number in range(1, MOST_REFUSALS + 1):
        assert env.table.match.choices == 0
        done, _ = env.step("[conquer gaul]")
        assert not done
        if number < MOST_REFUSALS:
            again, observation = env.get_observation()
            assert again == player
            assert "REFUSED" in text_of(observation)
            assert "QUESTION [" in text_of(observation)
    assert env.table.match.choices == 1
    assert env.state.game_info[player]["invalid_move"]


def test_offers_come_with_an_action() -> None:
    env = TextArenaGame("republic")
    env.reset(num_players=3, seed=4)
    player, observation = env.get_observation()
    other = next(seat for number, seat in enumerate(("column", "amphora", "trident")) if number != player)
    env.step(f"[offer {other} 1 T] [offer nonsense] [{pick(text_of(observation), random.Random(1))}]")
    assert env.table is not None
    assert len(env.table.match.agreements) == 1


def test_the_games_can_be_registered() -> None:
    names = register()
    assert register() == names
    env = textarena.make(names[0])
    env.reset(num_players=2, seed=1)
    assert "QUESTION [" in text_of(env.get_observation()[1])
