"""The end of a game on a screen: the result first, then the report page by page, and where everything is kept."""

from __future__ import annotations

import re

import pytest

import comitium
from comitium.cli.at_table import saves
from comitium.cli.at_table.terminal import Sitting
from games.idus.known_games import finished

from .test_play_table import Scripted, bare, home  # noqa: F401


def end_on_screen(lines: list[str], language: str = "en", height: int = 24) -> str:
    """A finished game is played to its end on a terminal, and the reader types these lines afterwards."""
    whole = finished(8, 4)
    *most, last = whole.entries()
    match = comitium.replay(whole.journal(), upto=len(most))
    seats = ["random"] * 8
    seats[last.seat] = saves.HUMAN
    screen = Scripted([last.text, *lines], language, 80, height)
    Sitting(match, saves.Seating("idus", tuple(seats)), "the-end", screen).run()
    return bare(screen.out.getvalue())


@pytest.mark.parametrize(
    ("language", "votes"), [("en", "How the votes were really cast"), ("fr", "Les votes, tels qu’ils ont")]
)
def test_on_a_screen_the_result_comes_first_and_the_report_page_by_page(home, language, votes):  # noqa: F811
    out = end_on_screen([""] * 12, language)
    assert out.index("[8.8]") < out.index(votes) < out.index("comitium seed")
    pages = out.split("<READ>")
    assert all(len(page.splitlines()) <= 24 + 1 for page in pages[2:-1])
    assert max(len(line) for page in pages[1:-1] for line in page.splitlines()) <= 80
    assert re.search(r"▁|█|▅", out)


@pytest.mark.parametrize("lines", [["q"], [], [""], ["", "q"]])
def test_who_leaves_the_report_still_reads_where_the_game_is(home, lines):  # noqa: F811
    out = end_on_screen(lines)
    assert "comitium seed" in out
    assert "the-end.jsonl" in out.replace("\n", "")
    assert ("Who was on which side" in out) == (lines[:1] == [""])
