"""Who may govern."""

from __future__ import annotations

from comitium.games.republic.state import Republic
from games.republic.builder import (
    govern,
    man,
)

MAY_GOVERN = ["fabius", "valerius", "claudius", "manlius", "furius", "aurelius", "junius", "papirius", "acilius"]


def keep_only(game: Republic, *keys: str) -> None:
    """Of those who may govern now, only these stay in Rome; the others govern far away (elected this phase)."""
    far = ["illyricum", "asia", "bithynia", "syria", "macedonia", "cilicia_et_cyprus", "creta_et_cyrenaica",
           "gallia_transalpina", "gallia_narbonensis"]  # fmt: skip
    for key in MAY_GOVERN:
        if key not in keys:
            number = govern(game, man(key), far.pop())
            game.session.posted |= 1 << number
