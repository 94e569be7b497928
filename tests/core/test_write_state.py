"""What follows from a state's constructor is written by tools/write_state.py, and is as the constructor says."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import write_state

BEFORE = '''
class Purse(Plain):
    __slots__ = ("coins", "heavy")

    def __init__(
        self,
        coins: int,
        debts: list[int],  # by seat
        piles: list[list[int]],
        dice: Dice,
        stack: list[Frame[Any]],
        printed: list[int],  # what the cards say, shared by clones
        seals: list[int] | None = None,
        torn: bool = False,
    ) -> None:
        super().__init__(stack)
        self.coins = coins  # all of silver
        self.heavy = False

    def clone(self) -> Purse:
        """A copy."""
        return Purse(self.coins)
'''

AFTER = '''
class Purse(Plain):
    __slots__ = (  # so many fields are too many for Python's fast attributes
        "coins", "debts", "dice", "heavy", "piles", "printed", "seals", "torn",
    )  # fmt: skip

    def __init__(
        self,
        coins: int,
        debts: list[int],  # by seat
        piles: list[list[int]],
        dice: Dice,
        stack: list[Frame[Any]],
        printed: list[int],  # what the cards say, shared by clones
        seals: list[int] | None = None,
        torn: bool = False,
    ) -> None:
        super().__init__(stack)
        self.coins = coins  # all of silver
        self.debts = debts
        self.piles = piles
        self.dice = dice
        self.printed = printed
        self.seals = seals if seals is not None else []
        self.torn = torn
        self.heavy = False

    def clone(self) -> Purse:
        """A copy."""
        return Purse(
            self.coins,
            self.debts[:],
            [one[:] for one in self.piles],
            self.dice.clone(),
            [one.clone() for one in self.stack],
            self.printed,
            self.seals[:],
            self.torn,
        )
'''


def test_the_states_are_as_their_constructors_say() -> None:
    assert not write_state.stale(), "run tools/write_state.py"


def test_a_new_field_is_declared_once() -> None:
    """In the constructor: slots, assignments and the clone are written."""
    text = write_state.write_fields(BEFORE, "Purse")
    assert write_state.write_clone(text, "Purse", write_state.fields(text, "Purse")) == AFTER
