"""[1.04.3] Public agreements."""

from __future__ import annotations

from comitium.games.republic.state import Republic


def pay_debts(game: Republic) -> None:
    """[R3a] What was promised is paid, the older promise first."""


def has_voted(game: Republic, seat: int, what: list[int], ways: int) -> None:
    """A faction has had its turn in a vote: what it promised for it is kept or broken."""


def hand_over_cards(game: Republic) -> None:
    """[X2] [1.04.5] Cards that were promised change hands, the older promise first."""
