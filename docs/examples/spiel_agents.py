"""OpenSpiel's algorithms on a game of the house: its ISMCTS against random play, its policy gradient learning by self-play.

    pip install comitium[openspiel] torch
    python docs/examples/spiel_agents.py --games 20 --simulations 200
    python docs/examples/spiel_agents.py --episodes 2000

Chance is one node at the root, so any deal can be asked for; ISMCTS imagines worlds with `resample_from_infostate`, and its
leaves are played out inside our kernel (`Rollouts`).
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import numpy
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts

from comitium.lab.spiel import Rollouts, load


def search(games: int, simulations: int) -> None:
    """ISMCTS on both seats in turn against a random player."""
    game, dice, points, spent, searches = load("caesar"), random.Random(1), 0.0, 0.0, 0
    for number in range(games):
        bot = ismcts.ISMCTSBot(
            game=game,
            uct_c=1.4,
            max_simulations=simulations,
            evaluator=Rollouts(seed=number),
            random_state=numpy.random.RandomState(number),
        )
        state, mine = game.new_initial_state(), number % 2
        state.apply_action(number // 2)
        while not state.is_terminal():
            if state.current_player() == mine and len(state.legal_actions()) > 1:
                began = time.process_time()
                action = bot.step(state)
                spent, searches = spent + time.process_time() - began, searches + 1
            else:
                action = dice.choice(state.legal_actions())
            state.apply_action(action)
        points += (state.returns()[mine] + 1) / 2
    rate = searches * simulations / spent
    print(f"ISMCTS with {simulations} simulations: {points:g} of {games} games against random, {rate:,.0f} simulations/s")


def learn(episodes: int) -> None:
    """Advantage actor-critic of both seats against themselves, then the first against a random player."""
    import torch
    from open_spiel.python.pytorch import policy_gradient

    torch.manual_seed(1)
    torch.set_num_threads(1)
    env = rl_environment.Environment(load("caesar"))
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [
        policy_gradient.PolicyGradient(
            player, size, actions, "a2c", hidden_layers_sizes=(128,), batch_size=512, entropy_cost=0.01,
            critic_learning_rate=1e-3, pi_learning_rate=5e-4, max_global_gradient_norm=1.0, optimizer_str="adam",
        )
        for player in range(2)
    ]  # fmt: skip
    began = time.process_time()
    for _ in range(episodes):
        play(env, agents, evaluating=False)
    print(f"policy gradient: {episodes} episodes of self-play in {time.process_time() - began:.0f} s of processor time")
    dice, points = random.Random(1), 0.0
    for _ in range(100):
        points += (play(env, [agents[0], None], evaluating=True, dice=dice) + 1) / 2
    print(f"policy gradient: {points:g} of 100 games against random")


def play(env: Any, agents: list[Any], evaluating: bool, dice: random.Random | None = None) -> float:
    """One episode; None plays at random. What the first player got."""
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        agent = agents[player]
        if agent is None:
            assert dice is not None
            action = dice.choice(step.observations["legal_actions"][player])
        else:
            action = agent.step(step, is_evaluation=evaluating).action
        step = env.step([action])
    if not evaluating:
        for agent in agents:
            agent.step(step)
    return float(step.rewards[0])


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's algorithms on Caesar & Cleopatra.")
    parser.add_argument("--games", type=int, default=0, help="of ISMCTS against random")
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--episodes", type=int, default=0, help="of self-play for the policy gradient")
    chosen = parser.parse_args()
    if chosen.games:
        search(chosen.games, chosen.simulations)
    if chosen.episodes:
        learn(chosen.episodes)


if __name__ == "__main__":
    main()
