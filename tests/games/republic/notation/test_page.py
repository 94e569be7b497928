"""The page that describes position texts has lists which a tool writes: they are those of today."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import comitium
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation.vocabulary import MARK_NAMES
from comitium.games.republic.state.republic import MARKS

ROOT = Path(comitium.__file__).parents[2]


def test_the_lists_of_the_page_are_those_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """`python tools/notation_page.py` writes them anew."""
    monkeypatch.setattr(sys, "path", [str(ROOT / "tools"), *sys.path])
    import notation_page

    assert notation_page.PAGE.read_text(encoding="utf-8") == notation_page.page()
    for key in (*GAME_TYPE.things["card"], *GAME_TYPE.things["province"], *MARK_NAMES, "Years", "next_turn", "NameLeader"):
        assert f"`{key}`" in notation_page.lists()
    assert len(MARK_NAMES) <= MARKS
