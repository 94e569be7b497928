"""A war or a leader that is drawn."""

from __future__ import annotations

from comitium.games.republic.catalogue.cards import CARD_KIND
from comitium.games.republic.catalogue.ids import INTRIGUE
from comitium.games.republic.catalogue.keys import LEADER_KEYS
from comitium.games.republic.rules.r1_07_forum.r1_07_34_leaders import place_leader
from comitium.games.republic.rules.wars import place_war
from comitium.games.republic.state import Republic
from games.republic.builder import war


def drawn(game: Republic, key: str) -> int:
    number = war(key)
    place_war(game, number, "1.07.33")
    return number


def led(game: Republic, key: str) -> int:
    number = LEADER_KEYS.index(key)
    place_leader(game, number, "1.07.341")
    return number


def deck_of(game: Republic, cards: int) -> None:
    """Any cards that are no wars."""
    game.deck = [number for number in range(160) if CARD_KIND[number] == INTRIGUE][:cards]
