"""A game as a text for people reads back to the same game."""

from __future__ import annotations

import pytest
from toy import COLUMN, DENARII, DRAW, SHOW, TAX

from comitium.core.errors import BadJournal
from comitium.match.begin import from_position, new
from comitium.match.match import Match
from comitium.match.record import read_record, record


def played(match: Match) -> Match:
    for seat, choice in ((0, SHOW), (1, SHOW + 1), (1, COLUMN), (1, DENARII + 3), (1, DRAW), (0, TAX)):
        match.choose(seat, choice)
    return match


def test_a_record_reads_back_to_the_same_game() -> None:
    for match in (new("micatio", seed=2**100), played(new("micatio", seed=3, rounds=1)), played(new("micatio", seed=3))):
        again = read_record(record(match))
        assert again.digest == match.digest
        assert again.outcome == match.outcome
        assert record(again) == record(match)


def test_a_record_from_a_position_reads_back() -> None:
    match = from_position("micatio", "1 5,6", seed=3)
    match.choose(1, SHOW)
    assert read_record(record(match)).digest == match.digest


def test_choices_taken_back_are_left_out() -> None:
    match = new("micatio", players=3, seed=3)
    for seat, choice in ((0, SHOW + 2), (1, SHOW + 1)):
        match.choose(seat, choice)
    match.undo(0)
    assert "left" not in record(match)
    match.choose(0, SHOW)
    match.choose(2, SHOW)
    match.choose(1, COLUMN)
    match.undo(1)
    assert record(match).splitlines()[-3:] == ["middle: show 1", "left: show 0", "right: show 0"]
    assert read_record(record(match)).digest == match.digest


WRONG_LINES = [
    ("left show 0", "record-line"),
    ("Brutus: show 0", "record-line"),
    ("left: tax", "journal-illegal"),
    ("left: show 9", "journal-illegal"),
]


@pytest.mark.parametrize(("line", "reason"), WRONG_LINES)
def test_a_wrong_line_is_named(line: str, reason: str) -> None:
    text = record(new("micatio", seed=3)) + line
    with pytest.raises(BadJournal) as bad:
        read_record(text)
    assert (bad.value.why.id, bad.value.why.args["line"]) == (reason, len(text.splitlines()))


def test_a_record_without_its_heading_is_refused() -> None:
    for text in ("", "left: show 0", "[Game micatio]\n[Seats two]\n[Seed 3]", "[Game micatio]\n[Seats 2]"):
        with pytest.raises(BadJournal) as bad:
            read_record(text)
        assert bad.value.why.id == "record-heading"
