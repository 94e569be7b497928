"""[1.12.1] [1.12.2] Winning without a revolt: the Consul for Life, and the count when the era ends."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.events.victory import InfluenceCounted
from comitium.games.republic.rules.common.ranks import captive, highest_roll
from comitium.games.republic.rules.r1_12_victory.endings import ERA, FOR_LIFE, SURVIVED, faction_influence, wins
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic


def life_wins(game: Republic) -> bool:
    """[1.12.2] [1.09.823] A living Consul for Life, captive or not, wins for his faction. True: it is over."""
    man = game.consul_for_life
    if man < 0:
        return False
    wins(game, game.faction[man], FOR_LIFE)
    return True


def era_ends(game: Republic) -> None:
    """[1.12.1] [F4] The era is over: a Consul for Life wins (T-41), otherwise the faction with the most influence. [4.08.1] If
    that is a neutral, the players have lost, but Rome has survived."""
    if life_wins(game):
        return
    best = -1
    first: list[int] = []
    for seat in bits(game.playing):
        total = faction_influence(game, seat)
        if game.has_listener:
            game.tell(InfluenceCounted("1.12.2", seat, total), EVERYBODY)
        if total > best:
            best, first = total, []
        if total == best:
            first.append(seat)
    winner = break_tie(game, first)
    wins(game, winner, SURVIVED if game.is_neutral(winner) else ERA)


def break_tie(game: Republic, seats: list[int]) -> int:
    """[A-36] Two dice, unless the option looks at the best senator and the votes first."""
    if not game.rules.tie_by_dice:
        seats = best_of(seats, [best_senator(game, seat) for seat in seats])
        seats = best_of(seats, [faction_votes(game, seat) for seat in seats])
    return highest_roll(game, "A-36", seats)


def best_of(seats: list[int], worth: list[int]) -> list[int]:
    """Those with the highest worth.

    >>> best_of([0, 2, 3], [5, 7, 7])
    [2, 3]
    """
    return [seats[place] for place in range(len(seats)) if worth[place] == max(worth)]


def best_senator(game: Republic, seat: int) -> int:
    """The influence of a faction's first senator who is neither a rebel nor a captive."""
    best = 0
    for senator in bits(game.members[seat] & ~game.rebels & ~captive(game)):
        best = max(best, game.influence[senator])
    return best


def faction_votes(game: Republic, seat: int) -> int:
    """[1.04.7] The votes of its senators in Rome."""
    total = 0
    for senator in bits(game.here(seat)):
        total += game.votes(senator)
    return total
