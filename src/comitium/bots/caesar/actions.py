"""What an action card would bring: every way to aim it, with its gain in points of lead."""

from __future__ import annotations

from typing import Final, NamedTuple

from comitium.bots.caesar.counting import Line, Table
from comitium.games.caesar.state import ASSASSINATION, CASTLING, SCOUT, SPY, WRATH
from comitium.games.caesar.view import Announced

SPY_GAIN: Final = 0.35  # a spy costs her the best card of her hand
SCOUT_GAIN: Final = 0.2  # what knowing a hidden card is worth, for a vote that is sure to come and a patrician worth a point
CASTLING_HARM: Final = 0.7  # what hers are likely to cost me


class Aimed(NamedTuple):
    """An action: its gain, the card, and where it is aimed (`second`: castling's other group, or the kind to be killed)."""

    gain: float
    card: int
    group: int = -1
    second: int = -1


def aims(table: Table, mine: list[Line], card: int) -> list[Aimed]:
    """All ways to aim an action card, if my cards on the groups were these."""
    if card == ASSASSINATION:
        return murders(table, mine)
    if card == CASTLING:
        return castlings(table, mine)
    if card == SCOUT:
        return scouts(table)
    if card == WRATH:
        return wraths(table)
    return [Aimed(SPY_GAIN, SPY)]


def murders(table: Table, mine: list[Line]) -> list[Aimed]:
    """Each kind of her face-up cards: most of all the card that turns a vote."""
    found = []
    for group in table.in_play:
        theirs, hidden, chance = table.theirs[group], table.hidden[group], table.chances[group]
        now = table.worth(group, mine[group], theirs, hidden, chance)
        for kind in set(theirs):
            left = table.worth(group, mine[group], without(theirs, kind), hidden, chance)
            found.append(Aimed(left - now, ASSASSINATION, group, kind))
    return found


def wraths(table: Table) -> list[Aimed]:
    """A lost group full of her strength; what I mean to place there can wait."""
    return [
        Aimed(table.worth(group, (), (), 0, table.chances[group]) - table.now(group), WRATH, group)
        for group in table.in_play
        if table.mine[group] or table.theirs[group] or table.hidden[group]
    ]


def scouts(table: Table) -> list[Aimed]:
    """Hidden cards where a vote is near and much is at stake."""
    found = []
    for group in table.in_play:
        if table.hidden[group]:
            stake = table.stakes[group]
            swing = stake.won[len(stake.won) // 2] - stake.lost[len(stake.lost) // 2]
            found.append(Aimed(SCOUT_GAIN * swing * table.hidden[group] * table.chances[group], SCOUT, group))
    return found


def castlings(table: Table, mine: list[Line]) -> list[Aimed]:
    """Each pair of groups, with the best way to lay my cards out on them anew."""
    found = []
    for at, group in enumerate(table.in_play):
        for second in table.in_play[at + 1 :]:
            if table.mine[group] or table.mine[second]:
                now = table.with_mine(group, mine[group]) + table.with_mine(second, mine[second])
                worth, _ = best_split(table, group, second, tuple(sorted(mine[group] + mine[second])))
                found.append(Aimed(worth - now, CASTLING, group, second))
    return found


def best_split(table: Table, group: int, second: int, cards: Line) -> tuple[float, Line]:
    """The best way to lay cards out on two groups: its worth, and the cards of the first group."""
    room, room2 = table.capacity(group), table.capacity(second)
    return max(
        (table.with_mine(group, first) + table.with_mine(second, rest), first)
        for first, rest in splits(cards)
        if len(first) <= room and len(rest) <= room2
    )


def splits(cards: Line) -> set[tuple[Line, Line]]:
    """All ways to deal cards to two places.

    >>> sorted(splits((1, 1)))
    [((), (1, 1)), ((1,), (1,)), ((1, 1), ())]
    """
    ways: set[tuple[Line, Line]] = {((), ())}
    for card in cards:
        ways = {((*first, card), rest) for first, rest in ways} | {(first, (*rest, card)) for first, rest in ways}
    return ways


def harm(table: Table, action: Announced) -> float:
    """What an announced action of hers would cost me."""
    group = action.group
    if action.card == ASSASSINATION and group is not None and action.target is not None:
        return table.now(group) - table.with_mine(group, without(table.mine[group], action.target))
    if action.card == WRATH and group is not None:
        return table.now(group) - table.worth(group, (), (), 0, table.chances[group])
    return CASTLING_HARM if action.card == CASTLING else 0.0  # a spy or a scout may come


def without(line: Line, card: int) -> Line:
    """A side of a group after one of its cards is gone."""
    at = line.index(card)
    return line[:at] + line[at + 1 :]
