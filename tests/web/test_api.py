"""The interface for programs: what it tells, what it refuses, and that its description is true."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from schemathesis.specs.openapi.checks import positive_data_acceptance

from .running import Guest, Running, running

Door = Callable[..., Guest]
ROOT = Path(__file__).parents[2]


def set_match(http: httpx.Client, game: str, *seats: str) -> tuple[str, dict[int, str]]:
    made = http.post("/api/v1/matches", json={"game": game, "seats": list(seats), "spectators": True})
    assert made.status_code == 201, made.text
    return made.json()["match"], {one["seat"]: one["key"] for one in made.json()["keys"]}


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def test_a_program_plays_a_whole_game(guest: Door) -> None:
    http = guest().http
    match, keys = set_match(http, "caesar", "open", "tribune")
    headers = bearer(keys[0])
    heard = 0
    for _ in range(2_000):
        now = http.get("/api/v1/seat", headers=headers).json()
        told = http.get("/api/v1/seat/events", params={"since": heard}, headers=headers).json()
        heard = told["heard"]
        if now["outcome"] is not None:
            break
        if now["question"] is not None:
            choice = now["question"]["choices"][0]
            body = {"choice": choice["notation"], "at": now["question"]["number"]}
            assert http.post("/api/v1/seat/choice", json=body, headers=headers).status_code in (200, 409)
    assert now["outcome"] is not None
    assert http.get(f"/api/v1/matches/{match}").json()["outcome"] == now["outcome"]


@pytest.mark.parametrize(
    ("game", "seats"),
    [("idus", ("open", "random", "random", "random", "tribune")), ("republic", ("open", "tribune", "tribune"))],
)
def test_the_example_bot_plays_over_its_socket(server: Running, guest: Door, game: str, seats: tuple[str, ...]) -> None:
    _, keys = set_match(guest().http, game, *seats)
    command = [sys.executable, str(ROOT / "docs/examples/remote_bot.py"), server.address, keys[0]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=150, check=False)
    assert done.returncode == 0, done.stderr
    assert "'winners'" in done.stdout
    assert len((ROOT / "docs/examples/remote_bot.py").read_text().splitlines()) <= 55


def test_a_seat_is_told_what_it_may_know_and_no_more(guest: Door) -> None:
    http = guest().http
    match, keys = set_match(http, "caesar", "open", "open")
    hers = http.get("/api/v1/seat", headers=bearer(keys[1])).json()
    his = http.get("/api/v1/seat", headers=bearer(keys[0])).json()
    outside = http.get(f"/api/v1/matches/{match}").json()
    assert hers["seat"], his["seat"] == (1, 0)
    assert hers["view"] != his["view"]
    assert outside["question"] is None
    assert outside["seat"] is None
    assert "seed" not in json.dumps([hers, his, outside]).replace("seeds", "")


def test_a_table_that_a_program_sets_begins_when_its_last_seat_is_taken(guest: Door) -> None:
    http = guest().http
    _, keys = set_match(http, "caesar", "open", "open")
    assert http.get("/api/v1/seat", headers=bearer(keys[0])).json()["question"] is None
    early = http.post("/api/v1/seat/choice", json={"choice": 1}, headers=bearer(keys[0]))
    assert early.status_code == 409
    assert http.get("/api/v1/seat", headers=bearer(keys[1])).json()["question"] is not None
    assert http.get("/api/v1/seat", headers=bearer(keys[0])).json()["question"] is not None


def test_a_wrong_answer_is_refused_with_its_rule_and_changes_nothing(guest: Door) -> None:
    http = guest().http
    _, keys = set_match(http, "caesar", "open", "random")
    headers = bearer(keys[0])
    before = http.get("/api/v1/seat", headers=headers).json()
    refused = http.post("/api/v1/seat/choice", json={"choice": "play veto", "at": 0}, headers=headers)
    assert refused.status_code == 409
    assert refused.json()["rule"]
    stale = http.post(
        "/api/v1/seat/choice", json={"choice": before["question"]["choices"][0]["choice"], "at": 7}, headers=headers
    )
    assert stale.status_code == 409
    assert http.get("/api/v1/seat", headers=headers).json()["question"] == before["question"]
    french = http.post(
        "/api/v1/seat/choice?language=fr", json={"choice": "play veto"}, headers={**headers, "accept-language": "fr"}
    )
    assert french.json()["detail"] != refused.json()["detail"]


@pytest.mark.parametrize("key", ["short", "x" * 32, "\u00e9" * 20])
def test_without_a_key_there_is_no_seat(guest: Door, key: str) -> None:
    answer = guest().http.get("/api/v1/seat", headers={"authorization": f"Bearer {key}".encode()})
    assert answer.status_code == 404
    assert set(answer.json()) == {"status", "detail", "rule", "wait"}


def test_bots_are_the_house_s_own(guest: Door) -> None:
    for who in ("os:system", "consul:sims=99999999", "me", "device", "no such bot"):
        body = {"game": "caesar", "seats": ["open", who]}
        assert guest().http.post("/api/v1/matches", json=body).status_code == 400


def test_a_program_that_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with running(tmp_path) as strict:
        http = Guest(strict.address).http
        _, keys = set_match(http, "caesar", "open", "random")
        with ThreadPoolExecutor(8) as several:  # faster than the bucket fills, on a slow machine too
            answers = several.map(lambda _: http.get("/api/v1/seat", headers=bearer(keys[0])), range(1000))
            last = next(answer for answer in answers if answer.status_code == 429)
            several.shutdown(cancel_futures=True)
        assert last.json()["wait"] >= 1
        assert int(last.headers["retry-after"]) == last.json()["wait"]


def test_the_description_is_true(server: Running) -> None:
    """Schemathesis asks everything that the description allows, and some things that it does not, with a key and without."""
    match, keys = set_match(httpx.Client(base_url=server.address), "idus", "open", "random", "random", "random", "random")
    schema = schemathesis.openapi.from_url(f"{server.address}/api/v1/schema/openapi.json")
    asked, answered = 0, set()
    for found in schema.get_all_operations():
        operation: Any = found.ok()

        @settings(max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(), known=booleans())
        def ask(case: Any, known: bool) -> None:
            headers = bearer(keys[0]) if known else {}
            if known and case.path_parameters:
                case.path_parameters["match"] = match
            answer = case.call_and_validate(
                base_url=server.address, headers=headers, excluded_checks=[positive_data_acceptance]
            )
            answered.add(answer.status_code)

        ask()
        asked += 1
    assert asked >= 8
    assert {200, 404, 409} <= answered, "it is let in, too"
