"""A game played through a pipe, its saves in a folder of the test's own."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from comitium.bots.idus import belief
from comitium.bots.idus.manners import Odds
from comitium.cli import run
from comitium.cli.at_table.saves import Seating
from comitium.cli.at_table.screen import Screen
from comitium.cli.at_table.terminal import Leave, Sitting
from comitium.draw.terminal.idus import board
from comitium.match.match import Match

from .republic.session import SEATS


@pytest.fixture(autouse=True, scope="session")
def beliefs_worked_out_once() -> Iterator[None]:
    """A report of Idus Martii asks what could be believed after every turn, and the same games end here again and again."""
    found: dict[str, list[Odds]] = {}

    def odds(view: object, claims: Sequence[object]) -> list[Odds]:
        asked = repr((view, claims))
        if asked not in found:
            found[asked] = belief.odds(view, claims)
        return found[asked]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board, "odds", odds)
        yield


@pytest.fixture
def home(tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("COMITIUM_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("os.fsync", lambda _: None)  # whole games are saved many hundred times
    return tmp_path


@pytest.fixture
def play(home, monkeypatch, capsys):
    def at_the_table(answers: str, *words: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        code = run(["play", *words])
        told = capsys.readouterr()
        return code, told.out, told.err

    return at_the_table


@pytest.fixture
def at_the_table(home, monkeypatch, capsys):
    """What is said when these lines are typed at the waiting question of Res Publica Romana."""

    def typed(match: Match, *lines: str, language: str = "en") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        with pytest.raises(Leave):  # nothing more is typed
            Sitting(match, Seating("republic", SEATS), "test", Screen(language, True)).run()
        return capsys.readouterr().out

    return typed
