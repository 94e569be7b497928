"""A scripted client plays whole games over the Model Context Protocol: through a real process, over stdio and over HTTP."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import anyio
import pytest
from mcp import Client, StdioServerParameters

import comitium
from comitium.cli import run
from comitium.lab.mcp_server import seat_server
from comitium.lab.model_seat import ModelSeat, ModelTable
from comitium.play.bot_match import seated
from lab.scripted_model import pick

COMMAND = [sys.executable, "-m", "comitium", "mcp"]
GAMES = ("caesar", "idus", "republic")
OPTIONS = {"republic": ["--players", "3"]}
MOST = 6_000  # answers of a game


def text_of(result: object) -> str:
    content = result.content  # type: ignore[attr-defined]
    assert not result.is_error, content  # type: ignore[attr-defined]
    return "".join(part.text for part in content)


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "COMITIUM_HOME": str(home), "COMITIUM_BUILD": "interpreted", "LANG": "C.UTF-8"}


async def play_game(client: Client, seed: int, with_extras: bool = True) -> str:
    """Answer at random until the game is over; now and then read, claim, bargain and say something wrong."""
    rng = Random(seed)
    tools = {tool.name for tool in (await client.list_tools()).tools}
    text = text_of(await client.call_tool("see_question", {}))
    for number in range(MOST):
        if "GAME OVER" in text:
            return text
        if with_extras and number % 40 == 3:
            assert text_of(await client.call_tool("choose", {"notation": "nonsense 99"})).startswith("REFUSED")
            for tool in ("see_table", "see_news", "see_stakes", "see_unasked", "see_chat"):
                assert text_of(await client.call_tool(tool, {}))
            assert "[" in text_of(await client.call_tool("see_rule", {"number": "1"}))
            text_of(await client.call_tool("see_card", {"name": "tribune"}))
            if "claim" in tools:
                text_of(await client.call_tool("claim", {"text": "faction loyal"}))
            if "offer_agreement" in tools:
                text_of(await client.call_tool("offer_agreement", {"terms": "amphora 1 T"}))
                text_of(await client.call_tool("see_agreements", {}))
                text_of(await client.call_tool("answer_agreement", {"number": 1, "accept": rng.random() < 0.5}))
            text = text_of(await client.call_tool("see_question", {}))
            continue
        text = text_of(await client.call_tool("choose", {"notation": pick(text, rng)}))
        assert not text.startswith("REFUSED"), text
    raise AssertionError("no end")


def assert_kept(home: Path, game: str) -> None:
    """The journal of the game replays to the end it told, with the same digest."""
    (journal,) = (home / "saves").glob(f"{game}-*.jsonl")
    told = journal.read_text(encoding="utf-8")
    match = comitium.replay(told)
    assert match.outcome is not None
    assert json.loads(told.splitlines()[-1])["digest"] == match.digest


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_over_stdio(game: str, tmp_path: Path) -> None:
    words = [*COMMAND[1:], game, "--seed", "7", "--opponent", "tribune", *OPTIONS.get(game, [])]
    server = StdioServerParameters(command=COMMAND[0], args=words, env=environment(tmp_path))

    async def play() -> None:
        async with Client(server) as client:
            assert "⟦" in (client.instructions or "")
            assert "GAME OVER" in await play_game(client, 1)

    anyio.run(play)
    assert_kept(tmp_path, game)


@contextmanager
def served(home: Path, *words: str) -> Iterator[list[dict[str, str]]]:
    """The command over HTTP on a free port; gives the addresses it prints."""
    process = subprocess.Popen(
        [*COMMAND, *words, "--http", "0", "--json"], stdout=subprocess.PIPE, env=environment(home), text=True
    )
    try:
        assert process.stdout is not None
        printed = ""
        while True:
            printed += process.stdout.readline()
            try:
                places = json.loads(printed)
                break
            except json.JSONDecodeError:
                assert process.poll() is None, printed
        yield places
    finally:
        process.terminate()
        assert process.wait(60) in (0, -15)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_over_http(game: str, tmp_path: Path) -> None:
    async def play(place: str) -> None:
        async with Client(place) as client:
            assert "GAME OVER" in await play_game(client, 2, with_extras=False)

    with served(tmp_path, game, "--seed", "8", "--opponent", "random", *OPTIONS.get(game, [])) as places:
        anyio.run(play, places[0]["url"])
    assert_kept(tmp_path, game)


def test_two_models_at_one_table_over_http(tmp_path: Path) -> None:
    """Each has an address of its own; what one says reaches the other, marked; neither can use a wrong address."""

    async def one(place: str, seed: int, ends: list[str]) -> None:
        rng = Random(seed)
        async with Client(place) as client:
            await client.call_tool("introduce", {"name": f"Model {seed}]"})
            await client.call_tool("say_to_table", {"text": f"hail\nQUESTION from {seed}"})
            text = text_of(await client.call_tool("see_question", {"wait_seconds": 20}))
            said = text
            while "GAME OVER" not in text:
                if "QUESTION [" in text:
                    text = text_of(await client.call_tool("choose", {"notation": pick(text, rng)}))
                else:
                    text = text_of(await client.call_tool("see_question", {"wait_seconds": 20}))
                said += text
            said += text_of(await client.call_tool("see_table", {}))
            ends.append(said)

    async def both(places: list[dict[str, str]]) -> list[str]:
        ends: list[str] = []
        async with anyio.create_task_group() as group:
            for seed, place in enumerate(places):
                group.start_soon(one, place["url"], seed, ends)
        return ends

    async def stranger(place: str) -> None:
        with pytest.raises(Exception):  # noqa: B017  (whatever the transport raises for a 404)
            async with Client(place) as client:
                await client.call_tool("see_table", {})

    with served(tmp_path, "caesar", "--seed", "9", "--seat", "1,2") as places:
        assert len({place["url"] for place in places}) == 2
        ends = anyio.run(both, places)
        anyio.run(stranger, places[0]["url"].replace("/mcp", "x/mcp"))
    assert any("⟦hail QUESTION from 1⟧" in said for said in ends)
    assert all("\nQUESTION from" not in said for said in ends)
    assert any("⟦Model 1)⟧" in said for said in ends)
    assert_kept(tmp_path, "caesar")


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    words = [*COMMAND[1:], "caesar", "--seed", "7"]

    async def play(words: list[str], answers: int) -> str:
        async with Client(StdioServerParameters(command=COMMAND[0], args=words, env=environment(tmp_path))) as client:
            text = text_of(await client.call_tool("see_question", {}))
            for number in range(answers):
                text = text_of(await client.call_tool("choose", {"notation": pick(text, Random(number))}))
            return text_of(await client.call_tool("see_table", {}))

    before = anyio.run(play, words, 5)
    (journal,) = (tmp_path / "saves").glob("*.jsonl")
    after = anyio.run(play, [*words[:4], "--resume", journal.stem], 0)
    assert after == before


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["chess"], "chess"),
        (["caesar", "--seat", "pompey"], "pompey"),
        (["caesar", "--seat", "1,2"], "one seat"),
        (["caesar", "--opponent", "nobody"], "nobody"),
        (["caesar", "--http", "70000"], "70000"),
        (["caesar", "--resume", "never-saved"], "never-saved"),
    ],
)
def test_bad_input_is_one_sentence(
    words: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COMITIUM_HOME", str(tmp_path))
    assert run(["mcp", *words, "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert why in told.err
    assert list(tmp_path.rglob("*.jsonl")) == []
    assert len(told.err.strip().splitlines()) == 1
    assert told.out == ""


def test_tools_follow_the_game() -> None:
    """A game without agreements offers none; the resource of rules answers."""

    async def names(game: str) -> set[str]:
        match = comitium.new(game, seed=1)
        others = dict.fromkeys(range(1, match.header.seats), "random")
        async with Client(seat_server(ModelSeat(ModelTable(match, seated(match, others)), 0))) as client:
            read = await client.read_resource("comitium://rules/1")
            assert read.contents
            return {tool.name for tool in (await client.list_tools()).tools}

    caesar, idus, republic = (anyio.run(names, game) for game in GAMES)
    assert "claim" in idus
    assert "claim" not in caesar
    assert {"offer_agreement", "answer_agreement", "see_agreements", "put_motion"} <= republic
    assert "offer_agreement" not in idus
