"""[4.05.2] How factions rank: by their votes in Rome, then by their money."""

from __future__ import annotations

from comitium.games.republic.rules.common.ranks import clockwise, highest_roll
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

RULE = "4.05.2"


def votes(game: Republic, seat: int) -> int:
    """[4.05.2] The votes of a faction's senators in Rome; none are bought in this chapter."""
    return sum([game.votes(senator) for senator in bits(game.here(seat))])


def money(game: Republic, seat: int) -> int:
    """Its treasury and the talents of all its senators."""
    return game.box[seat] + sum([game.talents[senator] for senator in bits(game.members[seat])])


def ranking(game: Republic) -> list[int]:
    """The factions that still play, the first in rank first; equals by two dice."""
    left = clockwise(game, 0)
    found: list[int] = []
    while left:
        first = best(left, [(votes(game, seat), money(game, seat)) for seat in left])
        seat = highest_roll(game, RULE, first)
        found.append(seat)
        left = [one for one in left if one != seat]
    return found


def rank_of(game: Republic, seat: int) -> int:
    """From 1 on; the number of factions and one more for who is out."""
    return game.ranks.index(seat) + 1 if seat in game.ranks else len(game.ranks) + 1
