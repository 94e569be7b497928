"""[1.09.8] What runs beside the steps of the Senate: repopulation, the Consul for Life."""

from __future__ import annotations

from comitium.games.republic.state import Republic


def name_consul_for_life(game: Republic) -> None:
    """[1.09.822] [A-49] Somebody in Rome has 35 influence."""


def repopulate(game: Republic) -> bool:
    """[1.09.81] Fewer than eight aligned senators in Rome, in the Senate Phase. True: something was done or is asked."""
    return False
