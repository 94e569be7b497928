"""[1.07.21] Wars that end without a battle: an enemy sues for peace, or a new alliance is made. [A-24] [A-52]"""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.wars import WAR_CARD
from comitium.games.republic.events.forum import PeaceMade
from comitium.games.republic.events.wars import WarDiscarded, WarShuffledIn
from comitium.games.republic.rules.common.provinces import create_provinces
from comitium.games.republic.rules.common.treasury import earn
from comitium.games.republic.rules.common.wars import leave_play, spoils
from comitium.games.republic.rules.r1_07_forum.r1_07_3_deck import TOP, shuffle_in
from comitium.games.republic.state.numbers import AT_WAR, BEATEN, NOWHERE, SENATORS, WARS
from comitium.games.republic.state.republic import Republic


def sue_for_peace(game: Republic, war: int, rule: str) -> None:
    """[1.07.21] The State gains half the spoils, rounded down, and the war goes back into the pile; a province in revolt is
    simply beaten."""
    reward(game, war, spoils(game, war) // 2, rule)
    if war < WARS:
        shuffle_into_top_six(game, war, rule)
    else:
        leave_play(game, war, BEATEN, rule)


def make_alliance(game: Republic, war: int, rule: str) -> None:
    """[A-52] Another New Alliance: all its spoils, its provinces, and it counts as defeated; nobody gains by it."""
    reward(game, war, spoils(game, war), rule)
    leave_play(game, war, BEATEN, rule)
    create_provinces(game, war, rule)


def reward(game: Republic, war: int, gain: int, rule: str) -> None:
    """What the State gains; without a battle nobody on that war is victorious, and all come home (C-20)."""
    if game.has_listener:
        game.tell(PeaceMade(rule, war, gain), EVERYBODY)
    earn(game, gain, rule)
    for senator in range(SENATORS):
        if game.where[senator] == AT_WAR + war:
            game.victorious &= ~(1 << senator)


def shuffle_into_top_six(game: Republic, war: int, rule: str) -> None:
    """[A-24] A war leaves the Forum undefeated and is shuffled with the top six cards, or discarded where there is no pile."""
    kept = shuffle_in(game, WAR_CARD[war])
    leave_play(game, war, NOWHERE, rule)
    if game.has_listener:
        game.tell(WarShuffledIn(rule, war, TOP) if kept else WarDiscarded(rule, war), EVERYBODY)
