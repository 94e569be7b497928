"""[4.08.1] Results of the game alone in the browser: the scoreboard of the end, the own record, the same deal for a friend."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from html import unescape
from pathlib import Path

import msgspec
import pytest

from comitium import bots
from comitium.match.begin import new
from comitium.match.match import Match

from ..running import PATIENCE, Guest, Running

Door = Callable[..., Guest]


def finished(seed: int) -> Match:
    match = new("republic", 1, seed)
    player = bots.make("tribune", "republic", 1)
    while match.outcome is None:
        match.choose(0, bots.ask(player, bots.Seat("republic", match.game, 0, match.claims)))
    return match


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path: Path = tmp_path_factory.mktemp("alone") / "game.jsonl"
    path.write_text(finished(41).journal(), encoding="utf-8")
    return path


def finish(server: Running, address: str, journal: Path | None = None) -> str:
    """The match of a seat that nobody has opened yet; with a journal, everything that it tells has happened there."""
    token = address.rpartition("/")[2]
    with closing(sqlite3.connect(server.log.parent / "house.db", timeout=PATIENCE)) as house, house:
        (match,) = house.execute("SELECT match FROM keys WHERE token = ?", (token,)).fetchone()
        if journal is not None:
            house.execute("DELETE FROM lines WHERE match = ?", (match,))
            lines = enumerate(journal.read_text(encoding="utf-8").splitlines())
            house.executemany("INSERT INTO lines VALUES (?, ?, ?)", [(match, *line) for line in lines])
            house.execute("UPDATE matches SET over = 1 WHERE id = ?", (match,))
    return str(match)


def plain(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def alone(visitor: Guest) -> str:
    return visitor.set_table("republic", "me")


def test_4_08_1_the_end_has_the_five_places_and_the_figures(guest: Door, server: Running, journal: Path) -> None:
    livia = guest()
    address = alone(livia)
    finish(server, address, journal)
    with livia.sit(address) as page:
        page.until(lambda message: 'class="rungs"' in str(message))
        html = str(page.frame["around"])
    assert html.count("aria-current=true") == 1
    for figure in ("Turn", "Influence ahead of the best other", "Wars beaten", "Lowest treasury", "Highest unrest"):
        assert figure in html
    assert "/beat/" in html


def test_a_record_lists_own_finished_games_and_nobody_elses(guest: Door, server: Running, journal: Path) -> None:
    livia, marcus = guest(), guest()
    assert "No game against the directives is finished yet" in livia.http.get("/record?game=republic").text
    address = alone(livia)
    assert "No game against the directives is finished yet" in livia.http.get("/record?game=republic").text, "it goes on"
    finish(server, address, journal)
    told = plain(livia.http.get("/record?game=republic").text)
    assert "Early Republic, alone" in told
    assert "1 game" in told
    assert "best" in told
    assert "No game against the directives is finished yet" in marcus.http.get("/record?game=republic").text
    assert livia.http.get("/record?game=nonsense").status_code == 404


def test_a_friend_plays_the_deal_of_a_finished_game_and_of_no_other(guest: Door, server: Running, journal: Path) -> None:
    livia, marcus = guest(), guest()
    address = alone(livia)
    match = finish(server, address)
    assert marcus.http.get(f"/beat/{match}").status_code in (400, 403, 409), "a running game is nobody else's"
    assert marcus.post("/tables", game="republic", beat=match).status_code in (400, 403, 409)
    finish(server, address, journal)
    offered = marcus.http.get(f"/beat/{match}").text
    assert "To beat: place" in plain(offered)
    assert "comitium play republic --players 1 --seed 41 --beat" in plain(offered)
    answer = marcus.post("/tables", game="republic", beat=match)
    assert answer.status_code == 303
    token = answer.headers["location"].removeprefix("/seat/")
    seen = marcus.http.get("/api/v1/seat", headers={"Authorization": f"Bearer {token}"}).json()["view"]
    assert seen == json.loads(msgspec.json.encode(new("republic", 1, 41).view(0))), "the same deal"
    again = marcus.post("/tables", game="republic", beat=match).headers["location"]
    finish(server, again, journal)
    assert "You did just as well" in marcus.http.get(again).text


def test_a_game_of_several_people_cannot_be_passed_on(guest: Door, server: Running) -> None:
    livia = guest()
    two = new("republic", 2, 3)
    player = bots.make("tribune", "republic", 1)
    while two.outcome is None:
        seat = two.game.actors()[0]
        two.choose(seat, bots.ask(player, bots.Seat("republic", two.game, seat, two.claims)))
    path = Path(server.log).parent / "two.jsonl"
    path.write_text(two.journal(), encoding="utf-8")
    address = livia.set_table("republic", "me", "device")
    match = finish(server, address)
    finish(server, address, path)
    assert livia.http.get(f"/beat/{match}").status_code == 404
    assert "for two" in plain(livia.http.get("/record?game=republic").text)
