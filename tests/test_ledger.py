"""The ledger of every game is complete, and the scanner finds what is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from comitium.core.registry import game_types
from comitium.ledger import Ledger, read

META = """
id = "dice"
[options.loaded]
default = false
choices = [false, true]
rule = "2.1"
"""
CARD = """
[[card]]
id = "joker"
rule = "1.2"
effect = "joker"
"""
CODE = '''
"""Chapter 1 and [1.1], which this line does not enforce."""

def throw():
    """[1.1] A die is thrown."""
    return "1.1"

class Table:
    """The table."""

    def sit(self):
        """[1.2] to [1.4] Everybody sits down, in the order of [1.3]."""
'''
TESTS = """
import pytest

def check(game):
    assert game

def test_1_1_a_die_is_thrown(game):
    assert game

def test_1_2_nobody_stands(game):
    with pytest.raises(ValueError):
        game.stand()

class TestSeats:
    def test_1_3_through_a_function(self, game):
        check(game)

def test_1_4_2_players(game):
    assert game

def test_2_1_loaded_dice(game):
    assert game
"""


def rule(number: str, status: str = "enforced", more: str = "") -> str:
    texts = "\n".join(f'{name} = "x"' for name in ("title_en", "title_fr", "summary_en", "summary_fr"))
    return f'[[rule]]\nnumber = "{number}"\nstatus = "{status}"\n{texts}\n{more}\n'


RULES = "".join(rule(number) for number in ("1.1", "1.2", "1.3", "1.4")) + rule("2.1", "option") + rule("3.1", "note")


class House:
    """A small game on disk, with one thing in it wrong or nothing."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / "src" / "dice"
        self.write("src/dice/meta.toml", META)
        self.write("src/dice/ledger.toml", RULES)
        self.write("src/dice/cards/all.toml", CARD)
        self.write("src/dice/rules/r1.py", CODE)
        self.write("src/dice/rulings.md", "# Rulings\n\n## R-001 — Who throws (rule 1.1)\n")
        self.write("tests/games/dice/test_1.py", TESTS)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def ledger(self) -> Ledger:
        return Ledger("dice", self.folder, self.root / "tests", self.root)

    def gaps(self) -> list[tuple[str, str]]:
        return [(gap.kind, gap.rule) for gap in self.ledger().gaps]


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


@pytest.mark.parametrize("game", [known.meta.id for known in game_types()])
def test_the_ledger_of_a_game_has_no_gaps(game: str) -> None:
    ledger = read(game)
    assert ledger.tests_found
    assert [(gap.kind, gap.rule, gap.where) for gap in ledger.gaps] == []


def test_a_complete_game_has_no_gaps(house: House) -> None:
    ledger = house.ledger()
    assert ledger.gaps == []
    assert str(ledger.code["1.1"][0]) == "src/dice/rules/r1.py:4 throw"
    assert [str(place) for place in ledger.code["1.4"]] == ["src/dice/rules/r1.py:11 Table.sit"]
    assert len(ledger.code["1.3"]) == 1
    assert ledger.tests["1.3"][0].name == "TestSeats.test_1_3_through_a_function"
    assert ledger.rulings == {"R-001": "Who throws"}


def test_missing_code(house: House) -> None:
    house.write("src/dice/rules/r1.py", CODE.replace("[1.1] A die", "A die"))
    assert house.gaps() == [("code", "1.1")]


def test_missing_test(house: House) -> None:
    house.write("tests/games/dice/test_1.py", TESTS.replace("test_1_2", "test_about"))
    assert house.gaps() == [("test", "1.2")]


@pytest.mark.parametrize(
    "body",
    ["pass", "assert True", "assert 1 == 1", '"""Nothing."""', "game.stand()", "..."],
)
def test_a_test_that_checks_nothing_does_not_count(house: House, body: str) -> None:
    house.write(
        "tests/games/dice/test_1.py", TESTS.replace("    with pytest.raises(ValueError):\n        game.stand()", f"    {body}")
    )
    assert house.gaps() == [("test-idle", "1.2")]


@pytest.mark.parametrize("mark", ["skip", "xfail(strict=True)"])
def test_a_test_that_is_not_run_does_not_count(house: House, mark: str) -> None:
    house.write("tests/games/dice/test_1.py", TESTS.replace("def test_1_2", f"@pytest.mark.{mark}\ndef test_1_2"))
    assert house.gaps() == [("test-idle", "1.2")]


def test_the_tests_of_another_game_do_not_count(house: House) -> None:
    (house.root / "tests/games/dice").rename(house.root / "tests/games/chess")
    assert {kind for kind, _ in house.gaps()} == {"test"}
    (house.root / "tests/games/chess/test_1.py").rename(house.root / "tests/test_dice_rules.py")
    assert house.gaps() == []


def test_a_check_that_all_games_share_counts(house: House) -> None:
    house.write(
        "tests/games/dice/test_1.py", TESTS.replace("def check(game):\n    assert game\n", "from games.table import check\n")
    )
    assert house.gaps() == [("test-idle", "1.3")]
    house.write("tests/games/table.py", "def check(game):\n    assert game\n\ndef test_8_8_nothing(game):\n    check(game)\n")
    assert house.gaps() == []


def test_a_number_that_does_not_exist(house: House) -> None:
    house.write("src/dice/more.py", 'def f():\n    """[9.9] and [1.1] to [1.9]"""\n    return "7.7", "v7.7"\n')
    house.write(
        "tests/games/dice/test_2.py", "def test_8_8_nothing(game):\n    assert game\n\ndef test_2_players(game):\n    pass\n"
    )
    assert house.gaps() == [("code-cites", "9.9"), ("code-cites", "1.9"), ("literal", "7.7"), ("test-cites", "8.8")]


def test_the_longest_number_of_a_name_counts(house: House) -> None:
    house.write("src/dice/ledger.toml", RULES + rule("1.4.2", "note"))
    ledger = house.ledger()
    assert ("test", "1.4") in house.gaps()
    assert "1.4.2" in ledger.tests


def test_options(house: House) -> None:
    house.write("src/dice/meta.toml", META.replace('"2.1"', '"2.2"'))
    assert house.gaps() == [("option-rule", "2.2"), ("code", "2.1")]
    house.write("src/dice/meta.toml", META)
    house.write("src/dice/ledger.toml", RULES.replace('"3.1"', '"3.1"\noptions = ["lost"]\nrulings = ["R-001", "R-002"]'))
    assert house.gaps() == [("ruling", "3.1"), ("option-unknown", "3.1")]


@pytest.mark.parametrize(
    ("card", "gap"),
    [
        (CARD.replace('effect = "joker"', ""), ("card-mute", "1.2")),
        (CARD.replace("1.2", "9.2"), ("card-rule", "9.2")),
        (CARD.replace("1.2", "3.1"), ("card-code", "3.1")),
    ],
)
def test_cards_without_effect(house: House, card: str, gap: tuple[str, str]) -> None:
    house.write("src/dice/cards/all.toml", card)
    assert house.gaps() == [gap]
    house.write("src/dice/cards/all.toml", CARD.replace('"joker"\n', '"plain"\n').replace("1.2", "3.1"))
    assert house.gaps() == []


def test_the_ledger_itself(house: House) -> None:
    house.write(
        "src/dice/ledger.toml",
        RULES + rule("3.1", "note") + rule("3.2", "guessed") + rule("3.3", "note").replace('"x"', '""', 1),
    )
    assert house.gaps() == [("repeated", "3.1"), ("status", "3.2"), ("untold", "3.3")]


def test_nothing_is_demanded_of_a_planned_rule(house: House) -> None:
    house.write("src/dice/ledger.toml", RULES + rule("4.1", "planned"))
    ledger = house.ledger()
    assert ledger.gaps == []
    assert not ledger.has_code("4.1")
    assert "4.1" not in ledger.tests


def test_rulings_stand_in_lists_of_any_letter(house: House) -> None:
    house.write(
        "src/dice/rulings.md", "# Rulings\n\n## T-1 — Who throws (rule 1.1)\n\n## C-90 — Who catches (rules 1.1 and 1.2)\n"
    )
    house.write("src/dice/ledger.toml", RULES + rule("3.2", "note", 'rulings = ["T-1", "C-90"]'))
    ledger = house.ledger()
    assert ledger.rulings == {"T-1": "Who throws", "C-90": "Who catches"}
    assert ledger.gaps == []
    house.write("src/dice/ledger.toml", RULES + rule("3.2", "note", 'rulings = ["T-2"]'))
    assert house.gaps() == [("ruling", "3.2")]


def test_without_tests_nothing_is_asked_of_them(house: House) -> None:
    ledger = Ledger("dice", house.folder, None, house.root)
    assert not ledger.tests_found
    assert ledger.gaps == []


def test_finding_numbers(house: House) -> None:
    ledger = house.ledger()
    assert [rule.number for rule in ledger.under("1")] == ["1.1", "1.2", "1.3", "1.4"]
    assert ledger.near("1.7") == ["1.1", "1.2", "1.3", "1.4"]
    assert ledger.near("nonsense")
