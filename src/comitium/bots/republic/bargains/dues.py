"""Who pays for Rome [1.06.52]: what a faction has seen of gifts to the State, year by year, and what it makes of it.

Everybody hears who gives. Whoever could have given and did not, in years in which others did, is a miser to all the others:
they like him less (`opinions.goodwill`), so they vote for his men less readily and prosecute them sooner, and tell him why.
"""

from __future__ import annotations

from typing import Final

from comitium.bots.republic.mood import Mood
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic

LEAST_GIFT: Final = 10  # talents: what brings influence
NOTICED: Final = 2  # years without a gift after which it is spoken of ...
LONGEST: Final = 5  # ... and after which it cannot get worse


class Dues:
    """What a faction remembers of the gifts of all."""

    def __init__(self) -> None:
        self.turn = -1
        self.able = 0  # factions that could give this year, a bit for each
        self.gave = 0  # ... and that did

    def notice(self, world: Republic, mood: Mood) -> Mood:
        """The same mood, with what is to be seen while gifts are asked for; a year is judged when the next begins."""
        seats = world.rules.seats
        if world.turn != self.turn:
            if self.gave:
                years = [*mood.misers, *[0] * (seats - len(mood.misers))]
                for seat in range(seats):
                    if self.gave >> seat & 1:
                        years[seat] = 0
                    elif self.able >> seat & 1:
                        years[seat] = min(LONGEST, years[seat] + 1)
                mood = mood._replace(misers=tuple(years))
            self.turn = world.turn
            self.able = self.gave = 0
        asked = world.stack[-1] if world.stack else None
        if isinstance(asked, Contributions):
            for seat in range(seats):
                if any(world.talents[man] >= LEAST_GIFT for man in bits(world.here(seat))):
                    self.able |= 1 << seat
            for man in bits(asked.given):
                if world.faction[man] != NOBODY:
                    self.gave |= 1 << world.faction[man]
        return mood


def years_owed(mood: Mood, seat: int) -> int:
    """For how many years a faction has left it to others to pay for Rome; 0 as long as nobody speaks of it."""
    years = mood.misers[seat] if 0 <= seat < len(mood.misers) else 0
    return years if years >= NOTICED else 0
