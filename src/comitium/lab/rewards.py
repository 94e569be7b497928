"""What a game is worth to each seat when it is over."""

from __future__ import annotations

from comitium.core.frames import Game


def rewards(game: Game) -> list[float]:
    """By seat: losers pay one each, and winners share it. Where nobody wins two players have drawn, and more have all lost
    together. Nothing while the game goes on."""
    outcome = game.outcome()
    seats = game.seats()
    if outcome is None:
        return [0.0] * seats
    winners = outcome.winners
    if not winners:
        return [0.0 if seats == 2 else -1.0] * seats
    share = (seats - len(winners)) / len(winners)
    return [share if seat in winners else -1.0 for seat in range(seats)]
