"""Moments on a page: only what was decided since the last frame, and nobody seen before it is."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec.structs import replace

from comitium.draw.page.beside import log, moments
from comitium.draw.page.looks import look
from comitium.draw.page.model import Person, Scene, Table
from comitium.draw.page.parts import whole
from comitium.draw.page.words import Words
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
    return replace(model(match, seat), events=events, event_count=len(events), moved=len(events))


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


def test_what_was_decided_since_the_last_answer_is_listed_above_the_log() -> None:
    table = heard("rebel_fails", 2)
    words = Words("en", "republic")
    everything = shown(table, len(table.events))
    last = everything[-2:]
    fresh = len(table.events) - last[0].at
    for speed in ("usual", "instant"):  # seen or not
        panel = whole(log.panel(look("republic"), replace(table, fresh=fresh, speed=speed), words))
        listed = panel.split('<ul class="decided">')[1].split("</ul>")[0]
        assert [int(at) for at in re.findall(r'"at":(\d+)', listed)] == [one.at for one in reversed(last)]
    assert "decided" not in whole(log.panel(look("republic"), replace(table, fresh=0), words))


def test_a_person_has_a_chip_and_a_bot_has_none() -> None:
    table = heard("rebel_fails", 2)
    assert all("data-turned" not in one.beats[0] for one in shown(table, len(table.events)))
    people = tuple([Person("you" if seat == 2 else "person" if seat == 1 else "bot") for seat in range(len(table.people))])
    drawn = shown(replace(table, people=people), len(table.events))
    assert all(re.findall(r'data-turned="(\d)"', one.beats[0]) == ["1"] for one in drawn)


def test_the_temple_stands_until_the_last_beat() -> None:
    table = heard("rebel_fails", 2)
    end = shown(table, len(table.events))[-1]
    assert [beat.count('class="portico ruin"') for beat in end.beats] == [0] * (len(end.beats) - 1) + [1]
    ended = heard("era_ends", 1)
    won = shown(ended, len(ended.events))[-1]
    assert [beat.count('<li class="won">') for beat in won.beats] == [0] * (len(won.beats) - 1) + [1]
