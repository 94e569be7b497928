"""The page that describes position texts has lists which a tool writes: they are those of today."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import comitium
from comitium.games.republic import names
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation.vocabulary import MARK_NAMES
from comitium.games.republic.notation.write import _written
from comitium.games.republic.state.republic import MARKS, Republic

ROOT = Path(comitium.__file__).parents[2]


def test_the_lists_of_the_page_are_those_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """`python tools/notation_page.py` writes them anew."""
    monkeypatch.setattr(sys, "path", [str(ROOT / "tools"), *sys.path])
    import notation_page

    assert notation_page.PAGE.read_text(encoding="utf-8") == notation_page.page()
    for key in (
        *GAME_TYPE.things["card"],
        *GAME_TYPE.things["province"],
        *GAME_TYPE.things["directive"],
        *MARK_NAMES,
        "Years",
        "next_turn",
        "NameLeader",
    ):
        assert f"`{key}`" in notation_page.lists()
    assert len(MARK_NAMES) <= MARKS


def test_every_field_that_is_written_stands_in_the_table_of_fields() -> None:
    """Those of options and of each faction have a row for all of them."""
    page = (ROOT / "docs" / "republic-notation.md").read_text(encoding="utf-8")
    first = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    rows = {name for cell in first for name in re.findall(r"`([a-z_.]+)`", cell)}
    for players in (1, 2, 4):
        game = comitium.new("republic", players=players, seed=3).game
        assert isinstance(game, Republic)
        for field in _written(game, None, everything=True, deck=True):
            name = re.sub(rf"^({'|'.join(names.SEATS)})(?=\.|$)", "column", field)
            assert name in rows, field
