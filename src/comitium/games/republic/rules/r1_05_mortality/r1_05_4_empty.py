"""[1.05.4] A faction that has lost its last senator."""

from __future__ import annotations

from comitium.games.republic.state import Republic


def fill_empty_factions(game: Republic) -> bool:
    """[1.05.4] Ask a faction without senators what it does. True: something was done or is asked."""
    return False


def eliminate(game: Republic, seat: int, rule: str) -> None:
    """[1.05.4] [1.09.74] A faction leaves the game: its hand is discarded, its treasury goes to the bank."""
    from comitium.games.republic.rules.hands import discard

    game.playing &= ~(1 << seat)
    for card in game.hands[seat][:]:
        discard(game, seat, card, rule)
    game.box[seat] = 0
