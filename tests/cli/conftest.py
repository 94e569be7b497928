"""A game played through a pipe, its saves in a folder of the test's own."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from comitium.cli import run


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
