"""What surfaces know questions by: ids that are in the table."""

from __future__ import annotations

from comitium.core.ids import class_names
from comitium.games.republic.board.question_ids import ARMING, ASKS_FOR, ON_THE_FLOOR, REPLIES, ROUNDS, SCOPES
from comitium.games.republic.game_type import KIND


def test_surfaces_name_questions_that_there_are() -> None:
    named = {*REPLIES, *ROUNDS, *SCOPES, *ASKS_FOR, *ARMING, *ON_THE_FLOOR}
    assert named - class_names(KIND.package).keys() == set()
