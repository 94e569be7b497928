"""Questions are asked for by their class; surfaces, which have only an id, take it from one module."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest

from comitium.core.ids import class_names
from comitium.games.republic.board.question_ids import ARMING, ASKS_FOR, ON_THE_FLOOR, REPLIES, ROUNDS, SCOPES
from comitium.games.republic.game_type import GAME_TYPE

ROOMS = (
    "bots/republic",
    "draw/page/republic",
    "draw/terminal/republic",
    "games/republic/forms",
    "games/republic/odds/sentences",
)


def test_surfaces_name_questions_that_there_are() -> None:
    named = {*REPLIES, *ROUNDS, *SCOPES, *ASKS_FOR, *ARMING, *ON_THE_FLOOR}
    assert named - class_names(GAME_TYPE.package).keys() == set()


@pytest.mark.parametrize("room", ROOMS)
def test_nobody_else_names_a_question_by_its_id(room: str) -> None:
    known = class_names(GAME_TYPE.package)
    modules = sorted(Path(str(files("comitium"))).joinpath(room).rglob("*.py"))
    assert modules
    for path in modules:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        assert named & known.keys() == set(), path
