"""[1.07.21] The Rhodian Maritime Alliance: fleets given for a war, which leave when it is over or the Senate declines them.

`marks` has how many were granted, in which turn the alliance appeared, and the wars it is for: those in the Forum that needed
most fleets when it appeared. It is over at the end of the Combat Phase once one of them has left (K7: `end_alliance`).
"""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.events import RHODIAN_FLEETS as GRANTED
from comitium.games.republic.catalogue.ids import RHODIAN_ALLIANCE
from comitium.games.republic.events.forum import AllianceEnded, AllianceUseless, FleetsGranted
from comitium.games.republic.numbers import ACTIVE, CIVIL_WAR, RESERVE, UNIT_PLACES
from comitium.games.republic.rules.units import move_fleets
from comitium.games.republic.rules.wars import fleets_needed, in_forum
from comitium.games.republic.state import RHODIAN_FLEETS, RHODIAN_TURN, RHODIAN_WARS, Republic


def alliance_offered(game: Republic, rule: str) -> None:
    """[1.07.21] Eight fleets, twelve in all on the dark side, as far as there are any. Without a war that needs fleets the
    card is discarded at once, and is not in play (A-22)."""
    level = game.levels[RHODIAN_ALLIANCE]
    wars = neediest(game)
    if wars == 0 and game.marks[RHODIAN_FLEETS] == 0:
        game.levels[RHODIAN_ALLIANCE] = 0
        if game.heard:
            game.tell(AllianceUseless(rule), EVERYBODY)
        return
    if game.marks[RHODIAN_WARS] == 0:
        game.marks[RHODIAN_WARS] = wars
        game.marks[RHODIAN_TURN] = game.turn
    added = min(GRANTED[2 * RHODIAN_ALLIANCE + level - 1] - game.marks[RHODIAN_FLEETS], game.fleets[RESERVE])
    if added > 0:
        move_fleets(game, added, RESERVE, ACTIVE)
        game.marks[RHODIAN_FLEETS] += added
    if game.heard:
        game.tell(FleetsGranted(rule, max(0, added), game.marks[RHODIAN_FLEETS]), EVERYBODY)


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


def is_new(game: Republic) -> bool:
    """[B-64] Whether the Senate may still decline it: only in the turn in which it appeared."""
    return game.levels[RHODIAN_ALLIANCE] > 0 and game.marks[RHODIAN_TURN] == game.turn


def end_alliance(game: Republic, rule: str) -> None:
    """[K7] The end of the Combat Phase: it is over if one of its wars is."""
    if game.levels[RHODIAN_ALLIANCE] == 0:
        return
    for war in range(CIVIL_WAR):
        if game.marks[RHODIAN_WARS] >> war & 1 and not in_forum(game, war):
            dissolve_alliance(game, rule)
            return


def dissolve_alliance(game: Republic, rule: str) -> None:
    """[B-64] The fleets that were granted leave, those in Italy first, all if there are fewer; the card leaves play."""
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
    if game.heard:
        game.tell(AllianceEnded(rule, gone), EVERYBODY)
