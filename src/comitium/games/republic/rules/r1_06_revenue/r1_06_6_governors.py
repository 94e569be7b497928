"""[1.06.6] Returning governors."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.events.revenue import TermEnded, TermShortened
from comitium.games.republic.rules.common.people import come_to_rome
from comitium.games.republic.rules.common.provinces import is_governed
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import vacate
from comitium.games.republic.rules.r1_06_revenue.r1_06_0_events import is_present
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import ask_ransoms, held_by
from comitium.games.republic.state.numbers import PROVINCES, RAID
from comitium.games.republic.state.republic import Republic


def return_governors(game: Republic) -> None:
    """[R7] [1.06.6] Every dial but a rebel's goes down by one; where it leaves one, the province lies in the Forum with its
    garrison, and its governor is in Rome unless he is somewhere else (a captive, A-20; or he had a legate, 1.13.1)."""
    for province in range(PROVINCES):
        if not is_governed(game, province):
            continue
        governor = game.governor[province]
        game.dial[province] -= 1
        if game.dial[province] > 0:
            if game.has_listener:
                game.tell(TermShortened("1.06.6", province, game.dial[province]), EVERYBODY)
            continue
        present = is_present(game, province)
        vacate(game, province)
        if game.has_listener:
            game.tell(TermEnded("1.06.6", province, governor), EVERYBODY)
        if present:
            game.returned |= 1 << governor
            come_to_rome(game, governor, "1.06.6")
    ask_ransoms(game, held_by(game, RAID))
