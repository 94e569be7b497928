"""Small arts of dealing cards anew: some of many, a pile with cards near its top, how many of the strangers are red."""

from __future__ import annotations

from math import comb, perm
from typing import Final

from comitium.core.dice import Dice

WHOLE: Final = 1 << 30


def pick(cards: list[int], number: int, dice: Dice) -> list[int]:
    """So many of the cards."""
    found = cards[:]
    dice.deal(found, number)
    return found[len(found) - number :]


def chances(red: int, black: int, playing: int, own: int, needed: int) -> list[int]:
    """How likely it is that 0, 1, 2 … of the strangers that play are red, added up and out of WHOLE.

    So many red and black ones might play, `playing` of them do; hands need some red cards, which are the strangers or `own`
    ones. Every way to choose the strangers and to fill the hands counts once.

    >>> [100 * part // WHOLE for part in chances(1, 1, 1, 1, 1)]  # black: 1 way; red: 2
    [33, 100]
    >>> [100 * part // WHOLE for part in chances(1, 1, 1, 0, 1)]
    [0, 100]
    """
    ways = [comb(red, some) * comb(black, playing - some) * perm(own + some, needed) for some in range(playing + 1)]
    total = sum(ways)
    found: list[int] = []
    counted = 0
    for way in ways:
        counted += way
        found.append(counted * WHOLE // total)
    return found


def reach(near: list[int], pile: list[int], above: int) -> list[int]:
    """Those pairs of cards near the top that lie in a pile with so many cards above it: the card, and among how many of the
    pile it is; the one that is known best first."""
    found: list[int] = []
    for place in range(0, len(near), 2):
        if near[place] not in pile:
            continue
        depth = max(1, min(near[place + 1] - above, len(pile)))
        at = 0
        while at < len(found) and found[at + 1] <= depth:
            at += 2
        found.insert(at, depth)
        found.insert(at, near[place])
    return found


def lay(pile: list[int], near: list[int], dice: Dice) -> list[int]:
    """A pile, the next card last, with cards that are known to be near its top, each among so many (see `reach`). Since the
    best known one is laid first, all ways to lay them are as likely."""
    size = len(pile) + len(near) // 2
    laid = [-1] * size  # the next card first
    for place in range(0, len(near), 2):
        free: list[int] = []
        for depth in range(near[place + 1]):
            if laid[depth] < 0:
                free.append(depth)
        at = free[dice.below(len(free))] if free else laid.index(-1)
        laid[at] = near[place]
    following = len(pile)
    for depth in range(size):
        if laid[depth] < 0:
            following -= 1
            laid[depth] = pile[following]
    laid.reverse()
    return laid
