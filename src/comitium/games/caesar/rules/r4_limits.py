"""Chapter 4: how many influence cards a group holds."""

from __future__ import annotations

from typing import Final

from comitium.core.errors import Reason
from comitium.games.caesar.state import (
    ASSASSINATION,
    CASTLING,
    GROUP_LIMIT,
    GROUPS,
    OWN_LIMIT,
    WRATH,
    Caesar,
)

KEYS = [ASSASSINATION, CASTLING, WRATH]  # the actions that can make room


def room(game: Caesar, seat: int, group: int) -> int:
    """[4.1] [4.2] [4.3] How many more cards a seat may lay on a group: five on its side, eight in all, none out of play."""
    if game.patricians[group] == 0:
        return 0
    mine = game.cards[seat * GROUPS + group]
    free = GROUP_LIMIT - mine - game.cards[(1 - seat) * GROUPS + group]
    return free if free < OWN_LIMIT - mine else OWN_LIMIT - mine


def room_for_two(game: Caesar, seat: int) -> int:
    """How many more cards a seat may lay on all groups together: none, one, or two and more (no rule asks beyond two)."""
    total = 0
    cards = game.cards
    patricians = game.patricians
    at = seat * GROUPS
    other = GROUPS - at
    for group in range(GROUPS):
        if patricians[group]:
            mine = cards[at + group]
            free = GROUP_LIMIT - mine - cards[other + group]
            total += free if free < OWN_LIMIT - mine else OWN_LIMIT - mine
            if total >= 2:
                return 2
    return total


NO_GROUP: Final = Reason("5.2", "caesar-refuse-group")
OUT_OF_PLAY: Final = Reason("4.3", "caesar-refuse-out-of-play", "group")
OWN_FULL: Final = Reason("4.1", "caesar-refuse-own-limit", "group")
GROUP_FULL: Final = Reason("4.2", "caesar-refuse-group-limit", "group")


def why_not_on(game: Caesar, seat: int, group: int) -> Reason | None:
    """[4.1] [4.2] [4.3] Which limit closes a group to one card more, if any does."""
    if game.patricians[group] == 0:
        return OUT_OF_PLAY
    mine = game.cards[seat * GROUPS + group]
    if mine >= OWN_LIMIT:
        return OWN_FULL
    return GROUP_FULL if mine + game.cards[(1 - seat) * GROUPS + group] >= GROUP_LIMIT else None


def open_groups(game: Caesar, seat: int) -> list[int]:
    """The groups on which a seat may still lay a card."""
    return [group for group in range(GROUPS) if why_not_on(game, seat, group) is None]


# -- when no group has room


def opens(game: Caesar, seat: int, card: int, group: int) -> bool:
    """[5.1] Whether an action aimed at a group can give room to a seat that has none anywhere (R-014).

    An assassination must hit a group that only the opponent's cards keep closed. Wrath empties any group. A castling moves
    no more cards than it takes up, but it can break the tie of eight cards, and their vote then makes room.
    """
    mine = game.cards[seat * GROUPS + group]
    theirs = game.cards[(1 - seat) * GROUPS + group]
    if card == ASSASSINATION:
        return mine < OWN_LIMIT and mine + theirs == GROUP_LIMIT and theirs > game.downs[(1 - seat) * GROUPS + group]
    if card == CASTLING:
        return mine + theirs == GROUP_LIMIT
    return card == WRATH and mine + theirs > 0


def is_key(game: Caesar, seat: int, card: int) -> bool:
    """[5.1] [9.3] Whether an action, if the seat holds it, can give room to the seat that has none."""
    if card == CASTLING and (not game.rules.castling_unblocks or game.patricians.count(0) == GROUPS - 1):
        return False
    for group in range(GROUPS):
        if opens(game, seat, card, group):
            return True
    return False
