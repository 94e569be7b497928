"""A seat against bots of the house, as a Gymnasium environment.

    env = gymnasium.make("comitium/caesar-v0", opponent="tribune")   # after `import comitium.lab.seat`
    seen, info = env.reset(seed=7)
    seen, reward, over, _, info = env.step(env.unwrapped.action_masks().argmax())

The observation is flat: what the seat may know, its last answers and the candidates if it wants them. `action_masks()` is what
sb3-contrib's MaskablePPO asks for; the mask is in `info` as well. A learner that samples without the mask needs `lenient`: an
illegal action is then the first legal one.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
from gymnasium.spaces import Box, Discrete

from comitium.core.options import Setting
from comitium.core.registry import HasEncoding, game_types
from comitium.lab.render import MODES, render
from comitium.lab.table import Table, bots_for


class Seat(gymnasium.Env):
    """One seat of one game; bots lead the others. The seat is drawn anew for each game unless it is named."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponent: str = "tribune",
        players: int | None = None,
        *,
        seat: int | None = None,
        lenient: bool = False,
        render_mode: str | None = None,
        **options: Setting,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise gymnasium.error.UnsupportedMode(f"render_mode={render_mode!r}: choose one of {', '.join(MODES)}")
        self.table = Table(game, players, **options)  # type: ignore[arg-type]
        if seat is not None and seat not in self.table.seats:
            raise gymnasium.error.Error(f"seat={seat}: choose one of {', '.join(map(str, self.table.seats))}")
        bots_for(game, opponent, self.table.seats[:1], 0)
        self.opponent = opponent
        self.fixed_seat = seat
        self.seat = self.table.seats[0]
        self.lenient = lenient
        self.render_mode = render_mode
        self.observation_space = Box(0, 255, (self.table.width,), numpy.uint8)
        self.action_space = Discrete(self.table.actions)
        self._mask: Any = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        table = self.table
        number = int(self.np_random.integers(2**31))
        self.seat = table.seats[int(self.np_random.integers(len(table.seats)))] if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in table.seats if seat != self.seat]
        table.begin(number, bots_for(table.game_id, self.opponent, others, number))
        self._let_others_play()
        return self._observe()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        table = self.table
        if self._mask is None:
            raise gymnasium.error.ResetNeeded("Call reset before the first step, and after the end of a game.")
        number = int(action)
        if self.lenient and table.choice(self.seat, number) < 0:
            number = table.first(self.seat)
        table.answer(self.seat, number)
        self._let_others_play()
        reward = table.rewards()[self.seat]
        seen, info = self._observe()
        if table.game.over:
            self._mask = None
        return seen, reward, table.game.over, False, info

    def _let_others_play(self) -> None:
        """Bots answer until the learner is asked, or the game is over."""
        table, bots = self.table, self.table.bots
        assert bots is not None
        while True:
            actors = table.game.actors()
            if not actors or self.seat in actors:
                return
            table.apply(actors[0], bots.choice(actors[0]))

    def _observe(self) -> tuple[Any, dict[str, Any]]:
        seen, self._mask = self.table.observe(self.seat)
        return seen, {"action_mask": self._mask, "seat": self.seat}

    def action_masks(self) -> Any:
        """Which actions are legal now, as MaskablePPO wants to know it."""
        if self._mask is None:
            return numpy.zeros(self.table.actions, bool)
        return self._mask.astype(bool)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return render(self.table.game_id, self.table.game, self.seat, self.render_mode)


for _kind in game_types():
    if isinstance(_kind, HasEncoding):
        gymnasium.register(f"comitium/{_kind.meta.id}-v0", "comitium.lab.seat:Seat", kwargs={"game": _kind.meta.id})
