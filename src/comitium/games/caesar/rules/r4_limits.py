"""Chapter 4: how many influence cards a group holds."""

from __future__ import annotations

from comitium.games.caesar.state import GROUP_LIMIT, GROUPS, OWN_LIMIT, Caesar


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


def open_groups(game: Caesar, seat: int) -> list[int]:
    """The groups on which a seat may still lay a card."""
    groups: list[int] = []
    cards = game.cards
    at = seat * GROUPS
    other = GROUPS - at
    for group in range(GROUPS):
        mine = cards[at + group]
        if mine < OWN_LIMIT and mine + cards[other + group] < GROUP_LIMIT and game.patricians[group]:
            groups.append(group)
    return groups
