"""Golden games: whole journals, kept in tests/golden, replay to the same end. Its README says why each is kept."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import comitium
from comitium.match import journal
from games.every_game import TRIALS, every_game
from games.trial import Trial

GOLDEN = Path(__file__).parents[1] / "golden"
JOURNALS = sorted(path.name for path in GOLDEN.glob("*.jsonl"))
ROW = re.compile(r"^\| (\S+\.jsonl) \| (\S+) \| (.+) \| (.+) \|$", re.MULTILINE)
README = {name: (ending, result, why) for name, ending, result, why in ROW.findall((GOLDEN / "README.md").read_text())}

DIGESTS: dict[str, str] = json.loads((GOLDEN / "digests.json").read_text())  # as of today; the journals have those of 0.1.0


def test_the_readme_says_why_each_game_is_kept() -> None:
    assert sorted(README) == JOURNALS
    assert all(why for *_, why in README.values())


@every_game
def test_every_ending_is_there(trial: Trial) -> None:
    assert {ending for name, (ending, *_) in README.items() if name.startswith(trial.id)} == set(trial.endings)


@pytest.mark.parametrize("name", JOURNALS)
def test_a_golden_game_replays_to_the_same_end(name: str) -> None:
    """`replay` checks the digest against the journal's closing line."""
    text = (GOLDEN / name).read_text()
    match = comitium.replay(text)
    (trial,) = (trial for trial in TRIALS if trial.id == match.header.game)
    ending, result, _ = README[name]
    assert match.outcome is not None
    assert match.outcome.reason == ending
    assert trial.result(match) == result
    assert match.entries() == journal.read(text).entries
    assert match.digest == DIGESTS[name]
    assert comitium.replay(match.journal()).journal() == match.journal()


@pytest.mark.parametrize("name", JOURNALS)
def test_a_golden_game_can_be_written_as_a_record(name: str) -> None:
    match = comitium.replay((GOLDEN / name).read_text())
    again = comitium.read_record(comitium.record(match))
    assert again.digest == match.digest
    assert again.outcome == match.outcome
