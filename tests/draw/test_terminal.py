"""Sentences in lines."""

from __future__ import annotations

import pytest

from comitium.draw.terminal import cited


@pytest.mark.parametrize("width", range(20, 60))
def test_a_number_and_its_unit_stay_on_one_line(width):
    said = "The target dies with 50 %, the assassin is caught with 17 %, and it costs him 12 T, Tribune or not."
    lines = [line.plain for line in cited(said, "1.09.7", width, "")]
    assert " ".join(lines) == f"{said} [1.09.7]"
    assert all(len(line) <= width for line in lines)
    assert not [line for line in lines if line.startswith(("%", "T,"))]
