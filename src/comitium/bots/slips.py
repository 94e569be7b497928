"""What somebody does who overlooks the better: never absurd, and never as good. The pupil (pupil.py) draws when it happens.

Each game registers its slips by the class of the question, in `bots/<game>/slips.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from comitium.bots.player import Seat
from comitium.core.dice import Dice


class Slip:
    """It does not think of anything to do here: the first of some quiet answers that is on the menu."""

    def __init__(self, *quiet: int) -> None:
        self.quiet: Final = quiet

    def instead(self, seat: Seat, choice: int, dice: Dice) -> int:
        """The careless answer, where the careful one would be `choice`. It must follow from what the seat knows."""
        legal = seat.legal
        return next((answer for answer in self.quiet if answer in legal), choice)


class AnyAlike(Slip):
    """It knows what to do, and not with what or to whom: any answer of the same kinds."""

    def __init__(self, verb: Callable[[int], int], *together: int) -> None:
        super().__init__()
        self.verb: Final = verb
        self.together: Final = together  # the verbs among which it does not choose with care; else that of the better answer

    def instead(self, seat: Seat, choice: int, dice: Dice) -> int:
        kinds = self.together or (self.verb(choice),)
        able = [answer for answer in seat.legal if self.verb(answer) in kinds]
        return able[dice.below(len(able))] if able else choice


class Carelessness(NamedTuple):
    """How often somebody new to a game overlooks something, from 0 to 1, and what, by the class of the question."""

    misses: float
    slips: dict[type[Any], Slip]
