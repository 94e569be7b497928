"""The whole screen of a table: curtains, commands, the end."""

from __future__ import annotations

import io
import random
import re
import threading
from collections.abc import Sequence

import pytest
from rich.console import Console

import comitium
from comitium.cli.at_table import logbook, saves
from comitium.cli.at_table.screen import Screen
from comitium.cli.at_table.terminal import Leave, Sitting
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
        ["", "1 1 1 1", "", "1 1 1 1", "down 3; on praetor; end; draw influence", "", ""],
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


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_small_screen_the_opponents_move_stays_in_sight(language, seed):
    """From the first question of one's own turn to its last, however much came of the opponent's."""
    screen = Scripted([], language, 80, 24)
    match = comitium.new("caesar", seed=seed)
    sitting = Sitting(match, saves.Seating("caesar", ("random", "human")), "test", screen)
    pick = random.Random(seed)
    opening = ""
    checked = 0
    while match.outcome is None:
        seat = match.game.actors()[0]
        if seat == 1:
            screen.out.seek(0)
            screen.out.truncate()
            sitting.show(1, match.question(1))
            shown = bare(screen.out.getvalue())
            assert shown.count("\n") <= 24
            assert " ".join(opening.split(":")[0].split()) in " ".join(shown.split())
            checked += bool(opening)
        told = len(match.history(1))
        if sitting._acted == 1 and seat == 0:
            opening = ""
        sitting.choose(seat, pick.choice(match.game.legal(seat)))
        moved = [event for event in match.history(1)[told:] if not event.minor]
        if seat == 0 and moved and not opening:
            opening = comitium.say(moved[0].phrase(), language)
    assert checked > 50


def test_a_small_screen_says_where_its_log_leaves_something_out():
    sitting, _ = sit([], ("random", "human"), action_deck_order="shuffled")
    match = sitting.match
    for seat in (0, 1):
        for value in (5, 1, 2, 3):
            sitting.choose(seat, match.game_type.parse(f"down {value}"))
    events = match.history(1)
    book = logbook.Logbook(events * 4, 0, 0, "en", [], 78)
    lines = [line.plain for line in book.lines(4)]
    assert 2 <= len(lines) <= 4
    assert [line[:1] for line in lines].count("⋯") == 1
    assert all(line[:1] != "⋯" for line in (text.plain for text in book.lines(50)))


def test_another_size_of_the_terminal_draws_the_table_anew():
    sitting, screen = sit(["?", ""], ("random", "human"), "fr", 80, 24, action_deck_order="shuffled")
    sizes = iter([(130, 40), (80, 24), (60, 30)])
    widths = []

    def read() -> str:
        for size in sizes:
            screen.console.width, screen.console.height = size
            screen.out.seek(0)
            screen.out.truncate()
            screen.picture(screen._picture)
            widths.append(max(len(line) for line in bare(screen.out.getvalue()).splitlines()))
        raise EOFError

    screen.read = read  # type: ignore[method-assign]
    with pytest.raises(Leave):
        sitting.run()
    assert widths[0] > 118
    assert 60 < widths[1] <= 80
    assert widths[2] <= 60


@pytest.mark.parametrize("waiting", ["an answer", "the next move"])
def test_the_signal_of_another_size_breaks_in_only_where_somebody_is_waited_for(monkeypatch, waiting):
    _, screen = sit([])
    drawn = []
    screen.picture(lambda: drawn.append(screen.console.width))
    screen._resized()  # nobody waits: the next picture has the right size anyway
    assert len(drawn) == 1
    calls = []

    def typed(*_: object) -> str:
        calls.append(1)
        if len(calls) == 1:
            screen._resized()
        return "vote red"

    monkeypatch.setattr("builtins.input", typed)
    monkeypatch.setattr("select.select", lambda *_: ([typed()], [], []))
    monkeypatch.setattr(Screen, "watched", True)
    assert (Screen.read(screen) if waiting == "an answer" else screen.pause(5)) == "vote red"
    assert len(drawn) == 2


# -- the computer's moves at a pace one can follow


def followed(monkeypatch, speed: str, lines: Sequence[str]) -> tuple[Sitting, Scripted, list[float]]:
    sitting, screen = sit([*lines], ("random", "human"), height=40, action_deck_order="shuffled")
    sitting.seating = saves.Seating("caesar", ("random", "human"), speed=speed)
    pauses: list[float] = []
    monkeypatch.setattr(Screen, "watched", True)
    monkeypatch.setattr(screen, "pause", lambda seconds: pauses.append(seconds))
    with pytest.raises(Leave):
        sitting.run()
    return sitting, screen, pauses


TURN = ("1 1 1 1", "down 3; on praetor; end; draw influence")


def test_the_computers_moves_are_shown_one_after_the_other(monkeypatch):
    _, screen, pauses = followed(monkeypatch, "", TURN)
    assert set(pauses) == {1.0, 3.0}, "a move, and the end of a moment"
    assert bare(screen.out.getvalue()).count("Enter skips to your next decision.") == len(pauses) > 1
    assert min(followed(monkeypatch, "slow", TURN)[2]) == 2.5
    assert followed(monkeypatch, "instant", TURN)[2] == []


def test_a_pause_can_be_cut_short_and_what_is_typed_counts(monkeypatch):
    sitting, screen = sit([*TURN], ("random", "human"), height=40, action_deck_order="shuffled")
    monkeypatch.setattr(Screen, "watched", True)
    typed = iter(["quit"])
    monkeypatch.setattr(screen, "pause", lambda _: next(typed))
    with pytest.raises(Leave):
        sitting.run()
    assert screen.script == [*TURN], "she has left while the computer prepared itself"


def test_nobody_waits_before_a_file_or_a_pipe(monkeypatch):
    monkeypatch.setattr("time.sleep", lambda _: pytest.fail("slept"))
    monkeypatch.setattr("select.select", lambda *_: pytest.fail("waited"))
    _, screen = sit([])
    assert not screen.watched
    assert screen.pause(1000) is None


@pytest.mark.parametrize(("language", "word", "known"), [("en", "speed", "fast"), ("fr", "vitesse", "rapide")])
def test_the_speed_can_be_changed_at_the_table_and_is_remembered(language, word, known):
    sitting, screen = sit([word, f"{word} {known}", f"{word} lightning"], ("random", "human"), language, height=40)
    with pytest.raises(Leave):
        sitting.run()
    assert saves.fetch("test")[1].speed == "fast"
    shown = bare(screen.out.getvalue())
    assert "lightning" in shown
    assert "cli-play" not in shown


@pytest.mark.parametrize(("language", "width", "height"), [("en", 80, 24), ("fr", 120, 40), ("fr", 60, 20)])
def test_a_whole_game_on_a_terminal(language, width, height):
    pick = random.Random(3)
    lines = [pick.choice(["1", "2", "3", ""]) for _ in range(3000)]
    sitting, screen = sit(lines, ("random", "human"), language, width, height, action_deck_order="shuffled")
    sitting.run()
    end = bare(screen.out.getvalue().split("<READ>")[-1])
    assert {"en": "Final score", "fr": "Score final"}[language] in bare(screen.out.getvalue())
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
    for words in ("Five first cards", "Votes", "Saved:", "Type “resume”", "nothing to undo", "you are not asked"):
        assert words in shown


@pytest.mark.parametrize("page", ["?", "rules", "log", "? 7", "resume"])
def test_what_is_typed_at_the_end_of_a_page_is_taken_at_the_table(page):
    sitting, screen = sit([page, "1 1 1 1"], ("random", "human"), action_deck_order="shuffled")
    with pytest.raises(Leave):
        sitting.run()
    assert "anything else you type is an answer or a command" in bare(screen.out.getvalue()).split("<READ>")[1]
    assert [entry.text for entry in sitting.match.entries() if entry.seat == 1] == ["down 1", "down 2", "down 3", "down 4"]


def test_a_page_can_lead_to_another_and_to_the_door():
    sitting, screen = sit(["rules", "? 7.3.1", "quit", "never read"], ("random", "human"), action_deck_order="shuffled")
    with pytest.raises(Leave):
        sitting.run()
    assert "Equal sums decide nothing" in bare(screen.out.getvalue())
    assert screen.script == ["never read"]


def test_an_interruption_leaves_politely():
    sitting, screen = sit([], ("random", "human"))

    def interrupted() -> str:
        raise KeyboardInterrupt

    screen.read = interrupted  # type: ignore[method-assign]
    with pytest.raises(Leave):
        sitting.run()
    assert comitium.replay(saves.path_of("test").read_text(), torn=True).digest == sitting.match.digest


def test_a_long_thought_shows_that_it_goes_on(monkeypatch, capsys):
    _, screen = sit([])
    said = threading.Event()
    words = screen.words

    def thought() -> bool:
        return said.wait(60)

    def notes(key: str, **arguments: object) -> str:
        said.set()
        return words(key, **arguments)

    monkeypatch.setattr(screen, "words", notes)
    assert screen.think("Caesar", thought)
    assert "Caesar is thinking" in bare(screen.out.getvalue())
    said.clear()
    monkeypatch.setattr("comitium.cli.at_table.screen.PATIENCE", 0.05)
    screen.plain = True
    assert screen.think("Caesar", thought)
    assert "Caesar is thinking…" in capsys.readouterr().out
    with pytest.raises(ZeroDivisionError):
        screen.think("Caesar", lambda: 1 // 0)


@pytest.mark.parametrize(("language", "aim"), [("en", "The aim"), ("fr", "Le but")])
def test_a_small_screen_begins_with_a_page_about_the_game(language, aim):
    pages = {}
    for height in (24, 40):
        sitting, screen = sit([], ("random", "human"), language, 80, height)
        with pytest.raises(Leave):
            sitting.run()
        pages[height] = bare(screen.out.getvalue())
    assert aim in pages[24]
    assert sitting.match.commitment in pages[40]
    assert aim not in pages[40]
