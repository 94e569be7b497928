"""How a finished game really was and how it went, worked out in a worker: it may take seconds."""

from __future__ import annotations

from comitium import draw
from comitium.draw import Scene
from comitium.draw.page import from_match, looks
from comitium.draw.page.after.inputs import Chart, Ladder
from comitium.match.begin import replay
from comitium.play.who_leads import people_names


def look_back(
    text: str, seat: int | None, language: str, people: tuple[str, ...] = ()
) -> tuple[list[str], list[Chart], list[Ladder]]:
    """The report in a language, as `seat` (the only person's, or None) reads it, the charts, and how well players did."""
    match = replay(text, torn=True)
    scene = Scene(language, 0, 0, None, ("",) * match.header.seats, names=people_names(match, people))
    return (
        draw.look(match.header.game).tell_report(match, seat, scene),
        from_match.charts(match),
        looks.look(match.header.game).ladders(match),
    )
