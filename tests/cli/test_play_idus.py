"""Idus Martii at the terminal: whole games by numbers, a keyboard that goes round, claims and the report."""

from __future__ import annotations

import io
import json
import random
import re

import pytest

import comitium
from comitium.cli import run
from comitium.cli.at_table.saves import HUMAN, Seating
from comitium.cli.at_table.screen import Screen
from comitium.cli.at_table.terminal import Sitting


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
    assert {"en": "Who was on which side", "fr": "Qui était qui"}[language] in out
    assert "[8.8]" in out
    [journal] = sorted((home / "saves").glob("*.jsonl"))
    match = comitium.replay(journal.read_text())
    assert match.header.seats == players
    assert match.outcome is not None
    told = out.partition(
        {"en": "How the votes were really cast", "fr": "Les votes, tels qu’ils ont vraiment été émis"}[language]
    )
    assert len(re.findall(r"^(?:Turn|Tour) \d+, [Cc]onsul", told[2], re.MULTILINE)) == len(match.view(None).turns)
    believed = {"en": ("a spectator could", "What you could"), "fr": ("Confiance d’un spectateur", "Votre confiance")}[
        language
    ]
    assert all(words in told[2] for words in believed)


def test_a_whole_table_at_one_keyboard(play, home):
    code, out, err = play(enough(2), "--players", "6", "--hotseat", "--seed", "9", "--plain")
    assert (code, err) == (0, "")
    assert out.count("Pass the device to") > 12
    assert "[8.8]" in out
    assert "What a spectator could believe" in out
    assert "What you could believe" not in out  # there were many of you
    for senator in ("Aurelius", "Domitius", "Manlius"):
        assert f"Pass the device to {senator}" in out


def test_bots_that_think_and_talk_end_with_a_report(play, home):
    code, out, err = play(enough(4), "--players", "5", "--opponent", "tribune", "--seed", "6", "--lang", "fr", "--plain")
    assert (code, err) == (0, "")
    assert out.count("Confiance d’un spectateur") == 1
    assert "[7.8], " in out.partition("Les votes, tels")[2]


def test_7_7_the_report_does_not_appear_before_the_end(play, home):
    """The answers run out in the middle of the game."""
    code, out, _ = play("1\n2\n1\n", "--players", "5", "--opponent", "random", "--seed", "5", "--plain")
    assert code == 0
    assert "really cast" not in out


def test_5_2_a_cast_vote_cannot_be_taken_back_and_the_refusal_is_true(play, home):
    words = ("--players", "5", "--opponent", "random", "--seed", "5", "--option", "first_player=senator_3", "--plain")
    _, out, _ = play("1\nu\nquit\n", *words)
    assert "you are an Aedile" in out
    assert "You cannot undo your last choice, because it is sealed or hidden information has been revealed since" in out


def test_claims_at_the_table(play, home):
    words = ("--players", "5", "--opponent", "random", "--seed", "5", "--plain", "--seat", "senator_4")
    code, out, _ = play("claim faction loyal\nclaim that I am king\nquit\n", *words)
    assert code == 0
    assert "Fabius claims to be one of the Loyal. [7.8]" in out
    assert "is not a claim" in out


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "claim",
    [
        "affirmer vu 1 Aurélius vert",
        "claim saw 1 Aurelius green",
        "CLAIM seen 1 aurélius verte",
        "affirmer vu 1 1 green",
        "claim saw 1 senator_1 green",
    ],
)
def test_claims_take_the_names_that_people_see_in_any_language(play, home, claim, language):
    code, out, _ = play(f"{claim}\nquit\n", "--players", "5", "--opponent", "random", "--seed", "5", "--lang", language)
    assert code == 0
    told = {"en": "a green card in front of Aurelius in turn 1", "fr": "une carte verte devant Aurélius au tour 1"}
    assert told[language] in out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_refusal_and_no_list_shows_an_id(play, home, language):
    typed = "claim saw 3 Horatius purple\nclaim Horatius lies\nclaim saw 1 senator_3\n?\nrules\npass Nero\n1\nfoo\n"
    words = ("--players", "6", "--seed", "5", "--lang", language, "--option", "first_player=Manlius")
    for seats in (("--hotseat",), ("--opponent", "random")):
        _, out, _ = play(typed.replace("senator_3", "3") + "claim me\n" + "1\n2\n3\n" * 5, *words, *seats)
        assert "Manlius" in out
        assert "Horatius lies" in out
        assert "senator_" not in out
    for wrong in ("--seat Nero", "--seat 7", "--option first_player=Nero", "--option first_player=Valérius"):
        code, out, err = play("", "--players", "6", "--lang", language, *wrong.split())
        assert code == 2
        assert "Horatius" in err or "Val" in err
        assert "senator_" not in err


@pytest.mark.parametrize("seat", ["Domitius", "3", "senator_3", "DOMITIUS"])
def test_a_seat_is_taken_by_its_name(play, home, seat):
    _, out, _ = play("quit\n", "--players", "5", "--opponent", "random", "--seat", seat)
    assert "Domitius (you)" in out


def test_answers_take_names_too(play, home):
    words = ("--players", "5", "--opponent", "random", "--seed", "5", "--seat", "1", "--option", "first_player=Aurelius")
    _, out, _ = play("vote red\n" * 3, *words, "--lang", "fr", "--plain")
    assert "senator_" not in out
    _, out, _ = play("praetor Fabius\n", "--hotseat", "--seed", "5", "--option", "first_player=5", "--lang", "fr")
    assert "n’est ni une réponse ni une commande" not in out


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


def test_resume_without_a_game_takes_whatever_was_left_last(play, home, monkeypatch, capsys):
    for expected, told in ((2, "There is no unfinished game in"), (0, "Idus Martii")):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        assert run(["play", "--resume", "--plain"]) == expected
        shown = capsys.readouterr()
        assert told in shown.out + shown.err
        play("1\nquit\n", "--players", "6", "--seed", "5", "--plain")


def test_opponents_keep_their_character_when_the_game_is_resumed(home):
    match = comitium.new("idus", players=6, seed=21)
    seating = Seating("idus", ("tribune",) * 5 + (HUMAN,))
    tempers = []
    for _ in range(2):
        sitting = Sitting(match, seating, "character", Screen("en", plain=True))
        tempers.append([bot.temper for bot in sitting.bots.values()])
        while match.game.actors()[0] != 5:
            match.choose(match.game.actors()[0], match.game.legal(match.game.actors()[0])[0])
    assert tempers[0] == tempers[1]


# -- the picture


@pytest.mark.parametrize(("language", "word"), [("en", " claim, "), ("fr", " affirmer, ")])
def test_7_8_the_first_line_of_help_speaks_of_claims(play, home, language, word):
    _, out, _ = play("quit\n", "--players", "5", "--opponent", "random", "--seed", "5", "--lang", language, "--plain")
    [line] = [line for line in out.splitlines() if "(vote red)" in line and "?" in line]
    assert word in line


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


@pytest.mark.parametrize(
    ("language", "word", "said"),
    [("en", "claim", "saw 1 Aurelius RED"), ("fr", "affirmer", "saw 1 Aurélius rouge"), ("fr", "affirmer", "saw 1 1 red")],
)
def test_7_8_a_claim_may_be_made_in_the_words_of_the_table(play, home, language, word, said):
    play(f"{word} {said}\nquit\n", "--players", "5", "--seed", "5", "--lang", language, "--plain")
    [journal] = sorted((home / "saves").glob("*.jsonl"))
    claims = [claim for claim in comitium.replay(journal.read_text()).claims if claim.seat == 4]
    assert [(claim.turn, claim.aedile, claim.colour) for claim in claims] == [(1, 0, 1)]
