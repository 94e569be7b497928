"""The closing report of Res Publica Romana in curves and in words, and its charts in the browser."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

import comitium
from comitium.draw.page import from_match
from comitium.draw.page.after.charts import chart
from comitium.draw.page.words import Words
from comitium.draw.terminal.curves import Curve, plot
from comitium.draw.terminal.republic import report as republic_report
from comitium.draw.terminal.republic.board import LOOK
from comitium.games.republic.events.forum import EventDrawn
from comitium.games.republic.events.population import StateOfTheRepublic
from comitium.games.republic.events.revenue import BillPaid
from comitium.games.republic.events.victory import DebtUnpaid, RomeFell
from comitium.games.republic.names import EVENT_SIDES
from comitium.games.republic.report.fall import ByDebt, ByPeople, ByWars, fall
from comitium.games.republic.report.report import report
from games.republic.fixtures.finished import finished

from ...tables import board, scene


def shown(match: comitium.Match, language: str = "en", width: int = 80) -> list[str]:
    return [str(line) for line in LOOK.report(match, None, scene(match, None, language, width))]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("seed", "players"), [(5, 5), (8, 3), (11, 6)])
def test_every_line_can_be_said(seed: int, players: int, language: str) -> None:
    match = finished(seed, players)
    for lines in (shown(match, language), LOOK.tell_report(match, None, scene(match, None, language))):
        assert len(lines) > 20
        for line in lines:
            assert "draw-" not in line
            assert "republic-" not in line
            assert "{" not in line
            assert "$" not in line


@pytest.mark.parametrize("width", [60, 80, 120])
def test_curves_and_tables_fit_the_screen(width: int) -> None:
    lines = shown(finished(11, 6), width=width)
    drawn = [line for line in lines if "┤" in line or "└" in line]
    assert len(drawn) > 15
    assert max(len(line) for line in drawn) <= width + 14  # several lines may end in one row


def test_who_has_won_stands_first_with_its_rule() -> None:
    match = finished(5, 5)
    found: Any = report(match)
    first = LOOK.tell_report(match, None, scene(match))
    assert first[0].startswith("All factions lose." if found.winner is None else "")
    assert f"[{found.rule}]" in first[1]
    assert "The seal matches the seed: cards and dice were fixed before the first choice." in first[-1]
    assert "The seed was 5;" in first[-2]


def test_the_chronicle_stands_turn_by_turn() -> None:
    lines = LOOK.tell_report(finished(5, 5), None, scene(finished(5, 5)))
    assert "The chronicle of the Republic" in lines
    start = lines.index("The chronicle of the Republic")
    assert lines[start + 1] == "Turn 1"
    found: Any = report(finished(5, 5))
    assert sum(line.startswith("  ") for line in lines[start:]) == len(found.deeds)
    assert "  Assassination: Fabius (Column) has Sulpicius (Star) killed and escapes. [1.09.72]" in lines
    assert "  Assassination attempt: Julius (Amphora) misses Terentius (Column) and is caught. [1.09.72]" in lines


def test_nothing_is_shown_before_the_end() -> None:
    match = comitium.new("republic", players=4, seed=1)
    assert shown(match) == []
    assert LOOK.tell_report(match, None, scene(match)) == []


# -- curves


def test_a_curve_has_its_signs_its_numbers_and_its_end() -> None:
    drawn = plot([Curve("A", "", [0, 5, 10]), Curve("B", "", [10, 10, 0])], 24, 6, ["1", "2", "end"])
    assert [line.plain.rstrip() for line in drawn] == [
        "10 ┤B······B      ·A A10",
        " 8 ┤        ·· ···",
        " 6 ┤         ··",
        " 4 ┤      ·A·  ··",
        " 2 ┤  ····       ··",
        " 0 ┤A·             B B0",
        "   └1      2       end",
    ]


def test_a_curve_may_go_below_nought_and_may_be_a_single_point() -> None:
    assert plot([], 40) == []
    single = [line.plain for line in plot([Curve("A", "", [3])], 40)]
    assert any("A A3" in line for line in single)
    below = [line.plain for line in plot([Curve("A", "", [-4, 2])], 40, 8)]
    assert any(line.strip().startswith("-4") and "A" in line for line in below)


# -- in the browser


def test_influence_and_treasury_are_charts_in_the_browser() -> None:
    match = finished(8, 3)
    found: Any = report(match)
    influence, treasury, unrest = from_match.charts(match)
    assert [line.owner for line in influence.lines] == [0, 1, 2]
    assert treasury.lines[0].values[-1] == found.course[-1].treasury
    assert unrest.lines[0].values[-1] == found.course[-1].unrest
    assert len(influence.points) == len(influence.lines[0].values) <= len(found.course) + 2
    for language in ("en", "fr"):
        drawn = chart(influence, board(match, None), Words(language, "republic"))
        assert drawn.count("<polyline") == 3
        assert "draw-" not in drawn


# -- what Rome died of


@pytest.mark.parametrize(("language", "said"), [("en", "Why Rome fell"), ("fr", "Pourquoi Rome est tombée")])
def test_1_12_3_a_fall_is_told_in_its_numbers(language: str, said: str) -> None:
    match = finished(11, 5)
    found: Any = report(match)
    assert isinstance(found.fall, ByWars)
    lines = LOOK.tell_report(match, None, scene(match, None, language))
    told = lines[lines.index(said) + 1 :][: len(found.fall.foes) + 3]
    assert str(len(found.fall.foes)) in told[0]
    for foe, line in zip(found.fall.foes, told[1:], strict=False):
        assert str(foe.land) in line
    assert f"{found.fall.treasury} T" in told[-2].replace("\u00a0", " ")
    assert f"{found.fall.private} T" in told[-1].replace("\u00a0", " ")
    assert said in shown(match, language)


def test_1_08_2_1_06_53_each_fall_has_its_own_words() -> None:
    match = finished(5, 5)
    speech = StateOfTheRepublic("1.08.2", 1, 5, 7, 1, 0, -1)
    here = scene(match)
    assert "The total was −1" in republic_report.fallen(ByPeople(speech, 1), here)[0]
    assert "With 1 less unrest" in republic_report.fallen(ByPeople(speech, 1), here)[1]
    owed = republic_report.fallen(ByDebt(95, 70, 33, BillPaid("1.06.53", 60, 10, 20, 5, 95)), here)
    assert "had 70 T and owed 95: 60 for wars, 10 for land bills, 20 for legions and fleets, 5 for provinces." in owed[0]
    assert owed[1].startswith("25 T were missing. The factions kept 33 T")


def test_1_07_21_an_event_that_the_state_cannot_pay_is_what_rome_died_of() -> None:
    """The bill of the year had been paid; the price of the event is told, and what was wanting."""
    match = finished(5, 5)
    game: Any = copy(match.game)
    game.ending, game.treasury = "bankruptcy", 32
    disaster = EventDrawn("1.07.21", 12, EVENT_SIDES.index("natural-disaster-light"), 1)
    events = [BillPaid("1.06.53", 60, 10, 40, 0, 110), disaster, DebtUnpaid("1.07.21", 50, 32), RomeFell("1.12.3", 1)]
    died: Any = fall(game, events, 41)
    assert died == ByDebt(50, 32, 41, disaster)
    told = republic_report.fallen(died, scene(match))
    assert told[0] == "Natural Disaster cost the State 50 T at once, and it had 32."
    assert told[1].startswith("18 T were missing. The factions kept 41 T")


def test_1_12_3_the_speech_or_the_bill_that_ended_it_is_the_last_one() -> None:
    match = finished(5, 5)
    game: Any = copy(match.game)
    first, last = (StateOfTheRepublic("1.08.2", 1, dice, 7, 1, 0, dice - 6) for dice in (9, 3))
    game.ending = "people_revolt"
    assert fall(game, [first, last], 0) == ByPeople(last, 3)
    game.ending = "bankruptcy"
    bill = BillPaid("1.06.53", 60, 0, 20, 0, 80)
    assert fall(game, [bill, DebtUnpaid("1.06.53", 80, 7)], 12) == ByDebt(80, 7, 12, bill)
    game.ending = "era_ends"
    assert fall(game, [first, last], 0) is None
