"""No rule without a test: the second rulebook has every number of the first, and every worked example."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from games.every_game import TRIALS, every_game
from games.trial import Trial

TESTED = ("enforced", "automatic", "option")


@cache
def text(game: str) -> str:
    """All tests of a game's own folder."""
    return "\n".join(path.read_text() for path in sorted((Path(__file__).parent / game).rglob("test_*.py")))


@cache
def names(game: str) -> list[str]:
    return re.findall(r"^def (test_\w+)", text(game), re.MULTILINE)


@pytest.mark.parametrize(
    ("game", "number"),
    [(trial.id, number) for trial in TRIALS for number, rule in trial.ledger.items() if rule["status"] in TESTED],
)
def test_every_rule_has_a_test(game: str, number: str) -> None:
    prefix = f"test_{number.replace('.', '_')}_"
    assert [name for name in names(game) if name.startswith(prefix) and not name[len(prefix)].isdigit()]


@every_game
def test_every_numbered_test_names_a_rule(trial: Trial) -> None:
    for name in names(trial.id):
        match = re.match(r"test((?:_\d+)+)_", name)
        if match:
            assert match[1][1:].replace("_", ".") in trial.ledger, name


@every_game
def test_every_rule_is_told_with_curled_apostrophes(trial: Trial) -> None:
    told = ("title_en", "title_fr", "summary_en", "summary_fr")
    assert [number for number, rule in trial.ledger.items() if any("'" in rule.get(key, "") for key in told)] == []


@every_game
def test_every_option_changes_a_rule_of_the_ledger(trial: Trial) -> None:
    for name, option in trial.meta.options.items():
        assert name in trial.ledger[option.rule]["options"], f"{option.rule} does not speak of {name}"


@pytest.mark.parametrize(("game", "letter"), [(trial.id, letter) for trial in TRIALS for letter in trial.examples])
def test_every_worked_example_has_a_test(game: str, letter: str) -> None:
    """It is named in a docstring, alone or in a row of them, or by the test itself."""
    (count,) = (trial.examples[letter] for trial in TRIALS if trial.id == game)
    found = set(re.findall(rf"\b{letter}\d\d\b", text(game)))
    found.update(name[5:8].upper() for name in names(game) if re.match(rf"test_{letter.lower()}\d\d_", name))
    for first, last in re.findall(rf"\b{letter}(\d\d) to {letter}(\d\d)\b", text(game)):
        found.update(f"{letter}{number:02}" for number in range(int(first), int(last) + 1))
    assert {f"{letter}{number:02}" for number in range(1, count + 1)} <= found
