"""Train maskable PPO on a seat of Caesar & Cleopatra for some minutes on a CPU, and see whether it beats random play.

    pip install comitium[lab] sb3-contrib torch        # torch's CPU build will do
    python docs/examples/train_ppo.py --minutes 10

It plays against the house's `random`, then plays 400 games it has not seen, from both seats, choosing what it thinks best; a
random player in its place says what luck alone is worth. The figures of such a run are in docs/lab.md.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from comitium.lab.seat import Seat

TABLES = 32  # side by side: the network is asked once for all
SCALE = 16.0  # cells are small counts and codes: so they come near one


class Scaled(gymnasium.ObservationWrapper):
    """Cells as small floats. `action_masks` is found on the environment inside."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(0, 256 / SCALE, env.observation_space.shape, numpy.float32)

    def observation(self, observation: Any) -> Any:
        return observation.astype(numpy.float32) / SCALE

    def action_masks(self) -> Any:
        return self.unwrapped.action_masks()


class Clock(BaseCallback):
    """Stops after some minutes of processor time, at the latest after so many on the wall; says now and then how it goes."""

    def __init__(self, minutes: float, latest: float) -> None:
        super().__init__()
        self.end = time.process_time() + 60 * minutes
        self.latest = time.monotonic() + 60 * latest
        self.told = time.process_time()

    def _on_step(self) -> bool:
        now = time.process_time()
        if now - self.told > 30:
            self.told = now
            print(f"{self.num_timesteps:,} steps, {self.end - now:.0f} s to go", flush=True)
        return now < self.end and time.monotonic() < self.latest


def win_share(choose: Callable[[Any, Any], int], opponent: str, games: int) -> tuple[float, float]:
    """How many of so many unseen games are won (a draw is half), and one standard error."""
    env, points = Scaled(Seat("caesar", opponent, skip_forced=True)), 0.0
    for number in range(games):
        seen, _ = env.reset(seed=1_000_000 + number)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, _ = env.step(choose(seen, env.action_masks()))
        points += (reward + 1) / 2
    share = points / games
    return share, (share * (1 - share) / games) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description="Maskable PPO on a seat of Caesar & Cleopatra.")
    parser.add_argument("--minutes", type=float, default=10, help="of processor time (10)")
    parser.add_argument("--latest", type=float, default=60, help="minutes on the wall, on a busy machine (60)")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--opponent", default="random")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda: Scaled(Seat("caesar", chosen.opponent, skip_forced=True)) for _ in range(TABLES)]),
        n_steps=128,
        batch_size=256,
        gamma=0.999,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
        device="cpu",
    )
    began = time.process_time()
    model.learn(10**9, callback=Clock(chosen.minutes, chosen.latest))
    print(f"trained {model.num_timesteps:,} steps in {time.process_time() - began:.0f} s of processor time")
    dice = numpy.random.default_rng(1)

    def trained(seen: Any, mask: Any) -> int:
        return int(model.predict(seen, action_masks=mask, deterministic=True)[0])

    def lucky(seen: Any, mask: Any) -> int:
        return int(dice.choice(numpy.flatnonzero(mask)))

    for name, choose in (("PPO", trained), ("random", lucky)):
        share, error = win_share(choose, chosen.opponent, chosen.games)
        print(f"{name} against {chosen.opponent}: {share:.1%} of {chosen.games} games, one standard error {error:.1%}")


if __name__ == "__main__":
    main()
