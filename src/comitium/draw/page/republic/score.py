"""[4.08.1] The scoreboard of the game for one and two, on the page of the end."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase
from comitium.draw.page.after.inputs import Ladder
from comitium.games.republic import names
from comitium.games.republic.report.scoreboard import ROME_LOST, Place, Scoreboard

RULE: Final = "4.08.1"


def ladders(score: Scoreboard) -> list[Ladder]:
    """A ladder of five places for each player, with how it went for Rome."""
    return [_ladder(one, score) for one in score.places]


def _ladder(one: Place, score: Scoreboard) -> Ladder:
    numbers = {
        "turn": score.turn,
        "margin": one.margin,
        "beaten": score.beaten,
        "lowest": score.lowest,
        "highest": score.highest,
        "given": score.given,
    }
    return Ladder(
        title=Phrase("draw-chronicle-score-of", {"seat": names.seat(one.seat)}),
        rule=RULE,
        rungs=tuple(Phrase("draw-chronicle-rung", {"place": place}) for place in range(1, ROME_LOST + 1)),
        at=one.place - 1,
        about=Phrase("draw-chronicle-place", {"seat": names.seat(one.seat), "place": one.place, "margin": one.margin}),
        figures=tuple((Phrase(f"draw-chronicle-figure-{name}"), number) for name, number in numbers.items()),
    )
