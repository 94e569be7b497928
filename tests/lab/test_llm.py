"""The bot that asks a language model, against an endpoint on this machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import comitium
from comitium import bots
from comitium.arena.simulate import simulate
from comitium.cli import run
from comitium.core.errors import BadOption
from comitium.lab import endpoint as endpoints
from comitium.lab.endpoint import Endpoint, EndpointFailed
from comitium.lab.llm import LanguageModel
from comitium.lab.replies import read_reply
from comitium.play.bot_match import BotMatch, seated
from lab.fake_endpoint import FakeModel, fake_model

SECRET = "sk-very-secret-0123456789"


@pytest.fixture
def model() -> Iterator[FakeModel]:
    with fake_model() as server:
        yield server


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoints, "PAUSE", 0.001)


def made(model: FakeModel, game: str = "caesar", **parameters: object) -> LanguageModel:
    words = "".join(f",{name}={value}" for name, value in parameters.items())
    player = bots.make(f"llm:url={model.url},model=fake{words}", game, 3)
    assert isinstance(player, LanguageModel)
    return player


def seat_of(game: str = "caesar", seed: int = 3) -> bots.Seat:
    match = comitium.new(game, seed=seed)
    return bots.Seat(game, match.game, match.game.actors()[0])


@pytest.mark.parametrize(("game", "players"), [("caesar", 2), ("idus", 5), ("republic", 3)])
def test_it_plays_whole_games_with_the_house(model: FakeModel, game: str, players: int) -> None:
    match = comitium.new(game, players, seed=4)
    table = BotMatch(match, seated(match, {0: f"llm:url={model.url}"} | dict.fromkeys(range(1, players), "tribune")))
    table.run()
    assert match.outcome is not None
    llm = table.players[0]
    assert isinstance(llm, LanguageModel)
    assert llm.bill.calls == len(model.asked) > 3
    assert llm.bill.fallbacks == 0
    assert llm.bill.prompt_tokens == 100 * llm.bill.calls
    assert comitium.replay(match.journal()).digest == match.digest
    shown = [asked["messages"][-1]["content"] for asked in model.asked]
    assert any("NEWS\n- " in text for text in shown), "it reads what has happened"


def test_it_plays_in_the_arena_and_hears_the_news(model: FakeModel) -> None:
    result = simulate("caesar", games=2, bots=[f"llm:url={model.url}", "random"], seed=5)
    assert result["errors"] == []
    assert any("NEWS\n- " in asked["messages"][-1]["content"] for asked in model.asked)


def test_an_illegal_answer_is_refused_and_asked_for_again(model: FakeModel) -> None:
    player = made(model)
    seat = seat_of()
    model.troubles = ["[conquer gaul]", "no answer at all"]
    assert player.choose(seat) in seat.legal
    assert (player.bill.refusals, player.bill.fallbacks, player.bill.calls) == (2, 0, 3)
    again = model.asked[-1]["messages"][-1]["content"]
    assert "no answer at all" in again
    assert "QUESTION [" in again


def test_after_too_many_refusals_the_first_choice_is_taken(model: FakeModel) -> None:
    player = made(model, tries=2)
    seat = seat_of()
    model.say = "[conquer gaul]"
    assert player.choose(seat) == seat.legal[0]
    assert (player.bill.refusals, player.bill.fallbacks, player.bill.calls) == (2, 1, 2)


@pytest.mark.parametrize("budget", [{"calls": 2}, {"tokens": 220}])
def test_beyond_its_budget_nothing_is_asked(model: FakeModel, budget: dict[str, int]) -> None:
    player = made(model, **budget)
    seat = seat_of()
    for _ in range(5):
        assert player.choose(seat) in seat.legal
    assert player.bill.calls == len(model.asked) == 2
    assert player.bill.fallbacks == 3


def test_costs_are_counted_or_estimated(model: FakeModel) -> None:
    player = made(model, price_in=2.0, price_out=10.0)
    player.choose(seat_of())
    assert player.bill.cost == pytest.approx((100 * 2 + 10 * 10) / 1e6)
    model.counts = False
    player.choose(seat_of())
    assert player.bill.estimated == 1
    assert player.bill.prompt_tokens > 200


def test_a_busy_endpoint_is_asked_again(model: FakeModel) -> None:
    player = made(model)
    model.troubles = [429, 503, b"not json"]
    seat = seat_of()
    assert player.choose(seat) in seat.legal
    assert len(model.asked) == 4
    assert player.bill.calls == 1


@pytest.mark.parametrize("troubles", [[401], [500] * 4, [b"[]"] * 4, [b'{"choices": []}']])
def test_an_endpoint_that_fails_is_a_sentence_without_the_key(
    model: FakeModel, troubles: list[int | str | bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MY_KEY", SECRET)
    player = made(model, key="MY_KEY")
    model.troubles = troubles
    with pytest.raises(EndpointFailed) as failed:
        player.choose(seat_of())
    assert model.keys[-1] == f"Bearer {SECRET}"
    told = str(failed.value)
    assert model.url in told
    assert SECRET not in told
    assert "\x1b" not in told


def test_a_key_is_in_no_result_journal_or_report(model: FakeModel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MY_KEY", SECRET)
    model.troubles = [401]
    result = simulate("caesar", games=2, bots=[f"llm:url={model.url},key=MY_KEY", "random"], seed=5)
    assert len(result["errors"]) == 1
    assert SECRET not in json.dumps(result)


@pytest.mark.parametrize(
    "parameters",
    [
        f"url=http://127.0.0.1:1/v1,key={SECRET}",
        f"url=http://user:{SECRET}@127.0.0.1:1/v1",
        f"url=http://127.0.0.1:1/v1?key={SECRET}",
    ],
)
def test_a_key_that_is_typed_in_is_refused_and_not_repeated(parameters: str) -> None:
    with pytest.raises(BadOption) as refused:
        bots.make(f"llm:{parameters}", "caesar", 1)
    assert SECRET not in str(refused.value)


def test_a_key_does_not_follow_a_redirection(model: FakeModel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MY_KEY", SECRET)
    model.troubles = [307]
    with pytest.raises(EndpointFailed):
        Endpoint(model.url, key="MY_KEY").complete([{"role": "user", "content": "?"}], 0.0, 5)
    assert len(model.asked) == 1


def cli(home: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "COMITIUM_HOME": str(home), "COMITIUM_BUILD": "interpreted", "LANG": "C.UTF-8", "MY_KEY": SECRET}
    return subprocess.run(
        [sys.executable, "-m", "comitium", *words], input=typed, capture_output=True, text=True, env=env, timeout=240
    )


@pytest.mark.parametrize(
    "parameters", ["url=http://127.0.0.1:9/v1", "url=ftp://x", "", "model=x", "url=http://127.0.0.1:9/v1,tries=0"]
)
def test_an_endpoint_that_is_not_there_is_bad_input(
    parameters: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COMITIUM_HOME", str(tmp_path))
    assert run(["play", "caesar", "--opponent", "llm" + (f":{parameters}" if parameters else "")]) == 2
    told = capsys.readouterr()
    assert len(told.err.strip().splitlines()) == 1
    assert list(tmp_path.rglob("*.jsonl")) == []


def test_it_is_an_opponent_at_the_terminal_and_its_key_is_on_no_disk(model: FakeModel, tmp_path: Path) -> None:
    done = cli(tmp_path, "play", "caesar", "--opponent", f"llm:url={model.url},key=MY_KEY", "--seed", "3", typed="1\n" * 30)
    assert done.returncode == 0, done.stderr
    assert f"Bearer {SECRET}" in model.keys
    kept = [path.read_text(encoding="utf-8") for path in tmp_path.rglob("*") if path.is_file()]
    assert kept
    assert not any(SECRET in text for text in (*kept, done.stdout, done.stderr))


def test_claims_and_offers_are_made_with_an_answer(model: FakeModel) -> None:
    said = read_reply("[claim faction loyal] [offer star 3 T] [accept 4] [refuse 5] so [talents 2]")
    assert said == ("talents 2", ("star 3 T",), ("faction loyal",), (4,), (5,))
    match = comitium.new("republic", 3, seed=4)
    player = made(model, "republic")
    chair = bots.Seat("republic", match.game, match.game.actors()[0])
    other = next(seat for seat in ("column", "amphora", "trident") if seat != match.game_type.meta.seats[chair.seat])
    notation = chair.question.options[0].notation
    model.say = f"[offer {other} 1 T] [offer nonsense] [{notation}]"
    player.choose(chair)
    (offer,) = player.bargain(chair, [])
    assert match.offer(chair.seat, offer.clauses) == 1  # type: ignore[union-attr]
    assert player.bill.refusals == 1


def test_an_offer_is_put_to_it_once(model: FakeModel) -> None:
    match = comitium.new("republic", 3, seed=4)
    number = match.offer(0, "amphora 1 T")
    player = made(model, "republic")
    chair = bots.Seat("republic", match.game, 1)
    model.say = f"[accept {number}]"
    assert player.bargain(chair, match.agreements) == [bots.Accept(number)]
    assert player.bargain(chair, match.agreements) == []
    assert len(model.asked) == 1
    assert "Offer 1" in model.asked[0]["messages"][-1]["content"]
