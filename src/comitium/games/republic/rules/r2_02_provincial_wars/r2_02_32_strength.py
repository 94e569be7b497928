"""[2.02.32] What a province has to fight with: its printed strength, its garrison, its armies and fleets."""

from __future__ import annotations

from comitium.games.republic.catalogue.provinces import BASE_LAND, BASE_NAVAL
from comitium.games.republic.rules.common.provinces import side
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength
from comitium.games.republic.state.numbers import GARRISON, GOVERNING, NOBODY, count
from comitium.games.republic.state.republic import Republic


def army_value(armies: int, has_legion: bool) -> int:
    """[2.02.32] Armies count fully beside a legion, otherwise all together half, rounded up.

    >>> army_value(5, False), army_value(5, True)
    (3, 5)
    """
    return armies if has_legion else (armies + 1) // 2


def army_strength(game: Republic, province: int) -> int:
    """[2.02.32] What the armies of a province are worth now."""
    return army_value(game.provincial_armies[province], game.legions[GARRISON + province] != 0)


def land_force(game: Republic, province: int) -> int:
    """[2.02.41] What a province has on land now."""
    return land_force_with(game, province, game.legions[GARRISON + province])


def land_force_with(game: Republic, province: int, legions: int) -> int:
    """[2.02.41] Printed land strength, never halved, these legions as its garrison (veterans double), and its armies."""
    garrison = count(legions) + count(legions & game.veterans)
    return BASE_LAND[side(game, province)] + garrison + army_value(game.provincial_armies[province], legions != 0)


def naval_force(game: Republic, province: int) -> int:
    """[2.02.41] Printed naval strength and fleets."""
    return BASE_NAVAL[side(game, province)] + game.provincial_fleets[province]


def supporting_fleets(game: Republic, province: int) -> int:
    """[C-56] What counts as fleet support in its land battles: by the option, not the printed strength."""
    return naval_force(game, province) if game.rules.base_supports else game.provincial_fleets[province]


def enemy_force(game: Republic, war: int, naval: bool) -> int:
    """[2.02.41] [C-97] What a province meets at sea or on land, with matching wars, leaders and allies; [C-8] below nought if
    so much has deserted in battles of the Senate, and that lasts."""
    strength = fleet_strength(game, war) if naval else land_strength(game, war)
    return strength + game.deserted[war] if game.rules.desertion_lasts else strength


def governor_there(game: Republic, province: int) -> int:
    """[C-55] [1.13.1] The governor who is there himself; NOBODY if it is vacant, ruled by a legate, or he is a captive."""
    governor = game.governor[province]
    return governor if governor >= 0 and game.where[governor] == GOVERNING + province else NOBODY
