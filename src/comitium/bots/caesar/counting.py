"""Counting at the table: the opponent's unseen cards, the chance of each vote, and what a group is worth to whom.

A side of a group is a `Line`: its known cards, sorted, so that philosophers (0) stand first and the strongest card last.
"""

from __future__ import annotations

from functools import cache
from math import comb, erf, sqrt
from typing import Final, TypeAlias

from comitium.games.caesar.outcome import BONUS_NEEDS, group_points
from comitium.games.caesar.setup import INFLUENCE_CARDS
from comitium.games.caesar.state import GROUP_LIMIT, GROUPS, INFLUENCE_KINDS, ORGY, PHILOSOPHER
from comitium.games.caesar.view import CaesarView

Line: TypeAlias = tuple[int, ...]

BONUS: Final = 2.0  # what a bonus card pays
GRID: Final = 20  # chances are looked up in twentieths
LATER_SPREAD: Final = 45.0  # variance of what both sides will still add to a group before a vote that is not due now
ALONE_SPREAD: Final = 2.0  # the same when the opponent can add nothing any more


def cumulative(z: float) -> float:
    """The normal distribution."""
    return 0.5 + 0.5 * erf(z * 0.7071067811865476)


@cache
def leads(size: int, mine: int, theirs: int, my_bonus: bool, their_bonus: float) -> tuple[float, ...]:
    """My expected lead in points on a group with so many patricians won, if I win each of the others with chance 0, 1/20 .. 1.

    >>> leads(3, 1, 1, False, 0.0)[0], leads(3, 1, 1, False, 0.0)[20]
    (-2.0, 2.0)
    """
    left = size - mine - theirs
    row = []
    for step in range(GRID + 1):
        chance = step / GRID
        total = 0.0
        for more in range(left + 1):
            lead = float(group_points(mine + more, size) - group_points(size - mine - more, size))
            if my_bonus and mine + more >= BONUS_NEEDS:
                lead += BONUS
            if size - mine - more >= BONUS_NEEDS:
                lead -= their_bonus * BONUS
            total += comb(left, more) * chance**more * (1 - chance) ** (left - more) * lead
        row.append(total)
    return tuple(row)


def vote_chances(view: CaesarView) -> list[float]:
    """For each group, the chance that its vote card comes at the end of this turn: the vote deck's remains are public."""
    gone = view.vote_discards + view.box
    callable_groups = [group.group for group in view.groups if group.left and group.group not in gone]
    cards = len(callable_groups) + 2 - gone.count(ORGY) + 1  # the reshuffling orgy is always in the deck
    return [1 / cards if group in callable_groups else 0.0 for group in range(GROUPS)]


class Unseen:
    """What is known of a side's influence cards that lie face-down, in hand or in the deck: all that was not seen elsewhere."""

    def __init__(self, view: CaesarView, seat: int) -> None:
        counts = INFLUENCE_CARDS[:]
        for card in view.sides[seat].discards:
            if card < INFLUENCE_KINDS:
                counts[card] -= 1
        for group in view.groups:
            for card in group.lines[seat].up:
                counts[card] -= 1
        total = max(1, sum(counts))
        self.counts = counts
        self.mean = sum(card * count for card, count in enumerate(counts)) / total
        self.variance = sum(card * card * count for card, count in enumerate(counts)) / total - self.mean**2
        self.philosopher = counts[PHILOSOPHER] / total


class Table:
    """The five groups as a player reads them from her seat."""

    def __init__(self, view: CaesarView, seat: int, lone_philosopher_wins: bool) -> None:
        other = 1 - seat
        self.unseen = Unseen(view, other)
        self.lone_philosopher_wins = lone_philosopher_wins
        self.chances = vote_chances(view)
        self.alone = view.sides[other].out_of_influence
        me, her = view.sides[seat], view.sides[other]
        self.mine: list[Line] = []
        self.theirs: list[Line] = []
        self.hidden: list[int] = []
        self.left: list[int] = []
        self.rows: list[tuple[tuple[float, ...], ...]] = []
        for group in view.groups:
            own, hers = group.lines[seat], group.lines[other]
            down = own.down if own.down is not None else (3,) * own.down_count
            self.mine.append(tuple(sorted(own.up + down)))
            self.theirs.append(hers.up)
            self.hidden.append(hers.down_count)
            self.left.append(group.left)
            self.rows.append(_rows(group.size, me.won[group.group], her.won[group.group], group.group, me.bonus))
        self.seen: dict[tuple[int, Line, Line, int, float], float] = {}

    def worth(self, group: int, mine: Line, theirs: Line, hidden: int, chance: float) -> float:
        """My expected lead from a group with these cards on it, if it is voted on with this chance now (surely at eight cards)."""
        if self.left[group] == 0:
            return 0.0
        key = (group, mine, theirs, hidden, chance)
        known = self.seen.get(key)
        if known is None:
            known = self.seen[key] = self._worth(group, mine, theirs, hidden, chance)
        return known

    def _worth(self, group: int, mine: Line, theirs: Line, hidden: int, chance: float) -> float:
        if len(mine) + len(theirs) + hidden == GROUP_LIMIT:
            chance = 1.0
        unseen = self.unseen
        lead = sum(mine) - sum(theirs) - hidden * unseen.mean
        spread = hidden * unseen.variance
        later = spread + (ALONE_SPREAD if self.alone else LATER_SPREAD)
        upright = self._upright(mine, theirs, hidden)
        won, lost, open_ = self.rows[group]
        # the lead after a vote: the higher sum loses its highest number, the lower sum its lowest
        my_high, my_low = _ends(mine, 0)
        her_high, her_low = _ends(theirs, hidden)
        scale = 1 / sqrt(later)
        above = int(GRID * cumulative((lead - my_high + her_low) * scale) + 0.5)
        below = int(GRID * cumulative((lead - my_low + her_high) * scale) + 0.5)
        value = 0.0
        for weight, variance in ((chance, spread), (1 - chance, later)):
            if weight == 0:
                continue
            higher, lower = _compare(lead, variance)
            tie = 1 - higher - lower
            part = higher * (upright * won[above] + (1 - upright) * lost[above])
            part += lower * (upright * lost[below] + (1 - upright) * won[below])
            value += weight * (part + tie * open_[int(GRID * cumulative(lead * scale) + 0.5)])
        return value

    def _upright(self, mine: Line, theirs: Line, hidden: int) -> float:
        """The chance that both sides have equally many philosophers, so that the higher sum wins."""
        missing = mine.count(PHILOSOPHER) - theirs.count(PHILOSOPHER)
        rate = self.unseen.philosopher
        if missing < 0:
            return 0.0
        if missing == 0:
            return float((1 - rate) ** hidden)
        if missing > hidden:
            return 0.0
        return float(comb(hidden, missing) * rate**missing * (1 - rate) ** (hidden - missing))

    def now(self, group: int) -> float:
        return self.worth(group, self.mine[group], self.theirs[group], self.hidden[group], self.chances[group])


@cache
def _rows(size: int, mine: int, theirs: int, group: int, bonus: int | None) -> tuple[tuple[float, ...], ...]:
    """Expected leads after I win the next patrician, after she does, and before either."""
    if mine + theirs == size:
        return ()
    hers = 0.0 if group > 2 else 1 / 3 if bonus is None else 1 / 5 if bonus == group else 2 / 5
    mine_too = bonus == group
    return (
        leads(size, mine + 1, theirs, mine_too, hers),
        leads(size, mine, theirs + 1, mine_too, hers),
        leads(size, mine, theirs, mine_too, hers),
    )


def _ends(line: Line, hidden: int) -> tuple[float, float]:
    """The highest and the lowest number of a side; of face-down cards one expects a 4 and a 2."""
    numbers = [card for card in line if card]
    if hidden:
        high = max(numbers[-1], 4) if numbers else 3.0 + 0.5 * (hidden > 1)
        low = min(numbers[0], 2.5) if numbers else 3.0 - 0.5 * (hidden > 1)
        return high, low
    return (numbers[-1], numbers[0]) if numbers else (0.0, 0.0)


def _compare(lead: float, variance: float) -> tuple[float, float]:
    """The chances that my sum is the higher and the lower one."""
    if variance < 1e-9:
        return float(lead > 0), float(lead < 0)
    scale = 1 / sqrt(variance)
    return cumulative((lead - 0.5) * scale), cumulative((-lead - 0.5) * scale)
