"""Ratings, leagues and the benchmark: the same on any number of workers, taken up again, and everything counted."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import msgspec
import pyarrow.parquet
import pytest
from msgspec import structs

import comitium
from comitium.arena import benchmark as bench
from comitium.arena.benchmark import (
    PROTOCOLS,
    Deals,
    Played,
    Protocol,
    play_benchmark,
    play_one,
    protocol_named,
    summary_of,
    with_deals,
)
from comitium.arena.league import pairings, plan_league, play_league, seated
from comitium.arena.ratings import MU, Rating, ranked, rate
from comitium.arena.rows import Row
from comitium.cli import run
from comitium.core.agreements import BROKEN, KEPT
from comitium.core.errors import BadOption, Unknown
from lab.fake_endpoint import fake_model

SMALL = Protocol("small-v1", "caesar", 2, ("random",), 2, 7)


def row(number: int, bots: list[str], winners: list[int], error: str = "") -> Row:
    return Row(number, 0, bots, winners, [0] * len(bots), "", "", 1, 0.0, error)


# -- ratings


def test_whoever_wins_is_rated_higher_and_better_known() -> None:
    found = rate([row(number, ["a", "b"], [0]) for number in range(20)])
    assert ranked(found) == ["a", "b"]
    assert found["a"].low > found["b"].high
    assert found["a"].sigma < Rating().sigma
    assert found["a"].games == 20


def test_a_draw_moves_equals_nowhere_and_a_game_that_broke_off_nobody() -> None:
    found = rate([row(0, ["a", "b"], []), row(1, ["a", "b"], [0], error="broken")])
    assert found["a"].mu == pytest.approx(found["b"].mu) == pytest.approx(MU)
    assert found["a"].games == 1


def test_a_frozen_house_does_not_move() -> None:
    known = {"house": Rating(sigma=0.001)}
    found = rate([row(number, ["guest", "house", "house"], [0]) for number in range(9)], known, frozen=known)
    assert found["house"] == known["house"]
    assert found["guest"].mu > MU


def test_nobody_gains_by_beating_herself() -> None:
    found = rate([row(number, ["a", "a"], [0]) for number in range(5)])
    assert found["a"].mu == pytest.approx(MU, abs=1e-6)


# -- leagues


def test_neighbours_meet_and_everybody_plays() -> None:
    league = plan_league("caesar", ["random", "tribune", "consul:sims=2", "consul:sims=3", "praetor:sims=2"], seed=1)
    ratings = {bot: Rating(mu=20.0 + place) for place, bot in enumerate(league.bots)}
    for number in (0, 1):
        tables = pairings(league, ratings, number)
        assert {bot for table in tables for bot in table} == set(league.bots)
        order = ranked(ratings)
        assert all(abs(order.index(a) - order.index(b)) <= 2 for a, b in tables)
    assert pairings(league, ratings, 0) != pairings(league, ratings, 1)
    assert seated(["a", "b"], 5) == ["a", "b", "a", "b", "a"]


def test_a_league_is_the_same_for_any_workers_and_goes_on(tmp_path: Path) -> None:
    league = plan_league("caesar", ["random", "tribune", "comitium.bots.random:make"], deals=1, seed=3)
    alone = play_league(league, 2, tmp_path / "alone")
    shared = play_league(league, 1, tmp_path / "shared", jobs=2)
    assert msgspec.json.encode(shared) == msgspec.json.encode(alone[:1])
    heard: list[tuple[int, int]] = []
    further = play_league(league, 2, tmp_path / "shared", jobs=2, progress=lambda done, total: heard.append((done, total)))
    assert msgspec.json.encode(further) == msgspec.json.encode(alone)
    assert heard
    with (tmp_path / "alone" / "ratings.csv").open(encoding="utf-8") as file:
        told = list(csv.DictReader(file))
    kept = pyarrow.parquet.read_table(tmp_path / "alone" / "ratings.parquet").to_pylist()
    assert len(told) == len(kept) == 6
    assert [one["bot"] for one in told] == [one["bot"] for one in kept]


def test_a_league_refuses_what_it_cannot_play(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        plan_league("caesar", ["random"])
    with pytest.raises(Unknown):
        plan_league("caesar", ["random", "nobody"])
    league = plan_league("caesar", ["random", "tribune"], deals=1)
    play_league(league, 1, tmp_path / "x")
    with pytest.raises(BadOption):
        play_league(structs.replace(league, seed=9), 1, tmp_path / "x")


# -- the benchmark


def test_protocols_are_what_they_were() -> None:
    """A protocol is never changed: results name it. A better one gets a new name."""
    told = {name: (one.game, one.players, one.house, one.deals, one.seed, one.deal_seed(0)) for name, one in PROTOCOLS.items()}
    assert told == {
        "caesar-v1": ("caesar", 2, ("consul:sims=100",), 20, 2026, 9182395139725247064),
        "idus-v1": ("idus", 5, ("tribune", "consul:sims=50", "tribune", "consul:sims=50"), 20, 2026, 1413518326581664915),
        "republic-v1": ("republic", 5, ("tribune", "tribune", "tribune", "consul:sims=4"), 20, 2026, 12104331736802833391),
    }
    assert protocol_named("").name == "republic-v1", "where none is named"


def timeless(rows: list[Played]) -> list[Played]:
    return [structs.replace(one, seconds=0.0) for one in rows]


def test_a_guest_sits_on_every_seat_of_every_deal_and_leaves_journals(tmp_path: Path) -> None:
    alone = play_benchmark(SMALL, "random", tmp_path / "alone")
    assert [(one.deal, one.seat) for one in alone] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert alone[0].seed == alone[1].seed != alone[2].seed
    shared = play_benchmark(SMALL, "random", tmp_path / "shared", jobs=2)
    assert timeless(shared) == timeless(alone)
    journals = sorted((tmp_path / "alone").rglob("*.jsonl"))
    assert len(journals) == 4
    match = comitium.replay(journals[0].read_text(encoding="utf-8"))
    assert match.outcome is not None
    assert list(match.outcome.winners) == alone[0].winners


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = play_benchmark(with_deals(SMALL, 1), "random", tmp_path)
    (next(tmp_path.rglob("0001.json"))).write_text("half a fi")
    asked: list[int] = []

    def counted(protocol: Protocol, guest: str, number: int, journals: str) -> Played:
        asked.append(number)
        return play_one(protocol, guest, number, journals)

    monkeypatch.setattr(bench, "play_one", counted)
    rows = play_benchmark(SMALL, "random", tmp_path)
    assert asked == [1, 2, 3]
    assert timeless(rows[:2]) == timeless(first)


def test_agreements_are_counted_as_the_rules_carry_them_out() -> None:
    house = ("tribune", "tribune")
    protocol = Protocol("republic-small", "republic", 3, house, 1, 5)
    played = play_one(protocol, "tribune", 0, "")
    assert played.error == ""
    assert played.agreed <= played.offered + played.received
    assert played.kept + played.broken >= 0
    match = comitium.new("republic", 3, seed=4)
    deals = Deals("republic", match, 0)
    match.offer(0, "amphora 1 T")
    deals.look()
    assert deals.agreed() == 0, "an offer is no agreement"
    match.accept(1, 1)
    deals.look()
    assert deals.agreed() == 1
    assert deals.value < 0, "who gives a talent for nothing loses it"
    clause = deals.seen[1].clauses[0]
    match.game.settle(clause, KEPT)
    assert (deals.promises(KEPT, True), deals.promises(KEPT, False), deals.promises(BROKEN, True)) == (1, 0, 0)


def test_a_model_is_measured_with_its_costs(tmp_path: Path) -> None:
    with fake_model() as model:
        rows = play_benchmark(with_deals(SMALL, 1), f"llm:url={model.url},price_in=1,price_out=2", tmp_path)
    told = summary_of(SMALL, "llm", rows)
    assert told["games"] == 2
    assert told["tokens"] > 0
    assert told["cost"] > 0
    assert told["refusals"] == 0


def test_the_command_writes_tables_and_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(PROTOCOLS, "small-v1", SMALL)
    words = ["benchmark", "random", "tribune", "--protocol", "small-v1", "--deals", "1", "--out", str(tmp_path), "--json"]
    assert run(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["guest"] for one in told["guests"]] == ["random", "tribune"]
    assert {"small-v1.csv", "small-v1.parquet", "small-v1-games.csv", "small-v1-games.parquet", "small-v1.html"} <= {
        path.name for path in tmp_path.iterdir()
    }
    page = (tmp_path / "small-v1.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 4
    known = ("http://www.w3.org", "http://purl.org", "http://creativecommons.org")  # names within SVG: nothing is fetched
    assert page.count("http") == sum(page.count(name) for name in known)
    assert pyarrow.parquet.read_table(tmp_path / "small-v1-games.parquet").num_rows == 4
    assert run([*words[:-1], "--lang", "fr"]) == 0
    assert "Parties gagnées" in (tmp_path / "small-v1.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "words",
    [
        ["benchmark"],
        ["benchmark", "random", "--protocol", "chess-v9"],
        ["benchmark", "nobody", "--protocol", "caesar-v1"],
        ["benchmark", "random", "--protocol", "caesar-v1", "--deals", "21"],
        ["benchmark", "llm:url=http://127.0.0.1:9/v1", "--protocol", "caesar-v1"],
        ["league", "caesar", "--bots", "random", "--out", "x"],
        ["league", "caesar", "--bots", "random,tribune", "--rounds", "0", "--out", "x"],
    ],
)
def test_bad_input_is_one_sentence(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(words) == 2
    told = capsys.readouterr()
    assert len(told.err.strip().splitlines()) == 1
    assert told.out == ""
    assert list(tmp_path.rglob("*.json")) == []


def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("x")
    assert run(["league", "caesar", "--bots", "random,tribune", "--out", str(tmp_path / "file" / "x")]) == 2
    assert "cannot be written" in capsys.readouterr().err
