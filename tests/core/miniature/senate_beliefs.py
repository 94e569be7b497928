"""[1.04.9] What a faction knows of the miniature, and the worlds it can imagine."""

from __future__ import annotations

from typing import Any

from curia import Curia
from senate_choices import COPIES, HAND, KINDS, SHIFT

from comitium.core.dice import Dice


class Belief:
    """All hands but one's own are dealt anew around what is known of them, the secret answers are given anew, and nobody
    knows how the dice will fall."""

    def __init__(self, game: Curia, seat: int) -> None:
        self.game = game
        self.seat = seat
        seats = len(game.hands)
        own = game.hands[seat]
        self.sure = [own if other == seat else game.known[seat * seats + other] for other in range(seats)]
        self.free = [size(game.hands[other]) - size(self.sure[other]) for other in range(seats)]
        self.unseen: list[int] = []
        for card in range(KINDS):
            seen = game.shown >> SHIFT * card & HAND
            for other in range(seats):
                seen += self.sure[other] >> SHIFT * card & HAND
            for _ in range(COPIES[card] - seen):
                self.unseen.append(card)

    def imagine(self, rng: Any) -> Any:
        world = self.game.clone()
        unseen = self.unseen[:]
        rng.shuffle(unseen)
        for other in range(len(self.free)):
            hand = self.sure[other]
            for _ in range(self.free[other]):
                hand += 1 << SHIFT * unseen.pop()
            world.hands[other] = hand
        world.deck = unseen
        clip(world)
        world.dice = Dice(1 + rng.below(2147483398), 1 + rng.below(2147483398))
        world.shuffles = Dice(1 + rng.below(2147483398), 1 + rng.below(2147483398))
        if world.stack:
            world.stack[-1].redraw(world, self.seat, rng)
        return world


def size(hand: int) -> int:
    """How many cards a packed hand has."""
    cards = 0
    for card in range(KINDS):
        cards += hand >> SHIFT * card & HAND
    return cards


def clip(world: Curia) -> None:
    """What the others know of each other, in a world that was dealt anew, is at most what is there."""
    seats = len(world.hands)
    for place in range(seats * seats):
        for card in range(KINDS):
            held = world.count(place % seats, card)
            told = world.known[place] >> SHIFT * card & HAND
            if told > held:
                world.known[place] -= told - held << SHIFT * card
