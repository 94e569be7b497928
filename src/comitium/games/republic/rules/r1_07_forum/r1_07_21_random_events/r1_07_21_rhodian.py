"""[1.07.21] The Rhodian Maritime Alliance: fleets given for a war, which leave when it is over or the Senate declines them.

`marks` has how many were granted, in which turn the alliance appeared, and the wars it is for: those in the Forum that needed
most fleets when it appeared. It is over at the end of the Combat Phase in which one of them was beaten (K7), or if the Senate
refuses it.
"""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.events import RHODIAN_FLEETS as GRANTED
from comitium.games.republic.catalogue.ids import RHODIAN_ALLIANCE
from comitium.games.republic.events.forum import AllianceUseless, FleetsGranted
from comitium.games.republic.rules.common.units import move_fleets
from comitium.games.republic.rules.common.wars import fleets_needed, in_forum
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_events import RULE, RandomEvent, register
from comitium.games.republic.state.numbers import ACTIVE, CIVIL_WAR, RESERVE, UNIT_PLACES
from comitium.games.republic.state.republic import RHODIAN_FLEETS, RHODIAN_TURN, RHODIAN_WARS, Republic


class RhodianAlliance(RandomEvent):
    """[1.07.21] Eight fleets, twelve in all on the dark side, as far as there are any. Without a war that needs fleets the
    card is discarded at once, and is not in play (A-22)."""

    def happen(self, game: Republic, level: int) -> None:
        wars = neediest(game)
        if wars == 0 and game.marks[RHODIAN_FLEETS] == 0:
            game.levels[RHODIAN_ALLIANCE] = 0
            if game.has_listener:
                game.tell(AllianceUseless(RULE), EVERYBODY)
            return
        if game.marks[RHODIAN_WARS] == 0:
            game.marks[RHODIAN_WARS] = wars
            game.marks[RHODIAN_TURN] = game.turn
        added = min(GRANTED[2 * RHODIAN_ALLIANCE + level - 1] - game.marks[RHODIAN_FLEETS], game.fleets[RESERVE])
        if added > 0:
            move_fleets(game, added, RESERVE, ACTIVE)
            game.marks[RHODIAN_FLEETS] += added
        if game.has_listener:
            game.tell(FleetsGranted(RULE, max(0, added), game.marks[RHODIAN_FLEETS]), EVERYBODY)


register(RhodianAlliance(RHODIAN_ALLIANCE))


def neediest(game: Republic) -> int:
    """The wars in the Forum that need most fleets, support and strength together; none if none needs any."""
    most = 1
    found = 0
    for war in range(CIVIL_WAR):
        if in_forum(game, war):
            need = fleets_needed(game, war)
            if need > most:
                most = need
                found = 0
            if need == most:
                found |= 1 << war
    return found


def dissolve_alliance(game: Republic) -> int:
    """[K7] [B-64] The fleets that were granted leave, those in Italy first, all if there are fewer; the card leaves play. Says
    how many have left."""
    left = game.marks[RHODIAN_FLEETS]
    gone = 0
    for place in range(ACTIVE, UNIT_PLACES):
        some = min(left, game.fleets[place])
        if some:
            move_fleets(game, some, place, RESERVE)
            left -= some
            gone += some
    game.levels[RHODIAN_ALLIANCE] = 0
    game.marks[RHODIAN_FLEETS] = 0
    game.marks[RHODIAN_TURN] = 0
    game.marks[RHODIAN_WARS] = 0
    return gone
