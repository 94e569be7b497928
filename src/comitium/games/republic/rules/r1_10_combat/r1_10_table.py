"""[1.10] The table of battles: what a total of three dice and all that is added brings, and what it costs."""

from __future__ import annotations

from comitium.games.republic.catalogue.tables import combat_losses, combat_result


def result(total: int) -> tuple[int, int]:
    """[1.10.2] [1.10.3] [1.10.4] DEFEAT, STALEMATE or VICTORY, and how many legions, and again fleets, are lost; -1 is all.

    >>> result(2), result(9), result(14), result(25)
    ((0, -1), (3, 4), (4, 4), (4, 0))
    """
    return combat_result(total), combat_losses(total)


def called_for(losses: int, present: int) -> int:
    """[1.10.6] What a row takes from the units that are there.

    >>> called_for(-1, 7), called_for(4, 2), called_for(1, 2)
    (7, 2, 1)
    """
    return present if losses < 0 or losses > present else losses


def share(present: int, divisor: int) -> int:
    """[1.10.21] [1.10.31] A half or a quarter, rounded up.

    >>> share(9, 2), share(9, 4), share(0, 2)
    (5, 3, 0)
    """
    return (present + divisor - 1) // divisor
