"""Moments on a page: only what was decided since the last frame, and nobody seen before it is."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from comitium.draw.page import moments
from comitium.draw.page.model import Scene, Table
from comitium.match.begin import replay
from comitium.match.match import Match

from .drawn import model

GOLDEN = Path(__file__).parents[2] / "golden" / "republic"


def heard(journal: str, seat: int) -> Table:
    """All that a seat has heard of a golden game, as the pages want it."""
    over = replay((GOLDEN / f"{journal}.jsonl").read_text(encoding="utf-8"))
    match = Match(over.header)
    for entry in over.entries():
        match.repeat(entry)
    events = tuple(match.history(seat))
    return replace(model(match, seat), events=events, heard=len(events), moved=len(events))


def shown(table: Table, moved: int, speed: str = "usual") -> tuple[Scene, ...]:
    return moments.scenes(replace(table, moved=moved, speed=speed))


def test_a_moment_comes_with_the_frame_that_tells_its_result_and_once() -> None:
    table = heard("rebel_fails", 2)
    everything = shown(table, len(table.events))
    battle = everything[-2]
    after = len(table.events) - battle.at
    assert [one.at for one in shown(table, after)] == [one.at for one in everything[-2:]], "begun before, decided now"
    assert [one.at for one in shown(table, after - 1)] == [everything[-1].at], "what follows does not bring it again"
    assert shown(table, 0) == ()


def test_at_once_only_the_end_is_shown() -> None:
    table = heard("rebel_fails", 2)
    assert [one.ends for one in shown(table, len(table.events), "instant")] == [True]


def test_who_is_elected_is_not_in_the_page_before_the_last_beat() -> None:
    table = heard("whole-game", 2)
    elected = [one for one in shown(table, len(table.events)) if "are Consuls" in one.beats[-1]]
    assert elected
    for one in elected:
        assert all('class="bust' not in beat for beat in one.beats[:-1])
        assert 'class="bust' in one.beats[-1]
