"""[2.02.4] Which provinces are under attack, which one fights, and what spares it."""

from __future__ import annotations

from comitium.games.republic.catalogue.values import STALEMATE, STANDOFF, VICTORY
from comitium.games.republic.catalogue.wars import ATTACKS
from comitium.games.republic.rules.common.provinces import is_governed
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_412_allies import helped_by
from comitium.games.republic.state.numbers import FOUGHT, NOBODY, VACANT, WARS
from comitium.games.republic.state.republic import Republic


def is_loyal(game: Republic, province: int) -> bool:
    """[2.02.4] Whether it exists and is Rome's: vacant (C-53), or governed by who is no rebel."""
    return game.province[province] == VACANT or is_governed(game, province)


def attacked(game: Republic) -> int:
    """[2.02.4] All loyal provinces that an active war names."""
    found = 0
    for war in range(WARS):
        if game.zone[war] == FOUGHT:
            for province in ATTACKS[war]:
                if is_loyal(game, province):
                    found |= 1 << province
    return found


def defender(game: Republic, war: int) -> int:
    """[2.02.4] [C-96] The first loyal province that a war names, as it is now; NOBODY if there is none."""
    for province in ATTACKS[war]:
        if is_loyal(game, province):
            return province
    return NOBODY


def waiting_wars(game: Republic) -> list[int]:
    """[2.02.4] The active wars that provinces fight this turn: none that a force of the Senate has held. [C-96] One whose only
    provinces help other wars may find a loyal one when its battle comes."""
    found: list[int] = []
    for war in range(WARS):
        if game.zone[war] != FOUGHT or game.relieved >> war & 1:
            continue
        for province in ATTACKS[war]:
            if is_loyal(game, province) or helped_by(game, province) not in (NOBODY, war):
                found.append(war)
                break
    return found


def note_battle(game: Republic, war: int, commander: int, result: int) -> None:
    """[2.02.4] [C-82] A stalemate, a standoff or a victory of the Senate spares the province; by the option only that of a
    force sent this turn."""
    if result not in (STALEMATE, STANDOFF, VICTORY):
        return
    if game.rules.any_force_relieves or game.session.sent >> commander & 1:
        game.relieved |= 1 << war
