"""[1.07.21] Wars that end without a battle: an enemy sues for peace, or a new alliance is made. [A-24] [A-52]"""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.wars import WAR_CARD
from comitium.games.republic.events.forum import PeaceMade
from comitium.games.republic.events.wars import WarDiscarded, WarShuffledIn
from comitium.games.republic.numbers import BEATEN, NOWHERE, WARS
from comitium.games.republic.rules.r1_07_forum.r1_07_3_deck import TOP, shuffle_in
from comitium.games.republic.rules.treasury import earn
from comitium.games.republic.rules.wars import create_provinces, leave_play, spoils
from comitium.games.republic.state import Republic


def sue_for_peace(game: Republic, war: int, rule: str) -> None:
    """[1.07.21] The State gains half the spoils, rounded down, and the war goes back into the pile; a province in revolt is
    simply beaten."""
    gain = spoils(game, war) // 2
    if game.heard:
        game.tell(PeaceMade(rule, war, gain), EVERYBODY)
    earn(game, gain, rule)
    if war < WARS:
        shuffle_into_top_six(game, war, rule)
    else:
        leave_play(game, war, BEATEN, rule)


def make_alliance(game: Republic, war: int, rule: str) -> None:
    """[A-52] Another New Alliance: all its spoils, its provinces, and it counts as defeated; nobody gains by it."""
    gain = spoils(game, war)
    if game.heard:
        game.tell(PeaceMade(rule, war, gain), EVERYBODY)
    earn(game, gain, rule)
    leave_play(game, war, BEATEN, rule)
    create_provinces(game, war, rule)


def shuffle_into_top_six(game: Republic, war: int, rule: str) -> None:
    """[A-24] A war leaves the Forum undefeated and is shuffled with the top six cards, or discarded where there is no pile."""
    kept = shuffle_in(game, WAR_CARD[war])
    leave_play(game, war, NOWHERE, rule)
    if game.heard:
        game.tell(WarShuffledIn(rule, war, TOP) if kept else WarDiscarded(rule, war), EVERYBODY)
