"""Sentences in lines."""

from __future__ import annotations

import pytest
from rich.console import Console

from comitium.core.messages import Phrase, Prompt
from comitium.draw.terminal.pieces import ask, cited


@pytest.mark.parametrize("width", range(20, 60))
def test_a_number_and_its_unit_stay_on_one_line(width):
    said = "The target dies in 50 % of cases, the assassin is caught in 17 %, and it costs him 12 T, Tribune or not."
    lines = [line.plain for line in cited(said, "1.09.7", width, "")]
    assert " ".join(lines) == f"{said} [1.09.7]"
    assert all(len(line) <= width for line in lines)
    assert not [line for line in lines if line.startswith(("%", "T,"))]


@pytest.mark.parametrize(("many", "lines"), [(3, 3), (5, 2)])
def test_many_chances_share_their_lines(many, lines):
    """Six lines about six men would push the table off a small screen."""
    odds = tuple(Phrase("republic-senate-kind-forces") for _ in range(many))
    asked = Prompt("Persuade", 0, "1.07.4", Phrase("republic-title"), (), odds=odds)
    drawn = Console(width=40).render_lines(ask(asked, "en", 40), pad=False)
    assert len(drawn) == 1 + lines
