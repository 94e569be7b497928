"""Legions and fleets: where they stand. A legion is a bit, its place a mask; fleets are counted. Nothing is made or lost
here."""

from __future__ import annotations

from comitium.games.republic.state.numbers import ACTIVE, LEGIONS, NOBODY, RESERVE, bits, count
from comitium.games.republic.state.republic import Republic


def move_legions(game: Republic, legions: int, origin: int, place: int) -> None:
    """Those of the mask go from one place to another; what reaches the reserve is an ordinary legion again [1.10.6]. [2.04.3]
    What leaves it can no longer be called up by who had disbanded it."""
    game.legions[origin] &= ~legions
    game.legions[place] |= legions
    if origin == RESERVE and game.rules.veterans:
        for legion in bits(legions):
            game.recallable_by[legion] = NOBODY
    if place == RESERVE:
        game.veterans &= ~legions
        for legion in bits(legions):
            game.allegiance[legion] = NOBODY


def move_fleets(game: Republic, fleets: int, origin: int, place: int) -> None:
    game.fleets[origin] -= fleets
    game.fleets[place] += fleets


def move_all(game: Republic, origin: int, place: int) -> None:
    """Everything that stands at a place goes to another."""
    move_legions(game, game.legions[origin], origin, place)
    move_fleets(game, game.fleets[origin], origin, place)


def home(game: Republic, origin: int) -> None:
    """Everything that stands at a place goes back to the Active Forces."""
    move_all(game, origin, ACTIVE)


def lowest_legions(mask: int, number: int) -> int:
    """So many of a mask, the lowest numbers first."""
    taken = 0
    for legion in bits(mask):
        if number == 0:
            break
        taken |= 1 << legion
        number -= 1
    return taken


def recruits(game: Republic, able: int, number: int) -> int:
    """So many of the reserve, the lowest numbers first; [2.04.3] those that somebody may call up when no others are left."""
    if not game.rules.veterans:
        return lowest_legions(able, number)
    disbanded = 0
    for legion in range(LEGIONS):
        if game.recallable_by[legion] >= 0:
            disbanded |= 1 << legion
    ordinary = lowest_legions(able & ~disbanded, number)
    return ordinary | lowest_legions(able & disbanded, number - count(ordinary))


def regulars(game: Republic, place: int) -> int:
    """The legions at a place that are no veterans."""
    return game.legions[place] & ~game.veterans


def picked(game: Republic, place: int, ordinary: int, veterans: int) -> int:
    """So many ordinary legions of a place, and veterans by their mask."""
    return lowest_legions(regulars(game, place), ordinary) | veterans


def random_legions(game: Republic, mask: int, number: int) -> int:
    """[1.10.6] So many of a mask, each as likely as any other."""
    left = bits(mask)
    taken = 0
    game.reveals += 1
    for _ in range(min(number, len(left))):
        legion = left.pop(game.dice.below(len(left)))
        taken |= 1 << legion
    return taken


def veterans_of(game: Republic, senators: int) -> int:
    """[1.10.5] The veteran legions that owe allegiance to one of these senators."""
    found = 0
    for legion in range(LEGIONS):
        senator = game.allegiance[legion]
        if senator >= 0 and senators >> senator & 1:
            found |= 1 << legion
    return found


def place_of(game: Republic, legion: int) -> int:
    """Where a legion stands."""
    for place in range(len(game.legions)):
        if game.legions[place] >> legion & 1:
            return place
    return RESERVE


def in_play(game: Republic) -> int:
    """How many legions are not in the reserve."""
    return LEGIONS - count(game.legions[RESERVE])
