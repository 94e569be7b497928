"""Several people at one keyboard: whose eyes see what, and how somebody who is not asked gets to the table."""

from __future__ import annotations

import io
import os
import pty
import re

import pytest

import comitium
from comitium.cli import run
from comitium.cli.at_table import saves, visits
from comitium.cli.at_table.screen import Screen
from comitium.cli.at_table.terminal import Leave, Sitting
from comitium.core.ids import id_of
from comitium.draw import spoken
from games.idus.known_games import finished

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


def test_the_last_card_shows_what_it_brought_before_the_curtain_falls():
    lines = ["", "1 1 1 1", "", "1 1 1 1", "down 3; on praetor; end; draw influence", ""]
    sitting, screen = sit("caesar", lines, action_deck_order="shuffled")
    screen.console.height = 24
    seen = moments(sitting, screen)
    result = " ".join(seen[5].split())
    assert "Vote card:" in result
    assert re.search(r"Cleopatra draws a (\d|philosopher)", result)  # her own card: she may see which
    assert "Enter hides it, then pass the device on" in result
    assert "is ready" not in result  # what was before her move leaves its room to what came of it
    curtain = seen[6]
    assert "Pass the device to Caesar" in curtain
    assert "Cleopatra draws" not in curtain


def test_a_vote_that_brings_nothing_yet_lowers_the_curtain_at_once():
    seen = moments(*sit("idus", [*ROUND, "", "1"], **IDUS))
    assert "Pass the device to Fabius" in seen[12]
    assert not any("Enter hides it" in moment for moment in seen)


def test_on_a_small_screen_whoever_comes_back_reads_what_happened():
    sitting, screen = sit("idus", ["", "", ""], **IDUS)
    screen.console.height = 24
    for _ in range(6):
        asked = sitting.match.game.actors()[0]
        sitting.match.choose(asked, sitting.match.game.legal(asked)[0])
    page = moments(sitting, screen)[1]
    assert "Since you last looked:" in page
    assert "The votes, shuffled, are" in page


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
    assert "Enter shows what really happened" in shown
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
    assert "are fixed in advance and sealed" in shown.partition("Pass the device to Caesar")[0].split("\x1b[3J")[-1]


def test_a_terminal_that_knows_no_signs_gets_none(monkeypatch):
    monkeypatch.setenv("TERM", "dumb")
    assert "\x1b" not in aloud(monkeypatch, "\n1 1 1 1\n\n", *SHUFFLED)


# -- somebody who is not asked

IDUS = {"players": 5, "first_player": "senator_1"}  # the Aediles, who vote first, are Domitius (3) and Fabius (4)
NAMES = ("Aurelius", "Cornelius", "Domitius", "Fabius", "Horatius")
ROUND = [""] * 10  # a curtain and a look for everybody


def test_3_2_everybody_looks_at_her_cards_before_the_first_question():
    sitting, screen = sit("idus", [*ROUND, ""], **IDUS)
    seen = moments(sitting, screen)
    for seat, name in enumerate(NAMES):
        curtain, look = seen[2 * seat], seen[2 * seat + 1]
        assert f"Pass the device to {name}" in curtain
        assert "hold:" not in curtain
        own = sitting.match.view(seat).senators[seat].cards
        held = ", ".join(screen.words(f"idus-faction-{('loyal', 'traitor', 'merchant')[card]}") for card in own)
        assert f"hold: {held}" in look
        assert "Enter hides them" in look
    assert "Pass the device to Domitius" in seen[10]
    assert "you are an Aedile" in seen[11]


def test_where_everybody_is_asked_at_the_start_there_is_no_round():
    sitting, screen = sit("caesar", ["", "1 1 1 1", "", "1 1 1 1"], action_deck_order="shuffled")
    seen = moments(sitting, screen)
    assert not any("Enter hides them" in moment for moment in seen)
    assert "Turn 1 is yours" in seen[-1]


def test_a_game_that_goes_on_has_no_second_round():
    sitting, _ = sit("idus", [], **IDUS)
    sitting.match.choose(2, "vote green")
    screen = Scripted([""], "en", 80, 40)
    seen = moments(Sitting(sitting.match, sitting.seating, "test", screen), screen)
    assert "Pass the device to Fabius" in seen[0]
    assert "you are an Aedile" in seen[1]


@pytest.mark.parametrize(
    ("language", "call", "claim"),
    [
        ("en", "pass Aurelius", "claim faction loyal"),
        ("en", "PASS 1", "claim faction loyal"),
        ("fr", "passer  aurélius", "affirmer faction loyal"),
        ("fr", "passer senator_1", "affirmer faction loyal"),
    ],
)
def test_7_8_anybody_may_claim_at_any_time(language, call, claim):
    sitting, screen = sit("idus", [*ROUND, "", call, "", claim, "1", "log", "", "", "", "1"], language, **IDUS)
    seen = moments(sitting, screen)[12:]
    device = {"en": "Pass the device to", "fr": "Passez l’appareil à"}[language]
    back = {"en": "Enter hides them", "fr": "Entrée rend l’appareil"}[language]
    aedile = {"en": "you are an Aedile", "fr": "vous êtes édile"}[language]
    assert f"{device} {sitting.name_of(0)}" in seen[0]
    assert all(back in seen[number] and aedile not in seen[number] for number in (1, 2, 3, 5))
    assert [spoken.sentence(event, "en") for event in sitting.match.claims] == [
        "Aurelius claims to be one of the Loyal. [7.8]"
    ]
    assert {"en": "You have no question to answer now", "fr": "Rien ne vous est demandé"}[language] in seen[
        3
    ]  # "1" is no answer
    assert f"{device} Domitius" in seen[6]
    assert aedile in seen[7]
    assert [(entry.seat, entry.text) for entry in sitting.match.entries() if entry.text.startswith("vote")] == [
        (2, "vote green")
    ]


def test_the_device_goes_back_to_the_one_who_was_asked_even_if_the_other_is_asked_too():
    seen = moments(*sit("idus", [*ROUND, "", "pass Fabius", "", "", ""], **IDUS))[12:]
    assert "Pass the device to Fabius" in seen[0]
    assert "you are an Aedile" not in seen[1]
    assert "Pass the device to Domitius" in seen[2]


@pytest.mark.parametrize("name", ["Brutus", "0", "6", "senator_8"])
def test_a_name_that_nobody_has_is_refused(name):
    seen = moments(*sit("idus", [*ROUND, "", f"pass {name}"], **IDUS))
    assert f"There is no “{name}” at this keyboard" in " ".join(seen[-1].split())
    assert "you are an Aedile" in seen[-1]


def test_line_by_line_the_table_is_told_again_after_a_curtain(monkeypatch):
    words = ("idus", "--players", "5", "--hotseat", "--seed", "7", "--option", "first_player=senator_1")
    shown = aloud(monkeypatch, "\n" * 11 + "pass 1\n\n\n\nquit\n", *words)
    last = shown.rpartition("Pass the device to Domitius")[2]
    assert "You hold: " in last
    assert "you are an Aedile" in last


# -- a file or a pipe


@pytest.fixture
def piped(monkeypatch, capsys, tmp_path):
    def at_the_table(lines: str, *words: str):
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        seats = ("--players", "5", "--hotseat", "--seed", "7", "--option", "first_player=senator_1")
        assert run(["play", "idus", *seats, *words]) == 0
        [journal] = (tmp_path / "saves").glob("*.jsonl")
        return comitium.replay(journal.read_text()), capsys.readouterr().out

    return at_the_table


def votes(match) -> list[tuple[int, str]]:
    return [(entry.seat, entry.text) for entry in match.entries() if entry.text.startswith("vote")]


def test_the_first_answer_of_a_pipe_answers_the_first_question(piped):
    match, out = piped("vote red\nvote green\n")
    assert votes(match) == [(2, "vote red"), (3, "vote green")]
    assert "Enter hides them" not in out


def test_a_pipe_may_pass_the_device_and_loses_no_answer(piped):
    match, out = piped("pass Aurelius\nclaim faction loyal\nvote red\npass 5\n\nvote green\npass 2")
    assert votes(match) == [(2, "vote red"), (3, "vote green")]
    assert len(match.claims) == 1
    assert "Aurelius claims to be one of the Loyal. [7.8]" in out
    for name in ("Aurelius", "Horatius", "Cornelius"):
        assert f"Pass the device to {name}" in out


def test_1_09_15_who_orders_to_pass_is_not_handed_the_device_for_it_any_more():
    """An order to pass is safe among people who share a device: it is always possible, so it shows nothing of a hand."""
    from .republic.session import brought_to

    def window(match):
        return id_of(match.game.stack[-1]) == "Window" and match.game.actors() == [0, 1, 2, 3]

    match = brought_to(window)
    screen = Scripted(["", "phase 1", "", "forced on", "phase 2", "1", *[""] * 4], "en", 80, 40)
    sitting = Sitting(match, saves.Seating("republic", ("human",) * 4), "test", screen)
    shown = moments(sitting, screen)
    assert "Pass the device to the Column" in shown[0]
    assert [order.question for order in match.orders(0)] == ["Window"]
    assert all(match.orders(seat) == [] for seat in (1, 2, 3))
    assert sum("each player answers every question" in page for page in shown) == 2  # to the others' orders
    assert not any("Your standing order answered" in page for page in shown)
    later = "".join(shown[3:])
    assert "Pass the device to the Trident" in later
    assert "Pass the device to the Column" not in later
    assert "in treasury" not in "".join(page for page in shown if "Pass the device" in page)


@pytest.mark.parametrize(("language", "said"), [("en", "to the Column, who"), ("fr", "à la Colonne, qui")])
def test_the_curtain_names_a_faction_with_its_article(language, said):
    sitting, screen = sit("republic", [], language, 3)
    sitting.facing = None
    with pytest.raises(EOFError):
        visits.curtain(sitting, 0)
    assert said in bare(screen.out.getvalue())


def test_some_seats_are_people_at_one_keyboard_and_the_others_are_bots(monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert run(["play", "republic", "--players", "5", "--seat", "Colonne,star", "--plain", "--seed", "3"]) == 0
    _, seating = saves.fetch(saves.latest("republic"))
    assert seating is not None
    assert seating.humans() == (0, 3)
