"""Several people at one keyboard: whose eyes see what, and how somebody who is not asked gets to the table."""

from __future__ import annotations

import io
import os
import pty

import pytest

import comitium
from comitium.cli import run, saves
from comitium.cli.screen import Screen
from comitium.cli.terminal import Leave, Sitting

from .idus_games import finished
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


def test_enters_of_impatience_skip_no_page_of_the_report(monkeypatch):
    screen = Scripted([], "en", 80, 40)
    match = finished(5, 1)
    sitting = Sitting(match, saves.Seating("idus", ("human",) * 5), "test", screen)
    early = ["", "", "", ""]

    def think(who, work):
        screen.script[:0] = early
        return work()

    monkeypatch.setattr(screen, "think", think)
    monkeypatch.setattr(screen, "forget", screen.script.clear)
    sitting.run()
    shown = bare(screen.out.getvalue())
    assert "Enter shows how it really was" in shown
    assert "How the votes were really cast" not in shown


# -- line by line on a terminal


class Terminal(io.StringIO):
    """Something that claims to be a terminal, and may hand out lines as well."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def aloud(monkeypatch, lines: str, *words: str) -> str:
    """What a terminal shows line by line."""
    out = Terminal()
    monkeypatch.setattr("sys.stdin", Terminal(lines))
    monkeypatch.setattr("sys.stdout", out)
    assert run(["play", *words, "--plain"]) == 0
    return out.getvalue()


SHUFFLED = ("caesar", "--hotseat", "--seed", "7", "--option", "action_deck_order=shuffled")


def test_line_by_line_the_last_hand_cannot_be_scrolled_back_to(monkeypatch):
    shown = aloud(monkeypatch, "\n1 1 1 1\n\n", *SHUFFLED)
    past, _, rest = shown.partition("Pass the device to Cleopatra")
    assert "Your hand" in past.split("\x1b[3J")[-2]
    assert not past.split("\x1b[3J")[-1].strip()
    assert past.rpartition("\x1b[3J")[0].endswith("\n" * 40)  # it has left the screen before the past is wiped
    assert "Your hand" in rest


def test_line_by_line_the_welcome_stays_in_sight_until_the_first_look(monkeypatch):
    shown = aloud(monkeypatch, "", *SHUFFLED)
    assert "The deal is sealed" in shown.partition("Pass the device to Caesar")[0].split("\x1b[3J")[-1]


def test_a_terminal_that_knows_no_signs_gets_none(monkeypatch):
    monkeypatch.setenv("TERM", "dumb")
    assert "\x1b" not in aloud(monkeypatch, "\n1 1 1 1\n\n", *SHUFFLED)
