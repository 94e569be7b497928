"""Who leads which faction: one person several of them, a friend with one link; what lobby, pages and programs say of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Browser

from ..browsing import DESK, PHONE, PICK, READY, Looker
from ..running import Guest, Running, Sitting, amounts, is_over, is_question, question

Door = Callable[..., Guest]
IDUS = ("senator_1", "senator_2", "senator_3", "senator_4", "senator_5")


def asked_seat(page: Sitting) -> int:
    found = re.search(r'id="answer" data-at="\d+" data-seat="(\d+)"', page.frame["html"])
    assert found is not None
    return int(found[1])


def own_seats(page: Sitting) -> list[int]:
    """The seats to which a page offers to go, and the one it shows."""
    return [int(seat) for seat in re.findall(r'class="own" data-send="pass" data-with=\'{"seat":(\d+)}', page.frame["html"])]


def play_seats(page: Sitting, dice: Random, most: int = 10_000) -> set[int]:
    """Answer whatever is asked on one page, for any of its seats, until the game is over; for which seats."""
    given: tuple[int, int] = (-1, -1)
    seats: set[int] = set()
    for _ in range(most):
        while not (is_question(page.frame) and (asked_seat(page), question(page.frame)[0]) != given):
            if is_over(page.frame):
                return seats
            page.until_frame()
        assert 'data-send="reveal"' not in page.frame["html"], "one person has no secrets from herself"
        number, choices = question(page.frame)
        given = (asked_seat(page), number)
        seats.add(given[0])
        page.send("choose", choice=dice.choice([*choices, *amounts(page.frame)]), at=number, seat=given[0])
    return seats


# -- at the table


def test_one_person_leads_both_sides_of_a_game_to_its_end_and_of_its_rematch(guest: Door) -> None:
    livia, dice = guest(), Random(3)
    address = livia.set_table("caesar", "me", "me")
    with livia.sit(address) as page:
        page.until_frame()
        assert own_seats(page), "the way to her other seat"
        assert play_seats(page, dice) == {0, 1}
    again = livia.post(f"{address}/rematch")
    assert again.status_code == 303
    with livia.sit(again.headers["location"]) as page:
        assert play_seats(page, dice, most=60) == {0, 1}


def test_one_person_leads_factions_of_every_game_beside_bots(guest: Door) -> None:
    livia = guest()
    tables = {"idus": ("me", "tribune", "me", "tribune", "tribune"), "republic": ("tribune", "me", "me")}
    for game, seats in tables.items():
        mine = {seat for seat, who in enumerate(seats) if who == "me"}
        with livia.sit(livia.set_table(game, *seats)) as page:
            assert play_seats(page, Random(1), most=40) == mine


def test_whoever_leads_two_looks_at_either_when_she_likes(guest: Door) -> None:
    livia = guest()
    with livia.sit(livia.set_table("idus", "me", "tribune", "me", "tribune", "tribune")) as page:
        page.until_asked()
        (other,) = own_seats(page)
        page.send("pass", seat=other)
        page.until(lambda message: own_seats(page) == [{0: 2, 2: 0}[other]])
        assert 'data-send="reveal"' not in page.frame["html"]
        page.send("pass", seat=1)
        assert page.error(), "not hers"


def test_an_answer_that_comes_twice_is_not_taken_for_another_seat(guest: Door) -> None:
    livia = guest()
    with livia.sit(livia.set_table("caesar", "me", "me")) as page:
        number, choices = page.until_asked()
        first = asked_seat(page)
        while asked_seat(page) == first:
            number, choices = question(page.frame)
            page.send("choose", choice=choices[0], at=number, seat=first)
            page.until(
                lambda message, old=number: is_question(message) and (question(message)[0] > old or asked_seat(page) != first)
            )
        before = question(page.frame)[0], asked_seat(page)
        page.send("choose", choice=choices[0], at=number, seat=first)
        page.settle()
        assert (question(page.frame)[0], asked_seat(page)) == before
        number, choices = question(page.frame)
        page.send("choose", choice=choices[0], at=number, seat=first)
        page.settle()
        assert (question(page.frame)[0], asked_seat(page)) == before, "the other seat was meant, though the numbers agree"
        page.send("choose", choice=choices[0], at=0, seat=7)
        assert page.error()


def test_people_at_one_device_keep_a_curtain_where_one_of_them_leads_two(guest: Door) -> None:
    livia = guest()
    with livia.sit(livia.set_table("caesar", "me", "me")) as page:
        page.until_frame()
        assert 'data-send="reveal"' not in page.frame["html"]
    with livia.sit(livia.set_table("idus", "me", "device", "me", "tribune", "tribune")) as page:
        page.until_frame()
        assert 'data-send="reveal"' in page.frame["html"], "the device may be in the other's hands"
        page.send("reveal")
        page.until_frame()
        page.send("pass", seat=1)
        page.until(lambda message: 'data-send="reveal"' in message.get("html", ""))


# -- the lobby


def test_a_friend_leads_two_factions_with_one_link(guest: Door) -> None:
    livia, marcus = guest(), guest()
    address = livia.set_table("idus", "me", "open", "tribune", "with-senator_2", "tribune")
    (link,) = livia.invitations(address)
    with livia.sit(address) as hers, marcus.sit(link.removeprefix(livia.base)) as his:
        his.until_frame()
        his.send("name", name="Marcus")
        hers.until(lambda message: message.get("html", "").count("Marcus") >= 2)
        hers.send("start")
        while not is_question(his.frame):  # it may be her that the dice let begin
            for page in (hers, his):
                with suppress(TimeoutError):
                    page.heed(page.receive(0.2))
            if is_question(hers.frame):
                play_seats(hers, Random(1), most=1)
                hers.settle()
        assert len(own_seats(his)) == 1
        assert {asked_seat(his), *own_seats(his)} == {1, 3}
        if 'id="decision"' not in hers.frame.get("html", ""):
            hers.until(lambda message: 'id="decision"' in message.get("html", ""))
        assert own_seats(hers) == []


def test_the_host_settles_in_the_lobby_who_leads_what(guest: Door) -> None:
    livia = guest()
    address = livia.set_table("idus", "me", "open", "open", "tribune", "tribune")
    with livia.sit(address) as page:
        page.until_frame()
        page.send("spectators", allowed=True)
        match = re.search(r"/watch/([\w-]+)", page.until(lambda message: "/watch/" in message.get("html", ""))["html"])
        assert match is not None

        def settled(seat: int, player: str) -> str:
            page.send("seat", seat=seat, player=player)
            page.settle()
            rows = re.findall(r'<li class="seatrow">.*?</li>', page.frame["html"], re.DOTALL)
            chosen = re.search(r'<option value="([\w-]+)" selected>', rows[seat])
            return chosen[1] if chosen else ""

        assert settled(1, "me") == "me"
        assert len(livia.invitations(address)) == 1
        assert settled(3, "random") == "random", "another bot in the place of one"
        assert settled(3, "me") == "me"
        assert settled(1, "open") == "open", "what she led is free again"
        assert len(livia.invitations(address)) == 2
        assert settled(2, "with-senator_2") == "with-senator_2"
        assert len(livia.invitations(address)) == 1, "one link for both"
        assert settled(2, "open") == "open"
        assert settled(2, "tribune") == "tribune"
        assert settled(1, "device") == "device"
        for seat, player in ((0, "open"), (4, "with-senator_3"), (4, "with-nobody"), (4, "rule"), (9, "open")):
            page.send("seat", seat=seat, player=player)
            assert page.error(), (seat, player)
        page.send("start")
        page.until(lambda message: "gone" in message)
    led = livia.http.get(f"/api/v1/matches/{match[1]}").json()["led"]
    assert [one["kind"] for one in led] == ["person", "person", "bot", "person", "bot"]


def test_by_rule_is_not_offered_where_no_faction_can_be_led_so(guest: Door) -> None:
    livia = guest()
    for game in ("caesar", "idus", "republic"):
        assert 'value="rule"' not in livia.http.get(f"/?game={game}").text
    refused = livia.post("/tables", game="caesar", players="2", **{"seat.0": "rule", "seat.1": "me"})
    assert refused.status_code == 400
    assert "led by rule" in refused.text


# -- programs


def api(http: httpx.Client, key: str, **query: Any) -> dict[str, Any]:
    answer = http.get("/api/v1/seat", headers={"authorization": f"Bearer {key}"}, params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_program_leads_two_factions_with_one_key(guest: Door) -> None:
    http = guest().http
    body = {"game": "caesar", "seats": ["open", "with-caesar"]}
    (key,) = http.post("/api/v1/matches", json=body).json()["keys"]
    assert key["seats"] == [0, 1]
    headers, answered = {"authorization": f"Bearer {key['key']}"}, set()
    now = api(http, key["key"])
    assert now["yours"] == [0, 1]
    assert [led["kind"] for led in now["led"]] == ["you", "you"]
    for _ in range(2_000):
        if now["outcome"] is not None:
            break
        assert now["question"] is not None, "it leads whoever is asked"
        answered.add(now["seat"])
        given = {"choice": now["question"]["choices"][0]["choice"], "at": now["question"]["number"]}
        done = http.post("/api/v1/seat/choice", json=given, headers=headers)
        assert done.status_code == 200, done.text
        now = done.json()
    assert now["outcome"] is not None
    assert answered == {0, 1}
    assert api(http, key["key"], seat=1)["seat"] == 1
    assert http.get("/api/v1/seat", headers=headers, params={"seat": 2}).status_code == 404


def test_a_program_is_told_who_leads_each_faction(guest: Door) -> None:
    http = guest().http
    body = {"game": "idus", "seats": ["open", "tribune", "open", "with-senator_3", "random"], "spectators": True}
    made = http.post("/api/v1/matches", json=body).json()
    keys = {tuple(one["seats"]): one["key"] for one in made["keys"]}
    assert [led["kind"] for led in api(http, keys[0,])["led"]] == ["you", "bot", "open", "open", "bot"]
    assert [led["kind"] for led in api(http, keys[2, 3])["led"]] == ["person", "bot", "you", "you", "bot"]
    seen = http.get(f"/api/v1/matches/{made['match']}").json()
    assert [led["kind"] for led in seen["led"]] == ["person", "bot", "person", "person", "bot"]
    assert seen["led"][1] == {"kind": "bot", "name": "tribune"}
    for seats in (["rule", "open"], ["me", "open"], ["with-caesar", "open"]):
        assert http.post("/api/v1/matches", json={"game": "caesar", "seats": seats}).status_code == 400


def test_a_program_does_not_speak_for_several_people(guest: Door) -> None:
    livia = guest()
    key = livia.set_table("caesar", "device", "me").rpartition("/")[2]
    answer = livia.http.get("/api/v1/seat", headers={"authorization": f"Bearer {key}"})
    assert answer.status_code == 409


# -- a real browser

ASKED = "() => ['seat', 'at'].map((one) => document.getElementById('answer').dataset[one])"
ASKED_ELSE = """([seat, at]) => {
  const now = document.getElementById("answer")?.dataset;
  return now && (now.seat !== seat || now.at !== at);
}"""


def test_a_page_says_for_whom_she_answers_and_switches(chromium: Browser, server: Running) -> None:
    for size in (DESK, PHONE):
        livia = Looker(chromium, server.address, viewport=size)
        page, dice = livia.page, Random(5)
        livia.set_table("caesar", "me", "me")
        named = set()
        while len(named) < 2:
            page.wait_for_selector(f"{READY} #answer")
            shown, asked = page.inner_text(".own.now"), page.evaluate(ASKED)
            assert shown == ("Caesar", "Cleopatra")[int(asked[0])]
            named.add(shown)
            assert page.evaluate(PICK, dice.random())
            page.click("#confirm")
            page.wait_for_function(ASKED_ELSE, arg=asked)
        assert named == {"Caesar", "Cleopatra"}
        before = page.inner_text(".own.now")
        page.click("button.own")
        page.wait_for_function("(before) => document.querySelector('.own.now').innerText !== before", arg=before)
        assert page.locator(".curtain").count() == 0
        assert not livia.faults
        livia.context.close()
