"""What the house refuses: other sites, other names, guesses, haste, floods, nonsense. It goes on afterwards."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ..running import Guest, Running, question, running

Door = Callable[..., Guest]


def test_every_page_carries_the_policy_and_no_inline_script_or_style(guest: Door) -> None:
    livia = guest()
    table = livia.set_table("caesar", "tribune", "me")
    for path in ("/", "/?game=idus", table, "/rules/caesar", "/rules/idus?rule=7.8", "/nowhere", f"{table}x"):
        answer = livia.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", answer.text), path


def test_a_form_that_another_site_sends_is_refused(guest: Door) -> None:
    livia = guest()
    mark = livia.mark()
    fields = {"game": "caesar", "players": "2", "seat.0": "me", "seat.1": "random"}
    assert livia.http.post("/tables", data=fields).status_code == 403, "without the mark"
    assert livia.http.post("/tables", data={**fields, "csrf": "0" * 32}).status_code == 403, "with a wrong one"
    assert guest().http.post("/tables", data={**fields, "csrf": mark}).status_code == 403, "with somebody else's"
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        assert livia.http.post("/tables", data={**fields, "csrf": mark}, headers=headers).status_code == 403
    assert livia.http.post("/tables", data={**fields, "csrf": mark}, headers={"origin": livia.base}).status_code == 303


def test_a_wire_from_another_site_is_refused(guest: Door) -> None:
    livia = guest()
    place = livia.base.replace("http", "ws", 1) + livia.set_table("caesar", "tribune", "me") + "/socket"
    with connect(place, additional_headers={"origin": "http://evil.example"}) as socket:
        assert '"error"' in str(socket.recv(10))
        with pytest.raises(ConnectionClosed):
            socket.recv(10)


def test_another_name_that_leads_to_this_device_is_refused(server: Running) -> None:
    assert httpx.get(server.address, headers={"host": "evil.example"}).status_code == 400
    port = server.address.rpartition(":")[2]
    assert httpx.get(server.address, headers={"host": f"localhost:{port}"}).status_code == 200


def test_the_device_cookie_is_out_of_reach_of_scripts(guest: Door) -> None:
    cookie = guest().http.get("/").headers["set-cookie"]
    assert cookie.startswith("comitium=")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()


@pytest.mark.parametrize(
    "path",
    [
        "/seat/short",
        "/seat/" + "a" * 32,
        "/seat/" + "a" * 5000,
        "/seat/%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00",
        "/watch/unknownmatch",
        "/replay/unknownmatch",
        "/replay/unknownmatch/journal",
        "/rules/chess",
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/app.py",
        "/nowhere",
        "/seat//socket",
    ],
)
def test_what_does_not_exist_gets_a_clear_page(guest: Door, path: str) -> None:
    answer = guest().http.get(path)
    assert answer.status_code in (404, 400)
    assert "Traceback" not in answer.text
    assert "<html" in answer.text
    assert "comitium/web" not in answer.text


def test_keys_cannot_be_guessed_at_any_speed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        livia = Guest(server.address)
        table = livia.set_table("caesar", "tribune", "me")
        answers = [livia.http.get(f"/seat/{number:032d}") for number in range(60)]
        assert answers[0].status_code == 404
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert livia.http.get(table).status_code in (200, 429), "whoever has a key is not locked out by guesses"


def test_haste_at_the_wire_is_answered_with_the_time_to_wait(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        livia = Guest(server.address)
        with livia.sit(livia.set_table("caesar", "tribune", "me")) as page:
            number, _ = page.until_asked()
            for _ in range(40):
                page.send("say", text="!")
            hasty = page.until(lambda message: message.get("wait", 0) > 0)
            assert str(hasty["wait"]) in hasty["error"] or hasty["wait"] == 1
            assert question(page.frame)[0] == number


def test_new_tables_are_limited(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        livia = Guest(server.address)
        mark = livia.mark()
        fields = {"csrf": mark, "game": "caesar", "players": "2", "seat.0": "me", "seat.1": "random"}
        codes = [livia.http.post("/tables", data=fields).status_code for _ in range(30)]
        assert codes[0] == 303
        assert codes[-1] == 429


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "{",
        "[]",
        "null",
        '"do"',
        '{"do":"unknown"}',
        '{"do":"choose"}',
        '{"do":"choose","choice":1e99,"at":0}',
        '{"do":"choose","choice":99999999999999999999999,"at":0}',
        '{"do":"choose","choice":-5,"at":0}',
        '{"do":"choose","choice":"down 99","at":0}',
        '{"do":"choose","choice":[],"at":{}}',
        '{"do":"order","question":"X","choice":5,"within":"Nothing"}',
        '{"do":"stand-in","seat":99,"yes":true}',
        '{"do":"language","language":"xx"}',
        '{"do":"seat","seat":-1,"player":"random"}',
        '{"do":"offer","text":"peace"}',
        '{"do":"motion","text":"peace"}',
        '{"do":"accept","number":1}',
        '{"do":"aside","choice":3}',
        "[" * 2000,
    ],
)
def test_nonsense_at_the_wire_is_refused_and_the_table_goes_on(guest: Door, nonsense: str) -> None:
    livia = guest()
    with livia.sit(livia.set_table("caesar", "random", "me")) as page:
        number, choices = page.until_asked()
        page.socket.send(nonsense)
        assert page.error()
        page.send("choose", choice=choices[0], at=number)
        assert page.until_asked(after=number)[0] == number + 1


def test_a_giant_message_closes_its_own_wire_only(guest: Door) -> None:
    livia = guest()
    address = livia.set_table("caesar", "random", "me")
    with livia.sit(address) as page:
        page.until_asked()
        page.socket.send('{"do":"say","text":"' + "x" * 200_000 + '"}')
        with pytest.raises(ConnectionClosed):
            while True:
                page.receive(10)
    with livia.sit(address) as page:
        page.until_asked()


def test_giant_and_odd_uploads_are_refused(guest: Door) -> None:
    livia = guest()
    mark = livia.mark()
    for content in (b"", b"\x00" * 1000, b"{}\n" * 1000, b"\xff\xfe", b'{"comitium":2}', b"[" * 100_000):
        answer = livia.http.post("/replays", data={"csrf": mark}, files={"journal": ("x.jsonl", content)})
        assert answer.status_code in (400, 429)
        assert "Traceback" not in answer.text
    big = livia.http.post("/replays", data={"csrf": mark}, files={"journal": ("x.jsonl", b"x" * 3_000_000)})
    assert big.status_code in (400, 413)
    assert livia.http.get("/").status_code == 200


def test_the_log_holds_no_keys(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        livia = Guest(server.address)
        address = livia.set_table("caesar", "tribune", "me")
        with livia.sit(address) as page:
            page.until_asked()
        livia.http.get(f"/seat/{'b' * 32}")
        server.stop()
        text = server.log.read_text()
        assert address.rpartition("/")[2] not in text
        assert "b" * 32 not in text
        assert livia.http.cookies["comitium"] not in text


def test_listening_on_a_network_says_what_it_exposes(tmp_path: Path) -> None:
    with running(tmp_path, "--host", "0.0.0.0") as server:
        assert server.process.stdout is not None
        assert "0.0.0.0" in server.process.stdout.readline()


def test_a_match_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        livia = Guest(server.address)
        good = livia.set_table("caesar", "tribune", "me")
        bad = livia.set_table("idus", "me", "random", "random", "random", "random")
        server.stop()
    with sqlite3.connect(tmp_path / "house.db") as database:
        token = bad.rpartition("/")[2]
        (match,) = database.execute("SELECT match FROM keys WHERE token = ?", (token,)).fetchone()
        database.execute("UPDATE lines SET text = replace(text, 'idus', 'ides') WHERE match = ?", (match,))
    port = int(server.address.rpartition(":")[2])
    with running(tmp_path, port=port):
        assert good in livia.http.get("/").text
        assert livia.http.get(bad).status_code == 422
        assert livia.http.get(good).status_code == 200


def test_the_metrics_do_not_exist_for_those_who_do_not_run_the_house(tmp_path: Path) -> None:
    """At a house of one table the number of lines written counts what a seat has not heard."""
    with running(tmp_path, "--metrics", "192.0.2.7") as server:
        assert httpx.get(f"{server.address}/metrics").status_code == 404
        believed = {"x-forwarded-for": "192.0.2.7"}
        assert httpx.get(f"{server.address}/metrics", headers=believed).status_code == 200
        assert httpx.get(f"{server.address}/health").json() == {"status": "open"}


def test_whatever_an_address_asks_for_is_limited(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        livia = Guest(server.address)
        address = livia.set_table("caesar", "tribune", "me")
        for path in (f"{address}/journal", "/api/v1/games", "/api/v1/matches/unknownmatch", "/replay/unknownmatch/journal"):
            answers = (livia.http.get(path) for _ in range(2_000))
            last = next(answer for answer in answers if answer.status_code == 429)
            assert int(last.headers["retry-after"]) >= 1


def test_a_revoked_key_hangs_up_on_programs_as_well(guest: Door) -> None:
    livia = guest()
    address = livia.set_table("caesar", "tribune", "me")
    place = livia.base.replace("http", "ws", 1) + "/api/v1/seat/socket"
    with connect(place, additional_headers={"authorization": f"Bearer {address.rpartition('/')[2]}"}) as socket:
        assert '"situation"' in str(socket.recv(10))
        livia.post(f"{address}/link")
        with pytest.raises(ConnectionClosed):
            while True:
                last = str(socket.recv(10))
        assert '"problem"' in last
