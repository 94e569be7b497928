"""Counting at the table: the opponent's unseen cards, the chance of each vote, and what a group is worth to a player.

A side of a group is a `Line`: its known cards, sorted, so that philosophers (0) stand first and the strongest card last.
All worth is in points of lead: mine less hers.
"""

from __future__ import annotations

from functools import cache
from math import comb, erf, sqrt
from typing import Final, TypeAlias

from comitium.games.caesar.outcome import BONUS_NEEDS, group_points
from comitium.games.caesar.setup import INFLUENCE_CARDS
from comitium.games.caesar.state import GROUP_LIMIT, GROUPS, INFLUENCE_KINDS, ORGY, OWN_LIMIT, PHILOSOPHER
from comitium.games.caesar.view import CaesarView

Line: TypeAlias = tuple[int, ...]

BONUS: Final = 2.0  # what a bonus card pays
GRID: Final = 100  # chances are looked up in hundredths

# How far the sums of a group may shift (as a variance) by what both sides will still add: before its next vote if that is
# not due now, and before the votes after it. The further off, the nearer to a toss-up.
NEXT_SPREAD: Final = 25.0
REST_SPREAD: Final = 200.0
THREAT: Final = 1.5  # how much worse a group looks for each card above five: she may bring it to eight when it suits her
ALONE_SPREAD: Final = 2.0  # for both, when the opponent can add nothing any more


class Unseen:
    """Her influence cards that I have not seen: face-down, in her hand or in her deck."""

    def __init__(self, view: CaesarView, seat: int) -> None:
        counts = INFLUENCE_CARDS[:]
        for card in view.sides[seat].discards:
            if card < INFLUENCE_KINDS:
                counts[card] -= 1
        for group in view.groups:
            for card in group.lines[seat].up:
                counts[card] -= 1
        total = max(1, sum(counts))
        self.mean = sum(card * count for card, count in enumerate(counts)) / total
        self.variance = sum(card * card * count for card, count in enumerate(counts)) / total - self.mean**2
        self.philosopher = counts[PHILOSOPHER] / total


class Table:
    """The groups as a player reads them from her seat, and what they are worth to her."""

    def __init__(self, view: CaesarView, seat: int) -> None:
        other = 1 - seat
        self.unseen = Unseen(view, other)
        self.alone = view.sides[other].out_of_influence
        self.lone_philosopher_wins = view.options["lone_philosopher"] == "wins"
        self.chances = vote_chances(view)
        self.in_play = [group.group for group in view.groups if group.left]
        self.mine: list[Line] = []
        self.theirs: list[Line] = []
        self.hidden: list[int] = []  # her face-down cards
        self.stakes: list[Stakes] = []
        bonus = view.sides[seat].bonus
        for group in view.groups:
            own, hers = group.lines[seat], group.lines[other]
            down = own.down if own.down is not None else (3,) * own.down_count  # unknown to me where I may not look
            self.mine.append(tuple(sorted(own.up + down)))
            self.theirs.append(hers.up)
            self.hidden.append(hers.down_count)
            won = view.sides[seat].won[group.group], view.sides[other].won[group.group]
            self.stakes.append(stakes(group.group, group.size, *won, bonus))
        self.lead = sum(stake.settled[2] for stake in self.stakes)  # in points, if the game ended now
        self._known: dict[tuple[int, Line, Line, int, float], float] = {}

    def now(self, group: int) -> float:
        """What a group is worth as it lies, at the end of this turn."""
        return self.worth(group, self.mine[group], self.theirs[group], self.hidden[group], self.chances[group])

    def with_mine(self, group: int, mine: Line) -> float:
        """The same if my cards there were these."""
        return self.worth(group, mine, self.theirs[group], self.hidden[group], self.chances[group])

    def worth(self, group: int, mine: Line, theirs: Line, hidden: int, chance: float) -> float:
        """My expected lead from a group with these cards on it, if its vote comes now with this chance."""
        key = (group, mine, theirs, hidden, chance)
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = self._worth(group, mine, theirs, hidden, chance)
        return value

    def _worth(self, group: int, mine: Line, theirs: Line, hidden: int, chance: float) -> float:
        if len(mine) + len(theirs) + hidden == GROUP_LIMIT:
            chance = 1.0  # a special vote
        lead = sum(mine) - sum(theirs) - hidden * self.unseen.mean
        spread = hidden * self.unseen.variance
        # the lead after the vote: the higher sum loses its highest number, the lower sum its lowest
        my_high, my_low = ends(mine, 0)
        her_high, her_low = ends(theirs, hidden)
        scale = 1 / sqrt(spread + (ALONE_SPREAD if self.alone else REST_SPREAD))
        above = int(GRID * normal((lead - my_high + her_low) * scale) + 0.5)
        below = int(GRID * normal((lead - my_low + her_high) * scale) + 0.5)
        level = int(GRID * normal(lead * scale) + 0.5)
        stake = self.stakes[group]
        upright = self.upright(mine, theirs, hidden)
        if_higher = upright * stake.won[above] + (1 - upright) * stake.lost[above]
        if_lower = upright * stake.lost[below] + (1 - upright) * stake.won[below]
        value = 0.0
        if chance > 0:
            higher, lower = self.compare(mine, theirs, lead, spread)
            value += chance * (higher * if_higher + lower * if_lower + (1 - higher - lower) * stake.open[level])
        if chance < 1:
            later = spread + (ALONE_SPREAD if self.alone else NEXT_SPREAD)
            higher, lower = self.compare(mine, theirs, lead - self.threat(mine, theirs, hidden), later)
            value += (1 - chance) * (higher * if_higher + lower * if_lower + (1 - higher - lower) * stake.open[level])
        return value

    def threat(self, mine: Line, theirs: Line, hidden: int) -> float:
        """How much she gains on me if she can bring the group to eight cards in her next turn, and so choose when it votes."""
        cards = len(mine) + len(theirs) + hidden
        return THREAT * (cards - 5) if cards > 5 and len(theirs) + hidden < OWN_LIMIT and not self.alone else 0.0

    def settled(self, group: int, mine: Line) -> float:
        """My expected lead from a group with these cards of mine at the very end, when only full groups are voted on."""
        theirs, hidden = self.theirs[group], self.hidden[group]
        won, lost, still = self.stakes[group].settled
        if len(mine) + len(theirs) + hidden < GROUP_LIMIT:
            return still
        lead = sum(mine) - sum(theirs) - hidden * self.unseen.mean
        higher, lower = self.compare(mine, theirs, lead, hidden * self.unseen.variance)
        upright = self.upright(mine, theirs, hidden)
        win = higher * upright + lower * (1 - upright)
        lose = lower * upright + higher * (1 - upright)
        return win * won + lose * lost + (1 - win - lose) * still

    def compare(self, mine: Line, theirs: Line, lead: float, variance: float) -> tuple[float, float]:
        """The chances that my sum is the higher and that it is the lower one."""
        if variance > 0:
            scale = 1 / sqrt(variance)
            return normal((lead - 0.5) * scale), normal((-lead - 0.5) * scale)
        if lead == 0 and self.lone_philosopher_wins and bool(mine) != bool(theirs):
            return float(bool(theirs)), float(bool(mine))  # as if the philosopher had found something below which to be
        return float(lead > 0), float(lead < 0)

    def upright(self, mine: Line, theirs: Line, hidden: int) -> float:
        """The chance that both sides have equally many philosophers, so that the higher sum wins."""
        missing = mine.count(PHILOSOPHER) - theirs.count(PHILOSOPHER)
        rate = self.unseen.philosopher
        if missing < 0 or missing > hidden:
            return 0.0
        return float(comb(hidden, missing) * rate**missing * (1 - rate) ** (hidden - missing))

    def capacity(self, group: int) -> int:
        """How many cards I may have on a group."""
        return min(OWN_LIMIT, GROUP_LIMIT - len(self.theirs[group]) - self.hidden[group])


class Stakes:
    """What is at stake on a group: my lead after I win its next patrician, after she does, and before either.

    The rows hold the expected lead if I win each of the other patricians with chance 0, 1/GRID .. 1; `settled` holds the
    leads (in the same order) if the others are never won.
    """

    def __init__(self, group: int, size: int, mine: int, theirs: int, bonus: int | None) -> None:
        hers = 0.0 if size < 5 else 1 / 3 if bonus is None else 1 / 5 if bonus == group else 2 / 5  # her bonus card's chance
        pays = (BONUS if bonus == group else 0.0, BONUS * hers)
        self.open = row(size, mine, theirs, pays)
        cases = (mine + 1, theirs), (mine, theirs + 1), (mine, theirs)
        self.settled = [points(size, won, lost, pays) for won, lost in cases]
        if mine + theirs < size:
            self.won = row(size, mine + 1, theirs, pays)
            self.lost = row(size, mine, theirs + 1, pays)


@cache
def stakes(group: int, size: int, mine: int, theirs: int, bonus: int | None) -> Stakes:
    return Stakes(group, size, mine, theirs, bonus)


def row(size: int, mine: int, theirs: int, pays: tuple[float, float]) -> list[float]:
    """My expected lead if I win each of the patricians left with chance 0, 1/GRID .. 1."""
    left = size - mine - theirs
    leads = [points(size, mine + more, theirs + left - more, pays) for more in range(left + 1)]
    chances = [step / GRID for step in range(GRID + 1)]
    return [sum(comb(left, n) * p**n * (1 - p) ** (left - n) * lead for n, lead in enumerate(leads)) for p in chances]


def points(size: int, mine: int, theirs: int, pays: tuple[float, float]) -> float:
    """My lead on a group of which we have won so many; `pays` is what its bonus pays me, and her on average.

    >>> points(5, 3, 2, (2.0, 0.8)), points(3, 0, 3, (0.0, 0.0))
    (4.0, -5.0)
    """
    lead = float(group_points(mine, size) - group_points(theirs, size))
    return lead + pays[0] * (mine >= BONUS_NEEDS) - pays[1] * (theirs >= BONUS_NEEDS)


def vote_chances(view: CaesarView) -> list[float]:
    """For each group, the chance that its vote card comes at the end of this turn: the vote deck's remains are public."""
    gone = view.vote_discards + view.box
    called = [group.group for group in view.groups if group.left and group.group not in gone]
    cards = len(called) + 2 - gone.count(ORGY) + 1  # the reshuffling orgy is always in the deck
    return [1 / cards if group in called else 0.0 for group in range(GROUPS)]


def ends(line: Line, hidden: int) -> tuple[float, float]:
    """The highest and the lowest number of a side; a face-down card is taken for a 3, two or more for a 4 and a 2."""
    numbers = [card for card in line if card]
    if hidden:
        numbers = sorted(numbers + ([3] if hidden == 1 else [2, 4]))
    return (numbers[-1], numbers[0]) if numbers else (0, 0)


def normal(z: float) -> float:
    """The chance that a standard normal variable is below z."""
    return 0.5 + 0.5 * erf(z * 0.7071067811865476)
