"""The floor of the Senate on which land bills are proposed."""

from __future__ import annotations

from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state import Republic
from games.republic.builder import man
from games.republic.curia import offer, tell

NAMES = ("land_bill_1", "land_bill_2", "land_bill_3")


def floor(game: Republic, type_: int, sponsor: str = "fabius", second: str = "valerius") -> None:
    """The chair's own faction sponsors it, unless other names are given."""
    offer(game, kinds.LAND_BILL)
    tell(game, f"bill {NAMES[type_ - 1]}", f"senator {sponsor}", f"senator {second}")


def pop(game: Republic, *keys: str) -> list[int]:
    return [game.popularity[man(key)] for key in keys]
