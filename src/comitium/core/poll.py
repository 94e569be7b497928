"""Several seats at once: secret votes, preparation, redistribution, windows. One mechanism.

Every asked seat has its own chain of answers, as long as it needs, and may take it back; nobody waits for another's
sub-question. When all chains are complete the poll opens them together.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from comitium.core.frames import Frame, G


@mypyc_attr(allow_interpreted_subclasses=True)
class Poll(Frame[G]):
    """A question to several seats. `said` has the answers so far of each seat of `asked`, in order."""

    def __init__(self, asked: list[int], said: list[list[int]]) -> None:
        self.asked = asked
        self.said = said

    # -- what a poll is made of

    def is_complete(self, game: G, seat: int, said: list[int]) -> bool:
        """Whether a seat that has said this has said all it has to say."""
        return len(said) > 0

    def open(self, game: G) -> None:
        """All have answered. The poll has left the stack; do what the answers do."""
        raise NotImplementedError

    def added(self, game: G, seat: int, choice: int) -> None:
        """A seat has said one thing more: whatever it, or the others, are told of that."""

    def chain(self, seat: int) -> list[int]:
        """What an asked seat has said so far."""
        return self.said[self.asked.index(seat)]

    def subject(self, game: G, seat: int) -> list[int]:
        """What it is about, and what the seat itself has said so far, the latest first."""
        return self.own_numbers() + self.chain(seat)[::-1]

    # -- how it runs

    def run(self, game: G) -> bool:
        asked = self.asked
        for place in range(len(asked)):
            if not self.is_complete(game, asked[place], self.said[place]):
                return True
        game.pop()
        self.open(game)
        return False

    def actors(self, game: G) -> list[int]:
        waiting: list[int] = []
        asked = self.asked
        for place in range(len(asked)):
            if not self.is_complete(game, asked[place], self.said[place]):
                waiting.append(asked[place])
        return waiting

    def answer(self, game: G, seat: int, choice: int) -> None:
        self.chain(seat).append(choice)
        self.added(game, seat, choice)

    def on_aside(self, game: G) -> None:
        """What a seat has said stands as far as it could still say it."""
        for place in range(len(self.asked)):
            before = self.said[place]
            now: list[int] = []
            self.said[place] = now
            for choice in before:
                if choice not in self.legal(game, self.asked[place]):
                    break
                now.append(choice)

    def redraw(self, world: G, seat: int, dice: Any) -> None:
        """The others who have said everything have said something else that they may say, promises included; those who have
        not begin again."""
        for place in range(len(self.asked)):
            other = self.asked[place]
            if other == seat:
                continue
            complete = self.is_complete(world, other, self.said[place])
            now: list[int] = []
            self.said[place] = now
            while complete and not self.is_complete(world, other, now):
                menu = world.menu(other)
                now.append(menu[dice.below(len(menu))])


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretPoll(Poll[G]):
    """One in which nobody hears who has answered: he who still thinks has something to think about."""

    def redraw(self, world: G, seat: int, dice: Any) -> None:
        """What the others have said, and whether they have said anything, is their secret: they begin again."""
        for place in range(len(self.asked)):
            if self.asked[place] != seat:
                self.said[place] = []
