"""The whole screen of a table: curtains, commands, the end."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.console import Console

import comitium
from comitium.cli import saves
from comitium.cli.screen import Screen
from comitium.cli.terminal import Leave, Sitting
from comitium.draw.theme import theme

SEATS = ("human", "human")


class Scripted(Screen):
    """A terminal whose reader has made up her mind beforehand."""

    def __init__(self, lines: list[str], language: str, width: int, height: int) -> None:
        super().__init__(language, plain=False)
        self.script = lines
        self.out = io.StringIO()
        self.console = Console(
            theme=theme({}), file=self.out, force_terminal=True, width=width, height=height, color_system="truecolor"
        )
        self.plain = False
        self.interactive = True

    def read(self) -> str:
        if not self.script:
            raise EOFError
        self.out.write("\n<READ>\n")
        return self.script.pop(0)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("COMITIUM_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("os.fsync", lambda _: None)  # whole games are saved many hundred times
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")


def bare(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def sit(lines, seats=SEATS, language="en", width=80, height=24, **options) -> tuple[Sitting, Scripted]:
    screen = Scripted(lines, language, width, height)
    match = comitium.new("caesar", seed=7, **options)
    return Sitting(match, saves.Seating("caesar", seats), "test", screen), screen


def test_hot_seat_hides_everything_before_the_device_changes_hands():
    sitting, screen = sit(
        ["", "1 1 1 1", "", "1 1 1 1", "down 3; on praetor; end; draw influence", ""],
        height=40,
        action_deck_order="shuffled",
    )
    with pytest.raises(Leave):
        sitting.run()
    moments = screen.out.getvalue().split("<READ>")
    curtains = [moment for moment in moments if "Pass the device" in moment]
    assert len(curtains) == 3  # to Caesar, who prepares; to Cleopatra, who prepares and plays; to Caesar
    for curtain in curtains:
        after = curtain.split("\x1b[3J")[-1]  # the screen and what could be scrolled back to are gone
        assert "Pass the device" in after
        assert not re.search(r"▐\d▌|\(\d\)|bonus|Hand", bare(after))
    last = bare(moments[-1])
    assert "Cleopatra draws an influence card." in last
    assert not re.search(r"Cleopatra draws a (\d|philosopher)", last)


@pytest.mark.parametrize(("language", "width", "height"), [("en", 80, 24), ("fr", 120, 40), ("fr", 60, 20)])
def test_a_whole_game_on_a_terminal(language, width, height):
    pick = random.Random(3)
    lines = [pick.choice(["1", "2", "3", ""]) for _ in range(3000)]
    sitting, screen = sit(lines, ("random", "human"), language, width, height, action_deck_order="shuffled")
    sitting.run()
    end = bare(screen.out.getvalue().split("<READ>")[-1])
    assert {"en": "Final score", "fr": "Score final"}[language] in end
    assert "[8.5]" in end
    assert "comitium seed 7" in " ".join(end.split())


def test_every_command_on_a_terminal():
    lines = [
        "?",
        "",
        "",
        "",
        "rules",
        "",
        "? 7",
        *[""] * 9,
        "h",
        "",
        "log",
        "",
        "",
        "save",
        "resume",
        "",
        "u",
        "auto",
        "pass always",
    ]
    sitting, screen = sit(lines, ("random", "human"), action_deck_order="shuffled")
    with pytest.raises(Leave):
        sitting.run()
    shown = bare(screen.out.getvalue())
    for words in ("Five first cards", "Votes", "Saved:", "Type “resume”", "taken back", "passes for you"):
        assert words in shown


def test_an_interruption_leaves_politely():
    sitting, screen = sit([], ("random", "human"))

    def interrupted() -> str:
        raise KeyboardInterrupt

    screen.read = interrupted  # type: ignore[method-assign]
    with pytest.raises(Leave):
        sitting.run()
    assert comitium.replay(saves.path_of("test").read_text()).digest == sitting.match.digest


def test_a_long_thought_shows_that_it_goes_on(monkeypatch, capsys):
    import time

    _, screen = sit([])
    assert screen.think("Caesar", lambda: time.sleep(0.4) or 7) == 7
    assert "Caesar is thinking" in bare(screen.out.getvalue())
    monkeypatch.setattr("comitium.cli.screen.PATIENCE", 0.05)
    screen.plain = True
    assert screen.think("Caesar", lambda: time.sleep(0.2) or 8) == 8
    assert "Caesar is thinking …" in capsys.readouterr().out
    with pytest.raises(ZeroDivisionError):
        screen.think("Caesar", lambda: 1 // 0)
