"""Golden games of the Republic: a journal for every ending, and a whole game, replay to the same end (make_republic.py)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import comitium
from comitium.games.republic.outcome import ENDINGS
from comitium.games.republic.report.report import report
from comitium.games.republic.report.scoreboard import place_of, players_of
from comitium.games.republic.state.republic import Republic
from comitium.match import journal

GOLDEN = Path(__file__).parents[2] / "golden" / "republic"
JOURNALS = sorted(path.name for path in GOLDEN.glob("*.jsonl"))
DIGESTS: dict[str, str] = json.loads((GOLDEN / "digests.json").read_text())


def test_every_ending_has_a_golden_game() -> None:
    assert set(JOURNALS) == {*(f"{ending}.jsonl" for ending in ENDINGS), "whole-game.jsonl"}
    assert sorted(DIGESTS) == JOURNALS


@pytest.mark.parametrize("name", JOURNALS)
def test_a_golden_game_replays_to_the_same_end(name: str) -> None:
    text = (GOLDEN / name).read_text()
    match = comitium.replay(text)
    assert match.outcome is not None
    assert name in (f"{match.outcome.reason}.jsonl", "whole-game.jsonl")
    assert match.digest == DIGESTS[name]
    assert match.entries() == journal.read(text).entries  # the header may know options by now that it did not then
    assert comitium.replay(match.journal()).journal() == match.journal()
    assert comitium.read_record(comitium.record(match)).digest == match.digest


# -- [4.08.1] the places of the scoreboard

PLACES = GOLDEN / "places"
PLACE_DIGESTS: dict[str, str] = json.loads((PLACES / "digests.json").read_text())


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_4_08_1_every_place_of_the_scoreboard_has_a_golden_game(place: int, players: int) -> None:
    name = f"place-{place}-of-{players}.jsonl"
    text = (PLACES / name).read_text()
    match = comitium.replay(text)
    assert match.digest == PLACE_DIGESTS[name]
    assert match.entries() == journal.read(text).entries
    assert comitium.read_record(comitium.record(match)).digest == match.digest
    assert isinstance(match.game, Republic)
    assert len(players_of(match.game)) == players
    assert min(place_of(match.game, seat) for seat in players_of(match.game)) == place
    score = report(match).score
    assert score is not None
    assert score.places[0].place == place
    assert score.survived == (place < 5)
