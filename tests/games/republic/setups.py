"""Tables of chapter 3, laid or played to their first turn."""

from __future__ import annotations

from typing import Any

from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND
from comitium.games.republic.catalogue.ids import FAMILY
from comitium.games.republic.catalogue.wars import WAR_CARD
from comitium.games.republic.numbers import (
    INACTIVE,
    OUT,
)
from comitium.games.republic.rules.r3_setup.r3_01_setup import Setup
from comitium.games.republic.state import Republic
from games.republic.builder import (
    asked,
    new_table,
    play,
    say,
)


def laid(scenario: str, players: int = 4, seed: int = 1, **options: Any) -> Republic:
    """A table on which everything lies that needs no answer, waiting for the first leader."""
    game = new_table(scenario, players, seed, **options)
    play(game, Setup(0))
    assert asked(game) == "NameLeader"
    return game


def finished(scenario: str, players: int = 4, seed: int = 1, **options: Any) -> Republic:
    """After a setup in which everybody takes the first answer."""
    game = laid(scenario, players, seed, **options)
    while game.stack:
        say(game, game.legal(game.actors()[0])[0])
    return game


def drawn(game: Republic) -> list[int]:
    """All cards that can still be drawn, the next one first."""
    found = game.deck[::-1]
    for pile in game.piles:
        found += pile[::-1]
    return found


def everywhere(game: Republic) -> list[int]:
    """Every card of the game that is somewhere: piles, hands, senators, the war."""
    found = drawn(game) + [one for hand in game.hands for one in hand]
    found += [card_ for card_ in range(160) if CARD_KIND[card_] == FAMILY and game.where[CARD_INDEX[card_]] != OUT]
    return found + [WAR_CARD[number] for number in range(31) if game.zone[number] == INACTIVE]
