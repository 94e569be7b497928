"""A miniature Senate that a test drives, and the positions the tests begin from.

Three factions: A has the senators 0 (Rome Consul) 3 6 9, B has 1 (Field Consul) 4 7 10, C has 2 (Censor) 5 8 11.
"""

from __future__ import annotations

import senate
from curia import Curia
from senate_choices import (
    ATTEMPT,
    AWAY,
    CALL,
    CAPTIVE,
    CARDS,
    DEAD,
    HERE,
    MARCH,
    NAME,
    PASS,
    SPAN,
    WATCH,
)  # fmt: skip
from senate_kind import hand, packed
from senate_laws import keeps_the_laws, loaded
from senate_motions import Motion


def move(game: Curia, man: int, to: int) -> None:
    """Put a senator somewhere else."""
    bit = 1 << man
    game.rome = game.rome & ~bit | bit * (to == HERE)
    game.dead = game.dead & ~bit | bit * (to == DEAD)
    game.captive = game.captive & ~bit | bit * (to == CAPTIVE)


class Sitting:
    """A Senate that a test drives; the laws are checked before each answer."""

    def __init__(self, game: senate.Senate) -> None:
        self.game = game
        game.advance()

    @property
    def asked(self) -> str:
        return type(self.game.stack[-1]).__name__ if self.game.stack else "over"

    @property
    def votes(self) -> list[Motion]:
        return [frame for frame in self.game.stack if isinstance(frame, Motion)]

    @property
    def hands(self) -> list[list[int]]:
        return [hand(self.game, seat) for seat in range(self.game.seats())]

    @property
    def ranking(self) -> list[int]:
        """Who is in Rome, by rank."""
        left, found = self.game.rome, []
        while left:
            found.append(self.game.first_in_rank(left))
            left &= ~(1 << found[-1])
        return found

    def say(self, seat: int, verb: int, what: int = 0) -> None:
        keeps_the_laws(self.game)
        self.game.apply(seat, verb + what)

    def menu(self, seat: int) -> set[int]:
        """The verbs a seat may use."""
        return {what - what % SPAN for what in self.game.legal(seat)}

    def hush(self, watchers: tuple[int, ...] = ()) -> None:
        """Nobody interrupts; some watch."""
        while self.asked == "Window":
            seat = self.game.actors()[0]
            self.say(seat, WATCH if seat in watchers else PASS)

    def call(self, seat: int, watchers: tuple[int, ...] = ()) -> None:
        """The chair calls a faction, and no watcher stirs."""
        self.hush(watchers)
        self.say(self.game.actors()[0], CALL, seat)
        self.hush(watchers)

    def vote(self, seat: int, verb: int) -> None:
        """A whole faction votes one way."""
        floor = self.votes[-1]
        while self.asked == "Turn" and self.game.actors() == [seat] and self.votes[-1] is floor:
            self.say(seat, verb)

    def roll_call(self, *verbs: int) -> None:
        for seat, verb in enumerate(verbs):
            self.call(seat)
            self.vote(seat, verb)

    def murder(self, seat: int, assassin: int, target: int, cards: int = 0) -> None:
        """Declared by a seat in its turn, or in a window in which the others only watch."""
        top = self.game.stack[-1]
        self.say(seat, ATTEMPT)
        self.say(seat, NAME, assassin)
        self.say(seat, NAME, target)
        self.say(seat, CARDS, cards)
        while self.asked == "Window" and self.game.stack[-1] is top:
            self.say(self.game.actors()[0], WATCH)


def sitting(*hands: list[int], elected: bool = False, dice: tuple[int, ...] = (), away: tuple[int, ...] = (),
            captive: tuple[int, ...] = ()) -> Sitting:  # fmt: skip
    """Three factions with the given hands (none: empty), at the first question."""
    game = senate.new(3, 1)
    game.hands = [packed(cards) for cards in hands] or [0, 0, 0]
    game.elected = int(elected)
    game.dice = loaded(dice)
    for man in away:
        move(game, man, AWAY)
    for man in captive:
        move(game, man, CAPTIVE)
    return Sitting(game)


def slate(*hands: list[int], dice: tuple[int, ...] = (), one: int = 3, two: int = 4, captive: tuple[int, ...] = ()) -> Sitting:
    """The slate 3 and 4 was announced."""
    table = sitting(*hands, dice=dice, captive=captive)
    table.say(0, NAME, one)
    table.say(0, NAME, two)
    return table


def war(*hands: list[int], dice: tuple[int, ...] = (), force: int = 10) -> Sitting:
    """The Field Consul is away; the Rome Consul, who presides, proposes to go to war himself."""
    table = sitting(*hands, elected=True, dice=dice, away=(1,))
    table.say(0, MARCH, force)
    return table
