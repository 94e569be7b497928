"""[1.09.15] [section 4] The window between two items of business, and what a session that was reopened has to do first."""

from __future__ import annotations

from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import NEXT_ITEMS
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import ADJOURNED
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import FLOOR_STEPS, Floor, open_window
from comitium.games.republic.rules.r1_09_senate.r1_09_2_elections import serves_booking
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import fill_vacancy
from comitium.games.republic.state.republic import Republic


def window(game: Republic, floor: Floor) -> None:
    """[B-12] [B-34] In a session that a Tribune has reopened the next proposal, if somebody has booked it, is made, and a
    vacancy is filled, before it closes again."""
    if game.session.waiting:
        for call in NEXT_ITEMS:
            call(game)
        if game.stack[-1] is not floor:
            floor.again()
            return
    if not game.rome or (floor.context == ADJOURNED and serves_booking(game, floor)):
        return
    if floor.context == ADJOURNED and fill_vacancy(game):
        floor.again()
    else:
        open_window(game, None, floor.context, -1)


FLOOR_STEPS.append(window)
