"""The end of Res Publica Romana in the browser."""

from __future__ import annotations

import re

from comitium.draw.page.looks import look
from comitium.draw.page.words import Words
from games.republic.finished import finished

from .drawn import model

ENGLISH = Words("en", "republic")


def test_1_12_2_the_score_ranks_the_factions_and_shows_whose_numbers_they_are() -> None:
    """Treasury and unrest are nobody's: their lines have no faction's colour."""
    match = finished(11, 5)
    made = model(match, 1)
    score = look("republic").score(made.board.sheets[0], made.board, ENGLISH)
    assert match.outcome is not None
    cells = [int(cell) for cell in re.findall(r"</th><td>(\d+)", score)]
    assert cells == sorted(match.outcome.scores, reverse=True)
    assert score.count("badge") == 5
    assert "skull" in look("republic").crest(made.board, ())
    assert "skull" not in look("republic").crest(made.board, (2,))
    lines = [line for one in look("republic").charts([made.board, made.board])[1:] for line in one.lines]
    assert [(line.owner, bool(line.sign)) for line in lines] == [(None, True)] * 2
