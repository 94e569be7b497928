"""Talents shared out at the keyboard: by names and amounts in a line, or as an adviser would."""

from __future__ import annotations

import pytest

import comitium
from comitium.cli.at_table.saves import Seating
from comitium.cli.at_table.screen import Screen
from comitium.cli.at_table.terminal import Sitting
from comitium.match.match import Match

from .session import ME, SEATS

pytestmark = pytest.mark.usefixtures("home")


def sharing_out() -> Match:
    """The first revenue of a game, in which I have not said yet where my talents are to lie."""
    match = comitium.new("republic", players=4, seed=2, seat_order="as_joined")
    while ME not in match.game.actors() or match.question(ME).kind != "Redistribution":
        seat = match.game.actors()[0]
        match.choose(seat, match.game.legal(seat)[0])
    return match


def men(match: Match) -> list[str]:
    return [option.notation.split()[1] for option in match.question(ME).options if option.notation.startswith("senator")]


@pytest.mark.parametrize(("language", "done"), [("en", "done"), ("fr", "c'est tout")])
def test_1_06_3_names_and_amounts_in_one_line_share_out_the_talents(at_the_table, language, done):
    """Also where only nought or one talent may be said: the number that is typed is the amount."""
    match = sharing_out()
    poor, *_, leader = sorted(men(match), key=lambda man: man == men(match)[0])
    said = at_the_table(match, f"{poor}; 0; {leader}; 4; {done}", language=language)
    assert "✗" not in said
    mine = [entry.text for entry in match.entries() if entry.seat == ME]
    assert mine[-5:] == [f"senator {poor}", "talents 0", f"senator {leader}", "talents 4", "done"]


def test_1_06_3_who_gives_more_than_is_free_hears_where_to_take_it(at_the_table):
    match = sharing_out()
    assert "take some from another of your senators first. [1.06.3]" in at_the_table(match, men(match)[0], "9")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Rhetor has answered for you: "), ("fr", "Rhéteur a répondu pour vous")]
)
def test_an_adviser_answers_one_question_to_its_end_and_nothing_after_it(at_the_table, language, said):
    match = sharing_out()
    before = sum(entry.seat == ME for entry in match.entries())
    assert said in at_the_table(match, "auto", language=language)
    mine = [entry.text for entry in match.entries() if entry.seat == ME][before:]
    assert mine.count("done") == 1
    assert mine[-1] == "done"


def test_the_adviser_does_not_propose_again_what_came_to_nothing():
    """One and the same answers for a person all the time; a new one each time would go round for ever."""
    sitting = Sitting(sharing_out(), Seating("republic", SEATS), "test", Screen("en", True))
    assert sitting.adviser(ME) is sitting.adviser(ME)
    assert sitting.adviser(ME) is not sitting.adviser(0)
