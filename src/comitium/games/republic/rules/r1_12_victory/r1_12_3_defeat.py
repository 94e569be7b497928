"""[1.12.3] How all lose, or the rebel wins."""

from __future__ import annotations

from comitium.games.republic.state import Republic


def bankrupt(game: Republic, rule: str, talents: int) -> None:
    """[1.12.3] [1.12.2] The State cannot pay a debt: a rebel meets his second condition, otherwise all lose."""
    game.end("bankruptcy", -1)


def people_revolt(game: Republic) -> None:
    """[1.08.2] [1.12.3] The people have risen: a rebel meets his second condition, otherwise all lose."""
    game.end("people_revolt", -1)
