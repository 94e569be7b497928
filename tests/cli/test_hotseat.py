"""Several people at one keyboard: whose eyes see what, and how somebody who is not asked gets to the table."""

from __future__ import annotations

import os
import pty

import pytest

import comitium
from comitium.cli import saves
from comitium.cli.screen import Screen
from comitium.cli.terminal import Leave, Sitting

from .test_play_table import Scripted, bare


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("COMITIUM_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("os.fsync", lambda _: None)
    monkeypatch.setenv("TERM", "xterm-256color")


def sit(game: str, lines: list[str], language: str = "en", players: int = 2, **options) -> tuple[Sitting, Scripted]:
    screen = Scripted(lines, language, 80, 40)
    match = comitium.new(game, players=players, seed=7, **options)
    return Sitting(match, saves.Seating(game, ("human",) * players), "test", screen), screen


def moments(sitting: Sitting, screen: Scripted) -> list[str]:
    """What was shown before each line that was typed, and at last."""
    with pytest.raises(Leave):
        sitting.run()
    return [bare(part) for part in screen.out.getvalue().split("<READ>")]


# -- the curtain


@pytest.mark.parametrize("typed", ["u", "log", "1 1 1 1", "h", "?", "resume", "."])
def test_only_an_empty_line_lifts_the_curtain(typed):
    first, second, third = moments(*sit("caesar", [typed, " "], action_deck_order="shuffled"))
    assert "Pass the device to Caesar" in first
    assert second.strip() == "Pass the device to Caesar, who then presses Enter."
    assert "Hand" in third


@pytest.mark.parametrize(("language", "word"), [("en", "quit"), ("en", "q"), ("fr", "Quitter")])
def test_one_may_leave_before_the_curtain_is_lifted(language, word):
    sitting, screen = sit("caesar", [word, "", ""], language)
    assert len(moments(sitting, screen)) == 2
    assert screen.script == ["", ""]


# -- what was typed too early


@pytest.fixture
def keyboard(monkeypatch):
    """A real terminal on which somebody types."""
    ours, theirs = pty.openpty()
    with os.fdopen(theirs) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        yield ours
    os.close(ours)


def test_what_was_typed_too_early_is_forgotten(keyboard):
    screen = Screen("en", plain=True)
    assert screen.interactive
    os.write(keyboard, b"early\n\n\n")
    screen.forget()
    os.write(keyboard, b"in time\n")
    assert screen.read() == "in time"


def test_a_pipe_forgets_nothing_and_no_terminal_is_no_trouble(keyboard, monkeypatch):
    screen = Screen("en", plain=True)
    screen.interactive = False
    os.write(keyboard, b"early\n")
    screen.forget()
    assert screen.read() == "early"
    screen.interactive = True
    with open(os.devnull) as nothing:
        monkeypatch.setattr("sys.stdin", nothing)
        screen.forget()


def test_an_enter_too_many_does_not_lift_the_curtain(monkeypatch):
    sitting, screen = sit("caesar", ["", "", ""], action_deck_order="shuffled")
    monkeypatch.setattr(screen, "forget", screen.script.clear)
    assert len(moments(sitting, screen)) == 1
