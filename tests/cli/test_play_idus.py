"""Idus Martii at the terminal: whole games by numbers, a keyboard that goes round, and a table that shows no secret."""

from __future__ import annotations

import io
import json
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

import comitium
from comitium.cli import run, table
from comitium.cli.idus_table import DRAWING
from comitium.core.dice import stream


@pytest.fixture
def home(tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("COMITIUM_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("os.fsync", lambda _: None)
    return tmp_path


@pytest.fixture
def play(home, monkeypatch, capsys):
    def at_the_table(answers: str, *words: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        code = run(["play", "idus", *words])
        told = capsys.readouterr()
        return code, told.out, told.err

    return at_the_table


def enough(seed: int, count: int = 1500) -> str:
    pick = random.Random(seed)
    return "".join(pick.choice(["1", "2", "1", "2", ""]) + "\n" for _ in range(count))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [5, 7, 8])
def test_a_whole_game_against_bots(play, home, players, language):
    words = ("--players", str(players), "--opponent", "random", "--seed", "5", "--lang", language, "--plain")
    code, out, err = play(enough(1), *words)
    assert (code, err) == (0, "")
    assert {"en": "Who was what", "fr": "Qui était qui"}[language] in out
    assert "[8.8]" in out
    [journal] = sorted((home / "saves").glob("*.jsonl"))
    match = comitium.replay(journal.read_text())
    assert match.header.seats == players
    assert match.outcome is not None


def test_a_whole_table_at_one_keyboard(play, home):
    code, out, err = play(enough(2), "--players", "6", "--hotseat", "--seed", "9", "--plain")
    assert (code, err) == (0, "")
    assert out.count("Pass the device to") > 12
    assert "[8.8]" in out
    for senator in ("Aurelius", "Domitius", "Manlius"):
        assert f"Pass the device to {senator}" in out


def test_claims_at_the_table(play, home):
    words = ("--players", "5", "--opponent", "random", "--seed", "5", "--plain", "--seat", "senator_4")
    code, out, _ = play("claim faction loyal\nclaim that I am king\nquit\n", *words)
    assert code == 0
    assert "Fabius claims to be one of the Loyal. [7.8]" in out
    assert "is not a claim" in out


@pytest.mark.parametrize("words", [("--players", "4"), ("--players", "9"), ("--players", "5", "--seat", "senator_6")])
def test_a_wrong_table_is_one_sentence_and_code_2(play, home, words):
    code, out, err = play("", *words)
    assert (code, out) == (2, "")
    assert len(err.strip().splitlines()) == 1


def test_the_game_is_resumed_with_its_seats(play, home):
    play("1\n1\nquit\n", "--players", "8", "--opponent", "random", "--seed", "5", "--plain")
    code, out, _ = play(enough(3), "--resume", "--plain")
    assert code == 0
    assert "[8.8]" in out


# -- the picture


def drawn(match, seat, language="en", width=80, height=40) -> str:
    prompt = match.question(seat) if seat is not None and seat in match.game.actors() else None
    scene = table.Scene(language, width, height, prompt, ("random",) * match.header.seats, match.header.options)
    console = Console(theme=table.theme({}), file=io.StringIO(), width=width, height=height, color_system=None)
    with console.capture() as capture:
        console.print(DRAWING.draw(match.view(seat), scene))
        if match.outcome is not None:
            console.print(DRAWING.score(match.view(seat), scene))
    return capture.get()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [5, 8])
def test_the_table_fits_and_looks_the_same_in_another_world(players, language):
    match, dice = comitium.new("idus", players=players, seed=4), stream(4, "drawing")
    while True:
        for seat in (0, players - 1, None):
            picture = drawn(match, seat, language)
            assert max(map(len, picture.splitlines())) <= 80
            if seat is not None and match.outcome is None:
                twin = comitium.replay(match.journal())
                twin.game = match.game.reimagine(seat, dice)
                assert drawn(twin, seat, language) == picture
        if match.outcome is not None:
            break
        actors = match.game.actors()
        seat = actors[dice.below(len(actors))]
        legal = match.game.legal(seat)
        match.choose(seat, legal[dice.below(len(legal))])
    assert re.search("Traitor|Traître", drawn(match, None, language))


# -- the tools


def answer(capsys, *words: str):
    assert run([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_tools_know_the_game(capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert [game["players"] for game in answer(capsys, "games") if game["id"] == "idus"] == [[5, 8]]
    series = answer(capsys, "simulate", "idus", "--players", "7", "--bots", ",".join(["random"] * 7), "--games", "50")
    assert series["errors"] == []
    assert sum(series["outcomes"]["reasons"].values()) == 50
    assert list(series["outcomes"]["winners"]) == [*(f"senator_{number}" for number in range(1, 8)), "draw"]
    assert answer(capsys, "rule", "idus", "5.3")["title"] == "The Praetor looks at one card"
    assert answer(capsys, "ledger", "idus")["missing"] == []
    page = answer(capsys, "position", "idus", "players=7 turn=9 ask=veto now=4.13:G.R")
    assert [choice["notation"] for choice in page["legal"]] == ["keep", "exchange"]
    for words in (("games",), ("rule", "idus", "7"), ("position", "idus", "turn=3"), ("simulate", "idus", "--games", "3")):
        assert run(words) == 0
        assert capsys.readouterr().out
