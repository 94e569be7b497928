"""The end of Res Publica Romana in the browser."""

from __future__ import annotations

import re

from msgspec.structs import replace

from comitium.core.messages import Outcome
from comitium.draw import page
from comitium.draw.page import from_match
from comitium.draw.page.looks import look
from comitium.draw.page.words import Words
from games.republic.fixtures.finished import finished

from ..drawn import model

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


def test_1_12_2_a_tie_is_told() -> None:
    """Nobody was the most influential faction: dice or a comparison has decided."""
    match = finished(11, 5)
    ended = from_match.ending_of(match, model(match, 1), "", "", "")
    for scores, told in (((16, 31, 14, 50, 50), True), ((16, 31, 14, 50, 49), False)):
        drawn = page.ending(replace(ended, outcome=Outcome((3,), scores, "1.12.1", "era_ends")))
        assert ("the tie-break decides" in drawn) == told
        assert ("the most influential faction wins" in drawn) != told


def test_1_11_35_the_influence_of_others_is_no_score_of_a_rebel_who_has_won() -> None:
    match = finished(11, 5)
    ended = from_match.ending_of(match, model(match, 1), "", "", "")
    for scores, shown in (((0, 54, 30, 45, 2), False), ((60, 54, 30, 45, 2), True)):
        drawn = page.ending(replace(ended, outcome=Outcome((0,), scores, "1.11.35", "rebel_coup")))
        assert (">54</b>" in drawn) == shown
