"""No rule without a test: the second rulebook has every number of the first, and every worked example."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from games.idus.test_events_and_prompts import LEDGER

HERE = Path(__file__).parent
RULES = {rule["number"]: rule["status"] for rule in tomllib.loads(LEDGER.read_text())["rule"]}
TEXT = "\n".join(path.read_text() for path in sorted(HERE.glob("test_*.py")) if path.name != Path(__file__).name)
TESTS = re.findall(r"^def (test_\w+)", TEXT, re.MULTILINE)

# the worked examples of the digest: endings, limits, turn flow
EXAMPLES = {"I": 11, "L": 10, "M": 26}


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
    found = set(re.findall(rf"\b{letter}\d\d\b", TEXT)) | {
        name[5:8].upper() for name in TESTS if re.match(r"test_l\d\d_", name)
    }
    for first, last in re.findall(rf"\b{letter}(\d\d) to {letter}(\d\d)\b", TEXT):
        found.update(f"{letter}{number:02}" for number in range(int(first), int(last) + 1))
    assert {f"{letter}{number:02}" for number in range(1, EXAMPLES[letter] + 1)} <= found
