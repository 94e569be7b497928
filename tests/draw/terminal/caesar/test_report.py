"""The closing report of Caesar & Cleopatra in a curve and in words."""

from __future__ import annotations

import pytest
from msgspec import structs

from comitium.draw.terminal.caesar import report as caesar_report
from comitium.draw.terminal.caesar.board import LOOK
from comitium.games.caesar.report import report
from games.caesar.test_report import finished

from ...tables import scene


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seed", range(4))
def test_every_line_can_be_said(seed: int, language: str) -> None:
    match = finished(seed)
    at = scene(match, None, language)
    for lines in ([str(line) for line in LOOK.report(match, None, at)], LOOK.tell_report(match, None, at)):
        assert len(lines) > 15
        for line in lines:
            assert "draw-" not in line
            assert "caesar-" not in line
            assert "{" not in line
            assert "$" not in line


def test_who_has_won_stands_first_with_its_rule_and_the_seal_last() -> None:
    match = finished(1)
    found = report(match)
    assert found is not None
    lines = LOOK.tell_report(match, None, scene(match))
    best = max(one.points for one in found.standings)
    assert str(best) in lines[0]
    assert "[8.5]" in lines[1], "the points are equal, and the rule is quoted"
    clear = caesar_report.why(structs.replace(found, tied=False), scene(match))
    assert len(clear) == 1, "nothing is said of ties where there was none"
    assert clear[0].endswith("[8.5]")
    assert "The seed was 1;" in lines[-2]
    assert lines[-1].startswith("The seal matches the seed")


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_curve_fits_the_screen(width: int) -> None:
    match = finished(2)
    lines = [str(line) for line in LOOK.report(match, None, scene(match, None, "en", width))]
    drawn = [line for line in lines if "┤" in line or "└" in line]
    assert len(drawn) > 4
    assert max(len(line) for line in drawn) <= width + 14
