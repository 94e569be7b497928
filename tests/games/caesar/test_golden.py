"""Golden games: whole journals, kept in tests/golden, replay to the same end. Its README says why each is kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import comitium

GOLDEN = Path(__file__).parents[2] / "golden"
JOURNALS = sorted(path.name for path in GOLDEN.glob("caesar-*.jsonl"))
README = {
    row[0]: row[1:]
    for row in re.findall(r"^\| (caesar-\S+) \| (\w+) \| (\d+) : (\d+) \| (.+) \|$", (GOLDEN / "README.md").read_text(), re.M)
}


def test_the_readme_says_why_each_game_is_kept() -> None:
    assert sorted(README) == JOURNALS
    assert all(why for *_, why in README.values())


def test_every_edition_and_every_ending_is_there() -> None:
    kept = {(match[1], match[2]) for name in JOURNALS if (match := re.match(r"caesar-(\w+)-(\w+)\.jsonl", name))}
    assert {rule_set for rule_set, _ in kept} >= {"rio_grande", "kosmos_fr", "tilsit_fr", "tilsit_original"}
    assert {ending for _, ending in kept} >= {"patricians", "exhausted", "blocked", "alone", "stalled"}
    for rule_set in ("rio_grande", "kosmos_fr", "tilsit_fr", "tilsit_original"):
        assert {"patricians", "blocked"} <= {ending for edition, ending in kept if edition == rule_set}


@pytest.mark.parametrize("name", JOURNALS)
def test_a_golden_game_replays_to_the_same_end(name: str) -> None:
    """`replay` checks the digest against the journal's closing line."""
    text = (GOLDEN / name).read_text()
    match = comitium.replay(text)
    assert match.outcome is not None
    ending, caesar, cleopatra, _ = README[name]
    assert match.outcome.reason == ending
    assert match.outcome.scores == (int(caesar), int(cleopatra))
    assert match.journal() == text


@pytest.mark.parametrize("name", JOURNALS)
def test_a_golden_game_can_be_written_as_a_record(name: str) -> None:
    match = comitium.replay((GOLDEN / name).read_text())
    again = comitium.read_record(comitium.record(match))
    assert again.digest == match.digest
    assert again.outcome == match.outcome
