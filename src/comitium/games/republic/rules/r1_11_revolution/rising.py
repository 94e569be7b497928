"""[1.11.31] [1.11.32] [C-27] Who and what may follow a commander into revolt, and how strong he would be."""

from __future__ import annotations

from comitium.games.republic.rules.common.ranks import captive
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.common.units import veterans_of
from comitium.games.republic.rules.r1_10_combat.commanders import master_of
from comitium.games.republic.state.numbers import FORCE, MASTER_OF_HORSE, RESERVE, count
from comitium.games.republic.state.republic import Republic


def own_veterans(game: Republic, commander: int) -> int:
    """[1.11.31] His own veterans, wherever they are: they follow without a throw."""
    return veterans_of(game, 1 << commander) & ~game.legions[RESERVE]


def testable(game: Republic, commander: int) -> int:
    """[1.11.31] The legions under him that throw a die: all but his own veterans."""
    return game.legions[FORCE + commander] & ~own_veterans(game, commander)


def joiners(game: Republic, commander: int) -> int:
    """[1.11.32] [C-29] Senators of his faction who may rise with him: no captive, not the Consul for Life, and a Master of
    Horse only with his own Dictator."""
    seat = game.faction[commander]
    found = game.members[seat] & ~captive(game) & ~(1 << commander)
    if game.consul_for_life >= 0:
        found &= ~(1 << game.consul_for_life)
    master = game.offices[MASTER_OF_HORSE]
    if master >= 0 and master != master_of(game, commander):
        found &= ~(1 << master)
    return found


def declared_strength(game: Republic, commander: int, followers: int, named: int, fleets: int = 0) -> int:
    """[C-27] [C-85] Legions that follow, veterans double, his own and those of named partisans wherever they are; and his
    military rating, with that of a Master of Horse who joins him, as far as the legions go. [2.03.2] With rebel governors the
    list is another one."""
    if game.rules.rebel_governors:
        return REBEL_GOVERNORS[0].declared_strength(game, commander, followers, fleets, named)
    legions = followers | own_veterans(game, commander) | (veterans_of(game, named) & ~game.legions[RESERVE])
    army = count(legions) + count(legions & game.veterans)
    rating = game.military(commander)
    master = master_of(game, commander)
    if master >= 0 and named >> master & 1:
        rating += game.military(master)
    return army + min(army, rating)


def best_strength(game: Republic, commander: int, followers: int, fleets: int = 0) -> int:
    """How strong he would be with everybody who could join him."""
    return declared_strength(game, commander, followers, joiners(game, commander), fleets)
