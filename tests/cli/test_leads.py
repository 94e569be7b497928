"""One person at the terminal who leads several seats: no curtain, and it is said for whom she decides."""

from __future__ import annotations

import io

import pytest

from comitium.cli import run
from comitium.cli.at_table import saves
from comitium.cli.at_table.terminal import Leave, Sitting
from comitium.play import begin_led

from .test_play_table import Scripted, bare


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("COMITIUM_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("os.fsync", lambda _: None)
    monkeypatch.setenv("TERM", "xterm-256color")


def shown(
    words: list[str], lines: list[str], game: str = "caesar", language: str = "en", **options
) -> tuple[Sitting, list[str]]:
    """What was shown before each line that was typed, and at last."""
    screen = Scripted(lines, language, 100, 40)
    seats = tuple(word if word not in ("me", "device") else "human" for word in words)
    sitting = Sitting(begin_led(game, words, options, seed=7), saves.Seating(game, seats), "test", screen)
    with pytest.raises(Leave):
        sitting.run()
    return sitting, [bare(part) for part in screen.out.getvalue().split("<READ>")]


SHUFFLED = {"action_deck_order": "shuffled"}


@pytest.mark.parametrize(
    ("language", "told"), [("en", "You now decide for Cleopatra."), ("fr", "Vous décidez maintenant pour Cléopâtre.")]
)
def test_no_curtain_falls_between_the_seats_of_one_person(language, told):
    sitting, seen = shown(["me", "me"], ["", "1 1 1 1"], language=language, **SHUFFLED)
    whole = " ".join(seen)
    assert "Pass the device" not in whole
    assert "Passez l’appareil" not in whole
    assert told in " ".join(whole.split())
    assert sitting.facing == 1


def test_whoever_is_asked_for_one_seat_may_look_at_the_other():
    _, seen = shown(["me", "me"], ["", "pass Cleopatra", ""], **SHUFFLED)
    assert "Pass the device" not in " ".join(seen)
    assert "You now decide for Cleopatra." in seen[2]
    assert "You now decide for Caesar." in seen[3]


def test_a_second_person_at_the_keyboard_gets_a_curtain():
    _, seen = shown(["me", "device"], ["", "1 1 1 1"], **SHUFFLED)
    assert "Pass the device to Caesar" in seen[0]
    assert "Pass the device to Cleopatra" in " ".join(seen)


def test_the_table_says_who_leads_each_seat():
    sitting, _ = shown(["me", "tribune", "me"], [], game="republic")
    assert [sitting.leader_of(seat, 0) for seat in range(3)] == ["you", "Rhetor", "you"]
    assert [sitting.leader_of(seat, 1) for seat in range(3)] == ["human", "Rhetor", "human"]
    assert sitting.scene(0, None, 80).players == ("", "Rhetor", "you")


# -- the command line


def test_led_says_who_leads_each_seat_and_a_save_keeps_it(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run(["play", "caesar", "--led", "me,with-Caesar", "--seed", "3", "--plain"]) == 0
    (kept,) = saves.saved_games("caesar")
    match, seating = saves.fetch(kept.name)
    assert match.leaders == (0, 0)
    assert seating is not None
    assert seating.seats == ("human", "human")
    assert run(["play", kept.name, "--resume", "--plain"]) == 0
    assert "Pass the device" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--led", "me,me", "--seat", "Caesar"], "leave out"),
        (["--led", "me,open"], "nobody joins by link"),
        (["--led", "me,rule"], "no seat can be led by rule"),
        (["--led", "me,me,me"], "2"),
        (["--led", "me,nero"], "nero"),
        (["--led", "with-Cleopatra,rhetor"], "no person leads"),
    ],
)
def test_what_cannot_be_led_so_is_refused(arguments, why, capsys):
    assert run(["play", "caesar", *arguments]) == 2
    assert why in capsys.readouterr().err


def test_help_names_it(capsys):
    for language in ("en", "fr"):
        run(["play", "--help", "--lang", language])
        assert "--led" in capsys.readouterr().out
