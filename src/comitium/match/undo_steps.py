"""The choices of a match that somebody could still take back, the oldest first."""

from __future__ import annotations

import pickle
from typing import Final, NamedTuple
from zlib import compress, decompress

from comitium.core.frames import Game
from comitium.match.orders import StandingOrder

LONGEST: Final = 128  # choices, of all seats together, that can be taken back if nothing has been told meanwhile
NEAR: Final = 4  # of these the last ones lie ready, the others are packed


class UndoStep(NamedTuple):
    """What is needed to take a choice back: the state before it, how much had been heard, who could act, on which question."""

    seat: int
    choice: int
    before: Game | bytes  # packed, if it is long ago
    reveals: int
    event_counts: tuple[int, ...]
    actors: list[int]
    question: int
    ordered: bool  # a standing order gave it
    left: StandingOrder | None  # the order that was left to give it: that was the seat's decision

    @property
    def is_decision(self) -> bool:
        return not self.ordered or self.left is not None

    def state(self) -> Game:
        """The game before the choice."""
        return pickle.loads(decompress(self.before)) if isinstance(self.before, bytes) else self.before


class UndoSteps:
    """They end where something hidden was told: what came before stands."""

    def __init__(self) -> None:
        self._steps: list[UndoStep] = []

    def clear(self) -> None:
        self._steps.clear()

    def add(self, step: UndoStep) -> None:
        self._steps.append(step)
        if len(self._steps) > LONGEST:
            del self._steps[0]
        if len(self._steps) > NEAR:  # what lies further back is seldom wanted again, and weighs most of a match
            far = self._steps[-1 - NEAR]
            if not isinstance(far.before, bytes):
                self._steps[-1 - NEAR] = far._replace(before=_packed(far.before))

    def of(self, seat: int) -> list[UndoStep]:
        return [step for step in self._steps if step.seat == seat]

    def decision(self, seat: int) -> UndoStep | None:
        """The last one that the seat has decided itself: what its orders have answered since goes with it."""
        return next((step for step in reversed(self._steps) if step.seat == seat and step.is_decision), None)

    def since(self, step: UndoStep) -> list[UndoStep]:
        """A step and all that came after it, the last one first."""
        return self._steps[self._place(step) :][::-1]

    def is_answered(self, step: UndoStep) -> bool:
        """Whether another seat has acted on what a step brought; those asked at the same time have not."""
        later = self._steps[self._place(step) + 1 :]
        return any(
            other.seat != step.seat and (other.question != step.question or other.seat not in step.actors) for other in later
        )

    def take_back(self, seat: int) -> tuple[UndoStep, list[UndoStep]]:
        """The seat's last step, and those after it of seats that were asked at the same time; all of them are gone."""
        mine = max(place for place, step in enumerate(self._steps) if step.seat == seat)
        step, others = self._steps[mine], self._steps[mine + 1 :]
        del self._steps[mine:]
        return step, others

    def _place(self, step: UndoStep) -> int:
        return next(place for place, other in enumerate(self._steps) if other is step)


def _packed(game: Game) -> bytes:
    """A state that somebody may come back to, as small as it gets: 16 kB of the Republic become 1.5."""
    return compress(pickle.dumps(game, pickle.HIGHEST_PROTOCOL), 1)
