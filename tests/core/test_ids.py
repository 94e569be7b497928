"""Names on disk are not names in the code: a class, a field or a step that is renamed keeps its id."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from comitium.core import ids
from comitium.core.digest import described
from comitium.core.positions import read_stack, stack_text
from comitium.core.state_object import StateObject

BEFORE = """
from comitium.core.frames import Question, Script

class Ask(Question):
    def __init__(self, seat, card):
        super().__init__(seat)
        self.card = card

def deal(game, script): pass
def play(game, script): pass

class Round(Script):
    def steps(self):
        return [deal, play]
"""
AFTER = """
from comitium.core.frames import Question, Script

class AskForCard(Question):
    def __init__(self, player, wanted):
        super().__init__(player)
        self.player = player
        self.wanted = wanted

def hand_out(game, script): pass
def play_cards(game, script): pass

class WholeRound(Script):
    def steps(self):
        return [hand_out, play_cards]
"""
TABLE = """
[things]
Ask = { class = "AskForCard", fields = ["seat", "card"] }
Round = { class = "WholeRound", fields = ["at"], steps = ["deal", "play"] }
"""


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One game as it was, and the same with every name changed and a table of ids."""
    for name, code in (("game_before", BEFORE), ("game_after", AFTER)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("")
        (tmp_path / name / "rules.py").write_text(code)
    (tmp_path / "game_after" / "ids.toml").write_text(TABLE)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    ids._TABLES.pop("game_after", None)
    ids._FOUND.clear()
    for name in [name for name in sys.modules if name.startswith(("game_before", "game_after"))]:
        del sys.modules[name]


def test_what_was_renamed_is_described_and_written_as_before(games: None) -> None:
    from game_after import rules as after  # type: ignore[import-not-found]
    from game_before import rules as before  # type: ignore[import-not-found]

    ids.load_ids("game_after")
    old: list[StateObject] = [before.Round(1), before.Ask(0, 7)]
    new: list[StateObject] = [after.WholeRound(1), after.AskForCard(0, 7)]
    assert described(new) == described(old) == [{"": "Round", "at": "play"}, {"": "Ask", "seat": 0, "card": 7}]
    assert stack_text(new) == stack_text(old) == "Round(play)/Ask(0,7)"  # type: ignore[arg-type]
    assert read_stack("Round(play)/Ask(0,7)", "game_after") == new


def test_a_pickle_names_ids_and_no_class(games: None) -> None:
    from game_after import rules as after

    ids.load_ids("game_after")
    packed = pickle.dumps(after.AskForCard(0, 7))
    assert b"AskForCard" not in packed
    assert pickle.loads(packed) == after.AskForCard(0, 7)


def test_without_a_table_the_names_in_the_code_are_the_ids(games: None) -> None:
    from game_before import rules as before

    assert ids.id_of(before.Ask(0, 7)) == "Ask"
    assert pickle.loads(pickle.dumps(before.Ask(0, 7))) == before.Ask(0, 7)
