"""A database that cannot be opened says so before the server opens: `comitium serve` makes a sentence of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from comitium.store import Lost, check_connection


@pytest.mark.parametrize("database", ["text.txt", "", "postgresql://nobody@127.0.0.1:1/none", "nonsense://x"])
def test_what_cannot_be_opened_is_named(tmp_path: Path, database: str) -> None:
    (tmp_path / "text.txt").write_text("Not a database, but a text that is longer than the head of one." * 20)
    with pytest.raises(Lost) as lost:
        asyncio.run(check_connection(database if "://" in database else str(tmp_path / database)))
    assert lost.value.reason
    assert "http" not in lost.value.reason


def test_what_can_be_opened_is_left_as_it_was(tmp_path: Path) -> None:
    asyncio.run(check_connection(str(tmp_path / "house.db")))
    asyncio.run(check_connection(str(tmp_path / "house.db")))
