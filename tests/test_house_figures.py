"""The house stays as well built as it is: bounds for what `tools/house_figures.py` counts, lowered whenever it is better."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parents[1] / "tools"))
from house_figures import compared, cycles, figures

HERE = Path(__file__).parent

LARGEST_CYCLE = 0  # of modules in games/ that import each other, in functions or not: there is none
CYCLES_AT_MODULE_LEVEL = 0
CYCLES_OUTSIDE_GAMES = 0
IMPORTS_IN_FUNCTIONS = 0  # in games/, of the project
FAN_OUT = 31  # modules that one module imports, except the one that imports all chapters
ALL_CHAPTERS = "comitium.games.republic.rules.chapters"
CLONES = 19  # the two general ones of the core, and those written by hand
LADDERS = 0  # functions with five or more branches on `isinstance`: there is none
COMPARED_CLASS_NAMES = 0  # comparisons with the name of a class as a string: there is none
FRAMES_IN_STRINGS = 30  # 23 of them in the one table of what a standing order may answer, board/question_ids
FILES_OF_A_PROPOSAL = (7.9, 13)  # that name a kind: on average, and at most
FILES_OF_A_CLAUSE = (3.6, 8)
FLAT_FOLDERS = 1  # with more than twenty files: core/
MOST_IN_A_FOLDER = 21


@cache
def house() -> dict[str, Any]:
    return figures(HERE.parent / "src")


def test_cycles_of_imports_do_not_grow() -> None:
    assert max((len(part) for part in house()["cycles"]), default=0) <= LARGEST_CYCLE
    assert len(house()["cycles_at_module_level"]) <= CYCLES_AT_MODULE_LEVEL
    assert len(house()["cycles_outside_games"]) <= CYCLES_OUTSIDE_GAMES
    assert house()["imports_in_functions"]["games"] <= IMPORTS_IN_FUNCTIONS
    assert max(fan for name, fan in house()["fan_out"].items() if name != ALL_CHAPTERS) <= FAN_OUT


def test_whatever_is_offered_is_named_in_few_files() -> None:
    for kinds, (mean, most) in (("proposals", FILES_OF_A_PROPOSAL), ("clauses", FILES_OF_A_CLAUSE)):
        assert house()[kinds]["kinds"] >= 14, "all are found"
        assert house()[kinds]["mean"] <= mean
        assert house()[kinds]["max"] <= most


def test_ladders_and_class_names_in_strings_do_not_grow() -> None:
    assert len(house()["ladders"]) <= LADDERS
    assert len(house()["compared_class_names"]) <= COMPARED_CLASS_NAMES
    assert house()["frames_in_strings"]["strings"] <= FRAMES_IN_STRINGS
    assert len(house()["clones"]) <= CLONES


def test_folders_do_not_grow() -> None:
    assert len(house()["flat_folders"]) <= FLAT_FOLDERS
    assert max(house()["flat_folders"].values(), default=0) <= MOST_IN_A_FOLDER


# -- the figures themselves, on a house of a few lines

SMALL_HOUSE = {
    "core.py": """
        class Frame:
            def clone(self):
                raise NotImplementedError
        """,
    "games/kinds.py": """
        FOR_LIFE: int = 0
        REPEAL: int = 1
        """,
    "games/proposals.py": """
        class Measure: ...
        def register(kind, measure): ...
        """,
    "games/senate.py": '''
        """A "Ballot" in a docstring is no string."""
        from typing import TYPE_CHECKING
        from toga.core import Frame
        from toga.games import kinds
        from toga.games.proposals import Measure, register
        if TYPE_CHECKING:
            from toga.games.life import Life
        class Ballot(Frame):
            def clone(self):
                return Ballot()
        class Secret(Ballot): ...
        class Repeal(Measure): ...
        register(kinds.REPEAL, Repeal())
        def end(game):
            from toga.games import state
            import json
        ''',
    "games/life.py": """
        from toga.games import senate as they
        from toga.games.kinds import FOR_LIFE
        from toga.games.proposals import register, Measure
        class Life(Measure): ...
        register(FOR_LIFE, Life())
        where = type(they).__name__ == "x"
        """,
    "games/state.py": """
        from toga.games import senate
        SHOWN = {"Secret": 1}
        def price(top, kind):
            where = type(top).__name__
            if where == "x" or kind.name == "Ballot" or kind.name == "Elephant":
                return senate.kinds.REPEAL
            if isinstance(top, int): return 1
            elif isinstance(top, str): return 2
            elif isinstance(top, float): return 3
            elif not isinstance(top, bytes): return 4
            return 5 if isinstance(top, list) else 6
        """,
}


@pytest.fixture
def small(tmp_path: Path) -> dict[str, Any]:
    for name, text in SMALL_HOUSE.items():
        file = tmp_path / "src" / "toga" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        (file.parent / "__init__.py").touch()
        lines = text.strip("\n").splitlines()
        file.write_text("\n".join(line.removeprefix("        ") for line in lines), encoding="utf-8")
    return figures(tmp_path / "src")


def test_imports_inside_functions_close_a_cycle_and_those_for_types_do_not(small: dict[str, Any]) -> None:
    assert small["cycles"] == [["toga.games.senate", "toga.games.state"]]
    assert small["cycles_at_module_level"] == []
    assert small["imports_in_functions"]["games"] == 1
    assert small["imports_in_functions"]["of_other_packages"] == 1
    assert small["fan_out"]["toga.games.senate"] == 4


def test_kinds_are_found_by_what_they_descend_from_and_followed_through_imports(small: dict[str, Any]) -> None:
    assert small["proposals"]["files_of_each"] == {"REPEAL": 3, "FOR_LIFE": 3}, "a class named for the type checker counts"


def test_clones_ladders_and_names_in_strings_are_counted(small: dict[str, Any]) -> None:
    assert small["clones"] == ["toga.games.senate.Ballot.clone"]
    assert small["ladders"] == {"toga.games.state.price": 5}
    assert small["compared_class_names"] == ["toga.games.life:6", "toga.games.state:5", "toga.games.state:5"]
    assert small["frames_in_strings"]["strings"] == 2
    assert "| clone methods, with the two general ones of the core | 1 | 1 |" in compared(small, small)


def test_cycles_are_parts_in_which_everybody_is_reached_from_everybody() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": {"d"}, "f": {"a"}}
    assert cycles({name: set(others) for name, others in graph.items()}) == [["a", "b", "c"], ["d", "e"]]
