"""[4.01] One and two players at the terminal: the neutrals are called by their directives, and their cards lie open."""

from __future__ import annotations

import io
import json
import re

import pytest

import comitium
from comitium.cli import run
from comitium.cli.at_table import saves
from comitium.cli.at_table.saves import HUMAN
from comitium.cli.at_table.terminal import Leave, Sitting
from comitium.play import RULE

from .test_play_table import Scripted, bare


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("COMITIUM_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("os.fsync", lambda _: None)


def played(capsys, monkeypatch, typed: str, *arguments: str) -> str:
    """What a pipe gets to read when these lines are typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    run(["play", "republic", "--seed", "3", *arguments])
    return capsys.readouterr().out


def seats() -> tuple[str, ...]:
    (kept,) = saves.saved_games("republic")
    assert kept.seating is not None
    return kept.seating.seats


def test_4_01_one_player_sits_before_four_neutrals(capsys, monkeypatch):
    seen = played(capsys, monkeypatch, "? plutocrats\nquit\n", "--players", "1")
    assert seats() == (HUMAN, RULE, RULE, RULE, RULE)
    assert "Imperialists (neutral faction)" in seen
    assert re.search(r"The (Imperialist|Plutocrat|Conservative|Populist) faction takes Cato the Elder, face-up\.", seen)
    assert "Trident" not in seen  # the badge of a faction that is called by its directive
    assert "Hand: M. Porcius Cato the Elder, Ship Building, Tax Farmer 5" in seen
    assert "Revenue (4.03.1): equal shares to all senators" in seen
    assert "bot" not in seen.partition("Imperialists (")[2].partition("Your faction")[0]


@pytest.mark.parametrize(
    ("arguments", "named", "idle"),
    [
        (("--players", "1"), {"why", "unasked"}, {"deals", "“motion”", "voted on"}),
        (("--players", "2"), {"why", "deals"}, {"“motion”"}),
        ((), {"deals", "“motion”", "voted on"}, set()),
    ],
)
def test_4_05_1_the_help_names_no_command_that_is_of_no_use(capsys, monkeypatch, arguments, named, idle):
    seen = " ".join(played(capsys, monkeypatch, "?\nquit\n", *arguments).split())
    assert {word for word in named | idle if word in seen} == named


def test_4_05_31_a_hint_says_the_odds_of_each_commander(capsys, monkeypatch, tmp_path):
    """The battle that each of them would fight with the force of the plan."""
    path = tmp_path / "plan.jsonl"
    match = comitium.new("republic", players=1, seed=7)
    answered = comitium_until(match, "NameCommander")
    assert answered
    path.write_text("\n".join(match.lines(0)) + "\n")
    monkeypatch.setattr("sys.stdin", io.StringIO("h\nquit\n"))
    run(["play", str(path), "--resume"])
    seen = capsys.readouterr().out
    assert "What may come of the answers:" in seen
    assert re.search(r"1: .*%", seen)


def comitium_until(match, kind):
    """The first answer to every question, until one of a kind waits."""
    for _ in range(3000):
        if match.game.over:
            return False
        seat = match.game.actors()[0]
        if match.question(seat).kind == kind:
            return True
        match.choose(seat, match.game.legal(seat)[0])
    return False


def test_4_04_1_a_card_that_may_be_played_at_any_time_is_mentioned_once(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\ntable\n1\nunasked\nquit\n"))
    run(["play", "republic", "--seed", "23", "--players", "1"])
    seen = capsys.readouterr().out
    assert seen.count("You can also do this now: Assign a concession: Sicilian Grain. “unasked” lists it.") == 1
    assert "“unasked” and a number does it." in seen


def test_4_01_two_players_are_a_person_and_a_bot_or_two_persons(capsys, monkeypatch):
    seen = played(capsys, monkeypatch, "quit\n", "--players", "2", "--lang", "fr")
    assert seats() == ("tribune", HUMAN, RULE, RULE, RULE)
    assert "Ploutocrates (faction neutre)" in seen
    played(capsys, monkeypatch, "quit\n", "--led", "me,device")
    assert (HUMAN, HUMAN, RULE, RULE, RULE) in [kept.seating.seats for kept in saves.saved_games("republic")]


def test_4_01_a_journal_that_came_without_its_seating_keeps_its_neutrals(capsys, monkeypatch, tmp_path):
    played(capsys, monkeypatch, "1\nquit\n", "--players", "1")
    (kept,) = saves.saved_games("republic")
    path = saves.path_of(kept.name)
    alone = tmp_path / "brought.jsonl"
    alone.write_bytes(path.read_bytes())
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    run(["play", str(alone), "--resume"])
    assert "Imperialists (neutral faction)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--players", "1", "--option", "neutrals=3"), "4 factions are neutral"),
        (("--players", "2", "--option", "pontifex=true"), "without advanced rules"),
        (("--players", "1", "--option", "scenario=alternate"), "is not played by one or two"),
        (("--led", "me,tribune,tribune,rule,rule"), "five factions"),
        (("--players", "7"), "choose 1 to 6 players"),
    ],
)
def test_4_01_tables_that_chapter_4_does_not_lay_are_refused_in_words(capsys, monkeypatch, arguments, told):
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert run(["play", "republic", *arguments]) != 0
    assert told in " ".join(capsys.readouterr().err.split())


def test_4_01_the_list_of_games_says_that_one_can_play_alone(capsys):
    run(["games", "--json"])
    found = {one["id"]: one for one in json.loads(capsys.readouterr().out)}
    assert found["republic"]["few"] == {"1": 4, "2": 3}
    assert found["idus"]["few"] == {}


def test_4_01_1_two_at_one_keyboard_agree_and_offer_a_neutral_nothing():
    lines = ["", "offer plutocrats 5 T", "offer amphora 2 T", "1", "", "", "accept"]
    screen = Scripted(lines, "en", 140, 45)
    seating = saves.Seating("republic", (HUMAN, HUMAN, RULE, RULE, RULE))
    with pytest.raises(Leave):
        Sitting(comitium.new("republic", players=2, seed=2), seating, "test", screen).run()
    curtain, table, refused, offered, _, passed, asked, agreed = (bare(one) for one in screen.out.getvalue().split("<READ>"))
    assert "Pass the device to the Column" in curtain
    assert "Plutocrats (neutral) 7v" in table
    assert "A neutral faction makes no agreements. [4.01.1]" in refused
    assert "Agreement 1, waiting for Amphora" in offered
    assert "Pass the device to the Amphora" in passed
    assert "Agreement 1 is offered to you" in asked
    assert "You accept." in agreed
