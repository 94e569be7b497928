"""The table of Caesar & Cleopatra: it fits, it is complete, and it shows nothing that the reader may not know."""

from __future__ import annotations

import random
import re

import pytest

import comitium
from comitium.core.dice import stream
from comitium.draw.theme import theme
from draw.tables import drawn, told


def random_matches(count: int, **options):
    """Matches at every moment of some random games."""
    for seed in range(count):
        match = comitium.new("caesar", seed=seed, **options)
        pick = random.Random(seed)
        while match.outcome is None:
            yield match
            seat = pick.choice(match.game.actors())
            match.choose(seat, pick.choice(match.game.legal(seat)))
        yield match


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (81, 40), (120, 40)])
def test_the_table_fits_at_every_moment(language, width, height):
    for number, match in enumerate(random_matches(2)):
        if number % 3:
            continue
        lines = drawn(match, number % 2, language, width, height).splitlines()
        assert max(len(line) for line in lines) <= width
        assert len(lines) <= height - 3  # the question, a line of the log and the answer fit as well


def test_nothing_the_reader_cannot_know_changes_the_picture():
    for number, match in enumerate(random_matches(2)):
        if number % 7 or match.outcome is not None:
            continue
        for seat in (0, 1):
            seen = drawn(match, seat)
            said = told(match, seat)
            real, match.game = match.game, match.game.reimagine(seat, stream(number, "twin"))
            assert told(match, seat) == said
            assert drawn(match, seat) == seen
            match.game = real


def test_the_opponents_hidden_cards_are_backs():
    match = comitium.from_position("caesar", "table=35(P4)/4(12);-/-;-/-;-/-;-/- hand=5A/1V", seed=1)
    rows = drawn(match, 1).splitlines()
    assert rows[2].split("│")[0].strip() == "▐3▌▐5▌▐▒▌▐▒▌"
    assert rows[3].split("│")[0].strip() == "8 +2▒"
    assert "▐4▌(1)(2)" in "\n".join(rows)
    tall = drawn(match, 0, height=40)
    assert "│P││4│" in tall
    assert "│1││2│" not in tall
    assert "Assassination" in tall
    assert "Veto" not in tall


def test_without_looking_at_ones_own_cards_they_are_backs_too():
    match = comitium.from_position("caesar", "peek_own=false table=-/4(12);-/-;-/-;-/-;-/- hand=5A/1V", seed=1)
    assert "▐4▌▐▒▌▐▒▌" in drawn(match, 1)


def test_what_may_be_chosen_is_numbered_on_the_table():
    match = comitium.from_position("caesar", "table=-/-;-/-;-/-;-/-;-/- hand=5A/1V2", seed=1)
    assert re.search(r"1▾ 3▴\s+2▾ 4▴", drawn(match, 1))
    match.choose(1, "down 2")
    picture = drawn(match, 1)
    for number, name in enumerate(("Senators", "Praetors", "Quaestors", "Censors", "Aediles"), start=1):
        assert f"[{number}] {name}" in picture


def test_colours_come_second_and_the_ground_is_left_alone():
    match = comitium.from_position(
        "caesar", "table=35(P4)/4(12);-/-;-/-;-/-;-/- hand=5A/1V left=45533 won=10000/00000", seed=1
    )
    coloured = drawn(match, 1, colours="truecolor")
    assert re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", coloured) == drawn(match, 1)
    grounds = set(re.findall(r"48;2;(\d+;\d+;\d+)", coloured))
    assert grounds <= {"184;70;58", "31;127;166"}  # filled cards only


def test_the_ground_is_guessed_only_from_what_the_terminal_says():
    assert theme({"COLORFGBG": "15;0"}).styles["rome"] != theme({"COLORFGBG": "0;15"}).styles["rome"]
    assert theme({"COLORFGBG": "default"}).styles["rome"] == theme({}).styles["rome"]
