"""Golden games: whole journals, kept in tests/golden, replay to the same end. Its README says why each is kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import comitium
from comitium.games.idus.outcome import ENDINGS

GOLDEN = Path(__file__).parents[2] / "golden"
JOURNALS = sorted(path.name for path in GOLDEN.glob("idus-*.jsonl"))
README = {
    row[0]: row[1:]
    for row in re.findall(r"^\| (idus-\S+) \| (\S+) \| (\d) of (\d) \| (.+) \|$", (GOLDEN / "README.md").read_text(), re.M)
}


def test_the_readme_says_why_each_game_is_kept() -> None:
    assert sorted(README) == JOURNALS
    assert all(why for *_, why in README.values())


def test_every_table_and_every_ending_is_there() -> None:
    assert {(players, ending.partition("-")[0]) for ending, _, players, _ in README.values()} >= {
        (players, ending) for players in "5678" for ending in ("ides", "conspiracy")
    }
    assert {ending for ending, *_ in README.values()} == set(ENDINGS)


@pytest.mark.parametrize("name", JOURNALS)
def test_a_golden_game_replays_to_the_same_end(name: str) -> None:
    """`replay` checks the digest against the journal's closing line."""
    text = (GOLDEN / name).read_text()
    match = comitium.replay(text)
    assert match.outcome is not None
    ending, winners, players, _ = README[name]
    assert match.outcome.reason == ending
    assert (len(match.outcome.winners), match.header.seats) == (int(winners), int(players))
    assert match.journal() == text


@pytest.mark.parametrize("name", JOURNALS)
def test_a_golden_game_can_be_written_as_a_record(name: str) -> None:
    match = comitium.replay((GOLDEN / name).read_text())
    again = comitium.read_record(comitium.record(match))
    assert again.digest == match.digest
    assert again.outcome == match.outcome
