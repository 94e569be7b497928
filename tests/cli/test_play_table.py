"""The table as a picture: it fits, it is complete, and it shows nothing that the reader may not know."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.console import Console

import comitium
from comitium.cli import saves, table
from comitium.cli.caesar_table import DRAWING
from comitium.cli.screen import Screen
from comitium.cli.terminal import Leave, Sitting
from comitium.core.dice import stream

SEATS = ("human", "human")


class Scripted(Screen):
    """A terminal whose reader has made up her mind beforehand."""

    def __init__(self, lines: list[str], language: str, width: int, height: int) -> None:
        super().__init__(language, plain=False)
        self.script = lines
        self.out = io.StringIO()
        self.console = Console(
            theme=table.theme({}), file=self.out, force_terminal=True, width=width, height=height, color_system="truecolor"
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


def drawn(match, seat, language="en", width=80, height=24, colours=None) -> str:
    prompt = match.question(seat) if seat is not None and seat in match.game.actors() else None
    scene = table.Scene(language, width, height, prompt, ("", ""), match.header.options)
    console = Console(theme=table.theme({}), file=io.StringIO(), width=width, height=height, color_system=colours)
    with console.capture() as capture:
        console.print(DRAWING.draw(match.view(seat), scene))
        if prompt is not None:
            console.print(table.ask(prompt, language, width))
    return capture.get()


def random_matches(count: int, **options):
    """Matches at every moment of some random games."""
    for seed in range(count):
        match = comitium.new("caesar", seed=seed, **options)
        pick = random.Random(seed)
        while match.outcome is None:
            yield match
            seat = pick.choice(match.game.actors())
            match.choose(seat, pick.choice(match.game.legal(seat)))
        yield match


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (81, 40), (120, 40)])
def test_the_table_fits_at_every_moment(language, width, height):
    for number, match in enumerate(random_matches(2)):
        if number % 3:
            continue
        for seat in (0, 1):
            lines = drawn(match, seat, language, width, height).splitlines()
            assert max(len(line) for line in lines) <= width
            assert len(lines) <= height - 3  # the question, a line of the log and the answer fit as well


def test_nothing_the_reader_cannot_know_changes_the_picture():
    for number, match in enumerate(random_matches(2)):
        if number % 7 or match.outcome is not None:
            continue
        for seat in (0, 1):
            seen = drawn(match, seat)
            said = DRAWING.tell(match.view(seat), table.Scene("en", 80, 24, None, ("", ""), match.header.options))
            twin = match.game.reimagine(seat, stream(number, "twin"))
            scene = table.Scene("en", 80, 24, None, ("", ""), match.header.options)
            assert DRAWING.tell(match.kind.view(twin, seat), scene) == said
            real, match.game = match.game, twin
            assert drawn(match, seat) == seen
            match.game = real


def test_the_opponents_hidden_cards_are_backs():
    match = comitium.from_position("caesar", "table=35(P4)/4(12);-/-;-/-;-/-;-/- hand=5A/1V", seed=1)
    rows = drawn(match, 1).splitlines()
    assert rows[2].split("│")[0].strip() == "▐3▌▐5▌▐▒▌▐▒▌"
    assert rows[3].split("│")[0].strip() == "8 +2▒"
    assert "▐4▌(1)(2)" in "\n".join(rows)
    tall = drawn(match, 0, height=40)
    assert "│P││4│" in tall
    assert "│1││2│" not in tall
    assert "Assassination" in tall
    assert "Veto" not in tall


def test_without_looking_at_ones_own_cards_they_are_backs_too():
    match = comitium.from_position("caesar", "peek_own=false table=-/4(12);-/-;-/-;-/-;-/- hand=5A/1V", seed=1)
    assert "▐4▌▐▒▌▐▒▌" in drawn(match, 1)


def test_what_may_be_chosen_is_numbered_on_the_table():
    match = comitium.from_position("caesar", "table=-/-;-/-;-/-;-/-;-/- hand=5A/1V2", seed=1)
    assert re.search(r"1▾ 3▴\s+2▾ 4▴", drawn(match, 1))
    match.choose(1, "down 2")
    picture = drawn(match, 1)
    for number, name in enumerate(("Senators", "Praetors", "Quaestors", "Censors", "Aediles"), start=1):
        assert f"[{number}] {name}" in picture


def test_colours_come_second_and_the_ground_is_left_alone():
    match = comitium.from_position(
        "caesar", "table=35(P4)/4(12);-/-;-/-;-/-;-/- hand=5A/1V left=45533 won=10000/00000", seed=1
    )
    coloured = drawn(match, 1, colours="truecolor")
    assert bare(coloured) == drawn(match, 1)
    grounds = set(re.findall(r"48;2;(\d+;\d+;\d+)", coloured))
    assert grounds <= {"184;70;58", "31;127;166"}  # filled cards only


def test_the_ground_is_guessed_only_from_what_the_terminal_says():
    assert table.theme({"COLORFGBG": "15;0"}).styles["rome"] != table.theme({"COLORFGBG": "0;15"}).styles["rome"]
    assert table.theme({"COLORFGBG": "default"}).styles["rome"] == table.theme({}).styles["rome"]


# -- the whole screen


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


@pytest.mark.parametrize("page", ["?", "rules", "log", "? 7", "resume"])
def test_what_is_typed_at_the_end_of_a_page_is_taken_at_the_table(page):
    sitting, screen = sit([page, "1 1 1 1"], ("random", "human"), action_deck_order="shuffled")
    with pytest.raises(Leave):
        sitting.run()
    assert "anything else you type is taken" in bare(screen.out.getvalue()).split("<READ>")[1]
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
