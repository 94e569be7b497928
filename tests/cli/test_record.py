"""[4.08.1] `comitium record`, and the same deal again at the terminal with a result to beat."""

from __future__ import annotations

import io
import shlex

import pytest

from comitium import bots
from comitium.cli import run
from comitium.cli.at_table import saves
from comitium.cli.at_table.saves import HUMAN, Keeper, Seating
from comitium.match import challenge
from comitium.match.begin import new
from comitium.match.match import Match
from comitium.play import RULE


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("COMITIUM_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("os.fsync", lambda _: None)


@pytest.fixture(scope="module")
def finished() -> Match:
    match = new("republic", 1, 41)
    player = bots.make("tribune", "republic", 1)
    while match.outcome is None:
        match.choose(0, bots.ask(player, bots.Seat("republic", match.game, 0, match.claims)))
    return match


def said(capsys, *words: str) -> str:
    assert run(list(words)) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(("language", "none"), [("en", "No game against"), ("fr", "Aucune partie")])
def test_without_a_finished_game_there_is_no_record(capsys, language, none):
    assert none in said(capsys, "record", "--lang", language)


@pytest.mark.parametrize(("language", "kind"), [("en", "Early Republic, alone"), ("fr", "Haute République, en solitaire")])
def test_finished_games_are_listed_by_kind_with_the_way_to_deal_them_again(capsys, finished, language, kind):
    Keeper("won").close(finished, Seating("republic", (HUMAN, *[RULE] * 4)))
    out = said(capsys, "record", "--lang", language)
    assert kind in out
    assert "(won)" in out
    result = challenge.passed_on(finished)
    assert result is not None
    assert f"--seed 41 --beat {result.code}" in out


def test_a_game_that_goes_on_or_came_from_a_position_is_in_no_record(capsys, finished):
    Keeper("begun").close(new("republic", 1, 3), Seating("republic", (HUMAN, *[RULE] * 4)))
    assert "No game" in said(capsys, "record", "--lang", "en")


def test_the_command_of_a_finished_game_deals_it_again_and_says_what_to_beat(capsys, monkeypatch, finished):
    result = challenge.passed_on(finished)
    command = challenge.command(finished, result.code)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    run([*shlex.split(command)[1:], "--plain", "--lang", "en"])
    out = capsys.readouterr().out
    assert "To beat with this deal: place" in out
    match, seating = saves.fetch(saves.latest("republic"))
    assert match.commitment == finished.commitment
    assert match.header.options == finished.header.options
    assert seating.beat == result.code


def test_options_are_part_of_the_command(finished):
    hard = new("republic", 1, 5, scenario="late", all_force_builds="legal_only")
    assert "--option scenario=late" in challenge.command(hard, "5.3")
    assert "--option all_force_builds=legal_only" in challenge.command(hard, "5.3")
    assert "neutrals" not in challenge.command(hard, "5.3")
    assert challenge.passed_on(hard) is None, "a running game is not passed on"
    assert challenge.result_of(hard, 0) is None


def test_a_result_that_no_game_can_reach_is_refused(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run(["play", "republic", "--players", "1", "--beat", "9.9", "--lang", "en"]) == 2
    assert "not a result" in capsys.readouterr().err


def test_results_compare_by_place_and_then_by_turn_or_margin(finished):
    kind = finished.game_type
    own = kind.result(finished.game, 0)
    assert kind.compare(own.code, own)[1] == 0
    assert kind.compare("5.1", own)[1] == 1, "nothing is worse than to lose Rome in the first turn"
    assert kind.compare("1.1", own)[1] == -1, "nor better than to win it then"
    assert kind.compare(own.code, None)[1] == -1, "nothing is reached yet"
    assert kind.compare("nonsense", own) is None
