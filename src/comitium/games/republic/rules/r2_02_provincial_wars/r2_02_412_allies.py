"""[2.02.412] Provinces on the enemy's side: what they add to a war, what they lose, and how they come back."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.provinces import BASE_LAND, BASE_NAVAL
from comitium.games.republic.catalogue.values import STALEMATE, STANDOFF, VICTORY
from comitium.games.republic.events.advanced.provincial import AlliedLosses, ProvinceFreed
from comitium.games.republic.rules.common.provinces import side
from comitium.games.republic.rules.common.wars import printed_fleet
from comitium.games.republic.state.numbers import ALLIED, CIVIL_WAR, NOBODY, REVOLT, VACANT
from comitium.games.republic.state.republic import Republic


def helped_by(game: Republic, province: int) -> int:
    """The war that a province helps, or NOBODY."""
    for place in range(0, len(game.allies), 2):
        if game.allies[place] == province:
            return game.allies[place + 1]
    return NOBODY


def allies_of(game: Republic, war: int) -> list[int]:
    """[2.02.412] The provinces that help a war, the oldest ally first."""
    return [game.allies[place] for place in range(0, len(game.allies), 2) if game.allies[place + 1] == war]


def enemies(game: Republic, war: int) -> list[int]:
    """The provinces whose forces fight for a war: its allies, or [C-100] the one that has revolted itself."""
    return [war - REVOLT] if REVOLT <= war < CIVIL_WAR else allies_of(game, war)


def allied_land(game: Republic, war: int) -> int:
    """[2.02.412] [C-62] Printed land strength of its allies, and one for each army; nothing is multiplied."""
    added = 0
    for province in enemies(game, war):
        added += game.provincial_armies[province]
        if war < REVOLT:
            added += BASE_LAND[side(game, province)]
    return added


def allied_fleet(game: Republic, war: int) -> int:
    """[2.02.412] [C-62] Printed naval strength of its allies, and one for each fleet. A war without a fleet has one by that,
    unless the option says otherwise."""
    if not game.rules.allied_fleet_gained and printed_fleet(game, war) == 0:
        return 0
    added = 0
    for province in enemies(game, war):
        added += game.provincial_fleets[province]
        if war < REVOLT:
            added += BASE_NAVAL[side(game, province)]
    return added


def join_enemy(game: Republic, province: int, war: int) -> None:
    """[2.02.412] A beaten province helps the war from now on; its governor and its garrison are gone already."""
    game.province[province] = ALLIED
    game.allies.append(province)
    game.allies.append(war)


def allies_lose(game: Republic, war: int, naval: bool, result: int, land: int, fleets: int) -> None:
    """[2.02.412] [C-98] Armies for land losses, fleets for fleets, of the oldest ally first: on a stalemate, a standoff and a
    victory at sea."""
    if result not in (STALEMATE, STANDOFF) and not (naval and result == VICTORY):
        return
    for province in enemies(game, war):
        armies = min(land, game.provincial_armies[province])
        ships = min(fleets, game.provincial_fleets[province])
        land -= armies
        fleets -= ships
        game.provincial_armies[province] -= armies
        game.provincial_fleets[province] -= ships
        if (armies or ships) and game.has_listener:
            game.tell(AlliedLosses("2.02.412", province, armies, ships), EVERYBODY)


def disband(game: Republic, province: int) -> None:
    """Its armies and fleets are gone."""
    game.provincial_armies[province] = 0
    game.provincial_fleets[province] = 0


def war_left(game: Republic, war: int, rule: str) -> None:
    """[2.02.412] [C-63] [C-90] Rome has beaten the war, or it has left play: its allies lie in the Forum, undeveloped and
    without forces. [C-100] So does a province that had revolted."""
    for province in enemies(game, war):
        disband(game, province)
        if game.province[province] == ALLIED:
            game.province[province] = VACANT
            game.developed &= ~(1 << province)
            if game.has_listener:
                game.tell(ProvinceFreed("2.02.412", province), EVERYBODY)
    kept: list[int] = []
    for place in range(0, len(game.allies), 2):
        if game.allies[place + 1] != war:
            kept.extend(game.allies[place : place + 2])
    game.allies = kept
