"""The games of the republic's report: told in a line, and not played twice."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[3] / "tools"))
import republic_games
from republic_games import Job, PlayedGame, play_all

JOB = Job("early", 3, ("random",) * 3, 7)
TOLD = PlayedGame(JOB, "four_wars", -1, 4, 300, (90, 80, 70), Counter({"games of 1": 7}), (9, 8, 7))


def test_a_game_is_told_in_a_line_and_read_again() -> None:
    assert PlayedGame.read(TOLD.written()) == TOLD
    assert (TOLD.deeds("games", 1), TOLD.deeds("games", 2)) == (7, 0)


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(TOLD.written() + "\n")
    other = Job("early", 3, ("random",) * 3, 8)
    played: list[Job] = []

    def play(job: Job) -> PlayedGame:
        played.append(job)
        return TOLD._replace(job=job)

    monkeypatch.setattr(republic_games, "play", play)
    assert [told.job for told in play_all([JOB, other], 0, str(file))] == [JOB]  # nobody to play: what there is
    for _ in range(2):
        assert [told.job for told in play_all([JOB, other], 1, str(file))] == [JOB, other]
    assert played == [other]
    assert len(file.read_text().splitlines()) == 2


def test_a_game_between_random_factions_is_counted() -> None:
    told = republic_games.play(JOB)
    assert told.ending
    assert sum(told.choices) <= told.answers
    assert told.counts["VoteClosed"] > 0
