"""How a finished game really was and how it went, worked out in a worker: it may take seconds."""

from __future__ import annotations

from comitium import draw
from comitium.draw import Scene
from comitium.draw.page import looks
from comitium.draw.page.model import Chart
from comitium.match import journal
from comitium.match.begin import begin, replay


def look_back(text: str, seat: int | None, language: str) -> tuple[list[str], list[Chart]]:
    """The report in a language, as `seat` (the only person's, or None) reads it, and the charts."""
    told = journal.read(text, torn=True)
    match = begin(told.header)
    boards = [match.kind.board(match.view(None), None, match.claims)]
    for entry in told.entries:
        match.repeat(entry)
        board = match.kind.board(match.view(None), None, match.claims)
        if board.title != boards[-1].title or match.outcome is not None:
            boards.append(board)
    finished = replay(text, torn=True)
    scene = Scene(language, 0, 0, None, ("",) * finished.header.seats)
    report = draw.look(finished.header.game).tell_report(finished, seat, scene)
    return report, list(looks.look(finished.header.game).charts(boards))
