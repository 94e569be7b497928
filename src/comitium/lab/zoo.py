"""All seats of a game for learners that play each other: PettingZoo, one after the other (AEC) or all at once (parallel).

    game = env("caesar")
    game.reset(seed=7)
    for agent in game.agent_iter():
        seen, reward, over, cut, info = game.last()
        game.step(None if over or cut else game.action_space(agent).sample(seen["action_mask"]))

An observation is a dict: `observation`, `action_mask`. Where several are asked at once the first of them answers first; nobody
sees what others have answered before all have, so the order tells nothing. `render_mode` is "svg", "ansi" or "text".
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

from comitium.core.options import Setting
from comitium.lab.render import MODES, render
from comitium.lab.table import Table


def env(game: str, players: int | None = None, **options: Any) -> AECEnv:
    """Who is asked answers; the options are those of `Table` and of the game. Raises `gymnasium.error.Error`."""
    return Turns(game, players, **options)


def parallel_env(
    game: str, players: int | None = None, *, max_cycles: int | None = None, lenient: bool = False, **options: Any
) -> ParallelEnv:
    """Everybody who is asked answers at once; who is not can only wait, which is the last action. With `lenient` an illegal
    action is the first legal one. After `max_cycles` steps the game is cut off."""
    return AllAtOnce(game, players, max_cycles=max_cycles, lenient=lenient, **options)


class _Agents:
    """What both kinds of environments have: a table, an agent for each seat that a player leads, their spaces."""

    def _set(self, game: str, players: int | None, render_mode: str | None, waits: int, options: dict[str, Setting]) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise gymnasium.error.UnsupportedMode(f"render_mode={render_mode!r}: choose one of {', '.join(MODES)}")
        self.table = Table(game, players, **options)  # type: ignore[arg-type]
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in self.table.seats]
        self.seat_of = dict(zip(self.possible_agents, self.table.seats, strict=True))
        self.agent_of = {seat: agent for agent, seat in self.seat_of.items()}
        self.agents: list[str] = []
        actions = self.table.actions + waits
        self.metadata = {"name": f"comitium_{game}_v0", "render_modes": list(MODES), "is_parallelizable": bool(waits)}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, 255, (self.table.width,), numpy.uint8),
                    "action_mask": Box(0, 1, (actions,), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._random = numpy.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random = numpy.random.default_rng(seed)
        self.table.begin(int(self._random.integers(2**31)))
        self.agents = self.possible_agents[:]

    def _shown(self, seat: int | None) -> str | None:
        if self.render_mode is None:
            return None
        return render(self.table.game_id, self.table.game, seat, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


class Turns(_Agents, AECEnv):
    """Who is asked answers, one after the other."""

    def __init__(self, game: str, players: int | None = None, *, render_mode: str | None = None, **options: Setting) -> None:
        super().__init__()
        self._set(game, players, render_mode, 0, options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agent_of[self.table.game.actors()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seen, mask = self.table.observe(self.seat_of[agent])
        return {"observation": seen, "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: Any) -> None:
        if not self.agents:
            raise gymnasium.error.ResetNeeded("Call reset before the first step, and after the end of a game.")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        if action is None:
            raise gymnasium.error.InvalidAction(f"{agent} is asked, and None is no answer: its mask says what is.")
        table.answer(self.seat_of[agent], int(action))
        actors = table.game.actors()
        if actors:
            self.agent_selection = self.agent_of[actors[0]]
            return
        found = table.rewards()
        for one in self.agents:
            self.rewards[one] = self._cumulative_rewards[one] = found[self.seat_of[one]]
            self.terminations[one] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        return self._shown(self.seat_of[self.agent_selection])


class AllAtOnce(_Agents, ParallelEnv):
    """Everybody who is asked answers at once."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        max_cycles: int | None = None,
        lenient: bool = False,
        render_mode: str | None = None,
        **options: Setting,
    ) -> None:
        self._set(game, players, render_mode, 1, options)
        self.waiting = self.table.actions  # the action of who is not asked
        self.max_cycles = max_cycles
        self.lenient = lenient
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._begin(seed)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
        """Whose question was closed by the answer of another finds `came_too_late` in its info."""
        if not self.agents:
            raise gymnasium.error.ResetNeeded("Call reset before the first step, and after the end of a game.")
        table = self.table
        asked = [self.agent_of[seat] for seat in table.game.actors()]
        answers = {agent: self._answer_of(agent, actions, agent in asked) for agent in self.agents}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        question = table.game.stack[-1]
        for agent in asked:
            seat = self.seat_of[agent]
            still = bool(table.game.stack) and table.game.stack[-1] is question
            if still and table.choice(seat, answers[agent]) >= 0:
                table.answer(seat, answers[agent])
            else:
                infos[agent]["came_too_late"] = True
        self.cycles += 1
        over = table.game.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        found = table.rewards()
        rewards = {agent: found[self.seat_of[agent]] for agent in self.agents}
        seen = self._observations()
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def _answer_of(self, agent: str, actions: dict[str, Any], asked: bool) -> int:
        """What an agent answers, checked before anything is done."""
        seat = self.seat_of[agent]
        if agent not in actions and asked and not self.lenient:
            raise gymnasium.error.InvalidAction(f"{agent} is asked and has no action.")
        action = int(actions.get(agent, self.waiting))
        legal = self.table.choice(seat, action) >= 0 if asked else action == self.waiting
        if legal:
            return action
        if not self.lenient:
            wanted = self.table.why_not(seat, action) if asked else f"{agent} is not asked and can only wait ({self.waiting})."
            raise gymnasium.error.InvalidAction(wanted)
        return self.table.first(seat) if asked else self.waiting

    def _observations(self) -> dict[str, Any]:
        found = {}
        actors = self.table.game.actors()
        for agent in self.agents:
            seat = self.seat_of[agent]
            seen, mask = self.table.observe(seat)
            found[agent] = {"observation": seen, "action_mask": numpy.append(mask, numpy.int8(seat not in actors))}
        return found

    def render(self) -> str | None:
        return self._shown(None)
