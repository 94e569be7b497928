"""No rule without a test: the second rulebook has every number of the first."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from games.caesar.test_events_and_prompts import LEDGER

HERE = Path(__file__).parent
RULES = {rule["number"]: rule["status"] for rule in tomllib.loads(LEDGER.read_text())["rule"]}
TESTS = re.findall(r"^def (test_\w+)", "\n".join(path.read_text() for path in sorted(HERE.glob("test_*.py"))), re.MULTILINE)

# the worked examples of the digest: votes, scores, winners, setup, turns, special votes, actions, endings
EXAMPLES = {"V": 24, "S": 11, "W": 4, "C": 8, "T": 20, "X": 16, "A": 19, "E": 7}


@pytest.mark.parametrize(
    "number", [number for number, status in RULES.items() if status in ("enforced", "automatic", "option")]
)
def test_every_rule_has_a_test(number: str) -> None:
    prefix = f"test_{number.replace('.', '_')}_"
    assert [name for name in TESTS if name.startswith(prefix) and not name[len(prefix)].isdigit()]


def test_every_numbered_test_names_a_rule() -> None:
    for name in TESTS:
        match = re.match(r"test((?:_\d+)+)_", name)
        if match:
            assert match[1][1:].replace("_", ".") in RULES, name


@pytest.mark.parametrize("letter", EXAMPLES)
def test_every_worked_example_has_a_test(letter: str) -> None:
    text = "\n".join(path.read_text() for path in sorted(HERE.glob("test_*.py")))
    found = set(re.findall(rf"\b{letter}\d\d\b", text))
    for first, last in re.findall(rf"\b{letter}(\d\d) to {letter}(\d\d)\b", text):
        found.update(f"{letter}{number:02}" for number in range(int(first), int(last) + 1))
    assert {f"{letter}{number:02}" for number in range(1, EXAMPLES[letter] + 1)} <= found
